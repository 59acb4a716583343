"""What lies in a row with pointers has the same places for every processor."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from zermelo.export.linking import web_module
from zermelo.kernel.exporting import object_code, support_code
from zermelo.kernel.exporting.target import TARGETS

# Written as a whole and read by its distance in bytes, as it is after Numba's passes.
PROGRAM = """
define i64 @one_read(i64 %given) {
  %row = alloca { i8, ptr, i64 }, align 8
  %whole = insertvalue { i8, ptr, i64 } undef, i64 %given, 2
  store { i8, ptr, i64 } %whole, ptr %row, align 8
  %place = getelementptr i8, ptr %row, i64 16
  %found = load i64, ptr %place, align 8
  ret i64 %found
}
"""
SCRIPT = """
import { readFileSync } from "node:fs";
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), { env: {} });
console.log(String(instance.exports.one_read(7n)));
"""


@pytest.mark.peer("node")
def test_distances_in_webassembly_are_those_of_this_processor(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    target, module = TARGETS["wasm"], tmp_path / "one.wasm"
    code, _ = object_code(PROGRAM, target, ("one_",))
    web_module([code, support_code(target)], ["one_read"], module)
    script = tmp_path / "read.mjs"
    script.write_text(SCRIPT)
    done = subprocess.run(["node", script, module], check=True, capture_output=True, text=True)
    assert done.stdout == "7\n"

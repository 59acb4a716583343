"""From object files to libraries: by the system's C compiler, or by the one of ziglang, which links
for every other system, too."""

from __future__ import annotations

import importlib
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ..errors import ZermeloError, needs_extra
from ..files import write_whole
from ..kernel.exporting.target import TARGETS, Target

STACK = 4 << 20
"""Bytes for calls in WebAssembly: a search goes 250 plies deep."""


def this_machine() -> str:
    """The name of the target that this process runs on.

    >>> this_machine() in TARGETS
    True
    """
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, "linux")
    machine = platform.machine().lower()
    processor = "aarch64" if machine in ("arm64", "aarch64") else "x86_64"
    return f"{system}-{processor}"


def shared_library(code: bytes, target: Target, path: Path) -> None:
    """Link an object file to a library that programs load."""
    own = target.zig == TARGETS[this_machine()].zig
    compiler = shutil.which("cc") if own else None
    command = [compiler] if compiler else [*_zig(), "cc", "-target", target.zig]
    _linked([code], path, lambda given, made: [*command, "-shared", "-o", made, *given, "-lm"])


def static_library(code: bytes, target: Target, path: Path) -> None:
    """Put an object file into an archive that C compilers link."""
    archiver = shutil.which("ar") if target.zig == TARGETS[this_machine()].zig else None
    command = [archiver] if archiver else [*_zig(), "ar"]
    _linked([code], path, lambda given, made: [*command, "rcs", made, *given])


def web_module(codes: Sequence[bytes], functions: Sequence[str], path: Path) -> None:
    """Link object files to a module of WebAssembly with these functions."""
    options = [f"--export={name}" for name in (*functions, "malloc", "free")]
    options += ["--no-entry", "--strip-all", "--gc-sections", "--allow-undefined", "--stack-first"]
    options += ["-z", f"stack-size={STACK}"]
    command = [*_zig(), "wasm-ld"]
    _linked(codes, path, lambda given, made: [*command, *options, *given, "-o", made])


def _zig() -> list[str]:
    with needs_extra("WebAssembly and libraries for other systems", "export"):
        importlib.import_module("ziglang")
    return [sys.executable, "-m", "ziglang"]


def _linked(
    codes: Sequence[bytes], path: Path, command: Callable[[list[Path], Path], list[Any]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, path.name)
        given = [Path(folder, f"program{place}.o") for place in range(len(codes))]
        for one, code in zip(given, codes, strict=True):
            one.write_bytes(code)
        parts = [str(part) for part in command(given, made)]
        done = subprocess.run(parts, capture_output=True, text=True)
        if done.returncode or not made.exists():
            raise ZermeloError(
                f"{path.name} could not be linked; the linker says: {done.stderr.strip()[-500:]}"
            )
        write_whole(path, made.read_bytes())

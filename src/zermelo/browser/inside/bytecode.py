"""Bytecode for what a page imports as it starts: compiling it in the browser took half the time."""

from __future__ import annotations

import importlib.util
import py_compile
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

MOMENT = (1980, 1, 1, 0, 0, 0)


def write(left_out: Sequence[str], folder: str, archive: str) -> None:
    """Import what the page does, compile that, and pack the folder again."""
    from .left_out import leave_out

    leave_out(left_out)
    importlib.import_module(".host", __package__)
    for module in [*sys.modules.values()]:
        file = getattr(module, "__file__", None)
        if file and file.startswith(f"{folder}/") and file.endswith(".py"):
            # It is not compared with its source, which is packed beside it.
            mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(file, doraise=True, invalidation_mode=mode)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(Path(folder).rglob("*")):
            if path.is_file():
                info = zipfile.ZipInfo(path.relative_to(folder).as_posix(), MOMENT)
                packed.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)

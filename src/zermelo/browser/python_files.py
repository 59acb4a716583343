"""The Python that a page takes along: zermelo itself, what it imports, and a file of one's own."""

from __future__ import annotations

import importlib
import io
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
LEFT = {"cli", "grading", "ladder", "slides", "verification"}
"""Folders that no page needs; the server's own, too."""
SUFFIXES = (".py", ".md", ".txt", ".json")
IMPORTED = ("markdown_it", "mdit_py_plugins", "mdurl")
"""Packages in plain Python that zermelo imports."""
OWN = "own"
"""The folder for files of the user's."""
_MOMENT = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive


def python_archive(own: Sequence[Path] = (), left_out: Sequence[str] = ()) -> bytes:
    """All of it as an archive, without modules that are left out; what lies beside a file of one's
    own and it imports goes along."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in sorted({*_ours(left_out), *_imported(), *_own(own)}):
            archive.writestr(zipfile.ZipInfo(name, _MOMENT), path.read_bytes())
    return packed.getvalue()


def own_path(path: Path) -> str:
    """Where a file of one's own lies in the archive."""
    return f"{OWN}/{path.name}"


def _ours(left_out: Sequence[str]) -> Iterator[tuple[str, Path]]:
    without = tuple(f"{name.replace('.', '/')}/" for name in left_out)
    for path in PACKAGE.rglob("*"):
        place = path.relative_to(PACKAGE)
        name = f"{PACKAGE.name}/{place.as_posix()}"
        if path.suffix not in SUFFIXES or place.parts[0] in LEFT or "static" in place.parts:
            continue
        if not f"{name.removesuffix('.py')}/".startswith(without):
            yield name, path


def _imported() -> Iterator[tuple[str, Path]]:
    for name in IMPORTED:
        file = importlib.import_module(name).__file__
        assert file is not None
        folder = Path(file).parent
        for path in folder.rglob("*.py"):
            yield f"{name}/{path.relative_to(folder).as_posix()}", path


def _own(files: Sequence[Path]) -> Iterator[tuple[str, Path]]:
    """The files, and modules beside them that they import."""
    waiting, seen = list(files), set[Path]()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        yield own_path(path), path
        text = path.read_text(encoding="utf-8")
        for beside in path.parent.glob("*.py"):
            if f"import {beside.stem}" in text or f"from {beside.stem}" in text:
                waiting.append(beside)

"""Assignments that are ready: in the package, to be graded by as they are or copied and changed.

Python files in there end in `.py.txt`, since they are data: a template has holes in it.
"""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path

from ..errors import BadParameter, UnknownName
from ..files import write_whole
from .assignment import FILE, Assignment, read_assignment

FOLDER = Path(__file__).parent / "assignments"
_TEXT = ".txt"


def names() -> list[str]:
    """What the ready assignments are called."""
    return sorted(path.parent.name for path in FOLDER.glob(f"*/{FILE}"))


@functools.cache
def _unpacked() -> tempfile.TemporaryDirectory[str]:
    """All of them as files that can be run, for as long as this process lives."""
    place = tempfile.TemporaryDirectory(prefix="zermelo-assignments-")
    for name in names():
        _write(name, Path(place.name) / name)
    return place


def shipped() -> dict[str, Assignment]:
    """The ready assignments by name."""
    return {name: read_assignment(Path(_unpacked().name) / name) for name in names()}


def find(name: str) -> Assignment:
    """The assignment in a folder, else the ready one of that name."""
    path = Path(name).expanduser()
    if path.exists():
        return read_assignment(path)
    if name not in names():
        raise UnknownName("assignment", name, names())
    return read_assignment(Path(_unpacked().name) / name)


def copy(name: str, folder: Path) -> list[Path]:
    """Copy a ready assignment to a new folder; the files that were made."""
    if name not in names():
        raise UnknownName("ready assignment", name, names())
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadParameter(f"{folder} exists already; name a new folder")
    return _write(name, folder)


def _write(name: str, folder: Path) -> list[Path]:
    made = []
    for path in sorted((FOLDER / name).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            inside = str(path.relative_to(FOLDER / name)).removesuffix(_TEXT)
            write_whole(folder / inside, path.read_bytes())
            made.append(folder / inside)
    return made

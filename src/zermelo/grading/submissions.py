"""What was handed in: found by file or folder, and copied aside before anything of it is run.

Links are not followed: in a submission they could lead to the tests, or to another's work.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ..errors import BadFile, BadParameter
from ..reading import read_regular

MOST_FILES = 500
MOST_BYTES = 8 << 20
IGNORED = ("__pycache__", "__MACOSX", "node_modules", "venv")


@dataclass(frozen=True)
class Submission:
    """What one student handed in."""

    student: str
    path: Path
    """A file, or a folder with the file in it."""
    problem: str = ""
    """Why it can't be graded at all."""


def submissions(paths: Iterable[Path], file: str) -> list[Submission]:
    """Those named on the command line; a folder of folders or files is a whole class."""
    found: dict[str, Submission] = {}
    for path in paths:
        for one in _at(path, file):
            if one.student in found:
                raise BadParameter(
                    f"{one.path} and {found[one.student].path} are both {one.student}'s; give "
                    "files or folders of different names"
                )
            found[one.student] = one
    return list(found.values())


def _at(path: Path, file: str) -> Iterator[Submission]:
    if path.is_file():
        yield Submission(path.stem, path)
        return
    if not path.is_dir():
        raise BadParameter(f"there is no submission at {path}")
    if (path / file).exists():
        yield Submission(path.absolute().name, path)
        return
    inside = [one for one in sorted(path.iterdir()) if not _is_ignored(one.name)]
    folders = [one for one in inside if one.is_dir() and not one.is_symlink()]
    files = [one for one in inside if one.suffix == ".py" and not one.is_symlink()]
    if not folders and len(files) <= 1:
        yield Submission(path.absolute().name, path)
    elif folders:
        yield from (Submission(one.name, one) for one in folders)
        yield from (Submission(one.stem, one) for one in files)
    else:
        yield from (Submission(one.stem, one) for one in files)


def _is_ignored(name: str) -> bool:
    return name.startswith(".") or name in IGNORED


def copied(one: Submission, file: str, target: Path) -> str:
    """Copy a submission to a folder; why it can't be graded, or nothing."""
    try:
        if one.path.is_file():
            _copy([(one.path, file)], target)
            return ""
        _copy(_files(one.path), target)
    except (BadFile, OSError) as error:
        return f"what was handed in can't be read: {getattr(error, 'strerror', None) or error}"
    if (target / file).is_file():
        return ""
    only = list(target.glob("*.py"))
    if len(only) == 1:  # of another name, as learning platforms have it
        shutil.copyfile(only[0], target / file)
        return ""
    return f"there is no {file} in what was handed in"


def _files(folder: Path) -> list[tuple[Path, str]]:
    """All ordinary files, by their names inside the folder."""
    found: list[tuple[Path, str]] = []
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(one for one in folders if not _is_ignored(one))
        for name in sorted(names):
            path = Path(root, name)
            if _is_ignored(name) or path.is_symlink() or not path.is_file():
                continue
            found.append((path, str(path.relative_to(folder))))
            if len(found) > MOST_FILES:
                raise BadFile(f"it has more than {MOST_FILES} files")
    return found


def _copy(files: Iterable[tuple[Path, str]], target: Path) -> None:
    size = 0
    for path, name in files:
        content = read_regular(path, MOST_BYTES)
        size += len(content)
        if size > MOST_BYTES:
            raise BadFile(f"it is larger than {MOST_BYTES >> 20} megabytes")
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_bytes(content)


def fingerprint(folder: Path) -> str:
    """Of all files in a folder."""
    known = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            known.update(f"{path.relative_to(folder)}\0".encode())
            known.update(hashlib.sha256(path.read_bytes()).digest())
    return known.hexdigest()

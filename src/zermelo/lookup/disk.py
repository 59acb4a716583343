"""Folders that are written to: one build at a time, and clear errors when writing fails."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from ..errors import CantWrite

try:
    import fcntl
except ImportError:  # a system without it: there is no lock there
    fcntl = None  # type: ignore[assignment]

LOCK = ".lock"


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Inside, a file that can't be written raises CantWrite, which says what to do."""
    try:
        yield
    except OSError as error:
        raise CantWrite(
            f"{path} can't be written: {error.strerror or error}; make room there, or choose "
            "another place"
        ) from error


@contextlib.contextmanager
def sole_builder(folder: Path) -> Iterator[None]:
    """Make the folder and lock it against other builds; a killed build leaves no lock."""
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / LOCK).open("w") as handle:
            if fcntl is not None:
                try:
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise CantWrite(
                        f"another build is running in {folder}; wait for it to end, or choose "
                        "another folder"
                    ) from None
            yield


def reserve(path: Path, size: int) -> None:
    """A new file of this size, all zeros, with its disk space allocated: writing to a mapped file
    that the disk has no room for would kill the process."""
    with path.open("wb") as file:
        if hasattr(os, "posix_fallocate"):
            os.posix_fallocate(file.fileno(), 0, size)
        else:
            file.truncate(size)

"""Folders that are written to: one build at a time, and a sentence where the disk refuses."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from ..errors import ZermeloError

try:
    import fcntl
except ImportError:  # a system without it; there, nobody is kept out
    fcntl = None  # type: ignore[assignment]

__all__ = ["CantWrite", "reserve", "sole_builder", "told_in_a_sentence"]

LOCK = ".lock"


class CantWrite(ZermeloError):
    """A disk that is full, a folder that may not be written to, or that somebody else writes to."""


@contextlib.contextmanager
def told_in_a_sentence(path: Path) -> Iterator[None]:
    """What the system says when something can't be written, with what to do about it."""
    try:
        yield
    except OSError as error:
        raise CantWrite(
            f"{path} can't be written: {error.strerror or error}; make room there, or choose "
            "another place"
        ) from error


@contextlib.contextmanager
def sole_builder(folder: Path) -> Iterator[None]:
    """The folder is there, and nobody else builds in it; a killed build leaves no lock."""
    with told_in_a_sentence(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / LOCK).open("w") as handle:
            if fcntl is not None:
                try:
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise CantWrite(
                        f"another build is at work in {folder}; let it end, or choose another "
                        "folder"
                    ) from None
            yield


def reserve(path: Path, size: int) -> None:
    """A new file of this size, all zeros, whose room on the disk is sure: a mapped file that the
    disk has no room for would kill the process that writes to it."""
    with path.open("wb") as file:
        if hasattr(os, "posix_fallocate"):
            os.posix_fallocate(file.fileno(), 0, size)
        else:
            file.truncate(size)

"""What all readers of files share: an error that says where, and limits on what comes in."""

from __future__ import annotations

from pathlib import Path

from .. import errors
from ..reading import read_regular, reading

__all__ = ["MOST_CHARACTERS", "BadFile", "read_text"]

MOST_CHARACTERS = 64 << 20
"""Larger files are refused before they are read."""


class BadFile(errors.BadFile):
    """A file that does not follow its format; the message names the line where it is known."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        self.line = line
        super().__init__(problem if line is None else f"line {line}: {problem}")


def read_text(path: str | Path) -> str:
    """The text of a file that is not too large; bytes that are no UTF-8 are read as Latin-1."""
    with reading(path, BadFile):
        content = read_regular(path, MOST_CHARACTERS)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")

"""What all readers of files share: an error that says where, and limits on what comes in."""

from __future__ import annotations

from pathlib import Path

from ..errors import ZermeloError

__all__ = ["MOST_CHARACTERS", "BadFile", "read_text"]

MOST_CHARACTERS = 64 << 20
"""Larger files are refused before they are read."""


class BadFile(ZermeloError, ValueError):
    """A file that does not follow its format; the message names the line where it is known."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        self.line = line
        super().__init__(problem if line is None else f"line {line}: {problem}")


def read_text(path: str | Path) -> str:
    """The text of a file that is not too large; bytes that are no UTF-8 are read as Latin-1."""
    path = Path(path)
    try:
        if path.stat().st_size > MOST_CHARACTERS:
            raise BadFile(f"{path} is larger than {MOST_CHARACTERS >> 20} megabytes")
        content = path.read_bytes()
    except OSError as error:
        raise BadFile(f"{path} can't be read: {error.strerror}") from None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")

"""What all readers of files share: errors that name the line, and limits on what is read."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from ..errors import BadFile, short
from ..reading import read_regular, reading

MOST_CHARACTERS = 64 << 20
"""Larger files are refused before they are read."""


def check_length(text: str) -> None:
    """Refuse texts that would take too long to parse."""
    if len(text) > MOST_CHARACTERS:
        raise BadFile(f"this is longer than {MOST_CHARACTERS >> 20} million characters")


@contextlib.contextmanager
def locating(path: str | Path) -> Iterator[None]:
    """Errors about what is read in here name the file as well as the line."""
    try:
        yield
    except BadFile as error:
        raise BadFile(f"{path}, {short(error, 400)}") from None


def read_text(path: str | Path) -> str:
    """The text of a file that is not too large, in UTF-8 or else in Latin-1."""
    with reading(path, BadFile):
        content = read_regular(path, MOST_CHARACTERS)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")

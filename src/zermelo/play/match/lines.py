"""Text files of one item to a line, with remarks after #."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from ...errors import BadFile, BadParameter
from ...reading import read_regular

__all__ = ["read_lines", "without_remarks"]


def read_lines(path: str | Path, what: str) -> list[str]:
    """The lines of a file; an error names `what` it should hold."""
    try:
        return read_regular(Path(path).expanduser()).decode().splitlines()
    except (OSError, UnicodeDecodeError, BadFile) as error:
        raise BadParameter(f"{what} can't be read from {path}: {error}") from None


def without_remarks(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The lines that hold something, with their numbers and without remarks."""
    for number, line in enumerate(lines, 1):
        if text := line.partition("#")[0].strip():
            yield number, text

"""Sheets of exercises in other formats: for print, and for learning platforms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..exercise import Exercise
from .latex import as_latex
from .markup import as_html
from .moodle import as_moodle
from .qti import as_qti
from .spreadsheet import as_csv
from .text import as_text

__all__ = [
    "FORMATS",
    "Format",
    "as_csv",
    "as_html",
    "as_latex",
    "as_moodle",
    "as_qti",
    "as_text",
    "exported",
]


class Format(NamedTuple):
    title: str
    suffix: str
    write: Callable[[Sequence[Exercise], int, bool], str | bytes]
    """From exercises, the number of the sheet, and whether to add answers where that is open."""

    @property
    def binary(self) -> bool:
        return self.suffix == ".zip"


FORMATS = {
    "text": Format("Plain text", ".txt", as_text),
    "html": Format("HTML", ".html", as_html),
    "latex": Format("LaTeX", ".tex", as_latex),
    "csv": Format("CSV", ".csv", as_csv),
    "moodle": Format("Moodle XML", ".xml", as_moodle),
    "qti": Format("QTI 2.1", ".zip", as_qti),
}


def exported(exercises: Sequence[Exercise], seed: int, format: str, answers: bool = True) -> bytes:
    """A file with these exercises."""
    content = FORMATS[format].write(exercises, seed, answers)
    return content if isinstance(content, bytes) else content.encode()

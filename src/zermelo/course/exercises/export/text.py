"""Sheets to read in a terminal; a tree is written in brackets."""

from __future__ import annotations

from collections.abc import Sequence

from .. import title_of
from ..exercise import Exercise, ExerciseTable
from .parts import brackets, cells_of, parts_of


def as_text(exercises: Sequence[Exercise], seed: int, answers: bool = True) -> str:
    lines = [f"{title_of(exercises)}, sheet {seed}"]
    for answer in (False, True) if answers else (False,):
        lines += [f"Answers to sheet {seed}"] if answer else []
        for at, one in enumerate(exercises, 1):
            parts = parts_of(one, answer, str, brackets, _aligned)
            lines.append(f"{at}. " + "\n   ".join(parts))
    return "\n\n".join(lines) + "\n"


def _aligned(table: ExerciseTable) -> str:
    lines = cells_of(table)
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n   ".join(
        "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )

"""Exercises as a table of comma-separated values, one exercise a row."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from .. import SUBJECTS
from ..exercise import Exercise, ExerciseTable, written
from .parts import brackets, cells_of, said

COLUMNS = ("number", "subject", "question", "tree", "table", "right", "answer", "mistakes", "hint")


def as_csv(exercises: Sequence[Exercise], seed: int, answers: bool = True) -> str:
    """With a heading; without answers, their columns are left out."""
    kept = COLUMNS if answers else COLUMNS[: COLUMNS.index("right")]
    lines = io.StringIO()
    rows = csv.DictWriter(lines, kept, extrasaction="ignore", lineterminator="\r\n")
    rows.writeheader()
    for at, one in enumerate(exercises, 1):
        rows.writerow(_row(one, f"{seed}.{at}"))
    return lines.getvalue()


def _row(exercise: Exercise, number: str) -> dict[str, str]:
    return {
        "number": number,
        "subject": SUBJECTS[exercise.subject].title,
        "question": exercise.question,
        "tree": "" if exercise.tree is None else brackets(exercise.tree, True),
        "table": "" if exercise.given is None else _lines(exercise.given),
        "right": "; ".join(
            f"{field.label}: {written(field, field.right)}" for field in exercise.fields
        ),
        "answer": exercise.answer,
        "mistakes": "\n".join(
            f"{said(exercise.fields, one)}: {one.text}" for one in exercise.mistakes
        ),
        "hint": exercise.hint,
    }


def _lines(table: ExerciseTable) -> str:
    return "\n".join(" | ".join(line) for line in cells_of(table))

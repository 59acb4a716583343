"""Grading: two hundred submissions twice, and which test catches which mistake.

Submissions are those of the tests (`tests/grading/crowd.py`): right in several forms, wrong in
known ways, slow, crashing, and forty that attack the grader. Each is graded in sandboxes.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from tests.grading.crowd import Handed, crowd, grades_of, misjudged
from tests.grading.variants import ALPHA_BETA, EXPECTIMAX, MINIMAX, OTHERS, Variant, handed_in
from zermelo import clock
from zermelo.grading.shipped import find
from zermelo.grading.verdict import Grade

TITLE = "grading: two hundred submissions, and which test catches which mistake"


def tables() -> Iterator[Table]:
    yield _crowd()
    variants = [*MINIMAX, *ALPHA_BETA, *EXPECTIMAX, *OTHERS]
    for assignment in dict.fromkeys(one.assignment for one in variants):
        yield _caught(assignment, [one for one in variants if one.assignment == assignment])


def _crowd() -> Table:
    """How many of each kind there are, are judged wrongly, and are judged otherwise next time."""
    some, minutes, rounds = list(crowd()), [], []
    for _ in range(2):
        with tempfile.TemporaryDirectory() as place:
            began = clock.now()
            rounds.append(grades_of(some, Path(place)))
            minutes.append((clock.now() - began) / 60)
    wrong = Counter(_kind(some, line) for line in misjudged(some, rounds[0]))
    differ = Counter(one.kind for one in some if rounds[0][one.student] != rounds[1][one.student])
    took = " and ".join(f"{one:.1f}" for one in minutes)
    made = Table(title=f"{len(some)} submissions, graded twice in {took} minutes")
    for heading in ("kind", "submissions", "judged wrongly", "otherwise the second time"):
        made.add_column(heading, justify="left" if heading == "kind" else "right")
    for kind, count in Counter(one.kind for one in some).items():
        made.add_row(kind, str(count), str(wrong[kind]), str(differ[kind]))
    made.caption = "\n".join(_differences(rounds)) or None
    return made


def _differences(rounds: list[dict[str, Grade]]) -> Iterator[str]:
    """What was said the first and the second time, where that is not the same."""
    for student, grade in rounds[0].items():
        for one, other in zip(grade.tests, rounds[1][student].tests, strict=True):
            if one != other:
                same = one.sentence == other.sentence
                yield f"{student}, {one.name}: {one.sentence} / " + (
                    "the same, shown by another example" if same else other.sentence
                )


def _kind(some: list[Handed], line: str) -> str:
    student = line.partition(":")[0]
    return next(one.kind for one in some if one.student == student)


def _caught(assignment: str, variants: list[Variant]) -> Table:
    """A row for each mistake, and a mark for each test that it fails."""
    tests = find(assignment).tests
    some = [
        Handed(f"{number:02}", assignment, "wrong", handed_in(one))
        for number, one in enumerate(variants)
    ]
    with tempfile.TemporaryDirectory() as place:
        grades = grades_of(some, Path(place))
    key = ", ".join(f"{number}: {test.name}" for number, test in enumerate(tests, 1))
    made = Table(title=f"{find(assignment).title}; x: caught. {key}")
    made.add_column("in place of what is right")
    for number in range(1, len(tests) + 1):
        made.add_column(str(number), justify="center")
    for one, variant in zip(some, variants, strict=True):
        marks = ["" if test.passed else "x" for test in grades[one.student].tests]
        made.add_row(" ".join(variant.new.split())[:60], *marks)
    return made

"""Answers to questions, for assignments in which students explain: what a `checks.py` calls.

    def visited(student, dice):
        return expect(given(student), "visited", [5, 6, 7], "A node is left when alpha >= beta.")

A student's function returns a dictionary of answers. Numbers and lists are compared; where there
are many right answers, such as a tree with some property, a function says whether one is right.
What is written in words is shown to the teacher.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from .verdict import Evidence, Problem

FEWEST_WORDS = 12
CLOSE = 1e-6


def given(student: Callable[..., Any]) -> dict[str, Any]:
    """The answers; without a dictionary, none."""
    answers = student()
    return answers if isinstance(answers, dict) else {}


def expect(
    answers: dict[str, Any], name: str, right: Any, says: str, close: float = CLOSE
) -> Problem | None:
    """What is wrong with an answer, if anything.

    `right` is the answer, or a function that says whether one is right. `says` is what a student
    reads, of hidden tests too: how to get there, and not where.
    """
    if name not in answers:
        return Problem(f"There is no answer {name!r}.")
    answer = answers[name]
    try:
        fits = right(answer) if callable(right) else _same(answer, right, close)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return Problem(f"The answer {name!r} is not of the form that is asked for.", name, answer)
    if fits:
        return None
    shown = "" if callable(right) else right
    return Problem(f"The answer {name!r} is not right. {says}", name, answer, shown)


def words(answers: dict[str, Any], name: str, fewest: int = FEWEST_WORDS) -> Problem | Evidence:
    """Sentences for the teacher to read; all that is checked is that they are there."""
    text = answers.get(name)
    if not isinstance(text, str) or len(text.split()) < fewest:
        return Problem(f"{name!r} asks for {fewest} words or more.", name, text or "nothing")
    return Evidence(f"{name}: to be read by your teacher", text, "")


def _same(answer: Any, right: Any, close: float) -> bool:
    if isinstance(right, list | tuple):
        return (
            isinstance(answer, list | tuple)
            and len(answer) == len(right)
            and all(_same(one, other, close) for one, other in zip(answer, right, strict=True))
        )
    if isinstance(right, dict):
        return isinstance(answer, dict) and all(
            _same(answer.get(key), one, close) for key, one in right.items()
        )
    if isinstance(right, bool) or not isinstance(right, int | float):
        return type(answer) is type(right) and bool(answer == right)
    if isinstance(answer, bool) or not isinstance(answer, int | float):
        return False
    return math.isclose(answer, right, rel_tol=close, abs_tol=close)

"""What an exercise is: a question, a form to answer in, the right answer, and known mistakes.

The form has one field or several: a number, one of several choices, or a set of branches. Whether
an answer is right is decided here and nowhere else, for the page, the tests and the exports.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from ...errors import BadParameter
from ...games.tree import Tree
from ...result import Result
from ...trace import Trace

LONGEST = 2000  # characters of an answer
ROUNDED = Fraction(1, 200)
"""How far off a number may be that can't be written with a few decimals."""
DECIMALS = 4
SCALE = 10_000  # 10 to that power
LARGEST_DENOMINATOR = 10_000  # of a number that is meant to be a fraction
NUMBER = re.compile(r"([+-]?\d{1,15}(?:\.\d{1,9})?(?:e\+?\d{1,2})?)(?:/(\d{1,15}))?")
NONE = "none"
"""How an empty set of branches is written."""

Answer = Fraction | str | frozenset[str]
"""A number, one of the choices, or branches by the moves that lead to them: 1.2, 3.1."""


class ExerciseTable(NamedTuple):
    """A table to read; the first column names the rows."""

    columns: list[str]
    rows: list[list[str]]


class Searched(NamedTuple):
    """A tree and the result of searching it, with a trace."""

    game: Tree
    result: Result

    @property
    def trace(self) -> Trace:
        assert self.result.trace is not None
        return self.result.trace


@dataclass(frozen=True)
class Field:
    """A part of the answer, by its type: see `number`, `choice` and `branches`."""

    name: str
    label: str
    right: Answer
    choices: tuple[str, ...] = ()
    """What there is to choose from, or all branches of the tree."""
    tolerance: Fraction = Fraction(0)

    @property
    def kind(self) -> str:
        if isinstance(self.right, Fraction):
            return "number"
        return "choice" if isinstance(self.right, str) else "branches"

    def same(self, one: Answer, other: Answer, factor: int = 1) -> bool:
        """Whether two answers count as the same, within a multiple of the tolerance."""
        if isinstance(one, Fraction) and isinstance(other, Fraction):
            return abs(one - other) <= factor * self.tolerance
        return one == other


class Mistake(NamedTuple):
    """A wrong answer, in all fields or some, and what led to it."""

    given: dict[str, Answer]
    text: str


@dataclass(frozen=True)
class Exercise:
    """A question and its answer; either may have a tree or a table."""

    subject: str
    question: str
    answer: str
    """The right answer in words."""
    fields: tuple[Field, ...]
    mistakes: tuple[Mistake, ...]
    hint: str
    """For a wrong answer that no known mistake explains."""
    tree: Searched | None = None
    """A search whose trace is the whole tree, to be drawn with the values of the leaves only."""
    searched: Searched | None = None
    """The search that answers."""
    given: ExerciseTable | None = None
    worked: ExerciseTable | None = None


class AnswerVerdict(NamedTuple):
    right: bool
    text: str
    wrong: tuple[str, ...] = ()
    """The names of the fields that are wrong, or that can't be read."""
    readable: bool = True


# Fields.


def exact(value: Any) -> Fraction:
    """A number as the fraction that it is or, of a float, was meant to be."""
    if isinstance(value, Fraction | int):
        return Fraction(value)
    return Fraction(float(value)).limit_denominator(10**6)


def number(name: str, label: str, right: Any, tolerance: Any = None) -> Field:
    """Without a tolerance: exact where a few decimals are enough to be exact, else rounded."""
    value = exact(right)
    if tolerance is None:
        tolerance = 0 if _is_decimal(value) else ROUNDED
    return Field(name, label, value, tolerance=Fraction(tolerance))


def choice(name: str, label: str, right: str, choices: Iterable[str]) -> Field:
    return Field(name, label, right, tuple(choices))


def branches(name: str, label: str, right: Iterable[str], every: Iterable[str]) -> Field:
    """A set of branches of a tree, out of `every` one."""
    return Field(name, label, frozenset(right), tuple(every))


def plain(value: Any) -> str:
    """A number as people write it: 3, -2.5, 1/3."""
    value = exact(value)
    if value.denominator == 1 or not _is_decimal(value):
        return str(value)
    return f"{float(value):.{DECIMALS}f}".rstrip("0")


def _is_decimal(value: Fraction) -> bool:
    return SCALE % value.denominator == 0


def written(field: Field, answer: Answer) -> str:
    """An answer as text that is read back as the same answer."""
    if isinstance(answer, Fraction):
        irrational = answer.denominator > LARGEST_DENOMINATOR
        return f"{float(answer):.{DECIMALS}f}" if irrational else plain(answer)
    if isinstance(answer, str):
        return answer
    return ", ".join(one for one in field.choices if one in answer) or NONE


# Making.


def posed(
    subject: str,
    question: str,
    answer: str,
    fields: Sequence[Field],
    mistakes: Iterable[tuple[Mapping[str, Any], str]],
    hint: str,
    **shown: Any,
) -> Exercise | None:
    """An exercise with those mistakes that differ from the right answer and from each other.

    None if there are none: where every mistake leads to the right answer, nothing is asked.
    """
    by_name = {field.name: field for field in fields}
    right = {field.name: field.right for field in fields}
    kept: list[Mistake] = []
    for given, text in mistakes:
        wrong = {name: _typed(by_name[name], value) for name, value in given.items()}
        differs = any(not by_name[name].same(one, right[name], 2) for name, one in wrong.items())
        if differs and not any(_matches(fields, one, right | wrong, 2) for one in kept):
            kept.append(Mistake(wrong, text))
    if not kept:
        return None
    return Exercise(subject, question, answer, tuple(fields), tuple(kept), hint, **shown)


def _typed(field: Field, value: Any) -> Answer:
    if field.kind == "number":
        return exact(value)
    return str(value) if field.kind == "choice" else frozenset(value)


def _matches(
    fields: Sequence[Field], mistake: Mistake, given: Mapping[str, Answer], factor: int = 1
) -> bool:
    return all(
        field.same(mistake.given[field.name], given[field.name], factor)
        for field in fields
        if field.name in mistake.given
    )


# Checking.


def check(exercise: Exercise, given: Mapping[str, str]) -> AnswerVerdict:
    """Whether these texts, by the names of the fields, are the right answer; if not, why."""
    read: dict[str, Answer] = {}
    for field in exercise.fields:
        try:
            read[field.name] = _read(field, given.get(field.name, ""))
        except BadParameter as error:
            return AnswerVerdict(False, str(error), (field.name,), readable=False)
    wrong = tuple(one.name for one in exercise.fields if not one.same(read[one.name], one.right))
    if not wrong:
        return AnswerVerdict(True, exercise.answer)
    return AnswerVerdict(False, _reason(exercise, read, wrong), wrong)


def _reason(exercise: Exercise, read: Mapping[str, Answer], wrong: Sequence[str]) -> str:
    for mistake in exercise.mistakes:
        if _matches(exercise.fields, mistake, read):
            return mistake.text
    for mistake in exercise.mistakes:
        if any(_tells(field, mistake, read) for field in exercise.fields if field.name in wrong):
            return mistake.text
    labels = [f"“{field.label}”" for field in exercise.fields if field.name in wrong]
    if len(labels) == len(exercise.fields):
        return exercise.hint
    return f"All is right but {' and '.join(labels)}. {exercise.hint}"


def _tells(field: Field, mistake: Mistake, read: Mapping[str, Answer]) -> bool:
    """Whether a wrong field alone points to a mistake; one of two choices says nothing."""
    made = mistake.given.get(field.name)
    return field.kind != "choice" and made is not None and field.same(made, read[field.name])


def _read(field: Field, text: str) -> Answer:
    text = text.replace("\N{MINUS SIGN}", "-").strip()
    if len(text) > LONGEST:
        raise BadParameter(f"“{field.label}” is too long.")
    if not text:
        raise BadParameter(f"“{field.label}” is still empty.")
    if field.kind == "number":
        return _number(field, text)
    if field.kind == "choice":
        return _choice(field, text)
    return _branches(field, text)


def _number(field: Field, text: str) -> Fraction:
    parts = NUMBER.fullmatch(text.replace(" ", "").lower())
    if parts is None:
        raise BadParameter(
            f"“{field.label}” must be a number such as 3, -2.5 or 1/4, with a point for decimals "
            f"and no commas, not “{text[:40]}”."
        )
    if parts[2] is not None and int(parts[2]) == 0:
        raise BadParameter(f"“{field.label}” divides by 0.")
    return Fraction(parts[1]) / int(parts[2] or 1)


def _choice(field: Field, text: str) -> str:
    for one in field.choices:
        if one.casefold() == text.casefold():
            return one
    raise BadParameter(f"“{field.label}” is one of {', '.join(field.choices)}.")


def _branches(field: Field, text: str) -> frozenset[str]:
    if text.casefold() == NONE:
        return frozenset()
    names = re.split(r"[,;\s]+", text.strip(",; "))
    for one in names:
        if one not in field.choices:
            raise BadParameter(
                f"There is no branch “{one[:40]}”. Name a branch by the moves that lead to it, "
                f"such as {field.choices[-1]}, and separate branches by commas."
            )
    return frozenset(names)

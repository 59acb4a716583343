"""Exercises and sheets of them."""

from __future__ import annotations

from ..schema import Message, Value
from .analysis import Traced
from .lessons import DataTable


class Exercise(Value):
    """A question and its answer: a tree to draw without values and then with them, tables."""

    question: str
    answer: str
    tree: Traced | None
    searched: Traced | None
    given: DataTable | None
    worked: DataTable | None


class Exercises(Message, tag="exercises"):
    """A sheet of exercises."""

    id: int
    title: str
    exercises: list[Exercise]


class SheetFile(Message, tag="sheet_file"):
    """A sheet as a file; the content is in base64."""

    id: int
    name: str
    content: str


class Field(Value):
    """A part of an answer: a `number`, one of several choices, or `branches` of the tree."""

    name: str
    label: str
    kind: str
    choices: list[str]


class Asked(Message, tag="asked"):
    """An exercise to be answered in a form; `deep` if its tree is as deep as was asked for."""

    id: int
    title: str
    question: str
    deep: bool
    fields: list[Field]
    tree: Traced | None
    given: DataTable | None


class Judged(Message, tag="judged"):
    """Whether an answer is right and, if not, why; `wrong` are the fields that are."""

    id: int
    right: bool
    readable: bool
    text: str
    wrong: list[str]


class Revealed(Message, tag="revealed"):
    """The right answer in words and by fields, and what explains it."""

    id: int
    answer: str
    right: dict[str, str]
    searched: Traced | None
    worked: DataTable | None

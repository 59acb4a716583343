"""Puzzles with one right answer."""

from __future__ import annotations

from ..schema import Message, Place, Value


class PuzzleInfo(Value):
    """A puzzle of a list: its game, and its grade as a place in the grades' names."""

    game: str
    title: str
    grade: int


class Puzzles(Message, tag="puzzles"):
    """All puzzles, by number from 1, and what the grades are called."""

    id: int
    puzzles: list[PuzzleInfo]
    grades: list[str]


class PuzzleChoice(Value):
    """An answer to choose: what to send, and what it says."""

    answer: str
    words: str


class PuzzleAsked(Message, tag="puzzle_asked"):
    """A position and what is asked of it; without choices, a move is the answer."""

    id: int
    number: int
    question: str
    place: Place
    choices: list[PuzzleChoice]


class PuzzleJudged(Message, tag="puzzle_judged"):
    """Whether an answer is right, why, and the moves that show it, the answer first."""

    id: int
    right: bool
    text: str
    line: list[str]

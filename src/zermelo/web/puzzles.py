"""Puzzles for the page: what there is, one of them to be answered, and a sheet to print."""

from __future__ import annotations

import base64
from collections.abc import Callable
from functools import cache
from typing import Any

from ..errors import BadParameter
from ..puzzles.judging import judge
from ..puzzles.puzzle import GRADES, Puzzle, shipped, title
from ..puzzles.sheet import as_html, chosen, plain_name
from .messages import requests, responses
from .messages.schema import GameName, Place

Answer = tuple[str, bytes]
"""A message for the page, and nothing to be explained later."""


def listed(message: requests.ListPuzzles) -> responses.Puzzles:
    return responses.Puzzles(message.id, _infos(), list(GRADES))


@cache
def _infos() -> list[responses.PuzzleInfo]:
    titles = {game: title(one) for game, one in {one.game: one for one in shipped()}.items()}
    return [responses.PuzzleInfo(plain_name(one), titles[one.game], one.grade) for one in shipped()]


def asked(message: requests.AskPuzzle) -> responses.PuzzleAsked:
    """A puzzle without its answer."""
    puzzle = _numbered(message.number)
    game = puzzle.rules()
    state = puzzle.state(game)
    place = Place(
        GameName(plain_name(puzzle), dict(game.parameters)),
        start=puzzle.start or None,
        moves=list(puzzle.moves),
    )
    choices = [responses.PuzzleChoice(*one) for one in puzzle.choices(game)]
    question = puzzle.question(game, state)
    return responses.PuzzleAsked(message.id, message.number, question, place, choices)


def judged(report: Any, message: requests.AnswerPuzzle) -> Answer:
    """What came of an answer; without one, the puzzle's own. A job, for a proof is tried."""
    puzzle = _numbered(message.number)
    verdict = judge(puzzle, message.answer or puzzle.answer)
    text = verdict.text
    if not message.answer:
        words = puzzle.answer_words(puzzle.rules())
        text = f"The answer: {words}{verdict.text.removeprefix('Right').replace(':', ', then', 1)}"
    return responses.encode(
        responses.PuzzleJudged(message.id, verdict.right, text, list(verdict.line))
    ), b""


def sheet(message: requests.PrintPuzzles) -> responses.SheetFile:
    grade = None if message.grade is None else message.grade + 1
    games = [message.game] if message.game else []
    made = as_html(chosen(games, grade, message.number, message.seed))
    content = base64.b64encode(made.encode()).decode()
    return responses.SheetFile(message.id, "puzzles.html", content)


def _numbered(number: int) -> Puzzle:
    if not 1 <= number <= len(shipped()):
        raise BadParameter(f"there is no puzzle {number}; their numbers are 1 to {len(shipped())}")
    return shipped()[number - 1]


SHOWN: dict[type, Callable[[Any], responses.ToPage]] = {
    requests.ListPuzzles: listed,
    requests.AskPuzzle: asked,
    requests.PrintPuzzles: sheet,
}
"""What is answered at once."""

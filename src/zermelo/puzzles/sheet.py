"""Which puzzles come on a sheet, and the sheet for print."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from ..errors import BadParameter
from ..svg import board_svg
from .puzzle import GRADES, Puzzle, capital, shipped, title

STYLE = """
body { font: 11pt/1.45 Georgia, serif; max-width: 48rem; margin: 1.5rem auto; padding: 0 1rem; }
ol { display: grid; grid-template-columns: 1fr 1fr; gap: 1.2rem 2rem; padding: 0; }
li { list-style: none; }
li { break-inside: avoid; }
svg { width: auto; height: auto; max-width: 100%; max-height: 15rem; }
p { margin: 0 0 0.4rem; }
.answers { break-before: page; }
.answers ol { display: block; columns: 2; }
"""


class OnSheet(NamedTuple):
    number: int
    """Among those that come with zermelo, from 1."""
    puzzle: Puzzle


def chosen(
    games: Iterable[str] = (), grade: int | None = None, number: int | None = None, seed: int = 1
) -> list[OnSheet]:
    """Puzzles of these games, by name or spec, and of this grade (1 to 5), drawn at random.

    All that there are where no `number` is given; those come in their order.
    """
    asked = list(games)
    names = {name for one in shipped() for name in (one.game, plain_name(one))}
    unknown = [one for one in asked if one not in names]
    if unknown:
        raise BadParameter(
            f"there are no puzzles of {unknown[0]}; there are of {', '.join(sorted(plain_names()))}"
        )
    found = [
        OnSheet(number, one)
        for number, one in enumerate(shipped(), 1)
        if (not asked or one.game in asked or plain_name(one) in asked)
        and (grade is None or one.grade == grade - 1)
    ]
    if number is None or number >= len(found):
        return found
    return sorted(random.Random(seed).sample(found, number))


def plain_name(puzzle: Puzzle) -> str:
    """The name of the game, without parameters."""
    return puzzle.game.partition(":")[0]


def plain_names() -> set[str]:
    return {plain_name(one) for one in shipped()}


def heading(numbered: OnSheet) -> str:
    return f"{numbered.number}. {title(numbered.puzzle)}, {GRADES[numbered.puzzle.grade]}"


def as_html(puzzles: Sequence[OnSheet], answers: bool = True) -> str:
    """A whole document that needs nothing else; the answers are printed on a new page."""
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en"><head><meta charset="utf-8"><title>Puzzles</title>',
        f"<style>{STYLE}</style></head><body><h1>Puzzles</h1><ol>",
        *(_item(one) for one in puzzles),
        "</ol>",
    ]
    if answers:
        items = "".join(f"<li>{_answer(one)}</li>" for one in puzzles)
        parts.append(f'<section class="answers"><h2>Answers</h2><ol>{items}</ol></section>')
    return "\n".join([*parts, "</body></html>", ""])


def _item(numbered: OnSheet) -> str:
    puzzle = numbered.puzzle
    game = puzzle.rules()
    state = puzzle.state(game)
    return "\n".join(
        [
            f"<li><p><b>{escape(heading(numbered))}</b></p>",
            f"<p>{escape(puzzle.question(game, state))}</p>",
            f"{board_svg(game.board(state))}</li>",
        ]
    )


def _answer(numbered: OnSheet) -> str:
    return escape(
        f"{numbered.number}. {capital(numbered.puzzle.answer_words(numbered.puzzle.rules()))}"
    )

"""Which games puzzles are made of, and from how late in them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from .puzzle import Kind

ANY: tuple[Kind, ...] = ("win_in", "winning", "value")


class PuzzleSource(NamedTuple):
    game: str
    """The game's spec."""
    kinds: tuple[Kind, ...] = ANY
    latest: int = 10
    """At most this number of plies before the end, positions are tried at first."""
    soon: int = 0
    """Wins in 2 moves up to this number are asked for: longer lines take too long, or repeat."""
    start: Callable[[random.Random], str] | None = None
    """The text of a state to begin with, in place of the game's start."""


def few_men(dice: random.Random) -> str:
    """Chess with a few men, Black's king at an edge and White's near it; not always legal."""
    king = dice.choice([one for one in range(64) if one % 8 in (0, 7) or one // 8 in (0, 7)])
    near = [one for one in range(64) if _apart(one, king) == 2]
    other = dice.choice(near)
    men = dice.choice(("Q", "R", "RR", "QP", "RN", "QB", "RP", "RB", "BB", "QN"))
    free = [one for one in range(8, 56) if one not in (king, other)]
    placed = dict(zip(dice.sample(free, len(men)), men, strict=True)) | {king: "k", other: "K"}
    rows = ("".join(placed.get(8 * row + column, "1") for column in range(8)) for row in range(8))
    return "/".join(rows) + " w - - 0 1"


def _apart(one: int, other: int) -> int:
    """How many moves of a king lie between two squares."""
    return max(abs(one % 8 - other % 8), abs(one // 8 - other // 8))


SOURCES = (
    PuzzleSource("connect_four", ("win_in",), soon=3),
    PuzzleSource("tic_tac_toe", ("winning", "saving", "value")),
    PuzzleSource("othello:size=6", ("winning", "saving", "value"), latest=6),
    PuzzleSource("hex:size=4"),
    PuzzleSource("hex:size=5"),
    PuzzleSource("kalah:pits=4,seeds=3", ("winning", "saving", "value")),
    PuzzleSource("dots_and_boxes", ("winning", "value"), latest=9),
    PuzzleSource("domineering:rows=6,columns=6"),
    PuzzleSource("breakthrough:rows=6,columns=5", ("win_in",), latest=6, soon=3),
    PuzzleSource("nim:piles=3-5-7", ("winning", "value")),
    PuzzleSource("chomp"),
    PuzzleSource("chess", ("win_in",), soon=2, start=few_men),
)

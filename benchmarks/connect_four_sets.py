"""Fresh Connect Four positions, sorted as in the known sets: by stage and by difficulty.

The stage is how many stones are on the board: beginning up to 14 (here from 11 on, since earlier
ones take minutes each to solve), middle up to 28, end above.
The difficulty is how long perfect play goes on from there: easy below 14 plies, medium below
28, hard above. Positions come from random play, so a seed that nobody has used before gives
positions that nobody has been tuned on.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from benchmarks.connect_four import Position, after, game
from zermelo.search import TranspositionTable, solve_exactly

CELLS = 42


class Set(NamedTuple):
    """Stones on the board, and plies left under perfect play: from, up to and including."""

    name: str
    stones: tuple[int, int]
    left: tuple[int, int]


SETS = (
    Set("end, easy", (29, CELLS - 2), (1, 13)),
    Set("middle, easy", (15, 28), (1, 13)),
    Set("middle, medium", (15, 28), (14, 27)),
    Set("beginning, easy", (11, 14), (1, 13)),
    Set("beginning, medium", (11, 14), (14, 27)),
    Set("beginning, hard", (11, 14), (28, CELLS - 11)),
)


def plies_left(stones: int, score: int) -> int:
    """How long perfect play goes on, from the score that zermelo and the sets use.

    >>> plies_left(41, 0), plies_left(40, 1), plies_left(38, -2)
    (1, 1, 2)
    """
    if score == 0:
        return CELLS - stones
    # The winner's last stone; it is the mover's own where the score is positive.
    last = CELLS + 2 - 2 * abs(score)
    mine = (last - stones) % 2 == 1
    return last - stones - (0 if mine == (score > 0) else 1)


def positions(wanted: Set, count: int, seed: int) -> Iterator[Position]:
    """Moves and exact score of so many positions of a set."""
    draw = random.Random(f"{wanted.name} {seed}")
    while count:
        moves = _random_line(draw, draw.randint(*wanted.stones))
        if not moves:
            continue
        result = solve_exactly(game(), after(moves), table=_table())
        if not result.exact:
            raise AssertionError(f"{moves} is not solved")
        score = round(float(result.value or 0.0))
        if wanted.left[0] <= plies_left(len(moves), score) <= wanted.left[1]:
            count -= 1
            yield moves, score


def _random_line(draw: random.Random, stones: int) -> str:
    """Random moves, or none where the game is over before."""
    state, line = game().initial_state(), ""
    for _ in range(stones):
        action = draw.choice(list(game().actions(state)))
        state, line = game().result(state, action), f"{line}{action + 1}"
        if game().is_terminal(state):
            return ""
    return line


@cache
def _table() -> TranspositionTable:
    return TranspositionTable(256)

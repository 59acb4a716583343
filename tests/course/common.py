"""What the tests of the lectures' numbers share."""

from __future__ import annotations

from typing import Any

from tests.games.comparing import plain_twin
from zermelo.game import Game
from zermelo.games import load
from zermelo.games.tree import Tree

__all__ = ["CUT_OFF", "FOUR_PLIES", "THREE_PLAYERS", "TWO_PLIES", "plain", "uniform"]

TWO_PLIES = Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
FOUR_PLIES = Tree(
    [[[[8, 7], [3, 9]], [[9, 8], [2, 4]]], [[[1, 8], [8, 9]], [[9, 9], [3, 4]]]],
)
THREE_PLAYERS = Tree(
    [
        [[(1, 2, 6), (4, 2, 3)], [(6, 1, 2), (7, 4, 1)]],
        [[(5, 1, 1), (1, 5, 2)], [(7, 7, 1), (5, 4, 5)]],
    ]
)
CUT_OFF = Tree([[99, 1000, 1000, 1000], [100, 101, 102, 100]])


def plain(spec: str) -> Game:
    """A game in plain Python: for a few dozen nodes nothing needs to be compiled."""
    return plain_twin(load(spec))


def uniform(branching: int, depth: int) -> Any:
    """Nested lists of zeros: the spec of a tree with the same number of moves everywhere."""
    return 0 if depth == 0 else [uniform(branching, depth - 1)] * branching

"""The lectures' arithmetic of brute force: b^d leaves, and what the universe could have searched.

All numbers are too large to write out and are known by their logarithms to base 10.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Any

from ...display import Shown
from ...errors import BadParameter
from ...game import Game

ATOMS = 80.0
"""Atoms in the universe: 10^80."""
YEARS = 10.0
"""Years since it began: 10^10."""
_SECONDS_A_YEAR = math.log10(3e7)
_NANOSECONDS = 9.0

UNIVERSE = ATOMS + YEARS + _SECONDS_A_YEAR + _NANOSECONDS
"""Nodes, if every atom had looked at one each nanosecond since the beginning: 3 * 10^106."""


@dataclass(frozen=True)
class BruteForce(Shown):
    """A tree in which every node has `branching` children, down to `depth` plies."""

    branching: float
    depth: float

    def __post_init__(self) -> None:
        if not 1 <= self.branching < math.inf:
            raise BadParameter(f"branching must be at least 1, not {self.branching:g}")
        if not 0 <= self.depth < math.inf:
            raise BadParameter(f"depth must be 0 or more, not {self.depth:g}")

    @property
    def leaves(self) -> float:
        """b^d."""
        return self.depth * math.log10(self.branching)

    @property
    def nodes(self) -> float:
        """1 + b + ... + b^d."""
        if self.branching == 1:
            return math.log10(self.depth + 1)
        ratio = 1.0 / self.branching
        missing = ratio ** (self.depth + 1) if self.depth < 1000 else 0.0
        return self.leaves + math.log10((1.0 - missing) / (1.0 - ratio))

    @property
    def best_order(self) -> float:
        """2 b^(d/2): alpha-beta with the best move always first."""
        return math.log10(2) + self.leaves / 2


def orders_short(nodes: float) -> int:
    """By how many orders of magnitude `nodes` exceeds what the universe could search; at least 0.

    >>> orders_short(120), orders_short(50)
    (14, 0)
    """
    return max(math.ceil(nodes - UNIVERSE), 0)


SAMPLED_PLIES = 1000


def lines_of_play(game: Game, state: Any = None, seed: int = 0) -> float:
    """The log10 of how many lines of play there are, from one random game or its beginning.

    In plain Python, so that it is known at once.

    >>> from zermelo.games import load
    >>> 4 < lines_of_play(load("tic_tac_toe")) < 6
    True
    """
    state = game.initial_state() if state is None else state
    dice, found = random.Random(seed), 0.0
    for _ in range(SAMPLED_PLIES):
        if game.is_terminal(state):
            break
        actions = list(game.actions(state))
        found += math.log10(len(actions))
        state = game.result(state, dice.choice(actions))
    return found

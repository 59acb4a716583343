"""What a player is sure of where positions come again and chance moves, by value iteration.

Every position begins with the worst there is for whoever keeps the bound, which is also what play
without end counts as. What the moves make of that can only be better, and never becomes better
than the truth: whoever plays k moves as the numbers say, and then gets the worst, has got as much.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..game import CHANCE
from .bounds import Bound
from .induction import Positions
from .outcome import Budget

__all__ = ["sure_values"]

LEAST_CHANGE = 1e-14
"""Relative to the largest value; below it iterating has ended."""


def sure_values(positions: Positions, bound: Bound, budget: Budget, needed: list[int]) -> Any:
    """A value of each position that whoever keeps the bound is sure of, to the bound's player.

    The iteration ends when the bound holds in all positions that are `needed`, or when nothing
    changes any more.
    """
    values = _worst(positions, bound)
    sweep = _Sweep(positions, bound)
    least = LEAST_CHANGE * max(1.0, float(np.abs(values).max()))
    while not all(bound.holds(float(values[number])) for number in needed):
        budget.step()
        new = sweep(values)
        done = float(np.abs(new - values).max()) <= least
        values = new
        if done:
            break
    return values


def _worst(positions: Positions, bound: Bound) -> Any:
    game, ends = positions.game, positions.ends
    worths = [positions.worth(end, bound.player) for end in ends]
    known = [*(game.utility_bounds or ()), *worths] or [0.0]
    worst = min(known) if bound.at_least else max(known)
    values = np.full(len(positions), worst)
    values[ends] = worths
    return values


class _Sweep:
    """All values from all values, once, in arrays."""

    def __init__(self, positions: Positions, bound: Bound) -> None:
        game = positions.game
        self.open = np.array([n for n, below in enumerate(positions.successors) if below], int)
        counts = np.array([len(positions.successors[n]) for n in self.open], int)
        self.firsts = np.cumsum(counts) - counts
        self.targets = np.array([t for n in self.open for t in positions.successors[n]], int)
        movers = np.array([positions.mover(n) for n in self.open], int)
        self.drawn = movers == CHANCE
        # The bound's player wants much, all others want little.
        self.greatest = movers == bound.player
        self.weights = np.ones(len(self.targets))
        for place in np.flatnonzero(self.drawn):
            state = positions.states[self.open[place]]
            shares = [float(game.probability(state, one)) for one in game.actions(state)]
            first = self.firsts[place]
            self.weights[first : first + len(shares)] = shares

    def __call__(self, values: Any) -> Any:
        if not len(self.open):
            return values
        below = values[self.targets]
        means = np.add.reduceat(self.weights * below, self.firsts)
        most = np.maximum.reduceat(below, self.firsts)
        least = np.minimum.reduceat(below, self.firsts)
        new = values.copy()
        new[self.open] = np.where(self.drawn, means, np.where(self.greatest, most, least))
        return new

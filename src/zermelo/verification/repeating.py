"""What a player is sure of where positions come again and chance moves, by value iteration.

Every position begins with the worst there is for the player who keeps the bound, which is also
what play without end counts as. What the moves make of that can only be better, and never becomes
better than the truth: a player who plays k moves as the numbers say, and then gets the worst,
has as much.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..game import CHANCE
from ..rounding import near
from .bounds import Bound
from .induction import Positions
from .outcome import Budget, NotChecked

LEAST_CHANGE = 1e-14
"""Relative to the largest value; below it iterating has ended."""


def sure_values(
    positions: Positions, bound: Bound, budget: Budget, needed: list[int]
) -> tuple[Any, float]:
    """A lower bound on each position's value to the player who keeps the bound, and its error.

    Values are to the bound's player; those that were found by iterating may be off by the error.

    The iteration ends when the bound holds in all positions that are `needed`, or when nothing
    changes any more.
    """
    values = _worst(positions, bound)
    sweep = _Sweep(positions, bound)
    # Endless play may be worth far more than any end, and then counts for little.
    largest = float(np.abs(values[positions.ends]).max(initial=0.0)) or float(np.abs(values).max())
    least, rounding = LEAST_CHANGE * largest, near(largest)
    while not all(bound.holds(float(values[number]), rounding) for number in needed):
        budget.step()
        new = sweep(values)
        done = float(np.abs(new - values).max()) <= least
        values = new
        if done:
            break
    return values, rounding


def _worst(positions: Positions, bound: Bound) -> Any:
    game, ends = positions.game, positions.ends
    worths = [positions.worth(end, bound.player) for end in ends]
    if game.utility_bounds is None and _may_go_on(positions):
        raise NotChecked(
            f"play may go on for ever, and {game.name} has no utility_bounds to say what that "
            "is worth"
        )
    known = [*(game.utility_bounds or ()), *worths] or [0.0]
    worst = min(known) if bound.at_least else max(known)
    values = np.full(len(positions), worst)
    values[ends] = worths
    return values


def _may_go_on(positions: Positions) -> bool:
    """Whether all together can stay for ever in some positions, whatever chance does."""
    staying = {number: set(below) for number, below in enumerate(positions.successors) if below}
    drawn = {number for number in staying if positions.mover(number) == CHANCE}
    for number in drawn:
        staying[number] = {child for weight, child in positions.drawn(number) if weight > 0.0}
    before, waiting = positions.predecessors(), list(positions.ends)
    while waiting:
        child = waiting.pop()
        for number in before[child]:
            below = staying.get(number, set())
            if child in below:
                below.remove(child)
                if number in drawn or not below:
                    del staying[number]
                    waiting.append(number)
    return bool(staying)


class _Sweep:
    """All values from all values, once, in arrays."""

    def __init__(self, positions: Positions, bound: Bound) -> None:
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
            shares = [weight for weight, _ in positions.drawn(self.open[place])]
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

"""The actions at the root of one tree, or of several together, and the choice among them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..result import Bounds


@dataclass
class Arm:
    """A root action and what all trees together know about it."""

    code: int
    node: int
    """The child node, in the tree that has it."""
    visits: int
    total: float
    values: Any
    """Sums of the utilities to each player."""
    low: float = -np.inf
    high: float = np.inf
    dismissed: bool = False
    prior: float | None = None
    promise: float | None = None

    @property
    def bounds(self) -> Bounds:
        """The proven bounds of the value to player 0."""
        return Bounds(self.low, self.high)

    @property
    def proven(self) -> bool:
        return self.bounds.exact

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else -np.inf


def merged(trees: Iterable[Sequence[Arm]]) -> list[Arm]:
    """The root actions in the order of their numbers; the counts of several trees are added up."""
    known: dict[int, Arm] = {}
    for arms in trees:
        for one in arms:
            arm = known.setdefault(one.code, one)
            if arm is not one:
                arm.visits += one.visits
                arm.total += one.total
                arm.values = arm.values + one.values
                arm.low, arm.high = max(arm.low, one.low), min(arm.high, one.high)
                arm.dismissed |= one.dismissed
    return [known[code] for code in sorted(known)]


def seen_by(player: int, bounds: Bounds) -> Bounds:
    """Bounds on the value to player 0 as a player sees them."""
    return bounds.of_opponent() if player == 1 else bounds


def answer(player: int, found: Sequence[Arm]) -> Arm:
    """The most visited action; if a value is proven that none can beat, the action with that
    value."""
    bounds = [seen_by(player, arm.bounds) for arm in found]
    floor = max((one.lower for one in bounds), default=-np.inf)
    if all(one.upper <= floor for one in bounds):
        for arm, own in zip(found, bounds, strict=True):
            if arm.proven and not arm.dismissed and own.lower == floor:
                return arm
    open_ones = [arm for arm in found if not arm.dismissed] or list(found)
    return max(open_ones, key=lambda arm: (arm.visits, arm.mean, arm.prior or 0.0))


def best_mean(player: int, found: Sequence[Arm]) -> Arm:
    """The action with the best mean."""
    return max(found, key=lambda arm: arm.mean)

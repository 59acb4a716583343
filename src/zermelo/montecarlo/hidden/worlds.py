"""Possible states: beliefs that are made of them, and particles with their pasts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...display import rows_html
from ...kernel import Runnable, kernel, load_state, new_states, put_states

SPARE = 64  # plies by which a past may grow when it is changed


@dataclass(frozen=True)
class Belief:
    """Possible states, packed for kernels, and their probabilities."""

    run: Runnable
    player: int
    worlds: Any
    weights: Any
    exact: bool
    """Whether these are all possible states instead of a sample."""
    fits: bool = True
    """Whether they are consistent with what the player knows; else they are the nearest that were
    found."""

    def __len__(self) -> int:
        return len(self.weights)

    def __iter__(self) -> Iterator[tuple[Any, float]]:
        for index in range(len(self)):
            yield state_at(self.run.game, self.worlds, index), float(self.weights[index])

    def _repr_html_(self) -> str:
        """The likeliest states, for notebooks."""
        game = self.run.original
        likeliest = np.argsort(-self.weights, kind="stable")
        rows = (
            (game.state_text(state_at(self.run.game, self.worlds, one)), float(self.weights[one]))
            for one in likeliest
        )
        return rows_html(("state", "probability"), rows, len(self))

    @property
    def rising(self) -> Any:
        """The cumulative sums of the probabilities, for `drawn_world`."""
        sums = np.cumsum(self.weights)
        sums[-1] = 1.0
        return sums


@dataclass(frozen=True)
class Particles:
    """Possible states with their pasts: the actions since a state of the base belief."""

    base: Belief
    first: int
    """The stage of the base belief."""
    worlds: Any
    weights: Any
    rows: Any
    lengths: Any
    roots: Any

    @property
    def is_weighted(self) -> bool:
        """Whether their weights differ."""
        return bool(self.weights.max() > self.weights.min())

    def drawn(self, count: int, point: float) -> Particles:
        """`count` particles drawn by their weights (systematic resampling)."""
        rising = np.cumsum(self.weights / self.weights.sum())
        points = (np.arange(count) + point) / count
        chosen = np.minimum(np.searchsorted(rising, points, side="right"), len(rising) - 1)
        return Particles(
            self.base,
            self.first,
            taken(self.worlds, chosen),
            np.full(count, 1 / count),
            self.rows[chosen],
            self.lengths[chosen],
            self.roots[chosen],
        )


def without_past(base: Belief, first: int) -> Particles:
    """The states of a belief as particles without pasts, at stage `first`."""
    count = len(base)
    return Particles(
        base,
        first,
        taken(base.worlds, np.arange(count)),
        base.weights,
        np.zeros((count, SPARE), np.int64),
        np.zeros(count, np.int64),
        np.arange(count),
    )


def most_of(one: Particles | None, other: Particles | None) -> Particles | None:
    """The one with more particles."""
    if one is None or other is None:
        return one or other
    return one if len(one.weights) >= len(other.weights) else other


def packed(
    run: Runnable, player: int, states: list[Any], weights: list[float], exact: bool
) -> Belief:
    """A belief that holds these states."""
    worlds = new_states(run.game, len(states))
    put_states(run.game, worlds, [run.state(state) for state in states[:1]] + states[1:])
    return Belief(run, player, worlds, np.array(weights), exact)


def carried(belief: Belief, run: Runnable) -> Belief:
    """The belief for another execution of the same game."""
    worlds = carried_worlds(belief.run, belief.worlds, run)
    return Belief(run, belief.player, worlds, belief.weights, belief.exact)


def carried_worlds(before: Runnable, worlds: Any, run: Runnable) -> Any:
    """These states, packed for another execution of the same game."""
    found = new_states(run.game, len(worlds))
    put_states(run.game, found, [state_at(before.game, worlds, i) for i in range(len(worlds))])
    return found


def merged(run: Runnable, player: int, worlds: Any, weights: Any, exact: bool) -> Belief:
    """A belief with each state once, with the sum of its weights; the weights sum to 1."""
    total = weights.sum()
    firsts: dict[Any, int] = {}  # a dict of bytes is much faster than np.unique of rows
    places = np.zeros(len(weights), np.int64)
    for index, world in enumerate(worlds):
        key = world if isinstance(worlds, list) else world.tobytes()
        places[index] = firsts.setdefault(key, index)
    kept = np.array(list(firsts.values()), np.int64)
    sums = np.bincount(places, weights, len(weights))[kept]
    return Belief(run, player, taken(worlds, kept), sums / total if total else sums, exact)


def taken(worlds: Any, chosen: Any) -> Any:
    """The chosen states."""
    return [worlds[i] for i in chosen] if isinstance(worlds, list) else worlds[chosen]


@kernel
def state_at(game, worlds, index):
    """The state at an index of packed memory."""
    return load_state(game, worlds, index)

"""TD-leaf: weights of an evaluation from self-play with search (Baxter, Tridgell, Weaver 1998).

A search's value is the evaluation of the leaf at the end of its best line. The weights are
moved so that this value comes nearer to what later searches said and how the game ended: the
lambda-return. The evaluation is the hyperbolic tangent of the weighted features, to the first
player; positions are searched to a fixed depth and on until they are quiet.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...errors import BadParameter
from ...game import Game
from ...kernel import new_record, runnable, seeded
from .leaf_search import LEVELS, leaf_record, play_game
from .weights import check_weights

__all__ = ["LeafProgress", "LeafTraining", "learn_weights"]


@dataclass(frozen=True)
class LeafTraining:
    """How weights are learnt during self-play."""

    games: int = 2000
    depth: int = 1
    quiet: int = 8
    """Plies that noisy actions are followed beyond the horizon."""
    trace: float = 0.7
    """Lambda: how much the further course counts beside the next value."""
    epsilon: float = 0.1
    """How often a move is drawn at random; the trace ends there."""
    opening: int = 0
    """Random moves to begin with."""
    batch: int = 16
    """Games between two steps of learning."""
    learning_rate: float = 0.02
    """Of each weight a step, as a share of the mean of all weights; it decreases."""
    longest: int = 300
    """Plies after which a game is broken off."""
    seed: int = 0

    def __post_init__(self) -> None:
        for name in ("games", "depth", "batch", "longest"):
            if getattr(self, name) < 1:
                raise BadParameter(f"{name} must be at least 1, not {getattr(self, name)}")
        for name in ("trace", "epsilon"):
            if not 0 <= getattr(self, name) <= 1:
                raise BadParameter(f"{name} must be from 0 to 1, not {getattr(self, name)}")
        if self.depth + self.quiet >= LEVELS:
            raise BadParameter(f"depth and quiet together must be below {LEVELS}")


@dataclass(frozen=True)
class LeafProgress:
    """How it is getting on."""

    games: int
    error: float
    """The mean distance between values and their returns."""
    weights: tuple[float, ...]


def returns_of(values: Any, explored: Any, outcome: float, trace: float) -> Any:
    """The lambda-return of each search; a move drawn at random ends the trace."""
    found = np.empty(len(values))
    following, value = outcome, outcome
    for t in range(len(values) - 1, -1, -1):
        # After a random move the best that can be said is what this search said.
        found[t] = values[t] if explored[t] else (1 - trace) * value + trace * following
        following, value = found[t], values[t]
    return found


def learn_weights(
    game: Game,
    training: LeafTraining | None = None,
    *,
    report: Callable[[LeafProgress], None] | None = None,
) -> tuple[float, ...]:
    """The weights of a game's features after self-play; Ctrl-C ends it with what was learnt."""
    told, weights = training or LeafTraining(), np.array(check_weights(game))
    run = runnable(game)
    record = new_record(leaf_record(len(weights)))
    record.random, record.epsilon = int(seeded(told.seed)), told.epsilon
    record.quiet, record.both, record.opening = told.quiet, 1, told.opening
    low, high = game.utility_bounds or (-1.0, 1.0)
    record.most = max(abs(low), abs(high))
    size = float(np.mean(np.abs(weights))) or 1.0
    record.steep = _steepness(run.game, record, weights, told)
    momentum, spread = np.zeros_like(weights), np.zeros_like(weights)
    played = 0
    try:
        while played < told.games:
            record.weights[0] = weights
            slope, error = _slope(run.game, record, told)
            played += told.batch
            step = played // told.batch
            momentum += 0.1 * (slope - momentum)
            spread += 0.01 * (slope * slope - spread)
            rate = told.learning_rate * size * (1.0 - played / (told.games + told.batch))
            settled = np.sqrt(spread / (1 - 0.99**step)) + 1e-12
            weights = weights + rate * momentum / (1 - 0.9**step) / settled
            if report is not None:
                report(LeafProgress(played, error, tuple(map(float, weights))))
    except KeyboardInterrupt:
        pass
    return tuple(map(float, weights))


def _slope(game: Any, record: Any, told: LeafTraining) -> tuple[Any, float]:
    """Where the weights are to go, by the games of a batch, and how wrong values were."""
    features = record.weights.shape[1]
    values, flags = np.zeros(told.longest), np.zeros(told.longest, np.int64)
    leaves = np.zeros((told.longest, features))
    slope, wrong, total = np.zeros(features), 0.0, 0
    for _ in range(told.batch):
        count, outcome = play_game(game, record, told.depth, told.longest, values, leaves, flags)
        found = values[:count]
        gap = returns_of(found, flags[:count] >= 2, float(outcome), told.trace) - found
        bend = record.steep * (1.0 - found * found) * (flags[:count] % 2 == 0)
        slope += leaves[:count].T @ (gap * bend)
        wrong, total = wrong + float(np.abs(gap).sum()), total + count
    return slope / max(total, 1), wrong / max(total, 1)


def _steepness(game: Any, record: Any, weights: Any, told: LeafTraining) -> float:
    """So that the evaluations of a few games fill the range of the tangent, and no more."""
    record.weights[0], record.steep = weights, 1e-6
    values, flags = np.zeros(told.longest), np.zeros(told.longest, np.int64)
    leaves, scores = np.zeros((told.longest, len(weights))), []
    for _ in range(told.batch):
        count, _ = play_game(game, record, told.depth, told.longest, values, leaves, flags)
        scores += list((leaves[:count] @ weights)[flags[:count] % 2 == 0])
    spread = float(np.std(scores)) if scores else 0.0
    return 0.7 / spread if spread > 0 and math.isfinite(spread) else 1.0

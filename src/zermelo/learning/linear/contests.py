"""Games between evaluations: self-play to learn from, and matches that tell what was gained.

Both sides search alike, to a fixed depth and on until the position is quiet; only the
evaluation differs. All of it is compiled, and other weights need no compiling.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ...errors import BadParameter
from ...game import Game
from ...kernel import new_record, runnable, seeded
from .leaf_search import LEVELS, leaf_record, play_game
from .weights import Samples, check_weights

__all__ = ["Contest", "Pace", "compare", "self_play"]

PRIOR_PAIRS = 4  # of independent games, counted in addition: a few that agree prove little
_STEEP = 1 / 16  # of the tangent: it only has to keep the order of evaluations


@dataclass(frozen=True)
class Pace:
    """How games are played."""

    depth: int = 2
    quiet: int = 8
    """Plies that noisy actions are followed beyond the horizon."""
    opening: int = 8
    """Random moves to begin with."""
    longest: int = 300
    """Plies after which a game is broken off, a draw."""

    def __post_init__(self) -> None:
        if self.depth < 1 or self.longest < 1 or self.opening < 0 or self.quiet < 0:
            raise BadParameter("a game needs a depth and a length of 1 at the least")
        if self.depth + self.quiet >= LEVELS:
            raise BadParameter(f"depth and quiet together must be below {LEVELS}")


@dataclass(frozen=True)
class Contest:
    """How one evaluation did against another."""

    wins: int
    draws: int
    losses: int
    elo: float
    error: float
    """Half the width of the 95 % interval, by pairs of games from the same opening."""


class _Table:
    """What games are played on: the record of the search, and room for what is kept."""

    def __init__(self, game: Game, pace: Pace) -> None:
        count = len(check_weights(game))
        self.run, self.pace = runnable(game), pace
        self.record = new_record(leaf_record(count))
        low, high = game.utility_bounds or (-1.0, 1.0)
        self.record.most, self.record.steep = max(abs(low), abs(high)), _STEEP
        self.record.quiet, self.record.opening = pace.quiet, pace.opening
        self.values, self.flags = np.zeros(pace.longest), np.zeros(pace.longest, np.int64)
        self.leaves = np.zeros((pace.longest, count))

    def seat(self, side: int, weights: Sequence[float] | None) -> None:
        """Give a side weights, or None: the game's own evaluation."""
        self.record.own[side] = weights is None
        self.record.weights[side] = 0.0 if weights is None else weights

    def play(self, seed: int) -> tuple[int, float]:
        self.record.random = int(seeded(seed))
        count, worth = play_game(
            self.run.game,
            self.record,
            self.pace.depth,
            self.pace.longest,
            self.values,
            self.leaves,
            self.flags,
        )
        return int(count), float(worth)


def self_play(
    game: Game,
    games: int,
    pace: Pace | None = None,
    *,
    epsilon: float = 0.05,
    seed: int = 0,
    report: Callable[[int], None] | None = None,
) -> Samples:
    """The leaves of all searches in games that the game's own evaluation plays with itself."""
    if games < 1:
        raise BadParameter(f"games must be at least 1, not {games}")
    table = _Table(game, pace or Pace())
    table.seat(0, None)
    table.record.both, table.record.epsilon = 1, epsilon
    rows, results, numbers = [], [], []
    for number in range(games):
        count, worth = table.play(seed * 1_000_003 + number)
        known = table.flags[:count] % 2 == 0  # an end needs no evaluation
        rows.append(table.leaves[:count][known].copy())
        results += [(1 + worth) / 2] * len(rows[-1])
        numbers += [number] * len(rows[-1])
        if report is not None:
            report(number + 1)
    return Samples(np.concatenate(rows), np.array(results), np.array(numbers))


def compare(
    game: Game,
    one: Sequence[float] | None,
    two: Sequence[float] | None,
    games: int = 200,
    pace: Pace | None = None,
    *,
    seed: int = 0,
    report: Callable[[int, float], None] | None = None,
) -> Contest:
    """A match between two sets of weights, or None for the game's own evaluation.

    Games come in pairs from the same opening, sides swapped.
    """
    table = _Table(game, pace or Pace())
    pairs: list[float] = []
    ends: list[float] = []
    while 2 * len(pairs) < games:
        for first in range(2):
            table.seat(first, one)
            table.seat(1 - first, two)
            _, worth = table.play(seed * 1_000_003 + len(pairs))
            ends.append((1 + float(np.sign(worth)) * (1 - 2 * first)) / 2)
        pairs.append((ends[-2] + ends[-1]) / 2)
        if report is not None:
            report(len(ends), sum(ends))
    return contest(ends, pairs)


def contest(ends: Sequence[float], pairs: Sequence[float]) -> Contest:
    """The strength that results tell."""
    score = sum(pairs) / len(pairs)
    independent = score * (1 - score) / 2  # the variance of two games that have nothing in common
    seen = float(np.var(pairs, ddof=1)) if len(pairs) > 1 else independent
    variance = (len(pairs) * seen + PRIOR_PAIRS * independent) / (len(pairs) + PRIOR_PAIRS)
    spread = math.sqrt(variance / len(pairs))
    wins, draws, losses = (sum(end == worth for end in ends) for worth in (1.0, 0.5, 0.0))
    return Contest(wins, draws, losses, elo(score), error(score, spread))


def elo(score: float) -> float:
    """The difference in strength that a share of the points tells; infinite for all of them."""
    if score in (0.0, 1.0):
        return math.inf if score else -math.inf
    return 400 * math.log10(score / (1 - score))


def error(score: float, spread: float) -> float:
    """95 % of a share's error, as Elo."""
    slope = score * (1 - score) * math.log(10) / 400
    return 1.96 * spread / slope if slope else math.inf

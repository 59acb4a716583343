"""Games between evaluations: self-play to learn from, and matches that measure the gain.

Both sides search alike, to a fixed depth and then until the position is quiet; only the
evaluation differs. All of it is compiled, and other weights need no compiling.
"""

from __future__ import annotations

import contextlib
import math
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeVar, Unpack

import numpy as np

from ...arguments import checked
from ...display import fields_html
from ...game import Game
from ...kernel import new_record, runnable, seeded
from ...playouts import check_chances
from ..runs.config import LeafPlayConfig, LinearConfig, WeightsConfig
from ..runs.loop import Progress, Run, RunOptions, metric
from .leaf_search import leaf_record, play_game
from .weights import Samples, check_weights

Linear = TypeVar("Linear", bound=LinearConfig)

PRIOR_PAIRS = 4  # of independent games, added: a few that agree prove little
_STEEP = 1 / 16  # of the tangent, which only has to keep the order of evaluations


@dataclass(frozen=True)
class Contest:
    """How one evaluation did against another."""

    wins: int
    draws: int
    losses: int
    elo: float
    error: float
    """Half the width of the 95 % interval, from pairs of games with the same opening."""

    _repr_html_ = fields_html


class LeafGames:
    """Plays games by leaf search: its record, and room for what is kept of a game."""

    def __init__(self, game: Game, config: LeafPlayConfig) -> None:
        count, longest = len(check_weights(game)), config.longest
        self.run, self.config = runnable(game), config
        self.record = new_record(leaf_record(count))
        low, high = game.utility_bounds or (-1.0, 1.0)
        self.record.most, self.record.steep = max(abs(low), abs(high)), _STEEP
        self.record.quiet, self.record.opening = config.quiet, config.opening
        self.values, self.flags = np.zeros(longest), np.zeros(longest, np.int64)
        self.leaves = np.zeros((longest, count))

    def seat(self, side: int, weights: Sequence[float] | None) -> None:
        """Give a side weights, or None: the game's own evaluation."""
        self.record.own[side] = weights is None
        self.record.weights[side] = 0.0 if weights is None else weights

    def play(self, seed: int | None = None) -> tuple[int, float]:
        """A game; how many searches it took, and what it was worth to the first player."""
        if seed is not None:
            self.record.random = int(seeded(seed))
        kept = self.values, self.leaves, self.flags
        depth, longest = self.config.depth, self.config.longest
        count, worth = play_game(self.run.game, self.record, depth, longest, *kept)
        check_chances(self.run.game, self.record)
        return int(count), float(worth)


@dataclass(frozen=True)
class SamplingProgress(Progress):
    positions: int = metric("positions")


@checked
def self_play(
    game: Game,
    config: WeightsConfig | None = None,
    *,
    folder: str | Path | None = None,
    report: Callable[[SamplingProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> Samples:
    """The leaves of all searches in games that the game's own evaluation plays with itself.

    Ctrl-C ends it with what has been played.

    >>> from zermelo.games import load
    >>> config = WeightsConfig(games=3, depth=1, minutes=1)
    >>> self_play(load("connect_four:rows=4,columns=4"), config).results.shape[0] > 3
    True
    """
    run = SamplingRun.completed(game, folder, config, report, **options)
    rows, results, numbers = (np.concatenate(parts) for parts in zip(*run.samples, strict=True))
    return Samples(rows, results, numbers)


class LeafRun(Run[Linear]):
    """A run that learns weights from games by leaf search."""

    games_per_step = 1

    @classmethod
    def completed(
        cls, game: Game, folder: str | Path | None, config: Any, report: Any, **options: Any
    ) -> Self:
        """To the end or Ctrl-C; without a folder nothing is kept."""
        with tempfile.TemporaryDirectory() as aside, contextlib.suppress(KeyboardInterrupt):
            run = cls(game, folder or Path(aside) / "run", config, **options)
            run.complete(report)
        return run

    def check(self) -> None:
        check_weights(self.game)

    def set_up(self) -> None:
        self.table = LeafGames(self.game, self.config)
        self.record = self.table.record
        self.record.both, self.record.epsilon = 1, self.config.epsilon

    @property
    def games(self) -> int:
        return self.steps * self.games_per_step

    @property
    def share(self) -> float:
        return max(super().share, self.games / self.config.games)


class SamplingRun(LeafRun[WeightsConfig]):
    """Self-play whose positions are kept in memory; a step is a game."""

    kind = WeightsConfig

    def set_up(self) -> None:
        super().set_up()
        self.table.seat(0, None)
        self.samples: list[tuple[Any, Any, Any]] = []

    def advance(self) -> None:
        count, worth = self.table.play(self.config.seed * 1_000_003 + self.steps)
        known = self.table.flags[:count] % 2 == 0  # an end needs no evaluation
        rows = self.table.leaves[:count][known]
        self.samples.append(
            (rows, np.full(len(rows), (1 + worth) / 2), np.full(len(rows), self.steps))
        )
        self.steps += 1

    def progress(self) -> SamplingProgress:
        positions = sum(len(rows) for rows, _, _ in self.samples)
        return SamplingProgress(self.seconds, self.steps, positions)

    def save(self) -> None:
        """There is nothing to resume from."""


def compare(
    game: Game,
    one: Sequence[float] | None,
    two: Sequence[float] | None,
    games: int = 200,
    config: LeafPlayConfig | None = None,
    *,
    seed: int = 0,
    report: Callable[[int], None] | None = None,
) -> Contest:
    """A match between two sets of weights, or None for the game's own evaluation.

    Games come in pairs from the same opening, sides swapped.
    """
    table = LeafGames(game, config or LeafPlayConfig())
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
            report(len(ends))
    return contest(ends, pairs)


def contest(ends: Sequence[float], pairs: Sequence[float]) -> Contest:
    """The difference in strength that results suggest."""
    score = sum(pairs) / len(pairs)
    independent = score * (1 - score) / 2  # the variance of two games that have nothing in common
    seen = float(np.var(pairs, ddof=1)) if len(pairs) > 1 else independent
    variance = (len(pairs) * seen + PRIOR_PAIRS * independent) / (len(pairs) + PRIOR_PAIRS)
    spread = math.sqrt(variance / len(pairs))
    wins, draws, losses = (sum(end == worth for end in ends) for worth in (1.0, 0.5, 0.0))
    return Contest(wins, draws, losses, elo(score), error(score, spread))


def elo(score: float) -> float:
    """The difference in strength that a score suggests; infinite for all points."""
    if score in (0.0, 1.0):
        return math.inf if score else -math.inf
    return 400 * math.log10(score / (1 - score))


def error(score: float, spread: float) -> float:
    """The 95 % error of a score, in Elo."""
    slope = score * (1 - score) * math.log(10) / 400
    return 1.96 * spread / slope if slope else math.inf

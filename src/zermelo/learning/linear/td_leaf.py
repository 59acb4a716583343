"""TD-leaf: weights of an evaluation from self-play with search (Baxter, Tridgell, Weaver 1998).

A search's value is the evaluation of the leaf at the end of its principal variation. The weights
move so that this value comes closer to later values and the outcome of the game: the
lambda-return. The evaluation is the hyperbolic tangent of the weighted features, from the first
player's point of view; positions are searched to a fixed depth and then until they are quiet.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Unpack

import numpy as np

from ...arguments import checked
from ...game import Game
from ...kernel import seeded
from ..runs.config import TDLeafConfig
from ..runs.loop import Progress, RunOptions, metric
from .contests import LeafRun
from .weights import check_weights, named_weights


@dataclass(frozen=True)
class LeafProgress(Progress):
    games: int = metric("games")
    error: float = metric("mean error", ".4f")
    """The mean distance between values and their returns."""


def returns_of(values: Any, explored: Any, outcome: float, trace: float) -> Any:
    """The lambda-return of each search; a random move cuts the trace."""
    found = np.empty(len(values))
    following, value = outcome, outcome
    for t in range(len(values) - 1, -1, -1):
        # After a random move the search's own value is the best estimate.
        found[t] = values[t] if explored[t] else (1 - trace) * value + trace * following
        following, value = found[t], values[t]
    return found


@checked
def learn_weights(
    game: Game,
    config: TDLeafConfig | None = None,
    *,
    folder: str | Path | None = None,
    report: Callable[[LeafProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> tuple[float, ...]:
    """The weights of a game's features after self-play; Ctrl-C stops with what was learnt.

    >>> from zermelo.games import load
    >>> config = TDLeafConfig(games=2, depth=1, max_steps=1)
    >>> len(learn_weights(load("connect_four:rows=4,columns=4"), config))
    2
    """
    run = TDLeafRun.completed(game, folder, config, report, **options)
    return tuple(map(float, run.weights))


class TDLeafRun(LeafRun[TDLeafConfig]):
    """One training run and its folder."""

    kind = TDLeafConfig

    def set_up(self) -> None:
        super().set_up()
        self.games_per_step = self.config.batch
        self.weights = np.array(check_weights(self.game))
        self.size = float(np.mean(np.abs(self.weights))) or 1.0
        self.record.random, self.error = int(seeded(self.config.seed)), math.nan
        self.momentum, self.spread = np.zeros_like(self.weights), np.zeros_like(self.weights)

    def open(self) -> None:
        if not self.steps:
            self.record.steep = self._steepness()

    def about(self) -> dict[str, Any]:
        arrays = {name: getattr(self, name).tolist() for name in ("weights", "momentum", "spread")}
        numbers = {"steep": float(self.record.steep), "random": int(self.record.random)}
        return {**super().about(), **arrays, **numbers}

    def restore(self, about: dict[str, Any]) -> None:
        super().restore(about)
        for name in ("weights", "momentum", "spread"):
            getattr(self, name)[:] = about[name]
        self.record.steep, self.record.random = about["steep"], about["random"]

    def write_result(self) -> None:
        named = json.dumps(named_weights(self.game, self.weights), indent=2)
        self.folder.write("weights.json", named.encode())

    def is_due(self, since: float) -> bool:
        return True

    def advance(self) -> None:
        config = self.config
        self.record.weights[0] = self.weights
        slope, self.error = self._slope()
        self.steps += 1
        self.momentum += 0.1 * (slope - self.momentum)
        self.spread += 0.01 * (slope * slope - self.spread)
        left = 1.0 - self.games / (config.games + config.batch)
        rate = config.learning_rate * self.size * left
        settled = np.sqrt(self.spread / (1 - 0.99**self.steps)) + 1e-12
        self.weights = self.weights + rate * self.momentum / (1 - 0.9**self.steps) / settled

    def progress(self) -> LeafProgress:
        return LeafProgress(self.seconds, self.steps, self.games, self.error)

    def _slope(self) -> tuple[Any, float]:
        """The direction in which a batch of games moves the weights, and the mean error."""
        table, config = self.table, self.config
        slope, wrong, total = np.zeros(len(self.weights)), 0.0, 0
        for _ in range(config.batch):
            count, outcome = table.play()
            found, flags = table.values[:count], table.flags[:count]
            gap = returns_of(found, flags >= 2, outcome, config.trace) - found
            bend = self.record.steep * (1.0 - found * found) * (flags % 2 == 0)
            slope += table.leaves[:count].T @ (gap * bend)
            wrong, total = wrong + float(np.abs(gap).sum()), total + count
        return slope / max(total, 1), wrong / max(total, 1)

    def _steepness(self) -> float:
        """So that the evaluations of a few games fill the range of the tangent, and no more."""
        table, scores = self.table, []
        self.record.weights[0], self.record.steep = self.weights, 1e-6
        for _ in range(self.config.batch):
            count, _ = table.play()
            scores += list((table.leaves[:count] @ self.weights)[table.flags[:count] % 2 == 0])
        spread = float(np.std(scores)) if scores else 0.0
        return 0.7 / spread if spread > 0 and math.isfinite(spread) else 1.0

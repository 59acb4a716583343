"""TD(lambda): a small network learns from self-play without search.

As TD-Gammon (Tesauro 1995): of all ways to play a roll, the one is played whose afterstate the
network likes best, and its values move towards later values and the outcome of the game. Here
whole games are learnt from at once by their lambda-returns (the forward view), in batches from
thousands of simultaneous games.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Unpack

import numpy as np
import torch
from torch.nn import functional

from ...game import Game
from ..alphazero.learner import AveragedNetwork
from ..alphazero.replay import RingBuffer
from ..runs.checkpoint import Parts
from ..runs.config import TDConfig
from ..runs.device import check_device
from ..runs.loop import Run, RunOptions, metric
from .selfplay import Tables, versus
from .value_net import ValueNet, ValueShape

__all__ = ["TDProgress", "TDRun", "train_td"]


@dataclass(frozen=True)
class TDProgress:
    """How a run is getting on."""

    seconds: float = metric("seconds", ",.0f")
    steps: int = metric("training steps")
    games: int = metric("games")
    positions: int = metric("positions learnt from")
    moves_per_second: float = metric("moves per second", ",.0f")
    evaluations_per_second: float = metric("evaluations per second", ",.0f")
    loss: float = metric("loss", ".4f")
    """Cross-entropy of the returns, in nats."""
    equity: float = metric("points per game against evaluate", "+.3f")
    """Against the game's own evaluation, one ply ahead; NaN before the first match."""
    error: float = metric("standard error", ".3f")


def train_td(
    game: Game,
    folder: str | Path,
    config: TDConfig | None = None,
    *,
    device: str | None = None,
    threads: int | None = None,
    report: Callable[[TDProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> ValueNet:
    """Learn to play a game; returns the network. Ctrl-C stops the run in good order."""
    run = TDRun(game, folder, config, device, threads, **options)
    return run.complete(report).learner.averaged


class TDLearner(AveragedNetwork[ValueNet]):
    """Learns the distribution of outcomes."""

    def __init__(self, shape: ValueShape, config: TDConfig, device: torch.device) -> None:
        torch.manual_seed(config.seed)
        on_gpu = device.type == "cuda"
        if on_gpu:
            torch.set_float32_matmul_precision("high")
        network, averaged = ValueNet(shape).to(device), ValueNet(shape).to(device)
        optimizer = torch.optim.Adam(network.parameters(), config.learning_rate, fused=on_gpu)
        super().__init__(network, averaged, optimizer)
        self.loss = torch.zeros((), device=device)

    def learn(self, seen: torch.Tensor, returns: torch.Tensor) -> None:
        """One step; the running mean is over the last tenth of the steps."""
        self.loss = functional.cross_entropy(self.network(seen.float()), returns)
        self.optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward(self.loss)
        self.optimizer.step()
        self.steps += 1
        share = 1.0 / min(1000.0, 5.0 + self.steps / 10)
        with torch.no_grad():
            mine, theirs = self.averaged.parameters(), self.network.parameters()
            torch._foreach_lerp_(list(mine), list(theirs), share)


class TDRun(Run[TDConfig]):
    """One training run and its folder."""

    kind = TDConfig
    counters = ("steps", "positions", "games", "seconds")

    def __init__(
        self,
        game: Game,
        folder: str | Path,
        config: TDConfig | None = None,
        device: str | None = None,
        threads: int | None = None,
        **options: Unpack[RunOptions],
    ) -> None:
        self.device, self.threads = check_device(device), threads
        ValueShape.of(game)  # refuses a game before there is a folder
        self.positions = self.games = 0
        self._owed, self._equity, self._error = 0.0, math.nan, math.nan
        super().__init__(game, folder, config, **options)

    def set_up(self) -> None:
        shape = ValueShape.of(self.game, self.config.width, self.config.layers)
        self.learner = TDLearner(shape, self.config, self.device)
        self.network = self.learner.averaged

    def open(self) -> None:
        config, network = self.config, self.learner.averaged
        self.learner.steps, seed = self.steps, config.seed + self.steps
        self._finished_before, self._measured = self.games, self.share
        self.tables = Tables(
            self.game, network, games=config.games, threads=self.threads, seed=seed
        )
        columns = (
            ((network.shape.inputs,), torch.bfloat16),
            ((network.shape.outcomes,), torch.float32),
        )
        self.memory = RingBuffer(columns, config.buffer_size, self.device, seed)

    def close(self) -> None:
        self.tables.close()
        super().close()

    # Learning.

    def prepare(self) -> None:
        self.tables.round()
        if self.config.match_games:
            versus(self.game, self.learner.averaged, 1, threads=1)

    def advance(self) -> None:
        config = self.config
        self._schedule()
        self.tables.round(self._learn_owed)
        if self.tables.waiting() >= min(config.batch, config.games):
            crop = self.tables.harvest()
            seen = torch.from_numpy(crop.seen.view(np.int16)).view(torch.bfloat16)
            fresh = self.memory.append(seen, torch.from_numpy(crop.returns))
            self.positions += fresh
            self._owed += fresh * config.replay_ratio / config.batch
        self.games = self._finished_before + int(self.tables.total("games"))

    def _schedule(self) -> None:
        """Lambda, exploration and learning rate for this moment of the run."""
        config, share = self.config, min(self.share, 1.0)
        if self.games < config.random_games:
            self.tables.set(decay=1.0, epsilon=1.0)
        else:
            trace = config.trace + (config.last_trace - config.trace) * share
            self.tables.set(decay=trace, epsilon=config.epsilon)
        self.learner.anneal(share)

    def _learn_owed(self) -> None:
        """The steps that new positions call for; a GPU takes them while threads play."""
        steps = int(self._owed)
        self._owed -= steps
        for _ in range(steps):
            self.learner.learn(*self.memory.sample(self.config.batch))
        self.steps = self.learner.steps

    def evaluate(self) -> None:
        config, share = self.config, self.share
        if config.match_games and (share >= self._measured + 1 / config.matches or share >= 1.0):
            self._measured = share
            with self.off_the_clock():
                self._equity, self._error, _ = versus(
                    self.game,
                    self.learner.averaged,
                    config.match_games,
                    threads=self.threads,
                    seed=self.steps,
                )

    def totals(self) -> dict[str, float]:
        return {name: self.tables.total(name) for name in ("moves", "evaluations")}

    def progress(self) -> TDProgress:
        rates = self.rates()
        return TDProgress(
            self.seconds,
            self.steps,
            self.games,
            self.positions,
            rates["moves"],
            rates["evaluations"],
            float(self.learner.loss.detach()),
            self._equity,
            self._error,
        )

    @property
    def parts(self) -> Parts:
        return self.learner.parts

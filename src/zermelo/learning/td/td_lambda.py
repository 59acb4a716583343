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

from ...arguments import checked
from ...game import Game
from ..alphazero.learner import AveragedNetwork, SelfPlayProgress, SelfPlayRun
from ..alphazero.replay import RingBuffer
from ..inference.shapes import ValueShape
from ..runs.config import TDConfig
from ..runs.device import descend
from ..runs.loop import RunOptions, metric
from .selfplay import TDSelfPlay, versus
from .value_net import ValueNet


@dataclass(frozen=True)
class TDProgress(SelfPlayProgress):
    evaluations_per_second: float = metric("evaluations per second", ",.0f")
    loss: float = metric("loss", ".4f")
    """The cross-entropy of the returns, in nats."""
    equity: float = metric("points per game against evaluate", "+.3f")
    """The score against the game's own evaluation one ply ahead; NaN before the first match."""
    error: float = metric("standard error", ".3f")


@checked
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
    """Learn to play a game; returns the network. Ctrl-C stops the run in good order.

    >>> from zermelo.games import load
    >>> from zermelo.learning import TDConfig, train_td
    >>> network = train_td(load("pig"), "run", TDConfig(minutes=1.0))  # doctest: +SKIP
    """
    run = TDRun(game, folder, config, device=device, threads=threads, **options).complete(report)
    return run.learner.averaged


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
        """Take a training step; weights are averaged over the last tenth of the steps."""
        self.loss = functional.cross_entropy(self.network(seen.float()), returns)
        descend(self.optimizer, self.loss)
        self.steps += 1
        share = 1.0 / min(1000.0, 5.0 + self.steps / 10)
        with torch.no_grad():
            mine, theirs = self.averaged.parameters(), self.network.parameters()
            torch._foreach_lerp_(list(mine), list(theirs), share)


class TDRun(SelfPlayRun[TDConfig]):
    """One training run and its folder."""

    kind = TDConfig
    counters = ("steps", "positions", "games", "seconds")

    learner: TDLearner
    equity = error = math.nan

    def check(self) -> None:
        ValueShape.of(self.game)

    def set_up(self) -> None:
        shape = ValueShape.of(self.game, self.config.width, self.config.layers)
        self.learner = TDLearner(shape, self.config, self.device)
        self.network = self.learner.averaged

    def open(self) -> None:
        config, network = self.config, self.learner.averaged
        self.learner.steps, seed = self.steps, config.seed + self.steps
        self._finished_before, self._measured = self.games, self.share
        self.players = TDSelfPlay(
            self.game, network, games=config.games, threads=self.threads, seed=seed
        )
        columns = (
            ((network.shape.inputs,), torch.bfloat16),
            ((network.shape.outcomes,), torch.float32),
        )
        self.memory = RingBuffer(columns, config.buffer_size, self.device, seed)

    # Learning.

    def prepare(self) -> None:
        self.players.round()
        if self.config.match_games:
            versus(self.game, self.learner.averaged, 1, threads=1)

    def advance(self) -> None:
        config = self.config
        self._schedule()
        self.players.round(self._learn_owed)
        if self.players.waiting_samples() >= min(config.batch, config.games):
            found = self.players.take_samples()
            seen = torch.from_numpy(found.seen.view(np.int16)).view(torch.bfloat16)
            fresh = self.memory.append(seen, torch.from_numpy(found.returns))
            self.positions += fresh
            self.owed += fresh * config.replay_ratio / config.batch
        self.games = self._finished_before + int(self.players.total("games"))

    def _schedule(self) -> None:
        """Lambda, exploration and learning rate for this moment of the run."""
        config, share = self.config, min(self.share, 1.0)
        if self.games < config.random_games:
            self.players.set(decay=1.0, epsilon=1.0)
        else:
            trace = config.trace + (config.last_trace - config.trace) * share
            self.players.set(decay=trace, epsilon=config.epsilon)
        self.learner.anneal(share)

    def _learn_owed(self) -> None:
        """Take the steps that are due for new positions; a GPU learns while threads play."""
        steps = int(self.owed)
        self.owed -= steps
        for _ in range(steps):
            self.learner.learn(*self.memory.sample(self.config.batch))
        self.steps = self.learner.steps

    def evaluate(self) -> None:
        config, share = self.config, self.share
        if config.match_games and (share >= self._measured + 1 / config.matches or share >= 1.0):
            self._measured = share
            with self.off_the_clock():
                self.equity, self.error, _ = versus(
                    self.game,
                    self.learner.averaged,
                    config.match_games,
                    threads=self.threads,
                    seed=self.steps,
                )

    def totals(self) -> dict[str, float]:
        return {name: self.players.total(name) for name in ("moves", "evaluations")}

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
            self.equity,
            self.error,
        )

"""Settings of PPO that fit the machine, measured as those of AlphaZero.

Playing costs one evaluation a move, so learning takes most of the time: both are measured.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import numpy as np
import torch

from ...game import Game
from ...kernel import new_states, runnable
from ..alphazero.fitting import Fitted, Fitting, fit_with, power_of_two
from ..alphazero.replay import Sample
from ..inference.action_encoding import action_slots
from ..inference.shapes import Shape
from ..runs.config import PPOConfig
from .learner import Decisions, PPOLearner
from .rollouts import ROOM, Rollouts

UPDATES = 200  # of the policy that a run should have
BATCHES = 8  # into which the moves between two updates are divided
GPU_BATCH, CPU_BATCH = (256, 4096), (32, 512)  # the smallest and the largest


def fit(
    game: Game,
    config: PPOConfig,
    given: Iterable[str] = (),
    *,
    device: torch.device,
    threads: int | None = None,
) -> Fitted:
    """The configuration with all that is not `given` chosen for this machine and these minutes."""
    return fit_with(_PPOFitting, game, config, given, device, threads)


class _PPOFitting(Fitting):
    """Of self-play without search."""

    unit = "moves"
    wanted = 10.0  # a move says less than a search does

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.config = self._with_batch(self.config)

    def play(self, config: PPOConfig, evaluate: Any) -> Rollouts:
        return Rollouts(self.game, evaluate, config, threads=self.threads)

    def moves(self, config: PPOConfig) -> float:
        """It plays or learns."""
        each = 1 / self.rate(config) + config.epochs / self.learning_rate(config)
        return self.seconds / each

    def learning_rate(self, config: PPOConfig) -> float:
        return super().learning_rate(self._with_batch(config))

    def learner(self, shape: Shape, config: PPOConfig) -> tuple[PPOLearner, Sample]:
        blank = Decisions(shape, 1, self.device).blank(config.batch)
        blank[1].fill_(1.0 / shape.actions)
        return PPOLearner(shape, config, self.device), blank

    def enough_games(self, config: PPOConfig) -> float:
        return self.moves(config) / config.horizon / UPDATES

    def bytes_per_game(self, config: PPOConfig) -> int:
        """For its moves until they are collected, and then until they are learnt from."""
        state = int(new_states(runnable(self.game).game, 1).nbytes)
        policy = 4 * action_slots(self.game)
        seen = 4 * int(np.prod(self.game.observation_shape))
        return config.horizon * (state + policy + ROOM * (seen + policy))

    def _with_batch(self, config: PPOConfig) -> PPOConfig:
        """With the batch that suits as many games."""
        if "batch" in self.given:
            return config
        moves = config.games * config.horizon
        least, most = GPU_BATCH if self.on_gpu else CPU_BATCH
        return replace(config, batch=min(power_of_two(moves / BATCHES, least, most), moves))

    def choose_rest(self) -> None:
        config = self._with_batch(self.config)
        moves = config.games * config.horizon
        steps = moves // config.batch * config.epochs
        why = f"{steps} steps with the {moves:,} moves between two updates"
        self.choose("batch", why, batch=config.batch)

"""Settings of descent that fit the machine, measured as those of AlphaZero.

Each position that is expanded is learnt from, so there are as many as the network can evaluate
children of; playing and learning are both measured.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import torch

from ...game import Game
from ...kernel import new_states, runnable
from ...playouts import playouts
from ..alphazero.fitting import Fitted, ReplayFitting, fit_with
from ..alphazero.learner import Learner
from ..alphazero.network import Shape
from ..alphazero.replay import PositionBuffer, Sample
from ..runs.config import DescentConfig
from .descent_kernels import EDGE, NODE
from .selfplay import DescentPlay, check_descent, edge_room

__all__ = ["fit"]

SAMPLED = 100  # random games, for the branching factor


def fit(
    game: Game,
    config: DescentConfig,
    given: Iterable[str] = (),
    *,
    device: torch.device,
    threads: int | None = None,
) -> Fitted:
    """The configuration with all that is not `given` chosen for this machine and these minutes."""
    check_descent(game)
    return fit_with(_DescentFitting, game, config, given, device, threads)


class _DescentFitting(ReplayFitting):
    """Of self-play by descent."""

    unit = "evaluations"

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.branching = max(playouts(self.game, SAMPLED).branching, 1.0)

    def play(self, config: DescentConfig, evaluate: Any) -> DescentPlay:
        return DescentPlay(self.game, evaluate, config, threads=self.threads)

    def positions(self, config: DescentConfig) -> float:
        """It plays or learns."""
        each = self.branching / self.rate(config)
        return self.seconds / (each + config.replay_ratio / self.learning_rate(config))

    def moves(self, config: DescentConfig) -> float:
        return self.positions(config) / config.expansions

    def learner(self, shape: Shape, config: DescentConfig) -> tuple[Learner, Sample]:
        blank = PositionBuffer(shape, 1, self.device).blank(config.batch)
        return Learner(shape, config, self.device), blank

    def bytes_per_game(self, config: DescentConfig) -> int:
        """For its tree."""
        state = int(new_states(runnable(self.game).game, 1).nbytes)
        edges = edge_room(self.game, config) * EDGE.itemsize
        return config.tree_size * (state + NODE.itemsize) + edges

"""What imitates: a dense policy, or AlphaZero's network."""

from __future__ import annotations

from typing import Any, Protocol

import torch
from torch.nn import functional

from ...game import Game
from ..alphazero.learner import Learner
from ..alphazero.network import Network
from ..inference.shapes import PolicyShape, Shape
from ..league.policy_net import PolicyNet
from ..runs.checkpoint import Parts
from ..runs.device import descend, quicken_cpu
from ..runs.imitation_config import ImitationConfig
from .examples import Views

_VALUE_WEIGHT = 0.5


class Student(Protocol):
    """Learns from decisions."""

    @property
    def playing(self) -> Any:
        """The network as it plays."""

    @property
    def parts(self) -> Parts:
        """What checkpoints keep."""

    def prepare(self, blank: Views, steps: int) -> None:
        """For batches like this one, so many of which were learnt from before."""

    def learn(self, some: Views, share: float) -> float:
        """From a batch, when this share of the run is over; returns the mean surprise in nats."""

    def answers(self, some: Views) -> tuple[torch.Tensor, torch.Tensor]:
        """The log-probabilities of legal actions, and values [rows, players or 1]."""


class PolicyStudent:
    """A dense policy, as leagues have it."""

    def __init__(
        self, game: Game, config: ImitationConfig, device: torch.device, start: PolicyNet | None
    ) -> None:
        torch.manual_seed(config.seed)
        shape = PolicyShape.of(game, config.width, config.layers)
        self.playing = PolicyNet(shape) if start is None else start.copy()
        self.optimizer = torch.optim.AdamW(
            self.playing.parameters(), config.learning_rate, weight_decay=config.weight_decay
        )
        quicken_cpu()

    @property
    def parts(self) -> Parts:
        return {"network": self.playing, "optimizer": self.optimizer}

    def prepare(self, blank: Views, steps: int) -> None:
        pass

    def learn(self, some: Views, share: float) -> float:
        logs, values = self.playing(some.seen.flatten(1), some.legal)
        surprise = functional.nll_loss(logs, some.chosen)
        worth = some.worth[:, 0]
        known = ~worth.isnan()
        missed = (values - worth)[known].square().sum() / max(int(known.sum()), 1)
        descend(self.optimizer, surprise + _VALUE_WEIGHT * missed)
        return float(surprise.detach())

    def answers(self, some: Views) -> tuple[torch.Tensor, torch.Tensor]:
        logs, values = self.playing(some.seen.flatten(1), some.legal)
        return logs, values[:, None]


class NetworkStudent:
    """AlphaZero's network, as it learns from self-play: the recorded move is all of the policy."""

    def __init__(
        self, game: Game, config: ImitationConfig, device: torch.device, start: Network | None
    ) -> None:
        shape = Shape.of(game, config.width, config.layers, config.plain)
        if device.type == "cpu":
            quicken_cpu(shape.is_plain)
        self.learner, self.device = Learner(shape, config, device), device
        if start is not None:
            self.learner.begin_with(start)

    @property
    def playing(self) -> Network:
        return self.learner.averaged

    @property
    def parts(self) -> Parts:
        return self.learner.parts

    def prepare(self, blank: Views, steps: int) -> None:
        self.learner.steps = steps
        self.learner.prepare(self.sample(blank))

    def learn(self, some: Views, share: float) -> float:
        self.learner.learn(self.sample(some), share)
        return float(self.learner.losses.policy)

    def sample(self, some: Views) -> tuple[torch.Tensor, ...]:
        """Observations, policies and value targets, where the learner is."""
        shape = self.playing.shape
        policy = functional.one_hot(some.chosen, shape.actions).float()
        parts = some.seen, policy, some.worth[:, : shape.values]
        return tuple(one.to(self.device) for one in parts)

    def answers(self, some: Views) -> tuple[torch.Tensor, torch.Tensor]:
        logits, values = (one.cpu() for one in self.playing(some.seen.to(self.device)))
        return functional.log_softmax(logits.masked_fill(~some.legal, -1e9), 1), values


STUDENTS: dict[str, Any] = {"policy": PolicyStudent, "alphazero": NetworkStudent}
"""By what a configuration calls their network."""

"""A policy learns from games: proximal policy optimisation, held near a policy it began with.

Decisions that turned out better than expected become more likely, by steps that stay close to
the policy that played (Schulman et al. 2017). All the while the policy is drawn towards a magnet:
the one that imitation found, as in AlphaStar (Vinyals et al. 2019), or else all legal actions
alike. The pull grows weaker over a run; with it, play against oneself comes to rest where it
would run in circles (Sokota et al. 2023).
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch.nn import functional

from ...errors import BadParameter
from .policy_net import PolicyNet
from .rollouts import Moves

__all__ = ["ActorCritic", "Losses", "Pace"]

_CLIP, _VALUE_WEIGHT, _MOST_GRADIENT = 0.2, 0.5, 1.0


@dataclass(frozen=True)
class Pace:
    """How quickly a policy learns."""

    learning_rate: float = 1e-3
    epochs: int = 4
    """Times that each decision is learnt from."""
    batch: int = 512
    pull: float = 0.2
    """Of the magnet, at the beginning: what a nat of distance costs, in units of utility."""
    last_pull: float = 0.03
    """At the end of a run."""
    trace: float = 0.9
    """Lambda: how much the further course counts beside the next value."""

    def __post_init__(self) -> None:
        if self.epochs < 1 or self.batch < 1:
            raise BadParameter("epochs and batch must be at least 1")
        if not (self.learning_rate > 0 and self.pull >= 0 and self.last_pull >= 0):
            raise BadParameter("the learning rate must be above 0, and no pull below")
        if not 0 <= self.trace <= 1:
            raise BadParameter(f"trace must be from 0 to 1, not {self.trace}")

    def pull_at(self, share: float) -> float:
        """When this share of a run is over; it falls evenly, by factors."""
        if not self.pull or not self.last_pull:
            return self.pull + (self.last_pull - self.pull) * share
        return float(self.pull * (self.last_pull / self.pull) ** share)


@dataclass(frozen=True)
class Losses:
    policy: float
    value: float
    distance: float
    """From the magnet: the Kullback-Leibler divergence, in nats."""


class ActorCritic:
    """A network with what it needs to learn."""

    def __init__(self, network: PolicyNet, pace: Pace, magnet: PolicyNet | None = None) -> None:
        self.network, self.pace, self.magnet = network, pace, magnet
        self.optimizer = self._fresh()

    def _fresh(self) -> torch.optim.Adam:
        return torch.optim.Adam(self.network.parameters(), self.pace.learning_rate, eps=1e-5)

    def restart(self, network: PolicyNet) -> None:
        """Forget all, and go on from another network's weights."""
        self.network.load_state_dict(network.state_dict())
        self.optimizer = self._fresh()

    def learn(self, moves: Moves, pull: float, rate: float, seed: int) -> Losses:
        """From these decisions, with this pull and this share of the learning rate."""
        pace, count = self.pace, len(moves.chosen)
        dice = torch.Generator().manual_seed(seed)
        for group in self.optimizer.param_groups:
            group["lr"] = pace.learning_rate * rate
        wanted = moves.values + moves.advantages
        distant = self._attraction(moves)
        total, steps = torch.zeros(3), 0
        for _ in range(pace.epochs):
            for rows in torch.split(torch.randperm(count, generator=dice), pace.batch):
                losses = self._losses(moves, rows, wanted, distant)
                loss = losses[0] + _VALUE_WEIGHT * losses[1] + pull * losses[2]
                self.optimizer.zero_grad(set_to_none=True)
                torch.autograd.backward(loss)
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), _MOST_GRADIENT)
                self.optimizer.step()
                total += losses.detach()
                steps += 1
        return Losses(*(total / max(steps, 1)).tolist())

    def _attraction(self, moves: Moves) -> torch.Tensor:
        """The log-probabilities of the magnet."""
        if self.magnet is None:
            even = torch.zeros(moves.legal.shape).masked_fill(~moves.legal, -1e9)
            return torch.log_softmax(even, 1)
        with torch.inference_mode():
            logs: torch.Tensor = self.magnet(moves.seen, moves.legal)[0]
        return logs.clone()

    def _losses(
        self,
        moves: Moves,
        rows: torch.Tensor,
        wanted: torch.Tensor,
        distant: torch.Tensor,
    ) -> torch.Tensor:
        legal = moves.legal[rows]
        logs, values = self.network(moves.seen[rows], legal)
        ratio = (logs.gather(1, moves.chosen[rows][:, None])[:, 0] - moves.logs[rows]).exp()
        gain = moves.advantages[rows]
        clipped = torch.minimum(ratio * gain, ratio.clamp(1 - _CLIP, 1 + _CLIP) * gain)
        apart = (logs.exp() * (logs - distant[rows])).masked_fill(~legal, 0.0).sum(1)
        return torch.stack(
            (-clipped.mean(), functional.mse_loss(values, wanted[rows]), apart.mean())
        )

"""Proximal policy optimisation, regularised towards a magnet policy.

Decisions that turned out better than expected become more likely, by steps that stay close to
the policy that played (Schulman et al. 2017). Meanwhile the policy is drawn towards a magnet: the
result of imitation, as in AlphaStar (Vinyals et al. 2019), or else the uniform policy. With it,
self-play converges where it would run in circles (Sokota et al. 2023), but to an equilibrium of
the game with that pull. So the magnet is moved, now and then, to where the policy has come: the
equilibria of those games lead to one of the game itself (regularised Nash dynamics, Perolat et
al. 2022). A small share of the uniform policy is mixed into it, or actions that seemed bad once
would never be tried again.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch.nn import functional

from ..runs.config import ActorCriticConfig
from .policy_net import PolicyNet
from .rollouts import Moves

_CLIP, _VALUE_WEIGHT, _MOST_GRADIENT = 0.2, 0.5, 1.0


@dataclass(frozen=True)
class Losses:
    policy: float
    value: float
    distance: float
    """From the magnet: the Kullback-Leibler divergence, in nats."""


class ActorCritic:
    """A policy network and its optimizer."""

    def __init__(
        self, network: PolicyNet, config: ActorCriticConfig, magnet: PolicyNet | None = None
    ) -> None:
        self.network, self.config, self.magnet = network, config, magnet
        self.optimizer = self._fresh()

    def _fresh(self) -> torch.optim.Adam:
        return torch.optim.Adam(self.network.parameters(), self.config.learning_rate, eps=1e-5)

    def restart(self, network: PolicyNet) -> None:
        """Continue from another network's weights, with a fresh optimizer."""
        self.network.load_state_dict(network.state_dict())
        self.optimizer = self._fresh()

    def move_magnet(self) -> None:
        """To where the policy is now."""
        assert self.magnet is not None
        self.magnet.load_state_dict(self.network.state_dict())

    def learn(self, moves: Moves, kl_weight: float, rate: float, seed: int) -> Losses:
        """From these decisions, with this share of the learning rate."""
        config, count = self.config, len(moves.chosen)
        dice = torch.Generator().manual_seed(seed)
        for group in self.optimizer.param_groups:
            group["lr"] = config.learning_rate * rate
        wanted = moves.values + moves.advantages
        distant = self._attraction(moves)
        total, steps = torch.zeros(3), 0
        for _ in range(config.epochs):
            for rows in torch.split(torch.randperm(count, generator=dice), config.batch):
                losses = self._losses(moves, rows, wanted, distant)
                loss = losses[0] + _VALUE_WEIGHT * losses[1] + kl_weight * losses[2]
                self.optimizer.zero_grad(set_to_none=True)
                torch.autograd.backward(loss)
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), _MOST_GRADIENT)
                self.optimizer.step()
                total += losses.detach()
                steps += 1
        return Losses(*(total / max(steps, 1)).tolist())

    def _attraction(self, moves: Moves) -> torch.Tensor:
        """The log-probabilities of the magnet."""
        even = torch.zeros(moves.legal.shape).masked_fill(~moves.legal, -1e9)
        even = torch.log_softmax(even, 1)
        if self.magnet is None:
            return even
        with torch.inference_mode():
            logs: torch.Tensor = self.magnet(moves.seen, moves.legal)[0]
        share = torch.tensor(self.config.uniform_share)
        return torch.logaddexp(logs + torch.log1p(-share), even + torch.log(share))

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

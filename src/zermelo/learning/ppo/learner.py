"""Proximal policy optimisation with a magnet, for AlphaZero's network.

A move that brought more than was expected becomes more likely, by steps that stay close to the
policy that made it: the ratio of probabilities is clipped (Schulman et al. 2017). Self-play by
policy gradient alone runs in circles, and soon into one line of play. So the policy is drawn
towards a magnet, and towards entropy (magnetic mirror descent, Sokota et al. 2023); the magnet is
a slow running mean of the policy, as the reference policies of R-NaD follow theirs (Perolat et
al. 2022). Nothing is learnt about illegal moves, which are left out of every sum.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import torch
from torch.nn import functional

from ..alphazero.learner import AVERAGED, LONGEST_GRADIENT, Learner, value_loss
from ..alphazero.network import Network
from ..alphazero.replay import RingBuffer, Sample
from ..inference.shapes import Shape
from ..runs.checkpoint import Parts
from ..runs.config import PPOConfig
from ..runs.device import descend_clipped
from .rollout_kernels import Moves

_ILLEGAL = -1e9


class PPOLosses(NamedTuple):
    """Of one step."""

    policy: float
    """What the clipped objective gains, with its sign turned."""
    value: float
    """Mean square error."""
    gradient: float
    """The length of the gradient, before it was cut."""
    entropy: float
    """Of the policy, in nats."""
    distance: float
    """From the magnet: the Kullback-Leibler divergence, in nats."""
    clipped: float
    """The share of moves whose ratio is beyond the clip."""


class Decisions(RingBuffer):
    """The moves that are learnt from until the next ones are collected."""

    def __init__(self, shape: Shape, size: int, device: torch.device, seed: int = 0) -> None:
        kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        columns = (
            (shape.observation, kind),
            ((shape.actions,), torch.float32),
            ((shape.values,), torch.float32),
            ((), torch.int64),
            ((), torch.float32),
        )
        super().__init__(columns, size, device, seed)
        self.scale = shape.scale

    def replace(self, new: Moves) -> int:
        """Take these in place of the last ones; returns how many."""
        self.clear()
        returns, gains = new.returns / self.scale, new.advantages / self.scale
        arrays = new.observations, new.policies, returns, new.chosen, gains
        return self.append(*map(torch.from_numpy, arrays))

    def batches(self, rows: int, epochs: int) -> Iterator[Sample]:
        """All decisions in a random order, `epochs` times; those that fill no batch are left."""
        for _ in range(epochs):
            order = self.shuffled()
            for first in range(0, len(order) - rows + 1, rows):
                drawn = order[first : first + rows]
                yield tuple(column[drawn] for column in self.columns)

    def sample(self, rows: int) -> Sample:
        """Observations, policies and returns."""
        return super().sample(rows)[:3]

    def glance(self, rows: int) -> Sample:
        return super().glance(rows)[:3]


class PPOLearner(Learner):
    """Learns from decisions of self-play."""

    kind_of_losses = PPOLosses
    norms_follow = False  # a policy that changes with the batch is not the one that played

    def __init__(self, shape: Shape, config: PPOConfig, device: torch.device) -> None:
        super().__init__(shape, config, device)
        self.config = config
        self.magnet = Network(shape).to(device)
        self.magnet.load_state_dict(self.network.state_dict())
        self.magnet.eval()
        self._weights = torch.zeros(2, device=device)  # where a recorded step reads them

    @property
    def parts(self) -> Parts:
        return {**super().parts, "magnet": self.magnet}

    def anneal(self, share: float) -> None:
        super().anneal(share)
        now, config = min(share, 1.0), self.config
        weights = config.kl_weight_at(now), config.entropy_weight_at(now)
        self._weights.copy_(torch.tensor(weights))

    def set_norms(self, samples: Iterable[Sample]) -> None:
        """Have the norms move towards the mean and variance of these samples."""
        self.network.train()
        with torch.no_grad():
            for seen, *_ in samples:
                self.answers(self.network, seen)
        self.network.eval()

    def average(self) -> None:
        super().average()
        self.follow(self.magnet, max(0.0, 1.0 - AVERAGED / self.config.magnet_steps))

    def step(self, *sample: Any) -> torch.Tensor:
        """Observations, policies that played, returns, chosen moves and their advantages."""
        seen, policy, returns, chosen, gains = sample
        legal, place = policy > 0, chosen[:, None]
        logits, raw = self.answers(self.network, seen)
        logs = _log_policy(logits, legal)
        likely = logs.exp().masked_fill(~legal, 0.0)
        ratio = (logs.gather(1, place) - policy.gather(1, place).log())[:, 0].exp()
        near = ratio.clamp(1 - self.config.clip, 1 + self.config.clip)
        gained = torch.minimum(ratio * gains, near * gains).mean()
        entropy = -(likely * logs).sum(1).mean()
        distance = (likely * (logs - self._magnetic(seen, legal))).sum(1).mean()
        regular = self._weights[0] * distance - self._weights[1] * entropy
        loss = value_loss(raw, returns) + regular - gained
        length = descend_clipped(self.optimizer, loss, LONGEST_GRADIENT)
        missed = functional.mse_loss(torch.tanh(raw.detach()), returns)
        clipped = ((ratio - 1).abs() > self.config.clip).float().mean()
        found = -gained, missed, length, entropy, distance, clipped
        return torch.stack([one.detach() for one in found])

    def _magnetic(self, seen: Any, legal: Any) -> Any:
        """The logarithms of the magnet's probabilities."""
        with torch.no_grad():
            return _log_policy(self.answers(self.magnet, seen)[0], legal)


def _log_policy(logits: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
    """The logarithms of the probabilities of legal moves."""
    return functional.log_softmax(logits.masked_fill(~legal, _ILLEGAL), 1)

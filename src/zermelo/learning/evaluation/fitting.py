"""Learning an accumulator network by gradient descent, and its whole numbers in the end."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ...evaluation import AccumulatorNetwork
from ...evaluation.network import MOST_OUTPUT, ONE, OUTPUT_ONE
from ..runs.config import EvaluationConfig
from ..runs.device import descend
from .selfplay import Played

__all__ = ["Fitting", "FloatNetwork", "Losses"]

GAIN = 4.0  # outputs of 16 bits reach far enough for a score that stands for a sure win
_MOST = MOST_OUTPUT / OUTPUT_ONE
_BEGIN = 0.1  # the standard deviation of a sum, before anything is learnt


@dataclass(frozen=True)
class Losses:
    """Mean squared errors, in shares of a win."""

    training: float
    validation: float


class FloatNetwork(nn.Module):
    """The network that is learnt: the same as `AccumulatorNetwork`, in floating point."""

    def __init__(self, features: int, width: int, phases: int, phase_features: int) -> None:
        super().__init__()
        self.phase_features = phase_features
        spread = _BEGIN * math.sqrt(2 * features / max(phase_features, 1)) / math.sqrt(features)
        self.weights = nn.Parameter(torch.randn(features, width) * spread)
        self.bias = nn.Parameter(torch.full((width,), 0.2))
        self.outputs = nn.Parameter(torch.randn(phases, 2 * width) * (0.5 / math.sqrt(2 * width)))
        self.output_bias = nn.Parameter(torch.zeros(phases))

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """Shares of a win to the mover; `seen` is (positions, 2, features), of 0 and 1."""
        phases = len(self.outputs)
        count = seen[:, 0].sum(1).long()
        phase = (count * phases // (self.phase_features + 1)).clamp(max=phases - 1)
        sums = (seen @ self.weights + self.bias).clamp(0.0, 1.0).flatten(1)
        score = GAIN * ((sums * self.outputs[phase]).sum(1) + self.output_bias[phase])
        return functional.softsign(score)

    def limit(self) -> None:
        """Keep the outputs within what their whole numbers hold."""
        with torch.no_grad():
            self.outputs.clamp_(-_MOST, _MOST)

    def quantised(self, utility: float, about: Mapping[str, Any]) -> AccumulatorNetwork:
        """In whole numbers, as searches use it."""
        weights = _whole(self.weights, ONE, np.int16)
        none = np.zeros((1, weights.shape[1]), np.int16)
        return AccumulatorNetwork(
            weights=np.concatenate((weights, none)),
            bias=_whole(self.bias, ONE, np.int16),
            outputs=_whole(self.outputs, OUTPUT_ONE, np.int16),
            output_bias=_whole(self.output_bias, ONE * OUTPUT_ONE, np.int32),
            phase_features=self.phase_features,
            gain=GAIN,
            utility=utility,
            about=about,
        )


def _whole(tensor: torch.Tensor, one: int, kind: Any) -> Any:
    limits = np.iinfo(kind)
    scaled = tensor.detach().cpu().double().numpy() * one
    return np.rint(scaled).clip(limits.min, limits.max).astype(kind)


class Fitting:
    """Learns a network from positions, epoch by epoch, in an order of their own each time."""

    def __init__(self, played: Played, config: EvaluationConfig, device: torch.device) -> None:
        torch.manual_seed(config.seed)
        self.config, self.device, self.epoch = config, device, 0
        self._bytes = np.ascontiguousarray(played.words.astype("<u8")).view(np.uint8)
        share = config.outcome_share
        targets = share * played.outcomes + (1 - share) * played.values
        self._targets = torch.from_numpy(targets.astype(np.float32))
        self._order = np.random.default_rng(config.seed)
        shuffled = self._order.permutation(len(targets))
        held = max(int(len(targets) * config.held_out), 1)
        self._held, self._learnt = shuffled[:held], shuffled[held:]
        features = 8 * self._bytes.shape[2]
        most = int(np.bitwise_count(played.words[:, 0]).sum(axis=1, dtype=np.int64).max())
        self.network = FloatNetwork(features, config.width, config.phases, max(most, 1)).to(device)
        self._optimizer = torch.optim.Adam(self.network.parameters(), config.learning_rate)

    @property
    def is_over(self) -> bool:
        return self.epoch >= self.config.epochs

    @property
    def weights(self) -> int:
        """How many weights there are to learn, of features that ever are on."""
        on = np.bitwise_or.reduce(self._bytes.reshape(-1, self._bytes.shape[2]), axis=0)
        return int(np.unpackbits(on).sum()) * self.config.width

    def learn(self) -> Losses:
        """One epoch."""
        config, total, count = self.config, 0.0, 0
        order = self._order.permutation(self._learnt)
        for first in range(0, len(order), config.batch):
            share = (self.epoch + first / len(order)) / config.epochs
            for group in self._optimizer.param_groups:
                group["lr"] = config.learning_rate * (0.01 + 0.99 * (1 - share))
            chosen = order[first : first + config.batch]
            loss = self._loss(chosen)
            descend(self._optimizer, loss)
            self.network.limit()
            total += float(loss.detach()) * len(chosen)
            count += len(chosen)
        self.epoch += 1
        return Losses(total / max(count, 1), self._validation())

    def _loss(self, chosen: Any) -> torch.Tensor:
        seen = np.unpackbits(self._bytes[chosen], axis=2, bitorder="little")
        inputs = torch.from_numpy(seen).to(self.device).float()
        return functional.mse_loss(self.network(inputs), self._targets[chosen].to(self.device))

    def _validation(self) -> float:
        with torch.inference_mode():
            parts = [
                (float(self._loss(part)), len(part))
                for part in np.array_split(self._held, -(-len(self._held) // 4096))
            ]
        return sum(loss * count for loss, count in parts) / len(self._held)

"""Learning an accumulator network by gradient descent, and its whole numbers in the end."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ...evaluation import AccumulatorNetwork
from ...evaluation.network import MOST_OUTPUT, ONE, OUTPUT_ONE
from ..runs.config import EvaluationConfig
from ..runs.device import descend, quicken_cpu
from .fitting import Fitting
from .selfplay import Played

__all__ = ["FloatNetwork", "NetworkFitting"]

GAIN = 4.0  # outputs of 16 bits reach far enough for a score that stands for a sure win
_MOST = MOST_OUTPUT / OUTPUT_ONE
_PART = 4096  # positions that are unpacked at the same time
_BEGIN = 0.1  # the standard deviation of a sum, before anything is learnt


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

    def forward(self, seen: torch.Tensor, own: torch.Tensor) -> torch.Tensor:
        """Shares of a win to the mover; `seen` is (positions, 2, features), of 0 and 1, `own` the
        scores that it adds to."""
        phases = len(self.outputs)
        count = seen[:, 0].sum(1).long()
        phase = (count * phases // (self.phase_features + 1)).clamp(max=phases - 1)
        sums = (seen @ self.weights + self.bias).clamp(0.0, 1.0).flatten(1)
        score = GAIN * ((sums * self.outputs[phase]).sum(1) + self.output_bias[phase])
        return functional.softsign(score + own)

    def limit(self) -> None:
        """Keep the outputs within what their whole numbers hold."""
        with torch.no_grad():
            self.outputs.clamp_(-_MOST, _MOST)

    def quantised(self, **others: Any) -> AccumulatorNetwork:
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
            **others,
        )


def _whole(tensor: torch.Tensor, one: int, kind: Any) -> Any:
    limits = np.iinfo(kind)
    scaled = tensor.detach().cpu().double().numpy() * one
    return np.rint(scaled).clip(limits.min, limits.max).astype(kind)


class NetworkFitting(Fitting):
    """Learns an accumulator network by gradient descent, on a device of torch."""

    def __init__(self, played: Played, config: EvaluationConfig, device: torch.device) -> None:
        super().__init__(played, config)
        quicken_cpu()
        torch.manual_seed(config.seed)
        self.device = device
        packed = np.ascontiguousarray(played.words.astype("<u8")).view(np.uint8)
        self._bytes = torch.from_numpy(packed).to(device)
        self._targets = torch.from_numpy(self.targets).to(device)
        self._own = torch.from_numpy(self.own_scores).to(device)
        bits = torch.arange(256).unsqueeze(1) >> torch.arange(8) & 1
        self._bits = bits.float().to(device)
        features = 8 * packed.shape[2]
        network = FloatNetwork(features, config.width, config.phases, self.phase_features)
        self.network = network.to(device)
        self._optimizer = torch.optim.Adam(self.network.parameters(), config.learning_rate)

    @property
    def weights(self) -> int:
        ever = torch.zeros(8 * self._bytes.shape[2], device=self.device)
        for first in range(0, len(self._bytes), _PART):
            part = self._unpacked(self._bytes[first : first + _PART])
            ever = torch.maximum(ever, part.amax((0, 1)))
        return int(ever.sum()) * self.config.width

    def step(self, chosen: Any, rate: float) -> float:
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        loss = self._loss(chosen)
        descend(self._optimizer, loss)
        self.network.limit()
        return float(loss.detach()) * len(chosen)

    def error(self, chosen: Any) -> float:
        with torch.inference_mode():
            return float(self._loss(chosen)) * len(chosen)

    def evaluation(self, utility: float, about: Mapping[str, Any]) -> AccumulatorNetwork:
        return self.network.quantised(
            utility=utility, own=self.own, stretch=self.stretch, about=about
        )

    def _loss(self, chosen: Any) -> torch.Tensor:
        which = torch.from_numpy(chosen).to(self.device)
        seen = self._unpacked(self._bytes[which])
        return functional.mse_loss(self.network(seen, self._own[which]), self._targets[which])

    def _unpacked(self, packed: torch.Tensor) -> torch.Tensor:
        """Bits as 0.0 and 1.0, the lowest of each byte first."""
        return functional.embedding(packed.int(), self._bits).flatten(2)

"""Learning an accumulator network on a GPU: what `NetworkFitting` does, by torch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from ...evaluation import AccumulatorNetwork
from ...game import Game
from ..runs.config import EvaluationConfig
from ..runs.device import descend
from .network_fitting import GAIN, MOST, NetworkFitting, Weights
from .selfplay import Played


class TorchNetworkFitting(NetworkFitting):
    """Begins with the same weights, and takes the same steps with all features at once."""

    def __init__(
        self, game: Game, played: Played, config: EvaluationConfig, device: torch.device
    ) -> None:
        super().__init__(game, played, config)
        self.device = device
        packed = np.ascontiguousarray(self.words.astype("<u8")).view(np.uint8)
        self._bytes, self._phase, self._targets, self._own = (
            torch.from_numpy(one).to(device)
            for one in (packed, self.phase, self.targets, self.own_scores)
        )
        bits = torch.arange(256).unsqueeze(1) >> torch.arange(8) & 1
        self._bits = bits.float().to(device)
        self._tensors = Weights(
            *(torch.from_numpy(one).to(device).requires_grad_() for one in self.network)
        )
        features, bias, outputs, output_bias = self._tensors
        self._optimizer = torch.optim.AdamW(
            [
                {"params": [features, outputs], "weight_decay": self.decay},
                {"params": [bias, output_bias], "weight_decay": 0.0},
            ],
            config.learning_rate,
        )

    def step(self, chosen: Any, rate: float) -> float:
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        loss = self._loss(chosen)
        descend(self._optimizer, loss)
        with torch.no_grad():
            self._tensors.outputs.clamp_(-MOST, MOST)
        return float(loss.detach()) * len(chosen)

    def error(self, chosen: Any) -> float:
        with torch.inference_mode():
            return float(self._loss(chosen)) * len(chosen)

    def evaluation(self, utility: float, about: Mapping[str, Any]) -> AccumulatorNetwork:
        self.network = Weights(*(one.detach().cpu().numpy() for one in self._tensors))
        return super().evaluation(utility, about)

    def _loss(self, chosen: Any) -> torch.Tensor:
        which = torch.from_numpy(chosen).to(self.device)
        seen = functional.embedding(self._bytes[which].int(), self._bits).flatten(2)
        features, bias, outputs, output_bias = self._tensors
        phase = self._phase[which]
        sums = (seen @ features + bias).clamp(0.0, 1.0).flatten(1)
        score = GAIN * ((sums * outputs[phase]).sum(1) + output_bias[phase]) + self._own[which]
        return functional.mse_loss(functional.softsign(score), self._targets[which])

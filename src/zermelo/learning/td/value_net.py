"""A small network that predicts how a game ends, as TD-Gammon's did (Tesauro 1992).

From what the player who moved last sees of an afterstate to the probabilities of outcomes:
utilities at even distances. A few whole utilities have an outcome each; backgammon's are -3 to 3,
so gammons and backgammons are distinguished.
"""

from __future__ import annotations

import torch
from torch import nn

from ..inference.dense import ValueFile, ValueInference
from ..inference.shapes import ValueShape
from ..runs.game_network import GameNetwork, dense


class ValueNet(ValueFile, GameNetwork):
    """A dense network that returns outcome logits."""

    def __init__(self, shape: ValueShape) -> None:
        super().__init__(shape)
        layers = dense([shape.inputs, *[shape.width] * shape.layers])
        self.body = nn.Sequential(*layers, nn.Linear(shape.width, shape.outcomes))

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        logits: torch.Tensor = self.body(seen)
        return logits

    def outcomes(self, seen: torch.Tensor) -> torch.Tensor:
        """The probability of each outcome."""
        with torch.inference_mode():
            return torch.softmax(self(seen.float()), 1)

    def for_play(self) -> ValueInference:
        """The same network without torch."""
        return ValueInference(self.shape, self.arrays())

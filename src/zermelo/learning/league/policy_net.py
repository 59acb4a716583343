"""A small network that gives the probability of each action from what a player sees.

It plays without search, so it suits games with hidden information, where a search with one network
would see too much. It also predicts the utility to the player who looks, from the same knowledge.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from ..inference.dense import PolicyFile, PolicyInference
from ..inference.shapes import PolicyShape
from ..runs.game_network import GameNetwork, dense


class PolicyNet(PolicyFile, GameNetwork):
    """Logits of the actions, and a value between -1 and 1 to the player who looks."""

    def __init__(self, shape: PolicyShape) -> None:
        super().__init__(shape)
        self.body = nn.Sequential(*dense([shape.inputs, *[shape.width] * shape.layers]))
        self.policy = nn.Linear(shape.width, shape.actions)
        self.value = nn.Linear(shape.width, 1)
        nn.init.zeros_(self.policy.weight)  # uniform to begin with
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """[rows, inputs] and [rows, actions] to log-probabilities [rows, actions], values [rows].

        Illegal actions have a log-probability far below all others.
        """
        x = self.body(seen)
        logits = self.policy(x).masked_fill(~legal, -1e9)
        return torch.log_softmax(logits, 1), torch.tanh(self.value(x))[:, 0]

    def probabilities(self, seen: Any, legal: Any) -> Any:
        """The same from arrays: the probability of each action."""
        with torch.inference_mode():
            rows = torch.from_numpy(seen).reshape(len(seen), -1).float()
            logs, _ = self(rows, torch.from_numpy(legal))
            return logs.exp().double().numpy()

    def on_any(self, seen: torch.Tensor) -> Any:
        return self(seen, torch.ones(len(seen), self.shape.actions, dtype=torch.bool))

    def for_play(self) -> PolicyInference:
        """The same network without torch."""
        return PolicyInference(self.shape, self.arrays())


load_policy = PolicyNet.load

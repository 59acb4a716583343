"""A small network that gives the probability of each action from what a player sees.

It plays without search, so it suits games with hidden information, where a search with one network
would see too much. It also predicts the utility to the player who looks, from the same knowledge.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from ...game import Game
from ..alphazero.action_encoding import action_slots
from ..runs.game_network import GameNetwork, check_observable, dense, largest_utility
from ..runs.network_file import MOST_UTILITY, BadNetwork, check_sizes

__all__ = ["PolicyNet", "PolicyShape", "load_policy"]


@dataclass(frozen=True)
class PolicyShape:
    """The size of a network, and the game it is for."""

    observation: tuple[int, ...]
    actions: int
    scale: float
    """What a value of 1 is worth in utility."""
    width: int = 64
    layers: int = 2

    @classmethod
    def of(cls, game: Game, width: int = 64, layers: int = 2) -> PolicyShape:
        """The shape that fits a game; one without observations is refused."""
        check_observable(game)
        sizes = tuple(game.observation_shape), action_slots(game), largest_utility(game)
        return cls(*sizes, width, layers)

    @property
    def inputs(self) -> int:
        return int(np.prod(self.observation))

    @property
    def observed(self) -> tuple[int, ...]:
        return (self.inputs,)

    def check(self, path: str | Path) -> None:
        """Refuse a file that claims impossible sizes."""
        check_sizes(path, self.observation, (self.actions, self.width), self.layers)
        if not (self.layers > 0 and 0 < self.scale <= MOST_UTILITY):
            raise BadNetwork(f"{path} claims a network of an impossible size")


class PolicyNet(GameNetwork):
    """Logits of the actions, and a value between -1 and 1 to the player who looks."""

    format, words = "policy 1", "a policy; imitation and leagues make such networks"
    shape_type = PolicyShape

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

    def evaluate(self, observations: Any) -> tuple[Any, Any]:
        """Priors and values to the player to move, as tree search asks for them.

        Every action counts as legal here; the search keeps the priors of those that are.
        """
        with torch.inference_mode():
            rows = torch.from_numpy(observations).reshape(len(observations), -1).float()
            logs, values = self.tried(rows)
            return logs.exp().numpy(), values.numpy() * self.shape.scale

    def tried(self, seen: torch.Tensor) -> Any:
        return self(seen, torch.ones(len(seen), self.shape.actions, dtype=torch.bool))


load_policy = PolicyNet.load

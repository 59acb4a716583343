"""A small network that says how likely to take each action, from what a player sees.

It plays without search, so it may be trained for games with hidden information, where search
with one network would know too much. Beside the policy it foretells the utility to the player
who looks, from the same knowledge.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from ...errors import NotThisKindOfGame, short
from ...game import Game
from ..alphazero.action_encoding import action_slots
from ..runs.network_file import (
    MOST_UTILITY,
    BadNetwork,
    check_answers,
    check_sizes,
    filled,
    read_shape,
    read_weights,
    write_weights,
)

__all__ = ["PolicyNet", "PolicyShape", "load_policy", "save_policy"]

_FORMAT = "policy 1"


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
        """The shape that fits a game; one that can't be learnt so is refused."""
        if not game.offers("observation"):
            raise NotThisKindOfGame(
                f"{game.name} has no observation that a network could see; define observation "
                "and observation_shape"
            )
        low, high = game.utility_bounds or (-1.0, 1.0)
        scale = max(abs(low), abs(high)) or 1.0
        return cls(tuple(game.observation_shape), action_slots(game), scale, width, layers)

    @property
    def inputs(self) -> int:
        return int(np.prod(self.observation))

    @property
    def is_plain(self) -> bool:
        """It has no convolutions."""
        return True


class PolicyNet(nn.Module):
    """Logits of the actions, and a value between -1 and 1 to the player who looks."""

    def __init__(self, shape: PolicyShape) -> None:
        super().__init__()
        self.shape = shape
        sizes = [shape.inputs, *[shape.width] * shape.layers]
        layers: list[nn.Module] = []
        for before, after in itertools.pairwise(sizes):
            layers += [nn.Linear(before, after), nn.ReLU()]
        self.body = nn.Sequential(*layers)
        self.policy = nn.Linear(sizes[-1], shape.actions)
        self.value = nn.Linear(sizes[-1], 1)
        nn.init.zeros_(self.policy.weight)  # all actions alike, to begin with
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """[rows, inputs] and [rows, actions] to log-probabilities [rows, actions], values [rows].

        What is not legal has a log-probability far below any other.
        """
        x = self.body(seen)
        logits = self.policy(x).masked_fill(~legal, -1e9)
        return torch.log_softmax(logits, 1), torch.tanh(self.value(x))[:, 0]

    def probabilities(self, seen: Any, legal: Any) -> Any:
        """The same from arrays: how likely each action is."""
        with torch.inference_mode():
            rows = torch.from_numpy(seen).reshape(len(seen), -1).float()
            logs, _ = self(rows, torch.from_numpy(legal))
            return logs.exp().double().numpy()

    def copy(self) -> PolicyNet:
        twin = PolicyNet(self.shape)
        twin.load_state_dict(self.state_dict())
        return twin


# Files.


def save_policy(path: str | Path, network: PolicyNet, game: str, about: dict[str, Any]) -> None:
    """One file: weights, shape, the game's spec, and how it came about."""
    write_weights(path, network, _FORMAT, game, about)


def load_policy(path: str | Path, game: Game | None = None) -> tuple[PolicyNet, str]:
    """A network and the spec of its game; one for another game is refused."""
    tensors, told = read_weights(path)
    if told.get("format") != _FORMAT or "game" not in told:
        raise BadNetwork(f"{path} is not a policy; imitation and leagues make such networks")
    shape = read_shape(path, told, PolicyShape)
    check_sizes(path, shape.observation, (shape.actions, shape.width), shape.layers)
    if not (shape.layers > 0 and 0 < shape.scale <= MOST_UTILITY):
        raise BadNetwork(f"{path} claims a network of an impossible size")
    if game is not None and PolicyShape.of(game, shape.width, shape.layers) != shape:
        its = short(told["game"])
        raise BadNetwork(f"{path} is a network for {its}, and does not fit {game.name}")
    network = filled(path, lambda: PolicyNet(shape), tensors).eval()
    every = torch.ones(1, shape.actions, dtype=torch.bool)
    check_answers(path, (shape.inputs,), lambda seen: network(seen, every.expand(len(seen), -1)))
    return network, told["game"]

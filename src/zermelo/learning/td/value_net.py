"""A small network that foretells how a game ends, as TD-Gammon's did (Tesauro 1992).

From what the player who moved last sees of an afterstate, to the probabilities of outcomes:
utilities at even distances. Whole utilities that are few have an outcome each; backgammon's
are -3 to 3, so that gammons and backgammons are told apart.
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
from ..runs.network_file import (
    BadNetwork,
    check_answers,
    check_sizes,
    filled,
    read_shape,
    read_weights,
    write_weights,
)

__all__ = ["ValueNet", "ValueShape", "load_value_net", "save_value_net", "shipped_value_net"]

_FORMAT = "td 1"
_MOST_OUTCOMES = 33
_SHIPPED = Path(__file__).parents[1] / "networks" / "td"


@dataclass(frozen=True)
class ValueShape:
    """The size of a network, and the game it is for."""

    inputs: int
    outcomes: int
    low: float
    high: float
    width: int = 256
    layers: int = 2

    @classmethod
    def of(cls, game: Game, width: int = 256, layers: int = 2) -> ValueShape:
        """The shape that fits a game; one that can't be learnt so is refused."""
        _check(game)
        low, high = game.utility_bounds or (-1.0, 1.0)
        span = high - low
        outcomes = int(span) + 1 if float(span).is_integer() else _MOST_OUTCOMES
        inputs = int(np.prod(game.observation_shape))
        return cls(inputs, min(outcomes, _MOST_OUTCOMES), low, high, width, layers)

    @property
    def step(self) -> float:
        """From one outcome to the next."""
        return (self.high - self.low) / (self.outcomes - 1)


class ValueNet(nn.Module):
    """Logits of the outcomes."""

    def __init__(self, shape: ValueShape) -> None:
        super().__init__()
        self.shape = shape
        sizes = [shape.inputs, *[shape.width] * shape.layers]
        layers: list[nn.Module] = []
        for before, after in itertools.pairwise(sizes):
            layers += [nn.Linear(before, after), nn.ReLU()]
        self.body = nn.Sequential(*layers, nn.Linear(sizes[-1], shape.outcomes))

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        logits: torch.Tensor = self.body(seen)
        return logits

    def outcomes(self, seen: torch.Tensor) -> torch.Tensor:
        """The probability of each outcome."""
        with torch.inference_mode():
            return torch.softmax(self(seen.float()), 1)


def _check(game: Game) -> None:
    if game.players != 2 or not game.zero_sum or game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} can't be learnt by temporal differences here, which is for two players "
            "with opposite interests who see everything"
        )
    if not game.offers("observation"):
        raise NotThisKindOfGame(
            f"{game.name} has no observation that a network could see; define observation "
            "and observation_shape"
        )
    low, high = game.utility_bounds or (0.0, 0.0)
    if low != -high or high <= 0:
        raise NotThisKindOfGame(
            f"{game.name} does not say what an end is worth at the most; set utility_bounds"
        )


def save_value_net(path: str | Path, network: ValueNet, game: str, about: dict[str, Any]) -> None:
    """One file: weights, shape, the game's spec, and how it came about."""
    write_weights(path, network, _FORMAT, game, about)


def load_value_net(path: str | Path, game: Game | None = None) -> tuple[ValueNet, str]:
    """A network and the spec of its game; one for another game is refused."""
    tensors, told = read_weights(path)
    if told.get("format") != _FORMAT:
        raise BadNetwork(f"{path} is not a network learnt by temporal differences")
    shape = read_shape(path, told, ValueShape)
    check_sizes(path, (shape.inputs,), (shape.outcomes, shape.width), shape.layers)
    if not (1 < shape.outcomes <= _MOST_OUTCOMES and shape.layers > 0 and shape.low < shape.high):
        raise BadNetwork(f"{path} claims outcomes that no game has")
    its = told.get("game", "")
    if game is not None and ValueShape.of(game, shape.width, shape.layers) != shape:
        raise BadNetwork(f"{path} is a network for {short(its)}, and does not fit {game.name}")
    network = filled(path, lambda: ValueNet(shape), tensors).eval()
    check_answers(path, (shape.inputs,), network)
    return network, its


def shipped_value_net(game: Game) -> Path:
    """The network for a game that comes with zermelo."""
    path = _SHIPPED / f"{game.name}.safetensors"
    if not path.exists():
        raise BadNetwork(
            f"no network for {game.name} comes with zermelo; train one: "
            f"zermelo train {game.name} --method td"
        )
    return path

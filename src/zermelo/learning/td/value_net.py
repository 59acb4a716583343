"""A small network that predicts how a game ends, as TD-Gammon's did (Tesauro 1992).

From what the player who moved last sees of an afterstate to the probabilities of outcomes:
utilities at even distances. A few whole utilities have an outcome each; backgammon's are -3 to 3,
so gammons and backgammons are distinguished.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from ...errors import NotThisKindOfGame
from ...game import Game
from ..runs.game_network import GameNetwork, check_observable, dense
from ..runs.network_file import BadNetwork, check_sizes

__all__ = ["ValueNet", "ValueShape", "load_value_net", "shipped_value_net"]

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
        """The shape that fits a game; one that can't be learnt this way is refused."""
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

    @property
    def observed(self) -> tuple[int, ...]:
        return (self.inputs,)

    def check(self, path: str | Path) -> None:
        """Refuse a file that claims impossible sizes."""
        check_sizes(path, (self.inputs,), (self.outcomes, self.width), self.layers)
        if not (1 < self.outcomes <= _MOST_OUTCOMES and self.layers > 0 and self.low < self.high):
            raise BadNetwork(f"{path} claims outcomes that no game has")


class ValueNet(GameNetwork):
    """Logits of the outcomes."""

    format, words = "td 1", "a network trained by temporal differences"
    shape_type = ValueShape

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


def _check(game: Game) -> None:
    if game.players != 2 or not game.zero_sum or game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} can't be learnt by temporal differences, which are for zero-sum games of "
            "two players with perfect information; try --method league"
        )
    check_observable(game)
    low, high = game.utility_bounds or (0.0, 0.0)
    if low != -high or high <= 0:
        raise NotThisKindOfGame(f"{game.name} has no bounds of its utility; set utility_bounds")


load_value_net = ValueNet.load


def shipped_value_net(game: Game) -> Path:
    """The network for a game that ships with zermelo."""
    path = _SHIPPED / f"{game.name}.safetensors"
    if not path.exists():
        raise BadNetwork(
            f"no network for {game.name} ships with zermelo; train one: "
            f"zermelo train {game.name} --method td"
        )
    return path

"""The network of AlphaZero: from an observation to a policy and a value.

A residual network (He et al. 2016) for boards; dense layers where observations are not planes or
the board is no larger than a convolution's window. The value is that of the player to move, in
units of the largest utility; with several players there is one for each, the player to move first.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ...errors import short
from ...game import Game
from ...games import names_game, spec_text
from ...montecarlo.arithmetic import several
from ..runs.game_network import GameNetwork, dense, largest_utility
from ..runs.network_file import MOST_UTILITY, BadNetwork, check_sizes, read_about
from .action_encoding import action_slots

__all__ = [
    "BadNetwork",
    "Network",
    "ResidualBlock",
    "Shape",
    "describe_network",
    "load_network",
    "pack_network",
    "shipped_network",
]

_WINDOW = 3  # cells in a row that a convolution sees
_SHIPPED = Path(__file__).parents[1] / "networks"


@dataclass(frozen=True)
class Shape:
    """The size of a network, and the game it is for."""

    observation: tuple[int, ...]
    actions: int
    values: int
    scale: float
    """What a value of 1 is worth in utility."""
    channels: int = 64
    blocks: int = 4
    plain: bool = False
    """No convolutions on any board: quick on the CPU, and enough for a small board."""

    @property
    def is_plain(self) -> bool:
        """Whether it has no convolutions."""
        return self.plain or len(self.observation) != 3 or max(self.observation[1:]) <= _WINDOW

    @property
    def observed(self) -> tuple[int, ...]:
        return self.observation

    @classmethod
    def of(cls, game: Game, channels: int = 64, blocks: int = 4, plain: bool = False) -> Shape:
        """The shape that fits a game."""
        values = game.players if several(game) else 1
        sizes = tuple(game.observation_shape), action_slots(game), values, largest_utility(game)
        return cls(*sizes, channels, blocks, plain)

    def check(self, path: str | Path) -> None:
        """Refuse a file that claims impossible sizes."""
        sizes = (self.actions, self.values, self.channels)
        check_sizes(path, self.observation, sizes, self.blocks)
        if not 0 < self.scale <= MOST_UTILITY:
            raise BadNetwork(f"{path} claims utilities of up to {self.scale}")


class ResidualBlock(nn.Module):
    def __init__(self, channels: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.first_norm = nn.BatchNorm2d(channels)
        self.second = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.second_norm = nn.BatchNorm2d(channels)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = functional.relu(self.first_norm(self.first(x)))
        y = self.second_norm(self.second(y))
        return functional.relu(x + y)


class Network(GameNetwork):
    """Logits of a policy, and values between -1 and 1."""

    format, words = "1", "a network of this version of zermelo"
    shape_type = Shape

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape)
        channels = shape.channels
        if not shape.is_plain:
            planes, rows, columns = shape.observation
            self.trunk: nn.Module = nn.Sequential(
                nn.Conv2d(planes, channels, 3, padding=1, bias=False),
                nn.BatchNorm2d(channels),
                nn.ReLU(),
                *[ResidualBlock(channels) for _ in range(shape.blocks)],
                nn.Conv2d(channels, 32, 1, bias=False),
                nn.BatchNorm2d(32),
                nn.ReLU(),
                nn.Flatten(),
            )
            width = 32 * rows * columns
        else:
            sizes = [int(np.prod(shape.observation)), *[channels] * (shape.blocks + 1)]
            self.trunk, width = nn.Sequential(nn.Flatten(), *dense(sizes)), channels
        self.policy = nn.Linear(width, shape.actions)
        self.hidden = nn.Linear(width, max(channels, 64))
        self.value = nn.Linear(max(channels, 64), shape.values)

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = self.trunk(observations)
        values = torch.tanh(self.value(functional.relu(self.hidden(x))))
        return self.policy(x), values

    def fits(self, game: Game, spec: str) -> bool:
        return super().fits(game, spec) and names_game(spec, game)

    def folded(self) -> Network:
        """A copy for inference: norms are part of the convolutions before them."""
        twin = self.copy()
        twin.to(next(self.parameters()).device).eval()
        fold_norms(twin)
        return twin


def fold_norms(network: Network) -> None:
    """Merge norms into the convolutions before them."""
    if isinstance(network.trunk, nn.Sequential):
        layers = list(network.trunk)
        for number, layer in enumerate(layers):
            following = layers[number + 1] if number + 1 < len(layers) else None
            if isinstance(layer, nn.Conv2d) and isinstance(following, nn.BatchNorm2d):
                layers[number], layers[number + 1] = _fused(layer, following), nn.Identity()
            if isinstance(layer, ResidualBlock):
                layer.first = _fused(layer.first, layer.first_norm)
                layer.second = _fused(layer.second, layer.second_norm)
                layer.first_norm = layer.second_norm = nn.Identity()  # type: ignore[assignment]
        network.trunk = nn.Sequential(*layers)


def _fused(convolution: nn.Conv2d, norm: nn.BatchNorm2d) -> nn.Conv2d:
    fused: nn.Conv2d = torch.nn.utils.fusion.fuse_conv_bn_eval(convolution.eval(), norm.eval())
    return fused


def in_channels_last(network: Network) -> Network:
    """The weights in the memory order in which a GPU convolves fastest."""
    module: Any = network
    module.to(memory_format=torch.channels_last)
    return network


# Files.

load_network = Network.load


def pack_network(source: str | Path, target: str | Path) -> int:
    """Write a network in half precision, to be sent or shipped; the size of the file in bytes."""
    network, said = Network.read(source)
    network.save(target, said["game"], read_about(source, said), half=True)
    return Path(target).stat().st_size


def describe_network(path: str | Path) -> dict[str, str]:
    """What a file holds, in words."""
    network, said = Network.read(path)
    shape, weights = network.shape, sum(tensor.numel() for tensor in network.parameters())
    facts = {
        "game": short(said["game"]),
        "sees": " x ".join(map(str, shape.observation)),
        "answers": f"{shape.actions} actions, {shape.values} value{'s' * (shape.values > 1)}",
        "network": f"{shape.channels} channels, {shape.blocks} blocks, {weights:,} weights",
        "bytes": f"{Path(path).stat().st_size:,}",
    }
    return facts | {short(name): _in_words(one) for name, one in read_about(path, said).items()}


def _in_words(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int | float) else short(value)


def shipped_network(game: Game) -> Path | None:
    """The network for this game that ships with zermelo, if there is one."""
    path = _SHIPPED / f"{game.name}.safetensors"
    return path if path.exists() and spec_text(game) == game.name else None

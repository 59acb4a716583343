"""The network: from what a player sees to a policy and a value.

A residual network (He et al. 2016) for boards, or a plain one where
observations are not planes or the board is no larger than a convolution's
window. The value is to the player to move, in units of
the greatest utility; where there are several players, to each of them, the
one to move first.
"""

from __future__ import annotations

import platform
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ...errors import BadParameter, short
from ...game import Game
from ...montecarlo.arithmetic import several
from ..runs.network_file import (
    MOST_UTILITY,
    BadNetwork,
    check_answers,
    check_sizes,
    filled,
    read_about,
    read_shape,
    read_weights,
    write_weights,
)
from .action_encoding import action_slots

if TYPE_CHECKING:
    from ..league.policy_net import PolicyShape

__all__ = [
    "BadNetwork",
    "Network",
    "ResidualBlock",
    "Shape",
    "describe_network",
    "load_network",
    "pack_network",
    "save_network",
    "shipped_network",
    "spec_text",
]

_FORMAT = 1
_WINDOW = 3  # a convolution sees so many cells in a row
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
    """Go without convolutions on any board: quick on the CPU, where a small board is enough."""

    @property
    def is_plain(self) -> bool:
        """Whether it goes without convolutions."""
        return self.plain or len(self.observation) != 3 or max(self.observation[1:]) <= _WINDOW

    @classmethod
    def of(cls, game: Game, channels: int = 64, blocks: int = 4, plain: bool = False) -> Shape:
        """The shape that fits a game."""
        low, high = game.utility_bounds or (-1.0, 1.0)
        return cls(
            tuple(game.observation_shape),
            action_slots(game),
            game.players if several(game) else 1,
            max(abs(low), abs(high)),
            channels,
            blocks,
            plain,
        )


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


class Network(nn.Module):
    """Logits of a policy, and values between -1 and 1."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
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
            size = int(np.prod(shape.observation))
            layers: list[nn.Module] = [nn.Flatten(), nn.Linear(size, channels), nn.ReLU()]
            for _ in range(shape.blocks):
                layers += [nn.Linear(channels, channels), nn.ReLU()]
            self.trunk, width = nn.Sequential(*layers), channels
        self.policy = nn.Linear(width, shape.actions)
        self.hidden = nn.Linear(width, max(channels, 64))
        self.value = nn.Linear(max(channels, 64), shape.values)

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = self.trunk(observations)
        values = torch.tanh(self.value(functional.relu(self.hidden(x))))
        return self.policy(x), values

    def folded(self) -> Network:
        """A copy for use alone: norms are part of the convolutions before them."""
        twin = Network(self.shape)
        twin.load_state_dict(self.state_dict())
        twin.to(next(self.parameters()).device).eval()
        fold_norms(twin)
        return twin


def fold_norms(network: Network) -> None:
    """Multiply norms into the convolutions before them."""
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
    """The weights in the order in which a GPU convolves fastest."""
    module: Any = network
    module.to(memory_format=torch.channels_last)
    return network


# Files.


def save_network(
    path: str | Path, network: Network, game: str, about: dict[str, Any], half: bool = False
) -> None:
    """One file: weights, shape, the game's spec, and how it came about.

    `half` writes matrices in half precision; what `load_network` gives computes in full anyway.
    """
    write_weights(path, network, str(_FORMAT), game, about, half)


def load_network(path: str | Path, game: Game | None = None) -> tuple[Network, str]:
    """A network and the spec of its game; one for another game is refused."""
    from ...games import names_game

    network, told = _read(path)
    if game is not None:
        shape = network.shape
        wanted = Shape.of(game, shape.channels, shape.blocks, shape.plain)
        if wanted != shape or not names_game(told["game"], game):
            its = short(told["game"])
            raise BadNetwork(f"{path} is a network for {its}, and does not fit {spec_text(game)}")
    return network.eval(), told["game"]


def _read(path: str | Path) -> tuple[Network, dict[str, str]]:
    tensors, told = read_weights(path)
    if told.get("format") != str(_FORMAT) or not {"game", "about"} <= set(told):
        raise BadNetwork(f"{path} is not a network of this version of zermelo")
    shape = read_shape(path, told, Shape)
    sizes = (shape.actions, shape.values, shape.channels)
    check_sizes(path, shape.observation, sizes, shape.blocks)
    if not 0 < shape.scale <= MOST_UTILITY:
        raise BadNetwork(f"{path} claims utilities of up to {shape.scale}")
    network = filled(path, lambda: Network(shape), tensors)
    check_answers(path, shape.observation, network.eval())
    return network, told


def pack_network(source: str | Path, target: str | Path) -> int:
    """Write a network anew in half precision, to be sent or shipped; the bytes of the file."""
    network, told = _read(source)
    save_network(target, network, told["game"], read_about(source, told), half=True)
    return Path(target).stat().st_size


def describe_network(path: str | Path) -> dict[str, str]:
    """What a file holds, in words."""
    network, told = _read(path)
    shape, weights = network.shape, sum(tensor.numel() for tensor in network.parameters())
    facts = {
        "game": short(told["game"]),
        "sees": " x ".join(map(str, shape.observation)),
        "answers": f"{shape.actions} actions, {shape.values} value{'s' * (shape.values > 1)}",
        "network": f"{shape.channels} channels, {shape.blocks} blocks, {weights:,} weights",
        "bytes": f"{Path(path).stat().st_size:,}",
    }
    return facts | {short(name): _in_words(one) for name, one in read_about(path, told).items()}


def _in_words(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int | float) else short(value)


def shipped_network(game: Game) -> Path | None:
    """The network for this game that comes with the package, if there is one."""
    path = _SHIPPED / f"{game.name}.safetensors"
    return path if path.exists() and spec_text(game) == game.name else None


def spec_text(game: Game) -> str:
    """How a file names a game: its spec, or its name if no spec leads to it."""
    from ...games import spec_of

    try:
        return spec_of(game)
    except BadParameter:
        return game.name


def quicken_cpu(shape: Shape | PolicyShape) -> None:
    """Have torch compute as suits small networks; it does so for all of this process.

    On ARM its own kernels beat those of oneDNN twofold. What a plain network computes is so
    little that a second thread only costs.
    """
    if shape.is_plain:
        torch.set_num_threads(1)
    if platform.machine().lower() in ("aarch64", "arm64"):
        torch.backends.mkldnn.enabled = False  # type: ignore[assignment]


def check_device(device: str | None) -> torch.device:
    """The device to compute on: the GPU where there is one, unless told otherwise."""
    if device is None:
        return torch.device("cuda" if torch.cuda.is_available() else "cpu")
    try:
        chosen = torch.device(device)
    except RuntimeError:
        raise BadParameter(f"there is no device {device!r}; say cpu or cuda") from None
    if chosen.type == "cuda" and not torch.cuda.is_available():
        raise BadParameter("no GPU can be used here; say cpu, or leave the device out")
    return chosen

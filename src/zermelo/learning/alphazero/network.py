"""The network of AlphaZero: from an observation to a policy and a value.

A residual network (He et al. 2016) for boards; dense layers where observations are not planes or
the board is no larger than a convolution's window. The value is that of the player to move, in
units of the largest utility; with several players there is one for each, the player to move first.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ..inference.alphazero import (
    AlphaZeroFile,
    AlphaZeroInference,
)
from ..inference.shapes import NECK, Shape
from ..runs.game_network import GameNetwork, dense
from .samples import Targets


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


class Network(AlphaZeroFile, GameNetwork):
    """Logits of a policy, and values between -1 and 1."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape)
        channels = shape.channels
        if not shape.is_plain:
            planes = shape.observation[0]
            self.trunk: nn.Module = nn.Sequential(
                nn.Conv2d(planes, channels, 3, padding=1, bias=False),
                nn.BatchNorm2d(channels),
                nn.ReLU(),
                *[ResidualBlock(channels) for _ in range(shape.blocks)],
                nn.Conv2d(channels, NECK, 1, bias=False),
                nn.BatchNorm2d(NECK),
                nn.ReLU(),
                nn.Flatten(),
            )
        else:
            sizes = [int(np.prod(shape.observation)), *[channels] * (shape.blocks + 1)]
            self.trunk = nn.Sequential(nn.Flatten(), *dense(sizes))
        self.policy = nn.Linear(shape.width, shape.actions)
        self.hidden = nn.Linear(shape.width, shape.hidden)
        self.value = nn.Linear(shape.hidden, shape.values)

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        logits, values = self.raw(observations)
        return logits, torch.tanh(values)

    def raw(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of a policy, and values before tanh: half the logits of winning."""
        return self.judge(self.trunk(observations))

    def judge(self, features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The same, given what the trunk says."""
        return self.policy(features), self.value(functional.relu(self.hidden(features)))

    def rectified(self) -> list[nn.Module]:
        """The parts whose outputs go straight through a ReLU."""
        kind = nn.Linear if self.shape.is_plain else nn.BatchNorm2d
        trunk = [
            part
            for name, part in self.trunk.named_modules()
            if isinstance(part, kind) and not name.endswith("second_norm")
        ]
        return [*trunk, self.hidden]

    def for_play(self) -> AlphaZeroInference:
        """The same network without torch."""
        return AlphaZeroInference(self.shape, self.arrays())

    def folded(self) -> Network:
        """A copy for inference: norms are part of the convolutions before them."""
        twin = deepcopy(self).eval()  # which draws no weights, and stays on the device
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


# Heads for further targets: only runs have them; files of networks, and what plays, are without.


def new_heads(shape: Shape, targets: Targets) -> nn.ModuleDict:
    """A head for each further target, on what the trunk of a network says."""
    return nn.ModuleDict({name: _head(shape, name) for name in targets.weights()})


def _head(shape: Shape, name: str) -> nn.Module:
    if name == "replies":
        return nn.Linear(shape.width, shape.actions)
    cells = shape.observation[1:]
    if shape.is_plain:
        return nn.Sequential(nn.Linear(shape.width, int(np.prod(cells))), nn.Unflatten(1, cells))
    # A cell is judged by the planes that the other heads see of it, so that they say whose it is.
    return nn.Sequential(nn.Unflatten(1, (NECK, *cells)), nn.Conv2d(NECK, 1, 1), nn.Flatten(1, 2))


def target_loss(name: str, said: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
    """The loss of a head; positions whose target is not known count as nothing."""
    if name == "replies":
        return -(target * functional.log_softmax(said, 1)).sum(1).mean()
    known = ~torch.isnan(target)
    return (binary_loss(said, target.nan_to_num()) * known).mean()


def binary_loss(raw: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
    """Cross-entropy of (1 + target) / 2, one by one, for answers before tanh."""
    score = (1 + target.clamp(-1, 1)) / 2
    return functional.binary_cross_entropy_with_logits(2 * raw, score, reduction="none")


def in_channels_last(network: Network) -> Network:
    """The weights in the memory order in which a GPU convolves fastest."""
    module: Any = network
    module.to(memory_format=torch.channels_last)
    return network


def sizes_of(network: Network) -> dict[str, Any]:
    """The settings of a configuration that a network to begin with decides."""
    return {name: getattr(network.shape, name) for name in ("channels", "blocks", "plain")}


load_network = Network.load

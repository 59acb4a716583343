"""A reflex: the small policy of playouts, learnt from the positions that a network learnt from.

Linear in what is seen, so a move costs less than a microsecond; see
`montecarlo.mixing`. AlphaGo's was a linear softmax of patterns.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ...errors import short
from ...files import write_whole
from ...game import Game
from ..runs.device import descend
from ..runs.network_file import read_tensors
from .network import BadNetwork, Shape

if TYPE_CHECKING:
    from .replay import Sample

__all__ = ["learn_reflex", "load_reflex", "save_reflex"]

_STEPS, _BATCH, _RATE = 400, 256, 0.02


def learn_reflex(shape: Shape, sample: Callable[[int], Sample]) -> Any:
    """Weights [observation + 1, actions] that come near the policies in the samples."""
    size = int(np.prod(shape.observation))
    layer = nn.Linear(size, shape.actions)
    nn.init.zeros_(layer.weight)
    nn.init.zeros_(layer.bias)
    optimizer = torch.optim.Adam(layer.parameters(), _RATE)
    for step in range(_STEPS):
        for group in optimizer.param_groups:
            group["lr"] = _RATE * (1.0 - step / _STEPS)
        seen, policy, _ = (tensor.float().cpu() for tensor in sample(_BATCH))
        descend(optimizer, functional.cross_entropy(layer(seen.flatten(1)), policy))
    rows = torch.cat((layer.weight.T, layer.bias[None])).detach()
    return np.ascontiguousarray(rows.numpy(), np.float32)


def save_reflex(path: str | Path, weights: Any, game: str) -> None:
    """One file: the weights and the game's spec."""
    from safetensors.numpy import save

    write_whole(path, save({"reflex": weights}, metadata={"game": game}))


def load_reflex(path: str | Path, game: Game) -> Any:
    """The weights; those for another game are refused."""
    tensors, metadata = read_tensors(path, "reflex")
    found = tensors.get("reflex", torch.empty(0))
    weights = found.float().numpy()
    shape = Shape.of(game)
    if not found.is_floating_point() or weights.shape != (
        int(np.prod(shape.observation)) + 1,
        shape.actions,
    ):
        its = short(metadata.get("game"))
        raise BadNetwork(f"{path} is a reflex for {its}, and does not fit {game.name}")
    return np.ascontiguousarray(weights, np.float32)

"""A reflex: the small policy of playouts, learnt from the positions that a network learnt from.

Linear in what is seen, so a move costs less than a microsecond; see
`montecarlo.mixing`. AlphaGo's was a linear softmax of patterns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ..inference.shapes import Shape
from ..runs.device import descend

if TYPE_CHECKING:
    from .replay import Sample

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
        seen, policy = (tensor.float().cpu() for tensor in sample(_BATCH)[:2])
        descend(optimizer, functional.cross_entropy(layer(seen.flatten(1)), policy))
    rows = torch.cat((layer.weight.T, layer.bias[None])).detach()
    return np.ascontiguousarray(rows.numpy(), np.float32)

"""Heads that a network has while it learns: for targets besides policy and value.

Only runs have them; files of networks, and what plays, are without.
"""

from __future__ import annotations

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ..inference.shapes import NECK, Shape
from .targets import Targets

__all__ = ["binary_loss", "new_heads", "target_loss"]


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

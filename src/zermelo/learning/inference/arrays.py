"""The arithmetic of networks on arrays: layers whose work is a product of matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..runs.network_file import Tensors

Layer = tuple[Any, Any]
"""Weights [before, after] and a bias [after]."""

_ILLEGAL = -1e9
EPSILON = 1e-5  # that torch adds to the variance of a norm


def linear(tensors: Tensors, name: str) -> Layer:
    """A layer of a file, whose weights are [after, before] there."""
    return np.ascontiguousarray(tensors[f"{name}.weight"].T), tensors[f"{name}.bias"]


def dense_layers(tensors: Tensors, name: str) -> list[Layer]:
    """The numbered layers of a part, in their order."""
    start = f"{name}."
    numbers = {int(one[len(start) :].split(".")[0]) for one in tensors if one.startswith(start)}
    return [linear(tensors, f"{name}.{number}") for number in sorted(numbers)]


def fold_norm(tensors: Tensors, name: str, norm: str) -> Layer:
    """The weights [out, ...] of a convolution, and its bias, with the norm that follows it."""
    scale = tensors[f"{norm}.weight"] / np.sqrt(tensors[f"{norm}.running_var"] + EPSILON)
    weights = tensors[f"{name}.weight"]
    bias = tensors[f"{norm}.bias"] - tensors[f"{norm}.running_mean"] * scale
    return weights * scale.reshape(-1, *[1] * (weights.ndim - 1)), bias


def rectified(x: Any, layer: Layer) -> Any:
    """What a layer makes of x, nothing below zero."""
    y = x @ layer[0]
    y += layer[1]
    return np.maximum(y, 0, out=y)


def softmax(logits: Any) -> Any:
    """Probabilities, by rows."""
    weights = np.exp(logits - logits.max(1, keepdims=True))
    weights /= weights.sum(1, keepdims=True)
    return weights


def masked_softmax(logits: Any, legal: Any) -> Any:
    """Probabilities of what is legal, by rows."""
    return softmax(np.where(legal, logits, _ILLEGAL)).astype(np.float64)

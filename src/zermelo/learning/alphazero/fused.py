"""A residual network as a GPU computes it fastest: every convolution with what follows it.

A convolution, its bias, the sum with the block's input and the ReLU are one
kernel of cuDNN. Written one after the other they read and write the same
planes again and again, which costs a third of the time, and a compiler that
fuses what lies between convolutions cannot fuse into them. Beyond that, planes
are filled up to eight, which tensor cores want, and both heads are one product.

On the CPU the same steps are made one by one, so that they can be tested there.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import nn
from torch.nn import functional

from .network import Network, ResidualBlock

_PLANES = 8


class FusedNetwork(nn.Module):
    """Computes what a folded network of convolutions does; for inference alone."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        for name, tensor in _tensors(network).items():
            self.register_buffer(name, tensor)
        self.blocks, self.actions = network.shape.blocks, network.shape.actions

    def forward(self, planes: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        buffers: Any = self
        x = functional.pad(planes, (0, 0, 0, 0, 0, -planes.shape[1] % _PLANES))
        x = x.contiguous(memory_format=torch.channels_last)
        x = _convolved(x, buffers.stem, buffers.stem_bias)
        for block in range(self.blocks):
            first, second = f"first_{block}", f"second_{block}"
            y = _convolved(x, getattr(self, first), getattr(self, f"{first}_bias"))
            x = _added(y, getattr(self, second), getattr(self, f"{second}_bias"), x)
        x = _convolved(x, buffers.neck, buffers.neck_bias)
        heads = torch.addmm(buffers.heads_bias, x.flatten(1), buffers.heads.t())
        hidden = functional.relu(heads[:, self.actions :])
        values = torch.addmm(buffers.value_bias, hidden, buffers.value.t())
        return heads[:, : self.actions], torch.tanh(values)


def _tensors(network: Network) -> dict[str, torch.Tensor]:
    """The weights, as they are needed here, by name."""
    trunk: Any = network.trunk
    layers = [layer for layer in trunk if isinstance(layer, nn.Conv2d)]
    blocks = [layer for layer in trunk if isinstance(layer, ResidualBlock)]
    stem, neck = layers
    missing = -stem.weight.shape[1] % _PLANES
    named: dict[str, Any] = {
        "stem": functional.pad(stem.weight, (0, 0, 0, 0, 0, missing)),
        "stem_bias": stem.bias,
        "neck": neck.weight,
        "neck_bias": neck.bias,
        "heads": torch.cat([network.policy.weight, network.hidden.weight]),
        "heads_bias": torch.cat([network.policy.bias, network.hidden.bias]),
        "value": network.value.weight,
        "value_bias": network.value.bias,
    }
    for number, block in enumerate(blocks):
        for part in ("first", "second"):
            convolution = getattr(block, part)
            named[f"{part}_{number}"] = convolution.weight
            named[f"{part}_{number}_bias"] = convolution.bias
    return {name: _in_place(tensor.detach()) for name, tensor in named.items()}


def _in_place(tensor: torch.Tensor) -> torch.Tensor:
    if tensor.dim() == 4:
        return tensor.contiguous(memory_format=torch.channels_last)
    return tensor.contiguous()


_ONCE = (1, 1)


def _convolved(x: Any, weight: Any, bias: Any) -> Any:
    """relu(convolution + bias)"""
    edge = (weight.shape[-1] // 2,) * 2
    if x.is_cuda:
        return torch.cudnn_convolution_relu(x, weight, bias, _ONCE, edge, _ONCE, 1)
    return functional.relu(functional.conv2d(x, weight, bias, padding=edge))


def _added(x: Any, weight: Any, bias: Any, other: Any) -> Any:
    """relu(convolution + bias + other)"""
    edge = (weight.shape[-1] // 2,) * 2
    if x.is_cuda:
        return torch.cudnn_convolution_add_relu(x, weight, other, 1.0, bias, _ONCE, edge, _ONCE, 1)
    return functional.relu(functional.conv2d(x, weight, bias, padding=edge) + other)

"""How networks are computed: on which device, and how they learn there."""

from __future__ import annotations

import platform

import torch


def quicken_cpu(dense: bool = True) -> None:
    """Have torch compute as suits small networks, for all of this process.

    On ARM its own kernels are twice as fast as oneDNN's. A dense network computes so little that
    a second thread only costs.
    """
    if dense:
        torch.set_num_threads(1)
    if platform.machine().lower() in ("aarch64", "arm64"):
        torch.backends.mkldnn.enabled = False  # type: ignore[assignment]


def descend(optimizer: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    """One step down the gradient of a loss."""
    optimizer.zero_grad(set_to_none=True)
    torch.autograd.backward(loss)
    optimizer.step()


def descend_clipped(
    optimizer: torch.optim.Optimizer, loss: torch.Tensor, longest: float
) -> torch.Tensor:
    """The same with a gradient cut to at most this length; returns the length it had.

    Nothing here waits for a device, so that a graph can record it.
    """
    optimizer.zero_grad(set_to_none=True)
    torch.autograd.backward(loss)
    weights = [weight for group in optimizer.param_groups for weight in group["params"]]
    length = torch.nn.utils.clip_grad_norm_(weights, longest)
    optimizer.step()
    return length.detach()

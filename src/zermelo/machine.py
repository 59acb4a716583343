"""The cores and the GPU of this machine."""

from __future__ import annotations

import importlib.util
import os
from typing import TYPE_CHECKING

from .errors import BadParameter, needs_extra

if TYPE_CHECKING:
    import torch


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def has_gpu() -> bool:
    """Whether there is a GPU, and torch to compute on it."""
    if importlib.util.find_spec("torch") is None:
        return False
    import torch

    return torch.cuda.is_available()


def check_device(device: str | None) -> torch.device:
    """The device for torch to compute on: a GPU if there is one, unless another is given."""
    with needs_extra("devices", "learn"):
        import torch
    if device is None:
        return torch.device("cuda" if torch.cuda.is_available() else "cpu")
    try:
        chosen = torch.device(device)
    except RuntimeError:
        raise BadParameter(f"there is no device {device!r}; use cpu or cuda") from None
    if chosen.type == "cuda" and not torch.cuda.is_available():
        raise BadParameter("no GPU is available; use cpu, or leave the device out")
    return chosen

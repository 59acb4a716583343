"""Checkpoints: all that resuming a run needs, in one file of its folder."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

import torch
from torch import nn

from ...errors import short
from ...reading import fitted
from .folder import RunFolder
from .network_file import BadNetwork, read_about, read_tensors

__all__ = ["Parts", "read_state", "refill", "restoring", "write_state"]

_NAME = "state.safetensors"

Parts = Mapping[str, "nn.Module | torch.optim.Optimizer"]
"""What learns, by names of their own."""


def write_state(folder: RunFolder, game: str, parts: Parts, about: dict[str, Any]) -> None:
    """Keep what learns, and how far it has come."""
    from safetensors.torch import save

    tensors: dict[str, torch.Tensor] = {}
    for name, part in parts.items():
        if isinstance(part, torch.optim.Optimizer):
            for number, moments in part.state_dict()["state"].items():
                tensors |= {f"{name}.{number}.{key}": moment for key, moment in moments.items()}
        else:
            tensors |= {f"{name}.{key}": tensor for key, tensor in part.state_dict().items()}
    kept = {name: tensor.detach().cpu().contiguous() for name, tensor in tensors.items()}
    told = {"game": game, "about": json.dumps(about)}
    folder.write(_NAME, save(kept, metadata=told))


def read_state(folder: RunFolder) -> tuple[dict[str, torch.Tensor], dict[str, Any]] | None:
    """The tensors of the last whole checkpoint, and how far it had come; None before the first.

    Metrics that the checkpoint knows nothing of are forgotten.
    """
    path = folder.path / _NAME
    if not path.exists():
        folder.rewind(0.0)
        return None
    tensors, told = read_tensors(path, "checkpoint")
    with restoring(folder):
        about = read_about(path, told)
        folder.rewind(fitted(about["seconds"], float, "seconds"))
    return tensors, about


@contextlib.contextmanager
def restoring(folder: RunFolder) -> Iterator[None]:
    """What does not fit in here is told as damage to the checkpoint."""
    try:
        yield
    except KeyError as error:
        raise BadNetwork(f"{folder.path / _NAME} is damaged: it lacks {error}") from None
    except (ValueError, TypeError, LookupError, AttributeError, RuntimeError) as error:
        raise BadNetwork(f"{folder.path / _NAME} is damaged: {short(error)}") from None


def refill(parts: Parts, tensors: dict[str, torch.Tensor]) -> None:
    """What learns, as it was when these were kept."""
    for name, part in parts.items():
        start = f"{name}."
        mine = {key[len(start) :]: t for key, t in tensors.items() if key.startswith(start)}
        if isinstance(part, torch.optim.Optimizer):
            moments: dict[int, dict[str, torch.Tensor]] = {}
            for key, tensor in mine.items():
                number, moment = key.split(".", 1)
                moments.setdefault(int(number), {})[moment] = tensor
            _check_moments(part, moments)
            groups = part.state_dict()["param_groups"]
            part.load_state_dict({"state": moments, "param_groups": groups})
        else:
            part.load_state_dict(mine)


def _check_moments(part: torch.optim.Optimizer, moments: Mapping[int, Mapping[str, Any]]) -> None:
    """An optimizer takes moments of any shape, and falls over them later."""
    weights = [weight for group in part.param_groups for weight in group["params"]]
    for number, kept in moments.items():
        for name, tensor in kept.items():
            if tensor.dim() and tensor.shape != weights[number].shape:
                raise ValueError(f"{name} of part {number} has another shape than the part")

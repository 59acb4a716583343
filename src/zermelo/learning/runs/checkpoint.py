"""Checkpoints: all that resuming a run needs, in one file of its folder.

Networks and optimizers go into `state.safetensors`; a run that has none writes `state.json`.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ...errors import short
from ...reading import fitted, parse_json, read_regular
from .folder import RunFolder
from .network_file import BadNetwork, read_about, read_tensors

if TYPE_CHECKING:
    import torch
    from torch import nn

_TENSORS, _NUMBERS = "state.safetensors", "state.json"

Parts = Mapping[str, "nn.Module | torch.optim.Optimizer"]
"""Networks and optimizers, by name."""


def write_checkpoint(folder: RunFolder, game: str, parts: Parts, about: dict[str, Any]) -> None:
    """Save what learns, and how far it has come."""
    if not parts:
        folder.write(_NUMBERS, json.dumps(about).encode())
        return
    import torch
    from safetensors.torch import save

    tensors: dict[str, torch.Tensor] = {}
    for name, part in parts.items():
        if isinstance(part, torch.optim.Optimizer):
            for number, moments in part.state_dict()["state"].items():
                tensors |= {f"{name}.{number}.{key}": moment for key, moment in moments.items()}
        else:
            tensors |= {f"{name}.{key}": tensor for key, tensor in part.state_dict().items()}
    kept = {name: tensor.detach().cpu().contiguous() for name, tensor in tensors.items()}
    folder.write(_TENSORS, save(kept, metadata={"game": game, "about": json.dumps(about)}))


def read_checkpoint(folder: RunFolder) -> tuple[dict[str, torch.Tensor], dict[str, Any]] | None:
    """The tensors of the last checkpoint, and how far it had come; None before the first.

    Metrics that were written after the checkpoint are dropped.
    """
    path, numbers = folder.path / _TENSORS, folder.path / _NUMBERS
    tensors: dict[str, torch.Tensor] = {}
    about: dict[str, Any] | None = None
    with restoring(folder):
        if numbers.exists():
            about = fitted(parse_json(read_regular(numbers)), dict[str, Any])
        elif path.exists():
            import torch

            arrays, said = read_tensors(path, "checkpoint")
            tensors = {name: torch.tensor(array) for name, array in arrays.items()}
            about = read_about(path, said)
        folder.rewind(0.0 if about is None else fitted(about["seconds"], float, "seconds"))
    return None if about is None else (tensors, about)


@contextlib.contextmanager
def restoring(folder: RunFolder) -> Iterator[None]:
    """Whatever does not fit in here is reported as damage to the checkpoint."""
    try:
        yield
    except BadNetwork:
        raise
    except (ValueError, TypeError, LookupError, AttributeError, RuntimeError) as error:
        why = f"it lacks {error}" if isinstance(error, KeyError) else short(error)
        raise BadNetwork(f"the checkpoint in {folder.path} is damaged: {why}") from None


def refill(parts: Parts, tensors: dict[str, torch.Tensor]) -> None:
    """Restore what learns from its tensors."""
    import torch

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
    """An optimizer accepts moments of any shape, and fails later."""
    weights = [weight for group in part.param_groups for weight in group["params"]]
    for number, kept in moments.items():
        for name, tensor in kept.items():
            if tensor.dim() and tensor.shape != weights[number].shape:
                raise ValueError(f"{name} of part {number} has the wrong shape")

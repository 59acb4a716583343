"""The file of a network: weights as safetensors, with the words that say what it is for."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..errors import ZermeloError
from ..files import write_whole

__all__ = ["BadNetwork", "read_tensors", "read_weights", "write_weights"]


class BadNetwork(ZermeloError):
    """A file that holds no network, or one for something else."""


def write_weights(
    path: str | Path,
    network: Any,
    kind: str,
    game: str,
    about: dict[str, Any],
    half: bool = False,
) -> None:
    """Weights, shape, the game's spec, how it came about; `half`: matrices in half precision."""
    from safetensors.torch import save

    tensors = {
        name: (tensor.half() if half and tensor.dim() > 1 else tensor).detach().cpu().contiguous()
        for name, tensor in network.state_dict().items()
    }
    told = {
        "format": kind,
        "game": game,
        "shape": json.dumps(asdict(network.shape)),
        "about": json.dumps(about),
    }
    write_whole(path, save(tensors, metadata=told))


def read_weights(path: str | Path) -> tuple[dict[str, Any], dict[str, str]]:
    """The tensors of a network, and what the file says of itself."""
    return read_tensors(path, "network")


def read_tensors(path: str | Path, what: str) -> tuple[dict[str, Any], dict[str, str]]:
    """The tensors of a file, and what it says of itself; `what` it should hold, for errors."""
    from safetensors import SafetensorError, safe_open

    try:
        with safe_open(str(path), "pt") as file:
            told = file.metadata() or {}
            return {name: file.get_tensor(name) for name in file.keys()}, told  # noqa: SIM118
    except FileNotFoundError:
        raise BadNetwork(f"there is no {what} {str(path)!r}") from None
    except (SafetensorError, OSError) as error:
        raise BadNetwork(f"{path} is no {what}, or a damaged one: {error}") from None

"""The file of a playout policy: one matrix, and the game it is for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ...errors import short
from ...files import write_whole
from ...game import Game
from ..runs.network_file import BadNetwork, read_tensors
from .shapes import Shape


def save_playout_policy(path: str | Path, weights: Any, game: str) -> None:
    """One file: the weights and the game's spec."""
    from safetensors.numpy import save

    write_whole(path, save({"reflex": weights}, metadata={"game": game}))


def load_playout_policy(path: str | Path, game: Game) -> Any:
    """The weights; those for another game are refused."""
    tensors, metadata = read_tensors(path, "playout policy")
    weights, shape = tensors.get("reflex", np.empty(0)), Shape.of(game)
    size = int(np.prod(shape.observation)) + 1, shape.actions
    if weights.dtype.kind != "f" or weights.shape != size:
        its = short(metadata.get("game"))
        raise BadNetwork(f"{path} is a playout policy for {its}, and does not fit {game.name}")
    return np.ascontiguousarray(weights, np.float32)

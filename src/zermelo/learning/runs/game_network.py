"""What all networks share while they learn: they are torch's, and written to files."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import torch
from torch import nn

from .network_file import NetworkOfGame, Tensors, write_weights


class GameNetwork(NetworkOfGame, nn.Module):
    """A network whose shape says which games it fits."""

    def __init__(self, shape: Any) -> None:
        super().__init__()
        self.shape = shape

    def save(self, path: str | Path, game: str, about: dict[str, Any], bits: int = 32) -> None:
        """One file: weights, shape, the game's spec, and how the network came about.

        With fewer than 32 `bits` it is smaller; weights are computed with in full anyway.
        """
        write_weights(path, self.arrays(), self.shape, self.format, game, about, bits)

    @classmethod
    def with_weights(cls, shape: Any, tensors: Tensors) -> Self:
        network = cls(shape)
        given = {name: torch.from_numpy(tensor) for name, tensor in tensors.items()}
        network.load_state_dict(network.state_dict() | given)
        return network.eval()

    def arrays(self) -> Tensors:
        """The weights as they go into a file."""
        return {name: one.detach().cpu().numpy() for name, one in self.state_dict().items()}

    def tried(self, seen: Any) -> Sequence[Any]:
        with torch.inference_mode():
            answers = self.on_any(torch.from_numpy(seen))
        return [one.numpy() for one in (answers if isinstance(answers, tuple) else (answers,))]

    def on_any(self, seen: torch.Tensor) -> Any:
        """Its answers to arbitrary observations."""
        return self(seen)

    def copy(self) -> Self:
        twin = type(self)(self.shape)
        twin.load_state_dict(self.state_dict())
        return twin


def dense(sizes: Sequence[int]) -> list[nn.Module]:
    """Fully connected layers of these sizes, each followed by a ReLU."""
    layers: list[nn.Module] = []
    for before, after in itertools.pairwise(sizes):
        layers += [nn.Linear(before, after), nn.ReLU()]
    return layers

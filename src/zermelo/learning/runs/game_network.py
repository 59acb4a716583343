"""What all networks share: dense layers, and files that say which game they are for."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, ClassVar, Self

import torch
from torch import nn

from ...errors import NotThisKindOfGame, short
from ...game import Game
from ...games import spec_text
from .network_file import (
    BadNetwork,
    check_answers,
    filled,
    read_shape,
    read_tensors,
    write_weights,
)

__all__ = ["GameNetwork", "check_observable", "dense", "largest_utility"]


class GameNetwork(nn.Module):
    """A network whose shape says which games it fits."""

    format: ClassVar[str]
    """The mark of its files."""
    words: ClassVar[str]
    """What such a file holds, for errors."""
    shape_type: ClassVar[Any]
    """A dataclass; the fields without a default follow from the game."""

    def __init__(self, shape: Any) -> None:
        super().__init__()
        self.shape = shape

    def save(self, path: str | Path, game: str, about: dict[str, Any], half: bool = False) -> None:
        """One file: weights, shape, the game's spec, and how the network came about.

        `half` writes matrices in half precision; they are computed with in full anyway.
        """
        write_weights(path, self, self.format, game, about, half)

    @classmethod
    def load(cls, path: str | Path, game: Game | None = None) -> tuple[Self, str]:
        """A network and the spec of its game; one for another game is refused."""
        network, said = cls.read(path)
        if game is not None and not network.fits(game, said["game"]):
            its = short(said["game"])
            raise BadNetwork(f"{path} is a network for {its}, and does not fit {spec_text(game)}")
        return network, said["game"]

    @classmethod
    def read(cls, path: str | Path) -> tuple[Self, dict[str, str]]:
        """A network and what its file says about it."""
        tensors, said = read_tensors(path, "network")
        if said.get("format") != cls.format or "game" not in said:
            raise BadNetwork(f"{path} is not {cls.words}")
        shape = read_shape(path, said, cls.shape_type)
        shape.check(path)
        network = filled(path, lambda: cls(shape), tensors).eval()
        check_answers(path, shape.observed, network.tried)
        return network, said

    def fits(self, game: Game, spec: str) -> bool:
        """Whether it is for this game; `spec` is the game that its file names."""
        wanted = self.shape_type.of(game)
        fixed = (one.name for one in fields(wanted) if one.default is MISSING)
        return all(getattr(self.shape, name) == getattr(wanted, name) for name in fixed)

    def tried(self, seen: torch.Tensor) -> Any:
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


def check_observable(game: Game) -> None:
    """Refuse a game that offers a network nothing to see."""
    if not game.offers("observation"):
        raise NotThisKindOfGame(
            f"{game.name} has no observation for a network; define observation and "
            "observation_shape"
        )


def largest_utility(game: Game) -> float:
    """The greatest utility in absolute value, 1 unless the game says otherwise."""
    return max(map(abs, game.utility_bounds or (-1.0, 1.0))) or 1.0

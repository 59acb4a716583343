"""The sizes of networks: which games they fit, and which weights they have."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ...errors import NotThisKindOfGame
from ...game import Game
from ...montecarlo.arithmetic import several
from ..runs.network_file import MOST_UTILITY, BadNetwork, Parts, check_sizes
from .action_encoding import action_slots

NECK = 32  # planes that the heads of a residual network see
_WINDOW = 3  # cells in a row that a convolution sees
_MOST_OUTCOMES = 33


@dataclass(frozen=True)
class Shape:
    """The size of AlphaZero's network, and the game it is for."""

    observation: tuple[int, ...]
    actions: int
    values: int
    scale: float
    """What a value of 1 is worth in utility."""
    channels: int = 64
    blocks: int = 4
    plain: bool = False
    """No convolutions on any board: quick on the CPU, and enough for a small board."""

    @property
    def is_plain(self) -> bool:
        """Whether it has no convolutions."""
        return self.plain or len(self.observation) != 3 or max(self.observation[1:]) <= _WINDOW

    @property
    def observed(self) -> tuple[int, ...]:
        return self.observation

    @property
    def hidden(self) -> int:
        """Units between the trunk and the value."""
        return max(self.channels, 64)

    @property
    def width(self) -> int:
        """Numbers that the trunk hands to the heads."""
        return self.channels if self.is_plain else NECK * int(np.prod(self.observation[1:]))

    @classmethod
    def of(cls, game: Game, channels: int = 64, blocks: int = 4, plain: bool = False) -> Shape:
        """The shape that fits a game."""
        values = game.players if several(game) else 1
        sizes = tuple(game.observation_shape), action_slots(game), values, largest_utility(game)
        return cls(*sizes, channels, blocks, plain)

    def check(self, path: str | Path) -> None:
        """Refuse a file that claims impossible sizes."""
        sizes = (self.actions, self.values, self.channels)
        check_sizes(path, self.observation, sizes, self.blocks)
        if not 0 < self.scale <= MOST_UTILITY:
            raise BadNetwork(f"{path} claims utilities of up to {self.scale}")

    def parts(self) -> Parts:
        """The weights, by name."""
        if self.is_plain:
            sizes = [int(np.prod(self.observation)), *[self.channels] * (self.blocks + 1)]
            trunk = _dense("trunk", range(1, 2 * len(sizes), 2), sizes)
        else:
            trunk = self._convolutions()
        return (
            trunk
            | _linear("policy", self.width, self.actions)
            | _linear("hidden", self.width, self.hidden)
            | _linear("value", self.hidden, self.values)
        )

    def _convolutions(self) -> Parts:
        channels, neck = self.channels, 3 + self.blocks
        parts: Parts = {"trunk.0.weight": (channels, self.observation[0], _WINDOW, _WINDOW)}
        parts |= _norm("trunk.1", channels)
        for block in range(3, neck):
            for layer in ("first", "second"):
                name = f"trunk.{block}.{layer}"
                parts[f"{name}.weight"] = (channels, channels, _WINDOW, _WINDOW)
                parts |= _norm(f"{name}_norm", channels)
        parts[f"trunk.{neck}.weight"] = (NECK, channels, 1, 1)
        return parts | _norm(f"trunk.{neck + 1}", NECK)


@dataclass(frozen=True)
class PolicyShape:
    """The size of a policy, and the game it is for."""

    observation: tuple[int, ...]
    actions: int
    scale: float
    """What a value of 1 is worth in utility."""
    width: int = 64
    layers: int = 2

    @classmethod
    def of(cls, game: Game, width: int = 64, layers: int = 2) -> PolicyShape:
        """The shape that fits a game; one without observations is refused."""
        check_observable(game)
        sizes = tuple(game.observation_shape), action_slots(game), largest_utility(game)
        return cls(*sizes, width, layers)

    @property
    def inputs(self) -> int:
        return int(np.prod(self.observation))

    @property
    def observed(self) -> tuple[int, ...]:
        return (self.inputs,)

    def check(self, path: str | Path) -> None:
        """Refuse a file that claims impossible sizes."""
        check_sizes(path, self.observation, (self.actions, self.width), self.layers)
        if not (self.layers > 0 and 0 < self.scale <= MOST_UTILITY):
            raise BadNetwork(f"{path} claims a network of an impossible size")

    def parts(self) -> Parts:
        """The weights, by name."""
        sizes = [self.inputs, *[self.width] * self.layers]
        body = _dense("body", range(0, 2 * self.layers, 2), sizes)
        heads = _linear("policy", self.width, self.actions) | _linear("value", self.width, 1)
        return body | heads


@dataclass(frozen=True)
class ValueShape:
    """The size of a network of temporal differences, and the game it is for."""

    inputs: int
    outcomes: int
    low: float
    high: float
    width: int = 256
    layers: int = 2

    @classmethod
    def of(cls, game: Game, width: int = 256, layers: int = 2) -> ValueShape:
        """The shape that fits a game; one that can't be learnt this way is refused."""
        _check_learnable(game)
        low, high = game.utility_bounds or (-1.0, 1.0)
        span = high - low
        outcomes = int(span) + 1 if float(span).is_integer() else _MOST_OUTCOMES
        inputs = int(np.prod(game.observation_shape))
        return cls(inputs, min(outcomes, _MOST_OUTCOMES), low, high, width, layers)

    @property
    def step(self) -> float:
        """From one outcome to the next."""
        return (self.high - self.low) / (self.outcomes - 1)

    @property
    def observed(self) -> tuple[int, ...]:
        return (self.inputs,)

    def check(self, path: str | Path) -> None:
        """Refuse a file that claims impossible sizes."""
        check_sizes(path, (self.inputs,), (self.outcomes, self.width), self.layers)
        if not (1 < self.outcomes <= _MOST_OUTCOMES and self.layers > 0 and self.low < self.high):
            raise BadNetwork(f"{path} claims outcomes that no game has")

    def parts(self) -> Parts:
        """The weights, by name."""
        sizes = [self.inputs, *[self.width] * self.layers, self.outcomes]
        return _dense("body", range(0, 2 * len(sizes), 2), sizes)


def _linear(name: str, before: int, after: int) -> Parts:
    return {f"{name}.weight": (after, before), f"{name}.bias": (after,)}


def _dense(name: str, numbers: Iterable[int], sizes: Sequence[int]) -> Parts:
    """Layers of these sizes, numbered."""
    parts: Parts = {}
    for number, (before, after) in zip(numbers, itertools.pairwise(sizes), strict=False):
        parts |= _linear(f"{name}.{number}", before, after)
    return parts


def _norm(name: str, channels: int) -> Parts:
    kinds = ("weight", "bias", "running_mean", "running_var")
    return {f"{name}.{kind}": (channels,) for kind in kinds}


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


def _check_learnable(game: Game) -> None:
    if game.players != 2 or not game.zero_sum or game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} can't be learnt by temporal differences, which are for zero-sum games of "
            "two players with perfect information; try --method league"
        )
    check_observable(game)
    low, high = game.utility_bounds or (0.0, 0.0)
    if low != -high or high <= 0:
        raise NotThisKindOfGame(f"{game.name} has no bounds of its utility; set utility_bounds")

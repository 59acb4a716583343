"""Accumulator networks: an evaluation learnt by gradient descent, cheap enough for alpha-beta.

Y. Nasu, "Efficiently updatable neural-network-based evaluation functions for computer shogi",
2018 (NNUE). Each player's view of a state is a set of features that are on:

    sums      for each view, the bias and the weights of all features that are on: 16 bits
    clipped   from 0 to ONE
    value     the mover's sums and the other's, weighted by the phase of the game: 32 bits

A move changes few features, so the sums are kept for each ply of the search's path and follow
from one nearby: its parent's or its last sibling's, whichever differs in fewer features. What
has changed is read off the words themselves, so sums are right whatever was there before: after
null moves, at the root, and where two threads or searches take turns. All numbers are whole, and
wrap around in 16 bits alike in plain Python and compiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np

from ..bits import Bits, lowest, popcount, without_lowest
from ..errors import BadParameter
from ..game import Game
from ..kernel import kernel, plain_twin, runs_compiled, view
from .features import WORD, feature_words, write_features

__all__ = [
    "MOST_WIDTH",
    "NETWORK_FIELDS",
    "ONE",
    "OUTPUT_ONE",
    "AccumulatorNetwork",
    "network_value",
    "sized",
    "step_ahead",
]

ONE = 255  # what 1.0 is in sums
OUTPUT_ONE = 64  # what 1.0 is in the weights of the output
MOST_OUTPUT = 127  # of such a weight, so that the total fits 32 bits
MOST_WIDTH = 512
MOST_PHASES = 64
PLIES = 320  # of a path whose sums are kept apart; deeper ones share the last
SHORT, LONG = np.dtype(np.int16), np.dtype(np.int32)
SHORT_BYTES, WORD_BYTES = SHORT.itemsize, WORD.itemsize  # compiled code can't ask

NETWORK_FIELDS = [
    ("evaluated_ply", np.int64),  # of the state that is evaluated next
    ("network_weights", np.int64),  # addresses: of a row of weights for each feature,
    ("network_outputs", np.int64),  # of two rows for each phase, the mover's and the other's,
    ("network_biases", np.int64),  # and of one bias for each phase
    ("network_phases", np.int64),
    ("phase_features", np.int64),  # so many features are on in the first phase
    ("network_scale", np.float64),
    ("network_utility", np.float64),
    ("path_words", np.int64),  # addresses: for each ply the words of both views,
    ("path_sums", np.int64),  # their sums,
    ("new_words", np.int64),  # and room for the words of one view
]
"""What a search's record needs to evaluate by a network."""


# Kernels.


def step_ahead(game: Any, context: Any, ply: int) -> None:
    """The next state to be evaluated is this many plies from the root."""
    if game._network_width > 0:
        context.evaluated_ply = ply


@kernel
def network_value(game: Any, state: Any, player: int, context: Any) -> Any:
    """The value of a state to a player."""
    total = network_total(game, state, context)
    score = total * context.network_scale
    value = context.network_utility * score / (1.0 + abs(score))
    return value if game.to_move(state) == player else -value


@kernel
def network_total(game: Any, state: Any, context: Any) -> int:
    """What the output adds up to for the player to move, as a whole number."""
    ply = min(context.evaluated_ply, PLIES - 1)
    follow(game, state, ply, context)
    mover = game.to_move(state)
    phase = phase_of(game, context, ply, mover)
    width = game._network_width
    biases = view(context.network_biases, context.network_phases, LONG)
    mine = context.network_outputs + phase * (2 * width * SHORT_BYTES)
    theirs = mine + width * SHORT_BYTES
    total = int(biases[phase])
    total += weighted(game, sums_at(game, context, ply, mover), mine)
    return total + weighted(game, sums_at(game, context, ply, 1 - mover), theirs)


def phase_of(game: Any, context: Any, ply: int, mover: int) -> Any:
    """The phase of the game, by how many features are on: 0 at its end or beginning."""
    words = words_at(game, context, ply, mover)
    count = 0
    for i in range(game._feature_words):
        count += popcount(Bits(words[i]))
    phases = context.network_phases
    return min(count * phases // (context.phase_features + 1), phases - 1)


def weighted(game: Any, sums: Any, address: int) -> int:
    """The sums of one view, clipped and weighted."""
    outputs = view(address, game._network_width, SHORT)
    total = np.int32(0)
    for i in range(game._network_width):
        clipped = min(max(np.int32(sums[i]), np.int32(0)), np.int32(ONE))
        total = np.int32(total + clipped * np.int32(outputs[i]))
    return int(total)


def words_at(game: Any, context: Any, ply: int, player: int) -> Any:
    """The features that were on when this ply was last evaluated, in a player's view."""
    words = game._feature_words
    return view(context.path_words + (2 * ply + player) * words * WORD_BYTES, words, WORD)


def sums_at(game: Any, context: Any, ply: int, player: int) -> Any:
    width = game._network_width
    return view(context.path_sums + (2 * ply + player) * width * SHORT_BYTES, width, SHORT)


def follow(game: Any, state: Any, ply: int, context: Any) -> None:
    """Bring the words and sums of a ply up to date, for both views."""
    for player in range(2):
        new = view(context.new_words, game._feature_words, WORD)
        write_features(game, state, player, new)
        words = words_at(game, context, ply, player)
        before = max(ply - 1, 0)
        near = words_at(game, context, before, player)
        if differing(game, new, words) <= differing(game, new, near):
            before, near = ply, words
        change_sums(game, context, before, ply, player, near, new)
        for i in range(game._feature_words):
            words[i] = new[i]


def differing(game: Any, one: Any, other: Any) -> int:
    """In how many features two states differ."""
    count = 0
    for i in range(game._feature_words):
        count += popcount(Bits(one[i]) ^ Bits(other[i]))
    return count


def change_sums(
    game: Any, context: Any, before: int, ply: int, player: int, old: Any, new: Any
) -> None:
    """The sums of a ply: those before, less what has gone, plus what has come."""
    target = sums_at(game, context, ply, player)
    source = sums_at(game, context, before, player)
    nothing = 64 * game._feature_words  # a row of zeros
    copied = before == ply
    for i in range(game._feature_words):
        off = Bits(old[i]) & ~Bits(new[i])
        on = Bits(new[i]) & ~Bits(old[i])
        while off or on:
            gone, come = nothing, nothing
            if off:
                gone = 64 * i + lowest(off)
                off = without_lowest(off)
            if on:
                come = 64 * i + lowest(on)
                on = without_lowest(on)
            change_row(game, context, target, source, gone, come)
            source, copied = target, True
    if not copied:
        change_row(game, context, target, source, nothing, nothing)


def change_row(game: Any, context: Any, target: Any, source: Any, gone: int, come: int) -> None:
    width = game._network_width
    less = view(context.network_weights + gone * width * SHORT_BYTES, width, SHORT)
    plus = view(context.network_weights + come * width * SHORT_BYTES, width, SHORT)
    for i in range(width):
        target[i] = wrapped(int(source[i]) - int(less[i]) + int(plus[i]))


def wrapped(number: int) -> int:
    """As 16 bits hold it."""
    return ((number + 32768) & 65535) - 32768


# Python.


@lru_cache(32)
def sized(game: Game, width: int, words: int) -> Game:
    """The same game, to be compiled with a network of this size in place of its evaluation.

    It is a class of its own, so that other searches of the game compile nothing new.
    """
    kind = type(game)
    changed = {
        "_network_width": width,
        "_feature_words": words,
        "__module__": kind.__module__,
        "__qualname__": kind.__qualname__,
    }
    other: Game = type(kind.__name__, (kind,), changed)(**game.parameters)
    return other


@dataclass(frozen=True, eq=False, repr=False)
class AccumulatorNetwork:
    """Whole numbers only; `weights` has a row for each feature and a last one of zeros."""

    weights: Any
    """int16, (64 words + 1, width)"""
    bias: Any
    """int16, (width,)"""
    outputs: Any
    """int16, (phases, 2 width): for the sums of the player to move, then the other's"""
    output_bias: Any
    """int32, (phases,)"""
    phase_features: int
    """This many features are on at most; phases are equal parts of the way there."""
    gain: float
    """What an output of 1.0 stands for: a score of x is worth x / (1 + |x|) of a win."""
    utility: float = 1.0
    about: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        rows, width = self.weights.shape
        phases = len(self.outputs)
        fits = (
            rows % 64 == 1
            and 0 < width <= MOST_WIDTH
            and 0 < phases <= MOST_PHASES
            and self.bias.shape == (width,)
            and self.outputs.shape == (phases, 2 * width)
            and self.output_bias.shape == (phases,)
            and all(one.dtype == SHORT for one in (self.weights, self.bias, self.outputs))
            and self.output_bias.dtype == LONG
            and not self.weights[-1].any()
            and int(np.abs(self.outputs.astype(np.int64)).max()) <= MOST_OUTPUT
            and self.phase_features > 0
        )
        if not fits:
            raise BadParameter("the parts of this network don't fit each other")

    def __repr__(self) -> str:
        """Its size alone: with other weights machine code is the same."""
        return f"AccumulatorNetwork(width={self.width}, words={self.words})"

    @property
    def width(self) -> int:
        return int(self.weights.shape[1])

    @property
    def words(self) -> int:
        return int(self.weights.shape[0]) // 64

    @property
    def scale(self) -> float:
        return self.gain / (ONE * OUTPUT_ONE)

    def sized(self, game: Game) -> Game:
        """The game, to be compiled with a network of this size, if that is for its features."""
        words = feature_words(game)
        if words != self.words:
            raise BadParameter(
                f"this network is for {64 * self.words:,} features, and {game.name} has "
                f"{64 * words:,}"
            )
        other = sized(game, self.width, words)
        return other if runs_compiled(game) else plain_twin(other)

    def attach(self, record: Any) -> Any:
        """Let a record's kernels evaluate by this network; what it returns must be kept alive."""
        arrays = [
            np.ascontiguousarray(one) for one in (self.weights, self.outputs, self.output_bias)
        ]
        words = np.zeros((PLIES, 2, self.words), WORD)
        sums = np.tile(self.bias, (PLIES, 2, 1))
        new = np.zeros(self.words, WORD)
        for name, array in zip(
            ("network_weights", "network_outputs", "network_biases", *_PATH),
            (*arrays, words, sums, new),
            strict=True,
        ):
            setattr(record, name, array.ctypes.data)
        record.network_phases, record.phase_features = len(self.outputs), self.phase_features
        record.network_scale, record.network_utility = self.scale, self.utility
        return (*arrays, words, sums, new)

    def total(self, game: Game, state: Any) -> int:
        """The output for the player to move, from scratch."""
        mover = int(game.to_move(state))
        views = [_is_on(game, state, player) for player in (mover, 1 - mover)]
        phase = int(views[0].sum()) * len(self.outputs) // (self.phase_features + 1)
        phase = min(phase, len(self.outputs) - 1)
        sums = [self.bias + self.weights[:-1][on].sum(axis=0, dtype=np.int16) for on in views]
        clipped = np.concatenate(sums).clip(0, ONE).astype(np.int64)
        return int(clipped @ self.outputs[phase].astype(np.int64) + self.output_bias[phase])

    def value(self, game: Game, state: Any, player: int) -> float:
        """What a state is worth to a player, from scratch."""
        score = self.total(game, state) * self.scale
        value = self.utility * score / (1.0 + abs(score))
        return value if game.to_move(state) == player else -value


_PATH = ("path_words", "path_sums", "new_words")


def _is_on(game: Game, state: Any, player: int) -> Any:
    words = np.zeros(feature_words(game), WORD)
    write_features.plain(game, state, player, words)
    return np.unpackbits(words.astype("<u8").view(np.uint8), bitorder="little").astype(bool)

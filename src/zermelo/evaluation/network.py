"""Accumulator networks: an evaluation learnt by gradient descent, cheap enough for alpha-beta.

Y. Nasu, "Efficiently updatable neural-network-based evaluation functions for computer shogi",
2018 (NNUE). Each player's view of a state is a set of features that are on:

    sums      for each view, the bias and the weights of all features that are on: 16 bits
    clipped   from 0 to ONE
    value     the mover's sums and the other's, weighted by the phase of the game: 32 bits

A move changes few features, so the sums are kept for each ply of the search's path and follow
from one nearby: its parent's or its last sibling's, whichever differs in fewer words. What
has changed is read off the words themselves, so sums are right whatever was there before: after
null moves, at the root, and where two threads or searches take turns. All numbers are whole, and
wrap around in 16 bits alike in plain Python and compiled.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bits import Bits, lowest, popcount, without_lowest
from ..errors import BadParameter
from ..game import Game
from ..kernel import kernel, view
from .features import WORD, write_features
from .learnt import MOST_PHASES, LearntEvaluation, Term, is_on, phase_of, worth

ONE = 255  # what 1.0 is in sums
OUTPUT_ONE = 64  # what 1.0 is in the weights of the output
MOST_OUTPUT = 127  # of such a weight, so that the total fits 32 bits
MOST_WIDTH = 512
PLIES = 320  # of a path whose sums are kept apart; deeper ones share the last
SHORT, LONG = np.dtype(np.int16), np.dtype(np.int32)
SHORT_BYTES, WORD_BYTES = SHORT.itemsize, WORD.itemsize  # compiled code can't ask

NETWORK_FIELDS = [
    ("evaluated_ply", np.int64),  # of the state that is evaluated next
    ("network_weights", np.int64),  # addresses: of a row of weights for each feature,
    ("network_outputs", np.int64),  # of two rows for each phase, the mover's and the other's,
    ("network_biases", np.int64),  # and of one bias for each phase
    ("path_words", np.int64),  # addresses: for each ply the words of both views,
    ("path_sums", np.int64),  # and their sums
]
"""What a search's record needs to evaluate by a network, besides `LEARNT_FIELDS`."""


# Kernels.


def step_ahead(game: Any, context: Any, ply: int) -> None:
    """The next state to be evaluated is this many plies from the root."""
    if game._network_width > 0:
        context.evaluated_ply = ply


@kernel
def network_value(game: Any, state: Any, player: int, context: Any) -> Any:
    """The value of a state to a player."""
    return worth(game, state, player, network_total(game, state, context), context)


@kernel
def network_total(game: Any, state: Any, context: Any) -> int:
    """What the output adds up to for the player to move, as a whole number."""
    ply = min(context.evaluated_ply, PLIES - 1)
    follow(game, state, ply, context)
    mover = game.to_move(state)
    phase = phase_of(features_on(game, context, ply, mover), context)
    width = game._network_width
    biases = view(context.network_biases, context.phases, LONG)
    mine = context.network_outputs + phase * (2 * width * SHORT_BYTES)
    theirs = mine + width * SHORT_BYTES
    total = int(biases[phase])
    total += weighted(game, sums_at(game, context, ply, mover), mine)
    return total + weighted(game, sums_at(game, context, ply, 1 - mover), theirs)


def features_on(game: Any, context: Any, ply: int, player: int) -> int:
    """How many features are on in a player's view."""
    words = words_at(game, context, ply, player)
    count = 0
    for i in range(game._feature_words):
        count += popcount(Bits(words[i]))
    return count


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
    """Update the words and sums of a ply, for both views."""
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
    """The number of words in which two states differ."""
    count = 0
    for i in range(game._feature_words):
        if one[i] != other[i]:
            count += 1
    return count


def change_sums(
    game: Any, context: Any, before: int, ply: int, player: int, old: Any, new: Any
) -> None:
    """Write the sums of a ply: the earlier ones, less the features that went off, plus those that
    came on."""
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
    """A number wrapped to 16 bits."""
    return ((number + 32768) & 65535) - 32768


# Python.


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class AccumulatorNetwork(LearntEvaluation):
    """Whole numbers only; `weights` has a row for each feature and a last one of zeros."""

    weights: Any
    """int16, (64 words + 1, width)"""
    bias: Any
    """int16, (width,)"""
    outputs: Any
    """int16, (phases, 2 width): for the sums of the player to move, then the other's"""
    output_bias: Any
    """int32, (phases,)"""

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

    @property
    def width(self) -> int:
        return int(self.weights.shape[1])

    @property
    def words(self) -> int:
        return int(self.weights.shape[0]) // 64

    @property
    def sizes(self) -> dict[str, int]:
        return {"width": self.width, "words": self.words}

    @property
    def phases(self) -> int:
        return len(self.outputs)

    @property
    def scale(self) -> float:
        return self.gain / (ONE * OUTPUT_ONE)

    def memory(self) -> dict[str, Any]:
        return {
            "network_weights": np.ascontiguousarray(self.weights),
            "network_outputs": np.ascontiguousarray(self.outputs),
            "network_biases": np.ascontiguousarray(self.output_bias),
            "path_words": np.zeros((PLIES, 2, self.words), WORD),
            "path_sums": np.tile(self.bias, (PLIES, 2, 1)),
        }

    def total(self, game: Game, state: Any) -> int:
        views = self._views(game, state)
        return self._output(views, self.phase(int(views[0].sum())))

    def terms(self, game: Game, state: Any, cells: tuple[Any, Any]) -> list[Term]:
        """For each cell the loss if no feature on it were on, in either view, in the same phase."""
        views = self._views(game, state)
        phase = self.phase(int(views[0].sum()))
        total = self._output(views, phase)
        filled = {int(cell) for on, its in zip(views, cells, strict=True) for cell in its[on]}
        terms = []
        for cell in sorted(filled - {-1}):
            less = [on & (its != cell) for on, its in zip(views, cells, strict=True)]
            terms.append(Term((cell,), total - self._output(less, phase)))
        return terms

    def _views(self, game: Game, state: Any) -> list[Any]:
        """What is on as the player to move sees it, and as the other does."""
        mover = int(game.to_move(state))
        return [is_on(game, state, player) for player in (mover, 1 - mover)]

    def _output(self, views: list[Any], phase: int) -> int:
        sums = [self.bias + self.weights[:-1][on].sum(axis=0, dtype=np.int16) for on in views]
        clipped = np.concatenate(sums).clip(0, ONE).astype(np.int64)
        return int(clipped @ self.outputs[phase].astype(np.int64) + self.output_bias[phase])

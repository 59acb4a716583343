"""Learning an accumulator network by gradient descent, and its whole numbers in the end.

Of a thousand features some thirty are on in a position, and only their rows are read and changed,
which makes one core several times as fast as torch with all of them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from ...bits import Bits, lowest, without_lowest
from ...evaluation import AccumulatorNetwork
from ...evaluation.network import MOST_OUTPUT, ONE, OUTPUT_ONE
from ...game import Game
from ...kernel import kernel, runnable
from ..runs.config import EvaluationConfig
from .fitting import Fitting
from .selfplay import SearchedPositions

GAIN = 4.0  # outputs of 16 bits reach far enough for a score that stands for a sure win
MOST = MOST_OUTPUT / OUTPUT_ONE  # of an output's weight
_BEGIN = 0.1  # the standard deviation of a sum, before anything is learnt
_DECAY, _DECAY_ALONE = 1.0, 0.1  # with the game's own evaluation beside it, and without
_FIRST, _SECOND, _LEAST = 0.9, 0.999, 1e-8  # Adam's beta 1, beta 2 and epsilon


class Weights(NamedTuple):
    """The weights of an `AccumulatorNetwork` in floating point, or their gradients."""

    features: Any
    """(features, width)"""
    bias: Any
    """(width,)"""
    outputs: Any
    """(phases, 2 width)"""
    output_bias: Any
    """(phases,)"""

    def zeros(self) -> Weights:
        return Weights(*map(np.zeros_like, self))


class FittedPositions(NamedTuple):
    """What is learnt from, a row for each position."""

    words: Any
    """uint64, (positions, 2, words): the features that are on in both views"""
    phases: Any
    own: Any
    """float32: the score of the game's own evaluation, which what is learnt adds to"""
    targets: Any
    """float32: shares of a win"""


class FittingRoom(NamedTuple):
    """Where a position's sums are worked out, for both views."""

    sums: Any
    """float32, (2, width)"""
    on: Any
    """int64, (2, features): the numbers of the features that are on"""


class NetworkFitting(Fitting):
    """Learns an accumulator network by Adam (D. Kingma and J. Ba, 2015), on one core."""

    def __init__(self, game: Game, played: SearchedPositions, config: EvaluationConfig) -> None:
        super().__init__(game, played, config)
        self._game = runnable(game).game
        self._words = np.ascontiguousarray(self.words)
        self.phase = np.minimum(
            self.on * config.phases // (self.phase_features + 1), config.phases - 1
        )
        self.network = self._begun(64 * self._words.shape[2], config.width, config.phases)
        self._slopes, self._mean, self._square = (self.network.zeros() for _ in range(3))
        self._positions = FittedPositions(self._words, self.phase, self.own_scores, self.targets)
        features = 64 * self._words.shape[2]
        self._room = FittingRoom(
            np.zeros((2, config.width), np.float32), np.zeros((2, features), np.int64)
        )
        self._steps = 0
        usual = _DECAY if self.own else _DECAY_ALONE
        self.decay = usual if config.weight_decay is None else config.weight_decay

    def _begun(self, features: int, width: int, phases: int) -> Weights:
        dice = np.random.default_rng(self.config.seed)
        spread = _BEGIN * math.sqrt(2 / self.phase_features)
        return Weights(
            (dice.standard_normal((features, width)) * spread).astype(np.float32),
            np.full(width, 0.2, np.float32),
            (dice.standard_normal((phases, 2 * width)) * (0.5 / math.sqrt(2 * width))).astype(
                np.float32
            ),
            np.zeros(phases, np.float32),
        )

    @property
    def weights(self) -> int:
        ever = np.bitwise_or.reduce(self._words.reshape(-1, self._words.shape[2]), axis=0)
        return int(np.bitwise_count(ever).sum()) * self.config.width

    def step(self, chosen: Any, rate: float) -> float:
        total = self._passed(chosen, True)
        self._steps += 1
        for decaying in (self.network.features, self.network.outputs):
            decaying *= np.float32(1.0 - rate * self.decay)
        for part in zip(self.network, self._slopes, self._mean, self._square, strict=True):
            flat = (one.reshape(-1) for one in part)
            descend_by_moments(self._game, *flat, self._steps, rate, len(chosen))
        np.clip(self.network.outputs, -MOST, MOST, out=self.network.outputs)
        return total

    def error(self, chosen: Any) -> float:
        return self._passed(chosen, False)

    def _passed(self, chosen: Any, learns: bool) -> float:
        parts = self._positions, chosen, self.network, self._slopes, self._room
        return float(add_slopes(self._game, *parts, learns))

    def evaluation(self, utility: float, about: Mapping[str, Any]) -> AccumulatorNetwork:
        weights = _whole(self.network.features, ONE, np.int16)
        none = np.zeros((1, weights.shape[1]), np.int16)
        return AccumulatorNetwork(
            weights=np.concatenate((weights, none)),
            bias=_whole(self.network.bias, ONE, np.int16),
            outputs=_whole(self.network.outputs, OUTPUT_ONE, np.int16),
            output_bias=_whole(self.network.output_bias, ONE * OUTPUT_ONE, np.int32),
            phase_features=self.phase_features,
            gain=GAIN,
            utility=utility,
            own=self.own,
            stretch=self.stretch,
            about=about,
        )


def _whole(exact: Any, one: int, kind: Any) -> Any:
    limits = np.iinfo(kind)
    return np.rint(exact.astype(np.float64) * one).clip(limits.min, limits.max).astype(kind)


@kernel
def add_slopes(
    game: Any,
    positions: FittedPositions,
    chosen: Any,
    network: Weights,
    slopes: Weights,
    room: FittingRoom,
    learns: bool,
) -> float:
    """The sum of the squared errors of the positions `chosen`; adds their gradients to `slopes`."""
    features, bias, outputs, output_bias = network
    feature_slopes, bias_slopes, output_slopes, output_bias_slopes = slopes
    words, phases, own, targets = positions
    sums, on = room
    total, width = 0.0, len(bias)
    for position in chosen:
        phase = phases[position]
        counts = (
            add_rows_on(words[position, 0], features, bias, sums[0], on[0]),
            add_rows_on(words[position, 1], features, bias, sums[1], on[1]),
        )
        added = float(output_bias[phase])
        for side in range(2):
            for i in range(width):
                added += float(clipped(sums[side, i]) * outputs[phase, side * width + i])
        score = GAIN * added + float(own[position])
        error = score / (1.0 + abs(score)) - float(targets[position])
        total += error * error
        if learns:
            slope = np.float32(GAIN * 2.0 * error / ((1.0 + abs(score)) * (1.0 + abs(score))))
            output_bias_slopes[phase] += slope
            for side in range(2):
                for i in range(width):
                    there = side * width + i
                    output_slopes[phase, there] += slope * clipped(sums[side, i])
                    inside = sums[side, i] > 0 and sums[side, i] < 1
                    sums[side, i] = slope * outputs[phase, there] if inside else np.float32(0)
                    bias_slopes[i] += sums[side, i]
                for k in range(counts[side]):
                    row = feature_slopes[on[side, k]]
                    for i in range(width):
                        row[i] += sums[side, i]
    return total


def add_rows_on(words: Any, features: Any, bias: Any, sums: Any, on: Any) -> int:
    """Add up the rows of the features that are on and list these; returns how many are."""
    count, width = 0, len(bias)
    for i in range(width):
        sums[i] = bias[i]
    for place in range(len(words)):
        left = Bits(words[place])
        while left:
            on[count] = 64 * place + lowest(left)
            left = without_lowest(left)
            row = features[on[count]]
            for i in range(width):
                sums[i] += row[i]
            count += 1
    return count


def clipped(number: Any) -> Any:
    return min(max(number, np.float32(0)), np.float32(1))


@kernel
def descend_by_moments(
    game: Any,
    weights: Any,
    slopes: Any,
    means: Any,
    squares: Any,
    steps: int,
    rate: float,
    count: int,
) -> None:
    """One Adam step on the mean of `count` gradients, which are reset to zero."""
    mean_share, square_share = 1.0 - _FIRST**steps, 1.0 - _SECOND**steps
    for i in range(len(weights)):
        slope = float(slopes[i]) / count
        slopes[i] = 0.0
        means[i] = _FIRST * float(means[i]) + (1.0 - _FIRST) * slope
        squares[i] = _SECOND * float(squares[i]) + (1.0 - _SECOND) * slope * slope
        size = math.sqrt(float(squares[i]) / square_share) + _LEAST
        weights[i] -= rate * float(means[i]) / mean_share / size

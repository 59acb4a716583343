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
from .selfplay import Played

GAIN = 4.0  # outputs of 16 bits reach far enough for a score that stands for a sure win
MOST = MOST_OUTPUT / OUTPUT_ONE  # of an output's weight
_BEGIN = 0.1  # the standard deviation of a sum, before anything is learnt
_DECAY, _DECAY_ALONE = 1.0, 0.1  # what adds to an evaluation may be little; what is alone may not
_FIRST, _SECOND, _LEAST = 0.9, 0.999, 1e-8  # of Adam


class Weights(NamedTuple):
    """Those of `AccumulatorNetwork`, in floating point; or their slopes."""

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
    """Positions to learn from."""

    words: Any
    """(positions, 2, words): the features of the player to move, then of the other one."""
    phases: Any
    own: Any
    """The scores by the game's own evaluation."""
    targets: Any


class NetworkFitting(Fitting):
    """Learns an accumulator network by Adam (D. Kingma and J. Ba, 2015), on one core."""

    def __init__(self, game: Game, played: Played, config: EvaluationConfig) -> None:
        super().__init__(game, played, config)
        self._game = runnable(game).game
        words = np.ascontiguousarray(self.words)
        self.phase = np.minimum(
            self.on * config.phases // (self.phase_features + 1), config.phases - 1
        )
        self._samples = FittedPositions(words, self.phase, self.own_scores, self.targets)
        self.network = self._begun(64 * words.shape[2], config.width, config.phases)
        self._slopes, self._mean, self._square = (self.network.zeros() for _ in range(3))
        self._sums = np.zeros((2, config.width), np.float32)
        self._on = np.zeros((2, 64 * words.shape[2]), np.int64)
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
        words = self._samples.words
        ever = np.bitwise_or.reduce(words.reshape(-1, words.shape[2]), axis=0)
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
        return float(
            add_slopes(
                self._game,
                self._samples,
                chosen,
                self.network,
                self._slopes,
                self._sums,
                self._on,
                learns,
            )
        )

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
    samples: FittedPositions,
    chosen: Any,
    weights: Weights,
    slopes: Weights,
    sums: Any,
    on: Any,
    learns: bool,
) -> float:
    """The sum of the chosen positions' squared errors; their slopes are added to those there."""
    total, width, outputs = 0.0, len(weights.bias), weights.outputs
    for position in chosen:
        phase, words = samples.phases[position], samples.words[position]
        counts = (
            add_rows_on(words[0], weights.features, weights.bias, sums[0], on[0]),
            add_rows_on(words[1], weights.features, weights.bias, sums[1], on[1]),
        )
        added = float(weights.output_bias[phase])
        for side in range(2):
            for i in range(width):
                added += float(clipped(sums[side, i]) * outputs[phase, side * width + i])
        score = GAIN * added + float(samples.own[position])
        error = score / (1.0 + abs(score)) - float(samples.targets[position])
        total += error * error
        if learns:
            slope = np.float32(GAIN * 2.0 * error / ((1.0 + abs(score)) * (1.0 + abs(score))))
            slopes.output_bias[phase] += slope
            for side in range(2):
                for i in range(width):
                    there = side * width + i
                    slopes.outputs[phase, there] += slope * clipped(sums[side, i])
                    inside = sums[side, i] > 0 and sums[side, i] < 1
                    sums[side, i] = slope * outputs[phase, there] if inside else np.float32(0)
                    slopes.bias[i] += sums[side, i]
                for k in range(counts[side]):
                    row = slopes.features[on[side, k]]
                    for i in range(width):
                        row[i] += sums[side, i]
    return total


def add_rows_on(words: Any, features: Any, bias: Any, sums: Any, on: Any) -> int:
    """Add up the rows of all features that are on, which are listed; how many there are."""
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
    """A step of Adam down the mean of so many slopes, which are forgotten."""
    mean_share, square_share = 1.0 - _FIRST**steps, 1.0 - _SECOND**steps
    for i in range(len(weights)):
        slope = float(slopes[i]) / count
        slopes[i] = 0.0
        means[i] = _FIRST * float(means[i]) + (1.0 - _FIRST) * slope
        squares[i] = _SECOND * float(squares[i]) + (1.0 - _SECOND) * slope * slope
        size = math.sqrt(float(squares[i]) / square_share) + _LEAST
        weights[i] -= rate * float(means[i]) / mean_share / size

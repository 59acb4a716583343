"""Learning an evaluation from positions: what all kinds have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...evaluation import LearntEvaluation
from ...evaluation.learnt import LEAST
from ...game import Game
from ..runs.config import EvaluationConfig
from .selfplay import SearchedPositions

_DECIDED = 0.95  # of a win
_AT_ONCE = 1 << 15  # positions that are turned
_FACTORS: list[float] = [2.0 ** (power / 4) for power in range(-16, 25)]


@dataclass(frozen=True)
class FitLosses:
    """Mean squared errors, in shares of a win."""

    training: float
    validation: float


def calibrated(values: Any, outcomes: Any) -> Any:
    """Rescale search values so that they predict outcomes best.

    A game's own evaluation is on any scale: 0.2 may be as good as a win.
    """
    scores = scores_of(values)
    return shares_of(_best_factor(scores, outcomes) * scores)


def _best_factor(scores: Any, targets: Any) -> float:
    """The factor of the scores whose shares come nearest to the targets."""

    def error(factor: float) -> float:
        return float(np.square(shares_of(factor * scores) - targets).mean())

    return min(_FACTORS, key=error)


def stretch_of(targets: Any, own_scores: Any) -> float:
    """How many times as large as the game's own scores those of the targets are.

    The ratio of medians, where both say something and the game is not decided.
    """
    says = (own_scores != 0) & (targets != 0) & (np.abs(targets) < _DECIDED)
    if not says.any():
        return 1.0
    factor = np.median(np.abs(scores_of(targets[says]))) / np.median(np.abs(own_scores[says]))
    return float(np.clip(factor, _FACTORS[0], _FACTORS[-1]))


def scores_of(shares: Any) -> Any:
    """The score of each share of a win, as `score_of` has it."""
    shares = np.clip(shares, -1.0, 1.0)
    return shares / (1.0 + LEAST - np.abs(shares))


def shares_of(scores: Any) -> Any:
    """The share of a win that each score stands for."""
    return scores / (1.0 + np.abs(scores))


def _with_images(
    played: SearchedPositions, images: Sequence[Sequence[int]], count: int
) -> SearchedPositions:
    """Prepend the first `count` positions under each image of their features."""
    if not images:
        return played  # as it is: a copy would be gigabytes
    turned = [_turned(played.words[:count], image) for image in images]
    words = np.concatenate((*turned, played.words))
    again = (np.concatenate((*[one[:count]] * len(images), one)) for one in played[1:])
    return SearchedPositions(words, *again)


def _turned(words: Any, image: Sequence[int]) -> Any:
    """The words with each feature moved to its image."""
    found = np.empty_like(words)
    from_where = np.argsort(image)
    for first in range(0, len(words), _AT_ONCE):
        part = np.ascontiguousarray(words[first : first + _AT_ONCE].astype("<u8")).view(np.uint8)
        bits = np.unpackbits(part, axis=-1, bitorder="little")[..., from_where]
        turned = np.packbits(bits, axis=-1, bitorder="little").view("<u8")
        found[first : first + _AT_ONCE] = turned
    return found


class Fitting(ABC):
    """Learns an evaluation from positions by epochs, each in a random order."""

    def __init__(self, game: Game, played: SearchedPositions, config: EvaluationConfig) -> None:
        self.config, self.epoch = config, 0
        # The last ones, and so whole games: positions of one game are much alike.
        held = max(int(len(played.values) * config.held_out), 1)
        played = _with_images(played, game.feature_images, len(played.values) - held)
        self.words = played.words
        share = config.outcome_share
        targets = share * played.outcomes + (1 - share) * played.values
        self.targets = targets.astype(np.float32)
        # What was learnt adds to what the game's own evaluation says, where that says anything.
        scores, self.own, self.stretch = scores_of(played.own), 0.0, 1.0
        if scores.any():
            self.own = _best_factor(scores, self.targets) if config.onto == "own" else 0.0
            self.stretch = stretch_of(self.targets, scores)
        self.own_scores = (self.own * scores).astype(np.float32)
        self._order = np.random.default_rng(config.seed)
        self._learnt, self._held = np.split(np.arange(len(targets)), [len(targets) - held])
        self.on = np.bitwise_count(played.words[:, 0]).sum(axis=1, dtype=np.int64)
        self.phase_features = max(int(self.on.max()), 1)

    @property
    def is_over(self) -> bool:
        return self.epoch >= self.config.epochs

    def learn(self) -> FitLosses:
        """Learn from all positions once; returns the losses."""
        config, total = self.config, 0.0
        order = self._order.permutation(self._learnt)
        for first in range(0, len(order), config.batch):
            share = (self.epoch + first / len(order)) / config.epochs
            rate = config.learning_rate * (0.01 + 0.99 * (1 - share))
            total += self.step(order[first : first + config.batch], rate)
        self.epoch += 1
        parts = np.array_split(self._held, -(-len(self._held) // 4096))
        unseen = sum(self.error(part) for part in parts)
        return FitLosses(total / max(len(order), 1), unseen / len(self._held))

    @property
    @abstractmethod
    def weights(self) -> int:
        """The number of weights that any position uses."""

    @abstractmethod
    def step(self, chosen: Any, rate: float) -> float:
        """Learn from the positions `chosen`; returns the sum of their squared errors before."""

    @abstractmethod
    def error(self, chosen: Any) -> float:
        """The sum of the squared errors of the positions `chosen`."""

    @abstractmethod
    def evaluation(self, utility: float, about: Mapping[str, Any]) -> LearntEvaluation:
        """The learnt evaluation, in the integers that searches use."""

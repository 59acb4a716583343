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
from .selfplay import Played

_DECIDED = 0.95  # of a win
_AT_ONCE = 1 << 15  # positions that are turned
_FACTORS: list[float] = [2.0 ** (power / 4) for power in range(-16, 25)]


@dataclass(frozen=True)
class Losses:
    """Mean squared errors, in shares of a win."""

    training: float
    validation: float


def calibrated(values: Any, outcomes: Any) -> Any:
    """Search values on the scale on which they predict outcomes best.

    A game's own evaluation is on any scale: 0.2 may be as good as a win.
    """
    scores = _scores(values)
    return _shares(_best_factor(scores, outcomes) * scores)


def _best_factor(scores: Any, targets: Any) -> float:
    """Of these scores, so that they say the targets best."""

    def error(factor: float) -> float:
        return float(np.square(_shares(factor * scores) - targets).mean())

    return min(_FACTORS, key=error)


def _stretch(targets: Any, own_scores: Any) -> float:
    """How many times these scores those of the targets are, by and large, where both say something
    and the game is not decided."""
    says = (own_scores != 0) & (targets != 0) & (np.abs(targets) < _DECIDED)
    if not says.any():
        return 1.0
    factor = np.median(np.abs(_scores(targets[says]))) / np.median(np.abs(own_scores[says]))
    return float(np.clip(factor, _FACTORS[0], _FACTORS[-1]))


def _scores(shares: Any) -> Any:
    """As `score_of` has it."""
    shares = np.clip(shares, -1.0, 1.0)
    return shares / (1.0 + LEAST - np.abs(shares))


def _shares(scores: Any) -> Any:
    return scores / (1.0 + np.abs(scores))


def _with_images(played: Played, images: Sequence[Sequence[int]], count: int) -> Played:
    """The first so many positions once more for each image of their features, before all others."""
    if not images:
        return played  # as it is: a copy would be gigabytes
    turned = [_turned(played.words[:count], image) for image in images]
    words = np.concatenate((*turned, played.words))
    again = (np.concatenate((*[one[:count]] * len(images), one)) for one in played[1:])
    return Played(words, *again)


def _turned(words: Any, image: Sequence[int]) -> Any:
    """Each feature that is on becomes what the image makes of it."""
    found = np.empty_like(words)
    from_where = np.argsort(image)
    for first in range(0, len(words), _AT_ONCE):
        part = np.ascontiguousarray(words[first : first + _AT_ONCE].astype("<u8")).view(np.uint8)
        bits = np.unpackbits(part, axis=-1, bitorder="little")[..., from_where]
        turned = np.packbits(bits, axis=-1, bitorder="little").view("<u8")
        found[first : first + _AT_ONCE] = turned
    return found


class Fitting(ABC):
    """Learns an evaluation from positions, epoch by epoch, in an order of their own each time."""

    def __init__(self, game: Game, played: Played, config: EvaluationConfig) -> None:
        self.config, self.epoch = config, 0
        # The last ones, and so whole games: positions of one game are much alike.
        held = max(int(len(played.values) * config.held_out), 1)
        played = _with_images(played, game.feature_images, len(played.values) - held)
        self.words = played.words
        share = config.outcome_share
        targets = share * played.outcomes + (1 - share) * played.values
        self.targets = targets.astype(np.float32)
        # What was learnt adds to what the game's own evaluation says, where that says anything.
        scores, self.own, self.stretch = _scores(played.own), 0.0, 1.0
        if scores.any():
            self.own = _best_factor(scores, self.targets) if config.onto == "own" else 0.0
            self.stretch = _stretch(self.targets, scores)
        self.own_scores = (self.own * scores).astype(np.float32)
        self._order = np.random.default_rng(config.seed)
        self._learnt, self._held = np.split(np.arange(len(targets)), [len(targets) - held])
        self.on = np.bitwise_count(played.words[:, 0]).sum(axis=1, dtype=np.int64)
        self.phase_features = max(int(self.on.max()), 1)

    @property
    def is_over(self) -> bool:
        return self.epoch >= self.config.epochs

    def learn(self) -> Losses:
        """One epoch."""
        config, total = self.config, 0.0
        order = self._order.permutation(self._learnt)
        for first in range(0, len(order), config.batch):
            share = (self.epoch + first / len(order)) / config.epochs
            rate = config.learning_rate * (0.01 + 0.99 * (1 - share))
            total += self.step(order[first : first + config.batch], rate)
        self.epoch += 1
        parts = np.array_split(self._held, -(-len(self._held) // 4096))
        unseen = sum(self.error(part) for part in parts)
        return Losses(total / max(len(order), 1), unseen / len(self._held))

    @property
    @abstractmethod
    def weights(self) -> int:
        """How many weights there are to learn, of what ever is on."""

    @abstractmethod
    def step(self, chosen: Any, rate: float) -> float:
        """Learn from these positions; the sum of their squared errors before."""

    @abstractmethod
    def error(self, chosen: Any) -> float:
        """The sum of the squared errors of these positions."""

    @abstractmethod
    def evaluation(self, utility: float, about: Mapping[str, Any]) -> LearntEvaluation:
        """What was learnt, in whole numbers, as searches use it."""

"""TD-leaf: weights of an evaluation from self-play with search (Baxter, Tridgell, Weaver 1998).

A search's value is the evaluation of the leaf at the end of its principal variation. After every
few games the weights move so that this value comes closer to later values and the outcome of the
game: the lambda-return, which self-play has worked out as the outcome of each position.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from ...evaluation import LinearWeights
from ..runs.config import EvaluationConfig
from .fitting import shares_of
from .selfplay import SearchedPositions

GAMES = 16  # of a step
_STEP = 4.0  # how much longer than those of a network steps are
_MEAN, _SQUARE, _LEAST = 0.9, 0.99, 1e-12  # of Adam


class TDLeaf:
    """The weights while they are learnt, and the moments of their gradients."""

    def __init__(self, start: LinearWeights, config: EvaluationConfig) -> None:
        self.evaluation = replace(start, weights=start.weights.copy())
        """Its weights change in place, also for engines that play with it."""
        self.steps = 0
        self._mean, self._square = (np.zeros_like(start.weights) for _ in range(2))
        self._rate = _STEP * config.learning_rate * (float(np.abs(start.weights).mean()) or 1.0)

    def step(self, played: SearchedPositions, left: float) -> float:
        """Take a step from games that were played; returns their mean absolute error.

        `left` is the share of the run that is left, which scales the step.
        """
        learnt = self.evaluation
        counts = played.counts[:, : len(learnt.weights)]
        is_leaf = counts.any(axis=1)  # the end of the game is worth what it is
        shares = shares_of(learnt.gain * (counts @ learnt.weights))
        values = np.where(is_leaf, shares, played.values)
        errors = played.outcomes - values
        gradient = counts.T @ (errors * (1.0 - np.abs(values)) ** 2 * is_leaf) / len(values)
        self.steps += 1
        self._mean += (1 - _MEAN) * (gradient - self._mean)
        self._square += (1 - _SQUARE) * (gradient * gradient - self._square)
        size = np.sqrt(self._square / (1 - _SQUARE**self.steps)) + _LEAST
        learnt.weights[:] += self._rate * left * self._mean / (1 - _MEAN**self.steps) / size
        return float(np.abs(errors).mean())

    def about(self) -> dict[str, Any]:
        """The state that a checkpoint keeps."""
        arrays = {"weights": self.evaluation.weights, "mean": self._mean, "square": self._square}
        return {name: one.tolist() for name, one in arrays.items()} | {"steps": self.steps}

    def restore(self, about: dict[str, Any]) -> None:
        """The reverse of `about`."""
        self.evaluation.weights[:] = about["weights"]
        self._mean[:], self._square[:] = about["mean"], about["square"]
        self.steps = about["steps"]

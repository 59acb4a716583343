"""Linear evaluations: the features that a game counts, weighted, with weights that can change.

`LinearEvaluation`, the mix-in of games, compiles the weights in. Here they are data, so that
training can change them after every few games and nothing is compiled anew.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..errors import BadParameter
from ..game import Game
from ..kernel import kernel, view
from .learnt import LearntEvaluation, Term

MOST_WEIGHTS = 1 << 16
WEIGHT = np.dtype(np.float64)

LINEAR_FIELDS = [("linear_weights", np.int64)]  # address: a weight for each feature
"""What a search's record needs for a linear evaluation, besides `LEARNT_FIELDS`."""


@kernel
def linear_value(game: Any, state: Any, player: int, context: Any) -> Any:
    """The value of a state to a player."""
    values = game.features(state, player)
    weights = view(context.linear_weights, game._weight_count, WEIGHT)
    score = 0.0
    for i in range(game._weight_count):
        score += weights[i] * values[i]
    score *= context.score_scale
    return context.score_utility * score / (1.0 + abs(score))


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class LinearWeights(LearntEvaluation):
    """A weight for each of the features that the game counts."""

    weights: Any
    """float64, (features,)"""
    phase_features: int = field(default=1, init=False)

    def __post_init__(self) -> None:
        fits = self.weights.dtype == WEIGHT and self.weights.ndim == 1
        if not fits or not 0 < len(self.weights) <= MOST_WEIGHTS:
            raise BadParameter("a linear evaluation has one weight for each feature")

    @property
    def sizes(self) -> dict[str, int]:
        return {"weights": len(self.weights)}

    @property
    def phases(self) -> int:
        return 1

    @property
    def scale(self) -> float:
        return self.gain

    def check_fits(self, game: Game) -> None:
        if len(game.feature_names) != len(self.weights):
            raise BadParameter(
                f"this evaluation is for {len(self.weights):,} features, and {game.name} names "
                f"{len(game.feature_names):,}"
            )

    def memory(self) -> dict[str, Any]:
        return {"linear_weights": self.weights}

    def total(self, game: Game, state: Any) -> float:
        found = game.features(state, int(game.to_move(state)))
        return float(np.array(found, WEIGHT) @ self.weights)

    def terms(self, game: Game, state: Any, cells: tuple[Any, Any]) -> list[Term]:
        """None: what a feature counts may lie anywhere on the board."""
        return []

"""Regret matching on a matrix game.

An action's regret is the utility it would have received minus the utility actually received,
summed over all games played. Actions are played in proportion to their regrets, negative ones
set to zero. What is played need not settle; its cumulative average goes to an equilibrium of a
zero-sum game if both players do this, and to a best response against one who does not change.

S. Hart, A. Mas-Colell, "A simple adaptive procedure leading to correlated equilibrium", 2000.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...errors import BadParameter
from .game import MatrixGame

__all__ = ["Learning", "probabilities", "regret_matching"]


@dataclass(frozen=True, eq=False)
class Learning:
    """How two players learned, game by game; a pair of arrays [games, actions] of each."""

    regrets: tuple[Any, Any]
    """Summed up to and including each game."""
    probabilities: tuple[Any, Any]
    """What was played in each game."""
    averages: tuple[Any, Any]
    """The cumulative average of what was played."""

    @property
    def strategies(self) -> tuple[Any, Any]:
        """The averages in the end."""
        return self.averages[0][-1], self.averages[1][-1]


def probabilities(regrets: Any) -> Any:
    """Regrets converted to probabilities, negative ones first set to zero.

    >>> probabilities([-1, 1, 2]).round(3).tolist()
    [0.0, 0.333, 0.667]
    """
    positive = np.maximum(np.asarray(regrets, dtype=float), 0.0)
    total = positive.sum()
    return positive / total if total > 0 else np.full(len(positive), 1.0 / len(positive))


def regret_matching(
    game: MatrixGame,
    games: int = 1000,
    *,
    first: Any = None,
    second: Any = None,
    sampled: bool = True,
    seed: int = 0,
) -> Learning:
    """Let both players learn, or one of them against a fixed strategy, `first` or `second`.

    `sampled`: each player draws an action in every game, as in the lectures; otherwise regrets
    are those of the probabilities themselves, and there is no randomness.
    """
    if games < 1:
        raise BadParameter(f"games must be at least 1, not {games}")
    fixed = [
        None if given is None else game.checked(player, given)
        for player, given in enumerate((first, second))
    ]
    rng = np.random.default_rng(seed)
    regrets = [np.zeros((games, size)) for size in game.shape]
    played = [np.zeros((games, size)) for size in game.shape]
    sums = [np.zeros(size) for size in game.shape]
    for number in range(games):
        now = [
            probabilities(sums[player]) if given is None else given
            for player, given in enumerate(fixed)
        ]
        done = [_drawn(rng, chosen) for chosen in now] if sampled else now
        for player in range(2):
            worth = game.action_values(player, done[1 - player])
            sums[player] += worth - worth @ done[player]
            regrets[player][number], played[player][number] = sums[player], now[player]
    counts = np.arange(1, games + 1)[:, None]
    averages = [np.cumsum(rows, axis=0) / counts for rows in played]
    return Learning((regrets[0], regrets[1]), (played[0], played[1]), (averages[0], averages[1]))


def _drawn(rng: np.random.Generator, chosen: Any) -> Any:
    """One action, as a strategy."""
    action = np.zeros(len(chosen))
    action[rng.choice(len(chosen), p=chosen / chosen.sum())] = 1.0
    return action

"""Regret matching on a matrix game.

An action's regret is the utility it would have received minus the utility actually received,
summed over all games played. Actions are played in proportion to their regrets, negative ones
set to zero. What is played need not converge; its cumulative average does: to an equilibrium of a
zero-sum game if both players do this, and to a best response if the opponent's strategy is fixed.

S. Hart, A. Mas-Colell, "A simple adaptive procedure leading to correlated equilibrium", 2000.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ...arguments import checked
from ...display import Shown
from ...game import check_positive
from .game import MatrixGame

Choose = Callable[[int, Any], Any]
"""Maps a player's regrets to its mixture of actions."""


@dataclass(frozen=True, eq=False, repr=False)
class RepeatedPlay(Shown):
    """The course of repeated play: for each player an array [games, actions]."""

    probabilities: tuple[Any, Any]
    """The mixture in each game."""
    regrets: tuple[Any, Any]
    """Cumulative regrets, including those of the game."""
    choices: tuple[Any, Any]
    """The choice in each game: the action drawn, as a strategy, or the mixture."""

    @cached_property
    def averages(self) -> tuple[Any, Any]:
        """The cumulative averages of the choices."""
        games = np.arange(1, len(self.probabilities[0]) + 1)[:, None]
        first, second = (np.cumsum(rows, axis=0) / games for rows in self.probabilities)
        return first, second

    @property
    def strategies(self) -> tuple[Any, Any]:
        """The averages after the last game."""
        return self.averages[0][-1], self.averages[1][-1]

    def _facts(self) -> dict[str, Any]:
        first, second = (strategy.round(4) for strategy in self.strategies)
        return {"games": f"{len(self.regrets[0]):,}", "first": first, "second": second}

    def __repr__(self) -> str:
        first, second = (strategy.round(4).tolist() for strategy in self.strategies)
        return f"<RepeatedPlay of {len(self.regrets[0]):,} games: {first}, {second}>"


def probabilities(regrets: Any) -> Any:
    """The positive regrets as probabilities.

    >>> probabilities([-1, 1, 2]).round(3).tolist()
    [0.0, 0.333, 0.667]
    """
    positive = np.maximum(np.asarray(regrets, dtype=float), 0.0)
    total = positive.sum()
    return positive / total if total > 0 else np.full(len(positive), 1.0 / len(positive))


@checked
def regret_matching(
    game: MatrixGame,
    games: int = 1000,
    *,
    first: Any = None,
    second: Any = None,
    sampled: bool = True,
    seed: int = 0,
) -> RepeatedPlay:
    """Let both players learn, or one of them against a fixed strategy, `first` or `second`.

    `sampled`: each player draws an action in every game, as in the lectures; otherwise regrets are
    computed from the mixtures, and there is no randomness.

    >>> rock = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    >>> played = regret_matching(rock, 2000, seed=1)
    >>> played.averages[0].shape, bool(abs(played.averages[0][-1] - 1 / 3).max() < 0.1)
    ((2000, 3), True)
    """
    fixed = [
        None if strategy is None else game.checked(player, strategy)
        for player, strategy in enumerate((first, second))
    ]
    rng = np.random.default_rng(seed)

    def choose(player: int, regrets: Any) -> Any:
        return probabilities(regrets) if fixed[player] is None else fixed[player]

    return play_repeatedly(game, games, choose, rng if sampled else None)


def play_repeatedly(
    game: MatrixGame, games: int, choose: Choose, rng: np.random.Generator | None = None
) -> RepeatedPlay:
    """Play `games` games, in which both players choose by their regrets; with `rng` they draw
    actions."""
    check_positive(games=games)
    regrets, played, chosen = ([np.zeros((games, size)) for size in game.shape] for _ in range(3))
    sums = [np.zeros(size) for size in game.shape]
    for number in range(games):
        now = [choose(player, sums[player]) for player in range(2)]
        done = now if rng is None else [_drawn(rng, chosen) for chosen in now]
        for player in range(2):
            worth = game.action_values(player, done[1 - player])
            sums[player] += worth - worth @ done[player]
            regrets[player][number], played[player][number] = sums[player], now[player]
            chosen[player][number] = done[player]
    return RepeatedPlay((played[0], played[1]), (regrets[0], regrets[1]), (chosen[0], chosen[1]))


def _drawn(rng: np.random.Generator, chosen: Any) -> Any:
    """An action drawn from a mixture, as a strategy."""
    action = np.zeros(len(chosen))
    action[rng.choice(len(chosen), p=chosen / chosen.sum())] = 1.0
    return action

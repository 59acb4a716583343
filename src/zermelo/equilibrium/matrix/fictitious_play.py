"""Fictitious play: each responds best to how often the other has chosen what so far.

G. W. Brown, "Iterative solution of games by fictitious play", 1951.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...errors import BadParameter
from .game import MatrixGame

__all__ = ["Fictitious", "fictitious_play"]


@dataclass(frozen=True, eq=False)
class Fictitious:
    """The frequencies of both players' choices, game by game: [games, actions] of each."""

    frequencies: tuple[Any, Any]

    @property
    def strategies(self) -> tuple[Any, Any]:
        return self.frequencies[0][-1], self.frequencies[1][-1]


def fictitious_play(game: MatrixGame, games: int = 1000) -> Fictitious:
    """Both begin with their first choice; of equally good ones the first is taken.

    In zero-sum games the frequencies go to an equilibrium.
    """
    if games < 1:
        raise BadParameter(f"games must be at least 1, not {games}")
    counts = [np.zeros((games, size)) for size in game.shape]
    chosen = [0, 0]
    worth = [np.zeros(size) for size in game.shape]  # summed over the other's choices so far
    for number in range(games):
        for player in range(2):
            counts[player][number, chosen[player]] = 1.0
        worth[0] += game.first[:, chosen[1]]
        worth[1] += game.second[chosen[0]]
        chosen = [int(np.argmax(values)) for values in worth]
    so_far = np.arange(1, games + 1)[:, None]
    first, second = (np.cumsum(rows, axis=0) / so_far for rows in counts)
    return Fictitious((first, second))

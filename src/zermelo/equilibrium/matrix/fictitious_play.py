"""Fictitious play: each player responds best to how often the other has chosen what so far.

G. W. Brown, "Iterative solution of games by fictitious play", 1951.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...arguments import checked
from .game import MatrixGame
from .regret_matching import RepeatedPlay, play_repeatedly


@checked
def fictitious_play(game: MatrixGame, games: int = 1000) -> RepeatedPlay:
    """Let both players learn for `games` games, from their first actions on; ties go to the first
    action.

    In zero-sum games the frequencies, `averages`, converge to an equilibrium.

    >>> rock = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    >>> played = fictitious_play(rock, 2000)
    >>> played.averages[0].shape, bool(abs(played.averages[0][-1] - 1 / 3).max() < 0.1)
    ((2000, 3), True)
    """
    return play_repeatedly(game, games, lambda _player, regrets: highest_regret(regrets))


def highest_regret(regrets: Any) -> Any:
    """The action with the highest summed regret, as a strategy; ties go to the first.

    That is the best response to the other's frequencies so far.

    >>> highest_regret([-1, 2, 2]).tolist()
    [0.0, 1.0, 0.0]
    """
    return np.eye(1, len(regrets), int(np.argmax(regrets)))[0]

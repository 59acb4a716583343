"""Fictitious play: each player responds best to how often the other has chosen what so far.

G. W. Brown, "Iterative solution of games by fictitious play", 1951.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .game import MatrixGame
from .regret_matching import RepeatedPlay, play_repeatedly

__all__ = ["fictitious_play"]


def fictitious_play(game: MatrixGame, games: int = 1000) -> RepeatedPlay:
    """Both begin with their first action; among equally good ones the first is taken.

    In zero-sum games the frequencies, `averages`, converge to an equilibrium.
    """
    return play_repeatedly(game, games, _best_response)


def _best_response(_player: int, regrets: Any) -> Any:
    """Against the frequencies so far the best action is the one with the largest regret."""
    return np.eye(1, len(regrets), int(np.argmax(regrets)))[0]

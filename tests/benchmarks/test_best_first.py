from __future__ import annotations

import pytest

from benchmarks.best_first import by_best_first, by_plain_alpha_beta, opening, play, points
from zermelo.games import load


@pytest.mark.plain(unless_long=True)
def test_points_are_shared():
    """Tic-tac-toe after four random plies: both solve it, so who is better off wins."""
    game = load("tic_tac_toe")
    share = points(game, by_plain_alpha_beta, 2000, 4)
    assert share == 0.5


@pytest.mark.plain(unless_long=True)
def test_a_game_is_played_to_its_end():
    game = load("tic_tac_toe")
    state = opening(game, 0)
    assert play(game, state, (by_best_first, by_best_first), 2000) in (0.0, 0.5, 1.0)

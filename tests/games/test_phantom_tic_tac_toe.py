"""Phantom tic-tac-toe: OpenSpiel beside, and what a failed try tells."""

from __future__ import annotations

import pytest

from tests.games.comparing import play_beside, played
from zermelo.games.phantom_tic_tac_toe import PhantomTicTacToe


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("abrupt, version", [(False, "classical"), (True, "abrupt")])
def test_beside_openspiel(abrupt: bool, version: str):
    import pyspiel

    peer = pyspiel.load_game(f"phantom_ttt(gameversion={version})")
    play_beside(PhantomTicTacToe(abrupt), peer, lambda state, action: action, 300)


def test_a_failed_try_tells_and_costs_nothing():
    game = PhantomTicTacToe()
    state = played(game, "b2", "b2")
    assert game.to_move(state) == 1
    assert len(list(game.actions(state))) == 8
    assert game.information(played(game, "b2"), 1) == game.information(played(game, "a1"), 1)
    assert game.information(played(game, "b2", "b2"), 0) == game.information(played(game, "b2"), 0)
    assert game.board(state, 1)[0].cells[4].owner == 0
    assert game.to_move(played(PhantomTicTacToe(abrupt=True), "b2", "b2")) == 0


def test_the_order_of_tries_is_remembered():
    game = PhantomTicTacToe()
    one = played(game, "a1", "b2", "a2", "b3")
    other = played(game, "a2", "b2", "a1", "b3")
    assert game.information(one, 1) == game.information(other, 1)
    assert game.information(one, 0) != game.information(other, 0)
    assert game.board(one, 0) == game.board(other, 0)

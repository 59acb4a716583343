"""Tic-tac-toe: published counts, its value, OpenSpiel beside."""

from __future__ import annotations

import pytest

from tests.games.comparing import plain_twin, play_beside
from tests.naive import minimax_value, reachable
from zermelo.errors import InvalidState
from zermelo.games.tic_tac_toe import State, TicTacToe
from zermelo.perft import perft

PERFT = (9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872)


def test_perft():
    assert perft(TicTacToe(), 9) == PERFT


def test_plain_perft():
    assert perft(plain_twin(TicTacToe()), 6) == PERFT[:6]


@pytest.mark.long
def test_deep_plain_perft():
    assert perft(plain_twin(TicTacToe()), 9) == PERFT


def test_complete_games():
    # Those that go on after n plies have 9 - n moves each.
    paths = (1, *PERFT)
    over = [paths[n] - paths[n + 1] // (9 - n) for n in range(9)] + [PERFT[8]]
    assert sum(over) == 255_168


def test_positions_and_symmetries():
    game = TicTacToe()
    states = list(reachable(game, game.initial_state()))
    assert len(states) == 5478
    classes = {min(game.symmetric_state(state, i) for i in range(8)) for state in states}
    assert len(classes) == 765


def test_it_is_a_draw():
    game = TicTacToe()
    state = game.parse_state("X../.O./...")
    assert minimax_value(game, state, 0) == 0


@pytest.mark.peer("pyspiel")
def test_beside_openspiel():
    import pyspiel

    play_beside(TicTacToe(), pyspiel.load_game("tic_tac_toe"), lambda state, action: action, 300)


def test_text():
    game = TicTacToe()
    state = game.initial_state()
    for move in ("a1", "b2", "C3"):
        state = game.result(state, game.parse_action(state, move))
    assert game.state_text(state) == "..X/.O./X.."
    assert game.parse_state("..x/.o./x..") == state == State(0b10000, 0b1000100)
    with pytest.raises(InvalidState, match="X begins"):
        game.parse_state("OO./.../...")


def test_features():
    game = TicTacToe()
    assert game.features(game.parse_state("X../.../..."), 0) == (0, 3)
    assert game.features(game.parse_state("XX./O../..."), 1) == (-1, -1)
    assert game.evaluate(game.parse_state("XX./O../..."), 1) == pytest.approx(-0.2)

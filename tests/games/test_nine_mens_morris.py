"""Nine Men's Morris: a peer, mills and flying, ends, and what is no position."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.comparing import random_states
from zermelo.bits import bit
from zermelo.errors import BadParameter
from zermelo.games.nine_mens_morris import MOVES, POINTS, NineMensMorris, State
from zermelo.perft import perft

GAME = NineMensMorris()


def test_perft_from_the_start():
    # Nobody can close a mill before the fifth ply, so that men are just set.
    assert perft(GAME, 4) == (24, 552, 12144, 255024)


def names(state: State, game: NineMensMorris = GAME) -> set[str]:
    return {game.action_text(state, action) for action in game.actions(state)}


# OpenSpiel numbers the points as one reads: row by row from the top left.
READING = sorted(range(POINTS), key=lambda point: GAME.action_cells(GAME.initial_state(), point))


def openspiel_action(action: int) -> int:
    if action < MOVES:
        return READING.index(action)
    start, end = divmod(action - MOVES, POINTS)
    return MOVES + POINTS * READING.index(start) + READING.index(end)


@pytest.mark.peer("pyspiel")
def test_games_beside_openspiel():
    """They call it a draw after 200 turns, captures not counted; we don't here."""
    import random

    import pyspiel

    game, peer = NineMensMorris(draw_after=1000), pyspiel.load_game("nine_mens_morris")
    for seed in range(40):
        dice = random.Random(seed)
        state, theirs = game.initial_state(), peer.new_initial_state()
        while not theirs.is_terminal() and not game.is_terminal(state):
            actions = {openspiel_action(action): action for action in game.actions(state)}
            assert game.to_move(state) == theirs.current_player()
            assert sorted(actions) == sorted(theirs.legal_actions())
            action = dice.choice(sorted(actions))
            state = game.result(state, actions[action])
            theirs.apply_action(action)
        if game.is_terminal(state):
            assert theirs.is_terminal()
            assert [game.utility(state, player) for player in (0, 1)] == theirs.returns()
        else:
            assert theirs.returns() == [0.0, 0.0]


def test_a_mill_takes_a_man_outside_of_mills():
    state = GAME.parse_state("WW..BBB./......../.....B.. 7,5 W 0")
    mill = GAME.result(state, GAME.parse_action(state, "g7"))
    assert GAME.to_move(mill) == 0
    assert names(mill) == {"xd3"}
    after = GAME.result(mill, GAME.parse_action(mill, "xd3"))
    assert GAME.to_move(after) == 1
    assert GAME.state_text(after) == "WWW.BBB./......../........ 6,5 B 0"


def test_where_all_are_in_mills_any_may_go():
    state = GAME.parse_state("WW..BBB./......../........ 7,6 W 0")
    mill = GAME.result(state, GAME.parse_action(state, "g7"))
    assert names(mill) == {"xg1", "xd1", "xa1"}


def test_mills_cross_the_squares_at_the_middles_only():
    across = GAME.parse_state(".W....../.W....../....BB.. 7,7 W 0")
    assert GAME.result(across, GAME.parse_action(across, "d5")).taking
    corner = GAME.parse_state("W......./W......./....BB.. 7,7 W 0")
    assert not GAME.result(corner, GAME.parse_action(corner, "c5")).taking


def test_men_move_along_lines_and_three_fly():
    walking = GAME.parse_state("WW.W.W../B.B.B.../........ 0,0 W 0")
    expected = {"a7-a4", "d7-g7", "d7-d6", "g4-g7", "g4-g1", "g4-f4", "d1-g1", "d1-a1", "d1-d2"}
    assert names(walking) == expected
    flying = GAME.parse_state("W..W.W../B.B.B.../........ 0,0 W 0")
    assert len(names(flying)) == 3 * 18
    assert len(names(flying, NineMensMorris(flying=False))) == 8


def test_two_men_lose_and_so_does_no_move():
    two = GAME.parse_state("WW....../BBB...../........ 0,0 W 0")
    assert GAME.is_terminal(two)
    assert (GAME.utility(two, 0), GAME.utility(two, 1)) == (-1.0, 1.0)
    shut = GAME.parse_state("WBWBWBWB/.B.B.B.B/........ 0,0 W 0")
    assert GAME.is_terminal(shut)
    assert GAME.utility(shut, 1) == 1.0
    assert not GAME.is_terminal(shut._replace(white_hand=1))


def test_long_without_a_capture_is_a_draw():
    game = NineMensMorris(draw_after=5)
    state = game.parse_state("W..W.W../B.B.B.../........ 0,0 W 4")
    assert not game.is_terminal(state)
    state = game.result(state, game.parse_action(state, "a7-c5"))
    assert game.is_terminal(state)
    assert list(game.actions(state)) == []
    assert (game.utility(state, 0), game.utility(state, 1)) == (0.0, 0.0)


def test_a_mill_on_the_last_quiet_move_still_takes():
    game = NineMensMorris(draw_after=5)
    state = game.parse_state("WW.W.W../B.B.B.../........ 0,0 W 4")
    mill = game.result(state, game.parse_action(state, "g4-g7"))
    assert mill.taking
    assert not game.is_terminal(mill)
    assert game.result(mill, next(iter(game.actions(mill)))).quiet == 0


def test_random_steps_are_those_of_the_rules():
    for state in random_states(GAME, seed=8, most=150):
        if not GAME.is_terminal(state):
            legal = set(GAME.actions(state))
            for i in range(64):
                assert GAME.random_action(state, bit(i) * 0x9E3779B97F4A7C15) in legal


@pytest.mark.parametrize("parameters", [{"men": 2}, {"men": 13}, {"draw_after": 0}])
def test_bad_parameters(parameters: dict[str, Any]):
    with pytest.raises(BadParameter):
        NineMensMorris(**parameters)

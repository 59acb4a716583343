"""Counts against published ones, and plain against compiled."""

from __future__ import annotations

import copy

import pytest

from tests.broken_games.good import HighCard
from zermelo import Game, load
from zermelo.errors import BadParameter, InvalidState
from zermelo.perft import distinct, perft, reachable

TIC_TAC_TOE = (9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872)
CONNECT_FOUR = (7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572, 268031646)
CONNECT_FOUR_STATES = (7, 49, 238, 1120, 4263, 16422, 54859, 184275)


def plain(game: Game) -> Game:
    twin = copy.copy(game)
    twin.__dict__.pop("_numba_type_", None)
    twin.__dict__["compiled"] = False
    return twin


def test_tic_tac_toe() -> None:
    game = load("tic_tac_toe")
    assert perft(game, 9) == TIC_TAC_TOE
    assert perft(plain(game), 6) == TIC_TAC_TOE[:6]
    assert sum(perft(game, 12)[9:]) == 0
    assert reachable(game) == 5478
    ended = 0  # complete games, counted from what perft does not go on with
    for ply, paths in enumerate(TIC_TAC_TOE):
        ended += paths if ply == 8 else paths - TIC_TAC_TOE[ply + 1] // (8 - ply)
    assert ended == 255168


def test_connect_four() -> None:
    game = load("connect_four")
    assert perft(game, 10) == CONNECT_FOUR
    assert perft(plain(game), 5) == CONNECT_FOUR[:5]


def test_distinct_states_of_connect_four() -> None:
    game = load("connect_four")
    assert distinct(game, 8) == CONNECT_FOUR_STATES
    assert distinct(plain(game), 5) == CONNECT_FOUR_STATES[:5]
    assert distinct(game, 1) == (7,)


def test_a_small_table_starts_again_larger() -> None:
    assert distinct(load("connect_four"), 9)[-1] == 558186  # more than the first table holds


@pytest.mark.parametrize("compiled", [False, True])
def test_chance_outcomes_are_moves(compiled: bool) -> None:
    game = HighCard()
    game.__dict__["compiled"] = compiled
    assert perft(game, 7) == (3, 6, 12, 24, 48, 96, 0)
    assert distinct(game, 6) == (3, 6, 12, 24, 48, 96)


def test_from_a_state() -> None:
    game = load("connect_four")
    state = game.result(game.initial_state(), 3)
    assert perft(game, 3, state) == (7, 49, 343)
    assert distinct(game, 3, state) == distinct(plain(game), 3, state)
    over = game.initial_state()
    for column in (0, 1, 0, 1, 0, 1, 0):
        over = game.result(over, column)
    assert perft(game, 3, over) == (0, 0, 0)
    assert distinct(game, 3, over) == (0, 0, 0)


def test_progress_ends_at_one() -> None:
    for count in (perft, distinct):
        seen: list[float] = []
        count(load("connect_four"), 6, None, seen.append)
        assert seen == sorted(seen)
        assert seen[-1] == 1.0


def test_wrong_questions() -> None:
    game = load("connect_four")
    with pytest.raises(BadParameter, match="at least 1"):
        perft(game, 0)
    with pytest.raises(BadParameter, match="more than 1,000 reachable states"):
        reachable(game, 1000)
    with pytest.raises(InvalidState):
        perft(game, 2, "nonsense")

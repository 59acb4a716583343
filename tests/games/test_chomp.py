"""Chomp: who wins, known bites, and what is no position."""

from __future__ import annotations

import pytest

from tests.games.solving import PlainSolver, Solver, check_plies_left
from zermelo.errors import BadParameter
from zermelo.games.chomp import Chomp


@pytest.mark.parametrize("rows, columns", [(1, 5), (2, 2), (3, 4), (4, 4), (4, 7)])
def test_the_first_player_wins_every_bar(rows: int, columns: int):
    assert PlainSolver(Chomp(rows, columns)).value() == 1.0


def test_the_first_player_wins_eight_by_eight():
    assert Solver(Chomp(8, 8)).value() == 1.0


def test_but_not_a_single_piece():
    assert PlainSolver(Chomp(1, 1)).value() == -1.0


def winning_bites(game: Chomp) -> set[str]:
    solver, start = PlainSolver(game), game.initial_state()
    return {
        game.action_text(start, action)
        for action in game.actions(start)
        if solver.value(game.result(start, action)) == 1.0
    }


def test_known_winning_bites():
    assert winning_bites(Chomp(4, 4)) == {"b2"}  # two arms that match are left
    assert winning_bites(Chomp(2, 7)) == {"g2"}  # two rows, the lower one shorter by one
    assert winning_bites(Chomp(1, 5)) == {"b1"}


def test_estimates_of_known_shapes_are_right():
    game = Chomp(4, 4)
    solver = PlainSolver(game)
    for text in ("4,4,4,4 1", "3,3,0,0 2", "4,1,1,1 1", "4,1,0,0 2", "1,0,0,0 1", "0,0,0,0 2"):
        state = game.parse_state(text)
        assert game.evaluate(state, 0) == solver.value(state)
        assert game.evaluate(state, 1) == -solver.value(state)
    assert game.evaluate(game.parse_state("4,4,4,1 1"), 0) == 0.0


def test_games_end_in_time():
    check_plies_left(Chomp(4, 4))


def test_a_bite_takes_all_right_and_below():
    game = Chomp(3, 4)
    state = game.initial_state()
    assert game.state_text(game.result(state, game.parse_action(state, "c2"))) == "4,2,2 2"


@pytest.mark.parametrize("rows, columns", [(0, 3), (3, 27), (9, 8)])
def test_bad_parameters(rows: int, columns: int):
    with pytest.raises(BadParameter):
        Chomp(rows, columns)

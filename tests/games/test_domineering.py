"""Domineering: who wins which board, and what is no position."""

from __future__ import annotations

import pytest

from tests.games.solving import PlainSolver, Solver, check_plies_left
from zermelo.errors import BadParameter
from zermelo.games.domineering import Domineering, State

# Who wins, rows first: V and H whoever begins, 1 the player who begins, 2 the other.
OUTCOMES = {
    (1, 1): "2",
    (2, 2): "1",
    (2, 3): "1",
    (2, 4): "H",
    (2, 5): "V",
    (2, 6): "1",
    (2, 7): "1",
    (2, 8): "H",
    (3, 3): "1",
    (3, 4): "H",
    (3, 5): "H",
    (4, 4): "1",
    (4, 5): "V",
    (5, 5): "2",
    (5, 6): "H",
}


def outcome(rows: int, columns: int) -> str:
    game = Domineering(rows, columns)
    solver = Solver(game, 1 << 22) if game.cells > 20 else PlainSolver(game)
    empty = game.initial_state().taken
    begins = solver.value(State(empty, 0)), solver.value(State(empty, 1))
    return {(1.0, 1.0): "V", (-1.0, -1.0): "H", (1.0, -1.0): "1", (-1.0, 1.0): "2"}[begins]


# Each board of more than 20 cells is compiled; one of them by default.
@pytest.mark.parametrize(
    "rows, columns",
    [
        pytest.param(*size, marks=pytest.mark.long)
        if size[0] * size[1] > 20 and size != (5, 5)
        else size
        for size in OUTCOMES
    ],
)
def test_who_wins_small_boards(rows: int, columns: int):
    assert outcome(rows, columns) == OUTCOMES[rows, columns]


@pytest.mark.long
def test_who_wins_six_by_six():
    assert outcome(6, 6) == "1"


def test_games_end_in_time():
    check_plies_left(Domineering(5, 4))


def test_dominoes_fit_where_two_cells_are_empty():
    game = Domineering(2, 3)
    state = game.parse_state("##./... V")
    assert [game.action_text(state, action) for action in game.actions(state)] == ["c1c2"]
    state = state._replace(player=1)
    names = [game.action_text(state, action) for action in game.actions(state)]
    assert names == ["a2b2", "b2c2"]


@pytest.mark.parametrize("rows, columns", [(0, 3), (3, 27), (9, 8)])
def test_bad_parameters(rows: int, columns: int):
    with pytest.raises(BadParameter):
        Domineering(rows, columns)

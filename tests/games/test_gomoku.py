"""Gomoku: a peer, rows of all kinds, and what is no position."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.comparing import play_beside, random_states
from tests.games.solving import PlainSolver
from zermelo.errors import BadParameter
from zermelo.games import _grid
from zermelo.games.gomoku import DIRECTIONS, Gomoku

GAME = Gomoku()


@pytest.mark.peer("pyspiel")
def test_games_beside_openspiel():
    import pyspiel

    play_beside(Gomoku(9), pyspiel.load_game("gomoku(size=9)"), lambda _, action: action, games=30)


def naive_rows(game: Gomoku, stones: set[int]) -> list[list[int]]:
    """Every straight run of stones, as long as it goes."""
    size, runs = game.size, []
    for cell in stones:
        for down, right in DIRECTIONS:
            row, column = cell // size, cell % size
            if _inside(size, row - down, column - right) and (
                (row - down) * size + column - right in stones
            ):
                continue  # not the first of its run
            run = []
            while _inside(size, row, column) and row * size + column in stones:
                run.append(row * size + column)
                row, column = row + down, column + right
            runs.append(run)
    return runs


def _inside(size: int, row: int, column: int) -> bool:
    return 0 <= row < size and 0 <= column < size


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("size, in_row", [(6, 4), (10, 5), (19, 5)])
def test_rows_win(size: int, in_row: int, exact: bool):
    game, dice = Gomoku(size, in_row, exact), random.Random(size)
    for _ in range(3):
        state = game.initial_state()
        for _ in range(size * size):
            moved = state.ply & 1
            state = game.result(state, dice.choice(list(game.actions(state))))
            stones = set(_grid.each_cell(state.white if moved else state.black))
            lengths = [len(run) for run in naive_rows(game, stones)]
            wins = in_row in lengths or (not exact and max(lengths) > in_row)
            assert state.won == wins
            if game.is_terminal(state):
                break
        if state.won:
            assert game.utility(state, moved) == 1.0
            assert game.utility(state, 1 - moved) == -1.0


def test_six_in_a_row_by_either_rule():
    text = "XXX.XX.../OOO.OO.../" + "........./" * 6 + "......... X"
    for exact in (False, True):
        game = Gomoku(9, exact=exact)
        state = game.parse_state(text)
        assert game.result(state, game.parse_action(state, "d9")).won is not exact


def test_three_in_a_row_on_the_smallest_board_is_a_draw():
    assert PlainSolver(Gomoku(3, in_row=3)).value() == 0.0


def naive_open_rows(game: Gomoku, mine: set[int], theirs: set[int]) -> tuple[int, ...]:
    counts = dict.fromkeys((1, 2, 3), 0)
    for cell in range(game.cells):
        for down, right in DIRECTIONS:
            places = [
                (cell // game.size + down * i, cell % game.size + right * i)
                for i in range(game.in_row)
            ]
            if not all(_inside(game.size, row, column) for row, column in places):
                continue
            row = {r * game.size + c for r, c in places}
            lacking = len(row - mine)
            if not row & theirs and lacking in counts:
                counts[lacking] += 1
    return tuple(counts.values())


@pytest.mark.parametrize("game", [GAME, Gomoku(7, 4), Gomoku(19)], ids=repr)
def test_open_rows_are_counted(game: Gomoku):
    for state in list(random_states(game, seed=2, most=60))[::15]:
        mine, theirs = (set(_grid.each_cell(side)) for side in (state.black, state.white))
        assert game.open_rows(state.black, state.white) == naive_open_rows(game, mine, theirs)


@pytest.mark.parametrize("size, in_row", [(20, 5), (4, 5), (2, 2), ("15", 5)])
def test_bad_parameters(size: Any, in_row: int):
    with pytest.raises(BadParameter):
        Gomoku(size, in_row)

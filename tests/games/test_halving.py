"""The halving game against its definition by hand."""

from __future__ import annotations

from functools import cache

import pytest

from tests.naive import leaves, minimax_value
from zermelo.errors import BadParameter
from zermelo.games.halving import Halving, State


@cache
def wins(number: int) -> bool:
    """Whether the player to move does: with 0 at once, else by leaving a lost number."""
    return number == 0 or not wins(number - 1) or not wins(number // 2)


@pytest.mark.parametrize("n", range(1, 14))
def test_value(n: int):
    game = Halving(n)
    assert minimax_value(game, game.initial_state(), 0) == (1 if wins(n) else -1)


def test_by_hand():
    game = Halving(5)
    state = game.initial_state()
    assert [game.action_text(state, action) for action in game.actions(state)] == [
        "decrement",
        "halve",
    ]
    assert game.result(state, 0) == State(4, 1)
    assert game.result(state, 1) == State(2, 1)
    assert game.utility(State(0, 1), 1) == 1
    assert game.utility(State(0, 1), 0) == -1
    # Below 1 there are 2 leaves, below 2 twice those, below 3 4 + 2, below 4 6 + 4.
    assert leaves(game, state) == 10 + 4


def test_no_start_below_one():
    with pytest.raises(BadParameter, match="n must be a whole number from 1"):
        Halving(0)


def test_a_move_is_the_number_it_leaves():
    game = Halving(5)
    assert [game.action_cells(State(5, 0), action) for action in (0, 1)] == [(4,), (2,)]
    assert [game.action_cells(State(1, 0), action) for action in (0, 1)] == [(0,), (0,)]

"""Fishing: rules by hand, and that greed does not pay."""

from __future__ import annotations

import pytest

from tests.naive import maxn
from zermelo.errors import BadParameter
from zermelo.games.fishing import Fishing, State


def test_a_round_by_hand():
    game = Fishing(players=3, fish=8, catch=2, rounds=2)
    state = game.initial_state()
    for caught in (2, 1, 2):
        state = game.result(state, caught)
    assert state == State(6, 3, (2, 1, 2))
    for caught in (2, 2, 2):
        state = game.result(state, caught)
    assert state == State(0, 6, (4, 3, 4))
    assert game.is_terminal(state)
    assert [game.utility(state, player) for player in range(3)] == [4, 3, 4]


def test_the_pond_holds_no_more_than_at_first():
    game = Fishing(players=2, fish=5)
    state = game.result(game.result(game.initial_state(), 0), 1)
    assert state.pond == 5


def test_no_one_catches_what_is_not_there():
    game = Fishing(players=2, fish=3, catch=2)
    state = game.result(game.initial_state(), 2)
    assert list(game.actions(state)) == [0, 1]


def test_greed_does_not_pay():
    """All at their most empty the pond in the first round; best play leaves some fish in it."""
    game = Fishing(players=3, fish=6, catch=2, rounds=3)
    assert maxn(game, game.initial_state()) != (2, 2, 2)
    assert sum(maxn(game, game.initial_state())) > 6


@pytest.mark.parametrize(
    "parameters", [{"players": 1}, {"fish": 0}, {"catch": 0}, {"rounds": 0}, {"players": 9}]
)
def test_parameters(parameters: dict[str, int]):
    (name,) = parameters
    with pytest.raises(BadParameter, match=f"{name} must be a whole number"):
        Fishing(**parameters)


def test_fish_are_taken_from_the_pond():
    game = Fishing(players=2, fish=5)
    assert [game.action_cells(State(5, 0, (0, 0)), caught) for caught in range(3)] == [
        (),
        (4,),
        (3,),
    ]

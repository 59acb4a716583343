"""Can't Stop: rules by hand, and small versions against a naive solver."""

from __future__ import annotations

import pytest

from tests import naive
from tests.executions import executions, game_in
from tests.games.comparing import plain_twin
from zermelo.errors import BadParameter
from zermelo.game import CHANCE
from zermelo.games import load
from zermelo.games.cant_stop import DECIDING, ROLLING, CantStop, State
from zermelo.search import policy_iteration, solve

SMALL = "cant_stop:sides=2,shortest=1,columns=2"


def played(game: CantStop, moves: str, state: State | None = None) -> State:
    state = state or game.initial_state()
    for move in moves.split():
        state = game.result(state, game.parse_action(state, move))
    return state


def options(game: CantStop, state: State) -> list[str]:
    return [game.action_text(state, action) for action in game.actions(state)]


def at(game: CantStop, state: State) -> tuple[dict[int, int], dict[int, int], dict[int, int]]:
    """The steps of both players and of the runners, by column."""
    parts = (state.markers[: game.width], state.markers[game.width :], state.runners)
    first, second, third = ({c + 2: s for c, s in enumerate(part) if s} for part in parts)
    return first, second, third


def test_columns_are_as_long_as_on_the_board() -> None:
    assert CantStop().lengths == (3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3)
    assert CantStop(sides=2, shortest=2, columns=2).lengths == (2, 4, 2)


def test_rolls_and_their_chances() -> None:
    game = CantStop()
    start = game.initial_state()
    assert game.to_move(start) == CHANCE
    chances = {game.action_text(start, one): game.probability(start, one) for one in range(126)}
    assert sum(chances.values()) == pytest.approx(1)
    assert chances["1-1-1-1"] == 1 / 1296
    assert chances["1-1-2-2"] == 6 / 1296
    assert chances["1-2-3-4"] == 24 / 1296


def test_a_turn_by_hand() -> None:
    game = CantStop()
    state = played(game, "2-3-4-5")
    assert options(game, state) == ["5+9", "6+8", "7+7"]
    state = played(game, "2-3-4-5 7+7")
    assert at(game, state) == ({}, {}, {7: 2})
    assert options(game, state) == ["roll", "stop"]
    state = played(game, "2-3-4-5 7+7 roll 1-2-5-6 7+7 stop")
    assert at(game, state) == ({7: 4}, {}, {})
    assert (state.player, state.roll) == (1, ROLLING)
    state = played(game, "1-1-2-2 2+4 stop 1-1-1-1 2+2 stop 1-1-1-3 2+4", state)
    assert at(game, state) == ({2: 2, 7: 4}, {2: 1, 4: 1}, {2: 2, 4: 2})
    assert (state.player, state.roll) == (1, DECIDING)


def test_a_roll_that_no_runner_can_use_loses_the_turn() -> None:
    game = CantStop()
    state = played(game, "1-1-5-6 2+11 roll 1-4-5-5")
    assert at(game, state)[2] == {2: 1, 11: 1}
    state = played(game, "1-1-5-6 2+11 roll 1-4-5-5 5 roll 3-3-4-4")
    assert at(game, state) == ({}, {}, {})
    assert (state.player, state.roll) == (1, ROLLING)


def test_one_runner_left_for_two_columns() -> None:
    game = CantStop()
    state = played(game, "1-1-5-6 2+11 roll 1-2-3-6")
    assert options(game, state) == ["3", "9", "4", "8", "5", "7"]


def test_a_column_that_is_won_is_closed_to_both() -> None:
    game = CantStop(sides=2, shortest=1, columns=2)
    state = played(game, "1-1-1-1 2")  # one step: there is no second one
    assert at(game, state) == ({}, {}, {2: 1})
    state = played(game, "1-1-1-1 2 stop 1-1-2-2")
    assert options(game, state) == ["4", "3+3"]
    state = played(game, "1-1-1-1 2 stop 1-1-1-1")  # nothing to do with it
    assert (state.player, state.roll) == (0, ROLLING)
    state = played(game, "2-2-2-2 4 stop", state)
    assert game.is_terminal(state)
    assert [game.utility(state, player) for player in range(2)] == [1, -1]
    assert list(game.actions(state)) == []


def test_words() -> None:
    game = CantStop()
    state = played(game, "2-3-4-5")
    assert game.action_words(state, next(iter(game.actions(state)))) == "climb in 5 and 9"
    assert game.action_words(game.initial_state(), 0) == "player 1 rolls 1-1-1-1"
    state = played(game, "2-3-4-5 7+7")
    assert [game.action_words(state, one) for one in range(2)] == [
        "roll again",
        "stop and keep the steps",
    ]
    assert game.evaluate(state, 0) == -game.evaluate(state, 1) == pytest.approx(2 / 13 / 11)


@pytest.mark.parametrize("spec, execution", executions([SMALL], compiled=[]))
def test_two_columns_of_three_with_coins(spec: str, execution: str) -> None:
    """The first player's probability to win, between proven bounds, and by a naive solver."""
    game = game_in(spec, execution)
    result = solve(game)
    assert result.upper - result.lower < 1e-12
    assert (result.lower + 1) / 2 == pytest.approx(0.9530013960, abs=1e-10)
    assert policy_iteration(game).bounds() == pytest.approx(result.bounds, abs=1e-12)
    for endless in (-1.0, 1.0):
        values = naive.values_without_end(game, game.initial_state(), endless)
        assert values[game.initial_state()] == pytest.approx(result.lower, abs=1e-9)


def test_one_column_is_won_at_once_with_coins() -> None:
    """Any roll has two equal sums, or four equal dice: one step is enough."""
    game = plain_twin(load("cant_stop:sides=2,shortest=1,columns=1"))
    assert solve(game).value == 1


@pytest.mark.parametrize("parameters", [{"sides": 1}, {"shortest": 0}, {"columns": 7}])
def test_parameters(parameters: dict[str, int]) -> None:
    (name,) = parameters
    with pytest.raises(BadParameter, match=f"{name} must be a whole number"):
        CantStop(**parameters)

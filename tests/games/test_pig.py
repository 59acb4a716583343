"""Pig: rules by hand, and when the best play holds."""

from __future__ import annotations

import pytest

from zermelo.errors import BadParameter
from zermelo.game import CHANCE
from zermelo.games import load
from zermelo.games.pig import Pig, State
from zermelo.search import interval_iteration


def played(game: Pig, moves: str) -> State:
    state = game.initial_state()
    for move in moves.split():
        state = game.result(state, game.parse_action(state, move))
    return state


def test_a_turn_by_hand() -> None:
    game = Pig()
    assert game.to_move(game.initial_state()) == CHANCE
    state = played(game, "6 roll 5")
    assert state == State((0, 0), 11, 0, False)
    assert game.to_move(state) == 0
    assert played(game, "6 roll 5 hold") == State((11, 0), 0, 1, True)
    assert played(game, "6 roll 5 roll 1") == State((0, 0), 0, 1, True)
    assert played(game, "6 hold 3 roll 2 hold") == State((6, 5), 0, 0, True)


def test_reaching_the_target_wins() -> None:
    game = Pig(target=10)
    won = played(game, "6 roll 5")
    assert won == State((10, 0), 0, 0, False)
    assert game.is_terminal(won)
    assert list(game.actions(won)) == []
    assert [game.utility(won, player) for player in range(2)] == [1, -1]


def test_three_players_take_turns() -> None:
    game = Pig(target=6, players=3)
    state = played(game, "1 1 2 hold 1 6")
    assert (state.player, game.is_terminal(state)) == (1, True)
    assert [game.utility(state, player) for player in range(3)] == [-0.5, 1, -0.5]
    assert sum(game.evaluate(played(game, "1 2 roll"), player) for player in range(3)) == 0


def test_what_is_said() -> None:
    game = Pig()
    state = played(game, "4")
    assert [game.action_words(state, action) for action in game.actions(state)] == [
        "roll again",
        "hold at 4 points",
    ]
    assert game.action_words(game.initial_state(), 2) == "player 1 rolls 3"


def test_coin_pig_by_hand() -> None:
    """To two points with a coin: the first tails wins, the first player in 2 of 3 games."""
    solution = interval_iteration(load("pig:target=2,sides=2"))
    assert solution.values()[0] == pytest.approx(1 / 3)


@pytest.mark.long
def test_best_play_by_neller_and_presser() -> None:
    """The first player wins 0.5306 of the games. Near their rule of thumb (2010) one holds at 21
    if both have nothing, later the further one is behind, and near the end rolls to win."""
    game = load("pig")
    solution = interval_iteration(game)
    lower, upper = solution.bounds()
    assert upper - lower < 1e-12
    assert round((lower + 1) / 2, 4) == 0.5306

    def holds(own: int, other: int) -> int:
        """The first total at which to hold, or all that is left to win."""
        wanted = 100 - own
        states = {total: State((own, other), total, 0, False) for total in range(2, wanted)}
        return next((total for total in states if solution.action(states[total]) == 1), wanted)

    assert holds(40, 0) < holds(0, 0) == 21 < holds(0, 60)
    assert holds(70, 70) == 30
    assert holds(75, 30) == 25


@pytest.mark.parametrize("parameters", [{"target": 1}, {"sides": 1}, {"players": 1}])
def test_parameters(parameters: dict[str, int]) -> None:
    (name,) = parameters
    with pytest.raises(BadParameter, match=f"{name} must be a whole number"):
        Pig(**parameters)

"""Soccer: the rules by hand, and its value by linear programs."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from tests import naive
from zermelo.equilibrium import correlated_markov, solve_markov
from zermelo.errors import BadParameter
from zermelo.game import CHANCE
from zermelo.games.soccer import Soccer, State


def played(game: Soccer, moves: str, state: Any = None) -> Any:
    state = game.initial_state() if state is None else state
    for move in moves.split():
        state = game.result(state, game.parse_action(state, move))
    return state


def at(places: tuple[int, int], ball: int) -> State:
    return State(places, ball, (-1, -1))


def test_kick_off() -> None:
    game = Soccer()
    state = game.initial_state()
    assert state.places == (6, 13)
    assert state.ball == 0
    assert [game.to_move(played(game, moves)) for moves in ("", "east", "east west")] == [
        0,
        1,
        CHANCE,
    ]
    chances = {game.action_text(pair, one): game.probability(pair, one)
               for pair in (played(game, "east west"),) for one in game.actions(pair)}  # fmt: skip
    assert chances == pytest.approx({"A-B": 0.45, "B-A": 0.45, "A-B-end": 0.05, "B-A-end": 0.05})


def test_who_steps_onto_the_other_loses_the_ball() -> None:
    game = Soccer()
    met = at((7, 8), 0)
    after = played(game, "east stand A-B", met)
    assert (after.places, after.ball) == ((7, 8), 1)
    after = played(game, "stand west A-B", met)
    assert (after.places, after.ball) == ((7, 8), 0)
    # Both step at each other: whoever is slower bumps last, and the other has the ball.
    assert played(game, "east west A-B", met).ball == 0
    assert played(game, "east west B-A", met).ball == 1
    # Whose cell is free by then is followed.
    assert played(game, "east south B-A", met).places == (8, 13)
    assert played(game, "east south A-B", met).places == (7, 13)


def test_goals() -> None:
    game = Soccer()
    edge = at((9, 0), 0)
    texts = [game.action_text(edge, action) for action in game.actions(edge)]
    assert texts == ["north", "east", "south", "west", "stand"]
    won = played(game, "east stand A-B", edge)
    assert game.is_terminal(won)
    assert [game.utility(won, player) for player in range(2)] == [1, -1]
    assert list(game.actions(won)) == []
    assert 3 not in game.actions(at((5, 13), 0)), "its own goal"
    assert 1 not in game.actions(at((4, 13), 0)), "beside the goal"
    lost = played(game, "stand west B-A", at((13, 10), 1))
    assert [game.utility(lost, player) for player in range(2)] == [-1, 1]
    # The goal counts even if time is up then, and what comes after does not.
    assert played(game, "east stand A-B-end", edge).winner == 0
    assert played(game, "east west A-B", at((9, 10), 0)).winner == 0
    assert played(game, "east west B-A", at((9, 10), 0)).winner == 0, "B had no ball"
    drawn = played(game, "stand stand A-B-end")
    assert [game.utility(drawn, player) for player in range(2)] == [0, 0]


def test_the_ball_may_come_just_in_time_for_a_shot() -> None:
    game = Soccer()
    assert played(game, "east north B-A", at((9, 14), 1)).winner == 0, "B bumps into A, who shoots"
    assert played(game, "east north A-B", at((9, 14), 1)).winner == -1


def test_what_is_known() -> None:
    game = Soccer()
    state = played(game, "east")
    assert game.information(state, 1) == game.information(played(game, "south"), 1)
    assert game.information(state, 0) != game.information(played(game, "south"), 0)
    both = played(game, "east west")
    assert game.information(both, 1) == both
    assert not game.sees(game.initial_state(), 1, 1)
    assert game.sees(state, 1, 0)


def test_words() -> None:
    game = Soccer()
    assert game.action_words(at((9, 0), 0), 1) == "shoot"
    assert game.action_cells(at((9, 0), 0), 1) == ()
    assert game.action_cells(at((9, 0), 0), 4) == (9, 9)
    assert game.action_words(at((9, 0), 0), 0) == "step north"
    both = played(game, "east west")
    assert [game.action_words(both, one) for one in (1, 2)] == [
        "B is quicker",
        "A is quicker, and time is up",
    ]


STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1), (0, 0))


def littman(game: Soccer, state: State, values: dict[State, float]) -> float:
    """A position's value as Littman has it: all five steps everywhere, a reward for a goal,
    discount 0.9, and a linear program."""

    def after(choices: tuple[int, int], order: tuple[int, int]) -> float:
        places, ball = [divmod(place, game.columns) for place in state.places], state.ball
        for player in order:
            row, column = np.add(places[player], STEPS[choices[player]]).tolist()
            if ball == player and row in (1, 2) and column == (game.columns, -1)[player]:
                return 1.0 - 2 * player
            if (row, column) == places[1 - player]:
                ball = 1 - player
            elif 0 <= row < game.rows and 0 <= column < game.columns:
                places[player] = (row, column)
        first, second = (row * game.columns + column for row, column in places)
        return 0.9 * values[at((first, second), ball)]

    pairs = [[(after((a, b), (0, 1)) + after((a, b), (1, 0))) / 2 for b in range(5)]
             for a in range(5)]  # fmt: skip
    return naive.matrix_value(np.array(pairs))


def all_positions() -> list[State]:
    pairs = itertools.permutations(range(20), 2)
    return [at(places, ball) for places in pairs for ball in (0, 1)]


def test_its_value_solves_littmans_equations() -> None:
    """In every position; since they contract, nothing else does."""
    game = Soccer()
    solution = solve_markov(game)
    assert solution.value == pytest.approx(0.2184844404, abs=1e-9)
    positions = [
        at((a, b), ball) for a in range(20) for b in range(20) if a != b for ball in (0, 1)
    ]
    assert all(one in solution.stages for one in positions)
    values = {one: sum(solution.bounds(one)) / 2 for one in positions}
    for one, value in values.items():
        assert littman(game, one, values) == pytest.approx(value, abs=1e-9)
        turned = at((19 - one.places[1], 19 - one.places[0]), 1 - one.ball)
        assert values[turned] == pytest.approx(-value, abs=1e-9)


@pytest.mark.long
def test_its_value_by_value_iteration_with_linear_programs() -> None:
    game = Soccer()
    positions = [
        at((a, b), ball) for a in range(20) for b in range(20) if a != b for ball in (0, 1)
    ]
    values = dict.fromkeys(positions, 0.0)
    for _ in range(60):
        for one in positions:
            values[one] = littman(game, one, values)
    assert solve_markov(game).value == pytest.approx(values[game.initial_state()], abs=1e-4)


def test_correlated_play_is_worth_the_same() -> None:
    solution = correlated_markov(Soccer(rows=2, columns=4))
    assert solution.is_equilibrium
    assert solution.values()[0] == pytest.approx(solve_markov(solution.game).value, abs=1e-7)


@pytest.mark.parametrize("parameters", [{"rows": 0}, {"columns": 3}])
def test_parameters(parameters: dict[str, int]) -> None:
    (name,) = parameters
    with pytest.raises(BadParameter, match=f"{name} must be a whole number"):
        Soccer(**parameters)
    with pytest.raises(BadParameter, match="end must be more than 0 and less than 1"):
        Soccer(end=0.0)

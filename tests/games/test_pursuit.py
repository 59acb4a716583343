"""Pursuit: the rules by hand, closed forms, and values by linear programs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zermelo.equilibrium import MatrixGame, solve_markov, zero_sum
from zermelo.errors import BadParameter
from zermelo.games.pursuit import Pursuit, State


def at(hunter: int, prey: int) -> State:
    return State((hunter, prey), (-1, -1))


def played(game: Pursuit, moves: str, state: Any = None) -> Any:
    state = game.initial_state() if state is None else state
    for move in moves.split():
        state = game.result(state, game.parse_action(state, move))
    return state


def test_steps() -> None:
    game = Pursuit()
    state = game.initial_state()
    assert state.places == (0, 15)
    assert [game.action_text(state, one) for one in game.actions(state)] == [
        "east",
        "south",
        "stand",
    ]
    assert played(game, "east north day").places == (1, 11)
    escaped = played(game, "stand stand night")
    assert [game.utility(escaped, player) for player in range(2)] == [-1, 1]
    assert list(game.actions(escaped)) == []


def test_the_prey_is_caught_within_reach() -> None:
    game = Pursuit()
    caught = played(game, "east stand", at(0, 2))
    assert game.is_terminal(caught)
    assert [game.utility(caught, player) for player in range(2)] == [1, -1]
    assert not game.is_terminal(played(game, "stand stand", at(0, 5)))
    at_hand = Pursuit(reach=0)
    assert not at_hand.is_terminal(played(at_hand, "east stand", at(0, 2)))
    assert at_hand.is_terminal(played(at_hand, "east west", at(0, 2)))
    assert at_hand.is_terminal(played(at_hand, "east west", at(0, 1))), "they would change places"


def test_what_is_known_and_words() -> None:
    game = Pursuit()
    state = played(game, "east")
    assert game.information(state, 1) == game.information(played(game, "south"), 1)
    both = played(game, "east west")
    assert game.information(both, 1) == both
    assert [game.action_words(both, one) for one in range(2)] == ["it is still day", "night falls"]
    assert game.action_words(state, 0) == "step north"
    assert game.action_words(state, 4) == "stand"
    assert game.action_cells(both, 0) == ()
    assert game.action_cells(state, 0) == (15, 11)


def test_on_four_cells_one_step_is_enough() -> None:
    """The prey opposite stays opposite only if it steps as the hunter does, one time in three at
    best: caught with 2/3, else day comes with 0.9 and it begins again."""
    game = Pursuit(rows=2, columns=2)
    safe = 1 / 3
    escapes = 0.1 * safe / (1 - 0.9 * safe)
    assert solve_markov(game).value == pytest.approx(1 - 2 * escapes, abs=1e-9)


def test_who_must_be_met_always_escapes() -> None:
    assert solve_markov(Pursuit(rows=3, columns=3, reach=0)).value == pytest.approx(-1)


def test_values_solve_shapleys_equations() -> None:
    game = Pursuit()
    solution = solve_markov(game)
    assert solution.value == pytest.approx(0.1031138142, abs=1e-9)
    positions = [one for one in solution.stages if one.chosen == (-1, -1) and one.outcome == 0]
    values = {one: sum(solution.bounds(one)) / 2 for one in positions}
    for one in positions:
        assert matrix_value(game, one, values) == pytest.approx(values[one], abs=1e-9)


def matrix_value(game: Pursuit, state: State, values: dict[State, float]) -> float:
    rows, columns = game.rows, game.columns

    def goals(cell: int) -> list[tuple[int, int]]:
        row, column = divmod(cell, columns)
        steps = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        here = [(row, column)]
        return here + [(r, c) for r, c in steps if 0 <= r < rows and 0 <= c < columns]

    def worth(hunter: tuple[int, int], prey: tuple[int, int]) -> float:
        if np.abs(np.subtract(hunter, prey)).sum() <= 1:
            return 1.0
        cells = [row * columns + column for row, column in (hunter, prey)]
        return 0.9 * values[at(cells[0], cells[1])] - 0.1

    hunters, preys = (goals(place) for place in state.places)
    return float(zero_sum(MatrixGame([[worth(h, p) for p in preys] for h in hunters])).values[0])


@pytest.mark.parametrize("parameters", [{"rows": 1}, {"columns": 10}, {"reach": 2}])
def test_parameters(parameters: dict[str, int]) -> None:
    (name,) = parameters
    with pytest.raises(BadParameter, match=f"{name} must be a whole number"):
        Pursuit(**parameters)
    with pytest.raises(BadParameter, match="end must be more than 0 and less than 1"):
        Pursuit(end=1.0)

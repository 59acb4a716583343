"""Markov games: closed forms, linear programs as an oracle, soccer and pursuits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.equilibrium.matrix.staged import Opposed, drawn_opposed
from zermelo.equilibrium import (
    MatrixGame,
    NotSolved,
    correlated_markov,
    solve_markov,
    zero_sum,
)
from zermelo.equilibrium.matrix import markov
from zermelo.equilibrium.matrix.stages import END, SolverProgress, as_arrays
from zermelo.errors import BadParameter, NotThisKindOfGame, TooManyStates
from zermelo.games import load

SNOWBALL = [[[(-1, 1.0), (-1, 0.0)], [(0, 0.0), (-1, 1.0)]]]


@pytest.mark.parametrize("stop", [0.5, 0.25, 0.01])
def test_run_or_hide(stop: float) -> None:
    """P. Kumar, T.-H. Shiau, 1981: run while the other waits, or hide until its ball is thrown.
    If that must be done soon the value is 1 / (1 + sqrt(stop))."""
    solution = solve_markov(Opposed(SNOWBALL, stop))
    lower, upper = solution.bounds()
    value = 1 / (1 + np.sqrt(stop))
    assert lower <= value <= upper
    assert upper - lower < 1e-10
    mixture = solution.mixture(0)
    assert sum(mixture.values()) == pytest.approx(1)
    assert mixture[0] == pytest.approx(1 - value, abs=1e-6)
    assert solution.stopped == "finished"


def test_a_pursuit_where_every_place_is_next_to_every_other() -> None:
    """The pursuer guesses one of three places at every step, and time may run out."""
    caught, missed = (-1, 1.0), (0, 0.0)
    places = [[[caught if i == j else missed for j in range(3)] for i in range(3)]]
    solution = solve_markov(Opposed(places, stop=0.25))
    lower, upper = solution.bounds()
    assert lower <= 2 / 3 <= upper
    assert upper - lower < 1e-10
    for player in range(2):
        state = solution.game.initial_state()
        assert list(solution.mixture(player, state).values()) == pytest.approx([1 / 3] * 3)


def test_who_can_go_on_for_ever_is_not_judged() -> None:
    """The second player may leave with a loss of 1 or stay: endless play may be worth anything."""
    solution = solve_markov(Opposed([[[(0, 0.0), (-1, 1.0)]]], stop=0.0))
    assert solution.bounds() == (-2, 1)
    assert solution.value is None
    assert solution.stopped == "finished"


def test_a_limit_of_time_leaves_bounds_that_hold() -> None:
    solution = solve_markov(Opposed(SNOWBALL, 1e-4), seconds=1e-9)
    lower, upper = solution.bounds()
    assert lower <= 1 / (1 + 0.01) <= upper
    assert solution.stopped == "time"


def test_plain_and_compiled_agree() -> None:
    for seed in range(5):
        solution = solve_markov(drawn_opposed(seed))
        stages = as_arrays(solution.stages, solution.numbers)
        ends = stages.kinds == END
        lower, upper = (np.where(ends, solution.lower, extreme) for extreme in (-2.0, 2.0))
        work = np.empty((6, 10))
        for _ in range(solution.sweeps + 1):
            markov.sweep.plain(stages, lower, upper, markov._even(stages), work)
        assert lower == pytest.approx(solution.lower, abs=1e-12)
        assert upper == pytest.approx(solution.upper, abs=1e-12)


def test_bounds_hold_against_linear_programs(some: Callable[[int], int]) -> None:
    """Shapley's iteration with HiGHS: after 30 steps nothing is left of where it began."""
    for seed in range(some(40)):
        game = drawn_opposed(seed)
        values = np.zeros(len(game.nodes))
        for _ in range(30):
            values = np.array([zero_sum(matrix(game, node, values)).values[0]
                               for node in range(len(values))])  # fmt: skip
        solution = solve_markov(game)
        lower, upper = solution.bounds()
        assert lower - 1e-6 <= values[0] <= upper + 1e-6, seed
        assert upper - lower < 1e-9, seed


def matrix(game: Opposed, node: int, values: Any) -> MatrixGame:
    def worth(entry: tuple[float, float, int]) -> float:
        end, _, following = entry
        return end if following < 0 else (1 - game.stop) * values[following]

    return MatrixGame([[worth(entry) for entry in row] for row in game.nodes[node]])


def test_games_of_one_choice_are_matrix_games() -> None:
    for spec, value in (("rock_paper_scissors", 0.0), ("matching_pennies", 0.0)):
        solution = solve_markov(load(spec))
        assert solution.bounds().lower == pytest.approx(value, abs=1e-12)
        assert solution.bounds().upper == pytest.approx(value, abs=1e-12)
    biased = solve_markov(load("rock_paper_scissors:rock=0.5,paper=0.25,scissors=0.05"))
    assert list(biased.mixture(0).values()) == pytest.approx([1 / 16, 10 / 16, 5 / 16])
    table = biased.strategy("rock_paper_scissors:rock=0.5,paper=0.25,scissors=0.05")
    assert len(table) == 2


def test_what_is_hidden_for_longer_is_for_others() -> None:
    with pytest.raises(NotThisKindOfGame, match="hides more"):
        solve_markov(load("kuhn_poker"))
    with pytest.raises(NotThisKindOfGame, match="two opponents"):
        solve_markov(load("fishing"))
    with pytest.raises(TooManyStates, match="more than 5 states"):
        solve_markov(load("nim"), states=5)


def test_large_matrices_are_refused_before_they_fill_memory() -> None:
    crowd = load("war_game:rows=3,columns=3,units=2,open=true")
    with pytest.raises(
        TooManyStates, match=r"\d+ states of war_game have .* more than 40 for each"
    ):
        solve_markov(crowd, states=10)
    with pytest.raises(NotSolved, match=r"the time was over when \d+ states"):
        solve_markov(crowd, seconds=1e-9)


@pytest.mark.parametrize("solver", [solve_markov, correlated_markov])
def test_limits_of_time_are_above_zero(solver: Callable[..., object]) -> None:
    for seconds in (0, -1, float("nan")):
        with pytest.raises(BadParameter, match="seconds must be more than 0"):
            solver(load("rock_paper_scissors"), seconds=seconds)


def test_moves_in_turn_are_matrices_of_one_row() -> None:
    solution = solve_markov(load("nim"))
    assert solution.bounds().exact
    assert solution.value == 1


def test_soccer() -> None:
    solution = solve_markov(load("soccer:rows=2,columns=4"))
    lower, upper = solution.bounds()
    assert upper - lower < 1e-9
    assert lower > 0.1, "who has the ball is better off"
    mixed = [state for state in solution.stages
             if max(solution.mixture(0, state).values(), default=1.0) < 0.9]  # fmt: skip
    assert mixed, "in some places no single step is safe"


def test_how_far_it_is_is_reported() -> None:
    seen: list[SolverProgress] = []
    solution = solve_markov(load("pursuit:rows=3,columns=3"), report=seen.append)
    collecting = [point.states for point in seen if point.sweeps == 0]
    assert collecting == sorted(collecting)
    assert collecting[-1] < len(solution)
    apart = [point.apart for point in seen if point.sweeps]
    assert apart == sorted(apart, reverse=True)
    assert len(apart) == solution.sweeps
    with pytest.raises(NotSolved, match="the time was over when 256 states of pursuit"):
        solve_markov(load("pursuit"), seconds=1e-9)


@pytest.mark.parametrize("unit", [1e-20, 1e-6, 1e20])
def test_utilities_of_any_size(unit: float) -> None:
    solution = solve_markov(Opposed([[[(-1, unit), (-1, 0.0)], [(0, 0.0), (-1, unit)]]], 0.25))
    assert solution.value == pytest.approx(unit / 1.5, rel=1e-8)

"""Exact fractions: known values."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

import pytest

from tests.equilibrium.common import form
from tests.naive_strategies import best_response, expected_utilities
from zermelo import CHANCE, Game
from zermelo.equilibrium import NotSolved, solve_exactly, solve_lp
from zermelo.equilibrium.tree.exact import _chances, _fraction
from zermelo.games import load


@pytest.mark.parametrize(
    "spec, value",
    [
        ("rock_paper_scissors", 0),
        ("rock_paper_scissors:rock=0.5,paper=0.25,scissors=0.05", 0),
        ("kuhn_poker", Fraction(-1, 18)),
        ("liars_dice:sides=2", Fraction(1, 2)),
        ("liars_dice:sides=3", Fraction(1, 9)),
        ("liars_dice:sides=4", Fraction(1, 16)),
        ("goofspiel:cards=3,prizes=descending", 0),
    ],
)
def test_exact_values(spec: str, value: Fraction) -> None:
    found = solve_exactly(form(spec))
    assert found.value == value
    assert solve_lp(form(spec)).values[0] == pytest.approx(float(value), abs=1e-9)


def test_exact_strategies_sum_to_one_and_play_the_value() -> None:
    found = solve_exactly(form("kuhn_poker"))
    for number in range(12):
        assert sum(found.probabilities(number).values()) == 1
    table = found.strategy("kuhn_poker")
    game = load("kuhn_poker")
    assert expected_utilities(game, table)[0] == pytest.approx(-1 / 18)
    assert best_response(game, table, 1)[0] == pytest.approx(1 / 18)


def test_biased_rock_paper_scissors() -> None:
    found = solve_exactly(form("rock_paper_scissors:rock=0.5,paper=0.25,scissors=0.05"))
    expected = [Fraction(1, 16), Fraction(10, 16), Fraction(5, 16)]
    for number in range(2):
        assert list(found.probabilities(number).values()) == expected


def test_games_without_simple_fractions() -> None:
    with pytest.raises(NotSolved, match="solve_lp"):
        solve_exactly(form("leduc_poker"))


class Place(NamedTuple):
    luck: int = -1
    first: int = -1
    second: int = -1


class Lottery(Game):
    """With some luck two players choose at once, for what is in the matrix; else for nothing."""

    compiled = False
    utility_bounds = None

    def __init__(self, matrix: tuple[tuple[float, ...], ...], luck: float = 1.0) -> None:
        self.matrix, self.luck = matrix, luck

    def initial_state(self) -> Place:
        return Place()

    def to_move(self, state: Place) -> int:
        return CHANCE if state.luck < 0 else 0 if state.first < 0 else 1

    def actions(self, state: Place) -> Any:
        return range(len(self.matrix[0]) if self.to_move(state) == 1 else 2)

    def probability(self, state: Place, action: int) -> float:
        return self.luck if action else 1.0 - self.luck

    def result(self, state: Place, action: int) -> Place:
        if state.luck < 0:
            return Place(action)
        if state.first < 0:
            return state._replace(first=action)
        return state._replace(second=action)

    def is_terminal(self, state: Place) -> bool:
        return state.second >= 0

    def utility(self, state: Place, player: int) -> float:
        worth = self.matrix[state.first][state.second] if state.luck else 0.0
        return worth if player == 0 else -worth

    def information(self, state: Place, player: int) -> Any:
        return player, state.first if player == 0 else -1, state.second


UNITS = ("1e-299", "1e-30", "3e-12", "0.1", "1", "7", "1e12", "1e299")


@pytest.mark.parametrize("unit", UNITS)
def test_utilities_of_any_size(unit: str) -> None:
    """Two of the first against one of the second: 2/5 and 3/5, for a fifth."""
    exact = Fraction(unit)
    matrix = tuple(tuple(float(exact * one) for one in row) for row in ((2, -1), (-1, 1)))
    found = solve_exactly(Lottery(matrix))
    assert found.value == exact / 5
    assert found.plan.tolist()[2:4] == [0.4, 0.6]


@pytest.mark.parametrize("luck, win", [(1e-12, 1e6), (1e-12, 1e12), (5e-13, 1e12), (1e-30, 1e30)])
def test_what_hardly_ever_happens_counts(luck: float, win: float) -> None:
    found = solve_exactly(Lottery(((2 * win, -win), (-win, win)), luck))
    assert found.value == Fraction(repr(luck)) * Fraction(repr(win)) / 5
    assert solve_lp(Lottery(((2 * win, -win), (-win, win)), luck)).values[0] == pytest.approx(
        luck * win / 5, rel=1e-9
    )


def test_a_last_bit_is_not_rounded_away() -> None:
    for exact in (0.75 + 2**-52, 1 / 4096, 1 + 2**-40, 2**53 + 2.0, 2**-1000):
        assert solve_exactly(Lottery(((exact, exact), (exact, exact)))).value == Fraction(exact)


@pytest.mark.parametrize(
    "number, exact",
    [
        (0.1, Fraction(1, 10)),
        (1 / 3, Fraction(1, 3)),
        (1 / 2652, Fraction(1, 2652)),
        (1e-12, Fraction(1, 10**12)),
        (0.1 + 0.2, Fraction(0.1 + 0.2)),
        (0.75 + 2**-52, Fraction(0.75 + 2**-52)),
        (-123.456, Fraction(-123456, 1000)),
    ],
)
def test_what_a_number_stands_for(number: float, exact: Fraction) -> None:
    assert _fraction(number) == exact


@pytest.mark.parametrize(
    "numbers",
    [[0.1, 0.9], [1 / 3, 2 / 3], [1 / 3, 1 - 1 / 3], [0.5 + 2**-52, 0.5 - 2**-52], [1 / 49] * 49],
)
def test_chances_sum_to_one(numbers: list[float]) -> None:
    found = _chances(numbers)
    assert sum(found) == 1
    assert all(abs(one - number) < 1e-15 for one, number in zip(found, numbers, strict=True))


def test_two_halves_that_differ_in_a_bit_do_differ() -> None:
    assert _chances([0.5 + 2**-52, 0.5 - 2**-52])[0] == Fraction(1, 2) + Fraction(1, 2**52)


def test_utilities_that_sum_to_zero_but_for_rounding_prove_nothing() -> None:
    class Rounded(Lottery):
        def utility(self, state: Place, player: int) -> float:
            return 0.1 + 0.2 if player == 0 else -0.3

    with pytest.raises(NotSolved, match="do not sum to exactly 0"):
        solve_exactly(Rounded(((1.0,), (1.0,))))

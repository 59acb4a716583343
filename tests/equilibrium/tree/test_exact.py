"""Exact fractions: known values."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.equilibrium.common import form
from tests.naive_strategies import best_response, expected_utilities
from zermelo.equilibrium import NotSolved, solve_exactly, solve_lp
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

"""Linear programs and exact fractions: known values."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.equilibrium.common import form
from zermelo.equilibrium import NotSolved, cfr, solve_exactly, solve_lp
from zermelo.errors import NotThisKindOfGame
from zermelo.games import load
from zermelo.games.tree import Tree
from zermelo.strategy import best_response, expected_utilities


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


def test_leduc_by_linear_programming() -> None:
    found = solve_lp(form("leduc_poker"))
    assert found.values[0] == pytest.approx(-0.085606424078, abs=1e-9)
    assert found.exploitability < 1e-9
    with pytest.raises(NotSolved, match="solve_lp"):
        solve_exactly(form("leduc_poker"))


def test_goofspiel_with_four_cards() -> None:
    assert solve_lp(form("goofspiel:cards=4,prizes=descending")).values[0] == pytest.approx(0)


@pytest.mark.long
def test_liars_dice_with_six_sides() -> None:
    found = solve_lp(form("liars_dice:sides=6"))
    assert found.values[0] == pytest.approx(-7 / 258, abs=1e-9)


def test_linear_programs_and_regret_agree() -> None:
    game = form("goofspiel:cards=4,prizes=descending")
    found = cfr(game, "dcfr", target=1e-5)
    assert found.values[0] == pytest.approx(solve_lp(game).values[0], abs=1e-4)


def test_what_linear_programs_are_not_for() -> None:
    with pytest.raises(NotThisKindOfGame, match="has 3"):
        solve_lp(form("kuhn_poker:players=3"))
    with pytest.raises(NotThisKindOfGame, match="general-sum"):
        solve_lp(Tree([[(-1, -1), (-3, 0)], [(0, -3), (-2, -2)]]))

"""Linear programs: known values."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.equilibrium.common import form
from zermelo.equilibrium import NotSolved, TreeTooLarge, cfr, solve_exactly, solve_lp
from zermelo.equilibrium.tree import linear_program
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.games.tree import Tree


def test_leduc_by_linear_programming() -> None:
    found = solve_lp(form("leduc_poker"))
    assert found.values[0] == pytest.approx(-0.085606424078, abs=1e-9)
    assert found.exploitability < 1e-9


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


@pytest.mark.parametrize("solve", [solve_lp, solve_exactly])
def test_a_program_that_is_too_large_is_refused_with_its_size(
    solve: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    kuhn = form("kuhn_poker")
    with pytest.raises(TreeTooLarge, match=r"26 sequences and .* use cfr, or allow sequences=26"):
        solve(kuhn, sequences=25)
    monkeypatch.setattr(linear_program, "free_memory", lambda: 1000.0)
    with pytest.raises(TreeTooLarge, match=r"MB are free; use cfr"):
        solve(kuhn)


@pytest.mark.parametrize("solve", [solve_lp, solve_exactly])
def test_a_program_that_takes_too_long_is_given_up(solve: Callable[..., object]) -> None:
    with pytest.raises(NotSolved, match="allow more, or use cfr"):
        solve(form("leduc_poker"), seconds=1e-9)
    with pytest.raises(BadParameter, match="more than 0"):
        solve(form("kuhn_poker"), seconds=0)

"""Matrix games and the normal form of others."""

from __future__ import annotations

import numpy as np
import pytest

from tests.equilibrium.common import form
from zermelo.equilibrium import MatrixGame, NotAnEquilibrium, normal_form, utilities, zero_sum
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.games import load

RPS = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])


def test_values_responses_and_gains() -> None:
    heavy = [0.5, 0.25, 0.25]
    assert RPS.zero_sum
    assert RPS.best_responses(1, heavy) == [1]
    assert RPS.best_responses(0, [1 / 3] * 3) == [0, 1, 2]
    assert RPS.values(heavy, [0, 1, 0]) == (-0.25, 0.25)
    assert RPS.gains(heavy, [0, 1, 0]) == (1.25, 0)
    assert RPS.exploitability([1, 0, 0], [1, 0, 0]) == 1.0


def test_only_equilibria_are_confirmed() -> None:
    assert RPS.confirmed([1 / 3] * 3, [1 / 3] * 3).values == (0, 0)
    with pytest.raises(NotAnEquilibrium, match="gain"):
        RPS.confirmed([1, 0, 0], [1, 0, 0])


@pytest.mark.parametrize(
    "first, second",
    [([], None), ([[1, 2], [3]], None), ([[float("nan")]], None), ([[1, 2]], [[1], [2]])],
)
def test_what_is_no_matrix_game(first: object, second: object) -> None:
    with pytest.raises((BadParameter, ValueError)):
        MatrixGame(first, second)


@pytest.mark.parametrize("strategy", [[1, 0], [0.5, 0.5, 0.5], [2, -1, 0]])
def test_what_is_no_strategy(strategy: object) -> None:
    with pytest.raises(BadParameter, match="probabilities"):
        RPS.values(strategy, [1, 0, 0])


def test_rock_paper_scissors_as_a_matrix() -> None:
    found = normal_form(form("rock_paper_scissors"))
    assert np.array_equal(found.first, RPS.first)
    assert found.columns == ("rock", "paper", "scissors")


def test_kuhn_as_a_matrix() -> None:
    found = normal_form(form("kuhn_poker"))
    assert found.shape == (27, 64)  # of 2^6 each, 27 once own choices rule others out
    uniform = form("kuhn_poker").uniform_plan()
    # Playing at random everywhere is not every pure strategy equally often, but a mixture.
    first = np.array([0.5 ** len(name.split()) for name in found.rows])
    second = np.full(64, 1 / 64)
    assert first.sum() == pytest.approx(1)
    assert found.values(first, second) == pytest.approx(utilities(form("kuhn_poker"), uniform))


def test_what_is_too_large_for_a_matrix() -> None:
    with pytest.raises(NotThisKindOfGame, match="pure strategies"):
        normal_form(form("leduc_poker"))
    with pytest.raises(NotThisKindOfGame, match="two players"):
        normal_form(load("kuhn_poker:players=3"))


@pytest.mark.parametrize("largest", [1.7e308, -1e301])
def test_payoffs_whose_differences_are_no_numbers(largest: float) -> None:
    """Solved, the first of these was called worth -1; it is worth 0."""
    with pytest.raises(BadParameter, match=r"at most 1e\+300, so that their differences"):
        MatrixGame([[largest, -largest], [-1.0, 1.0]])
    assert abs(zero_sum(MatrixGame([[1e300, -1e300], [-1.0, 1.0]])).values[0]) <= 1e285

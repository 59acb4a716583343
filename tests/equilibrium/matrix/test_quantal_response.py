"""Logit equilibria: closed forms, fixed points, and the Nash equilibria that they lead to."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.equilibrium.matrix.test_normal_form_game import mckelvey_mclennan
from zermelo.equilibrium import (
    LogitEquilibrium,
    MatrixGame,
    NormalFormGame,
    logit_branch,
    logit_equilibrium,
    nash_equilibria,
)
from zermelo.errors import BadParameter

DILEMMA = MatrixGame([[-1, -3], [0, -2]], [[-1, 0], [-3, -2]])
STAG_HUNT = MatrixGame([[5, 0], [4, 2]], [[5, 4], [0, 2]])
SELTEN = MatrixGame([[1, 1], [0, 0], [0, 2]], [[1, 1], [2, 3], [2, 0]])
"""e02.nfg of Gambit: figure 2 of Selten 1975."""
PENNIES = MatrixGame([[9, -1], [-1, 1]], [[-1, 1], [1, -1]])  # one prize is raised


def responds(game: NormalFormGame, found: LogitEquilibrium) -> bool:
    """Whether everybody's probabilities are those of the others' strategies."""
    for player, own in enumerate(found.strategies):
        worth = found.rationality * game.action_values(player, found.strategies)
        likely = np.exp(worth - worth.max())
        if not np.allclose(own, likely / likely.sum(), atol=1e-8):
            return False
    return True


@pytest.mark.parametrize("rationality", [0.0, 0.3, 1.0, 5.0, 20.0])
def test_a_dilemma_in_closed_form(rationality: float) -> None:
    """To defect is worth 1 more whatever the other does."""
    found = logit_equilibrium(DILEMMA, rationality)
    defect = 1 / (1 + np.exp(-rationality))
    for strategy in found.strategies:
        assert strategy == pytest.approx([1 - defect, defect])
    assert found.rationality == pytest.approx(rationality)


def test_everybody_responds_to_the_others() -> None:
    dice = np.random.default_rng(1)
    for shape in ((2, 2), (3, 4), (2, 2, 2), (2, 3, 2)):
        game = NormalFormGame(list(dice.normal(size=(len(shape), *shape))))
        for point in itertools.islice(logit_branch(game), 40):
            assert responds(game, point)


def test_one_prize_raised_changes_who_should_not_care() -> None:
    """In a Nash equilibrium the first still mixes evenly; in a logit equilibrium it does not."""
    found = logit_equilibrium(PENNIES, 0.5)
    assert found.strategies[0][0] > 0.55
    sharp = logit_equilibrium(PENNIES, 200.0)
    assert sharp.strategies[0] == pytest.approx([1 / 2, 1 / 2], abs=0.01)
    assert sharp.strategies[1] == pytest.approx([1 / 6, 5 / 6], abs=0.01)


def test_the_branch_leads_to_the_risk_dominant_equilibrium() -> None:
    found = logit_equilibrium(STAG_HUNT, 60.0)
    assert found.strategies[0] == pytest.approx([0, 1], abs=1e-6)
    assert found.values == pytest.approx((2, 2), abs=1e-5)


def test_it_leads_to_a_nash_equilibrium_of_three() -> None:
    game = mckelvey_mclennan()
    found = np.concatenate(logit_equilibrium(game, 40.0).strategies)
    known = [np.concatenate(one.strategies) for one in nash_equilibria(game)]
    assert min(np.abs(found - one).max() for one in known) < 0.05


@pytest.mark.parametrize(
    "rationality, first, second",
    [
        (0.022853, [0.335873, 0.328284, 0.335843], [0.501962, 0.498038]),
        (0.075600, [0.341747, 0.316863, 0.34139], [0.506915, 0.493085]),
        (0.139346, [0.348902, 0.303519, 0.347578], [0.51364, 0.48636]),
    ],
)
def test_points_that_gambit_has_published(
    rationality: float, first: list[float], second: list[float]
) -> None:
    """In the documentation of gambit-logit."""
    found = logit_equilibrium(SELTEN, rationality)
    assert found.strategies[0] == pytest.approx(first, abs=1e-6)
    assert found.strategies[1] == pytest.approx(second, abs=1e-6)


def test_the_branch_of_seltens_game_leads_to_where_gambit_says() -> None:
    sharp = logit_equilibrium(SELTEN, 500.0)
    assert sharp.strategies[0] == pytest.approx([1, 0, 0], abs=1e-3)
    assert sharp.strategies[1] == pytest.approx([0.5, 0.5], abs=0.02)


def test_it_begins_with_equal_chances() -> None:
    first = next(logit_branch(MatrixGame(np.arange(6).reshape(2, 3))))
    assert first.rationality == 0
    assert first.strategies[1] == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize("rationality", [-1.0, float("nan"), float("inf")])
def test_rationality_is_a_number(rationality: float) -> None:
    with pytest.raises(BadParameter, match="from 0 on"):
        logit_equilibrium(DILEMMA, rationality)


@pytest.mark.parametrize("unit", [1e-12, 1e12])
def test_rationality_is_measured_by_payoffs(unit: float) -> None:
    payoffs = np.array([[-1.0, -3.0], [0.0, -2.0]])
    found = logit_equilibrium(MatrixGame(unit * payoffs, unit * payoffs.T), 2.0 / unit)
    assert found.strategies[0] == pytest.approx([0.1192, 0.8808], abs=1e-4)
    assert found.rationality == pytest.approx(2.0 / unit)

"""Games in normal form for more than two: published equilibria, and those of two players."""

from __future__ import annotations

import numpy as np
import pytest

from zermelo.equilibrium import (
    MatrixGame,
    NormalFormGame,
    NotAnEquilibrium,
    nash_equilibria,
    support_enumeration,
)
from zermelo.errors import BadParameter


def mckelvey_mclennan() -> NormalFormGame:
    """Gambit's 2x2x2.nfg, "with 9 Nash equilibria, 2 totally mixed"."""
    payoffs = np.zeros((3, 2, 2, 2))
    for profile, worth in {
        (0, 0, 0): (9, 8, 12),
        (1, 1, 0): (9, 8, 2),
        (1, 0, 1): (3, 4, 6),
        (0, 1, 1): (3, 4, 6),
    }.items():
        payoffs[(slice(None), *profile)] = worth
    return NormalFormGame(list(payoffs))


def test_nine_equilibria_of_mckelvey_and_mclennan() -> None:
    game = mckelvey_mclennan()
    found = list(nash_equilibria(game))
    assert len(found) == 9
    mixing = [sum(0 < p < 1 for s in one.strategies for p in s) for one in found]
    assert mixing.count(0) == 4
    assert mixing.count(6) == 2
    assert all(max(game.gains(one.strategies)) < 1e-8 for one in found)
    assert {one.values for one in found[:4]} == {(9, 8, 12), (9, 8, 2), (3, 4, 6)}


def test_three_pennies() -> None:
    """Jordan's game: the first matches the second, the second the third, and the third differs
    from the first; the only equilibrium is to mix evenly."""
    profiles = np.indices((2, 2, 2))
    wins = [
        profiles[0] == profiles[1],
        profiles[1] == profiles[2],
        profiles[2] != profiles[0],
    ]
    game = NormalFormGame([np.where(won, 1.0, -1.0) for won in wins])
    (found,) = nash_equilibria(game)
    assert np.concatenate(found.strategies) == pytest.approx(np.full(6, 0.5))
    assert found.values == pytest.approx((0, 0, 0))


def test_two_players_as_by_support_enumeration() -> None:
    for game in (
        MatrixGame([[3, 0], [0, 2]], [[2, 0], [0, 3]]),
        MatrixGame([[3, 3], [2, 5], [0, 6]], [[3, 2], [2, 6], [3, 1]]),
    ):
        known = [np.concatenate([one.first, one.second]) for one in support_enumeration(game)]
        found = nash_equilibria(NormalFormGame([game.first, game.second]))
        flat = [np.concatenate(one.strategies) for one in found]
        assert len(flat) == len(known)
        assert all(any(np.allclose(one, other) for other in known) for one in flat)


def test_the_same_seed_finds_the_same() -> None:
    one, other = (
        [np.concatenate(found.strategies).tolist() for found in nash_equilibria(game)]
        for game in (mckelvey_mclennan(), mckelvey_mclennan())
    )
    assert one == other


def test_errors() -> None:
    with pytest.raises(BadParameter, match="an axis for each player"):
        NormalFormGame([np.zeros((2, 2))] * 3)
    with pytest.raises(BadParameter, match="finite"):
        NormalFormGame([np.full((2, 2), np.nan)] * 2)
    with pytest.raises(BadParameter, match="choices of supports"):
        next(nash_equilibria(NormalFormGame([np.zeros((9, 9))] * 2)))
    with pytest.raises(NotAnEquilibrium):
        mckelvey_mclennan().confirmed([np.array([1.0, 0.0])] * 2 + [np.array([0.0, 1.0])])


@pytest.mark.parametrize("unit", [1e-12, 1.0, 1e12])
def test_matrix_games_of_any_shape_and_size(unit: float) -> None:
    first, second = np.array([[3, 1, 0], [0, 2, 4]]), np.array([[1, 2, 0], [3, 0, 1]])
    (only,) = nash_equilibria(MatrixGame(unit * first, unit * second))
    assert only.strategies[0] == pytest.approx([0.75, 0.25])
    assert only.strategies[1] == pytest.approx([0.25, 0.75, 0])
    assert only.values == pytest.approx((1.5 * unit, 1.5 * unit))


def test_a_matrix_of_pairs() -> None:
    pairs = MatrixGame([[(4, 4), (0, 3)], [(3, 0), (2, 2)]])
    apart = MatrixGame([[4, 0], [3, 2]], [[4, 3], [0, 2]])
    assert (pairs.first == apart.first).all()
    assert (pairs.second == apart.second).all()
    assert len(list(nash_equilibria(pairs))) == 3


@pytest.mark.parametrize(
    "strategies",
    [[[0.5, 0.5]] * 2, [[0.5, 0.5]] * 2 + [[1.5, -0.5]], [[0.5, 0.5]] * 2 + [[np.nan, 1]]],
)
def test_strategies_are_distributions(strategies: list[list[float]]) -> None:
    majority = NormalFormGame([[[[1, 0], [0, 0]], [[0, 0], [0, 1]]]] * 3)
    with pytest.raises(BadParameter, match="probabilities"):
        majority.gains(strategies)

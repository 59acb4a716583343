"""Correlated equilibria: published ones, and that they contain what they should."""

from __future__ import annotations

import numpy as np
import pytest

from zermelo.equilibrium import (
    MatrixGame,
    NormalFormGame,
    coarse_correlated,
    correlated,
    lemke_howson,
    zero_sum,
)
from zermelo.errors import BadParameter

# R. Aumann, "Subjectivity and correlation in randomized strategies", 1974, example 2.
CHICKEN = MatrixGame([[6, 2], [7, 0]], [[6, 7], [2, 0]])
RPS = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])


def obedience(game: MatrixGame, drawn: np.ndarray) -> float:
    """The most anybody gains by one choice instead of another when told to play it."""
    rows = drawn @ game.first.T
    columns = drawn.T @ game.second
    return max(
        float((rows - np.diag(rows)[:, None]).max()),
        float((columns - np.diag(columns)[:, None]).max()),
    )


def commitment(game: MatrixGame, drawn: np.ndarray) -> float:
    """The most anybody gains by one choice whatever is drawn."""
    now = float((drawn * game.first).sum()), float((drawn * game.second).sum())
    return max(
        float((game.first @ drawn.sum(axis=0)).max()) - now[0],
        float((drawn.sum(axis=1) @ game.second).max()) - now[1],
    )


def test_chicken_as_aumann_has_it() -> None:
    found = correlated(CHICKEN)
    assert found.distribution == pytest.approx(np.array([[0.5, 0.25], [0.25, 0.0]]))
    assert found.values == pytest.approx((5.25, 5.25))
    for_the_first = correlated(CHICKEN, [1, 0])
    assert for_the_first.values == pytest.approx((7, 2))


def test_coarse_is_more() -> None:
    """A tie is worth 2, a win 3: told to tie, one would rather win; unasked, one ties."""
    game = MatrixGame([[2, 0, 3], [3, 2, 0], [0, 3, 2]], [[2, 3, 0], [0, 2, 3], [3, 0, 2]])
    tight, coarse = correlated(game), coarse_correlated(game)
    assert tight.values == pytest.approx((5 / 3, 5 / 3))
    assert coarse.values == pytest.approx((2, 2))
    assert obedience(game, coarse.distribution) > 0.01
    assert commitment(game, coarse.distribution) < 1e-8


@pytest.mark.parametrize("seed", range(30))
def test_random_games(seed: int) -> None:
    """Nobody gains, and every Nash equilibrium is at most as good for all together."""
    dice = np.random.default_rng(seed)
    first, second = dice.integers(-3, 4, (2, *dice.integers(1, 5, 2)))
    game = MatrixGame(first, second)
    tight, coarse = correlated(game), coarse_correlated(game)
    assert obedience(game, tight.distribution) < 1e-7
    assert commitment(game, tight.distribution) < 1e-7
    assert commitment(game, coarse.distribution) < 1e-7
    nash = sum(lemke_howson(game).values)
    assert nash - 1e-7 <= sum(tight.values) <= sum(coarse.values) + 1e-7


def test_zero_sum_games_have_one_value() -> None:
    game = MatrixGame([[2, -1, 0], [-1, 1, 3]])
    for found in (correlated(game, [1, 0]), coarse_correlated(game, [0, 1])):
        assert found.values == pytest.approx(zero_sum(game).values, abs=1e-8)
    assert correlated(RPS).values == pytest.approx((0, 0), abs=1e-9)


def test_three_players() -> None:
    """Shapley's majority of pennies: all want to be in the majority, and can be together."""
    agreed = np.zeros((2, 2, 2))
    agreed[0, 0, 0] = agreed[1, 1, 1] = 1.0
    found = correlated(NormalFormGame([agreed] * 3))
    assert found.values == pytest.approx((1, 1, 1))
    assert found.distribution.sum() == pytest.approx(1)


def test_errors() -> None:
    with pytest.raises(BadParameter, match="one for each player"):
        correlated(RPS, [1, 2, 3])
    with pytest.raises(BadParameter, match="too many; let regret_matching"):
        coarse_correlated(MatrixGame(np.zeros((300, 300))))

"""Regret matching: the lectures' examples, and where they lead."""

from __future__ import annotations

import numpy as np
import pytest

from zermelo.equilibrium import MatrixGame, probabilities, regret_matching
from zermelo.errors import BadParameter

RPS = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
ROCK, PAPER = [1, 0, 0], [0, 1, 0]


def test_from_regrets_to_probabilities() -> None:
    assert probabilities([-1, 1, 2]) == pytest.approx([0, 1 / 3, 2 / 3])
    assert probabilities([-1, -2, 0]) == pytest.approx([1 / 3] * 3)


def test_the_first_game_of_the_lectures() -> None:
    """Rock against paper: the regrets are (0, 1, 2)."""
    found = regret_matching(RPS, 1, first=ROCK, second=PAPER)
    assert found.regrets[0][0].tolist() == [0, 1, 2]


@pytest.mark.parametrize("sampled", [True, False])
def test_against_one_who_plays_rock_too_often(sampled: bool) -> None:
    found = regret_matching(RPS, 3000, first=[0.5, 0.25, 0.25], sampled=sampled, seed=3)
    assert found.probabilities[1][-1][1] > 0.95
    assert found.strategies[1][1] > 0.9


def test_only_the_average_settles() -> None:
    found = regret_matching(RPS, 10_000, seed=1)
    for player in range(2):
        assert found.strategies[player] == pytest.approx([1 / 3] * 3, abs=0.03)
        assert np.ptp(found.probabilities[player][-2500:], axis=0).max() > 0.3
    assert RPS.exploitability(*found.strategies) < 0.04


def test_the_same_seed_gives_the_same_games() -> None:
    one, same, other = (regret_matching(RPS, 50, seed=seed) for seed in (5, 5, 6))
    assert np.array_equal(one.regrets[0], same.regrets[0])
    assert not np.array_equal(one.regrets[0], other.regrets[0])


def test_no_games_at_all() -> None:
    with pytest.raises(BadParameter, match="games"):
        regret_matching(RPS, 0)

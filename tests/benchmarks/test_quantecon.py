"""Values as QuantEcon has them, and the game that discounting becomes."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.quantecon import (
    AGREE,
    Discounted,
    Opponents,
    State,
    agreements,
    puterman,
    sets_apart,
)
from tests.equilibrium.matrix.test_nash import PUBLISHED
from zermelo.equilibrium import solve_markov
from zermelo.search import policy_iteration


@pytest.mark.long
@pytest.mark.peer("quantecon")
def test_quantecon_finds_the_same() -> None:
    for one in agreements(PUBLISHED):
        assert one.apart <= AGREE, one


@pytest.mark.plain(unless_long=True)
def test_rewards_that_count_less_and_less() -> None:
    """Published for a discount of 0.95: -60/7 and -20."""
    solution = policy_iteration(puterman())
    found = [solution.values(State(place))[0] for place in range(2)]
    assert found == pytest.approx([-60 / 7, -20], abs=1e-8)


@pytest.mark.long  # it compiles for ten seconds
def test_opponents_choose_at_once() -> None:
    """Matching pennies for ever: each step is worth as much as the one before, times a half."""
    pennies = np.array([[[2.0, -1.0], [-1.0, 1.0]]])  # worth 1/5
    solution = solve_markov(Opponents(pennies, np.ones((1, 2, 2, 1)), 0.5, 2))
    assert solution.value == pytest.approx(0.4, abs=1e-8)


def test_a_choice_that_one_does_not_have() -> None:
    assert list(puterman().actions(State(1))) == [0]
    game = Discounted(np.zeros((1, 2, 1)), np.ones((1, 2, 1, 1)), 0.5)
    assert list(game.actions(State(0))) == [0, 1]


def test_sets_of_different_sizes_are_apart() -> None:
    one, other = np.array([1.0, 0.0]), np.array([0.5, 0.5])
    assert sets_apart([one], [one, other]) == np.inf
    assert sets_apart([one, other], [other, one]) == 0
    assert sets_apart([one], [other]) == 0.5

"""The lesson on the limits of game search."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.course.lessons.reading import printed, says
from zermelo.games.tree import Tree
from zermelo.search import minimax

LEFT, RIGHT = (99, 1000, 1000, 1000), (100, 101, 102, 100)


def least_above(leaves: tuple[int, ...], sigma: float, x: float) -> float:
    """How likely all leaves are really worth more than x."""
    return math.prod(0.5 * math.erfc((x - leaf) / (sigma * math.sqrt(2))) for leaf in leaves)


def left_is_better(sigma: float) -> float:
    """The integral in the lesson, summed in small steps; 1000 is out of reach."""
    errors, step = np.linspace(-10 * sigma, 10 * sigma, 20_001, retstep=True)
    density = np.exp(-((errors / sigma) ** 2) / 2) / (sigma * math.sqrt(2 * math.pi))
    right = [least_above(RIGHT, sigma, 99 + x) for x in errors]
    return float(1 - (density * right).sum() * step)


def test_minimax_goes_right() -> None:
    result = minimax(Tree([list(LEFT), list(RIGHT)]))
    assert (result.value, result.line[0]) == (100, "2")
    says("limits", "100 > 99")


@pytest.mark.parametrize("sigma, per_cent", [(1, 38), (2, 58), (5, 71)])
def test_how_often_left_is_better(sigma: float, per_cent: int) -> None:
    exact = left_is_better(sigma)
    assert round(100 * exact) == per_cent
    dice = np.random.default_rng(1)
    left, right = (
        (np.array(leaves) + dice.normal(0, sigma, (200_000, 4))).min(axis=1)
        for leaves in (LEFT, RIGHT)
    )
    assert abs((left > right).mean() - exact) < 0.005
    says("limits", rf"{per_cent}", rf"$\sigma = {sigma}$")


def test_what_the_right_is_worth_on_average() -> None:
    step = 0.01
    mean = sum(least_above(RIGHT, 5, (i + 0.5) * step) * step for i in range(20_000))
    assert round(mean, 1) == 95.5
    says("limits", "95.5 on average, not 100")


def test_the_cell() -> None:
    first, second = printed("limits").splitlines()
    assert first == "minimax plays 2"
    assert abs(float(second.split()[-1]) - 0.71) < 0.02

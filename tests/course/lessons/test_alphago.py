"""The numbers of the lesson on AlphaGo."""

from __future__ import annotations

import re
from math import exp, log
from pathlib import Path

import pytest

from tests.course.lessons.reading import printed, says

RESULTS = Path(__file__).parents[3] / "benchmarks" / "results"


def softmax(weights: list[float]) -> list[float]:
    powers = [exp(weight) for weight in weights]
    return [power / sum(powers) for power in powers]


def gradient(weights: list[float], action: int) -> list[float]:
    """Of the logarithm of an action's probability."""
    shares = softmax(weights)
    return [(one == action) - share for one, share in enumerate(shares)]


def test_the_gradient_is_right() -> None:
    weights, small = [0.3, -0.2, 0.1], 1e-6
    for at in range(3):
        moved = [weight + small * (at == one) for one, weight in enumerate(weights)]
        slope = (log(softmax(moved)[0]) - log(softmax(weights)[0])) / small
        assert gradient(weights, 0)[at] == pytest.approx(slope, abs=1e-5)


@pytest.mark.parametrize("z, weights, share", [(1, [0.5, -0.5], 0.731), (-1, [-0.5, 0.5], 0.269)])
def test_one_step(z: int, weights: list[float], share: float) -> None:
    moved = [z * slope for slope in gradient([0.0, 0.0], 0)]
    assert moved == weights
    assert round(softmax(moved)[0], 3) == share


@pytest.mark.parametrize("mixing, value", [(0.5, -0.2), (0.0, 0.6), (1.0, -1.0)])
def test_the_value_of_a_leaf(mixing: float, value: float) -> None:
    assert (1 - mixing) * 0.6 + mixing * -1 == pytest.approx(value)


def test_playouts_cost_one_network_hundreds_of_points_and_win_another_hundreds() -> None:
    table = (RESULTS / "findings.md").read_text(encoding="utf-8")
    found = re.findall(r"│ (\S+)\s.*half.*│\s+([+-]\d+) \+- \d+ │", table)
    points = {game: [int(elo) for name, elo in found if name == game] for game, _ in found}
    assert set(points) == {"connect_four", "othello:size=6"}
    assert all(elo <= -200 for elo in points["connect_four"])
    assert all(elo >= 200 for elo in points["othello:size=6"])


def test_what_it_shows_runs() -> None:
    assert [line.split()[0] for line in printed("alphago").splitlines()] == ["0", "0.5"]


def test_it_says_so() -> None:
    says("alphago", "= 0.731$", "$p(a) = 0.269$", "= -0.2$")
    for term in ("imitation", "reinforcement", "value network", "rollout policy", r"\lambda"):
        says("alphago", term)

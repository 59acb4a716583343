"""The numbers of the lesson on flat Monte Carlo and bandits."""

from __future__ import annotations

import random
from math import log, pi, sqrt

import pytest

from tests.course.lessons.reading import printed, says
from tests.course.lessons.running import run_commands
from zermelo import load
from zermelo.games.tree import Tree
from zermelo.montecarlo import flat_monte_carlo, mcts
from zermelo.search import minimax

ARMS = {"a": (4, 5), "b": (2, 3), "c": (1, 2)}
MEANS = (0.8, 0.5, 0.2)
TRAP = "tree:spec=[[1,1,1,1,1,1,1,1,1,-1],[0,0]]"


def ucb1(wins: float, plays: int, total: int, exploration: float) -> float:
    return wins / plays + exploration * sqrt(log(total) / plays)


def test_ucb1_of_three_arms() -> None:
    total = sum(plays for _, plays in ARMS.values())
    assert total == 10
    assert round(log(10), 3) == 2.303
    scores = {name: ucb1(*arm, total, sqrt(2)) for name, arm in ARMS.items()}
    bonuses = {name: scores[name] - wins / plays for name, (wins, plays) in ARMS.items()}
    assert {name: round(score, 3) for name, score in scores.items()} == {
        "a": 1.760,
        "b": 1.906,
        "c": 2.017,
    }
    assert {name: round(bonus, 3) for name, bonus in bonuses.items()} == {
        "a": 0.960,
        "b": 1.239,
        "c": 1.517,
    }
    assert max(scores, key=lambda name: scores[name]) == "c"
    half = {name: ucb1(*arm, total, 0.5) for name, arm in ARMS.items()}
    assert max(half, key=lambda name: half[name]) == "a"


def test_800_playouts_tell_55_from_50_percent() -> None:
    error = sqrt(2 * 0.25 / 800)  # of the difference of two means
    assert 2 * error == pytest.approx(0.05)
    assert max(sqrt(p * (1 - p)) for p in (0.1, 0.3, 0.5, 0.7, 0.9)) == 0.5


def test_regrets_of_a_million_plays() -> None:
    plays = 10**6
    gaps = [max(MEANS) - mean for mean in MEANS]
    uniform = plays * sum(gaps) / 3
    assert uniform == pytest.approx(300_000)
    assert uniform / 10 == pytest.approx(30_000)  # of one who explores one time in ten
    bound = 8 * sum(log(plays) / gap for gap in gaps if gap > 0) + (1 + pi**2 / 3) * sum(gaps)
    assert round(bound) == 556


def test_ucb1_loses_less_than_its_bound_and_far_less_than_uniform_play() -> None:
    draw, plays = random.Random(1), 5000
    wins, counts = [0.0] * 3, [0] * 3
    for turn in range(plays):
        if turn < 3:
            arm = turn
        else:
            arm = max(range(3), key=lambda one: ucb1(wins[one], counts[one], turn, sqrt(2)))
        wins[arm] += draw.random() < MEANS[arm]
        counts[arm] += 1
    regret = sum((0.8 - mean) * count for mean, count in zip(MEANS, counts, strict=True))
    bound = 8 * log(plays) * (1 / 0.3 + 1 / 0.6) + (1 + pi**2 / 3) * 0.9
    assert regret < bound < 0.3 * plays


def test_flat_monte_carlo_walks_into_the_trap_and_uct_does_not() -> None:
    trap: Tree = load(TRAP)
    assert {row.text: row.value for row in minimax(trap).rows} == {"1": -1, "2": 0}
    flat = flat_monte_carlo(trap, playouts=2000, seed=1)
    values = {row.text: row.value for row in flat.rows}
    assert flat.line[0] == "1"
    assert values["1"] == pytest.approx((9 - 1) / 10, abs=0.05)
    assert values["2"] == 0
    assert mcts(trap, iterations=1000, seed=1, solver=False).line[0] == "2"


def test_what_it_shows_runs() -> None:
    assert printed("monte-carlo").split() == [
        *(["random", "play", "takes", "move", "1"]),
        *(["minimax", "takes", "move", "2"]),
    ]
    assert "b2" in run_commands("monte-carlo")


def test_it_says_so() -> None:
    says(
        "monte-carlo",
        "the bound is 556",
        "loses 300,000",
        "loses at least 30,000",
        "about 800 playouts",
    )
    says("monte-carlo", "**2.017**", "1.906", "1.760")

"""The numbers of the lesson on AlphaZero."""

from __future__ import annotations

from math import log, sqrt

import pytest

from tests.course.lessons.reading import printed, says
from zermelo.montecarlo.arithmetic import puct

MOVES = {"a": (0.6, 11, 0.10), "b": (0.3, 4, 0.05), "c": (0.1, 1, 0.20)}
"""The prior, the visits and the mean value of each."""


def score(prior: float, visits: int, mean: float, total: int, c: float = 1.0) -> float:
    return mean + c * prior * sqrt(total) / (1 + visits)


def test_puct_by_hand_and_by_zermelo() -> None:
    total = sum(visits for _, visits, _ in MOVES.values())
    assert total == 16
    scores = {name: score(*move, total) for name, move in MOVES.items()}
    assert scores == pytest.approx({"a": 0.30, "b": 0.29, "c": 0.40})
    for name, (prior, visits, mean) in MOVES.items():
        assert puct(mean, sqrt(total), prior, visits) == pytest.approx(scores[name])
    assert max(scores, key=lambda name: scores[name]) == "c"


def test_the_bonus_falls_with_own_visits_and_rises_with_those_of_others() -> None:
    assert score(0.1, 2, 0.0, 17) < score(0.1, 1, 0.0, 16)
    assert score(0.1, 1, 0.0, 17) > score(0.1, 1, 0.0, 16)


def test_if_the_value_was_luck_the_visits_go_back() -> None:
    prior, visits, mean = MOVES["c"]
    unlucky = {**MOVES, "c": (prior, visits + 1, (mean - 1) / 2)}
    assert max(unlucky, key=lambda name: score(*unlucky[name], 17)) == "a"


def test_the_loss_of_one_position() -> None:
    z, v, p, found = 1.0, 0.6, (0.6, 0.3, 0.1), (0.5, 0.5, 0.0)
    value = (z - v) ** 2
    policy = -sum(share * log(prior) for share, prior in zip(found, p, strict=True))
    assert value == pytest.approx(0.16)
    assert round(policy, 3) == 0.857
    assert round(value + policy, 3) == 1.017


def test_a_low_temperature_prefers_the_most_visited_move() -> None:
    visits = [11, 4, 1]

    def drawn(temperature: float) -> list[float]:
        powers = [count ** (1 / temperature) for count in visits]
        return [power / sum(powers) for power in powers]

    assert drawn(1) == pytest.approx([11 / 16, 4 / 16, 1 / 16])
    assert drawn(0.1)[0] > 0.999


def test_what_it_shows_runs() -> None:
    move, *why = printed("alphazero").split()
    assert move in ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3")
    assert why


def test_it_says_so() -> None:
    says("alphazero", "**0.40**", "= 0.16$", "= 0.857$", "1.017", r"\lVert \theta \rVert^2")
    says("alphazero", r"c\, P(s, a)\, \frac{\sqrt{\sum_b N(s, b)}}{1 + N(s, a)}")

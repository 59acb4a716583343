"""How far deep searches are from shallow ones: the law, and its measurement."""

from __future__ import annotations

import numpy as np
import pytest

from zermelo.algorithms import read_learnt
from zermelo.games import load
from zermelo.learning.evaluation.spread import FEWEST, _law, measured_spread
from zermelo.learning.runs.config import EvaluationConfig

PAIRS = [(deep, shallow) for deep in range(2, 9) for shallow in range(1, deep)]


def drawn(outliers: int = 0) -> dict[tuple[int, int], list[float]]:
    """Differences that obey a law, some of which see the end of the game."""
    rng = np.random.default_rng(1)
    return {
        (deep, shallow): [
            *rng.normal(0.0, 0.05 * (deep - shallow) ** 0.6 / shallow**0.2, 4_000),
            *[3.0] * outliers,
        ]
        for deep, shallow in PAIRS
    }


@pytest.mark.parametrize("outliers", [0, 100])
def test_the_law_is_found(outliers: int) -> None:
    factor, apart, shallow = _law(drawn(outliers))
    assert factor == pytest.approx(0.05, rel=0.1)
    assert (apart, shallow) == (pytest.approx(0.6, abs=0.05), pytest.approx(0.2, abs=0.05))


def test_nothing_is_said_of_too_little() -> None:
    assert _law({}) == (0.0, 0.0, 0.0)
    assert _law({(2, 1): [0.1], (3, 1): [0.1]}) == (0.0, 0.0, 0.0)
    othello = load("othello")
    config = EvaluationConfig(nodes=50, positions=10 * (FEWEST - 1))
    assert measured_spread(othello, read_learnt(othello, "shipped"), config) == (0.0, 0.0, 0.0)


def test_the_same_seed_measures_the_same() -> None:
    othello = load("othello")
    learnt = read_learnt(othello, "shipped")
    config = EvaluationConfig(nodes=100, positions=1_000)
    found = measured_spread(othello, learnt, config)
    assert 0.0 < found[0] < 0.5
    assert measured_spread(othello, learnt, config) == found

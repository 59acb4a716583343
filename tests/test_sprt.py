"""The sequential test keeps its promises: simulated matches of known strength."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

from zermelo.errors import BadParameter
from zermelo.sprt import Sprt, score_of_elo

MATCHES = 2000  # with --long
CHECK = 5  # pairs between looks
LONGEST = 4000


def pair_shares(elo: float, draws: float, luck: float) -> list[float]:
    """How likely a pair of games gives 0, 0.5, 1, 1.5, 2 points.

    `luck` is by how much an opening favours the side that moves first.
    """
    shares = [0.0] * 5
    for favour in (luck, -luck):
        games = []
        for side in (favour, -favour):
            win = max(score_of_elo(elo) - draws / 2 + side, 0.0)
            games.append((1 - draws - win, draws, win))
        for i, p in enumerate(games[0]):
            for j, q in enumerate(games[1]):
                shares[i + j] += p * q / 2
    return shares


def accepted(test: Sprt, shares: list[float], matches: int, seed: int) -> float:
    """How often H1 is accepted."""
    dice = np.random.default_rng(seed)
    count = 0
    for _ in range(matches):
        counts = np.zeros(len(shares))
        decision = None
        while decision is None and counts.sum() < LONGEST:
            counts += dice.multinomial(CHECK, shares)
            decision = test.decision(counts.tolist())
        count += decision == "H1"
    return count / matches


@pytest.mark.parametrize("draws, luck", [(0.0, 0.0), (0.3, 0.1)])
def test_error_rates(draws: float, luck: float, some: Callable[[int], int]) -> None:
    matches = some(MATCHES)
    test = Sprt(0, 80, alpha=0.05, beta=0.05)
    spread = 3 * math.sqrt(0.05 * 0.95 / matches)
    for elo, wrong in ((0.0, True), (80.0, False)):
        shares = pair_shares(elo, draws, luck)
        assert sum(i * p for i, p in enumerate(shares)) / 4 == pytest.approx(score_of_elo(elo))
        rate = accepted(test, shares, matches, seed=int(elo))
        assert (rate if wrong else 1 - rate) <= 0.05 + spread
    assert accepted(test, pair_shares(160, draws, luck), matches, seed=1) > 0.99
    assert accepted(test, pair_shares(-80, draws, luck), matches, seed=2) < 0.01


def test_single_games_do_as_well(some: Callable[[int], int]) -> None:
    matches = some(MATCHES)
    test = Sprt(0, 80)
    spread = 3 * math.sqrt(0.05 * 0.95 / matches)
    fair = [0.35, 0.3, 0.35]
    win = score_of_elo(80) - 0.3 / 2
    better = [0.7 - win, 0.3, win]
    assert accepted(test, fair, matches, seed=3) <= 0.05 + spread
    assert accepted(test, better, matches, seed=4) >= 0.95 - spread
    assert accepted(test, better[::-1], matches, seed=5) <= 0.01, (
        "a weaker player is not taken for better"
    )


def test_the_ratio_is_that_of_normal_scores() -> None:
    """With many games, N (s1 - s0) (2 mean - s0 - s1) / (2 variance)."""
    test = Sprt(0, 5)
    counts = [900, 2000, 3300, 2400, 1100]
    shares = [one / sum(counts) for one in counts]
    mean = sum(i / 4 * p for i, p in enumerate(shares))
    variance = sum((i / 4 - mean) ** 2 * p for i, p in enumerate(shares))
    s0, s1 = score_of_elo(0), score_of_elo(5)
    expected = sum(counts) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert test.ratio(counts) == pytest.approx(expected, rel=0.02)


def test_details() -> None:
    test = Sprt(0, 10)
    assert test.lower == pytest.approx(-2.944, abs=0.001)
    assert test.upper == pytest.approx(2.944, abs=0.001)
    assert test.ratio([]) == test.ratio([0] * 5) == 0.0
    assert test.decision([0, 0, 0]) is None
    assert test.ratio([0, 0, 0, 0, 50]) > 0
    assert test.ratio([50, 0, 0, 0, 0]) < 0
    for wrong in ({"elo0": 5, "elo1": 5}, {"alpha": 0}, {"beta": 0.5}):
        with pytest.raises(BadParameter):
            Sprt(**wrong)

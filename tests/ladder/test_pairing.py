"""The next game is where it takes most off the variances, found here by trying all."""

from __future__ import annotations

import numpy as np
import pytest

from zermelo.ladder.pairing import Certainty


def some(players: int, seed: int) -> Certainty:
    dice = np.random.default_rng(seed)
    roots = dice.normal(size=(players, players))
    return Certainty(dice.normal(size=players), roots @ roots.T + np.eye(players))


def after(before: Certainty, first: int, second: int, games: int) -> np.ndarray:
    """The covariance with so many games more, by the definition."""
    x = np.zeros(len(before.natural))
    x[first], x[second] = 1, -1
    p = 1 / (1 + np.exp(before.natural[second] - before.natural[first]))
    information = np.linalg.inv(before.covariance) + games * p * (1 - p) * np.outer(x, x)
    return np.linalg.inv(information)


@pytest.mark.parametrize("seed", range(5))
def test_gains_are_what_a_game_takes_off(seed: int) -> None:
    certainty = some(5, seed)
    for first in range(5):
        for second in range(first):
            left = np.trace(after(certainty, first, second, 1))
            gain = np.trace(certainty.covariance) - left
            assert certainty.gains()[first, second] == pytest.approx(gain)


def test_games_that_are_running_count() -> None:
    certainty = some(4, 1)
    expected = after(certainty, 2, 0, 2)
    certainty.play((2, 0), 2)
    assert certainty.covariance == pytest.approx(expected)


def test_the_best_pair_has_one_who_wants_games_and_both_are_able() -> None:
    certainty = some(6, 3)
    able, wanting = {0, 1, 3, 4, 5}, {1, 4}
    gains = certainty.gains()
    pairs = [(a, b) for a in able for b in able if a < b and {a, b} & wanting]
    best = max(pairs, key=lambda pair: gains[pair])
    assert set(certainty.best(2, able, wanting)) == set(best)
    three = certainty.best(3, able, wanting)
    assert len(set(three)) == 3
    assert set(three) <= able


def test_there_is_no_game_without_need_or_opponents() -> None:
    certainty = some(3, 1)
    assert certainty.best(2, {0, 1, 2}, set()) == ()
    assert certainty.best(2, {0}, {0}) == ()
    assert certainty.best(2, {0, 1}, {2}) == ()

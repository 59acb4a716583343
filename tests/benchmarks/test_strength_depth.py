"""Strength against depth, in a version short enough for every run."""

from __future__ import annotations

import pytest

from benchmarks.strength_depth import match, opening, rating_difference, spec
from zermelo.games import load
from zermelo.games.othello import Othello


class PlainOthello(Othello):
    compiled = False  # which is quicker than to compile two evaluations


def test_a_look_ahead_and_a_better_evaluation_win() -> None:
    small = PlainOthello(6)
    assert match(spec("weighted", 2), "random", 2, small) == 1.0
    assert match(spec("weighted", 2), spec("discs", 1), 3, small) > 0.5


def test_openings_are_the_same_again() -> None:
    game = load("othello")
    assert opening(game, 3) == opening(game, 3) != opening(game, 4)


def test_ratings() -> None:
    assert rating_difference(0.5) == 0
    assert rating_difference(0.25) == pytest.approx(-rating_difference(0.75))
    assert rating_difference(1.0, 40) == rating_difference(0.9875, 40)

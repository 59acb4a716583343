"""Fictitious play converges, slowly, in zero-sum games."""

from __future__ import annotations

import pytest

from zermelo.equilibrium import MatrixGame, fictitious_play
from zermelo.errors import BadParameter

RPS = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])


def test_fictitious_play() -> None:
    found = fictitious_play(RPS, 5000)
    assert found.averages[0].shape == (5000, 3)
    assert RPS.exploitability(*found.strategies) < 0.03
    biased = MatrixGame([[0, -0.25, 0.5], [0.25, 0, -0.05], [-0.5, 0.05, 0]])
    assert biased.exploitability(*fictitious_play(biased, 10_000).strategies) < 0.015


def test_each_player_responds_best_to_the_other() -> None:
    """Both begin with the first action; ties go to the first."""
    found = fictitious_play(RPS, 4)
    assert [row.argmax() for row in found.probabilities[0]] == [0, 1, 1, 1]
    assert found.regrets[0][0].tolist() == [0, 1, -1]
    with pytest.raises(BadParameter, match="games"):
        fictitious_play(RPS, 0)

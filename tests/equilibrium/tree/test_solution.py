"""What solvers return: short to look at, whole to use."""

from __future__ import annotations

import pytest

from tests.equilibrium.common import form
from zermelo.equilibrium import (
    MatrixGame,
    cfr,
    fictitious_play,
    mccfr,
    solve_exactly,
    solve_lp,
)
from zermelo.games import load
from zermelo.strategy import Uniform


def test_results_are_short_to_look_at() -> None:
    kuhn = form("kuhn_poker")
    solved = cfr(kuhn, "cfr+", iterations=100)
    sampled = mccfr(load("kuhn_poker"), iterations=100)
    game = MatrixGame([[1, -1], [-1, 1]])
    shown = {
        repr(kuhn): "<SequenceForm of kuhn_poker: 6 + 6 information sets>",
        repr(solved): "<StrategyProfile by cfr+: exploitability 0.00",
        repr(sampled): "<SampledProfile by external sampling: exploitability ",
        repr(solve_lp(kuhn)): "<StrategyProfile by lp: exploitability ",
        repr(solve_exactly(kuhn)): "<ExactEquilibrium of kuhn_poker: value -1/18>",
        repr(solved.strategy("kuhn_poker")): "TableStrategy(12 information sets of kuhn_poker)",
        repr(sampled.strategy): "SampledStrategy(12 information sets)",
        repr(Uniform()): "Uniform()",
        repr(game): "<MatrixGame: 2 x 2, zero-sum>",
        repr(fictitious_play(game, 100)): "<RepeatedPlay of 100 games: [",
    }
    for text, begin in shown.items():
        assert text.startswith(begin)
        assert len(text) < 100
        assert "\n" not in text


def test_what_is_claimed_is_what_was_found() -> None:
    solved = solve_lp(form("kuhn_poker"))
    claims = solved.strategy("kuhn_poker").claims
    assert claims["values"] == pytest.approx([-1 / 18, 1 / 18])
    assert claims["exploitability"] == pytest.approx(solved.exploitability, abs=1e-12)
    assert solved.seconds > 0

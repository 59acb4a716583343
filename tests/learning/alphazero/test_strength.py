"""Matches between networks."""

from __future__ import annotations

import threading

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero.evaluators import CpuEvaluator  # noqa: E402
from zermelo.learning.alphazero.network import Network, Shape, load_network, shipped_network  # noqa: E402
from zermelo.learning.alphazero.replay import value_targets  # noqa: E402
from zermelo.learning.alphazero.selfplay import Harvest  # noqa: E402
from zermelo.learning.alphazero.strength import Climb, Score, match  # noqa: E402
from zermelo.learning.runs.ladder import Ladder, anchors  # noqa: E402

GAME = TicTacToe()


def shipped() -> CpuEvaluator:
    path = shipped_network(GAME)
    assert path is not None
    return CpuEvaluator(load_network(path, GAME)[0])


def test_equals_are_equal() -> None:
    """The same openings with seats swapped: whatever one wins, it loses in the next game."""
    one = shipped()
    score = match(GAME, one, one, games=20, simulations=4, seed=5)
    assert score == Score(10.0, 20)
    assert score.elo == 0.0


def test_a_network_that_has_learnt_beats_one_that_has_not() -> None:
    torch.manual_seed(0)
    ignorant = CpuEvaluator(Network(Shape.of(GAME, 64, 2)))
    score = match(GAME, shipped(), ignorant, games=40, simulations=4, seed=1)
    assert score.points > 25
    assert score.elo > 80
    assert match(GAME, ignorant, shipped(), games=40, simulations=4, seed=1).elo < -80


def test_a_climb() -> None:
    """A network that never loses is far above random play, one that knows nothing is below it."""
    ladder = Ladder(one.name for one in anchors(GAME)[:2])
    climb = Climb(
        GAME,
        anchors(GAME)[:2],
        ladder,
        games=16,
        simulations=16,
        leaving=threading.Event(),
        patience=3.0,
    )
    torch.manual_seed(0)
    ignorant = Network(Shape.of(GAME, 64, 2))
    climb.prepare(shipped())
    first = climb.measure(CpuEvaluator(ignorant), "ignorant", 1)
    second = climb.measure(shipped(), "shipped", 2)
    assert first is not None
    assert second is not None
    assert second.elo > first.elo + 50
    assert second.elo > 200
    assert 0 < second.error < 600


def test_elo_is_finite() -> None:
    assert Score(10.0, 10).elo == pytest.approx(400 * np.log10(21))
    assert Score(0.0, 10).elo == pytest.approx(-400 * np.log10(21))


def test_value_targets_of_several_players() -> None:
    """The search's value is the mover's alone; of a game without an end it is all there is."""
    new = Harvest(
        np.zeros((2, 1)),
        np.zeros((2, 1)),
        np.array([[4.0, 2.0, 0.0], [np.nan] * 3], np.float32),
        np.array([2.0, 1.0], np.float32),
    )
    found = value_targets(new, 0.5, 4.0)
    np.testing.assert_allclose(found[0], [0.75, 0.5, 0.0])
    assert found[1, 0] == 0.25
    assert np.isnan(found[1, 1:]).all()

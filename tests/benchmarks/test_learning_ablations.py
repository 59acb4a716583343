"""Ablations of learning: what is compared, and what the errors say."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("torch")

from benchmarks.learning_ablations import NOTHING, VARIANTS, WITHOUT, arguments, rated


def test_every_part_is_measured_alone() -> None:
    assert arguments([]).variants == [name for name in VARIANTS if name != WITHOUT]
    alone = [settings for name, settings in VARIANTS.items() if name != WITHOUT]
    assert {name for settings in alone for name in settings} == set(NOTHING)
    assert all(len(settings) == 1 for settings in alone)


def test_errors_grow_with_the_spread_over_seeds() -> None:
    elo, error = rated(np.full((3, 3), 0.75), 400)
    assert elo == pytest.approx(190.8, abs=0.1)
    assert error == pytest.approx(2 * (0.75 * 0.25 / 400) ** 0.5 * 926.5, rel=1e-3)
    one_good_network = np.array([[0.9] * 3, [0.6] * 3, [0.75] * 3])
    good, spread = rated(one_good_network, 400)
    assert good == pytest.approx(elo)
    assert spread > 2 * error
    assert rated(one_good_network.T, 400)[1] == pytest.approx(spread)

"""Searches as players."""

from __future__ import annotations

import pytest

from zermelo.play.players.search import Pace


def test_pace() -> None:
    pace = Pace()
    assert pace.plan(0.1) == 0.1
    pace.learn(0.1, 0.12)
    assert pace.plan(0.1) == pytest.approx(0.08)
    pace.learn(0.08, 0.09)
    assert pace.plan(0.1) == pytest.approx(0.1 - 0.016)  # the worst fades
    pace.learn(0.1, 5.0)
    assert pace.plan(0.1) == pytest.approx(0.06)  # some time is always left
    assert pace.plan(0.0001) == 0.001

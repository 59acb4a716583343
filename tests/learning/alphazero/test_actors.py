"""When matches are due."""

from __future__ import annotations

import pytest

pytest.importorskip("torch")

from zermelo.learning.alphazero import actors
from zermelo.learning.alphazero.actors import MatchClock


def times(planned: float, takes: float, end: float) -> list[float]:
    """When matches begin, if each takes so long."""
    clock, now, found = MatchClock(32, planned), 0.0, list[float]()
    while now < end:
        if clock.is_due(now):
            found.append(now)
            now += takes
            clock.took(takes, now)
        else:
            now += 1.0
    return found


@pytest.fixture(autouse=True)
def four_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actors, "cores", lambda: 4)


def test_matches_take_a_small_share() -> None:
    found = times(planned=0.0, takes=20.0, end=10_000.0)
    assert 20.0 * len(found) / 10_000.0 == pytest.approx(4 * 0.02, rel=0.1)


def test_a_short_run_is_measured_to_its_end() -> None:
    found = times(planned=480.0, takes=20.0, end=480.0)
    assert len(found) >= 8
    assert found[-1] > 0.85 * 480.0


def test_quick_matches_leave_a_pause() -> None:
    found = times(planned=480.0, takes=0.1, end=100.0)
    assert len(found) == 9


def test_no_games_no_matches() -> None:
    assert not MatchClock(0, 480.0).is_due(1e9)

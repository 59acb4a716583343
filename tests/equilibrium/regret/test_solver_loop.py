"""Iterative solvers stop at their limits, and on Ctrl-C with what they have."""

from __future__ import annotations

import signal

import pytest

from tests.clocks import ManualClock
from tests.equilibrium.common import form
from zermelo.equilibrium import Point, cfr
from zermelo.errors import BadParameter


def test_stops_at_a_target() -> None:
    seen: list[Point] = []
    solution = cfr(form("leduc_poker"), "dcfr", target=0.01, report=seen.append)
    assert solution.stopped == "target"
    assert solution.exploitability <= 0.01
    assert solution.iterations < 200
    assert tuple(seen) == solution.points


def test_stops_in_time(clock: ManualClock) -> None:
    clock.per_look = 0.01
    solution = cfr(form("kuhn_poker"), seconds=0.2)
    assert solution.stopped == "time"
    assert solution.seconds >= 0.2


def test_stops_on_ctrl_c() -> None:
    def interrupt(point: Point) -> None:
        if point.iteration > 50:
            signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in background jobs
    try:
        solution = cfr(form("kuhn_poker"), iterations=10**9, report=interrupt)
    finally:
        signal.signal(signal.SIGINT, before)
    assert solution.stopped == "interrupted"
    assert solution.exploitability < 0.1


@pytest.mark.parametrize(
    "limits, message",
    [
        ({"iterations": 0}, "iterations"),
        ({"seconds": 0}, "seconds must be more than 0"),
        ({"target": 0}, "target"),
        ({"seconds": float("nan")}, "seconds"),
    ],
)
def test_limits_must_make_sense(limits: dict[str, float], message: str) -> None:
    with pytest.raises(BadParameter, match=message):
        cfr(form("kuhn_poker"), **limits)  # type: ignore[arg-type]

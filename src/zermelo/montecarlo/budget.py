"""Long work in short calls: budgets, Ctrl-C, and those who ask it to stop."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..cancellation import stop_requested
from ..errors import BadParameter
from .result import Cost

__all__ = ["check_budget", "in_steps"]

_GLANCE = 0.02  # seconds between looks at the clock and the keyboard


def in_steps(
    step: Callable[[int], int], most: int | None, seconds: float | None, first: int
) -> Cost:
    """Call `step` with a number of things to do, again and again, until the budget is spent.

    It answers how many it did; fewer than asked for: there is nothing left to do. Ctrl-C ends
    the work where some of it is done.
    """
    start = time.perf_counter()
    done, size, stopped = 0, first, ""
    try:
        while not stopped:
            clock = time.perf_counter()
            asked = size if most is None else min(size, most - done)
            did = step(asked)
            done += did
            now = time.perf_counter()
            if did < asked:
                stopped = "finished"
            elif done == most:
                stopped = "iterations"
            elif stop_requested():
                stopped = "interrupted"
            elif seconds is not None and now - start >= seconds:
                stopped = "time"
            size = max(1, int(size * min(max(_GLANCE / max(now - clock, 1e-9), 0.5), 8.0)))
    except KeyboardInterrupt:
        if not done:
            raise
        stopped = "interrupted"
    return Cost(done, time.perf_counter() - start, stopped)


def check_budget(seconds: float | None, **counts: int | None) -> None:
    for name, count in counts.items():
        if count is not None and count < 1:
            raise BadParameter(f"{name} must be at least 1, not {count}")
    if seconds is not None and not seconds > 0:
        raise BadParameter(f"seconds must be more than 0, not {seconds}")

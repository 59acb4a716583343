"""The clock inside plain Python, where one playout may take longer than all the time there is."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

__all__ = ["TimeIsUp", "check_clock", "deadline", "steps_are_slow"]

_deadline: ContextVar[float] = ContextVar("deadline", default=math.inf)


class TimeIsUp(Exception):
    """The deadline passed in the middle of what counts only as a whole."""


@contextmanager
def deadline(moment: float) -> Iterator[None]:
    """Inside, kernels in plain Python that look at the clock end by TimeIsUp at this moment of
    `time.perf_counter()`.

    >>> with deadline(time.perf_counter() - 1):
    ...     try:
    ...         check_clock()
    ...     except TimeIsUp:
    ...         print("time is up")
    time is up
    """
    before = _deadline.set(moment)
    try:
        yield
    finally:
        _deadline.reset(before)


def check_clock() -> None:
    """Raise TimeIsUp if the deadline has passed. Compiled code is soon done, and does not look.

    >>> check_clock()  # no deadline, no error
    """
    if time.perf_counter() >= _deadline.get():
        raise TimeIsUp


def steps_are_slow() -> bool:
    """For kernels: whether to look between small steps as well, if it is time to stop. Compiled
    code does not, and nothing is left of the question there.

    >>> steps_are_slow()
    True
    """
    return True

"""The one clock: whatever reads the time, waits or has a deadline does so here.

Tests put a clock of their own in its place (`replaced`), on which time passes as work is done.
"""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol, TypeVar

T = TypeVar("T")


class Timer(Protocol):
    """A call in the future, which can be cancelled."""

    def cancel(self) -> None: ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        return time.perf_counter()

    def timestamp(self) -> float:
        return time.time()

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)

    def call_later(self, seconds: float, function: Callable[..., object], *given: object) -> Timer:
        import asyncio  # slow to import: what has no event loop does without

        return asyncio.get_running_loop().call_later(seconds, function, *given)


_clock = SystemClock()


@contextmanager
def replaced(by: SystemClock) -> Iterator[None]:
    """Inside, all threads of this process use this clock. For tests."""
    global _clock
    before, _clock = _clock, by
    try:
        yield
    finally:
        _clock = before


def now() -> float:
    """Seconds since some moment; never less than before."""
    return _clock.now()


def timestamp() -> float:
    """Seconds since 1970, as files bear them; may be set back."""
    return _clock.timestamp()


def sleep(seconds: float) -> None:
    """Block this thread."""
    _clock.sleep(seconds)


def call_later(seconds: float, function: Callable[..., object], *given: object) -> Timer:
    """Call the function in the running event loop, unless the timer is cancelled before."""
    return _clock.call_later(seconds, function, *given)


async def pause(seconds: float) -> None:
    """Let other tasks of the event loop run for this long."""
    import asyncio

    over = asyncio.Event()
    timer = call_later(seconds, over.set)
    try:
        await over.wait()
    finally:
        timer.cancel()


async def wait_for(work: Awaitable[T], seconds: float) -> T:
    """What the work returns; it is cancelled, and TimeoutError raised, if it takes longer."""
    import asyncio

    async with asyncio.timeout(None) as limit:
        loop = asyncio.get_running_loop()
        timer = call_later(seconds, lambda: limit.reschedule(loop.time()))
        try:
            return await work
        finally:
            timer.cancel()


class Deadline:
    """A moment in the future; None is never.

    >>> Deadline(None).left
    inf
    >>> Deadline(0).is_over
    True
    """

    def __init__(self, seconds: float | None) -> None:
        self.moment = math.inf if seconds is None else now() + seconds

    @property
    def left(self) -> float:
        """Seconds until then, or 0."""
        return max(self.moment - now(), 0.0)

    @property
    def is_over(self) -> bool:
        return now() >= self.moment


# Inside plain Python, where one playout may take longer than all the time there is.

_moment: ContextVar[float] = ContextVar("ending_at", default=math.inf)


class TimeIsUp(Exception):
    """The deadline passed during work that only counts when it is complete."""


@contextmanager
def ending_at(moment: float) -> Iterator[None]:
    """Inside, kernels in plain Python raise TimeIsUp after this moment.

    >>> with ending_at(now() - 1):
    ...     try:
    ...         check_clock()
    ...     except TimeIsUp:
    ...         print("time is up")
    time is up
    """
    before = _moment.set(moment)
    try:
        yield
    finally:
        _moment.reset(before)


def check_clock() -> None:
    """Raise TimeIsUp if the deadline has passed. Compiled code is quick and does not look.

    >>> check_clock()  # no deadline, no error
    """
    if now() >= _moment.get():
        raise TimeIsUp


def steps_are_slow() -> bool:
    """For kernels: whether to check for a stop between small steps, too. Compiled code does not,
    and the check is compiled away.

    >>> steps_are_slow()
    True
    """
    return True

"""Clocks for tests, so that none depends on how fast or how busy the machine is.

    def test_a_flag_falls(clock):          # the fixture: a clock that stands still
        clock.advance(10)                  # until time is spent on purpose

    eventually(lambda: path.exists())      # what another process or thread does, however slowly

Nothing in a test reads the machine's clock or sleeps otherwise.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from zermelo.clock import SystemClock

MACHINE = SystemClock()
PATIENCE = 900.0  # seconds by the machine's clock; only a broken test waits that long
PAUSE = 0.01


class ManualClock(SystemClock):
    """Stands still but for `advance` and `sleep`, which return at once.

    With `per_look` it moves by that much whenever it is read: a slow machine then does as much
    within a limit as a fast one.
    """

    def __init__(self, start: float = 1000.0) -> None:
        self.per_look = 0.0
        self._now = start
        self._lock = threading.RLock()
        self._timers: list[tuple[float, int, _Timer]] = []
        self._numbers = itertools.count()

    def now(self) -> float:
        with self._lock:
            if self.per_look:
                self.advance(self.per_look)
            return self._now

    def timestamp(self) -> float:
        return self.now()

    def sleep(self, seconds: float) -> None:
        self.advance(seconds)

    def advance(self, seconds: float) -> None:
        """Let this much time pass; timers that are due are called by their event loops."""
        with self._lock:
            end = self._now + seconds
            while self._timers and self._timers[0][0] <= end:
                moment, _, timer = heapq.heappop(self._timers)
                self._now = max(self._now, moment)
                timer.fire()
            self._now = max(self._now, end)

    def call_later(self, seconds: float, function: Callable[..., object], *given: object) -> Any:
        with self._lock:
            timer = _Timer(asyncio.get_running_loop(), lambda: function(*given))
            entry = (self._now + seconds, next(self._numbers), timer)
            heapq.heappush(self._timers, entry)
            self.advance(0)  # it may be due at once
            return timer

    @property
    def waiting(self) -> int:
        """How many timers are still to be called."""
        with self._lock:
            return sum(not timer.cancelled for _, _, timer in self._timers)


class _Timer:
    def __init__(self, loop: asyncio.AbstractEventLoop, function: Callable[[], object]) -> None:
        self._loop, self._function, self.cancelled = loop, function, False

    def fire(self) -> None:
        if not self.cancelled and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._call)

    def _call(self) -> None:
        if not self.cancelled:
            self._function()

    def cancel(self) -> None:
        self.cancelled = True


class JumpingClock(SystemClock):
    """The machine's, but 0.3 s are gone whenever it is read: `make test-stress`."""

    def __init__(self) -> None:
        self._jumps = itertools.count()

    def now(self) -> float:
        return super().now() + 0.3 * next(self._jumps)


def eventually(condition: Callable[[], Any], what: str = "") -> Any:
    """What the condition returns once that is true; what it waits for is another's doing."""
    end = MACHINE.now() + PATIENCE
    while not (found := condition()):
        assert MACHINE.now() < end, what or f"never happened in {PATIENCE:.0f} s"
        MACHINE.sleep(PAUSE)
    return found


async def soon(condition: Callable[[], Any], what: str = "") -> Any:
    """The same inside an event loop, whose other tasks go on meanwhile."""
    loop = asyncio.get_running_loop()
    end = MACHINE.now() + PATIENCE
    while not (found := condition()):
        assert MACHINE.now() < end, what or f"never happened in {PATIENCE:.0f} s"
        waited = asyncio.Event()
        loop.call_later(PAUSE, waited.set)
        await waited.wait()
    return found


def run_apart(scene: Coroutine[Any, Any, None]) -> None:
    """`asyncio.run` in a thread of its own: a browser's tests leave a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, scene).result()

"""Searches in threads: a few at once, moves before analyses, and all of them can be stopped.

Compiled searches run without Python's lock, so threads share the code that one of them had
compiled. A search that may give way does so after a second if others wait.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from ..stopping import Stop, stoppable

__all__ = ["ANALYSIS", "LOOK", "MOVE", "QUICK", "Task", "Workers"]

T = TypeVar("T")
QUICK, MOVE, LOOK, ANALYSIS = range(4)
QUICK_THREADS = 2
TURN = 1.0  # seconds until a search gives way to others


class Task:
    """One piece of work; `stop` ends it, `displaced` says that others needed its place."""

    def __init__(self, urgency: int) -> None:
        self.urgency = urgency
        self.stop = Stop()
        self.displaced = False
        self.began = 0.0

    def cancel(self) -> None:
        self.stop.request()


class Workers:
    """Two lanes: one for what takes moments, one for searches; for one event loop."""

    def __init__(self, threads: int | None = None) -> None:
        threads = threads or max(2, os.cpu_count() or 2)
        self._pool = ThreadPoolExecutor(threads + QUICK_THREADS, "zermelo-worker")
        self._lanes = {True: _Lane(QUICK_THREADS), False: _Lane(threads)}

    async def run(self, task: Task, job: Callable[[], T]) -> T:
        """What the job returns, once it is its turn."""
        lane = self._lanes[task.urgency == QUICK]
        await lane.enter(task)
        working = asyncio.get_running_loop().run_in_executor(self._pool, _in, task.stop, job)
        working.add_done_callback(lambda _: lane.leave(task))  # even if nobody waits any more
        return await asyncio.shield(working)

    def close(self) -> None:
        for lane in self._lanes.values():
            for task in list(lane.running):
                task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


class _Lane:
    """So many at once; the others wait in a queue by urgency."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.running: set[Task] = set()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._number = itertools.count()

    async def enter(self, task: Task) -> None:
        if self.free:
            self.free -= 1
        else:
            await self._wait(task)
        task.began = time.monotonic()
        self.running.add(task)

    async def _wait(self, task: Task) -> None:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = (task.urgency, next(self._number), ready)
        heapq.heappush(self._waiting, entry)
        try:
            while not ready.done():
                self._displace()
                await asyncio.wait([ready], timeout=TURN / 4)
        except asyncio.CancelledError:
            if ready.done():
                self._pass_on()
            else:
                self._waiting.remove(entry)
                heapq.heapify(self._waiting)
            raise

    def leave(self, task: Task) -> None:
        self.running.discard(task)
        self._pass_on()

    def _pass_on(self) -> None:
        if self._waiting:
            heapq.heappop(self._waiting)[2].set_result(None)
        else:
            self.free += 1

    def _displace(self) -> None:
        """Have the analysis that has run longest give way."""
        analyses = [one for one in self.running if one.urgency == ANALYSIS]
        if not analyses or any(one.displaced for one in analyses):
            return
        oldest = min(analyses, key=lambda one: one.began)
        if time.monotonic() - oldest.began >= TURN:
            oldest.displaced = True
            oldest.stop.request()


def _in(stop: Stop, job: Callable[[], T]) -> T:
    with stoppable(stop):
        return job()


class Compiling:
    """Knows whether code is being compiled in this process, and tells who asked."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners: list[Callable[[bool], None]] = []
        self.now = False

    def tell(self, begins: bool) -> None:
        with self._lock:
            self.now = begins
            listeners = list(self._listeners)
        for listener in listeners:
            listener(begins)

    @contextmanager
    def heard_by(self, listener: Callable[[bool], None]) -> Iterator[None]:
        """While it lasts; at once where that has begun already."""
        with self._lock:
            self._listeners.append(listener)
            begun = self.now
        if begun:
            listener(True)
        try:
            yield
        finally:
            with self._lock:
                self._listeners.remove(listener)

"""Work for pages: a few searches at once in processes, moves before analyses, fair between pages.

All of it can be stopped. A job is asked to end first; one that does not within a second is ended
with its process, and another process takes the place: so nobody waits for a page that has gone.
A search that may give way does so after a second if others wait. A process that has become large
is replaced, for compiled code is never given back otherwise.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

from ...cancellation import Stop
from ...errors import ZermeloError
from .. import limits
from .processes import Process, Stopped
from .threads import in_thread
from .worker import Job

__all__ = ["ANALYSIS", "LOOK", "MOVE", "QUICK", "Stopped", "Task", "Workers"]

T = TypeVar("T")
QUICK, MOVE, LOOK, ANALYSIS = range(4)
QUICK_THREADS = 4
TURN = 1.0  # seconds until a search gives way to others
PATIENCE = 1.0  # seconds for a job that was stopped to end by itself
MOST_PROCESSES = 8


def _nothing(_: Any) -> None:
    """Nobody listens."""


class Task:
    """One piece of work; `cancel` ends it, `displaced` says that others needed its place."""

    def __init__(
        self,
        urgency: int,
        owner: object = None,
        game: str = "",
        compiles: Callable[[bool], None] = _nothing,
    ) -> None:
        self.urgency = urgency
        self.owner = owner or self
        """Whose work it is: pages take turns."""
        self.game = game
        """What it is about: where this was worked on before, the code is loaded."""
        self.compiles = compiles
        """Hears when compiling begins and ends."""
        self.stop = Stop()
        self.gone = False
        self.displaced = False
        self.began = 0.0
        self.cancelled: Callable[[], None] = lambda: None

    def cancel(self, gone: bool = False) -> None:
        """End it; `gone` says that whoever wanted it has left."""
        self.gone = self.gone or gone
        self.stop.request()
        self.cancelled()


class _Entry(NamedTuple):
    """A task that waits for a place."""

    task: Task
    number: int
    ready: asyncio.Future[Process]


def _is_large(process: Process) -> bool:
    """Whether another should take its place; for one game alone it may hold more."""
    several = len(process.games) > 1
    most = limits.WORKER_MEGABYTES if several else limits.LARGEST_MEGABYTES
    return process.megabytes > most or len(process.games) > limits.LOADED


class Workers:
    """Threads for what takes moments, processes for searches; for one event loop."""

    def __init__(self, places: int | None = None) -> None:
        self.places = places or min(max(2, os.cpu_count() or 2), MOST_PROCESSES) + 1
        self.share = max(1, self.places - 1)
        """The most that one page has at work, so that there is a place for another."""
        self._processes: list[Process] = []
        self._running: dict[Process, Task] = {}
        self._waiting: list[_Entry] = []
        self._number = itertools.count()
        self._timer: asyncio.TimerHandle | None = None
        self._quick = asyncio.Semaphore(QUICK_THREADS)
        self._background: set[asyncio.Future[Any]] = set()
        self._closed = False

    # Moments.

    async def quickly(self, task: Task, job: Callable[[], T]) -> T:
        """What the job returns: something in plain Python that takes moments."""
        return await self._kept(task, self._quickly(task, job))

    async def _quickly(self, task: Task, job: Callable[[], T]) -> T:
        async with self._quick:
            return await in_thread(job, task.stop, PATIENCE, limits.QUICK_SECONDS)

    # Searches.

    async def run(
        self, task: Task, job: Job, *arguments: Any, told: Callable[[Any], None] = _nothing
    ) -> Any:
        """What the job returns, once it is its turn; `told` hears what it reports."""
        process = await self._turn(task)
        return await self._kept(task, self._work(process, task, job, arguments, told))

    def warm(self) -> None:
        """Have a process ready before somebody waits for it."""
        if not self._processes and not self._closed:
            process = Process()
            self._processes.append(process)
            self._in_background(process.start())

    async def close(self) -> None:
        self._closed = True
        for entry in list(self._waiting):
            entry.task.cancel(gone=True)
        await asyncio.gather(*(one.ended() for one in self._processes))
        if self._background:  # what is left are processes that are just ending, and moments
            _, hanging = await asyncio.wait(self._background, timeout=PATIENCE)
            for working in hanging:
                working.cancel()
            await asyncio.gather(*hanging, return_exceptions=True)

    async def _kept(self, task: Task, working: Coroutine[Any, Any, T]) -> T:
        """Work that keeps its place until it has ended, even if nobody waits for it any more."""
        future = self._in_background(working)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            task.cancel(gone=True)
            raise

    def _in_background(self, working: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
        future = asyncio.ensure_future(working)
        self._background.add(future)
        future.add_done_callback(self._background.discard)
        future.add_done_callback(lambda one: one.cancelled() or one.exception())
        return future

    async def _work(
        self,
        process: Process,
        task: Task,
        job: Job,
        arguments: tuple[Any, ...],
        told: Callable[[Any], None],
    ) -> Any:
        loop = asyncio.get_running_loop()
        task.cancelled = lambda: self._stop(process, task, loop.time())
        limit = loop.call_later(limits.JOB_SECONDS, process.kill)
        try:
            if task.stop.requested:  # between its turn and now
                raise Stopped
            return await process.run(job, arguments, told, task.compiles)
        except (Stopped, ZermeloError) as error:
            if task.stop.requested:  # what a job says that nobody wants any more is no news
                raise Stopped from None
            if isinstance(error, ZermeloError):
                raise
            raise ZermeloError(
                f"this took longer than {limits.JOB_SECONDS / 60:g} minutes; ask for less"
            ) from None
        finally:
            limit.cancel()
            task.cancelled = lambda: None
            self._leave(process, task)

    def _stop(self, process: Process, task: Task, since: float) -> None:
        process.stop()
        self._watch(process, task, since)

    def _watch(self, process: Process, task: Task, since: float) -> None:
        """End a process whose job does not end by itself.

        What it compiles is of use the next time: while the page is there and nothing else waits,
        it may go on.
        """
        if self._running.get(process) is not task:
            return
        loop = asyncio.get_running_loop()
        spent = loop.time() - since
        useful = process.compiling and not task.gone and not self._others_wait(task)
        if spent >= PATIENCE and not (useful and spent < limits.COMPILE_SECONDS):
            process.kill()
        else:
            loop.call_later(PATIENCE / 10, self._watch, process, task, since)

    # Places.

    async def _turn(self, task: Task) -> Process:
        """A process to work in, when it is this task's turn."""
        if task.stop.requested:
            raise Stopped
        ready: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        entry = _Entry(task, next(self._number), ready)
        self._waiting.append(entry)
        task.cancelled = lambda: self._withdraw(entry)
        self._dispatch()
        if self._timer is None:
            self._look_on()
        try:
            await asyncio.wait([ready])
        except asyncio.CancelledError:
            self._withdraw(entry)
            if not ready.cancelled() and ready.exception() is None:
                self._leave(ready.result(), task)
            raise
        return await ready

    def _look_on(self) -> None:
        """As long as anybody waits, see now and then who may give way."""
        self._timer = None
        if self._waiting:
            self._displace()
            self._timer = asyncio.get_running_loop().call_later(TURN / 4, self._look_on)

    def _withdraw(self, entry: _Entry) -> None:
        """It waits no more."""
        with contextlib.suppress(ValueError):
            self._waiting.remove(entry)
        if not entry.ready.done():
            entry.ready.set_exception(Stopped())

    def _dispatch(self) -> None:
        """Give away the places that are free."""
        while not self._closed and (entry := self._next()) is not None:
            process = self._free(entry.task)
            if process is None:
                return
            self._waiting.remove(entry)
            entry.task.began = time.monotonic()
            process.games.add(entry.task.game)
            self._running[process] = entry.task
            entry.ready.set_result(process)

    def _next(self) -> _Entry | None:
        """The most urgent, of the page that has the least at work, who came first."""
        at_work = Counter(id(task.owner) for task in self._running.values())
        able = [
            one
            for one in self._waiting
            if at_work[id(one.task.owner)] < self.share and not self._comes(one.task)
        ]
        return min(
            able,
            key=lambda one: (one.task.urgency, at_work[id(one.task.owner)], one.number),
            default=None,
        )

    def _comes(self, task: Task) -> bool:
        """Whether the page's last job on this game still compiles what this one needs."""
        return any(
            one.owner is task.owner and one.game == task.game and one.stop.requested
            for process, one in self._running.items()
            if process.compiling
        )

    def _free(self, task: Task) -> Process | None:
        """A process that has nothing to do, best one that knows the game; else a new one."""
        idle = [one for one in self._processes if one not in self._running]
        if not idle and len(self._processes) < self.places:
            idle = [Process()]
            self._processes += idle
        return max(idle, key=lambda one: (task.game in one.games, -len(one.games)), default=None)

    def _leave(self, process: Process, task: Task) -> None:
        self._running.pop(process, None)
        if process.killed or process.lost or _is_large(process):
            self._end(process)
        else:
            loop = asyncio.get_running_loop()
            loop.call_later(limits.IDLE_SECONDS, self._rest, process, process.jobs)
        self._dispatch()

    def _rest(self, process: Process, jobs: int) -> None:
        """One process that has nothing to do is enough."""
        others = [one for one in self._processes if one is not process]
        idle = process in self._processes and process not in self._running
        if idle and process.jobs == jobs and others:
            self._end(process)

    def _end(self, process: Process) -> None:
        self._processes.remove(process)
        self._in_background(process.ended())

    def _others_wait(self, task: Task) -> bool:
        """Whether something waits that what this one compiles is of no use to."""
        return any(
            one.task.owner is not task.owner or one.task.game != task.game for one in self._waiting
        )

    def _displace(self) -> None:
        """Have the analysis that has run longest give way to what waits for its place.

        One that compiles would have to begin anew.
        """
        owners = [one.task.owner for one in self._waiting]
        any_place = self._next() is not None  # else a page waits for places of its own
        analyses = [
            task
            for process, task in self._running.items()
            if task.urgency == ANALYSIS
            and not process.compiling
            and (any_place or task.owner in owners)
        ]
        if not analyses or any(task.displaced for task in analyses):
            return
        oldest = min(analyses, key=lambda task: task.began)
        if time.monotonic() - oldest.began >= TURN:
            oldest.displaced = True
            oldest.cancel()

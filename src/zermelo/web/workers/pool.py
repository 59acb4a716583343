"""Jobs for pages: a few searches at once in processes, moves before analyses, fair between pages.

Every job can be stopped. It is asked to end first; if it does not within a second, its process is
killed and another takes the place, so no page waits for one that has gone. An analysis gives way
after a second if others wait. A process that has grown large is replaced, since compiled code is
never freed otherwise.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ... import clock
from ...cancellation import Stop
from ...errors import ZermeloError
from ...machine import cores
from .. import limits
from .compiling import Compilations
from .processes import Process, Stopped, in_thread
from .worker import Job

T = TypeVar("T")
QUICK, MOVE, TRACE, ANALYSIS = range(4)
QUICK_THREADS = 4
TURN = 1.0  # seconds until a search gives way to others
PATIENCE = 1.0  # seconds for a stopped job to end by itself
STARTING = 10.0  # the same, while its process is being started
MOST_PROCESSES = 8


def _ignore(*_: Any) -> None:
    """Discard a report."""


@dataclass(eq=False)
class Task:
    """A job; `cancel` ends it."""

    urgency: int
    owner: object = None
    """The page it is for: pages take turns."""
    game: str = ""
    """The game it is about: a process that has worked on this game has its code loaded."""
    on_compiling: Callable[[bool], None] = _ignore
    """Called when compiling begins and ends that the job waits for."""
    on_ahead: Callable[[float | None], None] = _ignore
    """Called when compiling begins that it does not wait for, with the seconds that takes (0:
    unknown), and with None when it ends."""
    on_cancel: Callable[[], None] = _ignore
    stop: Stop = field(default_factory=Stop)
    gone: bool = False
    """Whether the page that wanted it has closed."""
    displaced: bool = False
    """Whether others needed its place."""
    began: float = 0.0

    def __post_init__(self) -> None:
        self.owner = self.owner or self

    def cancel(self, gone: bool = False) -> None:
        self.gone = self.gone or gone
        self.stop.request()
        self.on_cancel()


class Workers:
    """Threads for what takes moments, processes for searches; for one event loop."""

    def __init__(self, places: int | None = None, preload: str = "", given: str = "") -> None:
        self.places = places or min(max(2, cores()), MOST_PROCESSES) + 1
        self.share = max(1, self.places - 1)
        """The most processes that one page uses, so that there is a place for another."""
        self._preload, self._given = preload, given
        self._compilations = Compilations(max(1, self.places // 3))
        self._processes: list[Process] = []
        self._leaving: set[Process] = set()
        self._running: dict[Process, Task] = {}
        self._waiting: dict[Task, asyncio.Future[Process]] = {}
        self._timer: clock.Timer | None = None
        self._quick = asyncio.Semaphore(QUICK_THREADS)
        self._background: set[asyncio.Future[Any]] = set()
        self._closed = False

    async def quickly(self, task: Task, job: Callable[[], T]) -> T:
        """What the job returns: something in plain Python that takes moments."""

        async def working() -> T:
            async with self._quick:
                return await in_thread(job, task.stop, PATIENCE, limits.QUICK_SECONDS)

        return await self._kept(task, working())

    async def run(
        self, task: Task, job: Job, *arguments: Any, report: Callable[[Any], None] | None = None
    ) -> Any:
        """What the job returns, once it is its turn; `report` is called with what it reports."""
        process = await self._turn(task)
        return await self._kept(task, self._work(process, task, job, arguments, report or _ignore))

    def warm(self) -> None:
        """Start a process before a page waits for it."""
        if not self._processes and not self._closed:
            self._in_background(self._new_process().start())

    def leave(self, owner: object) -> None:
        """A page has gone: what is compiled for it makes room."""
        self._compilations.leave(owner)

    async def close(self) -> None:
        self._closed = True
        self._compilations.close()
        for task in list(self._waiting):
            task.cancel(gone=True)
        await asyncio.gather(*(one.ended() for one in (*self._processes, *self._leaving)))
        if self._background:  # what is left are threads
            _, hanging = await asyncio.wait(self._background, timeout=PATIENCE)
            for working in hanging:
                working.cancel()
            await asyncio.gather(*hanging, return_exceptions=True)

    # A job at work.

    async def _kept(self, task: Task, working: Coroutine[Any, Any, T]) -> T:
        """Work that keeps its place until it has ended, even if no page waits for it any more."""
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
        report: Callable[[Any], None],
    ) -> Any:
        task.on_cancel = lambda: self._stop(process, task)
        limit = clock.call_later(limits.JOB_SECONDS, process.kill)
        try:
            if task.stop.requested:  # between its turn and now
                raise Stopped
            return await process.run(job, arguments, report, task.on_compiling, task.on_ahead)
        except (Stopped, ZermeloError) as error:
            if task.stop.requested:  # it was cancelled, so why it failed does not matter
                raise Stopped from None
            if isinstance(error, ZermeloError):
                raise
            raise ZermeloError(
                f"this took longer than {limits.JOB_SECONDS / 60:g} minutes; ask for less"
            ) from None
        finally:
            limit.cancel()
            task.on_cancel = _ignore
            self._leave(process)

    def _stop(self, process: Process, task: Task) -> None:
        process.stop()
        self._watch(process, task, clock.now())

    def _watch(self, process: Process, task: Task, since: float) -> None:
        """Kill a process whose job does not end by itself.

        What it compiles is of use the next time: while the page is there and nothing else waits,
        it may go on. One that is being started has its time for that, for the next would not be
        there sooner.
        """
        if self._running.get(process) is not task:
            return
        spent = clock.now() - max(since, process.ready_since or since)
        others_wait = any(
            one.owner is not task.owner or one.game != task.game for one in self._waiting
        )
        useful = process.compiling and not task.gone and not others_wait
        patience = STARTING if process.ready_since is None else PATIENCE
        if spent >= (limits.COMPILE_SECONDS if useful else patience):
            process.kill()
        else:
            clock.call_later(PATIENCE / 10, self._watch, process, task, since)

    # The queue.

    async def _turn(self, task: Task) -> Process:
        """A process to work in, when it is this task's turn."""
        if task.stop.requested:
            raise Stopped
        ready: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        self._waiting[task] = ready
        task.on_cancel = lambda: self._withdraw(task)
        self._dispatch()
        if self._timer is None:
            self._check_queue()
        try:
            await asyncio.wait([ready])
        except asyncio.CancelledError:
            self._withdraw(task)
            if not ready.cancelled() and ready.exception() is None:
                self._leave(ready.result())
            raise
        return await ready

    def _check_queue(self) -> None:
        """While tasks wait, look now and then for one that can give way."""
        self._timer = None
        if self._waiting:
            self._displace()
            self._timer = clock.call_later(TURN / 4, self._check_queue)

    def _withdraw(self, task: Task) -> None:
        """It no longer waits."""
        ready = self._waiting.pop(task, None)
        if ready is not None and not ready.done():
            ready.set_exception(Stopped())

    def _dispatch(self) -> None:
        """Give away the places that are free."""
        while not self._closed and (task := self._next()) is not None:
            process = self._free(task)
            if process is None:
                break
            task.began = clock.now()
            process.games.add(task.game)
            process.owner, process.game = task.owner, task.game
            self._compilations.renew(process)
            self._running[process] = task
            self._waiting.pop(task).set_result(process)
        self._keep_spare()

    def _keep_spare(self) -> None:
        """Keep a process ready for the next task: starting one takes half a second."""
        busy = self._processes and all(one in self._running for one in self._processes)
        if busy and len(self._processes) < self.places and not self._closed:
            self._in_background(self._new_process().start())

    def _next(self) -> Task | None:
        """The most urgent, of the page with the least at work, in order of arrival."""
        at_work = Counter(id(task.owner) for task in self._running.values())
        able = [
            one
            for one in self._waiting
            if at_work[id(one.owner)] < self.share and not self._is_being_compiled(one)
        ]
        return min(able, key=lambda one: (one.urgency, at_work[id(one.owner)]), default=None)

    def _is_being_compiled(self, task: Task) -> bool:
        """Whether the page's last job on this game still compiles what this one needs."""
        return any(
            one.owner is task.owner and one.game == task.game and one.stop.requested
            for process, one in self._running.items()
            if process.compiling
        )

    def _displace(self) -> None:
        """Have the analysis that has run longest give way to what waits for its place.

        One that is compiling is spared: it would have to start again.
        """
        owners = [one.owner for one in self._waiting]
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
        if clock.now() - oldest.began >= TURN:
            oldest.displaced = True
            oldest.cancel()

    # Processes.

    def _new_process(self) -> Process:
        compilations = self._compilations
        process = Process(self._preload, self._given, compilations.ask, compilations.put_off)
        self._processes.append(process)
        return process

    def _free(self, task: Task) -> Process | None:
        """An idle process, preferably one that has the game loaded; else a new one.

        Else one that has the compiler's library loaded already, for that is 60 MB and takes half a
        second, but not if it waits for the code of another game, which would be put off.
        """
        idle = [one for one in self._processes if one not in self._running]
        if not idle and len(self._processes) < self.places:
            return self._new_process()

        def suits(one: Process) -> tuple[bool, bool, int]:
            return task.game in one.games, one.ahead is None, len(one.games)

        return max(idle, key=suits, default=None)

    def _leave(self, process: Process) -> None:
        self._running.pop(process, None)
        if process.killed or process.lost or _is_large(process):
            self._end(process)
        else:
            clock.call_later(limits.IDLE_SECONDS, self._retire, process, process.jobs)
        self._dispatch()

    def _retire(self, process: Process, jobs: int) -> None:
        """End a process that has been idle since that many jobs; one idle process is enough."""
        idle = process in self._processes and process not in self._running
        if idle and process.jobs == jobs and len(self._processes) > 1:
            self._end(process)

    def _end(self, process: Process) -> None:
        self._processes.remove(process)
        self._compilations.lose(process)
        self._leaving.add(process)
        ending = self._in_background(process.ended())
        ending.add_done_callback(lambda _: self._leaving.discard(process))


def _is_large(process: Process) -> bool:
    """Whether another should take its place; for one game alone it may hold more."""
    several = len(process.games) > 1
    most = limits.WORKER_MEGABYTES if several else limits.LARGEST_MEGABYTES
    return process.megabytes > most or len(process.games) > limits.LOADED

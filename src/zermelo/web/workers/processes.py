"""Where jobs run: short ones in threads of the server, searches in worker processes.

Rules in plain Python can be interrupted in a thread; compiled code can only be killed with its
process.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import functools
import itertools
import json
import os
import pickle
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ... import clock
from ...cancellation import Stop, stoppable
from ...children import LastWords
from ...errors import ZermeloError
from ...log import Log
from .worker import HEADER, Job, framed

T = TypeVar("T")
_log = Log(__name__)
POLL = 0.1  # seconds between checks of a thread
BEGIN = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from zermelo.web.workers.worker import main; main(*sys.argv[2:])"
)
_numbers = itertools.count(1)


class Stopped(Exception):
    """The job was ended before it had an answer."""


def _ignore(*_: Any) -> None:
    """Discard a report."""


ENDING = 1.0  # seconds, of a process that speaks no more


@dataclass(eq=False)
class Process:
    """Started when it gets its first job."""

    preload: str = ""
    """The module to import before the first job comes."""
    given: str = ""
    """What that is handed."""
    on_compile: Callable[[Process, int, bytes], None] = _ignore
    """Called with the number of a program that it wants to have compiled, and the program."""
    on_put_off: Callable[[Process, int], None] = _ignore
    """Called with the number of a program that it no longer wants."""
    games: set[str] = field(default_factory=set)
    """The games it has worked on: their code is loaded there."""
    owner: object = None
    """Whose job it did last."""
    game: str = ""
    """What that was about."""
    megabytes: float = 0.0
    ready_since: float | None = None
    """When it had imported what jobs need."""
    compiling: bool = False
    """Whether its job waits for that."""
    ahead: float | None = None
    """Seconds until what it compiles ahead is ready, as they were at the beginning; 0: unknown."""
    killed: bool = False
    lost: bool = False
    """Whether it ended by itself."""
    jobs: int = 0
    process: asyncio.subprocess.Process | None = None
    _words: LastWords = field(default_factory=LastWords)
    _number: int = 0
    _stopped: bool = False
    _starting: asyncio.Lock = field(default_factory=asyncio.Lock)
    _job: _Listener | None = None
    _reading: asyncio.Future[None] | None = None

    async def start(self) -> None:
        async with self._starting:  # it may be given a job while it is being started
            if self.process is None and not self.killed:
                with self._words.listening() as end:
                    self.process = await asyncio.create_subprocess_exec(
                        sys.executable,
                        "-P",  # nothing from the folder where the server was started
                        "-c",
                        BEGIN,
                        json.dumps([path for path in sys.path if path]),
                        self.preload,
                        self.given,
                        stdin=asyncio.subprocess.PIPE,
                        stdout=asyncio.subprocess.PIPE,
                        stderr=end,
                        start_new_session=os.name == "posix",  # Ctrl-C is for the server
                    )
                self._reading = asyncio.ensure_future(self._read())
        if self.killed:  # meanwhile
            self.kill()

    async def run(
        self,
        job: Job,
        arguments: tuple[Any, ...],
        report: Callable[[Any], None],
        on_compiling: Callable[[bool], None],
        on_ahead: Callable[[float | None], None],
    ) -> Any:
        """What the job returns; `report` gets what it reports meanwhile."""
        on_ahead(self.ahead)
        content = pickle.dumps((job, arguments), pickle.HIGHEST_PROTOCOL)
        self._number, self._stopped, self.jobs = next(_numbers), False, self.jobs + 1
        answered: asyncio.Future[tuple[Any, ...]] = asyncio.get_running_loop().create_future()
        try:
            await self.start()
            self._job = _Listener(report, on_compiling, on_ahead, answered)
            self._send("do", self._number, content)
            if self._stopped:  # while it was started
                self.stop()
            if self._reading is None or self._reading.done():
                raise asyncio.IncompleteReadError(b"", None)
            what, answer, self.megabytes = await answered
        except (asyncio.IncompleteReadError, OSError):
            raise await self._lost() from None
        except BaseException:
            self.kill()  # it may still be at it
            raise
        finally:
            self._job = None
            if self.compiling:
                self.compiling = False
                on_compiling(False)
            on_ahead(None)
        if what == "failed":
            raise ZermeloError(answer)
        return answer

    async def _read(self) -> None:
        """Take what it says, whether it has a job or not, until it is gone."""
        try:
            while True:
                message = await self._next()
                try:
                    self._take(*message)
                except Exception as error:  # who listens could not hear it
                    self._fail(error)
        except (asyncio.IncompleteReadError, OSError) as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        if self._job is not None and not self._job.answered.done():
            self._job.answered.set_exception(error)

    def _take(self, what: str, *values: Any) -> None:
        job = self._job
        if what == "ready":
            self.ready_since = clock.now()
        elif what == "compile":
            self.on_compile(self, *values)
        elif what == "put off":
            self.on_put_off(self, *values)
        elif what == "ahead":
            self.ahead = values[0]
            if job is not None:
                job.on_ahead(self.ahead)
        elif job is None or job.answered.done():
            return  # the task no longer listens
        elif what == "report":
            job.report(values[0])
        elif what == "compiling":
            self.compiling = values[0]
            job.on_compiling(values[0])
        else:
            job.answered.set_result((what, *values))

    def stop(self) -> None:
        """Ask the job to end by itself."""
        self._stopped = True
        self._send("stop", self._number, b"")

    def begun(self, number: int) -> None:
        """Tell it that a program for which it had to wait is being compiled now."""
        self._send("begun", number, b"")

    def compiled(self, number: int) -> None:
        """Tell it that a program which it wanted has been compiled."""
        self._send("compiled", number, b"")

    def kill(self) -> None:
        self.killed = True
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def ended(self) -> None:
        """Kill it and wait until it has ended."""
        self.kill()
        async with self._starting:  # one that is being started ends after that
            pass
        if self.process is not None:
            if self.process.stdin is not None:
                self.process.stdin.close()
            await self.process.wait()
        if self._reading is not None:
            await asyncio.wait([self._reading])

    def _send(self, *message: Any) -> None:
        if self.process is not None and self.process.stdin is not None:
            with contextlib.suppress(ConnectionError, RuntimeError):
                self.process.stdin.write(framed(message))

    async def _next(self) -> tuple[Any, ...]:
        assert self.process is not None
        assert self.process.stdout is not None
        header = await self.process.stdout.readexactly(HEADER.size)
        content = await self.process.stdout.readexactly(HEADER.unpack(header)[0])
        message: tuple[Any, ...] = pickle.loads(content)
        return message

    async def _lost(self) -> Exception:
        """The error for a process that has gone."""
        if self.killed:
            return Stopped()
        self.lost = True
        if self.process is not None:
            # To kill one that has ended would take its exit code from those who wait for it.
            with contextlib.suppress(TimeoutError):
                await clock.wait_for(self.process.wait(), ENDING)
        await self.ended()
        code = self.process.returncode if self.process is not None else None
        how = await asyncio.to_thread(self._words.ending, "the worker process", code, _log)
        _log.warning("a worker process ended unexpectedly: it %s", how)
        return ZermeloError(
            f"the worker process ended unexpectedly (it {how}); try again, and if it happens again "
            "with less depth or fewer nodes"
        )


@dataclass(frozen=True)
class _Listener:
    """The caller that waits for a job."""

    report: Callable[[Any], None]
    on_compiling: Callable[[bool], None]
    on_ahead: Callable[[float | None], None]
    answered: asyncio.Future[tuple[Any, ...]]


# Threads.


class _Interrupted(BaseException):
    """Raised in a thread from outside."""


async def in_thread(job: Callable[[], T], stop: Stop, patience: float, most: float) -> T:
    """What the job returns, or Stopped: `patience` seconds after a `stop` it is interrupted.

    After `most` seconds it is interrupted anyway. A thread that hangs outside Python is abandoned.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()
    thread = threading.Thread(target=_run, args=(job, stop, loop, done), daemon=True)
    thread.start()
    began, stopped, interrupted = clock.now(), 0.0, False
    while not done.done():
        await asyncio.wait([done], timeout=POLL)
        now = clock.now()
        if now - began > most:
            stop.request()
        if not stop.requested or done.done():
            continue
        stopped = stopped or now
        if now - stopped > patience and not interrupted:
            interrupted = True
            _interrupt(thread)
        if now - stopped > 2 * patience:
            break
    if done.done() and not done.cancelled():
        return done.result()
    if clock.now() - began > most:
        raise ZermeloError("this took too long; ask for less")
    raise Stopped


def _run(job: Callable[[], T], stop: Stop, loop: Any, done: asyncio.Future[T]) -> None:
    def settle(answer: Callable[[], Any]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(lambda: None if done.done() else answer())

    try:
        try:
            with stoppable(stop):
                answer = job()
        except Exception as error:
            settle(functools.partial(done.set_exception, error))
        else:
            settle(functools.partial(done.set_result, answer))
    except _Interrupted:
        settle(done.cancel)


def _interrupt(thread: threading.Thread) -> None:
    """Have the thread raise, as soon as it is in Python code."""
    if thread.ident is not None and thread.is_alive():
        ident, kind = ctypes.c_ulong(thread.ident), ctypes.py_object(_Interrupted)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, kind)

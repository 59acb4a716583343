"""What runs for one page: its jobs, the messages that wait to be sent, errors as messages."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, TypeVar

from ...errors import ZermeloError
from ...log import Log
from .. import limits
from ..catalogue import game_key
from ..messages.responses import Failed, Status, ToPage, encode
from ..messages.schema import GameName
from ..workers.pool import QUICK, Task, Workers
from ..workers.processes import Stopped
from ..workers.worker import Job, error_text

T = TypeVar("T")
_log = Log(__name__)


class TooSlow(Exception):
    """The page does not read its messages."""


class Outbox:
    """Messages that wait to be sent, limited in number and total length."""

    def __init__(self) -> None:
        self._texts: asyncio.Queue[str | None] = asyncio.Queue()
        self._length = 0

    def put(self, text: str) -> None:
        waiting = self._texts.qsize()
        if waiting >= limits.OUTBOX or (waiting and self._length > limits.OUTBOX_BYTES):
            raise TooSlow
        self._length += len(text)
        self._texts.put_nowait(text)

    def finish(self) -> None:
        """Send what waits, and nothing more."""
        self._texts.put_nowait(None)

    def give_up(self) -> None:
        """Send nothing more."""
        while not self._texts.empty():
            self._texts.get_nowait()
        self._texts.put_nowait(None)

    async def get(self) -> str | None:
        """The next text; None where there will be none."""
        text = await self._texts.get()
        self._length -= len(text or "")
        return text


class PageWork:
    """Runs jobs for a page, reports their errors to it, and ends them when it closes."""

    def __init__(self, workers: Workers) -> None:
        self.workers, self.outbox = workers, Outbox()
        self._tasks: set[Task] = set()
        self._compiling: set[Task] = set()
        self._ahead: dict[Task, float] = {}
        self._coroutines: set[asyncio.Task[None]] = set()
        self._thinking: int | None = None

    def send(self, message: ToPage) -> None:
        self.outbox.put(encode(message))

    def close(self) -> None:
        """The page is gone: all its work ends."""
        for task in list(self._tasks):
            task.cancel(gone=True)
        for running in self._coroutines:
            running.cancel()
        self.workers.leave(self)

    # Jobs.

    def new_task(self, urgency: int, game: GameName | None = None) -> Task:
        task = Task(urgency, self, game_key(game) if game else "")
        task.on_compiling = lambda begins: self._set_compiling(task, begins)
        task.on_ahead = lambda seconds: self._set_ahead(task, seconds)
        return task

    async def quickly(self, job: Callable[[], T]) -> T:
        """What the job returns: something in plain Python that takes moments."""
        task = self.new_task(QUICK)
        return await self._tracked(task, self.workers.quickly(task, job))

    async def run(
        self, task: Task, job: Job, *arguments: Any, report: Callable[[Any], None] | None = None
    ) -> Any:
        """What the job returns, from a worker process."""
        return await self._tracked(task, self.workers.run(task, job, *arguments, report=report))

    async def _tracked(self, task: Task, running: Awaitable[T]) -> T:
        self._tasks.add(task)
        try:
            return await running
        finally:
            self._tasks.discard(task)

    # Coroutines that outlive the request that started them.

    def start(self, coroutine: Coroutine[Any, Any, None], request: int | None = None) -> None:
        running = asyncio.ensure_future(self._run_guarded(coroutine, request))
        self._coroutines.add(running)
        running.add_done_callback(self._ended)

    async def _run_guarded(self, coroutine: Coroutine[Any, Any, None], request: int | None) -> None:
        with self.guarded(request):
            await coroutine

    @contextlib.contextmanager
    def guarded(self, request: int | None = None) -> Iterator[None]:
        """Inside, an error becomes a message, with the number of the request it belongs to."""
        try:
            yield
        except (TooSlow, asyncio.CancelledError):
            raise
        except Stopped:
            return  # a later request took its place
        except Exception as error:
            if not isinstance(error, ZermeloError):
                where = traceback.extract_tb(error.__traceback__)[-1]
                _log.warning("a request failed at %s:%d: %r", where.filename, where.lineno, error)
            self.send(Failed(error_text(error), request))

    def _ended(self, running: asyncio.Task[None]) -> None:
        self._coroutines.discard(running)
        if not running.cancelled() and isinstance(running.exception(), TooSlow):
            self.outbox.give_up()

    # Status: who is thinking, and whether code is being compiled for this page.

    def set_thinking(self, mover: int | None) -> None:
        if mover != self._thinking:
            self._thinking = mover
            self._send_status()

    def _set_compiling(self, task: Task, begins: bool) -> None:
        before = bool(self._compiling)
        (self._compiling.add if begins else self._compiling.discard)(task)
        if bool(self._compiling) != before:
            self._send_status()

    def _set_ahead(self, task: Task, seconds: float | None) -> None:
        before = dict(self._ahead)
        self._ahead.pop(task, None)
        if seconds is not None:
            self._ahead[task] = seconds
        if self._ahead != before:
            self._send_status()

    def _send_status(self) -> None:
        ahead = max(self._ahead.values(), default=None)
        with contextlib.suppress(TooSlow):
            self.send(Status(self._thinking, bool(self._compiling), ahead))

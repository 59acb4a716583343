"""Who analyses for a page: the position that was asked for last, until it is done."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ..messages import requests as asked
from ..messages.schema import GameName
from ..resources import Known
from ..workers.pool import Stopped, Task
from . import jobs
from .analysis import Wanted, wanted
from .game_session import Table

__all__ = ["Analyst"]


class Analyst:
    """Analyses positions of a table, the last one asked for only."""

    def __init__(
        self,
        work: Callable[..., Awaitable[Any]],
        known: Known,
        new_task: Callable[[GameName], Task],
        send: Callable[[str], None],
    ) -> None:
        self._work, self.known, self.new_task, self.send = work, known, new_task, send
        self._task: Task | None = None

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def wanted(self, table: Table, message: asked.Analyse) -> Wanted | None:
        """What is to be searched; None where nobody is to decide."""
        return wanted(table, message, self.known)

    def run(self, about: Wanted) -> Coroutine[Any, Any, None]:
        """Search until it is done, for as long as nobody asks for something else."""
        self.stop()
        self._task = self.new_task(about.game)
        return self._run(about, self._task)

    async def _run(self, about: Wanted, task: Task) -> None:
        left, deepest = about.seconds, 0

        def report(told: tuple[int, str]) -> None:
            nonlocal deepest
            nodes, message = told
            if self._task is task and nodes >= deepest:  # else begun anew, not yet as far as before
                deepest = nodes
                self.send(message)

        while left > 0 and self._task is task:
            began = time.monotonic()
            try:
                job = about._replace(seconds=left)
                message = await self._work(task, jobs.analyse, job, told=report)
            except Stopped:
                if not task.displaced or self._task is not task:
                    raise
                message = ""
            left -= time.monotonic() - began
            if self._task is not task:
                return
            if message and (not task.displaced or left <= 0):
                self.send(message)
                return
            self._task = task = self.new_task(about.game)

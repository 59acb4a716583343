"""Traces, experiments, exercises: jobs that the page numbers, so that it can end them."""

from __future__ import annotations

from typing import Any

from ...errors import BadParameter
from .. import limits
from ..workers.pool import TRACE, Task
from ..workers.worker import Job
from .page_work import PageWork

TREE = -1  # where a tree of text is counted among the jobs; pages number theirs from 0


class NumberedJobs:
    """What is running for a page, and the finished traces that it may ask about."""

    def __init__(self, work: PageWork) -> None:
        self.work = work
        self._jobs: dict[int, Task | bytes] = {}
        """Finished traces are packed."""

    async def start(self, number: int, job: Job, message: Any) -> None:
        """Do a job in the place of what had its number before."""
        self.end(number)
        if number != TREE and len(self._jobs.keys() - {TREE}) >= limits.TRACES:
            raise BadParameter(f"a page can hold {limits.TRACES} searches at once; close one")
        game = message.place.game if hasattr(message, "place") else None
        task = self._jobs[number] = self.work.new_task(TRACE, game)
        self.work.start(self._run(number, task, job, message), message.id)

    async def _run(self, number: int, task: Task, job: Job, message: Any) -> None:
        """Send what it reports and its answer; what it leaves to be explained is kept."""

        def send(text: str) -> None:
            if text and self._jobs.get(number) is task:
                self.work.outbox.put(text)

        trace = b""
        try:
            text, trace = await self.work.run(task, job, message, report=send)
            send(text)
        finally:
            if self._jobs.get(number) is task:
                del self._jobs[number]
                if trace:
                    self._jobs[number] = trace

    def end(self, number: int) -> None:
        ended = self._jobs.pop(number, None)
        if isinstance(ended, Task):
            ended.cancel()

    def trace(self, number: int) -> bytes:
        found = self._jobs.get(number)
        if not isinstance(found, bytes):
            raise BadParameter("there is no trace with this number")
        return found

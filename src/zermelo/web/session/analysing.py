"""An analysis under way: one search of a position, its lines sent as they get better."""

from __future__ import annotations

from ... import clock
from ..workers.pool import ANALYSIS, Task
from ..workers.processes import Stopped
from . import jobs
from .analysis import AnalysisJob
from .page_work import PageWork


class Analysing:
    """The one analysis of a page; a new one takes its place."""

    def __init__(self, work: PageWork) -> None:
        self.work = work
        self._task: Task | None = None

    def start(self, job: AnalysisJob) -> None:
        self.stop()
        self._task = self.work.new_task(ANALYSIS, job.game)
        self.work.start(self._run(job, self._task))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self, job: AnalysisJob, task: Task) -> None:
        """Search until it is done; a search that was displaced by others starts again."""
        left, most_nodes = job.seconds, 0

        def report(progress: tuple[int, str]) -> None:
            nonlocal most_nodes
            nodes, text = progress
            if self._task is task and nodes >= most_nodes:  # else it has not caught up yet
                most_nodes = nodes
                self.work.outbox.put(text)

        while left > 0 and self._task is task:
            began, text = clock.now(), ""
            try:
                remaining = job._replace(seconds=left)
                text = await self.work.run(task, jobs.analyse, remaining, report=report)
            except Stopped:
                if not task.displaced or self._task is not task:
                    raise
            left -= clock.now() - began
            if self._task is not task:
                return
            if text and (not task.displaced or left <= 0):
                self.work.outbox.put(text)
                return
            self._task = task = self.work.new_task(ANALYSIS, job.game)

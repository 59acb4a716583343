"""A review under way: positions searched one after the other, moves sent as they are judged."""

from __future__ import annotations

from typing import Any

from ...wording import Worth, balance
from ..messages.responses import Reviewed, ReviewedMove
from ..workers.pool import ANALYSIS, Task
from ..workers.processes import Stopped
from . import jobs
from .analysis import AnalysisJob
from .page_work import PageWork
from .review import Look, judged
from .table.game_session import GameSession

NOTHING = Look("", None, False, "", [])


class Reviewing:
    """The one review of a page; a new one takes its place."""

    def __init__(self, work: PageWork) -> None:
        self.work = work
        self._task: Task | None = None
        self._number = 0

    def stop(self) -> None:
        self._number += 1
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def run(self, table: GameSession, todo: list[tuple[AnalysisJob, Any]]) -> None:
        """Look at every position; a move is judged once the one after it has been looked at."""
        self._number += 1
        number, before = self._number, NOTHING
        for index, (job, played) in enumerate(todo):
            found = await self._look(job, played)
            if found is None or self._number != number:
                return
            moves = [self._judged(table, todo[index - 1], before, found)] if index else []
            self.work.send(Reviewed(moves, len(todo), False))
            before = found
        end = _end(table)
        last = self._judged(table, todo[-1], before, end)
        self.work.send(Reviewed([last], len(todo), True, end.balance))

    async def _look(self, job: AnalysisJob, played: Any) -> Look | None:
        """What is found in a position; a search that was displaced by others starts again."""
        number = self._number
        while self._number == number:
            task = self._task = self.work.new_task(ANALYSIS, job.game)
            try:
                found: Look = await self.work.run(task, jobs.look, job, played)
                return found
            except Stopped:
                if not task.displaced:
                    raise
        return None

    def _judged(
        self, table: GameSession, looked: tuple[AnalysisJob, Any], before: Look, after: Look
    ) -> ReviewedMove:
        game, (job, played) = table.game, looked
        mover, move = int(game.to_move(job.state)), game.action_text(job.state, played)
        return judged(game, job.ply, mover, move, before, after)


def _end(table: GameSession) -> Look:
    """The last position, which needs no search where the game is over."""
    game, state = table.game, table.states[-1]
    if not game.is_terminal(state):
        return NOTHING
    utility = float(game.utility(state, 0))
    return NOTHING._replace(balance=balance(game, Worth(utility, 0)), proven=True)

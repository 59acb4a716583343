"""A hint: the move that the computer would make in a person's place, shown and not made."""

from __future__ import annotations

from ..messages.responses import Hinted
from ..messages.schema import Scalar, Seat
from ..workers.pool import MOVE, Task
from . import jobs
from .page_work import PageWork
from .table.game_session import GameSession, Thinking
from .table.views import legal_move

HINT: dict[str, Scalar] = {"seconds": 1.0}


class Hinting:
    """The one hint that a page waits for; a new one takes its place."""

    def __init__(self, work: PageWork) -> None:
        self.work = work
        self._task: Task | None = None

    async def start(self, table: GameSession) -> None:
        """Choose a move for the player whose turn it is, from what that player sees."""
        thinking = await self.work.quickly(lambda: table.thinking(Seat("auto", HINT)))
        if self._task is not None:
            self._task.cancel()
        self._task = self.work.new_task(MOVE, table.place.game)
        self.work.start(self._show(table, self._task, thinking))

    async def _show(self, table: GameSession, task: Task, thinking: Thinking) -> None:
        action, _ = await self.work.run(task, jobs.choose, thinking)
        move = await self.work.quickly(lambda: legal_move(table.game, thinking.state, action))
        self.work.send(Hinted(len(thinking.history), move))

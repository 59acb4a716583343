"""Whose turn it is: chance and the computer's players move, a person's clock is watched.

Every page of a room can do this; the one that does so now is the room's driver.
"""

from __future__ import annotations

from ... import clock
from ...game import CHANCE
from ..messages.responses import Hinted
from ..messages.schema import Scalar, Seat
from ..workers.pool import MOVE, Task
from . import jobs
from .table.game_session import Table, Thinking
from .table.room import Member, Room
from .table.views import legal_move

PATIENCE = 0.3  # seconds of thinking before the page shows who is thinking
HINT: dict[str, Scalar] = {"seconds": 1.0}
LOOK = 1.0  # seconds between two looks at a clock


class Turns:
    """The moves in a page's room that no person makes."""

    def __init__(self, page: Member) -> None:
        self.page, self.work = page, page.work
        self._hinting: Task | None = None

    def go_on(self, room: Room, instead: Seat | None = None) -> None:
        """Let chance and the computer move until it is a person's turn.

        `instead` makes one move in a person's place first.
        """
        if room.moving is not None or (instead is None and room.table.waits_for_person):
            self.watch_flag(room)
            return
        room.driver = self.page
        task = room.moving = self.work.new_task(MOVE, room.table.place.game)
        self.work.start(self._moves(room, task, instead))

    async def _moves(self, room: Room, task: Task, instead: Seat | None) -> None:
        table = room.table
        try:
            while room.moving is task and (instead or not table.waits_for_person):
                if table.ending is not None:
                    break
                if table.mover == CHANCE:
                    await self.work.quickly(table.chance)
                else:
                    await self._choice(room, task, instead)
                    instead = None
                if room.moving is not task:
                    return
                room.moved()
            self.watch_flag(room)
        finally:
            if room.moving is task:
                room.moving = room.driver = None
                room.set_thinking(None)

    async def _choice(self, room: Room, task: Task, instead: Seat | None) -> None:
        table = room.table
        later = clock.call_later(PATIENCE, room.set_thinking, table.mover)
        try:
            thinking = await self.work.quickly(lambda: table.thinking(instead))
            action, more = await self.work.run(task, jobs.choose, thinking)
        finally:
            later.cancel()
        if room.moving is task:
            await self.work.quickly(lambda: table.answer(thinking, action, **more))

    # A hint.

    async def hint(self, table: Table) -> None:
        """Show what the computer would play in the mover's place, from what the mover sees."""
        thinking = await self.work.quickly(lambda: table.thinking(Seat("auto", HINT)))
        if self._hinting is not None:
            self._hinting.cancel()
        task = self._hinting = self.work.new_task(MOVE, table.place.game)
        self.work.start(self._show_hint(table, task, thinking))

    async def _show_hint(self, table: Table, task: Task, thinking: Thinking) -> None:
        action, _ = await self.work.run(task, jobs.choose, thinking)
        move = await self.work.quickly(lambda: legal_move(table.game, thinking.state, action))
        self.work.send(Hinted(len(thinking.history), move))

    # Clocks.

    def watch_flag(self, room: Room) -> None:
        """If the clock of a person runs, wait until it has run out."""
        if room.table.clocks.running in room.table.persons:
            self.work.start(self._wait_for_flag(room, room.table, len(room.table.actions)))

    async def _wait_for_flag(self, room: Room, table: Table, ply: int) -> None:
        """Until the person has moved, or has run out of time."""
        clocks = table.clocks
        while table is room.table and clocks is table.clocks and ply == len(table.actions):
            left = clocks.until_flag()
            if left is None or clocks.running not in table.persons:
                return
            if left > 0:
                await clock.pause(min(left, LOOK))
            elif await self.work.quickly(table.check_flag):
                room.moved()

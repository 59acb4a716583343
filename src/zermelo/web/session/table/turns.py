"""Whose turn it is: chance and the computer's players move, a person's clock is watched.

The work is done for one of the pages in the room; if that page goes, another one takes over.
"""

from __future__ import annotations

from .... import clock
from ....game import CHANCE
from ...messages.schema import Seat
from ...workers.pool import MOVE, Task
from .. import jobs
from ..page_work import PageWork
from .game_session import GameSession
from .member import Member
from .room import Room

PATIENCE = 0.3  # seconds of thinking before the page shows who is thinking
LOOK = 1.0  # seconds between two looks at a clock


def go_on(room: Room, work: PageWork, instead: Seat | None = None) -> None:
    """Let chance and the computer move until it is a person's turn.

    `instead` makes one move in a person's place first.
    """
    if room.moving is not None or (instead is None and room.table.waits_for_person):
        watch_flag(room, work)
        return
    room.driver = work
    task = room.moving = work.new_task(MOVE, room.table.place.game)
    work.start(_moves(room, work, task, instead))


def leave(room: Room, member: Member) -> None:
    """A page goes; if a move was being chosen for it, another page takes that over."""
    interrupted = room.driver is member.work
    room.leave(member)
    if interrupted and room.members:
        go_on(room, room.members[0].work)


async def _moves(room: Room, work: PageWork, task: Task, instead: Seat | None) -> None:
    table = room.table
    try:
        while room.moving is task and (instead or not table.waits_for_person):
            if table.ending is not None:
                break
            if table.mover == CHANCE:
                await work.quickly(table.chance)
            else:
                await _choice(room, work, task, instead)
                instead = None
            if room.moving is not task:
                return
            room.moved()
        watch_flag(room, work)
    finally:
        if room.moving is task:
            room.moving = room.driver = None
            room.set_thinking(None)


async def _choice(room: Room, work: PageWork, task: Task, instead: Seat | None) -> None:
    table = room.table
    later = clock.call_later(PATIENCE, room.set_thinking, table.mover)
    try:
        thinking = await work.quickly(lambda: table.thinking(instead))
        action, more = await work.run(task, jobs.choose, thinking)
    finally:
        later.cancel()
    if room.moving is task:
        await work.quickly(lambda: table.answer(thinking, action, **more))


# Clocks.


def watch_flag(room: Room, work: PageWork) -> None:
    """If the clock of a person runs, wait until it has run out."""
    if room.table.clocks.running in room.table.persons:
        work.start(_wait_for_flag(room, work, room.table, len(room.table.actions)))


async def _wait_for_flag(room: Room, work: PageWork, table: GameSession, ply: int) -> None:
    """Until the person has moved, or has run out of time."""
    clocks = table.clocks
    while table is room.table and clocks is table.clocks and ply == len(table.actions):
        left = clocks.until_flag()
        if left is None or clocks.running not in table.persons:
            return
        if left > 0:
            await clock.pause(min(left, LOOK))
        elif await work.quickly(table.check_flag):
            room.moved()

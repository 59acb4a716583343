"""A new game on a table: dealt, shown to every page in the room, and begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from .... import clock
from ... import user_code
from ...catalogue import Games, present
from ...messages.responses import Outdated
from ...messages.schema import Place, Seat
from ..page_work import PageWork
from . import turns
from .game_session import GameSession
from .member import Member
from .room import Room

LOOK_AGAIN = 1.0  # seconds until a user's file is looked at again


async def new_table(
    work: PageWork, games: Games, place: Place, seats: Sequence[Seat], *terms: Any
) -> GameSession:
    """A table with a new game; `terms` are its seed, opponent and time control."""
    if not place.game.version:
        place = replace(place, game=present(place.game))
    return await work.quickly(lambda: GameSession(games.get(place.game), place, seats, *terms))


async def deal(
    room: Room, member: Member, games: Games, place: Place, seats: Sequence[Seat], turned: int = 0
) -> None:
    """A new game for all in the room, everyone `turned` seats further on, with the same clock."""
    table = await new_table(member.work, games, place, seats, None, None, room.table.control)
    await member.work.quickly(lambda: room.arrange(table, turned))
    opened = await member.work.quickly(lambda: table.opened(room.key))
    room.put(table, opened, turned)
    begin(room, member)


async def deal_again(
    room: Room, member: Member, games: Games, seats: Sequence[Seat], turned: int = 0
) -> None:
    """The same game again, by the rules as they are now."""
    old = room.table.place
    await deal(room, member, games, Place(present(old.game), old.start), seats, turned)


def begin(room: Room, member: Member) -> None:
    """There is a game on the table that this page has not seen before."""
    member.reviewing.stop()
    turns.go_on(room, member.work)
    if room.table.place.game.version:
        member.work.start(_watch_rules(room, member, room.table))


async def _watch_rules(room: Room, member: Member, table: GameSession) -> None:
    """Say so, once, when the file of a user's own game changes while it is played."""
    while member in room.members and room.table is table:
        if changed := user_code.changed_since(table.place.game.name, table.place.game.version):
            member.work.send(Outdated(changed))
            return
        await clock.pause(LOOK_AGAIN)

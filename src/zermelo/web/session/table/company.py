"""What people do with each other at one table: invite, resign, ask and answer.

Cards are dealt anew whenever someone comes or goes in a game of hidden information, since the
host saw those of the empty seat.
"""

from __future__ import annotations

from ....errors import BadParameter
from ...catalogue import Games
from ...messages import requests
from ...messages.responses import Seated
from ...messages.schema import Seat
from . import turns
from .dealing import deal_again
from .game_session import WATCHER
from .invitations import Invitations
from .member import Member
from .room import DRAW, REMATCH, UNDO, Room


async def invite(
    room: Room, member: Member, games: Games, invitations: Invitations, message: requests.Invite
) -> None:
    """Give a seat away; a person takes the place of the computer there."""
    side = WATCHER if message.seat is None else message.seat
    room.check_invitable(side)
    seats = [Seat() if number == side else one for number, one in enumerate(room.table.seats)]
    invitations.invite(room, side)
    try:
        await _rearrange(room, member, games, seats)
    except BaseException:
        invitations.revoke(room, side)
        raise


async def revoke(
    room: Room, member: Member, games: Games, invitations: Invitations, message: requests.Revoke
) -> None:
    """Take an invitation back; the seat is the host's again."""
    invitations.revoke(room, WATCHER if message.seat is None else message.seat)
    await _rearrange(room, member, games, room.table.seats)


async def _rearrange(room: Room, member: Member, games: Games, seats: list[Seat]) -> None:
    """The table for those who are invited now."""
    table = room.table
    if table.game.hidden_information:
        await deal_again(room, member, games, seats)
        return

    def rearranged() -> None:
        if seats != table.seats:
            table.reseat(seats)
        room.arrange(table)

    room.stop_moving()
    await member.work.quickly(rearranged)
    room.send_all(Seated(table.seats))
    room.moved()
    turns.go_on(room, member.work)


def allow_analysis(room: Room, allowed: bool) -> None:
    room.analysis = allowed
    for member in room.members:
        if not room.may_be_helped(member.side):
            member.analysing.stop()
    room.tell()


async def ask(room: Room, member: Member, games: Games, what: str) -> None:
    if what not in (DRAW, UNDO, REMATCH):
        raise BadParameter("this can't be asked for")
    await _carry_out(room, member, games, room.ask(member.side, what))


async def answer(room: Room, member: Member, games: Games, agreed: bool) -> None:
    await _carry_out(room, member, games, room.answer(member.side, agreed))


async def _carry_out(room: Room, member: Member, games: Games, agreed: str) -> None:
    """Do what all have agreed on, if anything."""
    table = room.table
    if agreed == DRAW:
        room.draw()
    elif agreed == UNDO:
        room.stop_moving()
        asker = room.asker
        left = await member.work.quickly(lambda: table.undo(asker))
        room.send(left)
        room.tell()
        turns.go_on(room, member.work)
    elif agreed == REMATCH:
        await deal_again(room, member, games, [*table.seats[-1:], *table.seats[:-1]], turned=1)

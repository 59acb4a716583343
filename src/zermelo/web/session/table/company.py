"""What people do with each other at one table: invite, resign, ask and answer.

Cards are dealt anew whenever somebody comes or goes in a game of hidden information, since the
host saw those of the empty seat.
"""

from __future__ import annotations

from ....errors import BadParameter
from ...messages import requests
from ...messages.responses import Seated
from ...messages.schema import Seat
from .game_session import WATCHER
from .invitations import Invitations
from .room import DRAW, REMATCH, UNDO, Member, Room


async def invite(
    page: Member, room: Room, invitations: Invitations, message: requests.Invite
) -> None:
    """Give a seat away; a person takes the place of the computer there."""
    side = WATCHER if message.seat is None else message.seat
    room.check_invitable(side)
    seats = [Seat() if number == side else one for number, one in enumerate(room.table.seats)]
    invitations.invite(room, side)
    try:
        await _rearrange(page, room, seats)
    except BaseException:
        invitations.revoke(room, side)
        raise


async def revoke(
    page: Member, room: Room, invitations: Invitations, message: requests.Revoke
) -> None:
    """Take an invitation back; the seat is the host's again."""
    invitations.revoke(room, WATCHER if message.seat is None else message.seat)
    await _rearrange(page, room, room.table.seats)


async def _rearrange(page: Member, room: Room, seats: list[Seat]) -> None:
    """The table for those who are invited now."""
    table = room.table
    if table.game.hidden_information:
        await page.new_game(seats)
        return

    def rearranged() -> None:
        if seats != table.seats:
            table.reseat(seats)
        room.arrange(table)

    room.stop_moving()
    await page.work.quickly(rearranged)
    room.send_all(Seated(table.seats))
    room.moved()
    page.go_on()


def allow_analysis(room: Room, allowed: bool) -> None:
    room.analysis = allowed
    for page in room.pages:
        if not room.may_be_helped(page.side):
            page.stop_analysing()
    room.tell()


async def ask(page: Member, room: Room, what: str) -> None:
    if what not in (DRAW, UNDO, REMATCH):
        raise BadParameter("this can't be asked for")
    await _carry_out(page, room, room.ask(page.side, what))


async def answer(page: Member, room: Room, agreed: bool) -> None:
    await _carry_out(page, room, room.answer(page.side, agreed))


async def _carry_out(page: Member, room: Room, agreed: str) -> None:
    """Do what all have agreed on, if anything."""
    table = room.table
    if agreed == DRAW:
        room.draw()
    elif agreed == UNDO:
        room.stop_moving()
        asker = room.asker
        left = await page.work.quickly(lambda: table.undo(asker))
        room.send(left)
        room.tell()
        page.go_on()
    elif agreed == REMATCH:
        await page.new_game([*table.seats[-1:], *table.seats[:-1]], turned=1)

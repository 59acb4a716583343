"""A room: one table, and every page from which people look at it.

All pages see the same game, each as far as its side of the table may: two tabs of one person, the
pages of guests who play their seats, and of those who only watch. What people ask each other needs
the consent of all who play; no one analyses while others play, unless the host allows it to all.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from ....errors import BadParameter, GameIsOver, NotThisKindOfGame
from ....play.match.in_progress import forfeit
from ....text import printable
from ...messages.responses import Opened, People, Person, Positions, Revoked, ToPage
from ...messages.schema import Seat
from ...workers.pool import Task
from ..page_work import PageWork, TooSlow
from .game_session import HOST, HUMAN, WATCHER, GameSession
from .member import Member, Participant

DRAW, UNDO, REMATCH = "draw", "undo", "rematch"
KEEP_A_SEAT = "keep a seat for yourself: without one, you would see what the others hide"
LONGEST_NAME = 24
NOWHERE = -3  # the side of a guest whose invitation was revoked


@dataclass
class _Question:
    """What one side asks, and which sides have not answered yet."""

    what: str
    by: int
    open: set[int] = field(default_factory=set)


class Room:
    """One table, the pages around it, and who sits there."""

    def __init__(self, table: GameSession, network: bool = False, key: str | None = None) -> None:
        self.key = key or secrets.token_urlsafe(12)
        self.table = table
        self.network = network
        self.members: list[Member] = []
        self.participants = [Participant(HOST)]
        self.analysis = False
        self.moving: Task | None = None
        """The move that is being chosen."""
        self.driver: PageWork | None = None
        """The page that it is chosen for."""
        self._question: _Question | None = None
        self._refused: set[tuple[int, str]] = set()
        self.asker = HOST
        """Who asked for what was agreed on last."""
        self._told = False

    # Pages.

    @property
    def shared(self) -> bool:
        """Whether guests are invited."""
        return len(self.participants) > 1

    @property
    def others_play(self) -> bool:
        return bool(self.guest_seats())

    @property
    def kept(self) -> bool:
        """Whether a page that comes back finds the game here; others are in their addresses."""
        return self.shared or self.table.game.hidden_information

    def opened(self) -> Opened:
        return self.table.opened(self.key)

    def enter(self, member: Member, opened: Opened) -> None:
        """A page comes in and is shown the game."""
        if all(one.side != member.side for one in self.participants):
            raise BadParameter("this invitation was taken back")
        self.members.append(member)
        self._show(member, opened)
        self.tell()

    def leave(self, *gone: Member) -> None:
        """Pages go; a move that is being chosen for one of them is not."""
        self.members = [one for one in self.members if one not in gone]
        self._question = None
        if self.driver in [one.work for one in gone]:
            self.stop_moving()
        self.tell()

    def sides(self, turned: int) -> dict[int, int]:
        """The side of each participant after everyone moves on by `turned` seats."""
        players = self.table.game.players
        sides = [one.side for one in self.participants]
        return {one: one if one < 0 else (one + turned) % players for one in sides}

    def put(self, table: GameSession, opened: Opened, turned: int = 0) -> None:
        """Another game on the table."""
        self.stop_moving()
        self._question = None
        self._refused.clear()
        sides, self.table = self.sides(turned), table
        for one in self.participants:
            one.side = sides[one.side]
        for member in self.members:
            self._show(member, opened)
        self.tell()

    def _show(self, member: Member, opened: Opened) -> None:
        if member.side != HOST:  # the key to come back is the host's; a guest has the invitation
            opened = replace(opened, resume=None)
        _send(member, opened)
        _send(member, Positions(0, self.table.views[member.side]))
        if self.table.control.limited:
            _send(member, self.table.clocks.shown())

    def send(self, first: int) -> None:
        """The positions from number `first` on, to each page as its side sees them."""
        for member in self.members:
            _send(member, Positions(first, self.table.views[member.side][first:]))

    def send_clocks(self, always: bool = False) -> None:
        """If there are clocks, what they show now; or that there are none any more."""
        if always or self.table.control.limited:
            self.send_all(self.table.clocks.shown())

    def send_all(self, message: ToPage) -> None:
        for member in self.members:
            _send(member, message)

    def set_thinking(self, mover: int | None) -> None:
        for member in self.members:
            member.work.set_thinking(mover)

    def stop_moving(self) -> None:
        if self.moving is not None:
            self.moving.cancel()
            self.moving = self.driver = None
        self.set_thinking(None)

    # People.

    def participant(self, side: int) -> Participant:
        return next(one for one in self.participants if one.side == side)

    def check_invitable(self, side: int) -> None:
        """Refuse what can't be given away."""
        table = self.table
        if any(one.side == side for one in self.participants):
            raise BadParameter("that seat has an invitation already")
        if side == WATCHER:
            if table.game.hidden_information:
                raise NotThisKindOfGame("spectators would see what the players hide")
        elif side >= table.game.players:
            raise BadParameter(f"{table.game.name} has {table.game.players} players")
        elif table.game.hidden_information and not set(table.seats_of(HOST)) - {side}:
            raise NotThisKindOfGame(KEEP_A_SEAT)

    def tell(self) -> None:
        """Show every page who is here and what is asked; a host who is alone needs nothing."""
        if self.shared or self._told:
            self._told = self.shared
            for member in self.members:
                _send(member, self._people(member.side))

    def _people(self, side: int) -> People:
        here = {member.side for member in self.members}
        sides = [one.side for one in self.participants]
        asked = self._question
        return People(
            people=[
                Person(
                    seats=self.table.seats_of(one.side),
                    name=one.name,
                    here=one.side in here,
                    guest=one.side != HOST,
                    links=list(one.links) if side == HOST else [],
                )
                for one in self.participants
            ],
            you=sides.index(side),
            key=self.key if side == HOST and self.shared else None,
            analysis=self.analysis,
            asked="" if asked is None else asked.what,
            asker=0 if asked is None else sides.index(asked.by),
            answers=asked is not None and side in asked.open,
            offers=list(self._offers(side)),
            network=self.network,
        )

    def call(self, side: int, name: str) -> None:
        self.participant(side).name = printable(name, LONGEST_NAME)
        self.tell()

    # What people ask each other.

    def _players(self) -> list[int]:
        """The sides that play."""
        return [one.side for one in self.participants if self.table.seats_of(one.side)]

    def _offers(self, side: int) -> Iterator[str]:
        """What a side can ask for now; what was refused, not before the next move."""
        table, game = self.table, self.table.game
        if not self.shared or side not in self._players():
            return
        possible = {
            REMATCH: table.ending is not None,
            UNDO: table.ending is None
            and not game.hidden_information
            and not set(table.movers[:-1]).isdisjoint(table.seats_of(side)),
            DRAW: table.ending is None
            and game.players == 2
            and game.zero_sum
            and not (game.hidden_information or game.chance),
        }
        for what, can in possible.items():
            if can and (side, what) not in self._refused:
                yield what

    def ask(self, side: int, what: str) -> str:
        """Ask the others; what is agreed on now, if anything."""
        if self._question is not None and self._question.what == what:
            return self.answer(side, True)  # two who ask for the same agree
        if what not in self._offers(side):
            raise BadParameter("this can't be asked for now")
        here = {member.side for member in self.members}
        others = {one for one in self._players() if one != side}
        if not others <= here:
            raise BadParameter("a player who would have to agree is not connected")
        self._question = _Question(what, side, others)
        return self._settled()

    def answer(self, side: int, agreed: bool) -> str:
        """One side's answer; what all have agreed on, if they have."""
        asked = self._question
        if asked is None or side not in asked.open:
            return ""
        if not agreed:
            self._refused.add((asked.by, asked.what))
            self._question = None
            self.tell()
            return ""
        asked.open.discard(side)
        return self._settled()

    def _settled(self) -> str:
        asked = self._question
        if asked is None or asked.open:
            self.tell()
            return ""
        self.asker, self._question = asked.by, None
        return asked.what

    def moved(self) -> None:
        """There is a new position: what was asked about the last is no longer asked."""
        self._question = None
        self._refused.clear()
        self.send(len(self.table.actions))
        self.send_clocks()
        self.tell()

    def draw(self) -> None:
        self._finish((0.0,) * self.table.game.players, "Draw by agreement")

    def resign(self, side: int) -> None:
        seats = self.table.seats_of(side)
        if not seats:
            raise BadParameter("only players can resign")
        if self.table.ending is not None:
            raise GameIsOver("this game is over")
        seat = self.table.mover if self.table.mover in seats else seats[0]
        assert seat is not None
        name = self.table.game.player_name(seat)
        self._finish(forfeit(self.table.game, seat), f"{name[:1].upper()}{name[1:]} resigned")

    def _finish(self, utilities: tuple[float, ...], reason: str) -> None:
        self.stop_moving()
        self.table.finish(utilities, reason)
        self.moved()

    # What is fair.

    def check_alone(self, doing: str) -> None:
        """What the host can do with a table of his own only."""
        if self.others_play and self.table.ending is None:
            raise BadParameter(f"others play at this table: you can't {doing}")

    def check_seats(self, seats: Sequence[Seat]) -> None:
        """The host can't change who was invited, nor look at what they hide."""
        given = self.guest_seats()
        who = [one.who for one in seats] + [""] * self.table.game.players
        if any(who[one] != HUMAN for one in given):
            raise BadParameter("that seat has an invitation; take it back first")
        own = {number for number, one in enumerate(who) if one == HUMAN} - set(given)
        if given and not own and self.table.game.hidden_information:
            raise BadParameter(KEEP_A_SEAT)

    def may_be_helped(self, side: int) -> bool:
        """Whether this side may have the computer's help now."""
        if self.analysis or not self.others_play:
            return True
        return side == HOST and self.table.ending is not None

    def check_help(self, side: int) -> None:
        if not self.may_be_helped(side):
            raise BadParameter(
                "no analysis while people play each other, unless the host allows it"
            )

    # Guests come and go.

    def guest_seats(self) -> list[int]:
        return [one.side for one in self.participants if one.side >= 0]

    def arrange(self, table: GameSession, turned: int = 0) -> None:
        """Give each side of the room its view of a table."""
        sides = self.sides(turned).values()
        table.give_away(one for one in sides if one >= 0)
        if WATCHER in sides:
            table.show_to(WATCHER)

    def dismiss(self, participant: Participant) -> None:
        """Revoke the invitation and disconnect its pages."""
        gone = [one for one in self.members if one.side == participant.side]
        self.participants.remove(participant)
        participant.side = NOWHERE
        self.leave(*gone)
        for member in gone:
            _send(member, Revoked())
            member.work.outbox.finish()


def _send(member: Member, message: ToPage) -> None:
    """A page that does not read what it is sent is dropped; that must not concern the others."""
    try:
        member.work.send(message)
    except TooSlow:
        member.work.outbox.give_up()

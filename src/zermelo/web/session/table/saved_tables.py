"""Games that outlive the server, in a file that only this user can read.

Of a game of hidden information the page holds no more than a key, and to one that others play
their invitations belong. So the server keeps these: it writes them as records while it runs and
when it ends, and the next server at the same port reads them. A game for one page is set up again
when that asks for it by its key; one with guests at once, since they may be first to come back.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from ....errors import ZermeloError
from ....kernel.cache.store import opened, state_folder
from ....play.match.in_progress import Ending
from ....play.match.record import BadRecord, GameRecord, replay
from ... import limits
from ...catalogue import Games, present
from ...messages.schema import GameName, Place, Seat, TimeLimit
from .clocks import time_control
from .game_session import HOST, GameSession
from .invitations import Invitations
from .room import Room
from .sharing import start_text

MOST_BYTES = 8 << 20
PAGE = "page"  # the tag of a record that holds what the page knows of the game


class _Person(msgspec.Struct, forbid_unknown_fields=True):
    """A person at the table; the host has no invitation."""

    side: int
    name: str = ""
    address: str = ""
    token: str = ""


class _OnPage(msgspec.Struct, forbid_unknown_fields=True):
    """What a record does not say: the key, the game and its players as the page names them, who
    is invited, and what the clocks show."""

    key: str
    game: GameName
    seats: list[Seat]
    people: list[_Person] = []
    analysis: bool = False
    clock: TimeLimit | None = None
    left: list[float] = []


class SavedTables:
    """The games that the last server at this port left, by their keys."""

    def __init__(self, port: int | None = None) -> None:
        """Without a port that stays the same, nothing is read or written."""
        self._name = "" if port is None else f"page-games-{port}"
        self._records = self._read() if self._name else {}
        self._written: list[Any] = []

    def save(self, rooms: Iterable[Room], invitations: Invitations) -> None:
        """Write the games of these rooms, and those of the last server that were not asked for."""
        begun = [one for one in rooms if one.shared or (one.kept and one.table.actions)]
        state = [_state(one) for one in begun]
        if not self._name or state == self._written:
            return
        left = [*self._records.values(), *(_record(one, invitations) for one in begun)]
        text = "".join(f"{one.to_json()}\n" for one in left[-limits.KEPT :])
        if len(text) > MOST_BYTES:
            return
        with contextlib.suppress(OSError), opened(make=bool(left), at=state_folder()) as folder:
            if folder is not None and left:
                folder.write(self._name, text.encode())
            elif folder is not None:
                folder.remove(self._name)
            self._written = state

    def take(
        self, key: str | None, wanted: GameName, games: Games, invitations: Invitations
    ) -> Room | None:
        """The game with this key as it was left; None if there is none, or none of that kind."""
        record = self._records.get(key or "")
        if record is None or _page(record).game != replace(wanted, version=""):
            return None
        del self._records[_page(record).key]
        return _restored(record, games, invitations)

    def take_shared(self, games: Games, invitations: Invitations) -> list[Room]:
        """The games that guests were invited to, with their invitations."""
        rooms = []
        for key, record in list(self._records.items()):
            if _page(record).people:
                del self._records[key]
                with contextlib.suppress(ZermeloError):
                    rooms.append(_restored(record, games, invitations))
        return rooms

    def _read(self) -> dict[str, GameRecord]:
        found: dict[str, GameRecord] = {}
        with contextlib.suppress(OSError), opened(at=state_folder()) as folder:
            if folder is not None:
                with folder.open(self._name) as file:
                    content: bytes = file.read(MOST_BYTES)
                for line in content.splitlines():
                    with contextlib.suppress(BadRecord, msgspec.ValidationError):
                        record = GameRecord.from_json(line)
                        found[_page(record).key] = record
        return found


def _state(room: Room) -> Any:
    """Equal where there is nothing new to write."""
    table = room.table
    people = [(one.side, one.name, one.links) for one in room.participants]
    return room.key, table.key, len(table.actions), table.ending, table.seats, people, room.analysis


def _record(room: Room, invitations: Invitations) -> GameRecord:
    table = room.table
    known = {one.participant: one for one in invitations.of(room)}
    people = [
        _Person(one.side, one.name, known[one].address, known[one].token)
        if one in known
        else _Person(one.side, one.name)
        for one in room.participants
    ]
    shown = table.clocks.shown()
    page = _OnPage(
        room.key,
        replace(table.place.game, version=""),
        table.seats,
        people if room.shared else [],
        room.analysis,
        shown.limit,
        shown.left if shown.limit else [],
    )
    seats = [seat.who for seat in table.seats]
    tags: Any = {PAGE: msgspec.to_builtins(page)}
    seeds = tuple(table.player_seeds)
    return table.record(seats, start=start_text(table), seeds=seeds, tags=tags)


def _page(record: GameRecord) -> _OnPage:
    return msgspec.convert(record.tags.get(PAGE), _OnPage)


def _restored(record: GameRecord, games: Games, invitations: Invitations) -> Room:
    page = _page(record)
    place = Place(present(page.game), record.start)
    control = time_control(page.clock)
    table = GameSession(games.get(place.game), place, page.seats, control=control)
    table.luck, table.player_seeds = record.seed, record.seeds
    steps = zip(replay(record, table.game), record.moves, strict=False)
    try:
        for (_, action), move in steps:
            table.take(action, seconds=move.seconds, value=move.value, why=move.why)
    except ZermeloError as error:
        raise BadRecord(f"the saved game can't be continued: {error}") from None
    room = Room(table, invitations.network, page.key)
    room.analysis = page.analysis
    for one in page.people:
        if one.side == HOST:
            room.participant(HOST).name = one.name
        else:
            invitations.restore(room, one.side, one.address, one.token).participant.name = one.name
    room.arrange(table)
    if record.utilities is not None and table.ending is None:
        table.restore_ending(Ending(record.utilities, record.reason, record.fault, record.loser))
    if page.left and table.ending is None:
        table.clocks.left = list(page.left)
        table.clocks.run(table.mover)
    return room

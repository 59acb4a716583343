"""Games of hidden information that outlive the server, in a file that only this user can read.

The page holds no more than a key to such a game, so the server keeps it: when it ends, it writes
what it holds as records, and the next server at the same port reads them. Each game is set up
again when its page asks for it by its key.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from ....errors import ZermeloError
from ....kernel.cache.store import opened, state_folder
from ....play.match.record import BadRecord, GameRecord, replay
from ... import limits
from ...catalogue import Games, present
from ...messages.schema import GameName, Place, Seat
from .game_session import Table

__all__ = ["SavedTables"]

MOST_BYTES = 8 << 20
PAGE = "page"  # the tag of a record that holds what the page knows of the game


class _OnPage(msgspec.Struct, forbid_unknown_fields=True):
    """What a record does not say: the key, and the game and its players as the page names them."""

    key: str
    game: GameName
    seats: list[Seat]


class SavedTables:
    """The games that the last server at this port left, by their keys."""

    def __init__(self, port: int | None = None) -> None:
        """Without a port that stays the same, nothing is read or written."""
        self._name = "" if port is None else f"page-games-{port}"
        self._records = self._read() if self._name else {}

    def save(self, tables: Iterable[tuple[str, Table]]) -> None:
        """Write these games by their keys, and those of the last server that nobody asked for."""
        begun = (_record(key, table) for key, table in tables if table.actions)
        left = [*self._records.values(), *begun]
        text = "".join(f"{one.to_json()}\n" for one in left[-limits.KEPT :])
        if not self._name or len(text) > MOST_BYTES:
            return
        with contextlib.suppress(OSError), opened(make=bool(left), at=state_folder()) as folder:
            if folder is not None and left:
                folder.write(self._name, text.encode())
            elif folder is not None:
                folder.remove(self._name)

    def take(self, key: str | None, wanted: GameName, games: Games) -> Table | None:
        """The game with this key as it was left; None if there is none, or none of that kind."""
        record = self._records.get(key or "")
        if record is None or _page(record).game != replace(wanted, version=""):
            return None
        del self._records[_page(record).key]
        return _restored(record, games)

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


def _record(key: str, table: Table) -> GameRecord:
    game = replace(table.place.game, version="")
    page: Any = msgspec.to_builtins(_OnPage(key, game, table.seats))
    seats = [seat.who for seat in table.seats]
    return table.record(seats, seeds=tuple(table.player_seeds), tags={PAGE: page})


def _page(record: GameRecord) -> _OnPage:
    return msgspec.convert(record.tags.get(PAGE), _OnPage)


def _restored(record: GameRecord, games: Games) -> Table:
    page = _page(record)
    place = Place(present(page.game))
    table = Table(games.get(place.game), place, page.seats)
    table.luck, table.player_seeds = record.seed, record.seeds
    steps = zip(replay(record, table.game), record.moves, strict=False)
    try:
        for (_, action), move in steps:
            table.take(action, seconds=move.seconds, value=move.value, why=move.why)
    except ZermeloError as error:
        raise BadRecord(f"the game that was left can't be gone on with: {error}") from None
    return table

"""The games of a tournament in an SQLite file: each is on the disk as soon as it is over.

Two tables: `settings` (name, value as JSON) and `games` (one row each, with the whole record as
JSON). A game's number is its key, so that none can be there twice.

A file from elsewhere is data: it must have these tables and nothing else (no trigger, view or
virtual table, which would run when it is read), and every cell is checked against its type.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import re
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ...errors import BadFile, BadParameter, short
from ...reading import fitted, parse_json
from ...text import printable
from ..match.record import GameRecord
from .schedule import Job

VERSION = 1
_TABLES = """
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS games (
    number INTEGER PRIMARY KEY,
    round INTEGER NOT NULL,
    unit INTEGER NOT NULL,
    seats TEXT NOT NULL,      -- the numbers of the players, by seat
    scores TEXT NOT NULL,     -- greater is better, by seat
    reason TEXT NOT NULL,
    fault TEXT NOT NULL,      -- the kind of fault, or empty
    loser INTEGER,            -- the seat that lost by it
    plies INTEGER NOT NULL,
    seconds REAL NOT NULL,
    record TEXT NOT NULL      -- JSON, as in docs/records.md
);
"""
_SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_stat%'"
_CAREFUL = """
PRAGMA trusted_schema = OFF;
PRAGMA cell_size_check = ON;
PRAGMA mmap_size = 0;
PRAGMA synchronous = FULL;
"""
_PATIENCE = 2.0  # seconds, while another process has locked the file
_LARGEST_NUMBER = 1 << 53
_LARGEST_CELL = 64 << 20
_PRIMARY = 0xFF  # of an error's code, the rest says more about it
_NOT_ITS_FAULT = (
    *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY),
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_CANTOPEN),
)
_INSERT = "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


class BadResults(BadFile):
    """A file of results that is damaged or was tampered with; the message names the game."""


class StoredGame(NamedTuple):
    """A game of the file."""

    job: Job
    scores: tuple[float, ...]
    loser: int | None
    """The seat that lost by a fault."""
    fault: str
    reason: str


class Store:
    """An open file of results; `None` keeps them in memory. With `readonly`, nothing is locked."""

    def __init__(
        self, path: str | os.PathLike[str] | None = None, *, readonly: bool = False
    ) -> None:
        self.path = None if path is None else Path(path)
        self._lock = None if self.path is None or readonly else _locked(self.path)
        try:
            self._data = _connected(self.path, readonly)
        except (sqlite3.Error, UnicodeError, BadFile) as error:
            self._unlock()
            said = f"{short(error)}; use another file"
            raise BadParameter(f"{path} can't hold results: {said}") from None

    def settle(self, settings: dict[str, Any], free: tuple[str, ...] = ()) -> None:
        """Write the settings of a new tournament, or see that they are those of the old one.

        Those named in `free` may change, and a file of an earlier version has fewer of them.
        """
        settings = {"version": VERSION, **settings}
        known = self.settings()
        for name, value in settings.items():
            if name in known and name not in free and known[name] != json.loads(json.dumps(value)):
                raise BadParameter(
                    f"{self.path} holds another tournament: its {name} is "
                    f"{_shown(known.get(name))}, not {_shown(value)}; use another file"
                )
        with self._reading(), self._data:
            self._data.executemany(
                "INSERT OR REPLACE INTO settings VALUES (?, ?)",
                [(name, json.dumps(value)) for name, value in settings.items()],
            )

    def settings(self) -> dict[str, Any]:
        with self._reading():
            rows = self._data.execute("SELECT name, value FROM settings").fetchall()
            return {
                fitted(name, str): parse_json(fitted(value, str, short(name)))
                for name, value in rows
            }

    def add(self, job: Job, record: GameRecord) -> None:
        """Keep a finished game; it is on the disk when this returns."""
        row = (
            job.number,
            job.round,
            job.unit,
            json.dumps(job.seats),
            json.dumps(record.scores),
            record.reason,
            record.fault,
            record.loser,
            len(record.moves),
            record.seconds,
            record.to_json(),
        )
        with self._reading(), self._data:
            self._data.execute(_INSERT, row)

    def numbers(self) -> set[int]:
        with self._reading():
            return {number for (number,) in self._data.execute("SELECT number FROM games")}

    def games(self, players: int) -> Iterator[StoredGame]:
        """By number; seats must be of this many players."""
        names = "number, round, unit, seats, scores, loser, fault, reason"
        for row in self._rows(f"SELECT {names} FROM games ORDER BY number"):
            with self._reading(row[0]):
                game = _played(row, players)
            yield game

    def records(self) -> Iterator[GameRecord]:
        for number, text in self._rows("SELECT number, record FROM games ORDER BY number"):
            with self._reading(number):
                record = GameRecord.from_json(fitted(text, str, "record"))
            yield record

    def record(self, number: int) -> GameRecord:
        """The game of this number."""
        query = "SELECT record FROM games WHERE number = ?"
        found = next(self._rows(query, (number,)), None)
        if found is None:
            raise BadParameter(f"there is no game {number}")
        with self._reading(number):
            return GameRecord.from_json(fitted(found[0], str, "record"))

    def _rows(self, query: str, given: tuple[int, ...] = ()) -> Iterator[tuple[Any, ...]]:
        with self._reading():
            rows = self._data.execute(query, given)
        while True:
            with self._reading():
                row = rows.fetchone()
            if row is None:
                return
            yield row

    @contextlib.contextmanager
    def _reading(self, number: object = None) -> Iterator[None]:
        """What is wrong with the file is said of it, and of the game where that is known."""
        where = f"{self.path}" if number is None else f"{self.path}, game {short(number)}"
        try:
            yield
        except (sqlite3.Error, UnicodeError, BadFile) as error:
            if getattr(error, "sqlite_errorcode", 0) & _PRIMARY in _NOT_ITS_FAULT:
                raise BadFile(
                    f"{self.path} can't be written now: {short(error, 300)}; the games in it are "
                    "kept, and the same command goes on"
                ) from None
            raise BadResults(f"{where} is damaged: {short(error, 300)}") from None

    def close(self) -> None:
        self._data.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _shown(value: Any) -> str:
    return short(repr(value) if isinstance(value, str) else value)


def _connected(path: Path | None, readonly: bool) -> sqlite3.Connection:
    """A connection in which the file can't have anything run."""
    if readonly and path is not None:
        data = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", _PATIENCE, uri=True)
    else:
        data = sqlite3.connect(":memory:" if path is None else path, _PATIENCE)
    try:
        data.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LARGEST_CELL)
        data.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
        data.executescript(_CAREFUL)
        if not _check_schema(data):
            data.executescript(_TABLES)
    except BaseException:
        data.close()
        raise
    return data


def _check_schema(data: sqlite3.Connection) -> bool:
    """Whether the tables are there; an error where there is anything else."""
    found, wanted = _schema(data), _own_schema()
    if not found:
        return False
    if {("table", "settings"), ("table", "games")} - {(one[0], one[1]) for one in found}:
        raise BadFile("it holds something else")
    more = sorted(found - wanted)
    if more:
        kind, name, _, _ = more[0]
        raise BadFile(f"its {short(kind)} {short(name)!r} is none of a file of results")
    return True


Schema = frozenset[tuple[str, str, str, str]]


def _schema(data: sqlite3.Connection) -> Schema:
    """Types, names, tables and definitions, but for remarks and blanks."""
    return frozenset(
        (str(kind), str(name), str(table), " ".join(re.sub(r"--[^\n]*", "", str(sql)).split()))
        for kind, name, table, sql in data.execute(_SCHEMA)
    )


@cache
def _own_schema() -> Schema:
    with contextlib.closing(sqlite3.connect(":memory:")) as data:
        data.executescript(_TABLES)
        return _schema(data)


def _played(row: tuple[Any, ...], players: int) -> StoredGame:
    number, round_, unit = (fitted(one, int) for one in row[:3])
    if not all(0 <= one < _LARGEST_NUMBER for one in (number, round_, unit)):
        raise BadFile(f"its number, round and unit can't be {number}, {round_} and {unit}")
    seats = fitted(parse_json(fitted(row[3], str, "seats")), tuple[int, ...], "seats")
    scores = fitted(parse_json(fitted(row[4], str, "scores")), tuple[float, ...], "scores")
    if len(set(seats)) != len(seats) or not set(seats) <= set(range(players)):
        raise BadFile(f"its seats are none of {players} players")
    if len(scores) != len(seats):
        raise BadFile(f"it has {len(scores)} scores for {len(seats)} seats")
    loser = fitted(row[5], int | None, "loser")
    if loser is not None and loser not in range(len(seats)):
        raise BadFile(f"there is no seat {loser} that could have lost")
    job = Job(number, seats, unit, unit, round_)
    fault, reason = (printable(fitted(one, str)) for one in row[6:8])
    return StoredGame(job, scores, loser, fault, reason)


def _locked(path: Path) -> int:
    """Two runs of one tournament at a time would play games twice."""
    if not path.parent.is_dir():
        raise BadParameter(f"there is no folder {str(path.parent)!r} for the results")
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError as error:
        raise BadParameter(f"{path} can't be opened: {error.strerror}") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise BadParameter(f"{path} is in use by another run") from None
    with contextlib.suppress(OSError):
        os.set_inheritable(handle, False)
    return handle

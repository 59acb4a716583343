"""The games of a tournament in an SQLite file: each is on the disk as soon as it is over.

Two tables: `settings` (name, value as JSON) and `games` (one row each, with the whole record as
JSON). A game's number is its key, so that none can be there twice.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..errors import BadParameter
from ..text import printable
from .record import GameRecord
from .schedule import Job

__all__ = ["Store"]

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
_TABLES_THERE = "SELECT name FROM sqlite_master WHERE type = 'table'"
_INSERT = "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


class Store:
    """An open file of results; `None` keeps them in memory."""

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        self.path = None if path is None else Path(path)
        self._lock = None if self.path is None else _locked(self.path)
        try:
            self._data = sqlite3.connect(":memory:" if path is None else path)
            found = {name for (name,) in self._data.execute(_TABLES_THERE)}
            if found and not {"settings", "games"} <= found:
                raise sqlite3.DatabaseError("it holds something else")
            self._data.executescript("PRAGMA synchronous = FULL;" + _TABLES)
        except sqlite3.DatabaseError as error:
            self._unlock()
            raise BadParameter(f"{path} can't hold results: {error}; use another file") from None

    def settle(self, settings: dict[str, Any], free: tuple[str, ...] = ()) -> None:
        """Write the settings of a new tournament, or see that they are those of the old one.

        Those named in `free` may change, and a file of an earlier version knows fewer of them.
        """
        settings = {"version": VERSION, **settings}
        known = self.settings()
        for name, value in settings.items():
            if name in known and name not in free and known[name] != json.loads(json.dumps(value)):
                raise BadParameter(
                    f"{self.path} holds another tournament: its {name} is {known.get(name)!r}, "
                    f"not {value!r}; use another file"
                )
        with self._data:
            self._data.executemany(
                "INSERT OR REPLACE INTO settings VALUES (?, ?)",
                [(name, json.dumps(value)) for name, value in settings.items()],
            )

    def settings(self) -> dict[str, Any]:
        rows = self._data.execute("SELECT name, value FROM settings")
        return {name: json.loads(value) for name, value in rows}

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
        with self._data:
            self._data.execute(_INSERT, row)

    def numbers(self) -> set[int]:
        return {number for (number,) in self._data.execute("SELECT number FROM games")}

    def games(self) -> Iterator[tuple[Job, tuple[float, ...], int | None, str, str]]:
        """By number: each with its scores, the seat that lost by a fault, the fault, the reason."""
        rows = self._data.execute(
            "SELECT number, round, unit, seats, scores, loser, fault, reason FROM games "
            "ORDER BY number"
        )
        for number, round_, unit, seats, scores, loser, fault, reason in rows:
            job = Job(number, tuple(json.loads(seats)), unit, unit, round_)
            yield job, tuple(json.loads(scores)), loser, printable(fault), printable(reason)

    def records(self) -> Iterator[GameRecord]:
        for (text,) in self._data.execute("SELECT record FROM games ORDER BY number"):
            yield GameRecord.from_json(text)

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

"""The games in a tournament's file, read by SQLite alone."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path


def rows(path: Path) -> dict[int, str]:
    with contextlib.closing(sqlite3.connect(path, timeout=60)) as data:
        return dict(data.execute("SELECT number, record FROM games"))


def count(path: Path) -> int:
    """How many games there are in a file that another process writes, or is about to."""
    if not path.exists():
        return 0
    with contextlib.closing(sqlite3.connect(path, timeout=60)) as data:
        try:
            return int(data.execute("SELECT count(*) FROM games").fetchone()[0])
        except sqlite3.OperationalError:  # no tables yet
            return 0

"""Long work to look on: tournaments and training runs, as the files they write.

Which files, whoever starts the server says; a page can only ask for them by number.

A tournament is the SQLite file that `zermelo tournament` keeps. Any other work is a file of JSON
lines, an object for each moment: its numbers are plotted over `step`, or over the number of the
line, and the last line is shown as a table.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

from ..errors import BadParameter
from .protocol import Watched

__all__ = ["watched"]

POINTS = 500  # of a plotted series
LINES = 200_000
HEAD = b"SQLite format 3\x00"


def watched(number: int, path: Path) -> Watched:
    """How the work that writes this file stands."""
    try:
        with path.open("rb") as file:
            is_tournament = file.read(len(HEAD)) == HEAD
        return _tournament(number, path) if is_tournament else _log(number, path)
    except (OSError, sqlite3.Error, ValueError, TypeError, KeyError) as error:
        raise BadParameter(f"{path.name} can't be read: {error}") from None


def _tournament(number: int, path: Path) -> Watched:
    """Points of each player, game by game, and the table."""
    with contextlib.closing(
        sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    ) as data:
        settings = dict(data.execute("SELECT name, value FROM settings").fetchall())
        games = data.execute("SELECT seats, scores, fault FROM games ORDER BY number").fetchall()
    names = [str(one) for one in json.loads(settings["players"])]
    points, played, faults = [0.0] * len(names), [0] * len(names), [0] * len(names)
    series: dict[str, list[float | None]] = {name: [] for name in names}
    for seats, scores, fault in games:
        seated, results = json.loads(seats), json.loads(scores)
        for seat, player in enumerate(seated):
            points[player] += _points(results, seat)
            played[player] += 1
            faults[player] += bool(fault) and results[seat] == min(results)
        for player, name in enumerate(names):
            share = points[player] / played[player] if played[player] else 0.5
            series[name].append(share)
    order = sorted(range(len(names)), key=lambda one: -points[one])
    rows = [
        [names[one], f"{points[one]:g}", str(played[one]), str(faults[one] or "")] for one in order
    ]
    title = f"Tournament of {json.loads(settings['game'])}, {len(games)} games"
    columns = ["player", "points", "games", "faults"]
    return _thinned(number, title, list(range(1, len(games) + 1)), series, columns, rows)


def _points(results: list[float], seat: int) -> float:
    """Among all, the share of the others that this seat left behind; equals count a half."""
    others = [one for place, one in enumerate(results) if place != seat]
    won = sum(
        1.0 if results[seat] > one else 0.5 if results[seat] == one else 0.0 for one in others
    )
    return won / len(others) if others else 0.0


def _log(number: int, path: Path) -> Watched:
    """The numbers of each line; where a line does not have one, the plot has a gap."""
    steps: list[int] = []
    series: dict[str, list[float | None]] = {}
    last: dict[str, Any] = {}
    with path.open(encoding="utf-8") as file:
        for line, text in enumerate(file, 1):
            if line > LINES or not text.endswith("\n"):
                break  # a line that is still being written
            found = json.loads(text)
            if not isinstance(found, dict):
                raise ValueError(f"line {line} is no object")
            last = found
            steps.append(int(found.get("step", line)))
            for name, value in found.items():
                if name != "step" and isinstance(value, int | float):
                    values = series.setdefault(name, [])
                    values += [None] * (len(steps) - 1 - len(values))
                    values.append(float(value))
    for values in series.values():
        values += [None] * (len(steps) - len(values))
    rows = [[name, f"{value:g}" if isinstance(value, int | float) else str(value)[:200]]
            for name, value in last.items()]  # fmt: skip
    return _thinned(number, path.name, steps, series, ["", "last"], rows)


def _thinned(
    number: int,
    title: str,
    x: list[int],
    series: dict[str, list[float | None]],
    columns: list[str],
    rows: list[list[str]],
) -> Watched:
    stride = max(1, -(-len(x) // POINTS))
    kept = sorted({*range(0, len(x), stride), *([len(x) - 1] if x else [])})
    return Watched(
        number,
        title,
        [x[i] for i in kept],
        {name: [values[i] for i in kept] for name, values in series.items()},
        columns,
        rows,
    )

"""Monitoring long jobs, tournaments and training runs, through the files they write.

Whoever starts the server chooses the files; a page can only ask for them by number.

A tournament is the SQLite file that `zermelo tournament` writes. Any other job is a file of JSON
lines, an object each, or a folder with one, as training runs have: its numbers are plotted over
`step`, or over the line number, and the last line is shown as a table.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any

from ...errors import BadParameter, short
from ...play.tournament.ratings import Outcome
from ...play.tournament.standings import Standings
from ...play.tournament.store import Store
from ...play.tournament.tournament import plan_of
from ...reading import parse_json, read_regular
from ..messages.responses import DataTable, Progress

__all__ = ["job_file", "job_name", "progress"]

POINTS = 500  # of a plotted series
LINES = 200_000
TOGETHER = 4  # series in one plot
HEAD = b"SQLite format 3\x00"
RUN, CONFIG = "metrics.jsonl", "config.json"
STEPS = ("step", "steps")
SAME_SCALE = "loss"  # series whose names end so share a plot

Series = dict[str, list[float | None]]


def job_file(path: Path) -> Path:
    """The file to monitor: this one, or that of the training run in this folder."""
    file = path / RUN if path.is_dir() else path
    if not file.is_file():
        raise BadParameter(f"there is no file {file}")
    return file


def job_name(path: Path) -> str:
    return path.resolve().parent.name if path.name == RUN else path.name


def progress(number: int, path: Path) -> Progress:
    """The progress of the job that writes this file."""
    try:
        with path.open("rb") as file:
            is_tournament = file.read(len(HEAD)) == HEAD
        return _tournament(number, path) if is_tournament else _log(number, path)
    except (OSError, sqlite3.Error, ValueError, TypeError, KeyError, ArithmeticError) as error:
        raise BadParameter(f"{path.name} can't be read: {error}") from None


# Tournaments.


def _tournament(number: int, path: Path) -> Progress:
    """Each player's share of points, game by game; the standings and the crosstable."""
    with Store(path, readonly=True) as store:
        plan = plan_of(store)
        names, rows = plan.players, list(store.games(len(plan.players)))
    games = [Outcome(one.job.seats, one.scores, one.job.unit) for one in rows]
    faults = [one.job.seats[one.loser] for one in rows if one.fault and one.loser is not None]
    stands = Standings(plan.game, names, tuple(games), len(games))
    title = f"{stands.game} tournament, {len(games)} games"
    shares = _shares(names, games)
    groups = [dict(list(shares.items())[i : i + TOGETHER]) for i in range(0, len(names), TOGETHER)]
    tables = [_table(stands, faults), _cross_table(stands)] if games else []
    return _thinned(number, title, list(range(1, len(games) + 1)), "games", groups, tables)


def _shares(names: tuple[str, ...], games: list[Outcome]) -> Series:
    """Each player's share of its possible points after each game."""
    points, played = [0.0] * len(names), [0] * len(names)
    shares: Series = {name: [] for name in names}
    for game in games:
        for seat, player in enumerate(game.seats):
            points[player] += mean(game.points(seat) or [0.0])
            played[player] += 1
        for player, name in enumerate(names):
            shares[name].append(points[player] / played[player] if played[player] else 0.5)
    return shares


def _table(stands: Standings, faults: list[int]) -> DataTable:
    rows = [
        [
            stands.names[one.player],
            f"{one.elo:+.0f} ± {one.error:.0f}",
            f"{one.points:g}",
            str(one.comparisons),
            str(faults.count(one.player) or ""),
        ]
        for one in stands.ranking
    ]
    return DataTable(["player", "Elo", "points", "of", "faults"], rows, "Standings")


def _cross_table(stands: Standings) -> DataTable:
    """Points and games of each player, by row, against each other."""
    order = [one.player for one in stands.ranking]
    rows = [
        [f"{place}. {stands.names[player]}", *row]
        for place, (player, row) in enumerate(zip(order, stands.cross_table, strict=True), 1)
    ]
    columns = ["player", *(f"{i}." for i in range(1, len(order) + 1))]
    return DataTable(columns, rows, "Crosstable")


# Logs.


def _log(number: int, path: Path) -> Progress:
    """The numbers in each line; where a line lacks one, the plot has a gap."""
    steps: list[int] = []
    series: Series = {}
    last: dict[str, Any] = {}
    over = ""
    for line, found in enumerate(_lines(path), 1):
        last = found
        over = over or next((one for one in STEPS if one in found), "lines")
        steps.append(int(found.get(over, line)))
        for name, value in found.items():
            if name != over and isinstance(value, int | float):
                values = series.setdefault(name, [])
                values += [None] * (len(steps) - 1 - len(values))
                values.append(float(value))
    for values in series.values():
        values += [None] * (len(steps) - len(values))
    rows = [[name.replace("_", " "), _short(value)] for name, value in last.items()]
    tables = [DataTable(["name", "value"], rows, "Latest values")]
    return _thinned(number, _title(path), steps, over or "lines", _grouped(series), tables)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8") as file:
        for line, text in enumerate(file, 1):
            if line > LINES or not text.endswith("\n"):
                return  # a line that is still being written
            found = parse_json(text, nan=True)
            if not isinstance(found, dict):
                raise ValueError(f"line {line} is not a JSON object")
            yield found


def _title(path: Path) -> str:
    config = path.with_name(CONFIG)
    if path.name != RUN or not config.is_file():
        return path.name
    return f"Training run {job_name(path)}: {short(parse_json(read_regular(config))['game'])}"


def _grouped(series: Series) -> list[Series]:
    """Series on the same scale share a plot, which comes first."""
    same = {name: values for name, values in series.items() if name.endswith(SAME_SCALE)}
    others = [{name: values} for name, values in series.items() if name not in same]
    return [same, *others] if same else others


def _short(value: Any) -> str:
    return f"{value:,.5g}" if isinstance(value, int | float) else str(value)[:200]


def _thinned(
    number: int, title: str, x: list[int], step: str, groups: list[Series], tables: list[DataTable]
) -> Progress:
    stride = max(1, -(-len(x) // POINTS))
    kept = sorted({*range(0, len(x), stride), *([len(x) - 1] if x else [])})
    thin = [{name: [values[i] for i in kept] for name, values in group.items()} for group in groups]
    return Progress(number, title, [x[i] for i in kept], step, thin, tables)

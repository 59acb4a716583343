"""What `match` and `tournament` share: options, the progress bar, tables of results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import click
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from ... import clock
from ...long_work import noted
from ...play.match.adjudication import Adjudication
from ...play.match.record import GameRecord
from ...play.timing import TimeControl
from ...play.tournament.executors import Executor, OnRay, Processes
from ...play.tournament.standings import Standings
from ...play.tournament.store import Store
from ...play.tournament.tournament import Setup, tournament
from ...settings import setting, settings_of
from ...sprt import Sprt
from ..terminal.errors import INTERRUPTED
from ..terminal.interrupts import orderly_when_terminated
from ..terminal.screen import console
from ..terminal.screen import table as plain_table
from .loading import load
from .options import options_of
from .saving import write

FAILED = 1
ORDINARY = ("resigned", "time")
"""Faults that are normal ends of a game; after others the command ends with exit code 1."""


@dataclass(frozen=True)
class ContestOptions:
    """Where games are played, and where they are kept."""

    file: Path | None = setting(
        None, "Store every game in this SQLite file, which the page shows; run again to continue."
    )
    records: Path | None = setting(None, "Write all games to this file, as JSON lines.")
    processes: int | None = setting(None, "Games at a time; by default one per core.")
    ray: bool = setting(False, "Play on a Ray cluster.")
    ray_address: str | None = setting(None, "Address of a running Ray cluster.")


_GIVEN = (
    click.Option(["--game"], required=True, help="The game, as in `zermelo games`."),
    click.Option(
        ["--time"],
        help="Time control: 60+1 is a minute plus a second per move, 0.1/move a tenth of a second "
        "for each move.",
    ),
)


def options(*without: str) -> list[click.Parameter]:
    """The options of a match or tournament, except some."""
    made = [
        one
        for kind in (Setup, TimeControl, Adjudication, ContestOptions)
        for one in options_of(kind)
    ]
    return [*_GIVEN, *(one for one in made if one.name not in without)]


def configured(kind: type[Any], given: dict[str, Any]) -> dict[str, Any]:
    """The fields of a configuration that were given as options."""
    settings = settings_of(kind)
    called = {one.name: settings[one.name].called for one in fields(kind) if one.name in settings}
    named = {one.name: given.get(called.get(one.name, one.name)) for one in fields(kind)}
    return {name: value for name, value in named.items() if value is not None}


def setup_from(players: tuple[str, ...], given: dict[str, Any]) -> Setup:
    own = configured(Setup, given)
    control = TimeControl.parse(given["time"]) if given["time"] else TimeControl()
    own["time_control"] = replace(control, **configured(TimeControl, given))
    own["adjudication"] = Adjudication(**configured(Adjudication, given))
    if "openings" in own:
        own["openings"] = str(Path(own["openings"]).absolute())
    if "sprt" in own:
        own["sprt"] = replace(Sprt.parse(own["sprt"]), **configured(Sprt, given))
    return Setup(players=players, **own)


def run_contest(setup: Setup, given: dict[str, Any]) -> None:
    """Play, showing progress and, at the end or after Ctrl-C, the standings."""
    run = ContestOptions(**configured(ContestOptions, given))
    load(setup.spec)
    latest: list[Standings] = []
    records: list[GameRecord] = []
    stopped = False
    with (
        orderly_when_terminated(),
        _noted(setup, run),
        _executor(run) as executor,
        _bar(setup) as advance,
    ):

        def report(record: GameRecord, standings: Standings) -> None:
            latest[:] = [standings]
            records.append(record)
            advance(standings)

        try:
            latest = [tournament(setup, path=run.file, executor=executor, report=report)]
        except KeyboardInterrupt:
            stopped = True
    out = console()
    if latest:
        out.print(table(latest[0]))
    if run.records is not None:
        write_records(stored_records(run.file) if run.file else records, run.records)
    if stopped:
        again = "; the same command continues" if run.file else ""
        click.echo(f"stopped{again}", err=True)
        click.get_current_context().exit(INTERRUPTED)
    if latest and any(kind not in ORDINARY for _, kind, _ in latest[0].faults):
        click.get_current_context().exit(FAILED)


def _noted(setup: Setup, run: ContestOptions) -> AbstractContextManager[None]:
    """Inside, the page lists what is stored in a file."""
    if run.file is None:
        return nullcontext()
    kind = "match" if len(setup.players) == 2 else "tournament"
    return noted(kind, setup.spec, ", ".join(setup.names), run.file)


@contextmanager
def _executor(run: ContestOptions) -> Iterator[Executor]:
    if not run.ray and run.ray_address is None:
        yield Processes(run.processes)
        return
    with closing(OnRay(run.ray_address, run.processes)) as cluster:
        yield cluster


@contextmanager
def _bar(setup: Setup) -> Iterator[Callable[[Standings], None]]:
    """A progress bar on stderr, on a terminal."""
    err = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), "{task.description}")
    if not err.is_terminal:
        yield lambda standings: None
        return
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task("", total=setup.schedule.size)
        rest = 0.0  # rating many players is slow: at most a tenth of the time goes into it

        def advance(standings: Standings) -> None:
            nonlocal rest
            began = clock.now()
            if began < rest:
                bar.update(task, completed=standings.played)
                return
            bar.update(task, completed=standings.played, description=escape(standings.summary()))
            now = clock.now()
            rest = now + 9 * (now - began)

        yield advance


def table(standings: Standings) -> RenderableType:
    """Ratings, the cross table, and who lost by which faults."""
    parts: list[RenderableType] = [
        f"{standings.game}: {standings.played} of {standings.planned} games"
    ]
    if standings.played and len(standings.names) > 1:
        parts.append(_ratings(standings))
        if not standings.ratings[0].bounded:
            parts.append("* with a draw added for each player, as a player won or lost every game")
    if len(standings.names) == 2:
        parts.append(standings.summary())
        if standings.pairs:
            parts.append(f"pairs of games with 0, 0.5, 1, 1.5, 2 points: {standings.pairs}")
    for (player, kind, count), reason in zip(standings.faults, standings.reasons, strict=True):
        parts.append(f"{standings.names[player]} lost {count} by {kind}: {reason}")
    return Group(*(Text(part) if isinstance(part, str) else part for part in parts))


def _ratings(standings: Standings) -> RenderableType:
    opponents = [str(number) for number in range(1, len(standings.names) + 1)]
    numbers = ("Elo", "±", "points", "games", *opponents)
    rows = [
        (
            rank,
            standings.names[one.player],
            f"{one.elo:+.1f}",
            f"{one.error:.1f}" if one.bounded else f"{one.error:.1f}*",
            f"{one.points:g}",
            one.games,
            *standings.cross_table[rank - 1],
        )
        for rank, one in enumerate(standings.ranking, 1)
    ]
    return plain_table(("", "player", *numbers), rows, right=numbers)


def write_records(records: Iterable[GameRecord], target: Path) -> None:
    """Games as JSON lines."""
    write(target, "".join(record.to_json() + "\n" for record in records), "the games")


def stored_records(results: Path) -> list[GameRecord]:
    """The games in a file of results."""
    with Store(results) as store:
        return list(store.records())

"""What `match` and `tournament` share: options, the bar, tables of results."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ...play.match.record import GameRecord
    from ...play.tournament.executors import Executor
    from ...play.tournament.standings import Standings
    from ...play.tournament.tournament import Setup

__all__ = ["options", "run_contest", "setup_from", "stored_records", "table", "write_records"]

_POSITIVE = click.IntRange(min=1)
_OPTIONS = (
    click.option("--game", required=True, help="The game, as in `zermelo games`."),
    click.option("--time", "control", help="60+1: a minute and a second a move; 0.1/move."),
    click.option("--margin", type=float, help="Seconds late until it is a loss.  [default: 0.1]"),
    click.option("--plies", type=click.IntRange(min=0), help="Random moves to begin with."),
    click.option("--openings", type=Path, help="Begin from the openings in this file."),
    click.option("--max-plies", type=_POSITIVE, help="A longer game is a draw."),
    click.option("--win-at", type=float, help="Adjudicate when all agree that it is worth this."),
    click.option("--draw-at", type=float, help="Adjudicate when all agree that it is within this."),
    click.option(
        "--seed",
        type=int,
        help="Of openings, chance and players, to play the same again. Leave it out with players "
        "from strangers: a small number can be guessed.  [default: nobody can guess it]",
    ),
    click.option("--file", type=Path, help="Keep every game in this SQLite file, and go on in it."),
    click.option("--records", type=Path, help="Write all games to this file, JSON lines."),
    click.option("--processes", type=_POSITIVE, help="Games at a time.  [default: one a core]"),
    click.option("--patience", default=600.0, show_default=True, help="Seconds until it hangs."),
    click.option(
        "--isolated",
        is_flag=True,
        help="Run players from files and engines in sandboxes (Linux, bubblewrap): no network, no "
        "files but their own, limits. Without it such a player runs with your rights.",
    ),
    click.option(
        "--memory",
        type=_POSITIVE,
        default=4096,
        show_default=True,
        help="MB that an isolated player may take, with all that it starts.",
    ),
    click.option("--ray", is_flag=True, help="Play on a Ray cluster."),
    click.option("--ray-address", help="Of a running Ray cluster."),
)


def options(function: Callable[..., Any]) -> Callable[..., Any]:
    """The options of a contest."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


def setup_from(players: tuple[str, ...], given: dict[str, Any], **more: Any) -> Setup:
    from dataclasses import replace

    from ...play.match.adjudication import Adjudication
    from ...play.match.timing import TimeControl
    from ...play.tournament.tournament import Setup

    control = TimeControl.parse(given["control"]) if given["control"] else TimeControl()
    if given["margin"] is not None:
        control = replace(control, margin=given["margin"])
    openings = given["openings"]
    return Setup(
        game=given["game"],
        players=players,
        seed=given["seed"],
        time_control=control,
        adjudication=Adjudication(given["max_plies"], given["win_at"], given["draw_at"]),
        plies=given["plies"],
        openings=None if openings is None else str(openings.absolute()),
        patience=given["patience"],
        isolated=given["isolated"],
        memory=given["memory"],
        **more,
    )


def run_contest(setup: Setup, given: dict[str, Any]) -> None:
    """Play, show how it goes and, in the end or after Ctrl-C, how it stands."""
    from ...play.tournament.tournament import tournament
    from .. import INTERRUPTED
    from ..terminal.interrupts import orderly_when_terminated
    from ..terminal.screen import console
    from .loading import load

    load(setup.game)
    latest: list[Standings] = []
    records: list[GameRecord] = []
    stopped = False
    with orderly_when_terminated(), _executor(given) as executor, _bar(setup) as advance:

        def report(record: GameRecord, standings: Standings) -> None:
            latest[:] = [standings]
            records.append(record)
            advance(standings)

        try:
            latest = [tournament(setup, path=given["file"], executor=executor, report=report)]
        except KeyboardInterrupt:
            stopped = True
    out = console()
    if latest:
        out.print(table(latest[0]))
    if given["records"] is not None:
        write_records(stored_records(given["file"]) if given["file"] else records, given["records"])
    if stopped:
        again = "; the same command goes on" if given["file"] else ""
        click.echo(f"stopped{again}", err=True)
        click.get_current_context().exit(INTERRUPTED)


@contextmanager
def _executor(given: dict[str, Any]) -> Iterator[Executor]:
    from ...play.tournament.executors import OnRay, Processes

    if not given["ray"] and given["ray_address"] is None:
        yield Processes(given["processes"])
        return
    cluster = OnRay(given["ray_address"], given["processes"])
    try:
        yield cluster
    finally:
        cluster.close()


@contextmanager
def _bar(setup: Setup) -> Iterator[Callable[[Standings], None]]:
    """A bar on stderr where somebody looks."""
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    err = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), "{task.description}")
    if not err.is_terminal:
        yield lambda standings: None
        return
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task("", total=setup.schedule.size)
        rest = 0.0  # ratings of many players take their time: a tenth of it all, at the most

        def advance(standings: Standings) -> None:
            nonlocal rest
            began = time.monotonic()
            if began < rest:
                bar.update(task, completed=standings.played)
                return
            bar.update(task, completed=standings.played, description=escape(standings.summary()))
            now = time.monotonic()
            rest = now + 9 * (now - began)

        yield advance


def table(standings: Standings) -> RenderableType:
    """Ratings, who beat whom, and who broke down."""
    from rich import box
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    parts: list[RenderableType] = [
        Text(f"{standings.game}: {standings.played} of {standings.planned} games")
    ]
    if standings.played and len(standings.names) > 1:
        shown = Table(box=box.SIMPLE, pad_edge=False)
        for heading in ("", "player"):
            shown.add_column(heading, overflow="fold")
        for heading in ("Elo", "±", "points", "games", *map(str, _numbers(standings))):
            shown.add_column(heading, justify="right", no_wrap=True)
        for rank, one in enumerate(standings.ranking, 1):
            shown.add_row(
                str(rank),
                Text(standings.names[one.player]),
                f"{one.elo:+.1f}",
                f"{one.error:.1f}" if one.bounded else f"{one.error:.1f}*",
                f"{one.points:g}",
                str(one.games),
                *standings.cross_table[rank - 1],
            )
        parts.append(shown)
        if not standings.ratings[0].bounded:
            parts.append(Text("* somebody won or lost everything: a draw is added for each player"))
    if len(standings.names) == 2:
        parts.append(Text(standings.summary()))
        if standings.pairs:
            parts.append(Text(f"pairs of games with 0, 0.5, 1, 1.5, 2 points: {standings.pairs}"))
    for (player, kind, count), reason in zip(standings.faults, standings.reasons, strict=True):
        parts.append(Text(f"{standings.names[player]} lost {count} by {kind}: {reason}"))
    return Group(*parts)


def _numbers(standings: Standings) -> range:
    return range(1, len(standings.names) + 1)


def write_records(records: Iterable[GameRecord], target: Path) -> None:
    """Games as JSON lines, written whole or not at all."""
    from ...files import write_whole

    write_whole(target, "".join(record.to_json() + "\n" for record in records).encode())


def stored_records(results: Path) -> list[GameRecord]:
    """The games in a file of results."""
    from ...play.tournament.store import Store

    with Store(results) as store:
        return list(store.records())

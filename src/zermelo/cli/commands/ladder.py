"""Rate a class's players, who may come, go and be replaced at any time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ...errors import BadParameter
from ...machine import cores
from ..arguments.numbers import COUNT
from ..terminal.errors import INTERRUPTED
from ..terminal.interrupts import orderly_when_terminated
from ..terminal.screen import console, table

if TYPE_CHECKING:
    from ...ladder.standings import LadderStandings


@click.command("ladder")
@click.argument("folder", type=Path)
@click.option("--game", help="The game, as in `zermelo games`; a new ladder needs one.")
@click.option(
    "--time", metavar="TIME", help="Time control, as in `zermelo match`.  [default: 1/move]"
)
@click.option(
    "--anchor",
    "anchors",
    type=(str, float),
    multiple=True,
    metavar="PLAYER ELO",
    help="A player of zermelo's own whose rating is fixed; repeat.  [default: random 0]",
)
@click.option(
    "--with",
    "fixed",
    multiple=True,
    metavar="PLAYER",
    help="One more player of zermelo's own; repeat.  [default: easy, medium]",
)
@click.option(
    "--precision",
    type=float,
    default=75.0,
    show_default=True,
    help="Play until all ratings are this certain, in Elo; then wait for new players.",
)
@click.option(
    "--most-games",
    type=COUNT,
    default=1000,
    show_default=True,
    help="Games of a player after which none are played for its sake.",
)
@click.option("--once", is_flag=True, help="End once all ratings are certain; do not wait.")
@click.option("--for", "minutes", type=float, metavar="MINUTES", help="End after so long.")
@click.option("--jobs", "-j", type=COUNT, help="Games at a time; by default one per core.")
@click.option(
    "--memory", type=COUNT, default=1024, show_default=True, help="Megabytes for each player."
)
@click.option(
    "--trust-players", is_flag=True, help="Run players without a sandbox, with your rights."
)
@click.option("--port", type=COUNT, help="Show the pages at this port while it runs.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address for --port.")
def command(folder: Path, **given: Any) -> None:
    """Play a ladder in FOLDER: each file in FOLDER/players is a player, as in `zermelo match`.

    \b
      zermelo ladder league --game connect_four
      cp ann.py league/players              (at any time, also to replace it)
      zermelo ladder league --port 8000     (goes on; the table at http://127.0.0.1:8000)

    Games are played where ratings are least certain, and only what has changed is played anew. A
    player that fails three times in a row is set aside until it is replaced. FOLDER/page is the
    table with every game, as files; Ctrl-C ends it, and the same command continues.
    """
    from ...ladder.ladder import ClassLadder, LadderSetup  # slow to import
    from ...play.timing import TimeControl
    from ...play.tournament.executors import Processes

    known = {one.name for one in fields(LadderSetup)}
    own = {name: value for name, value in given.items() if name in known}
    if given["time"]:
        own["time_control"] = TimeControl.parse(given["time"])
    own["isolated"] = not given["trust_players"]
    setup = LadderSetup(**own)
    stopped = False
    with orderly_when_terminated():
        ladder = ClassLadder(folder, setup, Processes(given["jobs"] or cores()))
        try:
            with _served(folder / "page", given["host"], given["port"]), _line() as report:
                ladder.run(report)
        except KeyboardInterrupt:
            stopped = True
        finally:
            ladder.close()
    _print(ladder.latest, folder)
    if stopped:
        click.echo("stopped; the same command continues", err=True)
        click.get_current_context().exit(INTERRUPTED)


@contextmanager
def _line() -> Iterator[Callable[[LadderStandings, str], None]]:
    """A line on stderr that says how far it is, on a terminal."""
    from rich.console import Console
    from rich.markup import escape

    err = Console(stderr=True)
    if not err.is_terminal:
        yield lambda standings, event: None
        return
    with err.status("") as status:
        yield lambda standings, event: status.update(
            f"{standings.games} games, ratings within ±{standings.widest:.0f} Elo  {escape(event)}"
        )


@contextmanager
def _served(folder: Path, host: str, port: int | None) -> Iterator[None]:
    """The pages at an address, while this is open."""
    if port is None:
        yield
        return
    import threading
    from functools import partial
    from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

    folder.mkdir(parents=True, exist_ok=True)
    try:
        server = ThreadingHTTPServer((host, port), partial(Quiet, directory=str(folder)))
    except OSError as error:
        raise BadParameter(
            f"the pages can't be shown at {host}:{port}: {error.strerror}; choose another --port"
        ) from None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    click.echo(f"the ladder is shown at http://{host}:{port}", err=True)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()


def _print(standings: LadderStandings, folder: Path) -> None:
    numbers = ("Elo", "±", "games", "won", "drawn", "lost", "by faults")
    rows = [
        (rank, row.name, f"{row.elo:.0f}", f"{row.error:.0f}", row.games, *row[5:])
        for rank, row in enumerate(standings.rows, 1)
    ]
    out = console()
    out.print(table(("", "player", *numbers), rows, right=numbers))
    for one in standings.broken:
        out.print(f"{one.name} was set aside after a {one.kind}: {one.reason}", markup=False)
    out.print(f"{standings.games} games; the page: {folder / 'page' / 'index.html'}", markup=False)

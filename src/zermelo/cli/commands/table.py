"""Build endgame tables and look up positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ...errors import BadParameter, short
from ...exact.openings import OpeningsProgress as OpeningProgress
from ...exact.openings import build_openings
from ...game import Game
from ...lookup import (
    BuildProgress,
    TableFile,
    Tables,
    build,
    build_all,
    endgames_of,
    look_up,
    memory_needed,
    tables_folder,
)
from ..arguments.loading import NamedPosition, load, position
from ..arguments.numbers import ABOVE_ZERO, COUNT
from ..terminal.results import facts, signed
from ..terminal.screen import LateProgress, console, table
from .verify import verify_files

UNKNOWN = 1
LARGE = 1 << 30  # bytes that are worth a warning


@click.group("table")
def command() -> None:
    """Endgame tables: who wins, and in how many plies, looked up instead of searched.

    \b
      zermelo table build chess KBNvK KQvKR --to tables
      zermelo table build checkers --up-to 5 --to tables
      zermelo table build tic_tac_toe --to tables
      zermelo table openings connect_four --plies 6 --to connect_four.table
      zermelo table probe chess --state "8/8/8/8/8/2k5/8/K1Q5 w - - 0 1" --tables tables
      zermelo table verify tables
    """


@command.command("build")
@click.argument("game")
@click.argument("classes", nargs=-1)
@click.option("--up-to", type=int, help="All classes of up to this many pieces.")
@click.option("--to", "folder", type=Path, help="The folder to write to.")
@click.option("--threads", type=COUNT, help="Number of threads; by default one per core.")
@click.option(
    "--memory",
    default=4096.0,
    show_default=True,
    type=ABOVE_ZERO,
    help="Megabytes; a class that needs more is built in slices, or in memory-mapped files.",
)
@click.option(
    "--states",
    default=50_000_000,
    show_default=True,
    type=COUNT,
    help="Without classes: maximum number of states.",
)
def build_command(
    game: str,
    classes: tuple[str, ...],
    up_to: int | None,
    folder: Path | None,
    threads: int | None,
    memory: float,
    states: int,
) -> None:
    """Build tables of the CLASSES of a game's endgames, and of all classes they lead to.

    Without classes and --up-to: one table of all reachable states, if the game is small. A build
    that was interrupted or killed continues when the command is repeated.
    """
    played = load(game)
    target = folder or tables_folder(played)
    with LateProgress(f"tables of {played.name}") as bar:
        if classes or up_to is not None:
            endgames = endgames_of(played)
            kinds = [endgames.kind(name) for name in classes]
            kinds += endgames.kinds(up_to) if up_to is not None else []
            _tell_memory(memory_needed(played, kinds, threads=threads, memory=memory))
            paths = build(played, kinds, target, threads=threads, memory=memory, report=_shown(bar))
        else:
            counted = _counted(bar, played, states)
            paths = (build_all(played, target, states=states, report=counted),)
    out = console()
    tables = Tables(target)
    out.print(_listed([tables.table(path.stem) for path in paths]))
    out.print(f"in {target}")


def _tell_memory(size: int) -> None:
    """What a large build takes, before it begins."""
    if size >= LARGE:
        click.echo(
            f"this takes up to {size / 1e9:.1f} GB of memory; a smaller --memory takes less",
            err=True,
        )


def _shown(bar: LateProgress) -> Any:
    def show(progress: BuildProgress) -> None:
        where = f"{progress.name}, {progress.number} of {progress.classes}"
        bar.title = f"{where}: {progress.step}"
        bar(progress.positions / max(progress.total, 1))

    return show


def _counted(bar: LateProgress, game: Game, most: int) -> Any:
    def show(count: int) -> None:
        bar.title = f"{game.name}: {count:,} states found, of {most:,} at most"
        bar(count / max(most, count))

    return show


@command.command("openings")
@click.argument("game")
@click.option("--plies", required=True, type=COUNT, help="All positions after this many plies.")
@click.option(
    "--hard",
    type=COUNT,
    help="After a position that took more nodes than this, solve its successors, too.",
)
@click.option("--to", "path", required=True, type=Path, help="The file to write.")
@click.option(
    "--memory",
    default=1024.0,
    show_default=True,
    type=ABOVE_ZERO,
    help="Megabytes for the transposition table.",
)
@click.option("--threads", type=COUNT, help="Number of threads; by default one per core.")
def openings_command(
    game: str, plies: int, hard: int | None, path: Path, memory: float, threads: int | None
) -> None:
    """Solve the first plies of a game and write them as a table, for `search -a exact`.

    What was solved is kept beside the table in a journal: a build that was interrupted continues
    when the command is repeated. Ctrl-C writes what is solved by then.
    """
    played = load(game)
    with LateProgress(f"openings of {played.name}") as bar:

        def show(progress: OpeningProgress) -> None:
            bar.title = f"ply {progress.ply}: {progress.solved:,} of {progress.total:,} positions"
            bar(progress.solved / progress.total)

        build_openings(
            played, path, plies=plies, hard=hard, memory=memory, threads=threads, report=show
        )
    out = console()
    out.print(_listed([TableFile(path)]))
    out.print(f"in {path}")


@command.command("info")
@click.argument("path", type=Path)
def info_command(path: Path) -> None:
    """Describe a table, or a folder of tables."""
    console().print(_listed(list(_some(Tables(path)))))


def _some(tables: Tables) -> Tables:
    """These tables, unless there are none."""
    if not tables.files:
        raise BadParameter(f"there is no table in {tables.path}; zermelo table build makes tables")
    return tables


def _listed(tables: list[TableFile]) -> Any:
    numbers = ("positions", "won", "drawn", "lost", "plies", "bytes", "each")
    rows = []
    for one in tables:
        header, size = one.header, one.path.stat().st_size
        counts = header.get("counts", {})
        counted = (header["positions"], *(counts.get(name, 0) for name in numbers[1:4]))
        figures = (f"{number:,}" for number in (*counted, header["longest"], size))
        each = f"{size / max(header['positions'], 1):.3f}"
        rows.append((short(header["class"]), *figures, each))
    games = short(", ".join(sorted({one.header["game"] for one in tables})))
    return table(("table", *numbers), rows, right=numbers, title=games)


@command.command("probe")
@position
@click.option("--tables", "path", type=Path, help="The folder or file.")
def probe_command(place: NamedPosition, path: Path | None) -> None:
    """Look up what a position and each move from it is worth. Exit code 1: not in a table."""
    game, state = place.game, place.state
    tables = Tables(path or tables_folder(game))
    found = tables.probe(game, state)
    if found is None:
        click.echo(f"this state is in no table of {tables.path}", err=True)
        click.get_current_context().exit(UNKNOWN)
    mover = game.player_name(game.to_move(state))
    lines = [
        ("value", f"{signed(found.utility)} to {mover}"),
        ("plies to the end", str(found.plies) if found.utility else "none is forced"),
        ("table", found.source),
    ]
    result = look_up(game, state, tables)
    if result is not None:
        moves = (f"{row.text} {signed(row.lower)}" for row in result.rows)
        lines += [("best action", result.line[0]), ("moves", "  ".join(moves))]
    console().print(facts(lines))


@command.command("verify")
@click.argument("path", type=Path)
@click.option("--threads", default=1, show_default=True, type=COUNT, help="Number of threads.")
@click.option("--game", help="The game of the tables, if it is one of your own: mine.py:MyGame.")
@click.pass_context
def verify_command(ctx: click.Context, path: Path, threads: int, game: str | None) -> None:
    """The same as `zermelo verify --all`, for a table or a folder of tables."""
    given = None if game is None else load(game)
    ctx.exit(verify_files((path,), given, {}, every=True, threads=threads))

"""`zermelo table`: build endgame tables, tell what is in them, look positions up, verify them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..arguments.numbers import ABOVE_ZERO, COUNT

if TYPE_CHECKING:
    from ...game import Game
    from ...lookup import Progress, TableFile, Tables
    from ..terminal.screen import LateProgress

__all__ = ["command"]

UNKNOWN = 1


@click.group("table", short_help="Build endgame tables and look positions up.")
def command() -> None:
    """Endgame tables: who wins, and in how many plies, looked up instead of searched.

    \b
      zermelo table build chess KBNvK KQvKR --to tables
      zermelo table build checkers --up-to 3 --to tables
      zermelo table build tic_tac_toe --to tables
      zermelo table probe chess --state "8/8/8/8/8/2k5/8/K1Q5 w - - 0 1" --tables tables
      zermelo table verify tables
    """


@command.command("build")
@click.argument("game")
@click.argument("classes", nargs=-1)
@click.option("--up-to", type=int, help="All classes of up to so many pieces.")
@click.option("--to", "folder", type=click.Path(path_type=Path), help="The folder they go to.")
@click.option("--threads", type=COUNT, help="As many as there are cores, unless.")
@click.option(
    "--memory",
    default=4096.0,
    show_default=True,
    type=ABOVE_ZERO,
    help="Megabytes; a class that takes more is built in memory-mapped files.",
)
@click.option(
    "--states", default=50_000_000, show_default=True, type=COUNT, help="Without classes: at most."
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
    """Build tables of the CLASSES of a game's endgames, and of all they lead to.

    Without classes and --up-to: one table of all states that can be reached, if the game is
    small. A build that was interrupted or killed goes on when it is called again.
    """
    from ...lookup import Tables, build, build_all, endgames_of, tables_folder
    from ..arguments.loading import load
    from ..terminal.screen import LateProgress, console

    played = load(game)
    target = folder or tables_folder(played)
    with LateProgress(f"tables of {played.name}") as bar:
        if classes or up_to is not None:
            endgames = endgames_of(played)
            kinds = [endgames.kind(name) for name in classes]
            kinds += endgames.kinds(up_to) if up_to is not None else []
            paths = build(played, kinds, target, threads=threads, memory=memory, report=_shown(bar))
        else:
            counted = _counted(bar, played, states)
            paths = (build_all(played, target, states=states, report=counted),)
    out = console()
    tables = Tables(target)
    out.print(_listed([tables.table(path.stem) for path in paths]))
    out.print(f"in {target}")


def _shown(bar: LateProgress) -> Any:
    def show(progress: Progress) -> None:
        where = f"{progress.name}, {progress.number} of {progress.classes}"
        bar.title = f"{where}: {progress.step}"
        bar(progress.positions / max(progress.total, 1))

    return show


def _counted(bar: LateProgress, game: Game, most: int) -> Any:
    def show(count: int) -> None:
        bar.title = f"{game.name}: {count:,} states found, of {most:,} at most"
        bar(count / max(most, count))

    return show


@command.command("info")
@click.argument("path", type=click.Path(path_type=Path))
def info_command(path: Path) -> None:
    """Tell what is in a table, or in a folder of tables."""
    from ...lookup import Tables
    from ..terminal.screen import console

    console().print(_listed(list(_some(Tables(path)))))


def _some(tables: Tables) -> Tables:
    """These tables, unless there are none."""
    from ...errors import BadParameter

    if not tables.files:
        raise BadParameter(f"there is no table in {tables.path}; zermelo table build makes tables")
    return tables


def _listed(tables: list[TableFile]) -> Any:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from ...errors import short

    games = short(", ".join(sorted({table.header["game"] for table in tables})))
    shown = Table(box=box.SIMPLE, pad_edge=False, title=Text(games), title_justify="left")
    shown.add_column("table", no_wrap=True)
    for name in ("positions", "won", "drawn", "lost", "plies", "bytes", "each"):
        shown.add_column(name, justify="right")
    for table in tables:
        header, size = table.header, table.path.stat().st_size
        counts = header.get("counts", {})
        numbers = (header["positions"], *(counts.get(one, 0) for one in ("won", "drawn", "lost")))
        shown.add_row(
            Text(short(header["class"])),
            *(f"{number:,}" for number in (*numbers, header["longest"], size)),
            f"{size / max(header['positions'], 1):.3f}",
        )
    return shown


@command.command("probe")
@click.argument("game")
@click.argument("moves", nargs=-1)
@click.option("--state", "text", help="Start from this state, as show --text prints it.")
@click.option("--tables", "path", type=click.Path(path_type=Path), help="The folder or file.")
@click.pass_context
def probe_command(
    ctx: click.Context, game: str, moves: tuple[str, ...], text: str | None, path: Path | None
) -> None:
    """Look a position up: what it and each move from it is worth. Exit code 1: not in a table."""
    from ...lookup import Tables, look_up, tables_folder
    from ..arguments.loading import load
    from ..arguments.position import reached
    from ..terminal.results import facts, signed
    from ..terminal.screen import console

    played = load(game)
    state = reached(played, moves, text)
    tables = Tables(path or tables_folder(played))
    found = tables.probe(played, state)
    if found is None:
        click.echo(f"this state is in no table of {tables.path}", err=True)
        ctx.exit(UNKNOWN)
    mover = played.player_name(played.to_move(state))
    told = [
        ("value", f"{signed(found.utility)} to {mover}"),
        ("plies to the end", str(found.plies) if found.utility else "none is forced"),
        ("table", found.source),
    ]
    result = look_up(played, state, tables)
    if result is not None:
        told.append(("best action", result.line[0]))
        told.append(("moves", _moves(played, result.rows)))
    console().print(facts(told))


def _moves(game: Game, rows: Any) -> str:
    from ..terminal.results import signed

    return "  ".join(f"{row.text} {signed(row.value)}" for row in rows)


@command.command("verify")
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--threads", default=1, show_default=True, type=COUNT)
@click.option("--game", help="The tables' game, where it is one of your own: mine.py:MyGame.")
@click.pass_context
def verify_command(ctx: click.Context, path: Path, threads: int, game: str | None) -> None:
    """The same as `zermelo verify --all`, for a table or a folder of tables."""
    from ..arguments.loading import load
    from .verify import verify_files

    given = None if game is None else load(game)
    ctx.exit(verify_files((path,), given, {}, every=True, threads=threads))

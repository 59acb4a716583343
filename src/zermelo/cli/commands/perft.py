"""`zermelo perft`: counting paths, ply by ply."""

from __future__ import annotations

import time

import click

__all__ = ["command"]

MOST_PLIES = 1000


@click.command("perft", short_help="Count paths or states, ply by ply.")
@click.argument("game")
@click.argument("depth", type=click.IntRange(1, MOST_PLIES))
@click.argument("moves", nargs=-1)
@click.option("--distinct", is_flag=True, help="Count different states instead of paths.")
def command(game: str, depth: int, moves: tuple[str, ...], distinct: bool) -> None:
    """Count the paths of 1, 2, ..., DEPTH plies, from the start or after MOVES.

    \b
      zermelo perft tic_tac_toe 9
      zermelo perft connect_four 8 --distinct
      zermelo perft chess 4 e2e4 e7e5
    """
    from rich import box
    from rich.table import Table

    from ... import perft as enumeration
    from ..arguments.loading import load
    from ..terminal.screen import LateProgress, console

    played = load(game)
    state = played.initial_state()
    for move in moves:
        state = played.result(state, played.parse_action(state, move))
    count = enumeration.distinct if distinct else enumeration.perft
    count(played, min(depth, 2), state)  # compiles, so that the time below is that of counting
    start = time.perf_counter()
    with LateProgress(f"{game} to depth {depth}") as progress:
        counts = count(played, depth, state, progress)
    seconds = time.perf_counter() - start
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("ply", justify="right")
    table.add_column("states" if distinct else "paths", justify="right")
    for ply, number in enumerate(counts, 1):
        table.add_row(str(ply), f"{number:,}")
    out = console()
    out.print(table)
    out.print(f"{sum(counts):,} in {seconds:.2f} s")

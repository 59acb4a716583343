"""Count paths or states, ply by ply."""

from __future__ import annotations

import click

from ... import clock
from ..arguments.loading import load, reached
from ..terminal.screen import LateProgress, console, table

MOST_PLIES = 1000


@click.command("perft")
@click.argument("game")
@click.argument("depth", type=click.IntRange(1, MOST_PLIES))
@click.argument("moves", nargs=-1)
@click.option("--distinct", is_flag=True, help="Count distinct states instead of paths.")
def command(game: str, depth: int, moves: tuple[str, ...], distinct: bool) -> None:
    """Count the paths of 1, 2, ..., DEPTH plies, from the start or after MOVES.

    \b
      zermelo perft tic_tac_toe 9
      zermelo perft connect_four 8 --distinct
      zermelo perft chess 4 e2e4 e7e5
    """
    from ... import perft as enumeration  # slow to import

    played = load(game)
    state = reached(played, moves)
    count = enumeration.distinct if distinct else enumeration.perft
    count(played, min(depth, 2), state)  # compiles, which is not to be timed
    start = clock.now()
    with LateProgress(f"{game} to depth {depth}") as progress:
        counts = count(played, depth, state, progress)
    seconds = clock.now() - start
    headings = ("ply", "states" if distinct else "paths")
    rows = [(ply, f"{number:,}") for ply, number in enumerate(counts, 1)]
    out = console()
    out.print(table(headings, rows, right=headings))
    out.print(f"{sum(counts):,} in {seconds:.2f} s")

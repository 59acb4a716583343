"""Play random games and summarize them."""

from __future__ import annotations

import click

from ..arguments.loading import load
from ..arguments.numbers import COUNT
from ..terminal.errors import INTERRUPTED
from ..terminal.screen import console


@click.command("playouts")
@click.argument("game")
@click.option("--count", default=10_000, show_default=True, type=COUNT, help="Number of games.")
@click.option("--seed", default=0, show_default=True, help="Random seed.")
@click.pass_context
def command(ctx: click.Context, game: str, count: int, seed: int) -> None:
    """Play uniformly random games and summarize them. Ctrl-C shows those played so far.

    \b
      zermelo playouts connect_four --count 1000000
    """
    from ...playouts import playouts  # slow to import

    played = load(game)
    playouts(played, 1, seed=seed)  # compiles, which is not to be timed
    stats = playouts(played, count, seed=seed)
    out = console()
    rate = stats.count / max(stats.seconds, 1e-9)
    out.print(f"{stats.count:,} random games in {stats.seconds:.2f} s, {rate:,.0f} per second")
    out.print(f"{stats.plies:.2f} plies and {stats.branching:.2f} legal actions on average")
    for player in range(played.players):
        share = stats.wins[player] / stats.count
        out.print(
            f"{played.player_name(player)}: wins {share:.1%}, mean utility "
            f"{stats.utility[player]:+.4f}",
            markup=False,
        )
    if played.players > 1:
        out.print(f"draws {stats.draws / stats.count:.1%}")
    if stats.count < count:
        ctx.exit(INTERRUPTED)

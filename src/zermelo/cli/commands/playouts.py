"""`zermelo playouts`: what random games look like."""

from __future__ import annotations

import click

__all__ = ["command"]


@click.command("playouts", short_help="Play random games and sum them up.")
@click.argument("game")
@click.option(
    "--count", default=10_000, show_default=True, type=click.IntRange(min=1), help="How many."
)
@click.option("--seed", default=0, show_default=True)
@click.pass_context
def command(ctx: click.Context, game: str, count: int, seed: int) -> None:
    """Play uniformly random games and sum them up. Ctrl-C shows those played so far.

    \b
      zermelo playouts connect_four --count 1000000
    """
    from ...playouts import playouts
    from .. import INTERRUPTED
    from ..arguments.loading import load
    from ..terminal.screen import console

    played = load(game)
    playouts(played, 1, seed=seed)  # compiles, so that the time below is that of playing
    stats = playouts(played, count, seed=seed)
    out = console()
    rate = stats.count / max(stats.seconds, 1e-9)
    out.print(f"{stats.count:,} random games in {stats.seconds:.2f} s, {rate:,.0f} a second")
    out.print(
        f"{stats.plies:.2f} plies and {stats.branching:.2f} actions to choose from, on average"
    )
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

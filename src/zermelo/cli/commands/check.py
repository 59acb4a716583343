"""Check that a game obeys the rules all games must obey."""

from __future__ import annotations

import click

from ...games import load
from ..terminal.screen import LateProgress, console

BROKEN = 1


@click.command("check")
@click.argument("game")
@click.option("--games", default=100, show_default=True, help="Number of random games to play.")
@click.option(
    "--states", default=2000, show_default=True, help="Number of states to check closely."
)
@click.option("--every", default=1, show_default=True, help="Check only every n-th state closely.")
@click.option("--seed", default=0, show_default=True, help="Random seed.")
@click.pass_context
def command(ctx: click.Context, game: str, games: int, states: int, every: int, seed: int) -> None:
    """Check that GAME obeys the rules that all games must obey.

    Reports the first violation with the moves that lead to it; then the exit code is 1.

    \b
      zermelo check nim
      zermelo check mygame.py:MyGame
      zermelo check mygame.py:MyGame:size=5 --games 1000
      zermelo check chess --games 1000 --every 100 --states 10000
    """
    from ...conformance import check  # slow to import

    with LateProgress(f"checking {game}") as progress:
        report = check(
            load(game), games=games, seed=seed, states=states, every=every, report=progress
        )
    out = console()
    if report.violation is None:
        out.print(str(report), markup=False)
        return
    out.print(f"{report.game} breaks the rule: {report.violation.rule}", style="bold red")
    out.print(report.violation.sentence, markup=False)
    where = " ".join(report.violation.path)
    out.print(f"after: {where}" if where else "in the initial state", markup=False)
    for warning in report.warnings:
        out.print(f"warning: {warning}", markup=False)
    ctx.exit(BROKEN)

"""Play a match between two players."""

from __future__ import annotations

from typing import Any

import click

from ...sprt import Sprt
from ..arguments.match_options import options, run_contest, setup_from
from ..arguments.options import options_of

OWN = (
    click.Option(["--games"], default=100, show_default=True, help="Number of games."),
    click.Option(
        ["--sprt"],
        metavar="ELO0,ELO1",
        help="Stop as soon as a sequential test accepts one of two Elo differences.",
    ),
    *options_of(Sprt),
)


@click.command("match", params=[*OWN, *options("kind", "rounds", "games")])
@click.argument("first")
@click.argument("second")
@click.argument("others", nargs=-1, metavar="")
def command(first: str, second: str, others: tuple[str, ...], **given: Any) -> None:
    """Play a match: pairs of games from the same opening, sides swapped.

    \b
      zermelo match alphabeta:depth=4 mcts:iterations=500 --game connect_four --games 20
      zermelo match mine.py:MyPlayer auto --game othello --games 200 --time 0.1/move
      zermelo match alphabeta alphabeta:type-b=yes --game chess --time 10+0.1 --sprt 0,10

    A player that crashes, hangs or gives an illegal move loses that game, and the match goes on;
    the exit code is 1 then.
    With --file every game is stored, and the same command continues a match that was stopped.
    """
    if others:
        raise click.UsageError(
            f"a match is between two players, not {2 + len(others)}; `zermelo tournament` takes "
            "any number"
        )
    run_contest(setup_from((first, second), given), given)

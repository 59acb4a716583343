"""`zermelo match`: two players, many games."""

from __future__ import annotations

from typing import Any

import click

from ..arguments.match_options import options, run_contest, setup_from

__all__ = ["command"]


@click.command("match", short_help="Let two players play many games.")
@click.argument("first")
@click.argument("second")
@click.option("--games", default=100, show_default=True, type=click.IntRange(min=1))
@click.option("--sprt", metavar="ELO0,ELO1", help="Stop when one of two strengths is accepted.")
@click.option("--alpha", default=0.05, show_default=True, help="Errors of the first kind.")
@click.option("--beta", default=0.05, show_default=True, help="Errors of the second kind.")
@options
def command(
    first: str,
    second: str,
    games: int,
    sprt: str | None,
    alpha: float,
    beta: float,
    **given: Any,
) -> None:
    """Play a match: pairs of games from the same opening, sides swapped.

    \b
      zermelo match alphabeta:depth=4 mcts:iterations=500 --game connect_four --games 20
      zermelo match mine.py:MyPlayer auto --game othello --games 200 --time 0.1/move
      zermelo match alphabeta alphabeta:type-b=yes --game chess --time 10+0.1 --sprt 0,10

    A player that crashes, hangs or answers rubbish loses that game, and the match goes on. With
    --file every game is kept, and the same command goes on where it was stopped.
    """
    test = _test(sprt, alpha, beta)
    run_contest(setup_from((first, second), given, games=games, sprt=test), given)


def _test(text: str | None, alpha: float, beta: float) -> Any:
    from ...errors import BadParameter
    from ...play.tournament.sprt import Sprt

    if text is None:
        return None
    try:
        elo0, elo1 = (float(one) for one in text.split(","))
    except ValueError:
        raise BadParameter(f"--sprt takes two numbers as in 0,10, not {text!r}") from None
    return Sprt(elo0, elo1, alpha, beta)

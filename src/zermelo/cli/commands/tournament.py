"""Play a tournament and rate the players."""

from __future__ import annotations

from typing import Any

import click

from ..arguments.match_options import options, run_contest, setup_from


@click.command("tournament", params=options())
@click.argument("players", nargs=-1, required=True)
def command(players: tuple[str, ...], **given: Any) -> None:
    """Play a tournament: round robin, gauntlet (the first against all others) or Swiss.

    \b
      zermelo tournament random rules alphabeta:depth=2 mcts:iterations=100 --game tic_tac_toe
      zermelo tournament a.py:A b.py:B auto --game othello --games 40 --file results.sqlite

    Ratings are maximum-likelihood Elo with 95 % intervals. With --file, the same command continues
    a tournament that was stopped, however abruptly.
    """
    run_contest(setup_from(players, given), given)

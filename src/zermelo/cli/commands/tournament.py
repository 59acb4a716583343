"""`zermelo tournament`: many players, everybody rated."""

from __future__ import annotations

from typing import Any

import click

from ...play.tournament.schedule import KINDS
from ..arguments.match_options import options, run_contest, setup_from

__all__ = ["command"]


@click.command("tournament", short_help="Let many players play each other, and rate them.")
@click.argument("players", nargs=-1, required=True)
@click.option("--kind", type=click.Choice(KINDS), default=KINDS[0], show_default=True)
@click.option(
    "--games",
    default=2,
    show_default=True,
    type=click.IntRange(min=1),
    help="For each pairing; in a Swiss tournament, for each pairing of a round.",
)
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(min=1), help="Swiss.")
@options
def command(players: tuple[str, ...], kind: str, games: int, rounds: int, **given: Any) -> None:
    """Play a tournament: round robin, gauntlet (the first against all) or Swiss.

    \b
      zermelo tournament random rules alphabeta:depth=2 mcts:iterations=100 --game tic_tac_toe
      zermelo tournament a.py:A b.py:B auto --game othello --games 40 --file results.sqlite

    Ratings are Elo by maximum likelihood with 95 % intervals. With --file, a tournament that was
    stopped, however rudely, goes on with the same command.
    """
    run_contest(setup_from(players, given, kind=kind, games=games, rounds=rounds), given)

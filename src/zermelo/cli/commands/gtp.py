"""Play as a GTP engine."""

from __future__ import annotations

import sys
from typing import Any

import click
from rich.console import Console

from ...bridges.gtp import LONGEST_LINE, GtpEngine, serve
from ...game import Game
from ...play.players.specs import make
from ..arguments.loading import load
from ..terminal.draw import drawn


@click.command("gtp")
@click.argument("game", default="go")
@click.option(
    "--player",
    default="auto",
    show_default=True,
    help="The player that chooses the moves: mcts:time=1, ...",
)
def command(game: str, player: str) -> None:
    """Play GAME as an engine: speak GTP, version 2, on standard input and output.

    \b
      zermelo gtp go:size=9 --player mcts:time=2
      zermelo gtp hex:size=7
      zermelo gtp othello --player alphabeta:depth=6
    """
    engine = GtpEngine(load(game), make(player), _picture)
    serve(engine, iter(lambda: sys.stdin.readline(LONGEST_LINE), ""), sys.stdout)


def _picture(game: Game, state: Any) -> str:
    console = Console(width=120, force_terminal=False, color_system=None, file=sys.stderr)
    with console.capture() as captured:
        console.print(drawn(game.board(state)))
    return captured.get()

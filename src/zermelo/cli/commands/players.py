"""List the kinds of players."""

from __future__ import annotations

import click

from ...play.players.specs import kinds
from ..terminal.screen import console, table

OWN = ("FILE.py:CLASS", "a class in a file, run with your rights unless isolated", "mine.py:Mine")


@click.command("players")
def command() -> None:
    """List what can be named as a player: in `play`, `match`, `tournament` and in Python.

    \b
      zermelo players
    """
    rows = [(kind.name, kind.about, kind.example or kind.name) for kind in kinds().values()]
    console().print(table(("player", "what it does", "example"), [*rows, OWN]))

"""`zermelo players`: who can play."""

from __future__ import annotations

import click

__all__ = ["command"]


@click.command("players", short_help="List the kinds of players.")
def command() -> None:
    """List what can be named as a player: in `play`, `match`, `tournament` and in Python.

    \b
      zermelo players
    """
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from ...play.players.specs import kinds
    from ..terminal.screen import console

    table = Table(box=box.SIMPLE, pad_edge=False)
    for heading in ("player", "what it does", "for example"):
        table.add_column(heading, overflow="fold")
    for kind in kinds().values():
        table.add_row(kind.name, Text(kind.about), Text(kind.example or kind.name))
    table.add_row(
        "FILE.py:CLASS", "a class in a file, run with your rights unless isolated", "mine.py:Mine"
    )
    console().print(table)

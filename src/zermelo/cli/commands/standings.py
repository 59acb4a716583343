"""Show the standings of a tournament, and export its games."""

from __future__ import annotations

from pathlib import Path

import click

from ...play.tournament.tournament import standings_of
from ..arguments.match_options import stored_records, table, write_records
from ..terminal.screen import console


@click.command("standings")
@click.argument("file", type=Path)
@click.option("--records", type=Path, help="Write all games to this file, as JSON lines.")
def command(file: Path, records: Path | None) -> None:
    """Show the ratings and the cross table of a match or tournament in FILE.

    \b
      zermelo standings results.sqlite --records games.jsonl
    """
    console().print(table(standings_of(file)))
    if records is not None:
        write_records(stored_records(file), records)

"""Convert games and game records between file formats."""

from __future__ import annotations

from pathlib import Path

import click

from ...bridges import gambit
from ...bridges.records import FORMATS, read_records, write_records
from ...errors import BadParameter
from ...reading import naming
from ..arguments.loading import GAMBIT, load, load_any


@click.command("convert")
@click.argument("source")
@click.argument("target")
@click.option("--game", help="The game of the records, if it is one of your own: mine.py:MyGame.")
def command(source: str, target: str, game: str | None) -> None:
    """Convert a game, or records of games, to the format given by the suffix of TARGET.

    A game, or a Gambit file, becomes an .efg or .nfg file; records of games are converted between
    .pgn, .sgf and .jsonl. A record never runs code: name a game of your own with --game.

    \b
      zermelo convert kuhn_poker kuhn.efg
      zermelo convert kuhn.efg kuhn.nfg
      zermelo convert games.pgn games.jsonl
    """
    is_record = Path(source).suffix.lower() in FORMATS
    if Path(target).suffix.lower() in GAMBIT:
        if is_record:
            known = ", ".join(FORMATS)
            raise BadParameter(f"records of games can be converted to {known}, not to {target!r}")
        gambit.write(load_any(source), target)
        click.echo(f"wrote {target}")
        return
    if not is_record:
        raise BadParameter(f"a game can be converted to .efg or .nfg, not to {target!r}")
    records, given = read_records(source), None if game is None else load(game)
    with naming(source):
        write_records(target, records, given)
    click.echo(f"wrote {len(records)} game{'' if len(records) == 1 else 's'} to {target}")

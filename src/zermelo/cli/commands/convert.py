"""`zermelo convert`: games and records of games, from one file format to another."""

from __future__ import annotations

from pathlib import Path

import click

__all__ = ["command"]

GAMBIT = (".efg", ".nfg")


@click.command("convert")
@click.argument("source")
@click.argument("target")
@click.option("--game", help="The records' game, where it is one of your own: mine.py:MyGame.")
def command(source: str, target: str, game: str | None) -> None:
    """Convert a game, or games that were played, to the format that TARGET ends with.

    A game, or Gambit's file of one, becomes a file .efg or .nfg; records of games go from
    .pgn, .sgf or .jsonl to one of these. A record never runs code: a game of your own is named
    with --game.

    \b
      zermelo convert kuhn_poker kuhn.efg
      zermelo convert kuhn.efg kuhn.nfg
      zermelo convert games.pgn games.jsonl
    """
    from ...bridges.records import FORMATS, read_records, write_records
    from ...errors import BadParameter
    from ...reading import naming
    from ..arguments.loading import load

    was_played = Path(source).suffix.lower() in FORMATS
    if Path(target).suffix.lower() in GAMBIT:
        if was_played:
            known = ", ".join(FORMATS)
            raise BadParameter(f"games that were played become {known}, not {target!r}")
        _write_game(source, target)
        click.echo(f"wrote {target}")
        return
    if not was_played:
        raise BadParameter(f"a game becomes a file .efg or .nfg, not {target!r}")
    records, given = read_records(source), None if game is None else load(game)
    with naming(source):
        write_records(target, records, given)
    click.echo(f"wrote {len(records)} game{'' if len(records) == 1 else 's'} to {target}")


def _write_game(source: str, target: str) -> None:
    from ...bridges import gambit
    from ..arguments.loading import load

    from_file = Path(source).suffix.lower() in GAMBIT
    gambit.write(gambit.read(source) if from_file else load(source), target)

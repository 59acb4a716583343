"""The search by a network: what each of its options is worth at equal time."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from zermelo.play.tournament.executors import Here
from zermelo.play.tournament.tournament import match

TITLE = "the search by a network with and without its options, at equal time"
SECONDS = 0.1  # a move
GAMES = 40
PAIRS = {
    "solver backups": ("", ",solver=false"),
    "look ahead": ("", ",lookahead=0"),
    "symmetric evaluation": (",symmetric=true", ""),
}


def tables() -> Iterator[Table]:
    """Networks that ship, against themselves without the option."""
    title = f"{GAMES} games, {SECONDS:g} s a move, against the same network without it"
    table = Table(title=title)
    for column in ("game", "with", "points", "Elo"):
        table.add_column(column, justify="right" if column in ("points", "Elo") else "left")
    player = f"alphazero:time={SECONDS:g}"
    for spec in ("connect_four", "breakthrough"):
        for name, (own, other) in PAIRS.items():
            found = match(player + own, player + other, spec, games=GAMES, executor=Here())
            one, two = found.ratings
            elo = f"{one.elo - two.elo:+.0f} +- {2 * one.error:.0f}"
            table.add_row(spec, name, f"{one.points:g}", elo)
    yield table

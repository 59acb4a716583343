"""What alpha-beta gains from the table that a player keeps from move to move.

    python -m benchmarks.kept_tables chess --seconds 0.1 --games 100
    python -m benchmarks.kept_tables othello --nodes 10000

Against the same player whose every move begins with an empty one: each random opening twice, sides
changed.
"""

from __future__ import annotations

from typing import Any

import click

from benchmarks.harness import machine
from zermelo.game import Game
from zermelo.games import load
from zermelo.play.match.openings import opening
from zermelo.play.match.referee import play_game
from zermelo.play.players.search import SearchPlayer, search_player
from zermelo.ratings import elo_difference

PLIES = 6  # of an opening


class Forgetful(SearchPlayer):
    """Begins every move with an empty table."""

    def _kept(self, game: Game, settings: dict[str, Any]) -> None:
        return None


@click.command()
@click.argument("spec")
@click.option("--seconds", type=float, help="A move.")
@click.option("--nodes", type=int, help="A move.")
@click.option("--games", default=100, show_default=True)
@click.option("--seed", default=0, show_default=True)
@click.option("--learnt", help="Evaluation of both players; the game's own unless given.")
def main(
    spec: str,
    seconds: float | None,
    nodes: int | None,
    games: int,
    seed: int,
    learnt: str | None,
) -> None:
    """Play the match."""
    if (seconds is None) == (nodes is None):
        raise click.UsageError("give either --seconds or --nodes")
    game = load(spec)
    settings: dict[str, Any] = {"nodes": nodes} if seconds is None else {"seconds": seconds}
    if learnt is not None:
        settings["learnt"] = learnt
    keeping = search_player("alphabeta", **settings)
    forgetful = Forgetful("alphabeta", keeping.algorithm, settings)
    counts = [0] * 5  # pairs of games with 0, 0.5, 1, 1.5 and 2 points
    for pair in range(games // 2):
        begin = opening(game, pair, PLIES, seed)
        points = 0.0
        for seat in (0, 1):
            seated = (keeping, forgetful) if seat == 0 else (forgetful, keeping)
            own, other = (play_game(game, seated, seed=pair, opening=begin).utilities or (0, 0))[
                :: 1 - 2 * seat
            ]
            points += (own > other) + 0.5 * (own == other)
        counts[round(2 * points)] += 1
        if (pair + 1) % 10 == 0:
            click.echo(f"{2 * pair + 2} games: {counts}")
    click.echo(f"{machine()}\n{spec}, {settings}: {counts}, Elo {elo_difference(counts)}")


if __name__ == "__main__":
    main()

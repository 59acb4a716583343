"""What each improvement of alpha-beta is worth: the engine against itself without one of them.

    python -m benchmarks.search_features chess reductions null_moves --nodes 4000 --games 400

Both sides have as many nodes a move; time is left out. Pairs of games begin with the same random
moves, sides changed, as training tests its evaluations. A sequential test of no gain against one of
15 Elo ends a match that is decided.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import click
import numpy as np

from benchmarks.chess_strength import difference
from benchmarks.harness import machine
from zermelo.algorithms import read_learnt
from zermelo.games import load
from zermelo.learning.evaluation.selfplay import EngineGames
from zermelo.learning.runs.config import EvaluationConfig
from zermelo.sprt import Sprt

IMPROVEMENTS = (
    "killers",
    "history",
    "order",
    "scout",
    "quiescence",
    "extensions",
    "reductions",
    "null_moves",
    "forward_pruning",
    "table_estimates",
    "probcut",
)
OPENING = 12  # random moves, at most


def standing(counts: Sequence[int]) -> str:
    """Games, score and Elo, by pairs with so many half points."""
    pairs, scores = np.array(counts), np.arange(5) / 4
    played = int(pairs.sum())
    score = float(pairs @ scores) / played
    spread = 1.96 * (float(pairs @ (scores - score) ** 2) / played / played) ** 0.5
    low, middle, high = (difference(score + side * spread) for side in (-1, 0, 1))
    return f"{2 * played:5,} games  {score:.3f}  {middle:+5.0f} Elo [{low:+.0f}, {high:+.0f}]"


@click.command()
@click.argument("game")
@click.argument("names", nargs=-1, type=click.Choice(IMPROVEMENTS))
@click.option("--nodes", default=4_000, show_default=True, help="For each move.")
@click.option("--games", default=400, show_default=True, help="Of each match, at most.")
@click.option("--learnt", help="An evaluation for both sides: a file, or shipped.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(min=0))
def main(
    game: str, names: tuple[str, ...], nodes: int, games: int, learnt: str | None, seed: int
) -> None:
    """The engine of a GAME with all its improvements against itself without each of NAMES."""
    played = load(game)
    evaluation = read_learnt(played, learnt) if learnt else None
    config = EvaluationConfig(nodes=nodes, opening=OPENING)
    click.echo(f"{machine()}; {game}, {nodes:,} nodes a move, against the same without")
    for name in names or IMPROVEMENTS:
        table = EngineGames(played, config, evaluation, evaluation)
        if not getattr(table.engine.record, name):
            click.echo(f"{name:16} is not in use")
            continue
        setattr(table.rival.record, name, 0)
        counts, test, start = [0] * 5, Sprt(0.0, 15.0), time.process_time()
        for pair in range(games // 2):
            counts[table.play_pair((seed << 32) + pair)] += 1
            if test.decision(counts) is not None:
                break
        cost = time.process_time() - start
        decided = {"H1": "a gain", "H0": "no gain", None: "open"}[test.decision(counts)]
        click.echo(f"{name:16} {standing(counts)}  {decided}, {cost:.0f} s of CPU time")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.search_features")

"""Optimists and pessimists: what a wrong model of the ghost costs.

    python -m benchmarks.ghost_chase

An eater that expects an adversary (minimax) and one that expects a random ghost (expectimax) each
meet both kinds, as in the lectures' table: see `zermelo.course.chase`.
"""

from __future__ import annotations

from pathlib import Path
from statistics import stdev

import click

from benchmarks.harness import machine
from zermelo.course.chase import EATERS, GHOSTS, Cell, chase_table

RESULTS = Path(__file__).parent / "results" / "ghost_chase.txt"


def cell(played: Cell) -> str:
    scores = [game.score for game in played.games]
    error = stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0
    return f"won {played.won}/{len(scores)}, score {played.score:.0f} ± {error:.0f}"


def report(games: int) -> str:
    results = chase_table(games)
    lines = [f"$ python -m benchmarks.ghost_chase --games {games}", machine(), ""]
    lines.append(f"{'':12}" + "".join(f"{ghost + ' ghost':32}" for ghost in GHOSTS).rstrip())
    for eater in EATERS:
        cells = "".join(f"{cell(results[eater, ghost]):32}" for ghost in GHOSTS)
        lines.append(f"{eater:12}{cells}".rstrip())
    return "\n".join(lines) + "\n"


@click.command()
@click.option("--games", default=200, show_default=True, type=click.IntRange(min=2))
def main(games: int) -> None:
    """Play the four pairings and save the table."""
    text = report(games)
    click.echo(text)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(text)


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.ghost_chase")

"""Optimists and pessimists: what a wrong model of the ghost costs.

    python -m benchmarks.ghost_chase

An eater that expects an adversary (minimax) and one that expects a random ghost (expectimax) each
meet both kinds. The eater searches 8 plies, the adversary 2; both use the game's evaluation.
Games differ by where the ghost starts.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

import click

from benchmarks.harness import machine
from zermelo.games.ghost_chase import GhostChase
from zermelo.web.lessons.experiments import chase

RESULTS = Path(__file__).parent / "results" / "ghost_chase.txt"
GHOSTS = ("adversary", "random")
EATERS = {"minimax": "adversary", "expectimax": "random"}  # and the ghost each expects


class Played(NamedTuple):
    won: bool
    score: float


def play(eater: str, ghost: str, seed: int) -> Played:
    end = chase(EATERS[eater], ghost, seed)
    return Played(end.pellets == 0, GhostChase().utility(end, 0))


def table(games: int) -> dict[tuple[str, str], list[Played]]:
    """All games of each eater against each ghost; the same seeds for all four."""
    return {
        (eater, ghost): [play(eater, ghost, seed) for seed in range(games)]
        for eater in EATERS
        for ghost in GHOSTS
    }


def cell(played: Iterable[Played]) -> str:
    games = list(played)
    scores = [game.score for game in games]
    error = stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0
    won = sum(game.won for game in games)
    return f"won {won}/{len(games)}, score {mean(scores):.0f} ± {error:.0f}"


def report(games: int) -> str:
    results = table(games)
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

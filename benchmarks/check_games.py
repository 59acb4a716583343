"""Does every game keep the rules that all games keep, plain and compiled, in 1,000 random games?

    python -m benchmarks check_games
    python -m benchmarks.check_games --minutes 4

The games are played in slices of 100, each with a seed of its own. In every slice some sixty
states or more are looked at closely: every rule is tried in plain Python, and everything the
game says is compared with what the compiled game says. Between them the compiled game walks, but
for one game in ten, which is played in plain Python throughout. Every finished slice is kept in a
file: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click
from rich import box
from rich.table import Table

from zermelo.conformance import check
from zermelo.game import Game
from zermelo.games import load, names
from zermelo.playouts import playouts

TITLE = "conformance of every game, in 1,000 random games"
KEPT = Path(__file__).parent / "results" / "check_games.jsonl"
SLICES, GAMES, LOOKS = 10, 100, 60  # looks: states of a slice looked at closely, about


class Slice(NamedTuple):
    game: str
    seed: int
    games: int
    states: int
    compiled: bool
    violation: str
    seconds: float


def every(game: Game) -> int:
    """One state in so many is looked at closely."""
    plies = playouts(game, 20, seed=1).plies
    return max(1, round(plies * GAMES / LOOKS))


def checked(name: str, seed: int) -> Slice:
    game, start = load(name), time.perf_counter()
    report = check(game, games=GAMES, seed=seed, states=1_000_000, every=every(game))
    seconds = round(time.perf_counter() - start, 1)
    told = "" if report.violation is None else str(report.violation)
    return Slice(name, seed, report.games, report.states, report.ran_compiled, told, seconds)


def known() -> dict[tuple[str, int], Slice]:
    if not KEPT.exists():
        return {}
    found = (Slice(*json.loads(line)) for line in KEPT.read_text().splitlines())
    return {(one.game, one.seed): one for one in found}


def pending(only: tuple[str, ...] = ()) -> Iterator[tuple[str, int]]:
    """What was not done yet: the first slice of every game, then the others, quick games first."""
    chosen = only or names()
    done = known()
    yield from ((name, 0) for name in chosen if (name, 0) not in done)
    done = known()
    for name in sorted(chosen, key=lambda name: done[name, 0].seconds if (name, 0) in done else 0):
        yield from ((name, seed) for seed in range(1, SLICES) if (name, seed) not in done)


def kept(name: str, seed: int) -> Slice:
    one = checked(name, seed)
    with KEPT.open("a") as file:
        file.write(json.dumps(one) + "\n")
    return one


def tables() -> Iterator[Table]:
    for name, seed in pending():
        kept(name, seed)
    table = Table("game", box=box.SIMPLE, pad_edge=False)
    for heading in ("random games", "states looked at closely", "seconds"):
        table.add_column(heading, justify="right")
    table.add_column("plain and compiled")
    table.add_column("verdict")
    for name in names():
        slices = [one for (game, _), one in known().items() if game == name]
        flaws = [one.violation for one in slices if one.violation]
        table.add_row(
            name,
            f"{sum(one.games for one in slices):,}",
            f"{sum(one.states for one in slices):,}",
            f"{sum(one.seconds for one in slices):,.0f}",
            "alike" if all(one.compiled for one in slices) else "plain only",
            flaws[0] if flaws else "keeps every rule",
        )
    yield table


@click.command()
@click.option("--minutes", default=4.0, show_default=True, help="Begin no slice after these.")
@click.option("--only", multiple=True, type=click.Choice(names()))
def main(minutes: float, only: tuple[str, ...]) -> None:
    """Check some of what is left, and keep it for the report."""
    end = time.monotonic() + 60 * minutes
    for name, seed in pending(only):
        if time.monotonic() > end:
            break
        one = kept(name, seed)
        click.echo(f"{name} {seed}: {one.seconds} s, {one.states} states {one.violation}")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.check_games")

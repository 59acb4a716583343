"""Othello endgames beside an earlier commit: CPU time and nodes of both in the same run.

    python -m benchmarks.othello_endgames_before fec729c 40 41 42 43 44
    python -m benchmarks.othello_endgames_before fec729c 45 46 47 48 49 --rounds 1

In each round both versions solve a position one after the other, each in a process and with a
cache of compiled code of its own; of several rounds the quickest run counts, since whatever
disturbs a run makes it slower. Every run is kept in a file, with its machine: what was stopped goes
on where it was.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tarfile import open as open_archive
from typing import NamedTuple

import click
from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.harness import machine, save
from benchmarks.othello_endgames import game, positions

ROOT = Path(__file__).parents[1]
RESULTS = Path(__file__).parent / "results"
# Whatever the commit, this is all it has to know; FFO scores are the mover's.
SOLVE = """
import sys, time
from zermelo.games.othello import Othello
from zermelo.search import TranspositionTable, solve_exactly
game, table = Othello(score="discs"), TranspositionTable(512)
solve_exactly(game, game.parse_state(sys.argv[1]), nodes=100, memory=1)
table.clear()
start = time.process_time()
found = solve_exactly(game, game.parse_state(sys.argv[1]), table=table)
print(time.process_time() - start, found.nodes, round(64 * found.lower), int(found.exact))
"""


class Run(NamedTuple):
    version: str
    number: int
    round: int
    seconds: float
    nodes: int
    machine: str


def exported(commit: str, place: Path) -> tuple[str, Path]:
    """The last commit up to this one that changed the source, and that below this place."""
    git = ["git", "-C", str(ROOT)]
    last = [*git, "log", "-1", "--format=%h", "--abbrev=7", commit, "--", "src"]
    found = subprocess.run(last, capture_output=True, text=True)
    if found.returncode:
        raise click.UsageError(f"{commit} is no commit of this repository")
    name = found.stdout.strip()
    archive = subprocess.run([*git, "archive", commit, "src"], capture_output=True, check=True)
    with open_archive(fileobj=BytesIO(archive.stdout)) as files:
        files.extractall(place / name, filter="data")
    return name, place / name / "src"


def solved(version: str, source: Path, number: int, turn: int) -> Run:
    state, _, score = positions()[number]
    cache = source.parent / "cache"
    environment = {**os.environ, "PYTHONPATH": str(source), "ZERMELO_CACHE": str(cache)}
    command = [sys.executable, "-c", SOLVE, game().state_text(state)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    seconds, nodes, found, exact = done.stdout.split()
    if int(found) != score or exact != "1":
        raise AssertionError(f"FFO {number} is worth {score}, not {found} ({version})")
    return Run(version, number, turn, round(float(seconds), 2), int(nodes), machine())


def runs(commit: str, numbers: tuple[int, ...], rounds: int, kept: Path) -> Iterator[Run]:
    lines = kept.read_text().splitlines() if kept.exists() else []
    here = [one for one in (Run(*json.loads(line)) for line in lines) if one.machine == machine()]
    known = {one[:3]: one for one in here}
    with tempfile.TemporaryDirectory() as folder:
        versions = [exported(one, Path(folder)) for one in (commit, "HEAD")]
        for number in numbers:
            for turn in range(rounds):
                for version, source in versions:
                    one = known.get((version, number, turn))
                    if one is None:
                        one = solved(version, source, number, turn)
                        with kept.open("a") as file:
                            file.write(json.dumps(one) + "\n")
                    yield one


def table_of(found: list[Run]) -> Table:
    versions = list(dict.fromkeys(one.version for one in found))
    table = Table(box=box.SIMPLE, pad_edge=False)
    for heading in ("position", *(f"CPU s {name}" for name in versions), "ratio"):
        table.add_column(heading, justify="right")
    for name in versions:
        table.add_column(f"million nodes {name}", justify="right")
    sums: dict[str, list[float]] = {name: [0.0, 0.0] for name in versions}
    for number in dict.fromkeys(one.number for one in found):
        seconds, nodes = [], []
        for name in versions:
            mine = [one for one in found if (one.version, one.number) == (name, number)]
            best = min(mine, key=lambda one: one.seconds)
            seconds.append(best.seconds)
            nodes.append(best.nodes / 1e6)
            sums[name][0] += seconds[-1]
            sums[name][1] += nodes[-1]
        table.add_row(*_cells(str(number), seconds, nodes))
    totals = list(sums.values())
    table.add_row(*_cells("all", [one[0] for one in totals], [one[1] for one in totals]))
    return table


def _cells(name: str, seconds: list[float], nodes: list[float]) -> list[str]:
    ratio = f"{seconds[-1] / max(seconds[0], 0.01):.3f}"
    return [name, *(f"{one:.2f}" for one in seconds), ratio, *(f"{one:.1f}" for one in nodes)]


@click.command()
@click.argument("commit")
@click.argument("numbers", nargs=-1, type=click.IntRange(39, 49), required=True)
@click.option("--rounds", default=2, show_default=True, type=click.IntRange(min=1))
def main(commit: str, numbers: tuple[int, ...], rounds: int) -> None:
    """Solve these FFO positions with a commit and with HEAD."""
    name = f"othello_endgames_before_{numbers[0]}"
    found = list(runs(commit, numbers, rounds, RESULTS / f"{name}.jsonl"))
    asked = " ".join(map(str, numbers))
    command = f"python -m benchmarks.othello_endgames_before {commit} {asked} --rounds {rounds}"
    table = table_of(found)
    Console().print(table)
    save(RESULTS / f"{name}.txt", command, [], [table])


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.othello_endgames_before")

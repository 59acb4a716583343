"""Flops, turns and rivers of no-limit hold'em, solved to half a percent of the pot.

The spots are those of a published comparison that names its ranges (postflop-solver, Rust, on 24
threads of an i7-13700K). Its figures stand beside ours as they were printed there: from another
machine, but for the same exploitability. Iterations and memory can be compared.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator
from typing import NamedTuple

from rich import box
from rich.table import Table

from zermelo import clock
from zermelo.equilibrium import Point
from zermelo.games import load
from zermelo.poker import Spot, solve_spot

TITLE = "spots of hold'em beside postflop-solver"
BUTTON = "22+,A2s+,K2s+,Q2s+,J4s+,T6s+,96s+,86s+,75s+,65s,54s,A2o+,K8o+,Q9o+,J9o+,T9o"
BIG_BLIND = (
    "JJ-22,AJs-A2s,K2s+,Q2s+,J2s+,T4s+,95s+,84s+,74s+,63s+,53s+,43s,"
    "AQo-A2o,K5o+,Q7o+,J8o+,T8o+,98o,87o"
)
CALLER = "66+,A8s+,A5s-A4s,AJo+,K9s+,KQo,QTs+,JTs,96s+,85s+,75s+,65s,54s"
RAISER = "QQ-22,AQs-A2s,ATo+,K5s+,KJo+,Q8s+,J8s+,T7s+,96s+,86s+,75s+,64s+,53s+"


class Race(NamedTuple):
    """A spot, and what is said of postflop-solver there."""

    name: str
    spec: str
    peer: str


RACES = (
    Race(
        "river",
        "table=Td9d6hQc2s,pot=100,stacks=100,sizes=33-75/2.5x/4,all_in=150,"
        f'ranges="{BIG_BLIND}|{BUTTON}"',
        "0.273% after 50 iterations, 0.004 s, 0.3 MB",
    ),
    Race(
        "turn",
        "table=Td9d6hQc,pot=60,stacks=140,sizes=33-75/2.5x/4,all_in=150-15,"
        f'ranges="{BIG_BLIND}|{BUTTON}"',
        "0.461% after 60 iterations, 0.168 s, 32 MB",
    ),
    Race(
        "flop",
        f'table=QsJh2h,pot=180,stacks=910,sizes=52/2.5x/4,all_in=100-15,ranges="{CALLER}|{RAISER}"',
        "0.5% after 80 iterations, 0.271% after 100, 11.4 s, 958 MB (16 bits: 15.0 s, 498 MB)",
    ),
)


def tables() -> Iterator[Table]:
    for race in RACES:
        yield measured(race)


def measured(race: Race, threads: int | None = None, short: bool = False) -> Table:
    """How a spot converges, and what it takes."""
    points: list[tuple[Point, float]] = []
    sizes = ""

    def about(spot: Spot, needed: int) -> None:
        nonlocal sizes
        one, other = spot.tree.hands.tolist()
        sizes = f"{len(spot.tree.kind):,} nodes, {one} and {other} hands, {needed / 1e6:,.0f} MB"

    begin, processor = clock.now(), time.process_time()
    game = load(f"holdem:{race.spec}")
    found = solve_spot(
        game,
        target=0.5,
        threads=threads,
        short=short,
        report=lambda point: points.append((point, time.process_time() - processor)),
        about=about,
    )
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    table = Table(box=box.SIMPLE, pad_edge=False, title=f"{race.name}: {sizes}")
    for heading in ("iterations", "seconds", "of the processor, with measuring", "% of the pot"):
        table.add_column(heading, justify="right")
    for point, spent in points:
        row = (f"{point.seconds:.2f}", f"{spent:.2f}", f"{point.exploitability:.3f}")
        table.add_row(str(point.iteration), *row)
    table.caption = (
        f"value {found.values[0]:.3f}; {clock.now() - begin:.1f} s in all, tree and compiling "
        f"included; the process took {peak:,.0f} MB\npostflop-solver: {race.peer}"
    )
    return table

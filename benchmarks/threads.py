"""Parallel search: time to a depth with two threads against one, by the clock on the wall."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from rich import box
from rich.console import RenderableType
from rich.table import Table

from zermelo.games import load
from zermelo.search import TranspositionTable, alpha_beta

TITLE = "shared search: time to a depth with two threads against one (needs two idle cores)"

SEARCHES = (("connect_four", "", 23), ("connect_four", "44", 22), ("othello", "", 14))
ROUNDS = 3
HEADINGS = (
    "search",
    "one thread",
    "two threads",
    "times as fast",
    "spread",
    "CPU of one / two",
    "nodes of one / two",
)


class Cost(NamedTuple):
    """Of one search."""

    seconds: float
    cpu: float
    """Of all threads: what cores that are not idle can't distort."""
    nodes: int


def cost(spec: str, moves: str, depth: int, threads: int) -> Cost:
    game = load(spec)
    state = game.initial_state()
    for move in moves:
        state = game.result(state, game.parse_action(state, move))
    table = TranspositionTable(256)
    start, cpu = time.perf_counter(), time.process_time()
    result = alpha_beta(game, state, depth=depth, threads=threads, table=table)
    return Cost(time.perf_counter() - start, time.process_time() - cpu, result.nodes)


def tables() -> Iterator[RenderableType]:
    title = f"seconds to a depth, median of {ROUNDS}"
    table = Table(box=box.SIMPLE, pad_edge=False, title=title)
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading == "search" else "right")
    for spec, moves, depth in SEARCHES:
        for threads in (1, 2):
            cost(spec, moves, 3, threads)
        ones, twos = zip(
            *((cost(spec, moves, depth, 1), cost(spec, moves, depth, 2)) for _ in range(ROUNDS)),
            strict=True,
        )
        ratios = sorted(one.seconds / two.seconds for one, two in zip(ones, twos, strict=True))
        table.add_row(
            f"{spec} {moves} depth {depth}",
            f"{median(one.seconds for one in ones):.2f}",
            f"{median(two.seconds for two in twos):.2f}",
            f"{median(ratios):.2f}",
            f"{ratios[0]:.2f} .. {ratios[-1]:.2f}",
            f"{median(one.cpu for one in ones):.2f} / {median(two.cpu for two in twos):.2f}",
            f"{ones[0].nodes:,} / {median(two.nodes for two in twos):,}",
        )
    yield table

"""Parallel search: time to a depth with two threads against one, by the clock on the wall."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median

from rich import box
from rich.console import RenderableType
from rich.table import Table

from zermelo.games import load
from zermelo.search import TranspositionTable, alpha_beta

TITLE = "lazy SMP: time to a depth with two threads against one (needs two idle cores)"

SEARCHES = (("connect_four", "", 23), ("connect_four", "44", 22), ("othello", "", 14))
ROUNDS = 2


def seconds(spec: str, moves: str, depth: int, threads: int) -> tuple[float, int]:
    game = load(spec)
    state = game.initial_state()
    for move in moves:
        state = game.result(state, game.parse_action(state, move))
    table = TranspositionTable(256)
    start = time.perf_counter()
    result = alpha_beta(game, state, depth=depth, threads=threads, table=table)
    return time.perf_counter() - start, result.nodes


def tables() -> Iterator[RenderableType]:
    table = Table(box=box.SIMPLE, pad_edge=False, title="seconds to a depth, median of 2")
    for heading in ("search", "one thread", "two threads", "times as fast", "spread", "nodes"):
        table.add_column(heading, justify="left" if heading == "search" else "right")
    for spec, moves, depth in SEARCHES:
        seconds(spec, moves, 3, 2)
        pairs = [
            (seconds(spec, moves, depth, 1), seconds(spec, moves, depth, 2)) for _ in range(ROUNDS)
        ]
        ratios = sorted(one[0] / two[0] for one, two in pairs)
        table.add_row(
            f"{spec} {moves} depth {depth}",
            f"{median(one[0] for one, _ in pairs):.2f}",
            f"{median(two[0] for _, two in pairs):.2f}",
            f"{median(ratios):.2f}",
            f"{ratios[0]:.2f} .. {ratios[-1]:.2f}",
            f"{pairs[0][0][1]:,} / {pairs[0][1][1]:,}",
        )
    yield table

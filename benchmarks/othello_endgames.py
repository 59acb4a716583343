"""Othello endgames: the FFO positions 40 to 44 solved to their exact scores, on one thread."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table

from zermelo.games.othello import Othello
from zermelo.search import TranspositionTable, solve_exactly

TITLE = "Othello endgames FFO 40 to 44, exact scores (40 s of CPU is asked)"

DATA = Path(os.environ.get("ZERMELO_DATA", Path(__file__).parents[2] / "shared" / "data"))
FILE = DATA / "othello" / "fforum-40-49.obf"
MEGABYTES = 512


@cache
def game() -> Othello:
    return Othello(score="discs")


def positions() -> dict[int, tuple[Any, str, int]]:
    """By number: the state, the best move and its score in discs."""
    found = {}
    lines = FILE.read_text().splitlines() if FILE.is_file() else []
    for number, line in enumerate(lines, start=40):
        board, best = line.split(";")[:2]
        move, score = best.split(":")
        found[number] = game().parse_state(board.strip()), move.strip().lower(), int(score)
    return found


def row(number: int, state: Any, best: str, score: int) -> tuple[tuple[str, ...], float, int]:
    """A line of the table, the seconds and the nodes."""
    table = TranspositionTable(MEGABYTES)
    start = time.process_time()
    result = solve_exactly(game(), state, table=table)
    seconds = time.process_time() - start
    if not result.exact or round(64 * result.value) != score:
        raise AssertionError(f"FFO {number} is worth {score}, not {64 * result.value:g}")
    empty = str(game().state_text(state).count("-"))
    move = result.line[0]
    cells = (
        *(str(number), empty, f"{score:+d}", move if move == best else f"{move} ({best})"),
        *(f"{seconds:.2f}", f"{result.nodes / 1e6:.1f}", f"{result.nodes / seconds / 1e6:.1f}"),
    )
    return cells, seconds, result.nodes


def table_of(group: range) -> Table:
    known = positions()
    solve_exactly(game(), nodes=100, table=1)
    table = Table(box=box.SIMPLE, pad_edge=False, title=f"FFO {group[0]} to {group[-1]}")
    for heading in ("position", "empty", "score", "move", "CPU s", "million nodes", "a second"):
        table.add_column(heading, justify="right")
    total, nodes = 0.0, 0
    for number in group:
        if number in known:
            cells, seconds, count = row(number, *known[number])
            table.add_row(*cells)
            total, nodes = total + seconds, nodes + count
    table.add_row("all", "", "", "", f"{total:.2f}", f"{nodes / 1e6:.1f}", "")
    return table


def tables() -> Iterator[RenderableType]:
    yield table_of(range(40, 45))

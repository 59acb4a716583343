"""Othello endgames: the FFO positions 39 to 44 solved to their exact scores, on one thread."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from rich import box
from rich.console import RenderableType
from rich.table import Table

from benchmarks.connect_four import DATA
from zermelo.games.othello import Othello
from zermelo.search import TranspositionTable, solve_exactly

TITLE = "Othello endgames FFO 39 to 44, exact scores (40 s of CPU is asked)"

FILE = DATA / "othello" / "fforum-40-49.obf"
MEGABYTES = 512
# FFO 39, a wipe-out, is not in the file.
WIPE_OUT = "O-OOOO--XOXXOX--XOOOXXX-XOOOXX--XOOXOX--XOXXX---X-XX------------ O", "a8", 64


@cache
def game() -> Othello:
    return Othello(score="discs")


def positions() -> dict[int, tuple[Any, str, int]]:
    """By number: the state, the best move and its score in discs."""
    found = {}
    lines = FILE.read_text().splitlines() if FILE.is_file() else []
    if lines:
        found[39] = game().parse_state(WIPE_OUT[0]), *WIPE_OUT[1:]
    for number, line in enumerate(lines, start=40):
        board, best = line.split(";")[:2]
        move, score = best.split(":")
        found[number] = game().parse_state(board.strip()), move.strip().lower(), int(score)
    return found


class Solved(NamedTuple):
    """What became of a position."""

    number: int
    move: str
    seconds: float
    nodes: int


def solved(number: int, table: TranspositionTable) -> Solved:
    state, _, score = positions()[number]
    start = time.process_time()
    result = solve_exactly(game(), state, table=table)
    seconds = time.process_time() - start
    if not result.exact or round(64 * result.lower) != score:
        raise AssertionError(f"FFO {number} is worth {score}, not {64 * result.lower:g}")
    return Solved(number, result.line[0], round(seconds, 2), result.nodes)


def solutions(group: Iterable[int]) -> Iterator[Solved]:
    """One after the other with the same table, whose memory is touched before the clock runs."""
    solve_exactly(game(), nodes=100, memory=1)
    table = TranspositionTable(MEGABYTES)
    for number in group:
        table.clear()
        yield solved(number, table)


def table_of(group: Iterable[Solved]) -> Table:
    done, known = list(group), positions()
    table = Table(box=box.SIMPLE, pad_edge=False, caption="nodes: before the last seven squares")
    for heading in ("position", "empty", "score", "move", "CPU s", "million nodes", "a second"):
        table.add_column(heading, justify="right")
    for number, move, seconds, nodes in done:
        state, best, score = known[number]
        table.add_row(
            *(str(number), str(game().state_text(state).count("-")), f"{score:+d}"),
            *(move if move == best else f"{move} ({best})", f"{seconds:.2f}"),
            *(f"{nodes / 1e6:.1f}", f"{nodes / seconds / 1e6:.1f}"),
        )
    total, nodes = sum(one.seconds for one in done), sum(one.nodes for one in done)
    table.add_row("all", "", "", "", f"{total:.2f}", f"{nodes / 1e6:.1f}", "")
    return table


def tables() -> Iterator[RenderableType]:
    yield table_of(solutions(number for number in positions() if number < 45))

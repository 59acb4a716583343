"""Othello endgames: the FFO positions 45 to 49 solved to their exact scores, on one thread.

Every position that is solved is kept in a file: a run that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import RenderableType

from benchmarks.harness import keep_line, kept_lines
from benchmarks.othello_endgames import Solved, positions, solutions, table_of

TITLE = "Othello endgames FFO 45 to 49, exact scores (ten minutes and more)"
KEPT = Path(__file__).parent / "results" / "othello_endgames_hard.jsonl"


def known() -> dict[int, Solved]:
    return {one.number: one for one in (Solved(*kept) for kept in kept_lines(KEPT))}


def tables() -> Iterator[RenderableType]:
    done = known()
    hard = [number for number in positions() if number >= 45]
    for one in solutions(number for number in hard if number not in done):
        keep_line(KEPT, one)
    done = known()
    yield table_of(done[number] for number in hard)

"""Connect Four on the page: positions in which every column is exact within two seconds.

Random positions by ply in which the side to move can't win at once; each is asked as the page asks,
with the openings that ship and an empty table of its own.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table

from zermelo import load
from zermelo.exact import exact_moves
from zermelo.game import Game
from zermelo.result import Row

TITLE = "connect four: every column exact within two seconds"
SECONDS, POSITIONS, SEED = 2.0, 20, 2028
PLIES = (*range(17), 20, 25, 30)


def positions(game: Game, ply: int, count: int, seed: int) -> list[Any]:
    """Random positions of a ply, with no win at hand."""
    rng = random.Random(f"{seed} {ply}")
    found: list[Any] = []
    while len(found) < count:
        state = game.initial_state()
        for _ in range(ply):
            if game.is_terminal(state):
                break
            state = game.result(state, rng.choice(list(game.actions(state))))
        if game.is_terminal(state):
            continue
        children = [game.result(state, action) for action in game.actions(state)]
        if not any(map(game.is_terminal, children)):
            found.append(state)
    return found


def known(row: Row) -> bool:
    """Whether its value is exact and, unless it is a draw, how far the end is."""
    return row.bounds.exact and (not row.value or row.plies is not None)


def tables() -> Iterator[RenderableType]:
    game = load("connect_four")
    exact_moves(game, positions(game, 12, 1, 1)[0])  # compiles
    table = Table(box=box.SIMPLE_HEAD, title=TITLE)
    for name in ("plies", "positions", "complete", "columns open", "median, s", "slowest, s"):
        table.add_column(name, justify="right")
    for ply in PLIES:
        states = positions(game, ply, POSITIONS if ply else 1, SEED)
        seconds, still_open = [], []
        for state in states:
            began = time.perf_counter()
            found = exact_moves(game, state, seconds=SECONDS)
            seconds.append(time.perf_counter() - began)
            open_rows = (
                not row.bounds.exact or (row.value and not row.plies) for row in found.rows
            )
            still_open.append(sum(map(bool, open_rows)))
        seconds.sort()
        table.add_row(
            str(ply),
            str(len(states)),
            str(still_open.count(0)),
            str(sum(still_open)),
            f"{seconds[len(seconds) // 2]:.2f}",
            f"{seconds[-1]:.2f}",
        )
    yield table

"""What each improvement on alpha-beta is worth: nodes and seconds by depth, one after another."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

from rich import box
from rich.console import RenderableType
from rich.table import Table

from zermelo.game import Game
from zermelo.games import load
from zermelo.result import Result
from zermelo.search import AlphaBetaOptions, alpha_beta, minimax

TITLE = "search cost by depth, with each improvement on alpha-beta switched on in turn"

PLAIN = AlphaBetaOptions.plain()
STEPS = {
    "alpha-beta": PLAIN,
    "+ game's order": replace(PLAIN, order=True),
    "+ killers": replace(PLAIN, order=True, killers=True),
    "+ history": replace(PLAIN, order=True, killers=True, history=True),
    "+ table": replace(AlphaBetaOptions(), scout=False, aspiration=False, look_ahead=0),
    "+ look-ahead": replace(AlphaBetaOptions(), scout=False, aspiration=False),
    "+ scout (PVS)": replace(AlphaBetaOptions(), aspiration=False),
    "+ aspiration": AlphaBetaOptions(),
    "Type B": AlphaBetaOptions.type_b(),
}
GAMES = {
    "tic_tac_toe": ((3, 6, 9), 9),
    "connect_four": ((4, 6, 8, 10), 7),
    "othello": ((3, 4, 5, 6, 7), 5),
}
"""The depths to search, and how deep minimax goes."""


def timed(game: Game, depth: int, options: AlphaBetaOptions | None) -> tuple[Result, float]:
    def search() -> Result:
        if options is None:
            return minimax(game, depth=depth)
        return alpha_beta(game, depth=depth, options=options)

    start = time.process_time()
    result = search()
    return result, time.process_time() - start


def table_of(name: str, depths: tuple[int, ...], minimax_depth: int) -> Table:
    game = load(name)
    timed(game, 2, None)
    timed(game, 2, AlphaBetaOptions())
    table = Table(box=box.SIMPLE, pad_edge=False, title=f"{name} from the start, one thread")
    table.add_column("search")
    for depth in depths:
        table.add_column(f"depth {depth}", justify="right")
    table.add_column("b* (last)", justify="right")
    for step, options in {"minimax": None, **STEPS}.items():
        cells, last = [], 0.0
        for depth in depths:
            if options is None and depth > minimax_depth:
                cells.append("-")
                continue
            result, seconds = timed(game, depth, options)
            cells.append(f"{result.nodes:,} ({seconds:.2f} s)")
            last = result.effective_branching_factor
        table.add_row(step, *cells, f"{last:.2f}")
    return table


def tables() -> Iterator[RenderableType]:
    for name, (depths, minimax_depth) in GAMES.items():
        yield table_of(name, depths, minimax_depth)

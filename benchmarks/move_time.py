"""Do players answer in time? A thousand moves at a tenth of a second each, by the wall clock."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table

from zermelo import load
from zermelo.chance import chance_action
from zermelo.game import CHANCE
from zermelo.play import Clock, make, turn_at

TITLE = "how late players answer"
SECONDS, MOVES, ASKED = 0.1, 1000, 30.0
SHARES = (
    ("othello", "alphabeta"),
    ("othello", "mcts"),
    ("connect_four", "plain"),
    ("backgammon", "expectiminimax"),
    ("breakthrough", "auto"),
)


def lateness(spec: str, name: str, moves: int) -> list[float]:
    """Milliseconds past its time of each move, in games of a player against itself.

    A few random moves first, so that no game is like another.
    """
    game, player, dice = load(name), make(spec), random.Random(0)
    late: list[float] = []
    player.begin(game, 0, 0)
    while len(late) < moves:
        state, ply = game.initial_state(), 0
        while not game.is_terminal(state) and len(late) < moves:
            if game.to_move(state) == CHANCE:
                action = chance_action(game, state, dice)
            elif ply < 4:
                action = dice.choice(list(game.actions(state)))
            else:
                began = time.perf_counter()
                action = player.choose(turn_at(game, state, clock=Clock(per_move=SECONDS))).action
                late.append(1000 * (time.perf_counter() - began - SECONDS))
            state, ply = game.result(state, action), ply + 1
    player.close()
    return late


def tables() -> Iterator[RenderableType]:
    table = Table(box=box.SIMPLE, pad_edge=False, title=f"{MOVES} moves at {SECONDS} s")
    for heading in ("game", "player", "moves", "median ms late", "99 % ms", "latest ms"):
        table.add_column(heading, justify="left" if heading in ("game", "player") else "right")
    every: list[float] = []
    for name, spec in SHARES:
        late = lateness(spec, name, MOVES // len(SHARES))
        every += late
        table.add_row(name, spec, *_row(late))
    table.add_row("all", f"asked: at the most {ASKED:g} ms", *_row(every))
    yield table


def _row(late: list[float]) -> list[str]:
    ordered = sorted(late)
    return [
        str(len(late)),
        f"{statistics.median(late):.1f}",
        f"{ordered[int(0.99 * (len(late) - 1))]:.1f}",
        f"{ordered[-1]:.1f}",
    ]

"""MCTS-Solver on the easy set of Connect Four: what does it prove, and is any proof false?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich import box
from rich.table import Table

from benchmarks.connect_four import positions
from zermelo.games.connect_four import ConnectFour
from zermelo.montecarlo import mcts

TITLE = "positions of Connect Four that MCTS-Solver proves"

SET, SIMULATIONS = "Test_L3_R1", 100_000
OUTCOMES = {1: "won", 0: "drawn", -1: "lost"}  # to the player to move


def sign(number: float) -> int:
    return (number > 0) - (number < 0)


def tables(most: int | None = None) -> Iterator[Table]:
    """Values come with the set."""
    game = ConnectFour()
    there: Counter[int] = Counter()
    proven: Counter[int] = Counter()
    false: Counter[int] = Counter()
    for moves, score in positions(SET)[:most]:
        state = game.initial_state()
        for column in moves:
            state = game.result(state, int(column) - 1)
        found = mcts(game, state, iterations=SIMULATIONS, memory=64, stop_early=False, seed=1)
        outcome = sign(score)
        there[outcome] += 1
        proven[outcome] += found.exact
        false[outcome] += found.exact and found.value != outcome
    title = f"{SET}, up to {SIMULATIONS:,} simulations a position"
    table = Table("to the player to move", box=box.SIMPLE, pad_edge=False, title=title)
    for heading in ("positions", "proven", "proven falsely"):
        table.add_column(heading, justify="right")
    for outcome, name in OUTCOMES.items():
        table.add_row(name, str(there[outcome]), str(proven[outcome]), str(false[outcome]))
    yield table

"""Solving Connect Four: exact scores against bitbully, position sets and the empty board."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from benchmarks.harness import Benchmark, Contestant, Measurement
from zermelo.games.connect_four import ConnectFour
from zermelo.search import TranspositionTable, solve_exactly

TITLE = "solving Connect Four exactly, against bitbully without its book"

DATA = Path(os.environ.get("ZERMELO_DATA", Path(__file__).parents[2] / "shared" / "data"))
SETS = ("Test_L3_R1", "Test_L2_R1", "Test_L1_R1")

Position = tuple[str, int]


@cache
def game() -> ConnectFour:
    return ConnectFour(score=True)


def after(moves: str) -> Any:
    state = game().initial_state()
    for column in moves:
        state = game().result(state, int(column) - 1)
    return state


@cache
def positions(name: str) -> tuple[Position, ...]:
    file = DATA / "connect4" / name
    if not file.is_file():
        return ()
    pairs = (line.split() for line in file.read_text().splitlines())
    return tuple((moves, int(score)) for moves, score in pairs)


def ours(chosen: tuple[Position, ...]) -> Callable[[], Measurement]:
    def run() -> Measurement:
        states = [after(moves) for moves, _ in chosen]
        results = solve_exactly(game(), states, table=TranspositionTable(64))
        for (moves, score), result in zip(chosen, results, strict=True):
            if result.value != score or not result.exact:
                raise AssertionError(f"{moves} is worth {score}, not {result.value}")
        return Measurement(len(chosen), "positions")

    return run


def theirs(chosen: tuple[Position, ...]) -> Callable[[], Measurement]:
    import bitbully.bitbully_core as core

    def run() -> Measurement:
        solver = core.BitBullyCore()
        for moves, score in chosen:
            board = core.BoardCore()
            board.setBoard([int(column) - 1 for column in moves])
            if solver.mtdf(board, first_guess=0) != score:
                raise AssertionError(f"bitbully disagrees on {moves}")
        return Measurement(len(chosen), "positions")

    return run


def benchmarks() -> Iterator[Benchmark]:
    for name in SETS:
        if chosen := positions(name):
            yield Benchmark(
                f"{name}: {len(chosen)} positions, exact scores, one thread",
                [
                    Contestant("zermelo", ours(chosen), prepare=ours(chosen[:2])),
                    Contestant("bitbully", theirs(chosen), versions=("bitbully 0.0.79",)),
                ],
                reference="bitbully",
                asked="every score right",
            )

"""Chess perft: counting positions, against stockfish and python-chess."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from typing import Any

import chess

from benchmarks.harness import Benchmark, Contestant, Measurement
from zermelo.games.chess import Chess
from zermelo.kernel import kernel

TITLE = "chess perft from the start: nodes a second beside stockfish and python-chess"

DEPTH = 5
NODES = {4: 197_281, 5: 4_865_609, 6: 119_060_324}
GAME = Chess(draws="none")


@kernel
def count(game: Any, state: Any, depth: int) -> int:
    """Positions after so many plies, each of them made: no bulk counting."""
    if depth == 0:
        return 1
    nodes = 0
    for action in game.actions(state):
        nodes += count(game, game.result(state, action), depth - 1)
    return nodes


def checked(nodes: int, depth: int) -> Measurement:
    if nodes != NODES[depth]:
        raise AssertionError(f"perft {depth} is {NODES[depth]}, not {nodes}")
    return Measurement(nodes, "nodes")


def ours() -> Measurement:
    return checked(int(count(GAME, GAME.initial_state(), DEPTH)), DEPTH)


def stockfish() -> Measurement:
    """Counts the last ply without making its moves."""
    told = subprocess.run(
        ["/usr/games/stockfish"],
        input=f"go perft {DEPTH + 1}\nquit\n",
        capture_output=True,
        text=True,
    ).stdout
    nodes = int(told.split("Nodes searched:")[1].split()[0])
    return checked(nodes, DEPTH + 1)


def python_chess() -> Measurement:
    def walk(board: chess.Board, depth: int) -> int:
        if depth == 0:
            return 1
        nodes = 0
        for move in board.legal_moves:
            board.push(move)
            nodes += walk(board, depth - 1)
            board.pop()
        return nodes

    return checked(walk(chess.Board(), DEPTH - 1), DEPTH - 1)


def benchmarks() -> Iterator[Benchmark]:
    yield Benchmark(
        "chess perft from the start, one thread",
        [
            Contestant("zermelo, every move made", ours, prepare=ours),
            Contestant("stockfish, bulk", stockfish, versions=("stockfish 15.1",)),
            Contestant("python-chess", python_chess, versions=(f"chess {chess.__version__}",)),
        ],
        reference="python-chess",
        asked="at least 10 million nodes a second with bulk counting off",
    )

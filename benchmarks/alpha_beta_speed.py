"""Nodes a second: plain alpha-beta against the same search in C++, and the full engine."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from benchmarks.harness import Benchmark, Contestant, Measurement
from zermelo.games.connect_four import ConnectFour
from zermelo.search import AlphaBetaOptions, alpha_beta, plain_alpha_beta

TITLE = "alpha-beta on Connect Four: nodes a second against the same search in C++"

DEPTH = 13
SOURCE = Path(__file__).with_name("alpha_beta.cpp")


class Unestimated(ConnectFour):
    """Every position at the horizon counts 0, as in the C++ program, and no hook helps."""

    name = "connect_four"

    def evaluate(self, state: Any, player: int) -> float:
        return 0.0


class Unaided(Unestimated):
    """Without the hooks of a solver: the engine looks at each move of the game."""

    def offers(self, hook: str) -> bool:
        return hook not in ("bounds", "candidates", "order", "key") and super().offers(hook)


@cache
def program() -> str:
    folder = tempfile.mkdtemp(prefix="zermelo-")
    target = f"{folder}/alpha_beta"
    subprocess.run(["g++", "-O3", "-march=native", SOURCE, "-o", target], check=True)
    return target


def in_cpp() -> Measurement:
    told = subprocess.run([program(), str(DEPTH)], capture_output=True, text=True, check=True)
    return Measurement(int(told.stdout.split()[1]), "nodes")


def plain() -> Measurement:
    return Measurement(plain_alpha_beta(Unestimated(), depth=DEPTH).nodes, "nodes")


def engine() -> Measurement:
    """Table, killers, history, scout, deepening; limits of time and nodes are watched."""
    result = alpha_beta(
        Unaided(), depth=18, nodes=1 << 50, seconds=3600, options=AlphaBetaOptions(memory=64)
    )
    return Measurement(result.nodes, "nodes")


def benchmarks() -> Iterator[Benchmark]:
    yield Benchmark(
        f"Connect Four from the start, one thread; plain alpha-beta to depth {DEPTH}",
        [
            Contestant("plain alpha-beta", plain, prepare=plain),
            Contestant("C++ -O3", in_cpp, prepare=in_cpp),
            Contestant("full engine, depth 18", engine, prepare=engine),
        ],
        reference="C++ -O3",
        asked="plain alpha-beta at least the rate of C++; the full engine 25 million nodes/s",
    )

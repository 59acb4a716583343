"""Uniformly random playouts: how many a second, on one core?"""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.harness import Benchmark, Contestant, Measurement
from benchmarks.peers import openspiel_playouts, openspiel_python_playouts
from zermelo.games import load
from zermelo.playouts import playouts

TITLE = "uniformly random playouts against OpenSpiel's C++"

OURS, THEIRS, FROM_PYTHON = 2_000_000, 60_000, 5_000


def our_playouts(name: str, count: int) -> Contestant:
    game = load(name)

    def run() -> Measurement:
        return Measurement(playouts(game, count, seed=1).count, "playouts")

    return Contestant("zermelo", run, prepare=lambda: playouts(game, 1))


def benchmarks() -> Iterator[Benchmark]:
    for name, least in (("tic_tac_toe", 5), ("connect_four", 10)):
        yield Benchmark(
            f"random playouts of {name}, one thread",
            [
                our_playouts(name, OURS),
                openspiel_playouts(name, THEIRS),
                openspiel_python_playouts(name, FROM_PYTHON),
            ],
            reference="OpenSpiel",
            asked=f"zermelo at least {least} times OpenSpiel",
        )

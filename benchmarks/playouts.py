"""Uniformly random playouts: how many a second, on one core?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.harness import Benchmark, Contestant, Measurement
from benchmarks.peers import openspiel_playouts, openspiel_python_playouts
from zermelo.games import load
from zermelo.playouts import playouts

TITLE = "uniformly random playouts against OpenSpiel's C++"


class Race(NamedTuple):
    """A game under its two names, and playouts of each contestant that take about a second."""

    ours: str
    theirs: str
    least: int  # times as many as OpenSpiel
    playouts: int
    their_playouts: int
    python_playouts: int


RACES = (
    Race("tic_tac_toe", "tic_tac_toe", 5, 2_000_000, 60_000, 5_000),
    Race("connect_four", "connect_four", 10, 2_000_000, 60_000, 5_000),
    Race("othello", "othello", 10, 200_000, 1_500, 500),
    Race("breakthrough", "breakthrough", 10, 300_000, 8_000, 1_000),
    Race("checkers", "checkers", 10, 150_000, 2_000, 500),
    Race("backgammon", "backgammon", 10, 15_000, 400, 100),
    Race("chess", "chess", 10, 5_000, 300, 100),
    Race("hex", "hex(board_size=11)", 5, 200_000, 8_000, 1_000),
    Race("go:size=9", "go(board_size=9)", 5, 50_000, 4_000, 500),
)


def our_playouts(name: str, count: int) -> Contestant:
    game = load(name)

    def run() -> Measurement:
        return Measurement(playouts(game, count, seed=1).count, "playouts")

    return Contestant("zermelo", run, prepare=lambda: playouts(game, 1))


def benchmarks() -> Iterator[Benchmark]:
    for race in RACES:
        yield Benchmark(
            f"random playouts of {race.ours}, one thread",
            [
                our_playouts(race.ours, race.playouts),
                openspiel_playouts(race.theirs, race.their_playouts),
                openspiel_python_playouts(race.theirs, race.python_playouts),
            ],
            reference="OpenSpiel",
            asked=f"zermelo at least {race.least} times OpenSpiel",
        )

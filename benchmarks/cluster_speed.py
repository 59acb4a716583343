"""Self-play on Ray: games of two workers against one, by the clock on the wall."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from dataclasses import replace

from rich.table import Table

from zermelo.games import load
from zermelo.learning.alphazero.evaluators import CpuEvaluator
from zermelo.learning.alphazero.network import Network
from zermelo.learning.alphazero.selfplay import SelfPlay
from zermelo.learning.alphazero.training import AlphaZeroProgress, train
from zermelo.learning.inference.shapes import Shape
from zermelo.learning.runs.config import AlphaZeroConfig

TITLE = "Ray: games a second of two self-play workers against one (needs two idle cores)"
GAME = load("connect_four:rows=5,columns=6")
TRAINING = AlphaZeroConfig(
    channels=32,
    blocks=2,
    games=64,
    batch=64,
    warm_up=10**9,  # only play: the learner is somewhere else
    match_games=0,
    simulations=32,
    fast_simulations=8,
    full_share=0.25,
    gumbel=0,
    random_plies=4,
    longest=30,
)
ROUNDS = 2
_WARM, _MEASURED = 8.0, 12.0  # seconds


def tables() -> Iterator[Table]:
    """Games after the workers have compiled, in equal time."""
    os.environ.setdefault("RAY_worker_niceness", "0")  # or whatever else runs comes first
    compile_here()
    table = Table(
        title=f"Connect Four 6x5, 32 channels, 2 blocks, {TRAINING.games} games a worker; "
        "asked: 1.7 where cores allow"
    )
    for column in ("round", "one worker: games a second", "two workers", "times one worker"):
        table.add_column(column, justify="right")
    for number in range(1, ROUNDS + 1):
        one, two = rate(1), rate(2)
        table.add_row(str(number), f"{one:.1f}", f"{two:.1f}", f"{two / one:.2f}")
    yield table


def compile_here() -> None:
    """Workers find in the cache what was compiled before."""
    evaluator = CpuEvaluator(Network(Shape.of(GAME, TRAINING.channels, TRAINING.blocks)))
    play = SelfPlay(GAME, evaluator, TRAINING, games=TRAINING.games, threads=1)
    play.round()
    play.close()


def rate(workers: int) -> float:
    """Games a second."""
    told: list[AlphaZeroProgress] = []
    minutes = (_WARM + _MEASURED) / 60
    with tempfile.TemporaryDirectory() as folder:
        training = replace(TRAINING, minutes=minutes, games=workers * TRAINING.games)
        train(GAME, f"{folder}/run", training, workers=workers, report=told.append)
    first = next(one for one in told if one.seconds >= _WARM and one.games > 0)
    last = told[-1]
    return (last.games - first.games) / (last.seconds - first.seconds)

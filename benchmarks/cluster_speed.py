"""Self-play on Ray: games of two workers against one, by the clock on the wall."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import replace

from rich.table import Table

from zermelo.games import load
from zermelo.learning.selfplay import Settings
from zermelo.learning.training import Progress, Training, train

TITLE = "Ray: games a second of two self-play workers against one (needs two idle cores)"
GAME = load("connect_four:rows=5,columns=6")
TRAINING = Training(
    channels=32,
    blocks=2,
    games=64,
    batch=64,
    warm_up=10**9,  # only play: the learner is somewhere else
    match_games=0,
    settings=Settings(simulations=32, fast_simulations=8, random_plies=4, longest=30),
)
_WARM, _MEASURED = 12.0, 25.0  # seconds


def tables() -> Iterator[Table]:
    """Games after the workers have compiled, in equal time."""
    table = Table(title="Connect Four 6x5, 32 channels, 2 blocks; asked: 1.7 where cores allow")
    for column in ("workers", "games a second", "times one worker"):
        table.add_column(column, justify="right")
    one = rate(1)
    table.add_row("1", f"{one:.2f}", "1.00")
    two = rate(2)
    table.add_row("2", f"{two:.2f}", f"{two / one:.2f}")
    yield table


def rate(workers: int) -> float:
    """Games a second."""
    told: list[Progress] = []
    minutes = (_WARM + _MEASURED) / 60
    with tempfile.TemporaryDirectory() as folder:
        training = replace(TRAINING, minutes=minutes)
        train(GAME, f"{folder}/run", training, workers=workers, report=told.append)
    first = next(one for one in told if one.seconds >= _WARM and one.games > 0)
    last = told[-1]
    return (last.games - first.games) / (last.seconds - first.seconds)

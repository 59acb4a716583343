"""A medium game solved completely: Nine Men's Morris with five men a side, 10^8 positions."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from rich.console import RenderableType

from benchmarks.endgame_tables import whole_game

TITLE = "Nine Men's Morris with five men a side, every position solved; minutes on one core"

GAME = "nine_mens_morris:men=5"


def tables() -> Iterator[RenderableType]:
    with tempfile.TemporaryDirectory() as name:
        yield whole_game(GAME, Path(name), threads=1)

"""A game in a file of one's own, on the command line, again and again from an empty cache.

A game is searched for three seconds, three times. The third search is to be as fast as one that
waits until it is compiled (ZERMELO_TIER=compiled).
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rich import box
from rich.table import Table

from benchmarks.first_minute import OWN

TITLE = "a game in a file of one's own: three searches of 3 s from an empty cache"
SECONDS = 3
ROUNDS = 3
ASKED = 0.9


def tables() -> Iterator[Table]:
    table = Table(box=box.SIMPLE, pad_edge=False, title=f"nodes/s of `zermelo search`, {SECONDS} s")
    for heading in ("first", "second", "third", "compiled", "third / compiled"):
        table.add_column(heading, justify="right")
    ratios = []
    for _ in range(ROUNDS):
        *speeds, compiled = _round()
        ratios.append(speeds[-1] / compiled)
        table.add_row(*(f"{speed:,.0f}" for speed in (*speeds, compiled)), f"{ratios[-1]:.2f}")
    middle = statistics.median(ratios)
    table.caption = (
        f"median {middle:.2f}, asked {ASKED}: {'reached' if middle >= ASKED else 'NOT REACHED'}"
    )
    yield table


def _round() -> list[float]:
    """Nodes a second of three searches in the tier that users have, and of a compiled one."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "mine.py").write_text(OWN, encoding="utf-8")
        return [_speed(folder, tier) for tier in ("auto", "auto", "auto", "compiled")]


def _speed(folder: Path, tier: str) -> float:
    words = ("search", "mine.py:Own", "--time", str(SECONDS), "--json")
    done = subprocess.run(
        [sys.executable, "-P", "-m", "zermelo", *words],
        cwd=folder,
        env={**os.environ, "ZERMELO_CACHE": str(folder / "cache"), "ZERMELO_TIER": tier},
        check=True,
        capture_output=True,
        text=True,
    )
    found = json.loads(done.stdout)
    return float(found["nodes"] / found["seconds"])

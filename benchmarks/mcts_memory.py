"""A search of ten minutes: does its tree stay inside the memory it was given?"""

from __future__ import annotations

import resource
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from rich import box
from rich.table import Table

from zermelo.games import load
from zermelo.montecarlo import mcts

TITLE = "memory of a Monte Carlo tree search of ten minutes"

GAME, SECONDS, LIMIT = "connect_four", 600.0, 256  # megabytes
MEGABYTE = 1 << 20
PAUSE = 0.5  # seconds between looks


def resident() -> float:
    """Megabytes of this process in memory now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / MEGABYTE


class Watch(threading.Thread):
    """Looks now and then at the memory of this process."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.seen: list[float] = []
        self.over = threading.Event()

    def run(self) -> None:
        self.seen.append(resident())
        while not self.over.wait(PAUSE):
            self.seen.append(resident())


def tables(seconds: float = SECONDS) -> Iterator[Table]:
    if not sys.platform.startswith("linux"):
        raise RuntimeError("only Linux tells how much memory a process holds")
    game = load(GAME)
    mcts(game, iterations=1000, memory=1)  # compiled before the first look
    before, watch = resident(), Watch()
    watch.start()
    found = mcts(game, seconds=seconds, memory=LIMIT, stop_early=False, seed=1)
    watch.over.set()
    watch.join()
    peak = max(watch.seen)
    table = Table(box=box.SIMPLE, pad_edge=False, show_header=False)
    rows = {
        "search": f"{GAME} from the start, {found.seconds:,.0f} s",
        "simulations": f"{found.leaves:,}",
        "nodes in the tree at the end": f"{found.nodes:,}",
        "limit of the tree": f"{LIMIT} MB",
        "grown at the most": f"{peak - before:.0f} MB, in {len(watch.seen):,} looks",
        "the process at the most": f"{peak:.0f} MB; {before:.0f} MB before the search",
    }
    for name, text in rows.items():
        table.add_row(name, text)
    yield table

"""Endgame tables: how quickly they are built, how large they are, and what they say."""

from __future__ import annotations

import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from zermelo.game import Game
from zermelo.games import load
from zermelo.lookup import BuildProgress, Tables, build, endgames_of
from zermelo.lookup.build import needed

TITLE = "endgame tables of chess, checkers and a small Nine Men's Morris, built from nothing"

RTBGEN = 5.5e6  # positions a second on one thread, KBNvK, before compression
CHESS = {"KQvK": 10, "KRvK": 16, "KPvK": 28, "KBBvK": 19, "KBNvK": 33, "KQvKR": 35}
CHECKERS_PIECES = 5
COUNTED = {1: 120, 2: 6_972, 3: 261_224, 4: 7_092_774, 5: 148_688_232}
CHINOOK = (
    "Chinook: 13e12 positions of up to 10 pieces in 148 GB, 0.011 bytes each, without distances"
)
MORRIS = "nine_mens_morris:men=4"
STEPS = {
    "moves made": "positions looked at",
    "turned around": "moves turned around",
    "values": "values",
    "written": "writing",
}


def built(
    game: Game, kinds: tuple[int, ...], folder: Path, threads: int | None = None
) -> tuple[Tables, float, float, dict[str, float]]:
    """The tables, CPU seconds, seconds, and the seconds of each step; the code is compiled
    before."""
    endgames = endgames_of(game)
    least = min(needed(game, kinds), key=endgames.size)
    build(game, [least], folder / "warm", threads=1)
    steps: dict[str, float] = defaultdict(float)
    cpu = time.process_time()
    wall = last = time.perf_counter()

    def note(progress: BuildProgress) -> None:
        nonlocal last
        now = time.perf_counter()
        steps[finished(progress.step)] += now - last
        last = now

    build(game, kinds, folder / "tables", threads=threads, report=note)
    seconds = time.perf_counter() - wall
    return Tables(folder / "tables"), time.process_time() - cpu, seconds, steps


def finished(step: str) -> str:
    """What has just come to an end: "writing" is told when it begins."""
    if step == "done":
        return "writing"
    return "values" if step == "writing" or step.startswith("distance") else step


def chess_table(folder: Path) -> Table:
    game = load("chess")
    endgames = endgames_of(game)
    table = Table(box=box.SIMPLE, pad_edge=False, title="chess, on one thread")
    columns = ("positions", "mate in", "known", "CPU s", "M/CPU s", "rtbgen/ours")
    table.add_column("class")
    for column in (*columns, *STEPS, "bytes each"):
        table.add_column(column, justify="right", no_wrap=column == "positions")
    for name, moves in CHESS.items():
        kind = endgames.kind(name)
        parts = [other for other in needed(game, [kind]) if other != kind]
        build(game, parts, folder / "chess" / "tables")
        tables, cpu, wall, steps = built(game, (kind,), folder / "chess", threads=1)
        header = tables.table(name).header
        positions = header["positions"]
        size = tables.files[name].stat().st_size
        table.add_row(
            name,
            f"{positions:,}",
            str((header["longest"] + 1) // 2),
            str(moves),
            f"{cpu:.2f}",
            f"{positions / cpu / 1e6:.2f}",
            f"{RTBGEN / (positions / cpu):.1f}",
            *(f"{steps[step] / wall:.0%}" for step in STEPS.values()),
            f"{size / positions:.3f}",
        )
    return table


def checkers_table(folder: Path) -> Table:
    game = load("checkers")
    table = Table(box=box.SIMPLE, pad_edge=False, title="checkers, all classes of so many pieces")
    table.add_column("pieces", justify="right")
    for column in ("positions", "published", "longest win, plies", "CPU s", "s", "M/CPU s"):
        table.add_column(column, justify="right")
    table.add_column("bytes/position", justify="right")
    for pieces in range(2, CHECKERS_PIECES + 1):
        tables, cpu, wall, _ = built(game, endgames_of(game).kinds(pieces), folder / "checkers")
        own = [one for one in tables if sum(map(int, filter(str.isdigit, one.path.stem))) == pieces]
        positions = sum(one.header["positions"] for one in own)
        size = sum(one.path.stat().st_size for one in own)
        table.add_row(
            str(pieces),
            f"{positions:,}",
            f"{COUNTED[pieces]:,}",
            str(max(one.header["longest"] for one in own)),
            f"{cpu:.1f}",
            f"{wall:.1f}",
            f"{positions / cpu / 1e6:.2f}",
            f"{size / positions:.3f}",
        )
    return table


def whole_game(spec: str, folder: Path, threads: int | None = None) -> Table:
    """A game whose classes reach from its start to its ends."""
    game = load(spec)
    kind = int(game.index(game.initial_state())[0])
    tables, cpu, wall, _ = built(game, (kind,), folder / "whole", threads)
    positions = sum(one.header["positions"] for one in tables)
    size = sum(one.path.stat().st_size for one in tables)
    found = tables.probe(game, game.initial_state())
    assert found is not None
    word = {0: "draw", 1: "first player wins", -1: "second player wins"}[int(found.utility)]
    table = Table(box=box.SIMPLE, pad_edge=False, title=f"{spec}, every position from the start")
    for column in ("classes", "positions", "value", "longest win, plies", "CPU s", "s", "M/CPU s"):
        table.add_column(column, justify="right")
    table.add_column("bytes/position", justify="right")
    table.add_row(
        str(len(tables)),
        f"{positions:,}",
        word,
        str(max(one.header["longest"] for one in tables)),
        f"{cpu:.1f}",
        f"{wall:.1f}",
        f"{positions / cpu / 1e6:.2f}",
        f"{size / positions:.3f}",
    )
    return table


def tables() -> Iterator[RenderableType]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        yield chess_table(folder)
        yield checkers_table(folder)
        yield Text(CHINOOK)
        yield whole_game(MORRIS, folder)

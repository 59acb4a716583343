"""Fifty pages that play and analyse at once for five minutes: errors, waiting, memory.

The server is `zermelo page` in a process of its own; the pages are sockets that say what the
page says.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from rich import box
from rich.console import RenderableType
from rich.table import Table

from benchmarks.page import served

TITLE = "the page: fifty at once"
PAGES, SECONDS = 50, 300.0
WARM_UP = 10.0
GAMES = ("tic_tac_toe", "connect_four", "nim", "kuhn_poker")
SEATS = [{"who": "human"}, {"who": "random"}]
ANALYSED = 0.3  # of all positions
PATIENCE = 60.0  # seconds without a word after which a page gives up


@dataclass
class Played:
    """What pages did and met."""

    moves: int = 0
    analyses: int = 0
    failures: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """Seconds from each move until the position after it came."""


async def one_page(port: int, token: str, number: int, until: float) -> Played:
    """Play one of the games again and again, and analyse now and then."""
    from websockets.asyncio.client import connect
    from websockets.typing import Origin

    played, dice = Played(), random.Random(number)
    name = GAMES[number % len(GAMES)]
    asked = 0.0
    async with connect(
        f"ws://127.0.0.1:{port}/socket",
        origin=Origin(f"http://127.0.0.1:{port}"),
        additional_headers={"Cookie": f"zermelo-{port}={token}"},
        max_size=None,
    ) as socket:

        async def say(kind: str, **more: Any) -> None:
            await socket.send(json.dumps({"type": kind, **more}))

        await say("open", place={"game": {"name": name}}, seats=SEATS)
        while time.monotonic() < until:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "failed":
                played.failures.append(message["text"])
            if message["type"] != "positions":
                continue
            if asked:
                played.waits.append(time.monotonic() - asked)
                asked = 0.0
            position = message["positions"][-1]
            ply = message["first"] + len(message["positions"]) - 1
            if position["utilities"] is not None:
                await say("restart")
            elif position["yours"]:
                if dice.random() < ANALYSED:
                    await say("analyse", ply=ply, seconds=5)
                    played.analyses += 1
                await asyncio.sleep(0.05)
                asked = time.monotonic()
                await say("play", ply=ply, move=dice.choice(position["legal"])["text"])
                played.moves += 1
    return played


async def many_pages(port: int, token: str, count: int, seconds: float) -> list[Played]:
    until = time.monotonic() + seconds
    pages = (one_page(port, token, number, until) for number in range(count))
    return list(await asyncio.gather(*pages))


def memory(process: int | str = "self") -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def family(process: int) -> list[int]:
    """A process and all that it started."""
    found = [process]
    with contextlib.suppress(OSError):
        for thread in Path(f"/proc/{process}/task").iterdir():
            for child in (thread / "children").read_text().split():
                found += family(int(child))
    return found


def all_memory(process: int) -> float:
    """Megabytes that a process and its children hold."""
    total = 0.0
    for one in family(process):
        with contextlib.suppress(OSError):
            total += memory(one)
    return total


async def watched_memory(process: int, seen: list[float]) -> None:
    while True:
        seen.append(all_memory(process))
        await asyncio.sleep(1)


async def loaded(port: int, token: str, process: int) -> tuple[list[Played], list[float]]:
    """What the pages did, and the server's memory: before, each second, and after."""
    await many_pages(port, token, len(GAMES), WARM_UP)
    seen = [all_memory(process)]
    watching = asyncio.create_task(watched_memory(process, seen))
    pages = await many_pages(port, token, PAGES, SECONDS)
    watching.cancel()
    return pages, [*seen, all_memory(process)]


def tables() -> Iterator[RenderableType]:
    with served() as server:
        parts = urlsplit(server.address)
        token = parse_qs(parts.query)["token"][0]
        assert parts.port is not None
        pages, seen = asyncio.run(loaded(parts.port, token, server.process))
    waits = sorted(wait for one in pages for wait in one.waits)
    third = len(seen) // 3
    table = Table(box=box.SIMPLE, pad_edge=False, title=TITLE)
    for heading in ("what", "measured"):
        table.add_column(heading)
    for what, measured in (
        ("pages, minutes", f"{PAGES}, {SECONDS / 60:g}"),
        ("moves of the pages", f"{sum(one.moves for one in pages):,}"),
        ("fewest moves of a page", f"{min(one.moves for one in pages):,}"),
        ("positions analysed", f"{sum(one.analyses for one in pages):,}"),
        ("errors", f"{sum(len(one.failures) for one in pages)}"),
        ("from a move to the next position, median", f"{waits[len(waits) // 2]:.2f} s"),
        ("the slowest of a hundred", f"{waits[len(waits) * 99 // 100]:.2f} s"),
        ("memory after a run of four pages", f"{seen[0]:.0f} MB"),
        (
            "at its most in the first third, in the last",
            f"{max(seen[:third]):.0f}, {max(seen[-third:]):.0f} MB",
        ),
        ("in the end", f"{seen[-1]:.0f} MB"),
    ):
        table.add_row(what, measured)
    yield table

"""Fifty pages that play and analyse at once for five minutes: errors, waiting, memory.

The server is `zermelo page` in a process of its own; the pages are sockets that say what the
page says.

Memory is given in two ways. The sum of what each process has in memory (RSS) is what earlier
results show, and more than there is: a page of a library that five processes have mapped counts
five times, and the compiler's library alone has 60 MB. What the machine really gives away is the
other figure, in which such a page counts once.
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
from typing import Any, NamedTuple
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


class Memory(NamedTuple):
    """Megabytes of a process and its children."""

    once: float
    """A page that several of them share counts once."""
    summed: float
    """It counts for each of them."""

    def __str__(self) -> str:
        return f"{self.once:.0f} ({self.summed:.0f}) MB"


class Mapping(NamedTuple):
    """What a process has mapped somewhere."""

    place: tuple[str, ...]
    """The file and where in it, the same for all that have mapped it."""
    private: int
    """Kilobytes in memory that no other process has."""
    shared: int


def both_memories(process: int) -> Memory:
    """Of what is shared, each process has nearly the same in memory: the most of one stands for
    all. (The kernel's own share, PSS, would be less while others on the machine use the library.)
    """
    private, shared = 0, dict[tuple[str, ...], int]()
    for one in family(process):
        with contextlib.suppress(OSError):
            for mapping in mappings(one):
                private += mapping.private
                known = shared.get(mapping.place, 0)
                shared[mapping.place] = max(known, mapping.shared)
    return Memory((private + sum(shared.values())) / 1024, all_memory(process))


def mappings(process: int) -> Iterator[Mapping]:
    place: tuple[str, ...] = ()
    for line in Path(f"/proc/{process}/smaps").read_text().splitlines():
        name, *values = line.split()
        if not name.endswith(":"):  # addresses, rights, offset, device, inode, path
            place = tuple(values[1:])
            private = shared = 0
        elif name.startswith("Private_") and name != "Private_Hugetlb:":
            private += int(values[0])
        elif name in ("Shared_Clean:", "Shared_Dirty:"):
            shared += int(values[0])
        elif name == "VmFlags:":  # the last of each
            yield Mapping(place, private, shared)


async def watched_memory(process: int, seen: list[Memory]) -> None:
    while True:
        seen.append(both_memories(process))
        await asyncio.sleep(1)


async def loaded(port: int, token: str, process: int) -> tuple[list[Played], list[Memory]]:
    """What the pages did, and the server's memory: before, each second, and after."""
    await many_pages(port, token, len(GAMES), WARM_UP)
    seen = [both_memories(process)]
    watching = asyncio.create_task(watched_memory(process, seen))
    pages = await many_pages(port, token, PAGES, SECONDS)
    watching.cancel()
    return pages, [*seen, both_memories(process)]


def most(seen: list[Memory]) -> Memory:
    """At the worst moment, which need not be the same for both."""
    return Memory(max(one.once for one in seen), max(one.summed for one in seen))


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
        ("memory, shared pages counted once (for each process)", ""),
        ("  after a run of four pages", f"{seen[0]}"),
        ("  at its most in the first third", f"{most(seen[:third])}"),
        ("  at its most in the last third", f"{most(seen[-third:])}"),
        ("  at its most", f"{most(seen)}"),
        ("  in the end", f"{seen[-1]}"),
    ):
        table.add_row(what, measured)
    yield table

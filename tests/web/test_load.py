"""Many pages at once: no error, bounded memory, and a page that does not read is dropped."""

from __future__ import annotations

import asyncio
import json
import random
import socket as sockets
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.web.driving import Socket, game, in_own_loop
from zermelo.web import limits
from zermelo.web.serve import Page

GAMES = [("tic_tac_toe", {}), ("connect_four", {}), ("nim", {}), ("kuhn_poker", {})]
SEATS = [{"who": "human"}, {"who": "random"}]


def memory() -> float:
    """Megabytes that this process, server included, holds."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def one_page(page: Page, number: int, until: float) -> int:
    """Play and analyse; how many moves were made."""
    dice, moves = random.Random(number), 0
    name, parameters = GAMES[number % len(GAMES)]
    headers = {"Cookie": f"zermelo-{page.port}={page.token}"}
    address = f"ws://127.0.0.1:{page.port}/socket"
    async with connect(
        address,
        origin=page.origin,  # type: ignore[arg-type]
        additional_headers=headers,
        max_size=None,
    ) as socket:

        async def say(kind: str, **fields: Any) -> None:
            await socket.send(json.dumps({"type": kind, **fields}))

        await say("open", place=game(name, **parameters), seats=SEATS)
        ply = 0
        while time.monotonic() < until:
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            assert message["type"] != "failed", message["text"]
            if message["type"] != "positions":
                continue
            position = message["positions"][-1]
            ply = message["first"] + len(message["positions"]) - 1
            if position["utilities"] is not None:
                await say("restart")
            elif position["yours"]:
                if name != "kuhn_poker" and dice.random() < 0.3:
                    await say("analyse", ply=ply, seconds=5)
                await asyncio.sleep(0.05)
                await say("play", ply=ply, move=dice.choice(position["legal"])["text"])
                moves += 1
    return moves


async def many_pages(page: Page, count: int, seconds: float) -> list[int]:
    until = time.monotonic() + seconds
    return list(await asyncio.gather(*(one_page(page, n, until) for n in range(count))))


def loaded(page: Page, count: int, seconds: float) -> float:
    """Megabytes more than after a first, short run."""
    in_own_loop(many_pages(page, len(GAMES), 3))
    before = memory()
    moves = in_own_loop(many_pages(page, count, seconds))
    assert min(moves) > 0
    more = memory() - before
    print(f"{sum(moves)} moves on {count} pages, {more:.0f} MB more")
    return more


def test_ten_pages(page: Page) -> None:
    assert loaded(page, 10, 8) < 400


@pytest.mark.long
def test_fifty_pages_for_five_minutes(page: Page) -> None:
    assert loaded(page, 50, 300) < 1000


def test_a_slow_reader_is_dropped(page: Page) -> None:
    """It asks and asks, and reads nothing: the server closes, and others don't notice."""

    narrow = sockets.socket()
    narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", page.port))
    narrow.setblocking(False)

    async def slow() -> None:
        async with connect(
            f"ws://127.0.0.1:{page.port}/socket",
            origin=page.origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": f"zermelo-{page.port}={page.token}"},
            max_queue=1,
            sock=narrow,
        ) as socket:
            asked = json.dumps({"type": "open", "place": game("go")})
            for _ in range(200_000):
                await socket.send(asked)

    with pytest.raises(ConnectionClosed):
        in_own_loop(asyncio.wait_for(slow(), 60))
    other = Socket(page)
    assert other.ask("open", "opened", place=game("nim"))["title"] == "Nim"
    other.close()


def test_there_are_only_so_many_pages(page: Page) -> None:
    pages = [Socket(page) for _ in range(limits.CONNECTIONS)]
    with pytest.raises(Exception, match=r"403|1013|too many"):
        Socket(page)
    for one in pages:
        one.close()
    time.sleep(0.2)
    Socket(page).close()

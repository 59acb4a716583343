"""Many pages at once: no error, bounded memory, and a page that does not read is dropped."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import signal
import socket as sockets
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_now

from benchmarks.page import served
from benchmarks.page_load import GAMES, all_memory, family, many_pages
from tests.clocks import eventually
from tests.web.driving import Socket, game, in_own_loop, running_page
from zermelo.web import limits
from zermelo.web.server.serve import Page
from zermelo.web.session.session import Session


def played(page: Page, count: int, seconds: float) -> None:
    """So many pages play at once for so long, or for longer until each of them has moved."""
    least = 0
    while least == 0 and seconds < 2000:
        pages = in_own_loop(many_pages(page.port, page.token, count, seconds))
        assert [one.failures for one in pages] == [[]] * count
        least, seconds = min(one.moves for one in pages), 2 * seconds
    assert least > 0


def loaded(page: Page, count: int, seconds: float) -> float:
    """Megabytes more, server, workers and pages together, than after a first, short run."""
    played(page, len(GAMES), 1)
    before = all_memory(os.getpid())
    played(page, count, seconds)
    return all_memory(os.getpid()) - before


def test_ten_pages(page: Page) -> None:
    assert loaded(page, 10, 2) < 400


@pytest.mark.long
def test_fifty_pages_for_five_minutes(page: Page) -> None:
    assert loaded(page, 50, 300) < 1000


def test_a_slow_reader_is_dropped(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
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

    with monkeypatch.context() as impatient:
        impatient.setattr(limits, "SEND_SECONDS", 1.0)
        with pytest.raises(ConnectionClosed):
            in_own_loop(slow())
    other = Socket(page)
    assert other.ask("open", "opened", place=game("nim"))["title"] == "Nim"
    other.close()


def test_the_number_of_pages_is_limited() -> None:
    """On a server of its own: elsewhere a page may just be about to leave."""
    servers = running_page()
    page = next(servers)
    pages = [Socket(page) for _ in range(limits.CONNECTIONS)]
    with pytest.raises(InvalidStatus, match="403"):
        Socket(page)
    for one in pages:
        one.close()
    once_more(page).close()
    next(servers, None)


def test_pages_that_come_and_go_leave_nothing(page: Page, some: Callable[[int], int]) -> None:
    """With a game, an analysis and a look that are just beginning, again and again."""
    before = sessions()
    for number in range(some(60)):
        one = Socket(page)
        one.send("open", place=game("nim"), seats=[{"who": "human"}, {"who": "random"}])
        one.send("trace", id=1, place=game("go", size=19), algorithm="minimax")
        one.send("analyse", ply=0)
        if number % 2:
            one.connection.socket.close()
        else:
            one.close()
    eventually(lambda: sessions() <= before)


def sessions() -> int:
    gc.collect()
    return sum(type(one) is Session for one in gc.get_objects())


def test_workers_go_with_a_server_that_is_killed() -> None:
    with served() as server:
        parts = urlsplit(server.address)
        token = parse_qs(parts.query)["token"][0]
        with connected(f"http://127.0.0.1:{parts.port}", token) as socket:
            asked = {"type": "as_tree", "id": 1, "place": game("go", size=19), "depth": 12}
            socket.send(json.dumps(asked))
            workers = eventually(lambda: family(server.process)[1:])
            os.kill(server.process, signal.SIGKILL)
    eventually(lambda: not any(Path(f"/proc/{one}/exe").exists() for one in workers))


def connected(origin: str, token: str) -> ClientConnection:
    """A socket to a server in another process."""
    port = origin.rpartition(":")[2]
    return connect_now(
        f"ws://127.0.0.1:{port}/socket",
        origin=origin,  # type: ignore[arg-type]
        additional_headers={"Cookie": f"zermelo-{port}={token}"},
        legacy=True,
    )


def once_more(page: Page) -> Socket:
    """A page, as soon as the server has noticed that others have left."""

    def tried() -> Socket | None:
        with contextlib.suppress(InvalidStatus):
            return Socket(page)
        return None

    opened: Socket = eventually(tried)
    return opened

"""Connections that ask for nothing: they go, and keep nobody out."""

from __future__ import annotations

import contextlib
import socket as sockets
import time
from collections.abc import Iterator

import pytest

from tests.web.driving import Socket, game, started
from tests.web.server.test_guard import cookie, get
from zermelo.web import limits
from zermelo.web.server.serve import Page

IDLE = 300
PATIENCE = 60.0


@pytest.fixture(scope="module")
def hasty() -> Iterator[Page]:
    """A server that waits half a second for a request."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "REQUEST_SECONDS", 0.5)
        yield from started(Page())


def opened(page: Page, *said: bytes) -> sockets.socket:
    """A connection that has said this much."""
    one = sockets.create_connection(("127.0.0.1", page.port), timeout=PATIENCE)
    for part in said:
        one.sendall(part)
    return one


def dropped(one: sockets.socket) -> bool:
    """Whether the server ends it, in the end; what it says before does not count."""
    deadline = time.monotonic() + PATIENCE
    with contextlib.suppress(ConnectionError), one:
        while time.monotonic() < deadline:
            if not one.recv(1 << 16):
                return True
        return False
    return True


def test_idle_connections_keep_nobody_out(page: Page) -> None:
    idle = [opened(page) for _ in range(IDLE)]
    try:
        assert get(page, "/", Cookie=cookie(page)).status == 200
        other = Socket(page)
        assert other.ask("open", "opened", place=game("nim"))["title"] == "Nim"
        other.close()
    finally:
        for one in idle:
            one.close()


def test_many_pages_at_work_keep_nobody_out(page: Page) -> None:
    """A page's socket does not count among the connections that wait."""
    pages = [Socket(page) for _ in range(8)]
    idle = [opened(page) for _ in range(limits.IDLE)]
    assert get(page, "/", Cookie=cookie(page)).status == 200
    assert pages[0].ask("open", "opened", place=game("nim"))["title"] == "Nim"
    for one in (*idle, *pages):
        one.close()


HEADERS = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.mark.parametrize(
    "said",
    [
        [],
        [b"GET / HT"],
        [HEADERS],
        [HEADERS + b"Content-Length: 1000\r\n\r\n", b"part of it"],
        [HEADERS + b"Transfer-Encoding: chunked\r\n\r\n", b"5\r\nab"],
        [HEADERS + b"\r\n", b"GET / HTTP/1.1\r\n"],
    ],
    ids=["nothing", "a word", "headers", "body", "chunks", "second request"],
)
def test_a_request_that_does_not_end_is_given_up(hasty: Page, said: list[bytes]) -> None:
    assert dropped(opened(hasty, *said))


def test_headers_that_drip_are_given_up(hasty: Page) -> None:
    """A byte now and then does not put off the end."""
    one = opened(hasty, HEADERS)
    assert ends_while_it_sends(one, b"x", 0.1)


def test_who_asks_and_does_not_read_is_given_up(
    hasty: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SEND_SECONDS", 0.5)
    head = f"GET /page.js HTTP/1.1\r\nHost: 127.0.0.1:{hasty.port}\r\nCookie: {cookie(hasty)}"
    assert ends_while_it_sends(opened(hasty), f"{head}\r\n\r\n".encode(), 0)
    assert get(hasty, "/", Cookie=cookie(hasty)).status == 200


def ends_while_it_sends(one: sockets.socket, said: bytes, pause: float) -> bool:
    """Whether the server ends a connection that sends this again and again, and reads nothing."""
    one.settimeout(0.1)
    deadline = time.monotonic() + PATIENCE
    with one:
        while time.monotonic() < deadline:
            try:
                one.sendall(said)
            except TimeoutError:
                continue
            except ConnectionError:
                return True
            time.sleep(pause)
    return False

"""Connections that ask for nothing: they go, and keep nobody out."""

from __future__ import annotations

import contextlib
import socket as sockets

import pytest

from tests.clocks import ManualClock
from tests.web.driving import PATIENCE, Socket, game
from tests.web.server.test_guard import cookie, get
from zermelo.web import limits
from zermelo.web.server.serve import Page

IDLE = 300


def opened(page: Page, *said: bytes) -> sockets.socket:
    """A connection that has said this much."""
    one = sockets.create_connection(("127.0.0.1", page.port), timeout=PATIENCE)
    for part in said:
        one.sendall(part)
    return one


def dropped(one: sockets.socket) -> bool:
    """Whether the server ends it; what it says before does not count."""
    with contextlib.suppress(ConnectionError), one:
        while one.recv(1 << 16):
            pass
    return True


def all_is_read(page: Page) -> None:
    """The server has read what others sent before: it has answered a later request."""
    assert get(page, "/", Cookie=cookie(page)).status == 200


def test_idle_connections_keep_no_one_out(page: Page) -> None:
    idle = [opened(page) for _ in range(IDLE)]
    try:
        assert get(page, "/", Cookie=cookie(page)).status == 200
        other = Socket(page)
        assert other.ask("open", "opened", place=game("nim"))["title"] == "Nim"
        other.close()
    finally:
        for one in idle:
            one.close()


def test_many_pages_at_work_keep_no_one_out(page: Page) -> None:
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
def test_a_request_that_does_not_end_is_given_up(
    page: Page, clock: ManualClock, said: list[bytes]
) -> None:
    one = opened(page, *said)
    all_is_read(page)
    clock.advance(limits.REQUEST_SECONDS)
    assert dropped(one)


def test_headers_that_drip_are_given_up(page: Page, clock: ManualClock) -> None:
    """A byte now and then does not put off the end."""
    one = opened(page, HEADERS)
    for _ in range(4):
        one.sendall(b"x")
        all_is_read(page)
        clock.advance(limits.REQUEST_SECONDS / 4)
    assert dropped(one)


def test_who_asks_and_does_not_read_is_given_up(page: Page, clock: ManualClock) -> None:
    head = f"GET /page.js HTTP/1.1\r\nHost: 127.0.0.1:{page.port}\r\nCookie: {cookie(page)}"
    said = rest = 1000 * f"{head}\r\n\r\n".encode()
    with opened(page) as one, contextlib.suppress(ConnectionError):
        one.settimeout(0.1)
        while True:
            try:
                rest = rest[one.send(rest) :] or said
            except TimeoutError:  # the server reads no more before it is read itself
                clock.advance(limits.SEND_SECONDS)
    all_is_read(page)

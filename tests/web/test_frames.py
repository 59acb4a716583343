"""Frames that no browser sends: each ends its own connection, and nobody else notices."""

from __future__ import annotations

import base64
import os
import socket as sockets
import struct
from collections.abc import Iterator

import pytest

from tests.web.driving import Socket, game
from tests.web.server.test_connections import dropped
from tests.web.server.test_guard import cookie
from zermelo.web import limits
from zermelo.web.server.serve import Page

MOST = 1 << 26  # bytes: more than the system itself holds on their way
CONTINUED, TEXT, BINARY, CLOSE, PING = 0, 1, 2, 8, 9


def frame(opcode: int, content: bytes = b"", fin: bool = True, length: int | None = None) -> bytes:
    """As a browser sends it, with a mask of zeros; `length` is what it claims to have."""
    claimed = len(content) if length is None else length
    head = bytes([(0x80 if fin else 0) | opcode])
    if claimed < 126:
        head += bytes([0x80 | claimed])
    elif claimed < 1 << 16:
        head += bytes([0x80 | 126]) + struct.pack("!H", claimed)
    else:
        head += bytes([0x80 | 127]) + struct.pack("!Q", claimed)
    return head + bytes(4) + content


def shaken(page: Page) -> sockets.socket:
    """A connection that has become a page's socket."""
    one = sockets.create_connection(("127.0.0.1", page.port), timeout=60)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        "GET /socket HTTP/1.1",
        f"Host: 127.0.0.1:{page.port}",
        f"Origin: {page.origin}",
        f"Cookie: {cookie(page)}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    one.sendall("\r\n".join([*lines, "", ""]).encode())
    assert b" 101 " in one.recv(1000)
    return one


@pytest.fixture
def other(page: Page) -> Iterator[Socket]:
    """Somebody else, who plays on whatever happens."""
    opened = Socket(page)
    yield opened
    assert opened.ask("open", "opened", place=game("nim"))["title"] == "Nim"
    opened.close()


@pytest.mark.usefixtures("other")
@pytest.mark.parametrize(
    "said",
    [
        b"\x81\x02hi",
        frame(3, b"no such kind"),
        frame(TEXT, length=1 << 62),
        frame(TEXT, length=(1 << 64) - 1),
        frame(TEXT, b"x" * (limits.MESSAGE_BYTES + 1)),
        frame(TEXT, b"x" * 1000, fin=False)
        + frame(CONTINUED, b"x" * limits.MESSAGE_BYTES, fin=False),
        frame(TEXT, b"\xff\xfe"),
        frame(CONTINUED, b"of nothing"),
        frame(PING, b"x" * 126),
        frame(PING, b"in parts", fin=False),
        frame(CLOSE, b"\x00\x01"),
        frame(CLOSE, b"\x03"),
        b"\xf1" + frame(TEXT, b"reserved bits")[1:],
        b"GET / HTTP/1.1\r\n\r\n",
    ],
)
def test_a_wrong_frame_ends_its_connection(page: Page, said: bytes) -> None:
    one = shaken(page)
    one.sendall(said)
    assert dropped(one)


def test_binary_is_answered(page: Page) -> None:
    one = Socket(page)
    one.connection.send(b"\x00\xff")
    assert "can't be read" in one.wait("failed")["text"]
    one.close()


@pytest.mark.usefixtures("other")
def test_pings_that_are_never_read_end(page: Page) -> None:
    """Answers don't pile up: nothing more is read from who does not read."""
    one = shaken(page)
    one.settimeout(2)
    pings, sent = frame(PING, b"x" * 125) * 1000, 0
    while sent < MOST:
        try:
            sent += one.send(pings)
        except (TimeoutError, ConnectionError):
            break
    one.close()
    assert sent < MOST

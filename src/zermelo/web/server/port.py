"""Where the server listens: on this machine only, at a port that stays the same."""

from __future__ import annotations

import contextlib
import http.client
import socket

from ...errors import BadParameter
from .. import limits

HOST = "127.0.0.1"
PORT = 8913  # unassigned; always the same, so that addresses can be kept and shared
NEXT = 20  # ports that are tried when it is taken
SEND_BYTES = 1 << 18  # buffered by the system for a page that does not read
PATIENCE = 1.0  # seconds for the program that has the port to say what it is


def bound(port: int, host: str = HOST) -> socket.socket:
    """A socket that listens at one address, by default at this machine's own."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
    try:
        listening.bind((host, port))
        listening.listen(limits.BACKLOG)  # a browser may connect as soon as the address is printed
    except OSError as error:
        listening.close()
        raise BadParameter(f"port {port} can't be used: {error.strerror}; choose another") from None
    return listening


def usual_socket() -> socket.socket:
    """At the usual port, or at the next one that is free."""
    for port in range(PORT, PORT + NEXT):
        with contextlib.suppress(BadParameter):
            return bound(port)
    return bound(0)


def page_remark(wanted: int | None, port: int) -> str:
    """Why a page that may be anywhere is not at the usual port; empty if it is."""
    if wanted is not None or port == PORT:
        return ""
    who = "another zermelo page" if is_zermelo(PORT) else "another program"
    return f"port {PORT} is used by {who}, so this page is at port {port}"


def is_zermelo(port: int) -> bool:
    """Whether a page of ours answers there: it says so to those that it does not let in."""
    connection = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/")
        return connection.getresponse().read(64).startswith(b"zermelo:")
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()

"""A guest who is only a socket, and the table to which a host invites."""

from __future__ import annotations

import http.client
import json
import ssl
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect

from tests.web.driving import PATIENCE, Socket, game

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
PLAIN.check_hostname, PLAIN.verify_mode = False, ssl.CERT_NONE


def fetched(link: str, **headers: str) -> http.client.HTTPResponse:
    """The answer to a request for a link, without following it."""
    parts = urlsplit(link)
    if parts.scheme == "https":
        connection: Any = http.client.HTTPSConnection(parts.netloc, timeout=PATIENCE, context=PLAIN)
    else:
        connection = http.client.HTTPConnection(parts.netloc, timeout=PATIENCE)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", f"{parts.path}?{parts.query}", headers=named)
    answer: http.client.HTTPResponse = connection.getresponse()
    answer.read()
    connection.close()
    return answer


def cookie_of(link: str) -> str:
    """What the link leaves in a browser."""
    return (fetched(link).getheader("set-cookie") or "").split(";")[0]


class Guest(Socket):
    """A page that was opened by the link of an invitation."""

    def __init__(self, link: str, cookie: str | None = None, join: bool = True) -> None:
        parts = urlsplit(link)
        self.link = link
        self.cookie = cookie_of(link) if cookie is None else cookie
        scheme = parts.scheme.replace("http", "ws")
        self.connection = connect(
            f"{scheme}://{parts.netloc}{parts.path}socket",
            origin=f"{parts.scheme}://{parts.netloc}",  # type: ignore[arg-type]
            additional_headers={"Cookie": self.cookie},
            ssl=PLAIN if scheme == "wss" else None,
            max_size=None,
            open_timeout=PATIENCE,
            legacy=True,
        )
        self.welcome = self.wait("welcome")
        self.said: list[str] = []
        if join:
            self.send("join")

    def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        text = self.connection.recv(timeout=seconds)
        assert isinstance(text, str)
        getattr(self, "said", []).append(text)
        message: dict[str, Any] = json.loads(text)
        return message


def invited(host: Socket, seat: int | None) -> str:
    """The link for a seat of the host's game."""
    host.send("invite", seat=seat)
    seats = [] if seat is None else [seat]
    told = host.wait("people", until=lambda one: bool(links_for(one, seats)))
    return links_for(told, seats)[0]


def links_for(told: dict[str, Any], seats: list[int]) -> list[str]:
    guests = (one for one in told["people"] if one["guest"] and one["seats"] == seats)
    return [link for one in guests for link in one["links"]]


def hosted(host: Socket, name: str, seat: int | None = 1, **more: Any) -> Guest:
    """A game of the host, and the guest who plays a seat of it."""
    host.send("open", place=game(name), seats=[{"who": "human"}, {"who": "human"}], **more)
    host.wait("positions")
    guest = Guest(invited(host, seat))
    guest.wait("positions")
    host.wait("people", until=lambda one: all(person["here"] for person in one["people"]))
    return guest

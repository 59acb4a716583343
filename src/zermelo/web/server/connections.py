"""Connections that do not keep others out: each has limited time for its request.

Open pages have a limit of their own (limits.CONNECTIONS); the connections here have not sent a
request yet, or are being answered. If there are too many, the one that has waited longest makes
room for a new one, so that real requests are answered.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ... import clock
from .. import limits

GRACE = 2.0  # seconds to send the last messages to a page


class Requests(H11Protocol):
    """HTTP with time limits: for a whole request to arrive, and for its answer to leave."""

    deadline: clock.Timer | None = None
    since = 0.0
    answering = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._make_room()
        super().connection_made(transport)
        self._limit(limits.REQUEST_SECONDS)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._update_limit()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_limit()

    def handle_websocket_upgrade(self, event: object) -> None:
        self._limit(None)
        super().handle_websocket_upgrade(event)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self._limit(None)
        super().connection_lost(exc)

    def _update_limit(self) -> None:
        """A complete request gets time for its answer, and then the next request its own time."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        answering = cycle is not None and not cycle.response_complete
        if answering != self.answering and self.deadline is not None:
            self.answering = answering
            self._limit(limits.SEND_SECONDS if answering else limits.REQUEST_SECONDS)

    def _limit(self, seconds: float | None) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if seconds is not None:
            self.since = clock.now()
            self.deadline = clock.call_later(seconds, self.transport.abort)

    def _make_room(self) -> None:
        others = [one for one in self.connections if isinstance(one, Requests)]
        if len(others) >= limits.IDLE:
            idle = [one for one in others if not one.answering] or others
            oldest = min(idle, key=lambda one: one.since)
            self.connections.discard(oldest)  # it is closed a moment later
            oldest.transport.abort()


class Sockets(WebSocketsSansIOProtocol):
    """A connection that has ended is closed, even if the page does not read what was sent last.

    While it does not, nothing more is read from it either: answers to pings would pile up.
    """

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            clock.call_later(GRACE, self.transport.abort)

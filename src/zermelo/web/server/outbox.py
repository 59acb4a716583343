"""What is to be sent to a page; a page that does not read it is given up."""

from __future__ import annotations

import asyncio

from .. import limits

__all__ = ["Outbox", "TooSlow"]


class TooSlow(Exception):
    """The page does not read what it is sent."""


class Outbox:
    """Texts that wait, so many and so long in all."""

    def __init__(self) -> None:
        self._texts: asyncio.Queue[str | None] = asyncio.Queue()
        self._length = 0

    def put(self, text: str) -> None:
        waiting = self._texts.qsize()
        if waiting >= limits.OUTBOX or (waiting and self._length > limits.OUTBOX_BYTES):
            raise TooSlow
        self._length += len(text)
        self._texts.put_nowait(text)

    def give_up(self) -> None:
        """Send nothing more."""
        while not self._texts.empty():
            self._texts.get_nowait()
        self._texts.put_nowait(None)

    async def get(self) -> str | None:
        """The next text; None: there will be none."""
        text = await self._texts.get()
        self._length -= len(text or "")
        return text

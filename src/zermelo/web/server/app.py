"""The application: the built page as files, and one socket for everything else."""

from __future__ import annotations

import asyncio
import contextlib
import mimetypes
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import limits
from ..catalogue import Games, welcome
from ..messages.responses import Welcome
from ..resources import Known
from ..session.game_session import Kept
from ..session.monitor import work_name
from ..session.session import Session
from ..workers.pool import Workers
from .guard import Guard
from .outbox import TooSlow

__all__ = ["STATIC", "application"]

STATIC = Path(__file__).parents[1] / "static"
TOO_MANY, TOO_SLOW, TOO_LARGE = 1013, 1013, 1009


def application(
    port: int, token: str, watches: Sequence[Path] = (), known: Known | None = None
) -> Guard:
    """The page for this port, to whoever has the token; `watches` are files of long work."""
    return Guard(_Server(watches, known or Known()).app, port, token)


class _Server:
    """What all pages share."""

    def __init__(self, watches: Sequence[Path], known: Known) -> None:
        self.watches, self.known = watches, known
        self.workers: Workers
        self.games, self.kept = Games(), Kept()
        self.welcome: asyncio.Future[Welcome]
        self.sockets = 0
        self.files = {f"/{one.relative_to(STATIC)}": one for one in _files()}
        self.files["/"] = STATIC / "index.html"
        self.app = Starlette(
            routes=[WebSocketRoute("/socket", self.socket), Route("/{path:path}", self.file)],
            lifespan=self.lifespan,
        )

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.welcome = asyncio.get_running_loop().run_in_executor(None, welcome)
        self.workers = Workers()
        yield
        await self.workers.close()

    async def file(self, request: Request) -> Response:
        """One of the files of the page, looked up by its whole name: no path is ever built."""
        file = self.files.get(request.url.path)
        if file is None:
            return Response("zermelo: there is no such page\n", 404)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return Response(file.read_bytes(), media_type=kind)

    async def socket(self, socket: WebSocket) -> None:
        if self.sockets >= limits.CONNECTIONS:
            await socket.close(TOO_MANY, "too many pages are open")
            return
        self.sockets += 1
        session = Session(self.workers, self.games, self.kept, self.known, self.watches)
        try:
            await socket.accept()
            known = await asyncio.shield(self.welcome)
            session.send(replace(known, watches=[work_name(one) for one in self.watches]))
            await _until_first(_receiving(socket, session), _sending(socket, session))
        finally:
            self.sockets -= 1
            session.close()


async def _until_first(*doing: object) -> None:
    """Run both until one of them ends, then end the other."""
    tasks = [asyncio.ensure_future(one) for one in doing]  # type: ignore[call-overload]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for answer in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(answer, Exception):
                raise answer


async def _receiving(socket: WebSocket, session: Session) -> None:
    try:
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            await session.receive(text if text is not None else "")
    except WebSocketDisconnect:
        return
    except TooSlow:
        await _close(socket, TOO_SLOW, "this page does not read what it is sent")


async def _sending(socket: WebSocket, session: Session) -> None:
    """Send what is in the outbox; a page that does not take it is dropped."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (text := await session.outbox.get()) is not None:
            try:
                await asyncio.wait_for(socket.send_text(text), limits.SEND_SECONDS)
            except TimeoutError:
                break
    await _close(socket, TOO_SLOW, "this page does not read what it is sent")


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        await asyncio.wait_for(socket.close(code, reason), 1)


def _files() -> list[Path]:
    return [one for one in STATIC.rglob("*") if one.is_file()]

"""The server: the page as files, one socket for all else.

It is bound to this machine's own address and, for invited guests only, to that in the local
network on request.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gzip
import mimetypes
import os
import secrets
import socket
import ssl
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ... import clock
from ...errors import BadParameter
from ...games import in_file
from ...log import Log
from ...long_work import key_of
from .. import limits, user_code
from ..catalogue import Games, welcome
from ..messages.responses import Welcome
from ..recent import Recent
from ..resources import Resources
from ..session import jobs
from ..session.guest import GuestSession, guest_welcome
from ..session.page_work import TooSlow
from ..session.session import Session
from ..session.table.invitations import Invitation, Invitations
from ..session.table.room import Room
from ..session.table.saved_tables import SavedTables
from ..session.work.works import Works
from ..workers.pool import Workers
from .connections import Requests, Sockets
from .entrance import INVITATION, Entrance
from .guard import Guard
from .network import LocalNetwork
from .port import HOST, bound, page_remark, usual_socket
from .token import AccessToken, lasting_token

STATIC = Path(__file__).parents[1] / "static"
_log = Log(__name__)
COMPRESSED = (".css", ".html", ".js", ".svg")
SAVE_SECONDS = 5.0
TOO_MANY, TOO_SLOW = 1013, 1013
NOT_READ = "this page does not read what it is sent"


class Page:
    """A server that is bound to its port but not yet running; `address` opens the page."""

    def __init__(
        self,
        port: int | None = 0,
        view: str = "",
        monitored: Sequence[Path] = (),
        resources: Resources | None = None,
        network: LocalNetwork | None = None,
        token: str = "",
    ) -> None:
        """At any free port for 0; for None at the usual one, or the next that is free."""
        if not (STATIC / "index.html").exists():
            raise BadParameter("the page is not built; run: make page")
        self._socket = usual_socket() if port is None else bound(port)
        self.port = int(self._socket.getsockname()[1])
        self.token = token or secrets.token_urlsafe(24)
        self.network = network
        try:
            self._outside = None if network is None else bound(self.port, network.address)
        except BadParameter:
            self._socket.close()
            raise
        there = [] if network is None else network.origins(self.port)
        invitations = Invitations([*there, self.origin], network is not None)
        saved = SavedTables(self.port if token else None)
        self._application = _Application(
            Works(monitored), resources or Resources(), invitations, saved
        )
        guard = Guard(self._application.app, self.port, self.token)
        hosts = [] if network is None else network.hosts(self.port)
        self._server = _Server(
            uvicorn.Config(
                Entrance(guard, invitations, hosts, own=HOST),
                http=Requests,
                ws=Sockets,
                ws_max_size=limits.MESSAGE_BYTES,
                ws_per_message_deflate=False,
                ws_ping_interval=20.0,
                ws_ping_timeout=20.0,
                backlog=limits.BACKLOG,
                h11_max_incomplete_event_size=1 << 14,
                timeout_keep_alive=5,
                timeout_graceful_shutdown=1,
                server_header=False,
                proxy_headers=False,
                access_log=False,
                log_level="critical",
            ),
            self._outside,
            None if network is None else network.encryption,
        )
        self.address = f"http://{HOST}:{self.port}/?token={self.token}"
        if view:
            self.address += f"#/{quote(view, safe='/:=,?&')}"

    @property
    def workers(self) -> Workers:
        """Where the jobs of all its pages run, once it serves."""
        return self._application.workers

    @property
    def origin(self) -> str:
        return f"http://{HOST}:{self.port}"

    def run(self) -> None:
        """Serve until Ctrl-C or `stop`."""
        _log.info("the page is at %s", self.origin)  # not the token, which opens it
        try:
            self._server.run(sockets=[self._socket])
        finally:
            self._socket.close()
            if self._outside is not None:
                self._outside.close()

    def stop(self) -> None:
        self._server.should_exit = True


def serve(
    port: int | None = None,
    *,
    view: str = "",
    games: Sequence[str] = (),
    players: Sequence[str] = (),
    monitored: Sequence[Path] = (),
    resources: Resources | None = None,
    network: LocalNetwork | None = None,
    browser: bool = True,
    new_token: bool = False,
    report: Callable[[str], None] = print,
) -> None:
    """Serve the page, and open it where there is a screen; returns at Ctrl-C.

    `games` and `players` are specs of the user's own, and the view may be the spec of such a game;
    `monitored` are files of tournaments or training runs, or folders of the latter; the analysis
    looks positions up in `resources`. Guests can be invited from a `network`.
    """
    names = list(user_code.offer([view, *games] if in_file(view) else games, players).games)
    if in_file(view):
        view = f"play/{names[0]}"
    token = AccessToken("") if port == 0 else lasting_token(new_token)  # a new port, a new token
    view = view or _work_view(monitored)
    page = Page(port, view, monitored, resources, network, token.text)
    for remark in (page_remark(port, page.port), token.remark, *map(_awaited, monitored)):
        if remark:
            report(f"Note: {remark}.")
    report(f"zermelo is at {page.address}")
    for line in _about_network(page):
        report(line)
    report("Press Ctrl-C to stop.")
    if browser and _has_screen():
        threading.Timer(0.3, webbrowser.open, [page.address]).start()
    page.run()


def _work_view(monitored: Sequence[Path]) -> str:
    """Of one file, or the list of several; the page shows neither where there is none."""
    if not monitored:
        return ""
    return f"work/{key_of(monitored[0])}" if len(monitored) == 1 else "work"


def _awaited(path: Path) -> str:
    """What to say of a file that is not there yet."""
    return "" if path.exists() else f"there is no {path} yet; the page waits for it"


def _about_network(page: Page) -> list[str]:
    if page.network is None:
        return []
    origins = page.network.origins(page.port)
    lines = [f"Guests whom you invite on the page reach it at {' or '.join(origins)}."]
    if page.network.encryption is None:
        lines.append(
            "Warning: without --certificate and --key, others in this network can read along, "
            "and play for a guest."
        )
    return lines


def _has_screen() -> bool:
    """Without one, a text browser would open in this terminal, or nothing."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


class _Server(uvicorn.Server):
    """Listens on a second socket, too, which may be encrypted while the first is not."""

    def __init__(
        self, config: uvicorn.Config, outside: socket.socket | None, tls: ssl.SSLContext | None
    ) -> None:
        super().__init__(config)
        self._outside, self._tls = outside, tls

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._outside is None:
            return
        listening = await asyncio.get_running_loop().create_server(
            lambda: Requests(self.config, self.server_state, self.lifespan.state),
            sock=self._outside,
            backlog=limits.BACKLOG,
            ssl=self._tls,
            ssl_handshake_timeout=None if self._tls is None else limits.REQUEST_SECONDS,
        )
        self.servers.append(listening)


class _Application:
    """Serves the files and the socket; holds what all pages share."""

    def __init__(
        self,
        works: Works,
        resources: Resources,
        invitations: Invitations,
        saved: SavedTables,
    ) -> None:
        self.works, self.resources = works, resources
        self.invitations, self.saved = invitations, saved
        self.workers: Workers
        self.games, self.kept = Games(), Recent[Room](limits.KEPT)
        self.welcome: asyncio.Future[Welcome]
        self.sockets = 0
        files = [one for one in STATIC.rglob("*") if one.is_file()]
        self.files = {f"/{one.relative_to(STATIC)}": one for one in files}
        self.files["/"] = STATIC / "index.html"
        self.app = Starlette(
            routes=[WebSocketRoute("/socket", self.socket), Route("/{path:path}", self.file)],
            lifespan=self.lifespan,
        )

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.welcome = asyncio.get_running_loop().run_in_executor(None, welcome)
        self.workers = Workers(preload=jobs.__name__, given=user_code.handed_over())
        for room in self.saved.take_shared(self.games, self.invitations):
            self.kept.keep(room.key, room)
        saving = asyncio.create_task(self._save_often())
        yield
        saving.cancel()
        await self.workers.close()
        self._save()

    async def _save_often(self) -> None:
        """A server that is killed loses a few seconds of the games that it keeps."""
        while True:
            await clock.pause(SAVE_SECONDS)
            self._save()

    def _save(self) -> None:
        self.saved.save(self.kept.values(), self.invitations)

    async def file(self, request: Request) -> Response:
        """A file of the page, looked up by its whole name: no path is ever built."""
        file = self.files.get(request.url.path)
        if file is None:
            return Response("zermelo: no such page\n", 404)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        content, headers = file.read_bytes(), {"Vary": "Accept-Encoding"}
        if file.suffix in COMPRESSED and "gzip" in request.headers.get("accept-encoding", ""):
            content, headers["Content-Encoding"] = _compressed(content), "gzip"
        return Response(content, media_type=kind, headers=headers)

    async def socket(self, socket: WebSocket) -> None:
        if self.sockets >= limits.CONNECTIONS:
            _log.warning("too many pages are open: another was refused")
            await socket.close(TOO_MANY, "too many pages are open")
            return
        invitation: Invitation | None = socket.scope.get(INVITATION)
        if invitation is not None:
            await self._guest(socket, invitation)
            return
        self.sockets += 1
        session = Session(
            self.workers,
            self.games,
            self.kept,
            self.resources,
            self.works,
            self.invitations,
            self.saved,
        )
        _log.debug("a page was opened; there are %d", self.sockets)
        try:
            await socket.accept()
            self.workers.warm()  # while a person looks around
            greeting = await asyncio.shield(self.welcome)
            session.work.send(greeting)
            session.work.start(session.send_yours())
            await _until_first(_receiving(socket, session), _sending(socket, session))
        finally:
            self.sockets -= 1
            session.close()

    async def _guest(self, socket: WebSocket, invitation: Invitation) -> None:
        """The socket of a guest."""
        if invitation.pages >= limits.GUEST_PAGES:
            await socket.close(TOO_MANY, "too many pages are open with this invitation")
            return
        self.sockets += 1
        invitation.pages += 1
        session = GuestSession(invitation, self.workers, self.games, self.resources)
        try:
            await socket.accept()
            session.work.send(guest_welcome())
            await _until_first(_receiving(socket, session), _sending(socket, session))
        finally:
            self.sockets -= 1
            invitation.pages -= 1
            session.close()


async def _until_first(*running: Coroutine[Any, Any, None]) -> None:
    """Run both until one of them ends, then cancel the other."""
    tasks = [asyncio.ensure_future(one) for one in running]
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
        await _close(socket, TOO_SLOW, NOT_READ)


async def _sending(socket: WebSocket, session: Session) -> None:
    """Send what is in the outbox; a page that does not read it is dropped."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (text := await session.work.outbox.get()) is not None:
            try:
                await clock.wait_for(socket.send_text(text), limits.SEND_SECONDS)
            except TimeoutError:
                break
    await _close(socket, TOO_SLOW, NOT_READ)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        await clock.wait_for(socket.close(code, reason), 1)


@functools.lru_cache(maxsize=64)
def _compressed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)

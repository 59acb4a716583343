"""Starting the server, on this machine's own address only."""

from __future__ import annotations

import os
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from urllib.parse import quote

import uvicorn

from ...errors import BadParameter
from .. import limits
from ..resources import Known
from ..session.monitor import watched_file
from .app import STATIC, application
from .connections import Requests, Sockets

__all__ = ["Page", "serve"]

HOST = "127.0.0.1"
SEND_BYTES = 1 << 18  # that the system holds for a page that does not read


class Page:
    """A server that is bound to its port and not yet running; `address` opens the page."""

    def __init__(
        self,
        port: int = 0,
        view: str = "",
        watches: Sequence[Path] = (),
        known: Known | None = None,
    ) -> None:
        if not (STATIC / "index.html").exists():
            raise BadParameter("the page is not built; run: make page")
        self._socket = _bound(port)
        self.port = int(self._socket.getsockname()[1])
        self.token = secrets.token_urlsafe(24)
        self._server = uvicorn.Server(
            uvicorn.Config(
                application(self.port, self.token, watches, known),
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
            )
        )
        self.address = f"http://{HOST}:{self.port}/?token={self.token}"
        if view:
            self.address += f"#/{quote(view, safe='/:=,?&')}"

    @property
    def origin(self) -> str:
        return f"http://{HOST}:{self.port}"

    def run(self) -> None:
        """Serve until Ctrl-C or `stop`."""
        try:
            self._server.run(sockets=[self._socket])
        finally:
            self._socket.close()

    def stop(self) -> None:
        self._server.should_exit = True


def serve(
    port: int = 0,
    *,
    view: str = "",
    watches: Sequence[Path] = (),
    tables: Sequence[Path] = (),
    books: Sequence[Path] = (),
    browser: bool = True,
    tell: Callable[[str], None] = print,
) -> None:
    """Serve the page, and open it where there is a screen; returns at Ctrl-C.

    `watches` are files of long work or folders of training runs, `tables` and `books` what the
    analysis looks positions up in.
    """
    files = [watched_file(path) for path in watches]
    page = Page(port, view or ("work" if watches else ""), files, Known(tables, books))
    tell(f"zermelo is at {page.address}")
    tell("Ctrl-C ends it.")
    if browser and _has_screen():
        threading.Timer(0.3, webbrowser.open, [page.address]).start()
    page.run()


def _has_screen() -> bool:
    """Without one, what opens is a browser of text in this terminal, or nothing."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _bound(port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
    try:
        listening.bind((HOST, port))
        listening.listen(limits.BACKLOG)  # whoever reads the address at once may come already
    except OSError as error:
        listening.close()
        raise BadParameter(f"port {port} can't be used: {error.strerror}; choose another") from None
    return listening

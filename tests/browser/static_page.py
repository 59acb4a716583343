"""An exported page in Chromium, from a server that knows nothing but files."""

from __future__ import annotations

import functools
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from zermelo.game import Game

PATIENCE = 300_000  # milliseconds, on a machine with other work
COMPLAINTS = ("error", "warning")


class _Files(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, *_: Any) -> None:
        """A tab that is closed leaves requests behind."""


@contextmanager
def served(folder: Path) -> Iterator[ThreadingHTTPServer]:
    """A static server."""
    server = _Server(("127.0.0.1", 0), functools.partial(_Files, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


class StaticPage:
    """A tab with the page; it keeps what was asked of other places, and what was complained of."""

    def __init__(self, browser: Any, server: ThreadingHTTPServer, width: int = 900) -> None:
        self.address = f"http://127.0.0.1:{server.server_port}/"
        self.context = browser.new_context(viewport={"width": width, "height": 800})
        self.tab = self.context.new_page()
        self.foreign: list[str] = []
        self.complaints: list[str] = []
        self.context.on("request", self._asked)
        self.tab.on("console", self._said)
        self.tab.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.address, "blob:", "data:")):
            self.foreign.append(request.url)

    def _said(self, message: Any) -> None:
        if message.type in COMPLAINTS:
            self.complaints.append(message.text)

    def open(self, name: str, seats: str = "human,easy") -> None:
        """Begin a game."""
        self.tab.goto(f"{self.address}#/play/{name}?seats={seats}")
        self.tab.reload()
        self.tab.locator("main h1").wait_for(timeout=PATIENCE)

    @property
    def moves(self) -> list[str]:
        """Of the game so far, which its address holds."""
        query = urlsplit(self.tab.url).fragment.partition("?")[2]
        given = parse_qs(query).get("moves", [""])[0]
        return [unquote(one) for one in given.split(",")] if given else []

    def play_to_the_end(self, game: Game, seed: int = 1) -> Any:
        """Type random moves for the first player until the game is over; gives the last state."""
        dice = random.Random(seed)
        while True:
            state = self._awaited(game)
            if game.is_terminal(state):
                return state
            action = dice.choice([*game.actions(state)])
            before = len(self.moves)
            self.type_move(game.action_text(state, action))
            self.until(functools.partial(self._has_more, before))

    def type_move(self, text: str) -> None:
        field = self.tab.get_by_label("Type a move")
        field.fill(text)
        field.press("Enter")

    def until_kept(self) -> None:
        """Until the service worker has all files."""
        kept = (
            "navigator.serviceWorker.ready.then(() => caches.keys()).then((names) => names.length)"
        )
        assert self.tab.evaluate(kept) == 1
        self.until(lambda: self.tab.evaluate("navigator.serviceWorker.controller !== null"))

    def _has_more(self, than: int) -> bool:
        return len(self.moves) > than

    def _awaited(self, game: Game) -> Any:
        """The state when the person is to move, or the game is over."""

        def waits() -> bool:
            state = _after(game, self.moves)
            return bool(game.is_terminal(state)) or game.to_move(state) == 0

        self.until(waits)
        return _after(game, self.moves)

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait; an alert of the page ends it."""
        for _ in range(PATIENCE // 50):
            if condition():
                return
            if self.tab.locator("[role=alert]").count():
                raise AssertionError(self.tab.locator("[role=alert]").first.inner_text())
            self.tab.wait_for_timeout(50)
        raise AssertionError(f"nothing happened after {self.moves}")

    def close(self) -> None:
        self.context.close()


def _after(game: Game, moves: list[str]) -> Any:
    state = game.initial_state()
    for text in moves:
        state = game.result(state, game.parse_action(state, text))
    return state

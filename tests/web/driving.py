"""A server for the tests, a socket to talk to it, and a tab of a browser to look at it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest
from websockets.sync.client import ClientConnection, connect

from zermelo.web.server.serve import Page

T = TypeVar("T")
PATIENCE = 300.0  # seconds for what a loaded machine may have to compile first
HUMANS = [{"who": "human"}, {"who": "human"}]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class View(NamedTuple):
    """An address, what shows that it is drawn and, perhaps, a button that shows more."""

    address: str
    settled: str
    button: str = ""
    more: str = ""

    def show_more(self, tab: Any) -> None:
        if self.button:
            tab.click(self.button)
            tab.wait_for_selector(self.more)


def running_page() -> Iterator[Page]:
    yield from started(Page())


def started(served: Page) -> Iterator[Page]:
    """A server that runs until it is no more needed."""
    thread = threading.Thread(target=served.run, daemon=True)
    thread.start()
    with contextlib.suppress(urllib.error.HTTPError):  # it lets nobody in, so it is there
        urllib.request.urlopen(served.origin, timeout=PATIENCE)
    yield served
    served.stop()
    thread.join(PATIENCE)


class Socket:
    """A page that is only a socket: it asks and waits for the answer of a kind."""

    def __init__(self, page: Page) -> None:
        self.connection: ClientConnection = connect(
            f"ws://127.0.0.1:{page.port}/socket",
            origin=page.origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": f"zermelo-{page.port}={page.token}"},
            max_size=None,
            open_timeout=PATIENCE,
            legacy=True,
        )
        self.welcome = self.wait("welcome")

    def send(self, kind: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": kind, **fields}))

    def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=seconds))
        return message

    def wait(
        self, *kinds: str, until: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """The next message of one of these kinds; a failure that is not waited for is raised."""
        while True:
            message = self.receive()
            if message["type"] in kinds and until(message):
                return message
            assert message["type"] != "failed", message["text"]

    def ask(self, kind: str, answer: str, **fields: Any) -> dict[str, Any]:
        self.send(kind, **fields)
        return self.wait(answer)

    def close(self) -> None:
        self.connection.close()


def game(name: str, **parameters: Any) -> dict[str, Any]:
    """A place at the start of a game."""
    return {"game": {"name": name, "parameters": parameters}}


def opened_tab(browser: Any, page: Page, **options: Any) -> Iterator[Any]:
    options = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **options}
    context = browser.new_context(**options)
    shown = context.new_page()
    shown.set_default_timeout(1000 * PATIENCE)
    complaints: list[str] = []
    shown.on("pageerror", lambda error: complaints.append(str(error)))
    shown.on(
        "console",
        lambda message: complaints.append(message.text) if message.type == "error" else None,
    )
    shown.goto(page.address)
    shown.wait_for_selector("h1")
    yield shown
    context.close()
    assert not complaints, complaints


LEAVE = """view => {
    if (location.hash === '#/' + view) return;
    for (const one of document.querySelectorAll('main > *')) one.classList.add('left');
    location.hash = '#/' + view;
}"""


def go(tab: Any, view: str) -> None:
    """To a view of the page, as if its address were typed; what was there before is gone then."""
    tab.evaluate(LEAVE, view)
    until(tab, "!document.querySelector('main > .left')")
    tab.wait_for_selector("h1")


def violations(tab: Any, *rules: str) -> list[str]:
    """What axe has to say about what is on the screen; all its rules, or some."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web/node_modules")
    if not tab.evaluate("typeof axe === 'object'"):
        tab.add_script_tag(path=str(AXE))
    # Not what is right as well: axe would describe every element of the page.
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    found = tab.evaluate("options => axe.run(options).then(one => one.violations)", options)
    return [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes'][:3]]}"
        for one in found
    ]


def violations_in_both_schemes(tab: Any) -> list[str]:
    """In light and in dark, where only the rules about colours can find something else."""
    tab.emulate_media(color_scheme="light")
    found = violations(tab)
    tab.emulate_media(color_scheme="dark")
    found += violations(tab, "color-contrast", "link-in-text-block")
    tab.emulate_media(color_scheme="light")
    return found


def until(tab: Any, question: str, arg: Any = None, seconds: float = PATIENCE) -> None:
    """Wait until the page answers yes. (Playwright's own way needs `eval`, which is forbidden.)"""
    deadline = time.monotonic() + seconds
    while not tab.evaluate(question, arg):
        assert time.monotonic() < deadline, f"never: {question}"
        time.sleep(0.03)


def in_own_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run it in a thread of its own: the browser's driver has a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def open_game(socket: Socket, place: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Open a game; its last position."""
    socket.send("open", place=place, **more)
    socket.wait("opened")
    position: dict[str, Any] = socket.wait("positions")["positions"][-1]
    return position


def yours(message: dict[str, Any]) -> bool:
    position = message["positions"][-1]
    return bool(position["yours"] or position["utilities"])


def failure(socket: Socket, kind: str, **fields: Any) -> str:
    socket.send(kind, **fields)
    while (message := socket.receive())["type"] != "failed":
        pass
    return str(message["text"])

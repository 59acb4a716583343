"""A server for the tests, a socket to talk to it, and a tab of a browser to look at it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
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


LOOK = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"}
NOWHERE = "/icon.svg"  # of the page's origin, but no script runs there


def new_context(browser: Any, **options: Any) -> Any:
    """Somebody's browser, which waits for as long as a loaded machine may take."""
    context = browser.new_context(**options)
    context.set_default_timeout(1000 * PATIENCE)
    return context


def opened_tab(browser: Any, page: Page, **options: Any) -> Iterator[Any]:
    """A tab of its own that is let in; whatever the page complains about in its console fails the
    test."""
    context = new_context(browser, **{**LOOK, **options})
    shown = context.new_page()
    complaints = complaints_of(shown)
    shown.goto(page.address)
    shown.wait_for_selector("h1")
    yield shown
    context.close()
    assert not complaints, complaints


def complaints_of(shown: Any) -> list[str]:
    """What a tab complains about in its console, from now on."""
    complaints: list[str] = []
    shown.on("pageerror", lambda error: complaints.append(str(error)))
    shown.on(
        "console",
        lambda message: complaints.append(message.text) if message.type == "error" else None,
    )
    return complaints


class Tabs:
    """The tabs of one browser that look at one server, used again and again: to open one costs
    more than most tests do in it. Nothing of what was done in it is left when it is lent again:
    the page is loaded anew, and its storage is empty."""

    def __init__(self, browser: Any, page: Page) -> None:
        self._browser, self._page = browser, page
        self._free: dict[str, list[tuple[Any, list[str]]]] = {}

    def lent(
        self,
        bypass_csp: bool = False,
        permissions: tuple[str, ...] = (),
        viewport: dict[str, int] | None = None,
        color_scheme: str = "light",
    ) -> Iterator[Any]:
        """A tab that is let in and shows nothing yet: see `go`."""
        options = {"bypass_csp": bypass_csp, "permissions": list(permissions)}
        free = self._free.setdefault(str(options), [])
        shown, complaints = free.pop() if free else self._opened(options)
        shown.set_viewport_size(viewport or LOOK["viewport"])
        shown.emulate_media(media="null", color_scheme=color_scheme)
        yield shown
        assert not complaints, complaints
        shown.unroute_all()
        for other in shown.context.pages:
            if other is not shown:
                other.close()
        shown.goto(f"{self._page.origin}{NOWHERE}")
        shown.evaluate("localStorage.clear(), sessionStorage.clear()")
        shown.mouse.move(0, 0)
        free.append((shown, complaints))

    def _opened(self, options: dict[str, Any]) -> tuple[Any, list[str]]:
        context = new_context(self._browser, **LOOK, **options)
        shown = context.new_page()
        complaints = complaints_of(shown)
        context.request.get(self._page.address)  # the cookie that lets it in
        shown.goto(f"{self._page.origin}{NOWHERE}")
        return shown, complaints

    def close(self) -> None:
        for free in self._free.values():
            for shown, _ in free:
                shown.context.close()


LEAVE = """view => {
    if (location.hash === '#/' + view) return;
    for (const one of document.querySelectorAll('main > *')) one.classList.add('left');
    location.hash = '#/' + view;
}"""


def go(tab: Any, view: str) -> None:
    """To a view of the page, as if its address were typed; what was there before is gone then."""
    if tab.url.endswith(NOWHERE):
        tab.goto(f"{tab.url.removesuffix(NOWHERE)}/#/{view}")
    else:
        tab.evaluate(LEAVE, view)
        until(tab, "!document.querySelector('main > .left')")
    tab.wait_for_selector("h1")


def fits(tab: Any, *widths: int) -> None:
    """Nothing is wider than the window, however wide that is."""
    for width in widths:
        tab.set_viewport_size({"width": width, "height": 900})
        drawn(tab)
        assert tab.evaluate("document.documentElement.scrollWidth") <= width, (tab.url, width)


def violations(tab: Any, *rules: str) -> list[str]:
    """What axe has to say about what is on the screen; all its rules, or some."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web/node_modules")
    if not tab.evaluate("typeof axe === 'object'"):
        tab.add_script_tag(path=str(AXE))
    # Not what is right as well: axe would describe every element of the page. Style sheets are only
    # loaded again for rules that are not asked about.
    options: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}
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


# The question is part of this text: what a page may not do later is `eval`.
WAIT = """async ([given, limit]) => {
    const asked = () => {
        const answer = (QUESTION);
        return typeof answer === 'function' ? answer(given) : answer;
    };
    for (const end = performance.now() + limit; !(await asked()); ) {
        if (performance.now() > end) return false;
        await new Promise(go => setTimeout(go, 10));
    }
    return true;
}"""


def until(tab: Any, question: str, arg: Any = None) -> None:
    """Wait until the page answers yes, looking again and again inside the page."""
    wait = WAIT.replace("QUESTION", question)
    while True:
        try:
            assert tab.evaluate(wait, [arg, 1000 * PATIENCE]), f"never: {question}"
            return
        except playwright_error() as error:
            # Another document came meanwhile, so ask that one.
            if "context was destroyed" not in str(error) and "navigation" not in str(error):
                raise


def playwright_error() -> type[Exception]:
    from playwright.sync_api import Error

    return Error


DRAWN = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().some(
        one => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity);
    do {
        await document.fonts.ready;
        await frame();
        await frame();
    } while (document.fonts.status !== 'loaded' || moving());
}"""


def drawn(tab: Any) -> None:
    """Wait until what the page has to show is on the screen: its letters are loaded, nothing
    moves, and two frames have passed."""
    tab.evaluate(DRAWN)


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

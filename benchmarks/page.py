"""How soon is the page there, how large is it, and how smoothly does a large tree move?

Needs Debian's chromium and playwright; the server is `zermelo page` in a process of its own.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from rich import box
from rich.console import RenderableType
from rich.table import Table

TITLE = "the page: first view, size, frames"
LOADS = 9
LEAVES = "[" + ",".join(["[" + ",".join(["[1,2,3,4,5,6,7,8]"] * 9) + "]"] * 70) + "]"
DRAWN = "Number(document.querySelector('canvas')?.dataset.shown) > 5000"
FRAMES = """async seconds => {
    const canvas = document.querySelector('canvas');
    const box = canvas.getBoundingClientRect();
    const send = (type, x, y) => canvas.dispatchEvent(new PointerEvent(type, {
        clientX: box.x + x, clientY: box.y + y, pointerId: 1, bubbles: true }));
    canvas.setPointerCapture = () => {};
    send('pointerdown', 300, 200);
    const begin = performance.now();
    let frames = 0;
    while (performance.now() - begin < 1000 * seconds) {
        await new Promise(requestAnimationFrame);
        send('pointermove', 300 + 100 * Math.sin(frames / 9), 200);
        canvas.dispatchEvent(new WheelEvent('wheel', {
            deltaY: frames % 2 ? 40 : -40, bubbles: true, cancelable: true }));
        frames++;
    }
    return frames / seconds;
}"""


class Server(NamedTuple):
    address: str
    process: int


class FirstView(NamedTuple):
    seconds: float
    loaded: int
    """Bytes, as they are sent."""


LOADED = """['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def tables() -> Iterator[RenderableType]:
    table = Table(box=box.SIMPLE, pad_edge=False, title=TITLE)
    for heading in ("what", "measured", "asked"):
        table.add_column(heading)
    began = time.perf_counter()
    with served() as server, browser() as chromium:
        started = time.perf_counter() - began
        views = [first_view(chromium, server.address) for _ in range(LOADS)]
        seconds = [view.seconds for view in views]
        tab = chromium.new_page(viewport={"width": 1280, "height": 900})
        tab.goto(f"{server.address}#/tree?algorithm=minimax")
        nodes, frames = moved(tab, 4)
    table.add_row("the command until it has printed the address", f"{started:.2f} s", "")
    table.add_row("first view usable, the first time", f"{seconds[0]:.2f} s", "1 s")
    table.add_row(
        f"first view usable, median of {LOADS}, nothing cached",
        f"{statistics.median(seconds):.2f} s",
        "1 s",
    )
    loaded = max(view.loaded for view in views)
    table.add_row("what the first view loads, compressed", f"{loaded / 1000:.0f} KB", "300 KB")
    table.add_row(f"{nodes:,} nodes panned and zoomed", f"{frames:.0f} frames/s", "30")
    yield table


@contextmanager
def served(environment: dict[str, str] | None = None) -> Iterator[Server]:
    """A running server, in this environment or ours, in the tiers that a person meets."""
    command = [sys.executable, "-m", "zermelo", "page", "--no-browser"]
    env = environment or {**os.environ, "ZERMELO_TIER": "auto"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as server:
        assert server.stdout is not None
        try:
            yield Server(server.stdout.readline().split()[-1], server.pid)
        finally:
            server.terminate()


@contextmanager
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    program = shutil.which("chromium")
    if program is None:
        raise SystemExit("chromium is not installed")
    with sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield chromium
        chromium.close()


def first_view(chromium: Any, address: str) -> FirstView:
    """From asking for the address until a game was looked for by its name and found."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    tab = context.new_page()
    began = time.perf_counter()
    tab.goto(address, wait_until="commit")
    tab.wait_for_selector("main li a")
    tab.fill("#wanted", "kriegspiel")
    tab.wait_for_selector("main li:only-child a[href='#/play/kriegspiel']")
    seconds = time.perf_counter() - began
    loaded = int(tab.evaluate(LOADED))
    context.close()
    return FirstView(seconds, loaded)


def moved(tab: Any, seconds: float) -> tuple[int, float]:
    """How many nodes were drawn in the view of typed trees, and the frames a second while they
    were panned and zoomed; frames are counted in the page."""
    tab.fill("textarea", LEAVES)
    tab.click("button:text-is('Draw')")
    tab.wait_for_selector(".facts:has-text('5,7')")
    tab.click("text=Expand all")
    while not tab.evaluate(DRAWN):
        time.sleep(0.05)
    shown = int(tab.locator("canvas").get_attribute("data-shown"))
    return shown, float(tab.evaluate(FRAMES, seconds))

"""The memory of the page's server while one page after the other opens another game.

Each page has its game analysed and a move made for it, and is closed. What the server holds in
all, with its worker processes, is looked at after each; code that is not in the cache yet is
compiled on the way, so the first run (or one with an empty ZERMELO_CACHE) takes minutes and is the
one that tells most. `page_load` says why there are two figures.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

from rich import box
from rich.console import RenderableType
from rich.table import Table

from benchmarks.page import Server, served
from benchmarks.page_load import both_memories, memory, most

TITLE = "the page: memory after twenty games"
GAMES = (
    *("tic_tac_toe", "nim", "connect_four", "othello", "kalah", "breakthrough", "gomoku", "hex"),
    *("domineering", "dots_and_boxes", "checkers", "nine_mens_morris", "chomp", "halving"),
    *("bucket", "kuhn_poker", "leduc_poker", "goofspiel", "war_game", "tree"),
)
PATIENCE = 300.0
SETTLED = 0.5  # seconds until the server has noticed that a page is closed


def one_page(server: Server, name: str) -> None:
    """A page that has a game analysed and a move made, and leaves."""
    from websockets.sync.client import connect
    from websockets.typing import Origin

    parts = urlsplit(server.address)
    token = parse_qs(parts.query)["token"][0]
    with connect(
        f"ws://127.0.0.1:{parts.port}/socket",
        origin=Origin(f"http://127.0.0.1:{parts.port}"),
        additional_headers={"Cookie": f"zermelo-{parts.port}={token}"},
        max_size=None,
    ) as socket:

        def wait(kind: str) -> dict[str, Any]:
            while True:
                message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
                if message["type"] in (kind, "failed") and message.get("done", True):
                    return message

        def say(kind: str, **more: Any) -> None:
            socket.send(json.dumps({"type": kind, **more}))

        say("open", place={"game": {"name": name}}, seats=[{"who": "human"}] * 2)
        position = wait("positions")
        while position["positions"][-1]["mover"] < 0:  # the cards are dealt first
            position = wait("positions")
        say("analyse", ply=position["first"] + len(position["positions"]) - 1, seconds=0.5)
        wait("analysis")
        say("suggest")
        wait("positions")


def tables() -> Iterator[RenderableType]:
    table = Table(box=box.SIMPLE, pad_edge=False, title=TITLE)
    for heading in ("game", "server and workers, MB", "shared pages for each", "server alone"):
        table.add_column(heading)
    seen = []
    with served() as server:
        for name in GAMES:
            one_page(server, name)
            time.sleep(SETTLED)
            now = both_memories(server.process)
            seen.append(now)
            alone = memory(server.process)
            table.add_row(name, f"{now.once:.0f}", f"{now.summed:.0f}", f"{alone:.0f}")
    table.add_row("the most", f"{most(seen).once:.0f}", f"{most(seen).summed:.0f}", "")
    yield table

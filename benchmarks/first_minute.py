"""What a new user meets: the first answer from an empty cache, and the way to full speed.

Every measurement starts a process with an empty folder of compiled code. The CPU time until full
speed is compared with another version: ZERMELO_BASE names a commit or a folder.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from rich import box
from rich.console import RenderableType
from rich.table import Table

from benchmarks.compare import prepared
from benchmarks.page import Server, served
from zermelo import load, match
from zermelo.games import names

TITLE = "the first minute: from an empty cache"
BASE = os.environ.get("ZERMELO_BASE", "fec729c")
ASKED = 1.5  # seconds
SOON = 3.0  # seconds between two measurements, for what was begun to end
GAMES = ("tic_tac_toe", "connect_four", "othello", "go:size=9", "hex", "chess")
SKILL = ("tic_tac_toe", "connect_four", "othello", "checkers", "chess", "hex", "go:size=9")

ANSWER = """
import sys
from zermelo import choose, load
from zermelo.play.players.search import decision
game = load(sys.argv[1])
choose(game, decision(game))
print("answered", flush=True)
"""
FULL_SPEED = """
import sys
from zermelo.games import load
if sys.argv[2] == "own":
    sys.path.insert(0, sys.argv[3])
    from own_game import Own
    game = Own()
else:
    game = load(sys.argv[2])
if sys.argv[1] == "alphabeta":
    from zermelo.algorithms import search
    search("alphabeta", game, depth=2)
else:
    from zermelo.montecarlo import mcts
    mcts(game, iterations=10, seed=1)
"""
OWN = '''
from typing import NamedTuple
from zermelo import Game
class State(NamedTuple):
    mine: int
    theirs: int
    mover: int
class Own(Game):
    """Take a cell of sixteen; who has more of the corners and edges wins."""
    players = 2
    def initial_state(self): return State(0, 0, 0)
    def to_move(self, state): return state.mover
    def actions(self, state):
        for cell in range(16):
            if not (state.mine | state.theirs) >> cell & 1:
                yield cell
    def result(self, state, action):
        return State(state.theirs, state.mine | 1 << action, 1 - state.mover)
    def is_terminal(self, state): return (state.mine | state.theirs) == 0xFFFF
    def utility(self, state, player):
        mine = theirs = 0
        for cell in range(16):
            worth = 3 if cell in (0, 3, 12, 15) else 1
            mine += worth * (state.mine >> cell & 1)
            theirs += worth * (state.theirs >> cell & 1)
        first, second = (mine, theirs) if state.mover == player else (theirs, mine)
        return 1.0 if first > second else -1.0 if first < second else 0.0
'''


@contextlib.contextmanager
def empty_cache(**more: str) -> Iterator[dict[str, str]]:
    """An environment with an empty folder of compiled code."""
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder) / "cache"
        yield {**os.environ, "ZERMELO_CACHE": str(cache), "ZERMELO_TIER": "auto", **more}


def first_answer(game: str) -> float:
    """Seconds from starting Python until a move is printed, with the default time of 1 s."""
    with empty_cache() as environment:
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-c", ANSWER, game],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline().strip() == "answered"
            seconds = time.perf_counter() - began
        _end_compilers()
    return seconds


def _end_compilers() -> None:
    """What still compiles would disturb the next measurement."""
    subprocess.run(["pkill", "-f", "compile_process"], check=False)


class Page:
    """A client of the page's server."""

    def __init__(self, server: Server) -> None:
        from websockets.sync.client import connect
        from websockets.typing import Origin

        parts = urlsplit(server.address)
        token = parse_qs(parts.query)["token"][0]
        self.socket = connect(
            f"ws://127.0.0.1:{parts.port}/socket",
            origin=Origin(f"http://127.0.0.1:{parts.port}"),
            additional_headers={"Cookie": f"zermelo-{parts.port}={token}"},
            max_size=None,
        )

    def say(self, kind: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **more}))

    def wait(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=120))
            if message["type"] == "failed":
                raise RuntimeError(message)
            if holds(message):
                return message

    def first_move(self, game: str) -> float:
        """Seconds from opening the game until a player, `auto`, has moved."""
        name, _, parameters = game.partition(":")
        given = dict(one.split("=") for one in parameters.split(",")) if parameters else {}
        seats = [{"who": "auto"}] * load(game).players
        began = time.perf_counter()
        wanted = {"name": name, "parameters": {key: int(one) for key, one in given.items()}}
        self.say("open", place={"game": wanted if given else {"name": name}}, seats=seats)
        self.wait(_has_moved)
        return time.perf_counter() - began


def _has_moved(message: dict[str, Any]) -> bool:
    """Whether a player, not chance, has moved."""
    if message["type"] != "positions":
        return False
    last = [position.get("last") for position in message["positions"]]
    return any(one is not None and one["mover"] >= 0 for one in last)


def pages(games: list[str]) -> Iterator[tuple[str, float | str]]:
    """The first move of each game on the page, from an empty cache."""
    for game in games:
        with empty_cache() as environment, served(environment) as server:
            page = Page(server)
            time.sleep(SOON / 2)  # until the server has its first worker, as a person looks around
            try:
                yield game, page.first_move(game)
            except (RuntimeError, TimeoutError) as error:
                yield game, str(error)[:40]
            page.socket.close()
        _end_compilers()


def second_tab() -> float:
    """Seconds until a second tab has its first move, while the first one's game compiles."""
    with empty_cache() as environment, served(environment) as server:
        one, other = Page(server), Page(server)
        time.sleep(SOON / 2)
        one.say(
            "open", place={"game": {"name": "chess"}}, seats=[{"who": "auto"}, {"who": "human"}]
        )
        time.sleep(1)
        seconds = other.first_move("connect_four")
    _end_compilers()
    return seconds


def cpu_until_full_speed(python: Path, folder: Path, algorithm: str, game: str) -> float:
    """CPU seconds of a process that compiles everything, from an empty cache."""
    with empty_cache(ZERMELO_TIER="compiled") as environment:
        environment.pop("PYTHONPATH", None)
        own = Path(environment["ZERMELO_CACHE"]).parent / "own"
        own.mkdir()
        (own / "own_game.py").write_text(OWN, encoding="utf-8")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [python, "-c", FULL_SPEED, algorithm, game, str(own)],
            env=environment,
            cwd=folder,
            check=True,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def another_parameter(first: str, second: str) -> tuple[float, float]:
    """CPU seconds of MCTS for a game, and then for another of its class, with the same cache."""
    with empty_cache(ZERMELO_TIER="compiled") as environment:
        spent = []
        for game in (first, second):
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            command = [sys.executable, "-c", FULL_SPEED, "mcts", game]
            subprocess.run(command, env=environment, check=True)
            spent.append(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)
    return spent[0], spent[1]


def cold_tier_against_random(game: str, games: int = 10) -> str:
    """A match in plain Python alone."""
    os.environ["ZERMELO_TIER"] = "plain"
    try:
        won, drawn, lost = match("auto:time=0.3", "random", game, games=games, seed=5).results()
    finally:
        os.environ["ZERMELO_TIER"] = "compiled"
    return f"{won}-{drawn}-{lost}"


def _table(title: str, *headings: str) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, title=title)
    for heading in headings:
        table.add_column(heading)
    return table


def tables() -> Iterator[RenderableType]:
    parts = os.environ.get("ZERMELO_PARTS", "cpu answers pages tabs parameters random").split()
    if "cpu" in parts:
        yield cpu_table()
    if "answers" in parts:
        table = _table("first answer, empty cache, 1 s to think", "game", "seconds", f"{ASKED} s")
        for game in names():
            seconds = first_answer(game)
            table.add_row(game, f"{seconds:.2f}", "yes" if seconds <= ASKED else "NO")
        yield table
    if "pages" in parts:
        table = _table("first move on the page, empty cache", "game", "seconds", f"{ASKED} s")
        for game, found in pages(names()):
            shown = f"{found:.2f}" if isinstance(found, float) else found
            soon = isinstance(found, float) and found <= ASKED
            table.add_row(game, shown, "yes" if soon else "NO")
        yield table
    if "tabs" in parts:
        table = _table("a second tab, while chess compiles for the first", "seconds")
        table.add_row(f"{second_tab():.2f}")
        yield table
    if "parameters" in parts:
        table = _table("MCTS, another parameter", "first", "then", "CPU s, first", "then")
        for one, other in (
            ("go:size=9", "go:size=9,komi=5.5"),
            ("connect_four", "connect_four:rows=5,columns=6"),
        ):
            first, then = another_parameter(one, other)
            table.add_row(one, other, f"{first:.2f}", f"{then:.2f}")
        yield table
    if "random" in parts:
        table = _table("plain Python against random, 0.3 s a move", "game", "won-drawn-lost")
        for game in SKILL:
            table.add_row(game, cold_tier_against_random(game))
        yield table


def cpu_table() -> Table:
    place = Path(tempfile.gettempdir()) / "zermelo-first-minute"
    base, head = prepared(BASE, place), prepared(str(Path(__file__).parents[1]), place)
    title = f"CPU seconds until full speed, beside {base.name}"
    table = _table(title, "search", "game", "before", "now", "ratio")
    for algorithm in ("alphabeta", "mcts"):
        for game in (*GAMES, "own"):
            before, now = (
                cpu_until_full_speed(one.python, one.folder, algorithm, game)
                for one in (base, head)
            )
            row = (f"{before:.1f}", f"{now:.1f}", f"{now / before:.2f}")
            table.add_row(algorithm, game, *row)
    return table

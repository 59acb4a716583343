"""The chess engine, driven by python-chess's client, by hand, and by rubbish."""

from __future__ import annotations

import io
import os
import queue
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.clocks import eventually
from zermelo.bridges import uci
from zermelo.bridges.uci import OPTIONS, GoTimes, UciEngine, serve
from zermelo.result import Result

# The protocol is the same in either execution; it takes twenty seconds to compile for chess.
pytestmark = pytest.mark.plain(unless_long=True)
PLAIN = partial(pytest.param, marks=pytest.mark.plain)
COMPILED = partial(pytest.param, marks=pytest.mark.long)

COMMAND = [sys.executable, "-m", "zermelo", "uci"]
MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"


class Driver:
    """An engine in this process, and what it says."""

    def __init__(self) -> None:
        self.said: queue.Queue[str] = queue.Queue()
        self.engine = UciEngine(self.said.put)

    def tell(self, *lines: str) -> None:
        for line in lines:
            assert self.engine.handle(line)

    def until(self, word: str) -> list[str]:
        """What it says up to a line that begins with a word."""
        lines = []
        while True:
            lines.append(self.said.get(timeout=600))
            if lines[-1].startswith(word):
                return lines

    def best(self, *lines: str) -> str:
        self.tell(*lines)
        return self.until("bestmove")[-1].split()[1]


@pytest.fixture(scope="module")
def driver() -> Iterator[Driver]:
    made = Driver()
    yield made
    made.engine.close()


@pytest.fixture(autouse=True)
def _fresh(driver: Driver) -> None:
    driver.engine.close()
    while not driver.said.empty():
        driver.said.get()
    driver.tell("ucinewgame")


def test_who_it_is(driver: Driver) -> None:
    driver.tell("uci")
    lines = driver.until("uciok")
    assert lines[0].startswith("id name zermelo")
    assert len([line for line in lines if line.startswith("option name")]) == len(OPTIONS)
    assert "option name Hash type spin default 64 min 1 max 65536" in lines
    assert not any("Ponder" in line for line in lines)


def test_depth_and_info_lines(driver: Driver) -> None:
    driver.tell("position startpos moves e2e4 e7e5", "go depth 3")
    lines = driver.until("bestmove")
    infos = [line.split() for line in lines if line.startswith("info depth")]
    assert [words[2] for words in infos] == ["1", "2", "3"]
    assert infos[-1][3:5] == ["score", "cp"]
    assert {"nodes", "nps", "time", "pv"} <= set(infos[-1])
    assert infos[-1][infos[-1].index("pv") + 1] == lines[-1].split()[1]


def test_mates_are_found_and_reported(driver: Driver) -> None:
    driver.tell(f"position fen {MATE_IN_ONE}", "go depth 4")
    lines = driver.until("bestmove")
    assert lines[-1] == "bestmove a1a8"
    assert any("score mate 1 " in line for line in lines)
    black = "k7/8/1K6/8/8/8/8/7R b - - 0 1"
    driver.tell(f"position fen {black}", "go depth 4")
    assert any("score mate -1 " in line for line in driver.until("bestmove"))


@pytest.mark.parametrize(
    "limits",
    [
        "movetime 50",
        "wtime 1000 btime 1000 winc 10 binc 10",
        "wtime 100 btime 100 movestogo 1",
        "wtime 1 btime 1",
        "wtime -50 btime -50",
        "nodes 200",
        "mate 2",
    ],
)
def test_every_limit_ends_the_search(driver: Driver, limits: str) -> None:
    assert len(driver.best("position startpos", f"go {limits}")) == 4


class Held:
    """A search that stands still after a level, until it is let go."""

    def __init__(self, engine: UciEngine, monkeypatch: pytest.MonkeyPatch, depth: int) -> None:
        self.there, self.go_on = threading.Event(), threading.Event()
        inform = engine._inform

        def held(result: Result) -> None:
            inform(result)
            if result.depth == depth:
                self.there.set()
                self.go_on.wait()

        monkeypatch.setattr(engine, "_inform", held)


@pytest.mark.parametrize("go", ["go infinite", "go", "go ponder wtime 1000 btime 1000"])
def test_isready_does_not_wait_for_the_search_and_stop_comes_before_the_next_level(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, go: str
) -> None:
    search = Held(driver.engine, monkeypatch, depth=2)
    driver.tell("position startpos", go)
    search.there.wait()
    driver.tell("isready", "go depth 1")  # a second search is refused
    driver.until("readyok")
    assert "a search is running" in driver.until("info string")[-1]
    assert driver.engine.searching
    driver.tell("stop")
    search.go_on.set()
    (line,) = driver.until("")
    assert line.startswith("bestmove ")
    driver.tell("stop", "ponderhit")  # nothing to stop


def test_stop_ends_a_search_amid_a_level(driver: Driver) -> None:
    """Without it, there would be no answer for years."""
    driver.tell("position startpos", "go infinite")
    driver.until("info depth 2")
    assert len(driver.best("stop")) == 4


def test_searchmoves(driver: Driver) -> None:
    best = driver.best(f"position fen {MATE_IN_ONE}", "go depth 3 searchmoves a1b1 g1h1")
    assert best in ("a1b1", "g1h1")


def test_a_proven_result_waits_for_stop_where_it_should(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = threading.Event()

    class Watched(threading.Event):
        def wait(self, timeout: float | None = None) -> bool:
            waits.set()
            return super().wait(timeout)

    parts = SimpleNamespace(Event=Watched, Thread=threading.Thread)
    monkeypatch.setattr(uci, "threading", parts)
    driver.tell(f"position fen {MATE_IN_ONE}", "go infinite")
    driver.until("info depth 1")
    waits.wait()  # the search is over
    assert driver.engine.searching
    assert driver.best("stop") == "a1a8"


def test_games_go_on_after_draws_that_were_not_claimed(driver: Driver) -> None:
    there_and_back = "g1f3 g8f6 f3g1 f6g8 " * 4
    assert len(driver.best(f"position startpos moves {there_and_back}", "go depth 2")) == 4
    assert driver.best("position fen 8/8/8/3k4/8/3K4/8/8 w - - 0 1", "go depth 2")[:2] == "d3"
    assert driver.best("position fen 7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "go depth 2") == "0000"


def test_options(driver: Driver) -> None:
    driver.tell("setoption name hash value 2", "setoption name Threads value 2")
    assert driver.engine.values["Hash"] == 2
    assert len(driver.best("position startpos", "go depth 3")) == 4
    driver.tell("setoption name Clear Hash", "setoption name Selective value false")
    assert len(driver.best("position startpos", "go depth 2")) == 4
    driver.tell("setoption name Threads value 1", "setoption name Selective value true")
    for wrong in ("Hash value 0", "Hash value many", "Selective value maybe", "Colour value red"):
        driver.tell(f"setoption name {wrong}")
        assert driver.until("info string")
    driver.tell("setoption")
    assert driver.until("info string write setoption")


RUBBISH = [
    "",
    "   ",
    "hello",
    "position",
    "position fen",
    "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
    "position fen nonsense moves e2e4",
    "position startpos moves e2e5",
    "position startpos moves e2e4 e7e5 \x00",
    "go depth",
    "go depth x",
    "go depth 99999999999999999999999",
    "go searchmoves e2e5",
    "setoption name",
    "debug maybe",
    "register later",
    "d",
    "\N{SNOWMAN}" * 100,
    "position startpos moves " + "e2e4 " * 1000,
]


def test_no_input_ends_it(driver: Driver) -> None:
    driver.tell(*RUBBISH)
    assert driver.best("position startpos", "go depth 1")
    dice = random.Random(7)
    words = [*" ".join(RUBBISH).split(), "startpos", "fen", "moves", "name", "value", "uci"]
    for _ in range(500):
        line = " ".join(dice.choices(words, k=dice.randrange(1, 8)))
        driver.tell(line)
        if driver.engine.searching:
            driver.tell("stop")
            driver.engine.close()
    driver.tell("position startpos")
    assert driver.best("joho go depth 1")  # what is not known is skipped


def test_the_end_of_input_ends_it(driver: Driver) -> None:
    out = io.StringIO()
    serve(["uci\n", "position startpos\n", "go infinite\n"], out)
    assert out.getvalue().count("bestmove") == 1
    out = io.StringIO()
    serve(["uci\n", "quit\n", "uci\n"], out)
    assert out.getvalue().count("uciok") == 1


def test_time_is_divided() -> None:
    assert GoTimes().allowance(20) is None
    assert GoTimes(movetime=100).allowance(20) == (0.08, 0.08)
    soft, hard = GoTimes(left=60_000, increment=1000).allowance(20) or (0, 0)
    assert 0.5 < soft < hard < 10
    for left in (1, 10, 100, 10_000):
        for moves in (None, 1, 2, 40):
            soft, hard = GoTimes(left=left, moves=moves).allowance(0) or (0, 0)
            assert 0 < soft <= max(hard, 0.001) <= max(left / 1000, 0.001)


@pytest.mark.peer("chess")
@pytest.mark.parametrize("depth, plies", [PLAIN(1, 20), COMPILED(3, 60)])
def test_python_chess_plays_a_game_with_it(depth: int, plies: int) -> None:
    import chess
    import chess.engine

    with chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=600) as engine:
        engine.configure({"Hash": 8, "Move Overhead": 10})
        engine.ping()
        board = chess.Board()
        dice = random.Random(3)
        while not board.is_game_over(claim_draw=True) and board.ply() < plies:
            if board.turn == chess.WHITE:
                played = engine.play(board, chess.engine.Limit(depth=depth), game="one")
                assert played.move is not None
                board.push(played.move)
            else:
                board.push(dice.choice(list(board.legal_moves)))
        info = engine.analyse(chess.Board(), chess.engine.Limit(time=600, depth=depth + 1))
        assert info["score"].relative.score() is not None
        assert info["pv"]
        with engine.analysis(chess.Board()) as analysis:
            for one in analysis:
                if one.get("depth", 0) >= depth:
                    break
        clock = chess.engine.Limit(white_clock=2, black_clock=2, white_inc=0.1, black_inc=0.1)
        only = engine.play(chess.Board(), clock, root_moves=[chess.Move.from_uci("a2a3")])
        assert only.move == chess.Move.from_uci("a2a3")


@pytest.mark.long
@pytest.mark.wall_clock
@pytest.mark.peer("xboard", "polyglot", "stockfish", "Xvfb", "xvfb-run")
def test_xboard_plays_it_against_stockfish(peer: Callable[[str], str], tmp_path: Path) -> None:
    """A match program of others, with its own clocks: two games, nobody loses on time."""
    from zermelo.bridges import pgn

    games = tmp_path / "games.pgn"

    def two_games() -> list[pgn.PgnRecord]:
        found = pgn.parse(games.read_text()) if games.exists() else []
        return found if len(found) >= 2 else []

    command = [peer("xvfb-run"), "-a", peer("xboard"), "-size", "33", "-mg", "2", "-tc", "0:10"]
    first = ["-fcp", " ".join(COMMAND), "-fUCI"]
    second = ["-scp", peer("stockfish"), "-sUCI", "-inc", "0.2", "-sgf", str(games)]
    path = os.pathsep.join([os.environ["PATH"], "/usr/games"])
    match = subprocess.Popen(
        [*command, *first, *second],
        env={**os.environ, "PATH": path},
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        records = eventually(two_games)
    finally:
        os.killpg(match.pid, signal.SIGKILL)
        match.wait()
    assert [record.result in ("1-0", "0-1", "1/2-1/2") for record in records] == [True, True]
    assert "forfeit" not in games.read_text()
    for record in records:
        pgn.replayed(record)

"""Programs are compiled one at a time, what was asked for last first."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import IO, Any

import pytest

from tests.clocks import PATIENCE, ManualClock, eventually
from zermelo.games import load
from zermelo.kernel.tiers import background
from zermelo.kernel.tiers.background import Program, compile_ahead
from zermelo.search import alpha_beta, minimax


class Process:
    """In place of one that compiles: at work until the test ends it or somebody terminates it."""

    def __init__(self) -> None:
        self.returncode: int | None = None
        self._ended = threading.Event()

    def end(self, code: int = 0) -> None:
        self.returncode = code
        self._ended.set()

    def terminate(self) -> None:
        self.end(-15)

    def wait(self) -> int | None:
        assert self._ended.wait(PATIENCE)
        return self.returncode


class Processes:
    """Those that were started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.started: list[Process] = []
        self.loaded: list[str] = []
        monkeypatch.setattr(background, "_started", self.start)
        monkeypatch.setattr(
            Program, "run_least", lambda program, _search: self.loaded.append(str(program.game))
        )

    def start(self, _priority: int, _program: IO[bytes], _errors: int) -> Process:
        self.started.append(Process())
        return self.started[-1]

    def number(self, count: int) -> Process:
        """The one of this number, once it is started."""
        eventually(lambda: len(self.started) >= count)
        return self.started[count - 1]


def program(spec: str, **settings: Any) -> Program:
    return Program(alpha_beta, load(spec), None, settings)


def test_the_same_program_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    processes, compiler = Processes(monkeypatch), background._Compiler()
    first = compiler.request(program("nim", seconds=1))
    assert compiler.request(program("nim", seconds=2, depth=3, seed=7)) is first
    processes.number(1).end()
    eventually(lambda: first.ready)
    assert compiler.request(program("nim")) is first
    assert len(processes.started) == 1


def test_another_game_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    processes, compiler = Processes(monkeypatch), background._Compiler()
    abandoned = compiler.request(program("nim"))
    put_off = processes.number(1)
    wanted = compiler.request(program("chomp"))
    processes.number(2).end()
    eventually(lambda: wanted.ready)
    assert put_off.returncode != 0, "it was not put off"
    assert not abandoned.ready
    processes.number(3).end()
    eventually(lambda: abandoned.ready)
    assert processes.loaded == [str(wanted.game), str(abandoned.game)]


def test_waiting_callers_are_called(monkeypatch: pytest.MonkeyPatch) -> None:
    processes, compiler, calls = Processes(monkeypatch), background._Compiler(), []
    asked = compiler.request(program("nim"))
    with asked.calling(lambda: calls.append("ready")):
        processes.number(1).end()
        eventually(lambda: calls)
    with asked.calling(lambda: calls.append("at once")):
        pass
    assert calls == ["ready", "at once"]


def test_what_no_other_process_can_import() -> None:
    class Local(type(load("nim"))):  # type: ignore[misc]
        """Of this function."""

    assert Program(alpha_beta, Local(), None, {}).pickled() is None
    assert compile_ahead(Local(), minimax) == "", "it is compiled by this one"


def test_a_process_that_fails_is_reported() -> None:
    wrong = compile_ahead(load("leduc_poker"), alpha_beta)  # not a game for it
    assert wrong.startswith("alphabeta needs to see the whole state"), wrong


OWN = """
import sys
from zermelo import Game

if "pytest" not in sys.modules:
    WORDS

class Take(Game):
    def initial_state(self): return (3, 0)
    def to_move(self, state): return state[1]
    def actions(self, state): yield 1
    def result(self, state, action): return (state[0] - action, 1 - state[1])
    def is_terminal(self, state): return next(left == 0 for left in state[:1])
    def utility(self, state, player): return 1.0 if player == state[1] else -1.0
"""


@pytest.mark.parametrize(
    "words, said",
    [
        ("raise ImportError('only here')", "its process exited with code 1: ImportError: only"),
        ("pass", "Take runs in plain Python, not compiled: is_terminal, line 13: `next(..."),
    ],
)
def test_why_a_game_was_not_compiled(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, words: str, said: str
) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN.replace("WORDS", words))
    with caplog.at_level("INFO", "zermelo"):
        assert compile_ahead(load(f"{file}:Take"), minimax).startswith(said)
    assert said.removeprefix("its process ") in caplog.text


def test_programs_can_be_compiled_by_another_process(
    monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    """Who says when it begins; the time that is left counts from then."""
    Processes(monkeypatch)
    ended, programs = threading.Event(), []

    class Elsewhere:
        def __init__(self, pickled: bytes) -> None:
            programs.append(pickled)

        def wait(self) -> None:
            assert ended.wait(PATIENCE)

        def terminate(self) -> None:
            ended.set()

    monkeypatch.setattr(background, "_begin_compilation", Elsewhere)
    monkeypatch.setattr(background, "expected", lambda _name: 100.0)
    compiler = background._Compiler()
    asked = compiler.request(program("nim"))
    eventually(lambda: programs)
    clock.advance(60)
    assert compiler.seconds_left() == 40
    compiler.begin_late()
    assert compiler.seconds_left() == 100
    ended.set()
    eventually(lambda: asked.ready)
    assert programs == [asked.pickled()]

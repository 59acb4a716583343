"""Programs are compiled one at a time, what was asked for last first."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Any

import pytest

from tests.clocks import eventually
from zermelo import clock
from zermelo.games import load
from zermelo.kernel.tiers import background
from zermelo.kernel.tiers.background import Program, compile_ahead
from zermelo.search import alpha_beta, minimax


class Processes:
    """In place of those that compile: each takes so long."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        self.started: list[subprocess.Popen[bytes]] = []
        self.loaded: list[str] = []
        self.seconds = seconds
        monkeypatch.setattr(background, "_started", self.start)
        monkeypatch.setattr(
            Program, "run_least", lambda program, _search: self.loaded.append(str(program.game))
        )

    def start(self, _priority: int, program: IO[bytes], errors: int) -> subprocess.Popen[bytes]:
        wait = f"import sys, time; sys.stdin.buffer.read(); time.sleep({self.seconds})"
        command = [sys.executable, "-c", wait]
        self.started.append(subprocess.Popen(command, stdin=program, stderr=errors))
        return self.started[-1]


def program(spec: str, **settings: Any) -> Program:
    return Program(alpha_beta, load(spec), None, settings)


def test_the_same_program_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    processes, compiler = Processes(monkeypatch, 0.2), background._Compiler()
    first = compiler.request(program("nim", seconds=1))
    assert compiler.request(program("nim", seconds=2, depth=3, seed=7)) is first
    eventually(lambda: first.ready)
    assert compiler.request(program("nim")) is first
    assert len(processes.started) == 1


def test_another_game_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    processes, compiler = Processes(monkeypatch, 1.0), background._Compiler()
    abandoned = compiler.request(program("nim"))
    eventually(lambda: len(processes.started) == 1)
    wanted = compiler.request(program("chomp"))
    eventually(lambda: wanted.ready)
    assert processes.started[0].returncode != 0, "it was not put off"
    assert not abandoned.ready
    eventually(lambda: abandoned.ready)
    assert processes.loaded == [str(wanted.game), str(abandoned.game)]


def test_whoever_waits_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    Processes(monkeypatch, 0.1)
    compiler, calls = background._Compiler(), []
    asked = compiler.request(program("nim"))
    with asked.calling(lambda: calls.append("ready")):
        eventually(lambda: asked.ready)
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
    assert wrong.startswith("alpha-beta needs to see the whole state"), wrong


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
    def is_terminal(self, state): return not any(left for left in state[:1])
    def utility(self, state, player): return 1.0 if player == state[1] else -1.0
"""


@pytest.mark.parametrize(
    "words, said",
    [
        ("raise ImportError('only here')", "its process exited with code 1: ImportError: only"),
        ("pass", "Take runs in plain Python, not compiled: is_terminal, line 13: a loop inside"),
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


def test_programs_can_be_compiled_by_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says when it begins; the time that is left counts from then."""
    Processes(monkeypatch, 0)
    ended, programs = threading.Event(), []

    class Elsewhere:
        def __init__(self, pickled: bytes) -> None:
            programs.append(pickled)

        def wait(self) -> None:
            ended.wait(60)

        def terminate(self) -> None:
            ended.set()

    monkeypatch.setattr(background, "_begin_compilation", Elsewhere)
    monkeypatch.setattr(background, "expected", lambda _name: 100.0)
    compiler = background._Compiler()
    asked = compiler.request(program("nim"))
    eventually(lambda: bool(programs))
    asked._began = clock.now() - 60
    assert compiler.seconds_left() == pytest.approx(40, abs=5)
    compiler.begin_late()
    assert compiler.seconds_left() == pytest.approx(100, abs=5)
    ended.set()
    eventually(lambda: asked.ready)
    assert programs == [asked.pickled()]

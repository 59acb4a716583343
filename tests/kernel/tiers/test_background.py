"""Programs are compiled one at a time, what was asked for last first."""

from __future__ import annotations

import io
import threading
from typing import Any

import pytest

from tests.clocks import PATIENCE, ManualClock, eventually
from zermelo.games import load
from zermelo.kernel.tiers import background
from zermelo.kernel.tiers.background import Program, compile_ahead
from zermelo.search import alpha_beta


class Process:
    """In place of one that compiles: at work until the test ends it or somebody terminates it."""

    def __init__(self) -> None:
        self.stdin, self.returncode = io.BytesIO(), None
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

    def start(self, _priority: int) -> Process:
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


def test_whoever_waits_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
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
    assert not compile_ahead(Local(), alpha_beta)


def test_a_process_that_fails_is_reported() -> None:
    assert not compile_ahead(load("leduc_poker"), alpha_beta)  # not a game for it


def test_programs_can_be_compiled_by_somebody_else(
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

"""The plain tier answers at once and gives the same answer; the compiled one takes over."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.clocks import ManualClock
from zermelo.cancellation import Stop, stoppable
from zermelo.games import load
from zermelo.kernel import runs_compiled, tiered
from zermelo.kernel.compile_events import NotCompiled, is_loading_only
from zermelo.kernel.tiers import Tier, climb, compiled_ahead, in_best_tier, in_tier, plain_twin
from zermelo.montecarlo import mcts
from zermelo.result import Result
from zermelo.search import alpha_beta, minimax

GAME = load("nim:piles=2-3")


class Background:
    """Compiles nothing until it is told that it has."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.programs: list[Any] = []
        monkeypatch.setattr(climb, "compile_in_background", self.request)

    def request(self, program: Any) -> Any:
        self.programs.append(program)
        return program


def answer(game: Any, nodes: int, stopped: str) -> Result:
    tag = "compiled" if runs_compiled(game) else "plain"
    values = {"principal_variation": (), "line": (), "nodes": nodes, "stopped": stopped}
    return Result(tag, 0, 0, 0.0, (0.0, 0.0), **values)  # type: ignore[arg-type]


def no_code(game: Any) -> None:
    """What a kernel without machine code does."""
    if runs_compiled(game) and is_loading_only():
        raise NotCompiled


@pytest.mark.parametrize(
    "spec",
    [
        "tic_tac_toe",  # compiled for other tests, too
        pytest.param("connect_four:rows=4,columns=4", marks=pytest.mark.long),
        pytest.param("nim:piles=3-4-5", marks=pytest.mark.long),
    ],
)
def test_both_tiers_give_the_same_answer(spec: str) -> None:
    game = load(spec)
    for search in (
        lambda: alpha_beta(game, depth=5),
        lambda: mcts(game, iterations=60, seed=3),
    ):
        with in_tier(Tier.PLAIN):
            plain = search()
        with in_tier(Tier.COMPILED):
            compiled = search()
        assert (plain.action, plain.value, plain.nodes) == (
            compiled.action,
            compiled.value,
            compiled.nodes,
        )


def test_the_plain_twin_is_the_same_game() -> None:
    twin = plain_twin(GAME)
    assert twin == GAME
    assert not runs_compiled(twin)
    assert runs_compiled(GAME)


def test_plain_until_compiled(monkeypatch: pytest.MonkeyPatch, clock: ManualClock) -> None:
    background = Background(monkeypatch)
    reports: list[str] = []
    stop = threading.Event()

    @tiered
    def search(game: Any, state: Any = None, *, seconds: float = 5, report: Any = None) -> Result:
        no_code(game)
        if runs_compiled(game):
            report(answer(game, 5, "searching"))  # knows less than was known before
            report(answer(game, 500, "searching"))
            assert seconds == 5 - 2
            return answer(game, 900, "time")
        report(answer(game, 10, "searching"))
        with climb.on_stop(stop.set):
            clock.advance(2)
            background.programs[-1].finish()
            assert stop.is_set()
        return answer(game, 20, "interrupted")

    with in_tier(Tier.AUTO):
        found = search(
            GAME, seconds=5, report=lambda one: reports.append(f"{one.algorithm} {one.nodes}")
        )
    assert (found.algorithm, found.nodes) == ("compiled", 900)
    assert reports == ["plain 10", "compiled 500"]


def test_a_plain_search_that_ends_in_time_is_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    Background(monkeypatch)

    @tiered
    def search(game: Any, state: Any = None, *, seconds: float = 1) -> Result:
        no_code(game)
        return answer(game, 1, "time")

    with in_tier(Tier.AUTO):
        assert search(GAME, seconds=1).algorithm == "plain"


def test_what_was_held_up_has_time_for_an_answer(
    monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    """The compiler's library may take longer to load than the search has."""
    Background(monkeypatch)

    @tiered
    def search(game: Any, state: Any = None, *, seconds: float = 1) -> Result:
        if runs_compiled(game):
            clock.advance(0.35)
        no_code(game)
        assert seconds >= 0.25
        return answer(game, 1, "time")

    with in_tier(Tier.AUTO):
        assert search(GAME, seconds=0.3).algorithm == "plain"


def test_stopping_the_search_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    background, stop = Background(monkeypatch), Stop()

    @tiered
    def search(game: Any, state: Any = None, *, seconds: float = 1) -> Result:
        no_code(game)
        assert not runs_compiled(game), "a second search was begun"
        stop.request()
        background.programs[-1].finish()
        return answer(game, 1, "interrupted")

    with in_tier(Tier.AUTO), stoppable(stop):
        assert search(GAME, seconds=1).stopped == "interrupted"


def test_a_kernel_that_is_not_compiled_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path))
    background = Background(monkeypatch)
    game = load("nim:piles=1-2-6")
    with in_tier(Tier.AUTO):
        found = alpha_beta(game, depth=3)
    assert len(background.programs) == 1
    with in_tier(Tier.PLAIN):
        assert alpha_beta(game, depth=3).nodes == found.nodes
    assert not list(tmp_path.rglob("*.kernel"))


def test_in_best_tier(monkeypatch: pytest.MonkeyPatch) -> None:
    background = Background(monkeypatch)

    def warm_up(game: Any, state: Any, *, kind: str, seconds: float) -> None:
        if not background.programs:
            no_code(game)

    with in_tier(Tier.AUTO):
        assert not runs_compiled(in_best_tier(GAME, warm_up, kind="a"))
        assert in_best_tier(GAME, warm_up, kind="a") is GAME
    with in_tier(Tier.PLAIN):
        assert not runs_compiled(in_best_tier(GAME, warm_up, kind="a"))
    with in_tier(Tier.COMPILED):
        assert in_best_tier(GAME, warm_up, kind="b") is GAME


# Compiling waits until there is an answer, however long that takes.
SCRIPT = """
import json, os, threading
from zermelo.kernel.tiers import background
from zermelo.search import {search} as search
{game}
os.environ["ZERMELO_TIER"] = "auto"
answered, ready = threading.Event(), threading.Event()
begin = background.Program.begin
background.Program.begin = lambda program: answered.wait() and begin(program)
found = search(game, depth=4)
(program,) = background._compiler._known.values()
at_once = found.action is not None and not program.ready
with program.calling(ready.set):
    answered.set()
    compiled = ready.wait(450)
again = search(game, depth=6)
print(json.dumps([at_once, compiled, again.nodes, again.value]))
"""
OWN = """
from zermelo import Game
from typing import NamedTuple
class State(NamedTuple):
    left: int
    mover: int
class Subtract(Game):
    players = 2
    utility_bounds = (-1, 1)
    def initial_state(self): return State(17, 0)
    def to_move(self, state): return state.mover
    def actions(self, state):
        for n in range(1, min(3, state.left) + 1):
            yield n
    def result(self, state, action): return State(state.left - action, 1 - state.mover)
    def is_terminal(self, state): return state.left == 0
    def utility(self, state, player): return -1.0 if state.mover == player else 1.0
game = Subtract()
"""


NIM = "from zermelo.games import load\ngame = load('nim:piles=3-3-2')"


@pytest.mark.parametrize(
    "game, search, kernel",
    [
        pytest.param(NIM, minimax, "best_value", id="nim"),
        pytest.param(OWN, minimax, "best_value", id="own"),
        pytest.param(NIM, alpha_beta, "search_root", id="deep", marks=pytest.mark.long),
    ],
)
def test_from_an_empty_cache(
    game: str, search: Any, kernel: str, tmp_path: Path, run_program: Callable[..., str]
) -> None:
    """A process compiles games that it can import; a thread those of a script."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(game=game, search=search.__name__), encoding="utf-8")
    said = run_program(tmp_path, script.name)
    answered, compiled, nodes, value = json.loads(said)
    assert answered
    assert compiled
    names: dict[str, Any] = {}
    exec(game, names)
    with in_tier(Tier.PLAIN):
        expected = search(names["game"], depth=6)
    assert (nodes, value) == (expected.nodes, expected.value)
    assert any((tmp_path / "cache").rglob(f"{kernel}-*.kernel"))


def test_what_is_compiled_ahead_is_not_run_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    background, asked = Background(monkeypatch), []

    @tiered
    def search(game: Any, state: Any = None, **settings: Any) -> Result:
        no_code(game)
        asked.append(runs_compiled(game))
        return answer(game, 1, "finished")

    with in_tier(Tier.AUTO), compiled_ahead():
        search(GAME)
    assert len(background.programs) == 1
    assert not asked
    with in_tier(Tier.AUTO):
        assert search(GAME).algorithm == "plain"


def test_code_in_the_making_is_not_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    Background(monkeypatch)
    monkeypatch.setattr(climb, "is_under_way", lambda program: True)
    looked = []

    @tiered
    def search(game: Any, state: Any = None, **settings: Any) -> Result:
        looked.append(runs_compiled(game))
        return answer(game, 1, "finished")

    with in_tier(Tier.AUTO):
        assert search(GAME).algorithm == "plain"
    assert looked == [False]


IMPORTING = """
import sys, threading
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec

inside = threading.Event()

class Gate(MetaPathFinder, Loader):
    def find_spec(self, name, path, target=None):
        return ModuleSpec(name, self) if name == "numba" else None

    def exec_module(self, module):
        inside.set()
        threading.Event().wait()  # for ever

sys.meta_path.insert(0, Gate())
from zermelo.games import load
from zermelo.kernel.api import native_side
from zermelo.kernel.tiers import compile_through
from zermelo.search import minimax

class Ended:
    def __init__(self, pickled): pass
    def wait(self): pass

compile_through(Ended)
threading.Thread(target=native_side, daemon=True).start()
inside.wait()
print(minimax(load("nim:piles=1-2"), depth=9).value)
"""


def test_a_search_while_another_thread_imports_what_compiles(tmp_path: Path) -> None:
    """What is half imported is not used."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORTING],
        env={**os.environ, "ZERMELO_TIER": "auto", "ZERMELO_CACHE": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout.strip(), done.returncode) == ("1.0", 0), done.stderr

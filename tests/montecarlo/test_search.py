"""A search: its budgets, its threads, Ctrl-C, reports, the trace, and games that break it."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.clocks import ManualClock
from tests.montecarlo.trees import THREE
from zermelo.errors import BadParameter, GameIsOver
from zermelo.games.connect_four import ConnectFour
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.montecarlo import MonteCarloTree, Options, mcts
from zermelo.montecarlo.search import _in_threads
from zermelo.result import Result


def test_stops_early_once_the_answer_cannot_change() -> None:
    game = TicTacToe()
    sure = mcts(game, iterations=200_000, seed=1, solver=False)
    assert sure.stopped == "decided"
    assert sure.leaves < 200_000
    whole = mcts(game, iterations=200_000, seed=1, solver=False, stop_early=False)
    assert whole.stopped == "iterations"
    assert whole.leaves == 200_000
    assert whole.action == sure.action == 4


def test_seconds(clock: ManualClock) -> None:
    clock.per_look = 0.02
    result = mcts(TicTacToe(), seconds=0.2, solver=False, stop_early=False)
    assert result.stopped == "time"
    assert result.leaves > 0


def test_a_single_action_is_found_at_once() -> None:
    game = TicTacToe()
    state = game.initial_state()
    for cell in (0, 1, 2, 4, 3, 5, 7, 6):
        state = game.result(state, cell)
    result = mcts(game, state, iterations=10**9, solver=False)
    assert result.action == 8
    assert result.stopped == "decided"


class Interrupting(TicTacToe):
    compiled = False
    calls = 0

    def result(self, state: Any, action: int) -> Any:
        Interrupting.calls += 1
        if Interrupting.calls == 300:
            raise KeyboardInterrupt
        return super().result(state, action)


def test_an_interrupt_returns_the_best_so_far() -> None:
    Interrupting.calls = 0
    result = mcts(Interrupting(), iterations=10_000)
    assert result.stopped == "interrupted"
    assert 0 < result.leaves < 300
    Interrupting.calls = 299
    with pytest.raises(KeyboardInterrupt):
        mcts(Interrupting(), iterations=10_000)


@pytest.mark.parametrize("parallel", ["root", "tree"])
def test_threads(parallel: str) -> None:
    game = ConnectFour()
    result = mcts(game, iterations=40_000, threads=2, parallel=parallel, seed=1, stop_early=False)
    assert result.action == 3
    assert result.leaves == 40_000
    visits = sum(row.visits for row in result.rows)
    assert visits == 40_000 if parallel == "root" else visits > 36_000  # races lose a few


def test_reports_lead_up_to_the_result(clock: ManualClock) -> None:
    clock.per_look = 0.02
    told: list[Result] = []
    options = Options(stop_early=False, solver=False)
    result = mcts(TicTacToe(), seconds=0.8, options=options, report=told.append, trace=50)
    assert 1 <= len(told) <= 4
    assert [one.stopped for one in told] == ["searching"] * len(told)
    assert all(one.trace is None for one in told)
    assert told[-1].leaves < result.leaves
    assert result.trace is not None


# The trace.


def test_the_trace_is_the_tree_as_it_grew() -> None:
    result = mcts(TicTacToe(), iterations=200, trace=50, seed=1)
    trace = result.trace
    assert trace is not None
    assert len(trace.nodes) == 50
    assert trace.truncated == result.nodes - 50
    assert [node.entered for node in trace.nodes] == list(range(50))
    assert trace.nodes[0].visits == 200
    assert trace.nodes[0].kind == "max"
    assert all(node.parent < node.index for node in trace.nodes[1:] if node.parent is not None)
    whole = mcts(TicTacToe(), iterations=200, trace=1000, seed=1).trace
    assert whole is not None
    assert whole.truncated == 0
    for node in whole.nodes[1:]:
        visits = sum(child.visits for child in whole.children(node.index))
        assert visits in (node.visits - 1, 0)
    assert type(whole).from_json(whole.to_json()) == whole


@pytest.mark.plain
def test_the_trace_of_several_players_has_their_values() -> None:
    trace = mcts(THREE, THREE.root(3), iterations=50, trace=20).trace
    assert trace is not None
    assert all(node.values is not None and len(node.values) == 3 for node in trace.nodes)


# Errors.


def test_nothing_to_search() -> None:
    game = TicTacToe()
    state = game.initial_state()
    for cell in (0, 3, 1, 4, 2):
        state = game.result(state, cell)
    with pytest.raises(GameIsOver, match="is over"):
        mcts(game, state, iterations=10)


def test_a_tree_of_another_game() -> None:
    with pytest.raises(BadParameter, match="this tree is of TicTacToe"):
        mcts(ConnectFour(), iterations=5, tree=MonteCarloTree(TicTacToe()))


class Endless(TicTacToe):
    compiled = False

    def is_terminal(self, state: Any) -> bool:
        return False

    def actions(self, state: Any) -> Iterator[int]:
        yield 0

    def result(self, state: Any, action: int) -> Any:
        return state

    def random_action(self, state: Any, dice: Any) -> int:
        return 0


def test_an_endless_game_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zermelo.montecarlo.uct.playout_policies.LONGEST_GAME", 50)
    with pytest.raises(Exception, match="did not end"):
        mcts(Endless(), iterations=3)


def test_too_many_actions_are_reported() -> None:
    class Crowded(TicTacToe):
        compiled = False
        max_actions = 5

    with pytest.raises(BadParameter, match="max_actions"):
        mcts(Crowded(), iterations=3)


@pytest.mark.parametrize("seed", [10, 26])
def test_a_tree_that_is_settled_leaves_the_budget_to_the_others(seed: int) -> None:
    """One of two trees is solved first; its half of what is left must not wait for it for ever."""
    game = TicTacToe()
    state = game.initial_state()
    for text in ("a1", "b2", "c3", "a2"):
        state = game.result(state, game.parse_action(state, text))
    result = mcts(game, state, iterations=80, seed=seed, threads=2, parallel="root")
    assert result.exact or result.leaves == 80


def test_threads_keep_their_trees_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C as a thread begins leaves it running, unknown to its pool; it writes by address."""

    class Memory:
        pass

    def start(thread: threading.Thread) -> None:
        begin(thread)
        if threading.current_thread() is here:  # a server for other tests may go on meanwhile
            begun.append(thread)
            raise KeyboardInterrupt

    here = threading.current_thread()
    begin, begun, go_on = threading.Thread.start, [], threading.Event()
    monkeypatch.setattr(threading.Thread, "start", start)
    memory = Memory()
    alive = weakref.ref(memory)
    job = (None, None, SimpleNamespace(halt=0))
    with pytest.raises(KeyboardInterrupt):
        _in_threads(lambda *_: go_on.wait(60), [job, job], [memory])  # type: ignore[list-item]
    del memory
    gc.collect()
    assert alive() is not None
    go_on.set()
    begun[0].join(60)
    gc.collect()
    assert alive() is None

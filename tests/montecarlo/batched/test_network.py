"""A search by a network: what it takes, what it remembers, when it ends."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.clocks import ManualClock
from zermelo.cancellation import Stop, stoppable
from zermelo.errors import BadParameter
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.montecarlo import Forest, MonteCarloTree, Options, mcts
from zermelo.montecarlo.batched.network import NetworkSearch
from zermelo.result import Result

GAME = TicTacToe()
WIN = GAME.parse_state("XX./OO./...")


class Counting:
    """Knows nothing, and counts what it evaluates."""

    def __init__(self) -> None:
        self.rows = 0

    def __call__(self, observations: Any) -> tuple[Any, Any]:
        self.rows += len(observations)
        return np.ones((len(observations), 9), np.float32), np.zeros(len(observations))


def found(result: Result) -> list[tuple[Any, int, float | None]]:
    return [(row.action, row.visits, row.value) for row in result.rows]


def test_the_result_is_that_of_alphazero() -> None:
    result = mcts(GAME, WIN, iterations=200, network=Counting())
    assert (result.algorithm, result.action, result.stopped) == ("alphazero", 2, "proven")
    assert (result.value, result.exact) == (1.0, True)
    assert result.leaves < 20
    assert result.line == (GAME.action_text(WIN, 2),)
    result = mcts(GAME, WIN, iterations=200, network=Counting(), solver=False)
    assert (result.action, result.stopped, result.exact) == (2, "iterations", False)
    assert result.leaves == 200
    assert sum(row.visits for row in result.rows) == 199, "the first looks at the root alone"
    assert result.depth > 1
    assert result.line[0] == GAME.action_text(WIN, 2)
    again = mcts(GAME, WIN, iterations=200, network=Counting(), solver=False)
    assert found(again) == found(result)


@pytest.mark.parametrize("iterations", [5, 9, 24])
def test_gumbel_needs_few_iterations(iterations: int) -> None:
    network = Counting()
    assert mcts(GAME, WIN, iterations=iterations, network=network, gumbel=4).action == 2
    result = mcts(GAME, WIN, iterations=iterations, network=network, gumbel=4, solver=False)
    assert result.leaves == iterations
    assert result.action == 2
    assert sum(row.visits > 0 for row in result.rows) == 4, "the likeliest are considered"


def test_evaluations_are_remembered_from_search_to_search() -> None:
    network = Counting()
    search = NetworkSearch(GAME, network, iterations=100)
    first, rows = search.search(iterations=100), network.rows
    assert rows < 100, "some sequences of moves lead to the same state"
    search.search(iterations=100)
    assert network.rows < 1.5 * rows
    again = NetworkSearch(GAME, Counting(), iterations=100).search(iterations=100)
    assert found(again) == found(first)


@pytest.mark.parametrize("leaves", [1, 8])
def test_virtual_losses_leave_nothing_behind(leaves: int) -> None:
    forest = Forest(GAME, 2, 60, leaves=leaves, solver=False)
    forest.plant([GAME.initial_state(), WIN])
    forest.search(Counting())
    for tree in range(2):
        nodes = forest.lazy.nodes[tree][: int(forest.lazy.trees["nodes"][tree])]
        assert not nodes["waiting"].any()
        np.testing.assert_allclose(nodes["value"], nodes["total"] / nodes["visits"], rtol=1e-5)
        assert nodes["visits"][0] == 60


@pytest.mark.parametrize(
    "given, named",
    [
        ({"threads": 2}, "threads"),
        ({"trace": 10}, "trace"),
        ({"tree": MonteCarloTree(GAME, memory=1)}, "tree"),
        ({"rave": 100.0}, "rave"),
        ({"options": Options(playout="mast")}, "playout"),
    ],
)
def test_what_it_does_not_take_is_refused(given: dict[str, Any], named: str) -> None:
    with pytest.raises(BadParameter, match=f"does not take {named}; leave it out"):
        mcts(GAME, iterations=10, network=Counting(), **given)


def test_errors() -> None:
    with pytest.raises(BadParameter, match="selects by PUCT"):
        mcts(GAME, iterations=10, network=Counting(), selection="ucb1_tuned")
    with pytest.raises(BadParameter, match="gumbel divides"):
        mcts(GAME, seconds=1, network=Counting(), gumbel=4)
    with pytest.raises(BadParameter, match="gumbel must be"):
        mcts(GAME, iterations=10, network=Counting(), gumbel=-1)
    with pytest.raises(BadParameter, match="iterations must be at least 1"):
        mcts(GAME, iterations=0, network=Counting())


def test_it_ends_with_its_budget(clock: ManualClock) -> None:
    clock.per_look = 0.01
    timed = mcts(GAME, seconds=0.05, network=Counting())
    assert timed.stopped == "time"
    assert timed.leaves > 0
    full = mcts(GAME, WIN, iterations=10**9, network=Counting(), memory=1, solver=False)
    assert full.stopped == "memory"


def test_it_ends_when_it_is_asked_to() -> None:
    stop, calls = Stop(), 0

    def judge(observations: Any) -> tuple[Any, Any]:
        nonlocal calls
        calls += 1
        if calls == 5:
            stop.request()
        return np.ones((len(observations), 9), np.float32), np.zeros(len(observations))

    with stoppable(stop):
        result = mcts(GAME, iterations=100_000, network=judge)
    assert (result.stopped, calls) == ("interrupted", 5)
    assert result.action is not None
    stop = Stop()
    stop.request()
    with stoppable(stop):
        assert mcts(GAME, iterations=1000, network=judge).stopped == "interrupted"

from __future__ import annotations

import pytest

from tests import naive
from tests.clocks import ManualClock
from tests.random_trees import ChanceTree, HashedTree, NaNEvaluation, roots
from zermelo.errors import BadEvaluation, BadParameter, GameIsOver, NotThisKindOfGame
from zermelo.games import load
from zermelo.games.tree import Tree
from zermelo.search.solving.best_first import best_first

TREES = HashedTree()
PLAIN = HashedTree(compiled=False)


def test_agrees_with_the_oracle(some):
    for number, state in enumerate(roots(TREES, some(1000))):
        result = best_first(TREES, state, decide=("visits", "value")[number % 2])
        values = naive.action_values(TREES, state)
        assert result.exact
        assert result.value == max(values.values())
        assert values[result.action] == result.value


def test_plain_and_compiled_do_the_same():
    for state in roots(TREES, 80):
        one, other = (best_first(game, state, nodes=40) for game in (TREES, PLAIN))
        assert (one.value, one.line, one.rows) == (other.value, other.line, other.rows)
        assert (one.nodes, one.depth, one.stopped) == (other.nodes, other.depth, other.stopped)


def test_each_step_expands_the_end_of_the_best_line():
    """The steps are those of an obvious implementation."""

    class Unbounded(HashedTree):
        def __init__(self):
            super().__init__(compiled=False)
            self.utility_bounds = None

    game = Unbounded()
    for state in roots(game, 12):
        root, nodes = naive.BestFirstNode(game, state, game.to_move(state)), 1
        while not root.solved():
            nodes += root.step()
            result = best_first(game, state, nodes=nodes, decide="value")
            assert (result.nodes, result.value) == (nodes, root.value)


def test_it_looks_deeper_where_it_matters():
    game = load("connect_four")
    result = best_first(game, nodes=2000)
    assert (result.stopped, result.nodes) == ("nodes", 2000)
    assert result.depth > 5
    assert sum(row.visits for row in result.rows) > 0


def test_memory_is_a_limit():
    result = best_first(PLAIN, PLAIN.root(2), memory=0.0005)
    assert result.stopped == "memory"
    assert not result.exact


def test_time_is_a_limit(clock: ManualClock):
    clock.per_look = 0.04
    assert best_first(load("connect_four"), seconds=0.1).stopped == "time"


def test_refusals():
    with pytest.raises(NotThisKindOfGame, match="expectiminimax"):
        best_first(ChanceTree())
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        best_first(load("rock_paper_scissors"))
    with pytest.raises(BadParameter, match="visits"):
        best_first(PLAIN, decide="luck")
    with pytest.raises(BadParameter, match="memory"):
        best_first(PLAIN, memory=1e9)
    with pytest.raises(BadEvaluation, match="NaN"):
        best_first(NaNEvaluation(compiled=False), PLAIN.root(2))
    game = Tree([[1, 2], 3])
    with pytest.raises(GameIsOver):
        best_first(game, game.result(game.initial_state(), 1))

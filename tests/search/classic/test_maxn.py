from __future__ import annotations

import pytest
from hypothesis import given, settings

from tests import naive
from tests.random_trees import ChanceTree, HashedTree, roots, seeds
from zermelo.errors import BadEvaluation, BadParameter, GameIsOver, NotThisKindOfGame
from zermelo.games import load
from zermelo.games.tree import Tree
from zermelo.search.classic.maxn import maxn

TREES = {
    "three players": HashedTree(players=3),
    "three players, general-sum, chance": ChanceTree(players=3, zero_sum=False),
    "two players, general-sum": HashedTree(players=2, zero_sum=False),
    "four players, chance": ChanceTree(players=4),
    "two players": HashedTree(),
    "one player": ChanceTree(players=1, zero_sum=False),
}
COMPILED = list(TREES)[:2]


def plain(game):
    return type(game)(game.players, game.zero_sum, compiled=False)


def check(game, state, result, depth=None):
    mover = game.to_move(state)
    below = None if depth is None else depth - 1
    vectors = {a: naive.maxn(game, child, below) for a, child in naive.children(game, state)}
    best = max(vectors, key=lambda action: vectors[action][mover])
    assert (result.action, result.values) == (best, vectors[best])
    assert result.value == result.values[mover]
    assert {row.action: row.value for row in result.rows} == {
        action: vector[mover] for action, vector in vectors.items()
    }


@pytest.mark.parametrize("kind", COMPILED)
def test_agrees_with_the_oracle(kind, some):
    game = TREES[kind]
    for number, state in enumerate(roots(game, some(1000))):
        depth = (None, None, 1, 2, 3, 4)[number % 6]
        pruning = ("none", "shallow", None)[number // 6 % 3]
        check(game, state, maxn(game, state, depth=depth, pruning=pruning), depth)


@pytest.mark.parametrize("kind", TREES)
def test_plain_agrees_with_the_oracle(kind):
    game = plain(TREES[kind])
    for number, state in enumerate(roots(game, 60)):
        depth = (None, None, 3)[number % 3]
        pruning = ("none", "shallow")[number // 3 % 2]
        check(game, state, maxn(game, state, depth=depth, pruning=pruning), depth)


@settings(max_examples=100)
@given(seeds())
def test_agrees_with_the_oracle_on_any_tree(seed):
    game = TREES[COMPILED[0]]
    check(game, game.root(seed), maxn(game, game.root(seed), pruning="shallow"))


@pytest.mark.parametrize("kind", COMPILED)
def test_plain_and_compiled_do_the_same(kind):
    game = TREES[kind]
    for state in roots(game, 60):
        for pruning in ("none", "shallow"):
            one, other = (maxn(g, state, depth=4, pruning=pruning) for g in (game, plain(game)))
            assert (one.values, one.line, one.rows) == (other.values, other.line, other.rows)
            assert (one.nodes, one.cutoffs) == (other.nodes, other.cutoffs)


def test_shallow_pruning_saves_nodes(some):
    game, nodes = TREES["three players"], {"none": 0, "shallow": 0}
    for state in roots(game, some(400)):
        for pruning in nodes:
            nodes[pruning] += maxn(game, state, pruning=pruning).nodes
    assert nodes["shallow"] < 0.8 * nodes["none"]


def test_a_tree_of_vectors():
    """The second player likes (6, 1, 2) and (1, 5, 2) least; he takes (1, 2, 6) and (5, 4, 5)."""
    game = Tree(
        [
            [[(1, 2, 6), (4, 2, 3)], [(6, 1, 2), (7, 4, 1)]],
            [[(5, 1, 1), (1, 5, 2)], [(7, 7, 1), (5, 4, 5)]],
        ]
    )
    result = maxn(game, trace=100)
    assert result.values == (1, 2, 6)
    assert result.principal_variation == (0, 0, 0)
    assert [row.value for row in result.rows] == [1, 1]
    first, second = (node for node in result.trace.nodes if node.parent == 0)
    assert (first.values, second.values) == ((1, 2, 6), (1, 5, 2))
    assert result.trace.nodes[0].kind == "0"


def test_general_sum_is_not_minimax():
    """Both gain where they trust: MIN has no reason to hurt MAX."""
    game = Tree([[(1, 1), (4, 4)], [(2, 2), (3, 0)]])
    assert maxn(game).values == (4, 4)


def test_limits_deepen():
    game = TREES["three players"]
    for state in roots(game, 50):
        result = maxn(game, state, nodes=60)
        if result.levels:
            check(game, state, result, None if result.exact else result.depth)


def test_the_trace_is_the_tree_that_was_visited():
    game = plain(TREES["three players, general-sum, chance"])
    for state in roots(game, 40):
        result = maxn(game, state, trace=5000)
        visited = [node for node in result.trace.nodes if "pruned" not in node.marks]
        assert len(visited) == result.nodes
        assert result.trace.nodes[0].value == result.value


def test_refusals():
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        maxn(load("kuhn_poker"))
    with pytest.raises(BadParameter, match="shallow"):
        maxn(TREES["two players"], pruning="deep")
    game = Tree([[(1, 1), (4, 4)], (2, 2)])
    with pytest.raises(GameIsOver):
        maxn(game, game.result(game.initial_state(), 1))


class Generous(HashedTree):
    """Zero-sum, but not to its evaluation."""

    def evaluate(self, state, player):
        return 1.0


class Unbounded(HashedTree):
    def __init__(self):
        super().__init__(3, False, compiled=False)
        self.utility_bounds = None


def test_pruning_needs_promises_and_checks_them():
    game = Generous(3, compiled=False)
    with pytest.raises(BadEvaluation, match="pruning='none'"):
        maxn(game, game.root(2), depth=1, pruning="shallow")
    assert maxn(game, game.root(2), depth=1).value == 1
    with pytest.raises(BadParameter, match="bounds"):
        maxn(Unbounded(), pruning="shallow")
    assert maxn(Unbounded()).cutoffs == 0

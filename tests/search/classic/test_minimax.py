"""The lectures' two algorithms: against the oracle, and their own numbers."""

import pytest

from tests import naive
from tests.executions import in_tiers
from tests.random_trees import HashedTree, NaNEvaluation, roots
from tests.search.uniform import Uniform
from zermelo.errors import BadEvaluation, BadParameter, GameIsOver, NotThisKindOfGame
from zermelo.games import load
from zermelo.games.tree import Tree
from zermelo.search.classic.minimax import minimax, plain_alpha_beta

TREES, PLAIN = HashedTree(), HashedTree(compiled=False)


@pytest.mark.parametrize("search", [minimax, plain_alpha_beta])
def test_agrees_with_the_oracle(search, some):
    for number, state in enumerate(roots(TREES, some(600))):
        depth = (None, 1, 2, 3)[number % 4]
        result = search(TREES, state, depth=depth)
        values = naive.action_values(TREES, state, depth)
        assert result.value == max(values.values())
        assert values[result.action] == result.value
        for row in result.rows:
            assert row.value == values[row.action] or (
                row.side == "upper" and row.value >= values[row.action]
            )


@pytest.mark.parametrize("search", [minimax, plain_alpha_beta])
def test_a_limit_of_nodes_is_kept_but_for_the_last_leaves(search):
    for limit in (20, 100, 1000):
        result = search(load("tic_tac_toe"), nodes=limit)
        assert result.stopped == "nodes"
        assert limit <= result.nodes <= limit + 9 + 8, "and the nodes above them"


def test_plain_and_compiled_visit_the_same_nodes():
    for state in roots(TREES, 60):
        for search in (minimax, plain_alpha_beta):
            one, other = search(TREES, state), search(PLAIN, state)
            assert (one.value, one.line, one.nodes, one.leaves, one.cutoffs) == (
                other.value,
                other.line,
                other.nodes,
                other.leaves,
                other.cutoffs,
            )


def test_the_principal_variation_ends_in_the_value():
    for state in roots(TREES, 100):
        result = plain_alpha_beta(TREES, state)
        here = state
        for action in result.principal_variation:
            here = TREES.result(here, action)
        assert TREES.is_terminal(here)
        assert TREES.utility(here, result.player) == result.value


@pytest.mark.parametrize(
    "branching, depth",
    in_tiers([(2, 3), (3, 4), (4, 6), (5, 5), (7, 4)], compiled=[(3, 4)]),
)
def test_leaves_of_uniform_trees(branching, depth):
    """b^ceil(d/2) + b^floor(d/2) - 1 in the best order, b^d in the worst (Knuth and Moore)."""
    best = plain_alpha_beta(Uniform(branching, depth))
    up, down = branching ** -(-depth // 2), branching ** (depth // 2)
    assert best.leaves == up + down - 1
    worst = plain_alpha_beta(Uniform(branching, depth, best_first=False))
    assert worst.leaves == branching**depth
    assert minimax(Uniform(branching, depth)).leaves == branching**depth
    assert best.value == worst.value == 0


@pytest.mark.plain(unless_long=True)
def test_the_bucket_game():
    result = minimax(load("bucket"))
    assert result.value == 1
    assert result.line[0] == "B"
    assert plain_alpha_beta(load("bucket")).value == 1


@pytest.mark.plain(unless_long=True)
def test_the_halving_game_from_five():
    """The whole tree has 27 nodes: 1 for 0, then t(n) = 1 + t(n - 1) + t(n // 2)."""
    game = load("halving:n=5")
    whole, pruned = minimax(game), plain_alpha_beta(game)
    assert whole.nodes == 27
    assert whole.value == pruned.value
    assert pruned.nodes < whole.nodes
    assert whole.exact
    assert pruned.exact


@pytest.mark.plain(unless_long=True)
def test_the_classic_tree():
    """MAX over three MIN nodes; two of the second's leaves are never looked at."""
    result = plain_alpha_beta(Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))
    assert result.value == 3
    assert result.leaves == 7
    assert result.cutoffs == 2  # the third is cut as well, at its last leaf


def test_tic_tac_toe():
    game = load("tic_tac_toe")
    whole, pruned = minimax(game), plain_alpha_beta(game)
    assert whole.value == pruned.value == 0
    assert whole.leaves == 255168
    assert pruned.nodes == 18297


def test_levels_are_reported_under_a_limit_of_nodes():
    seen = []
    result = plain_alpha_beta(load("connect_four"), nodes=20000, report=seen.append)
    assert [one.depth for one in seen] == list(range(1, result.depth + 1))
    assert result.stopped == "nodes"
    assert not result.exact
    assert result.nodes < 21000
    cost, expected = result.deepening_cost
    assert 0 < cost < 1
    assert 0 < expected < 1


def test_errors():
    game = load("tic_tac_toe")
    with pytest.raises(BadParameter, match="depth"):
        minimax(game, depth=-1)
    with pytest.raises(NotThisKindOfGame, match="expectiminimax"):
        minimax(load("bucket:coin=true"))
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        minimax(load("rock_paper_scissors"))
    with pytest.raises(BadEvaluation, match="NaN"):
        minimax(NaNEvaluation(), NaNEvaluation().root(3), depth=1)
    tree = Tree([1, 2])
    with pytest.raises(GameIsOver):
        minimax(tree, tree.result(tree.initial_state(), 0))

"""A tree: it stays within its memory and is kept from move to move."""

from __future__ import annotations

import tracemalloc
from typing import Any

import pytest

from zermelo.games.connect_four import ConnectFour
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.montecarlo import MonteCarloTree, Options, mcts
from zermelo.montecarlo.budget import Cost, SearchBudget


def test_memory_is_bounded() -> None:
    game = ConnectFour()
    tree = MonteCarloTree(game, memory=1, options=Options(stop_early=False))
    assert sum(array.nbytes for array in tree.trees[0].arrays.values()) <= 1 << 20
    result = tree.search(iterations=150_000)
    assert result.leaves == 150_000
    assert tree.trees[0].seen() <= tree.trees[0].capacity
    assert result.action == 3
    assert sum(row.visits for row in result.rows) == 150_000


@pytest.mark.parametrize("solver", [True, False])
def test_tidying_a_tree_stays_inside_its_memory(solver: bool) -> None:
    game, memory = ConnectFour(), 16
    mcts(game, iterations=10, solver=solver)  # compiled, and tables made that all searches share
    tracemalloc.start()
    tree = MonteCarloTree(game, options=Options(solver=solver), memory=memory)
    tree.grow(SearchBudget(400_000))
    assert int(tree.trees[0].records[0].free) < 400_000  # it was tidied
    tree.advance(tree.result(Cost(0, 0.0, "")).action)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert memory / 2 < peak / 2**20 <= memory


def test_a_tree_without_room_goes_on_with_playouts() -> None:
    tree = MonteCarloTree(ConnectFour(), memory=1, options=Options(stop_early=False))
    tree.trees[0].records[0].end = 9  # the root and its children, no more
    tree.grow(SearchBudget(100))
    assert int(tree.trees[0].nodes["visits"][0]) == 100


def test_a_tree_is_kept_from_move_to_move() -> None:
    game = ConnectFour()
    tree = MonteCarloTree(game, memory=4, options=Options(stop_early=False))
    first = tree.search(iterations=20_000)
    row = next(row for row in first.rows if row.action == 3)
    below = next(r for r in tree.trees[0].children(0) if tree.trees[0].nodes["action"][r] == 3)
    before = subtree(tree, below)
    tree.advance(3)
    assert subtree(tree, 0) == before
    assert int(tree.trees[0].nodes["visits"][0]) == row.visits
    second = tree.search(iterations=1000)
    assert sum(row.visits for row in second.rows) == row.visits - 1 + 1000
    assert second.line[0] == row.line[1]


def subtree(tree: MonteCarloTree, node: int) -> Any:
    nodes = tree.trees[0].nodes
    below = sorted(subtree(tree, child) for child in tree.trees[0].children(node))
    return int(nodes["visits"][node]), float(nodes["total"][node]), below


def test_moving_to_a_state_keeps_what_is_known_of_it() -> None:
    game = TicTacToe()
    tree = MonteCarloTree(game, memory=2)
    state = game.initial_state()
    mcts(game, state, iterations=3000, tree=tree)
    state = game.result(game.result(state, 4), 0)
    tree.move_to(state)
    assert tree.trees[0].nodes["visits"][0] > 20
    far = state
    for cell in (1, 7, 2):
        far = game.result(far, cell)
    result = mcts(game, far, iterations=100, tree=tree)
    assert sum(row.visits for row in result.rows) <= 100
    tree.advance(result.action)
    with pytest.raises(ValueError, match="not legal"):
        tree.advance(result.action)

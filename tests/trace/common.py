"""Games, searches and helpers that the tests of traces share."""

from __future__ import annotations

from functools import partial

from tests.random_trees import ChanceTree, HashedTree
from zermelo.games.halving import Halving
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.games.tree import Tree
from zermelo.montecarlo import mcts
from zermelo.search import (
    AlphaBetaOptions,
    alpha_beta,
    best_reply,
    expectimax,
    expectiminimax,
    maxn,
    minimax,
    paranoid,
    plain_alpha_beta,
)
from zermelo.trace import Trace, TraceNode

CLASSIC = Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])

VECTORS = Tree([(4, -2, -2), [(-4, 6, -2), (0, 0, 0)], [(6, -3, -3), (1, 1, -2)]])


class PlainHalving(Halving):
    compiled = False


class PlainTicTacToe(TicTacToe):
    compiled = False


TWO, CHANCY = HashedTree(compiled=False), ChanceTree(compiled=False)

THREE = ChanceTree(players=3, compiled=False)

# A trace needs one look at each subtree, so scouts and aspiration are off with it anyway.
FULL = partial(alpha_beta, options=AlphaBetaOptions(scout=False, aspiration=False, memory=1))

SEARCHES = {
    "minimax": (minimax, TWO),
    "plain": (plain_alpha_beta, TWO),
    "alpha-beta": (FULL, TWO),
    "expectimax": (expectimax, CHANCY),
    "expectiminimax": (expectiminimax, CHANCY),
    "star2": (partial(expectiminimax, pruning="star2"), CHANCY),
    "maxn": (maxn, THREE),
    "paranoid": (paranoid, THREE),
    "best_reply": (best_reply, THREE),
    "mcts": (partial(mcts, iterations=25), THREE),
}


def visited(trace: Trace) -> list[TraceNode]:
    return [node for node in trace.nodes if "pruned" not in node.marks]

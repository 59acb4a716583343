"""A look ahead from a leaf, before the evaluator is asked: is the game decided here?

A network sees plans and overlooks tactics, above all those that no game of its self-play came to; a
small alpha-beta search does the reverse, in a fraction of a network's time (Baier and Winands,
MCTS-Minimax Hybrids, 2015). States beyond its depth, or its nodes, count as the worst for one
player, then as the worst for the other: so it finds a lower and an upper bound on the value,
whatever it leaves out. Where they meet, the leaf is proven.

How many nodes a look may take follows how often looks succeed: few in the middle of a long game,
more and more towards its end.
"""

from __future__ import annotations

import math

from ...kernel import kernel, view
from ..arithmetic import whole
from ..uct.layout import BOUNDS
from .lazy_tree import LEAST_LOOK, NODE, PROVEN
from .puct import back_propagate
from .solver import prove

_DEEPEST = 64  # plies


def is_decided(game, search, state):
    """Whether a lookahead proves the value of the leaf with this state; if so, back it up."""
    if search.lookahead == 0 or search.all_bounds == 0 or search.leaf == 0:
        return False
    low, high = look(game, search, state)
    if low < high:
        search.look = max(search.look - search.look // 8, min(LEAST_LOOK, search.lookahead))
        return False
    search.look = min(2 * search.look, search.lookahead)
    settle(game, search, low)
    return True


def look(game, search, state):
    """Proven bounds of the value to player 0, by iterative deepening while there are nodes left."""
    low, high, depth = float(search.least), float(search.most), 1
    search.looked = 0
    while low < high and search.looked < search.look and depth <= _DEEPEST:
        low = max(low, bound(game, state, search, depth, low, high, float(search.least)))
        if low < high:
            high = min(high, bound(game, state, search, depth, low, high, float(search.most)))
        depth += 1
    return low, high


@kernel
def bound(game, state, search, depth, alpha, beta, unknown):
    """Alpha-beta to a depth, beyond which every state is worth `unknown` to player 0."""
    search.looked += 1
    if game.is_terminal(state):
        return float(game.utility(state, 0))
    if depth <= 0 or search.looked >= search.look:
        return unknown
    first = game.to_move(state) == 0
    best = -math.inf if first else math.inf
    for action in game.actions(state):
        value = bound(game, game.result(state, action), search, depth - 1, alpha, beta, unknown)
        if first:
            best = max(best, value)
            alpha = max(alpha, value)
        else:
            best = min(best, value)
            beta = min(beta, value)
        if alpha >= beta:
            break
    return best


def settle(game, search, value):
    """Back up a proven value of the leaf, to player 0, and what follows from it."""
    number = whole(search.leaf)
    node = view(search.nodes, search.capacity, NODE)[number]
    bounds = view(search.bounds, search.capacity, BOUNDS)[number]
    bounds.low = value
    bounds.high = value
    node.value = value if node.mover == 0 else -value
    node.proof = PROVEN
    back_propagate(game, search, value, 0)
    prove(search)
    search.foreseen += 1

"""Minimax and alpha-beta as the lectures have them, and nothing more.

Actions are taken in the order the game gives them. Alpha-beta finds the same
value and leaves out what can't matter; the improvements on it are in
`alpha_beta.py`. Leaves are evaluated by their parent, which saves a call for
most nodes. The functions `trace_...` record the search where that is wanted,
and are left out of the compiled code where not.
"""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np

from ...game import Game
from ...kernel import kernel, tiered
from ...result import Result
from ...trace import (
    EVALUATED,
    TERMINAL,
    trace_child,
    trace_cutoff,
    trace_exit,
    trace_mark,
    trace_return,
    trace_worth,
)
from ..limits import NOT_A_NUMBER, must_stop
from ..root import Root, Settings, prepare
from .iterative_deepening import LevelSearch, end_line, new_memory, set_line

MINIMAX, ALPHA_BETA = 0, 1


@tiered
def minimax(game: Game, state: Any = None, **settings: Unpack[Settings]) -> Result:
    """The minimax value of a state, by looking at all of the tree.

    >>> from zermelo import load
    >>> result = minimax(load("tree:spec=[[3,12,8],[2,4,6],[14,5,2]]"))
    >>> result.value, result.nodes
    (3.0, 13)
    """
    return _search(prepare("minimax", game, state, **settings), MINIMAX)


@tiered
def plain_alpha_beta(game: Game, state: Any = None, **settings: Unpack[Settings]) -> Result:
    """The same value, without the branches that can't change it.

    >>> from zermelo import load
    >>> result = plain_alpha_beta(load("tree:spec=[[3,12,8],[2,4,6],[14,5,2]]"))
    >>> result.value, result.nodes
    (3.0, 11)
    """
    return _search(prepare("plain", game, state, **settings), ALPHA_BETA)


def _search(root: Root, pruning: int) -> Result:
    game, player, memory = root.run.game, root.viewer, new_memory(root)
    record = memory.record
    record.pruning = pruning

    def below(child: Any, depth: int, alpha: float, trace: Any, node: int) -> float:
        record.nodes += 1
        end_line(record, 1)
        must_stop(record)  # what follows returns at once where it must
        if depth == 0 or game.is_terminal(child):
            record.leaves += 1
            value = leaf_value(game, child, player, record, trace, node)
        elif game.to_move(child) == player:
            value = best_value(game, child, depth, alpha, np.inf, 1, record, trace, node)
        else:
            value = -best_value(game, child, depth, -np.inf, -alpha, 1, record, trace, node)
        trace_exit(trace, node, value)
        return float(value)

    return LevelSearch(root, memory, below, prunes=pruning == ALPHA_BETA).answer()


@kernel
def leaf_value(game, state, player, record, trace, node):
    """The value of a leaf to a player: the utility of a terminal state, else an estimate."""
    if game.is_terminal(state):
        value = float(game.utility(state, player))
        trace_mark(trace, node, TERMINAL)
    else:
        value = float(game.evaluate(state, player))
        record.cut_off = 1
        trace_mark(trace, node, EVALUATED)
    if value != value:
        record.stop = NOT_A_NUMBER
    return value


@kernel
def best_value(game, state, depth, alpha, beta, ply, record, trace, node):
    """The value of a state to the player to move: that of the best action."""
    # Computed anew, not passed on: where players alternate the compiler then sees that they do.
    player = game.to_move(state)
    best, nodes, leaves = -np.inf, 0, 0
    if depth > 1 and must_stop(record):
        return best
    for action in game.actions(state):
        child = game.result(state, action)
        mover = game.to_move(child)
        below = trace_child(trace, node, action, player, mover, alpha, beta)
        nodes += 1
        is_leaf = depth == 1 or game.is_terminal(child)
        if is_leaf:
            leaves += 1
            value = leaf_value(game, child, player, record, trace, below)
        elif mover == player:
            value = best_value(game, child, depth - 1, alpha, beta, ply + 1, record, trace, below)
        else:
            value = -best_value(
                game, child, depth - 1, -beta, -alpha, ply + 1, record, trace, below
            )
        if not is_leaf and must_stop(record):
            break
        trace_return(trace, node, below, player, value, best)
        if value > best:
            best = value
            if alpha < value < beta:  # else the player above will not let it come to this
                note_line(record, ply, action, is_leaf)
            if record.pruning == ALPHA_BETA:
                alpha = max(alpha, value)
                if alpha >= beta:
                    record.cutoffs += 1
                    if trace is not None:
                        bound = trace_worth(trace, player, beta)
                        trace_cutoff(trace, node, bound, game.actions(state), action)
                    break
    # Counted once for all children: the record is memory, and most children are leaves.
    record.nodes += nodes
    record.leaves += leaves
    return best


def note_line(record, ply, action, is_leaf):
    """The best line from here begins with this action."""
    if is_leaf:
        end_line(record, ply + 1)
    set_line(record, ply, action)

"""Where the tree ends: terminal states, estimates at the horizon, and what lies just before.

The last plies of a game, and the last before the horizon, hold most of all nodes: no table, no
ordering, just a loop over actions.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...clock import steps_are_slow
from ...evaluation import linear_value, network_value, pattern_value, step_ahead
from ...kernel import kernel
from ...tablebase import UNKNOWN, tabled_value
from ...trace import (
    BOUNDED,
    EVALUATED,
    NO_NODE,
    TABLE,
    TERMINAL,
    trace_best,
    trace_child,
    trace_cut,
    trace_cutoff,
    trace_exit,
    trace_mark,
    trace_pruned,
    trace_return,
    trace_worth,
)
from ..limits import NOT_A_NUMBER, RUNNING, must_stop
from .context import INFINITE, MOST_LINE
from .transposition import LARGEST


def rounded(value):
    """An estimate in the table's precision, so that it is the same if it comes from the table."""
    return float(np.float32(value)) if abs(value) <= LARGEST else value


def looked_up(game, state, context, trace, node):
    """Step 2: the value from endgame tables, to the player to move; UNKNOWN if they have none."""
    value = UNKNOWN
    if game.offers_index and context.known_count > 0:
        value = tabled_value(game, state, context)
        if value != UNKNOWN:
            trace_mark(trace, node, TABLE)
    return value


def settles(low, high, alpha, beta):
    """Step 2: whether bounds on a value decide it for this window."""
    return low >= beta or low >= high or high <= alpha


def settled_value(low, high, beta, trace, node):
    """Step 2: the bound that decides it."""
    trace_mark(trace, node, BOUNDED)
    return low if low >= beta or low >= high else high


def static_value(game, state, player, context):
    """The heuristic value of a state to a player: the game's own, or a learnt one."""
    if game._network_width > 0:
        return rounded(network_value(game, state, player, context))
    if game._placements > 0:
        return rounded(pattern_value(game, state, player, context))
    if game._weight_count > 0:
        return rounded(linear_value(game, state, player, context))
    return rounded(game.evaluate(state, player))


@kernel
def estimate(game, state, player, context):
    """The heuristic value at the horizon, to a player, unless a table has the value."""
    context.leaves += 1
    value = looked_up(game, state, context, None, NO_NODE)
    if value != UNKNOWN:
        return value if game.to_move(state) == player else -value
    context.estimates += 1
    value = static_value(game, state, player, context)
    if value != value:
        context.stop = NOT_A_NUMBER
        return 0.0
    return value


@kernel
def end_value(game, state, player, context):
    """The utility of a terminal state to a player."""
    context.leaves += 1
    value = float(game.utility(state, player))
    if value != value:
        context.stop = NOT_A_NUMBER
        return 0.0
    return value


def is_quiet(game: Any, state: Any) -> Any:
    """Whether a position is quiet; a game that only offers noisy actions never says so."""
    return game.is_quiet(state) if game.offers_is_quiet else not game.offers_noisy_actions


@kernel
def quiesce(game, state, player, alpha, beta, left, context, trace, node):
    """Beyond the horizon: follow noisy actions until the position is quiet.

    The player need not take any of them: the estimate is what it has anyway.
    """
    best = estimate(game, state, player, context)
    if best >= beta or left == 0 or context.stop != RUNNING or is_quiet(game, state):
        trace_mark(trace, node, EVALUATED)
        return best
    if game.offers_is_quiet or game.offers_noisy_actions:  # or else there is nothing to compile
        trace_best(trace, node, trace_worth(trace, player, best))
        alpha, cut = max(alpha, best), False
        ply = context.evaluated_ply
        for action in game.noisy_actions(state):
            if cut:
                if trace is None:
                    break
                trace_pruned(trace, node, action)
                continue
            child = game.result(state, action)
            context.nodes += 1
            mover = game.to_move(child)
            inner = trace_child(trace, node, action, player, mover, alpha, beta)
            step_ahead(game, context, ply + 1)
            if game.is_terminal(child):
                value = end_value(game, child, player, context)
                trace_mark(trace, inner, TERMINAL)
            elif mover == player:
                value = quiesce(game, child, mover, alpha, beta, left - 1, context, trace, inner)
            else:
                value = -quiesce(game, child, mover, -beta, -alpha, left - 1, context, trace, inner)
            trace_exit(trace, inner, trace_worth(trace, player, value))
            best = max(best, value)
            trace_best(trace, node, trace_worth(trace, player, best))
            alpha = max(alpha, value)
            cut = alpha >= beta
            if trace is not None and cut:
                trace_cut(trace, node, trace_worth(trace, player, beta))
    return best


@kernel
def leaf_value(game, child, player, mover, alpha, beta, context, trace, node):
    """The value to `player` of a child on the horizon: its end, or an estimate."""
    if game.is_terminal(child):
        trace_mark(trace, node, TERMINAL)
        return end_value(game, child, player, context)
    if context.quiescence == 0:
        trace_mark(trace, node, EVALUATED)
        return estimate(game, child, player, context)
    left = context.quiescence
    if mover == player:
        return quiesce(game, child, mover, alpha, beta, left, context, trace, node)
    return -quiesce(game, child, mover, -beta, -alpha, left, context, trace, node)


@kernel
def frontier(game, state, player, alpha, beta, ply, context, trace, node):
    """Steps 1 to 3 at nodes whose children are all leaves: most nodes are of this kind."""
    if must_stop(context):
        return alpha
    value = looked_up(game, state, context, trace, node)
    if value != UNKNOWN:
        return value
    best, chosen = -INFINITE, -1
    if game.offers_bounds:
        low, high = game.bounds(state)
        if settles(low, high, alpha, beta):
            return settled_value(low, high, beta, trace, node)
        alpha, beta, best = max(alpha, low), min(beta, high), low
    step_ahead(game, context, ply + 1)
    for action in game.candidates(state):
        if steps_are_slow() and context.stop != RUNNING:
            break  # the caller sees that it has stopped
        child = game.result(state, action)
        mover = game.to_move(child)
        context.nodes += 1
        inner = trace_child(trace, node, action, player, mover, alpha, beta)
        value = leaf_value(game, child, player, mover, alpha, beta, context, trace, inner)
        trace_return(trace, node, inner, player, value, best)
        if value > best:
            best = value
            if value > alpha:
                alpha, chosen = value, action
                if alpha >= beta:
                    context.cutoffs += 1
                    if trace is not None:
                        bound = trace_worth(trace, player, beta)
                        trace_cutoff(trace, node, bound, game.candidates(state), action)
                    break
    if chosen >= 0 and ply < MOST_LINE:
        context.line[ply, 0] = chosen
        context.line_length[ply] = 1
    return best


@kernel
def last_plies(game, state, player, alpha, beta, context):
    """The value of a state a few plies before the end, by nothing but alpha-beta; fail-soft."""
    best = -INFINITE
    if game.offers_bounds:
        low, high = game.bounds_within(state, alpha, beta)
        if settles(low, high, alpha, beta):
            return settled_value(low, high, beta, None, NO_NODE)
        alpha, beta, best = max(alpha, low), min(beta, high), low
        if alpha >= beta:
            return alpha
    for action in game.candidates(state):
        child = game.result(state, action)
        context.nodes += 1
        if game.is_terminal(child):
            value = end_value(game, child, player, context)
        else:
            mover = game.to_move(child)
            if mover == player:
                value = last_plies(game, child, mover, alpha, beta, context)
            else:
                value = -last_plies(game, child, mover, -beta, -alpha, context)
        if value > best:
            best = value
            if value > alpha:
                alpha = value
                if alpha >= beta:
                    context.cutoffs += 1
                    break
    return best

"""The search engine: alpha-beta with all that makes it strong, for any game.

Two players with opposed interests, no chance. Values are worth to the player
to move at a node; a player may move several times in a row. The steps of one
node, numbered as below in the code:

    1. stop?            the clock, the node limit and Ctrl-C, through the record
    2. bounds           what the game can tell at a glance narrows the window
    3. frontier         one ply before the horizon: no more than a loop over estimates
    4. table            a position known deep enough is answered
    5. null move        if even passing is too good, it is (Type B)
    6. candidates       generated and scored: table, game's order, killers, history
    7. table, ahead     an answer already known to be too good ends the node
    8. each action      in order of score; beyond the beam, none (Type B)
    9.   reduction      late actions are searched less deeply first (Type B)
   10.   scout          a narrow window asks only: better than the best? (PVS)
   11.   cut            too good: the opponent will not let it come to this
   12. remember         in the table

An estimate is any value that does not rest on ends of games alone. A node
below which none was used is solved, at whatever depth it was searched.
"""

from __future__ import annotations

import numpy as np

from ..bits import Bits
from ..kernel import kernel, view
from ..trace import (
    BOUNDED,
    EVALUATED,
    KILLER,
    TABLE,
    TERMINAL,
    trace_best,
    trace_cut,
    trace_enter,
    trace_exit,
    trace_mark,
    trace_pruned,
)
from .context import INFINITE, MOST_LINE, MOVE, STACK
from .limits import MOST_PLIES, NOT_A_NUMBER, OUT_OF_NODES, RUNNING
from .ordering import answered_ahead, generate, pick, position_key, reward
from .table import (
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    SOLVED,
    short,
    table_entry,
    table_probe,
    table_store,
)

__all__ = ["leaf_value", "search_node"]


def rounded(value):
    """As the table keeps values: else a value from the table might differ from itself."""
    return float(np.float32(value))


def worth(trace, player, value):
    """A value to `player` as the trace tells it."""
    return value if player == trace.perspective else -value


def enter(trace, parent, action, player, mover, alpha, beta):
    """Record a node whose window, from the view of `player` above it, is alpha to beta."""
    low, high = worth(trace, player, alpha), worth(trace, player, beta)
    return trace_enter(trace, parent, action, mover, min(low, high), max(low, high))


@kernel
def estimate(game, state, player, context):
    """The heuristic value at the horizon, to a player."""
    context.leaves += 1
    context.estimates += 1
    value = rounded(game.evaluate(state, player))
    if value != value:
        context.stop = NOT_A_NUMBER
        return 0.0
    return value


@kernel
def end_value(game, state, player, context):
    """What the end of the game is worth to a player."""
    context.leaves += 1
    value = rounded(game.utility(state, player))
    if value != value:
        context.stop = NOT_A_NUMBER
        return 0.0
    return value


@kernel
def quiesce(game, state, player, alpha, beta, left, context, trace, node):
    """Beyond the horizon: follow noisy actions until the position is quiet.

    The player need not take any of them: the estimate is what it has anyway.
    """
    best = estimate(game, state, player, context)
    if best >= beta or left == 0 or context.stop != RUNNING or game.is_quiet(state):
        if trace is not None:
            trace_mark(trace, node, EVALUATED)
        return best
    alpha, cut = max(alpha, best), False
    if trace is not None:
        trace_best(trace, node, worth(trace, player, best))
    for action in game.noisy_actions(state):
        if cut:
            if trace is None:
                break
            trace_pruned(trace, node, action)
            continue
        child = game.result(state, action)
        context.nodes += 1
        mover = game.to_move(child)
        inner = -1
        if trace is not None:
            inner = enter(trace, node, action, player, mover, alpha, beta)
        if game.is_terminal(child):
            value = end_value(game, child, player, context)
            if trace is not None:
                trace_mark(trace, inner, TERMINAL)
        elif mover == player:
            value = quiesce(game, child, mover, alpha, beta, left - 1, context, trace, inner)
        else:
            value = -quiesce(game, child, mover, -beta, -alpha, left - 1, context, trace, inner)
        if trace is not None:
            trace_exit(trace, inner, worth(trace, player, value))
        best = max(best, value)
        alpha = max(alpha, value)
        cut = alpha >= beta
        if trace is not None:
            trace_best(trace, node, worth(trace, player, best))
            if cut:
                trace_cut(trace, node, worth(trace, player, beta))
    return best


@kernel
def leaf_value(game, child, player, mover, alpha, beta, context, trace, node):
    """The value to `player` of a child on the horizon: its end, or an estimate."""
    if game.is_terminal(child):
        if trace is not None:
            trace_mark(trace, node, TERMINAL)
        return end_value(game, child, player, context)
    if context.quiescence == 0:
        if trace is not None:
            trace_mark(trace, node, EVALUATED)
        return estimate(game, child, player, context)
    left = context.quiescence
    if mover == player:
        return quiesce(game, child, mover, alpha, beta, left, context, trace, node)
    return -quiesce(game, child, mover, -beta, -alpha, left, context, trace, node)


@kernel
def frontier(game, state, player, alpha, beta, floor, ply, context, trace, node):
    """Step 3: all children are leaves. Most nodes are here, so nothing else is."""
    best, chosen, cut = floor, -1, False
    for action in game.candidates(state):
        if cut:
            if trace is None:
                break
            trace_pruned(trace, node, action)
            continue
        child = game.result(state, action)
        mover = game.to_move(child)
        context.nodes += 1
        inner = -1
        if trace is not None:
            inner = enter(trace, node, action, player, mover, alpha, beta)
        value = leaf_value(game, child, player, mover, alpha, beta, context, trace, inner)
        if trace is not None:
            trace_exit(trace, inner, worth(trace, player, value))
        if value > best:
            best = value
            if trace is not None:
                trace_best(trace, node, worth(trace, player, best))
            if value > alpha:
                alpha, chosen = value, action
                if alpha >= beta:
                    cut = True
                    context.cutoffs += 1
                    if trace is not None:
                        trace_cut(trace, node, worth(trace, player, beta))
    if chosen >= 0 and ply < MOST_LINE:
        context.line[ply, 0] = chosen
        context.line_length[ply] = 1
    return best


def extend_line(context, ply, action):
    """The principal variation of a node: its best action, then its child's variation."""
    if ply < MOST_LINE:
        length = context.line_length[ply + 1]
        context.line[ply, 0] = action
        for index in range(length):
            context.line[ply, index + 1] = context.line[ply + 1, index]
        context.line_length[ply] = length + 1


@kernel
def search_node(game, state, player, depth, alpha, beta, ply, context, trace, node):
    """The value of a state that is not terminal, to `player`, who is to move; fail-soft."""
    if ply < MOST_LINE:
        context.line_length[ply] = 0
    keyed_above = context.has_key != 0
    context.has_key = 0
    # 1. stop?
    if context.nodes >= context.node_limit and context.stop == RUNNING:
        context.stop = OUT_OF_NODES
    if context.stop != RUNNING:
        return alpha
    if ply >= MOST_PLIES:
        return estimate(game, state, player, context)

    # 2. bounds
    floor = -INFINITE
    if game.offers_bounds:
        low, high = game.bounds(state)
        if trace is not None and (low >= beta or low >= high or high <= alpha):
            trace_mark(trace, node, BOUNDED)
        if low >= beta or low >= high:
            return low
        if high <= alpha:
            return high
        alpha, beta, floor = max(alpha, low), min(beta, high), low
        if alpha >= beta:
            return alpha

    # 3. frontier
    if depth <= 1:
        return frontier(game, state, player, alpha, beta, floor, ply, context, trace, node)

    # 4. table
    known, key = -1, Bits(0)
    opened, closing = alpha, beta
    in_table = depth >= context.table_depth
    if in_table:
        key = Bits(context.next_key) if keyed_above else position_key(game, state)
    if in_table and table_probe(context, key):
        entry = table_entry(context)
        known = int(entry.action)
        if entry.depth >= depth:
            value = float(entry.value)
            kind = entry.bound & 3
            if kind == EXACTLY or (value >= beta if kind == AT_LEAST else value <= alpha):
                context.table_hits += 1
                if entry.depth < SOLVED:
                    context.estimates += 1
                if trace is not None:
                    trace_mark(trace, node, TABLE)
                return value
    estimates = context.estimates

    # 5. null move
    if game.offers_null_move and context.null_moves != 0 and depth > 3:
        passed = game.null_move(state)
        mover = game.to_move(passed)
        if mover != player and game.evaluate(state, player) >= beta:
            low, high = -beta, -beta + context.step
            value = -search_node(
                game, passed, mover, depth - 3, low, high, ply + 1, context, None, -1
            )
            if value >= beta and context.stop == RUNNING:
                context.estimates += 1
                return value

    # 6. candidates
    first = context.top
    keyed = depth > context.table_depth
    count = generate(game, state, player, ply, known, keyed, context)
    stack = view(context.stack, STACK, MOVE)
    if count == 0:
        return estimate(game, state, player, context)

    # 7. table, ahead
    if keyed and depth >= context.look_ahead:
        value = answered_ahead(game, state, player, depth, beta, count, context)
        if value >= beta:
            context.top = first
            context.cutoffs += 1
            if trace is not None:
                trace_mark(trace, node, TABLE)
            return value

    # 8. each action
    best, chosen = floor, -1
    deeper = depth if context.extensions != 0 and count == 1 and ply < MOST_LINE else depth - 1
    for index in range(first, first + count):
        if index - first >= context.beam:
            context.estimates += 1
            if trace is not None:
                for later in range(index, first + count):
                    trace_pruned(trace, node, stack[later].action)
            break
        action = pick(stack, index, first + count)
        child = game.result(state, action)
        mover = game.to_move(child)
        context.nodes += 1
        if ply < MOST_LINE:
            context.line_length[ply + 1] = 0
        inner = -1
        if trace is not None:
            inner = enter(trace, node, action, player, mover, alpha, beta)
            if action == context.killers[ply, 0] or action == context.killers[ply, 1]:
                trace_mark(trace, inner, KILLER)
        if game.is_terminal(child):
            value = end_value(game, child, player, context)
            if trace is not None:
                trace_mark(trace, inner, TERMINAL)
        else:
            # 9. reduction
            reduced = 0
            if context.reductions != 0 and index - first >= 3:
                reduced = min(1 if index - first < 8 else 2, deeper - 1)
            # 10. scout
            top = beta
            if index > first and context.scout != 0 and alpha + context.step < beta:
                top = alpha + context.step
            while True:
                if keyed:
                    context.has_key = 1
                    context.next_key = stack[index].key
                sign, low, high = 1.0, alpha, top
                if mover != player:
                    sign, low, high = -1.0, -top, -alpha
                value = sign * search_node(
                    game, child, mover, deeper - reduced, low, high, ply + 1, context, trace, inner
                )
                if value <= alpha or context.stop != RUNNING:
                    break
                if reduced == 0 and (top >= beta or value >= beta):
                    break
                reduced, top = 0, beta
        if trace is not None:
            trace_exit(trace, inner, worth(trace, player, value))
        if context.stop != RUNNING:
            context.top = first
            return max(best, alpha)
        if value > best or chosen < 0:
            best = max(best, value)
            chosen = action
            if trace is not None:
                trace_best(trace, node, worth(trace, player, best))
            if value > alpha:
                alpha = value
                extend_line(context, ply, action)
                # 11. cut
                if alpha >= beta:
                    context.cutoffs += 1
                    reward(context, player, depth, ply, first, index)
                    if trace is not None:
                        trace_cut(trace, node, worth(trace, player, beta))
                        for later in range(index + 1, first + count):
                            trace_pruned(trace, node, stack[later].action)
                    break
    context.top = first

    # 12. remember
    if not in_table:
        return best
    bound = EXACTLY
    if best <= opened:
        bound = AT_MOST
    elif best >= closing:
        bound = AT_LEAST
    reach = min(depth, SOLVED - 1) if context.estimates != estimates else SOLVED
    table_store(context, key, best, reach, bound, short(chosen))
    return best

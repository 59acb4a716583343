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
from ..kernel import kernel, new_record, state_hash, view
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
from .limits import MOST_PLIES, NOT_A_NUMBER, OUT_OF_NODES, RUNNING, TOO_MANY_ACTIONS
from .table import (
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    SOLVED,
    TABLE_FIELDS,
    short,
    table_entry,
    table_expect,
    table_probe,
    table_store,
)

__all__ = ["CONTEXT", "MOST_LINE", "Context", "leaf_value", "search_node"]

MOST_LINE = 64  # plies of a principal variation
HISTORY = 4096
STACK = 1 << 16  # actions on the stack of all nodes on the current path
INFINITE = 1e300
NO_KILLER = -(1 << 62)

MOVE = np.dtype([("action", np.int64), ("score", np.int64), ("key", np.uint64)])
CONTEXT = np.dtype(
    [
        ("stop", np.int64),
        ("nodes", np.int64),
        ("node_limit", np.int64),
        ("leaves", np.int64),
        ("estimates", np.int64),
        ("cutoffs", np.int64),
        ("table_hits", np.int64),
        # Options.
        ("use_killers", np.int64),
        ("use_history", np.int64),
        ("use_order", np.int64),
        ("scout", np.int64),
        ("table_depth", np.int64),  # remaining depth from which the table is worth a look
        ("look_ahead", np.int64),  # the same for step 7
        ("reductions", np.int64),
        ("null_moves", np.int64),
        ("beam", np.int64),
        ("quiescence", np.int64),  # plies beyond the horizon
        ("extensions", np.int64),
        ("step", np.float64),  # the width of a scout's window
        # Memory.
        *TABLE_FIELDS,
        ("has_key", np.int64),  # the parent has hashed the child already
        ("next_key", np.uint64),
        ("stack", np.int64),  # address of STACK moves
        ("top", np.int64),
        ("killers", np.int64, (MOST_PLIES + 1, 2)),
        ("history", np.int64, (2, HISTORY)),
        ("line", np.int64, (MOST_LINE + 1, MOST_LINE + 1)),
        ("line_length", np.int64, (MOST_LINE + 2,)),
    ],
    align=True,
)

FROM_TABLE = 1 << 50
FROM_ORDER = 1 << 24
KILLER_BONUS = 1 << 22
MOST_HISTORY = 1 << 20


class Context:
    """A record for the engine and the memory it points to."""

    def __init__(self) -> None:
        self.record = new_record(CONTEXT)
        self._moves = np.zeros(STACK, MOVE)
        self.record.stack = self._moves.ctypes.data
        self.record.killers[:] = NO_KILLER


def position_key(game, state):
    """The game's own hash if it offers one, else one of the state itself."""
    if game.offers_key:
        return game.key(state)
    return state_hash(state)


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


def generate(game, state, player, ply, known, keyed, context):
    """Step 6: put the candidates on the stack with their scores; how many there are."""
    stack = view(context.stack, STACK, MOVE)
    first = context.top
    count = 0
    killer, other = context.killers[ply, 0], context.killers[ply, 1]
    for action in game.candidates(state):
        if first + count >= STACK:
            context.stop = TOO_MANY_ACTIONS
            break
        score = 0
        if game.offers_order and context.use_order != 0:
            score = FROM_ORDER * game.order(state, action)
        if context.use_killers != 0:
            if action == killer:
                score += KILLER_BONUS + 1
            elif action == other:
                score += KILLER_BONUS
        if context.use_history != 0:
            score += context.history[player, action & (HISTORY - 1)]
        if short(action) == known:
            score += FROM_TABLE
        stack[first + count].action = action
        stack[first + count].score = score
        if keyed:
            key = position_key(game, game.result(state, action))
            stack[first + count].key = int(key)
            table_expect(context, key)
        count += 1
    context.top = first + count
    return count


def pick(stack, start, end):
    """Bring the most promising of the remaining actions to the front. Ties keep their order."""
    best = start
    for index in range(start + 1, end):
        if stack[index].score > stack[best].score:
            best = index
    action, score, key = stack[best].action, stack[best].score, stack[best].key
    for index in range(best, start, -1):
        stack[index].action = stack[index - 1].action
        stack[index].score = stack[index - 1].score
        stack[index].key = stack[index - 1].key
    stack[start].action = action
    stack[start].score = score
    stack[start].key = key
    return action


def answered_ahead(game, state, player, depth, beta, count, context):
    """Step 7: a lower bound of beta or more on one of the actions, from the table alone."""
    stack = view(context.stack, STACK, MOVE)
    best = -INFINITE
    for index in range(context.top - count, context.top):
        if not table_probe(context, Bits(stack[index].key)):
            continue
        entry = table_entry(context)
        if entry.depth >= depth - 1:
            kind = entry.bound & 3
            value = float(entry.value)
            if game.to_move(game.result(state, stack[index].action)) != player:
                value = -value
                kind = AT_LEAST + AT_MOST - kind if kind != EXACTLY else kind
            if kind != AT_MOST and value > best:
                best = value
                if best >= beta:
                    if entry.depth < SOLVED:
                        context.estimates += 1
                    break
    return best


def reward(context, player, depth, ply, first, index):
    """An action that cut is tried early elsewhere: at this ply, and in general.

    Those that were tried before it, in vain, are tried later.
    """
    stack = view(context.stack, STACK, MOVE)
    action = stack[index].action
    if context.use_killers != 0 and context.killers[ply, 0] != action:
        context.killers[ply, 1] = context.killers[ply, 0]
        context.killers[ply, 0] = action
    if context.use_history != 0 and index > first:
        for earlier in range(first, index):
            slot = stack[earlier].action & (HISTORY - 1)
            context.history[player, slot] = max(
                context.history[player, slot] - depth, -MOST_HISTORY
            )
        slot = action & (HISTORY - 1)
        context.history[player, slot] = min(
            context.history[player, slot] + depth * depth, MOST_HISTORY
        )


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

"""The root of alpha-beta: each of its actions in turn, for all searches that begin there.

What is found of an action is kept from search to search, with the order in which they are taken:
that is up to the caller.
"""

from __future__ import annotations

import numpy as np

from ...evaluation import step_ahead
from ...kernel import kernel, view
from ...trace import trace_best, trace_enter, trace_exit, trace_unrecorded
from ..limits import RUNNING, TOO_MANY_ACTIONS
from .abdada import is_taken, release, take
from .context import INFINITE, ROOT_MOVE, STACK, null_width
from .pvs import extend_line, search_node, step_down
from .quiescence import leaf_value
from .transposition import AT_LEAST, AT_MOST, EXACTLY

PLACE = np.dtype(np.int64)


def root_moves(context):
    """The actions of the root, as the game lists them, and what was found of each."""
    return view(context.root_moves, context.root_count, ROOT_MOVE)


def root_order(context):
    """The places of the actions in `root_moves`, in the order in which they are searched."""
    return view(context.root_order, context.root_count, PLACE)


def list_root_moves(game, state, context):
    """Begin with another root, whose actions are searched as the game lists them."""
    context.root_count = STACK
    moves, order = root_moves(context), root_order(context)
    count = 0
    for action in game.actions(state):
        if count >= STACK:
            context.stop = TOO_MANY_ACTIONS
            break
        moves[count].action, moves[count].effort, moves[count].key = action, 0, 0
        order[count] = count
        count += 1
    context.root_count = count


@kernel
def search_root(game, state, depth, low, high, context, trace, node):
    """The value of the root to the player to move, in a window; fail-soft."""
    moves = root_moves(context)
    context.top = context.leave = context.in_probcut = 0
    context.line_length[0] = 0
    for index in range(context.root_count):
        moves[index].bound = 0
    best, alpha = -INFINITE, low
    for searched in range(context.root_count):
        if best >= high:
            break
        move = moves[next_root_move(context)]
        nodes, estimates = context.nodes, context.estimates
        top = high
        if searched > 0 and context.scout_root != 0:
            top = min(high, alpha + null_width(alpha, context))
        value = search_root_move(game, state, move, depth, alpha, top, high, context, trace, node)
        if context.stop != RUNNING:
            trace_unrecorded(trace, node, context.root_count - searched - 1)
            break
        move.effort = context.nodes - nodes
        move.bound = AT_LEAST if value >= high else AT_MOST if value <= alpha else EXACTLY
        move.whole = int(context.estimates == estimates)
        move.value = value
        if value > best:
            best = value
            trace_best(trace, node, value)
            if value > alpha:
                extend_line(context, 0, move.action)
                alpha = alpha if context.every_value != 0 else value
    return best


def next_root_move(context):
    """The place of the next action: those that other threads are busy with come last."""
    moves, order = root_moves(context), root_order(context)
    waiting = -1
    for index in range(context.root_count):
        place = order[index]
        if moves[place].bound == 0:
            if index == 0 or not is_taken(context, 1, moves[place].key):
                return place
            waiting = place if waiting < 0 else waiting
    return waiting


def search_root_move(game, root, move, depth, alpha, top, high, context, trace, parent):
    """The value of an action to its player: first in a window from `alpha` to `top`, then up to
    `high`."""
    action = move.action
    state = game.result(root, action)
    player, mover = game.to_move(root), game.to_move(state)
    step_down(context, 0, action)
    node = trace_enter(trace, parent, action, mover, alpha, high)
    if context.threads > 1:
        take(context, 1, move.key)
    while True:
        sign, low, above = 1.0, alpha, top
        if mover != player:
            sign, low, above = -1.0, -top, -alpha
        step_ahead(game, context, 1)
        if depth <= 1 or game.is_terminal(state):
            value = leaf_value(game, state, mover, mover, low, above, context, trace, node)
        else:
            value = search_node(game, state, mover, depth - 1, low, above, 1, context, trace, node)
        value = sign * value
        if context.leave != 0:  # called away: another thread has finished what is below
            context.leave = 0
        elif value <= alpha or value >= high or top >= high or context.stop != RUNNING:
            break
        else:
            top = high
    if context.threads > 1:
        release(context, 1, move.key)
    trace_exit(trace, node, value)
    return value


def sort_root_moves(context, best):
    """Put an action first in the order, by its place, then those that took the most effort."""
    moves, order = root_moves(context), root_order(context)
    for index in range(context.root_count):
        place, to = order[index], index
        while (
            to > 0
            and order[to - 1] != best
            and (place == best or moves[order[to - 1]].effort < moves[place].effort)
        ):
            order[to] = order[to - 1]
            to -= 1
        order[to] = place

"""Exact values of many states in one call: null windows that close in on each.

The strategy is that of `solve_exactly` for one state; here all of it is compiled, so that a state
costs microseconds on top of its search, and what one search leaves in the table serves the next.
"""

from __future__ import annotations

import numpy as np

from ...kernel import kernel, load_state
from ...trace import NO_NODE
from ..alphabeta.context import INFINITE, null_width
from ..alphabeta.root_moves import (
    list_root_moves,
    root_moves,
    root_order,
    search_root,
    sort_root_moves,
)
from ..alphabeta.transposition import AT_LEAST, AT_MOST, EXACTLY
from ..limits import MOST_NODES, MOST_PLIES, OUT_OF_NODES, RUNNING

FAR_LOOKS = (100_000, 1_000_000)  # nodes to spend on wins and losses that come early
FIRST_LOOK = 8  # plies of the search that estimates a value before it is proven

# Stages: half way down, half way up, then from the guess on; the same with a larger budget; and
# from the guess on for as long as it takes.
DOWN, UP, FROM_GUESS, LAST = 0, 1, 2, 6
OVER = -1  # there is nothing to search

WINDOW = np.dtype(
    [
        ("lower", np.float64),  # what searches have proven, to the player to move
        ("upper", np.float64),
        # In steps of the game's resolution.
        ("low", np.float64),  # the value is not below this, as declared or proven
        ("high", np.float64),
        ("guess", np.float64),
        ("stride", np.int64),
        ("stage", np.int64),
        ("depth", np.int64),  # plies to the end, as far as can be followed
        ("action", np.int64),  # one that reaches `lower`; -1 while there is none
        ("nodes", np.int64),
    ],
    align=True,
)


@kernel
def solve_states(game, states, windows, first, last, nodes, context):
    """Close in on the values of the states `first` to `last` - 1, with `nodes` for each.

    Returns the number of the state where the search was stopped, or `last`. Where it was stopped
    for want of nodes it can go on there. Nothing is searched if one of the games is over.
    """
    for number in range(first, last):
        if game.is_terminal(load_state(game, states, number)):
            windows[number].stage = OVER
            return number
    for number in range(first, last):
        state, before = load_state(game, states, number), context.nodes
        context.most_nodes = before + nodes - windows[number].nodes
        solve_state(game, state, windows[number], context)
        windows[number].nodes += context.nodes - before
        if context.stop != RUNNING:
            return number
    return last


def solve_state(game, state, window, context):
    window.depth = min(MOST_PLIES, game.plies_left(state))
    list_moves(game, state, context)
    if game.offers_accuracy:
        if window.stage == DOWN:
            context.proving = 0
            estimate_first(game, state, window, context)
            window.stage = LAST
        context.proving = 1
    while window.low < window.high and window.stage <= LAST and context.stop == RUNNING:
        stage = window.stage
        kind = FROM_GUESS if stage == LAST else stage % 3
        if kind == DOWN:
            guess = np.trunc(window.low / 2)
        elif kind == UP:
            guess = np.trunc(window.high / 2)
        else:
            guess = window.guess
        answered = is_more(game, state, guess, budget_of(stage), window, context)
        if kind == FROM_GUESS and answered:
            stride_on(game, window, guess)
        elif context.stop == RUNNING or context.stop == OUT_OF_NODES:
            window.stage += 1


def budget_of(stage):
    """The nodes for one window."""
    if stage == LAST:
        return MOST_NODES
    looks = FAR_LOOKS[0] if stage <= FROM_GUESS else FAR_LOOKS[1]
    return 16 * looks if stage % 3 == FROM_GUESS else looks


def stride_on(game, window, guess):
    """The next guess: past what is proven, in growing strides."""
    lower, upper = in_steps(window.lower, game), in_steps(window.upper, game)
    if lower > guess:
        window.guess = max(guess + window.stride, lower)
    else:
        window.guess = min(guess - window.stride, upper - 1)
    window.stride *= 2


def list_moves(game, state, context):
    """Begin with another root; its actions in the order of the game."""
    list_root_moves(game, state, context)
    if game.offers_order:
        moves = root_moves(context)
        for index in range(context.root_count):
            moves[index].effort = game.order(state, moves[index].action)
        sort_root_moves(context, -1)
    context.scout_root = 0


def estimate_first(game, state, window, context):
    """A first guess by a shallow search, which also leaves good first moves in the table."""
    value = 0.0
    for depth in range(1, min(window.depth, FIRST_LOOK) + 1):
        value = root_value(game, state, depth, -INFINITE, INFINITE, window, context)
        if context.stop != RUNNING:
            return
    window.guess = in_steps(value, game)


def is_more(game, state, guess, budget, window, context):
    """Search whether the value is more than a guess; false if that is not proven.

    A state that has used all its nodes is given up.
    """
    step = game.resolution
    at = min(max(guess, window.low), window.high - 1)
    limit = context.most_nodes
    context.most_nodes = min(limit, context.nodes + budget)
    lower, upper = window.lower, window.upper
    low = at * step
    high = max((at + 1) * step, low + null_width(low, context))
    root_value(game, state, window.depth, low, high, window, context)
    context.most_nodes = limit
    if context.nodes >= limit:
        window.stage = LAST + 1
    window.low = max(window.low, in_steps(window.lower, game))
    window.high = min(window.high, in_steps(window.upper, game))
    return window.lower > lower or window.upper < upper


def root_value(game, state, depth, low, high, window, context):
    """Search the root in a window, and keep what that proves of its value."""
    best = search_root(game, state, depth, low, high, context, None, NO_NODE)
    moves, first = root_moves(context), root_order(context)[0]
    if context.stop != RUNNING:
        sort_root_moves(context, first if moves[first].bound == 0 else -1)
        return best
    chosen, reaching, lower, upper = first, -1, -INFINITE, -INFINITE
    for place in range(context.root_count):
        move = moves[place]
        is_more = move.bound == EXACTLY or move.bound == AT_LEAST
        is_less = move.bound == EXACTLY or move.bound == AT_MOST
        if is_more and move.value == best:
            chosen = place
        if is_more and move.whole != 0 and move.value > lower:
            lower, reaching = move.value, move.action
        upper = max(upper, move.value if is_less and move.whole != 0 else INFINITE)
    sort_root_moves(context, chosen)
    if lower > -INFINITE and lower > window.lower:
        window.lower, window.action = lower, reaching
    if upper < INFINITE:
        window.upper = min(window.upper, upper)
    return best


def in_steps(value, game):
    return np.rint(value / game.resolution)

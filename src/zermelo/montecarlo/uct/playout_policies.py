"""Playout policies: how a simulation goes on where the tree ends.

    uniform    every action is as likely as any other
    own        the game's `playout_action`
    greedy     the action whose result `evaluate`s best, now and then any
    mast       the action that did best anywhere in this search (Finnsson and
               Bjornsson 2008), now and then any

`cutoff` is the number of plies after which the game's `evaluate` ends a playout.
"""

from __future__ import annotations

import numpy as np

from ...clock import check_clock
from ...game import CHANCE, LONGEST_GAME
from ...kernel import (
    kernel,
    random_below,
    random_bits,
    random_unit,
    view,
)
from ...playouts import chance_action, playout, random_choice
from ..arithmetic import REAL, several, utilities, whole
from .layout import BOUNDS, NODE, SOLVED

UNIFORM, OWN, GREEDY, MAST = 0, 1, 2, 3
NO_CUTOFF = -1

MOVES = 4096  # moves of one simulation that are remembered
NO_NODE = -1
MOVE = np.dtype([("action", np.int64), ("player", np.int64), ("node", np.int64)])
TALLIES = 1 << 14  # actions that are distinguished: those whose numbers differ modulo this
TALLY = np.dtype(
    [
        ("total", np.float64),
        ("visits", np.int64),
        ("action", np.int64),  # the last one met in this simulation, and in which
        ("seen", np.int64),
    ]
)


@kernel
def worth(game, state, search, rules):
    """The value of the leaf to player 0; if `several`, `search.values` gets those of all
    players."""
    leaf = view(search.nodes, search.capacity, NODE)[search.path[search.depth]]
    if search.bounds != 0 and leaf.children <= SOLVED:
        return float(view(search.bounds, search.capacity, BOUNDS)[search.path[search.depth]].low)
    if rules is None:
        return utilities(game, playout(game, state, search), search)
    end = guided_playout(game, state, search, rules)
    if game.is_terminal(end):
        return utilities(game, end, search)
    return estimates(game, end, search, rules)


def estimates(game, state, search, rules):
    """The heuristic value to player 0 of a playout that was cut off; if `several`, to all in
    `search.values`."""
    if several(game):
        values = view(search.values, game.players, REAL)
        for player in range(game.players):
            values[player] = static_eval(game, state, search, rules, player)
    return static_eval(game, state, search, rules, 0)


def static_eval(game, state, search, rules, player):
    """`evaluate` times the option `sharpness`, within the range of utilities."""
    value = rules.sharpness * game.evaluate(state, player)
    return min(max(value, search.least), search.most)


def guided_playout(game, state, search, rules):
    """Play by the policy to the end of the game or to the cutoff."""
    plies = 0
    while plies != rules.cutoff and not game.is_terminal(state):
        if plies == LONGEST_GAME:
            search.endless = 1
            break
        player = game.to_move(state)
        if player == CHANCE:
            action = chance_action(game, state, search)
        else:
            action = chosen(game, state, search, rules, player)
            log_move(rules, NO_NODE, player, action)
        state = game.result(state, action)
        plies += 1
        check_clock()
    return state


def chosen(game, state, search, rules, player):
    """The policy's action."""
    if rules.policy == OWN:
        return int(game.playout_action(state, random_bits(search)))
    if rules.policy == UNIFORM or random_unit(search) < rules.epsilon:
        return int(random_choice(game, state, search))
    best, top, ties = 0, -np.inf, 0
    for action in game.actions(state):
        if rules.policy == GREEDY:
            value = outlook(game, game.result(state, action), search, rules, player)
        else:
            value = reputation(search, rules, player, action)
        if value > top:
            best, top, ties = action, value, 1
        elif value == top:
            ties += 1
            if random_below(search, ties) == 0:
                best = action
    return int(best)


def outlook(game, state, search, rules, player):
    """The value of a state to the player who has just moved: its utility, or `evaluate`."""
    if game.is_terminal(state):
        return game.utility(state, player)
    return static_eval(game, state, search, rules, player)


def reputation(search, rules, player, action):
    """The mean of all simulations in which the player took this action."""
    tally = view(rules.tallies, TALLIES, TALLY)[slot(player, action)]
    if tally.visits == 0:
        return float(search.high)
    return float(tally.total) / whole(tally.visits)


def slot(player, action):
    return (action * 8 + player) & (TALLIES - 1)


def log_move(rules, node, player, action):
    """Record a move of this simulation for RAVE and MAST; `node`: where, if in the tree."""
    if rules.logging != 0 and rules.moves < MOVES:
        move = view(rules.log, MOVES, MOVE)[rules.moves]
        move.action = action
        move.player = player
        move.node = node
        rules.moves += 1

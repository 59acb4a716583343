"""What a search learns besides visits and means: priors, AMAF, move averages, minimax.

Only searches whose options ask for it come here.
"""

from __future__ import annotations

import math

import numpy as np

from ...game import CHANCE
from ...kernel import view
from ..arithmetic import REAL, normalise, value_to, whole
from .layout import EXTRA, NODE
from .playout_policies import MOVE, MOVES, NO_NODE, TALLIES, TALLY, outlook, slot

EVEN, EVALUATED, ORDERED = 0, 1, 2  # where priors come from


def judge_children(game, state, search, rules, player, first, count):
    """Write the heuristic values and priors of children that are about to be published."""
    nodes = view(search.nodes, search.capacity, NODE)[first : first + count]
    extras = view(search.extras, search.capacity, EXTRA)[first : first + count]
    for i in range(count):
        action, estimate = whole(nodes[i].action), 0.0
        if rules.judging:
            if game.offers_order and rules.prior == ORDERED:
                estimate = float(game.order(state, action))
            else:
                estimate = outlook(game, game.result(state, action), search, rules, player)
        extras[i].heuristic = estimate
        extras[i].minimax = estimate
        extras[i].prior = 1.0 / count
    if rules.prior == EVALUATED:
        soften(extras.heuristic, extras.prior, rules.temperature)
    elif rules.prior == ORDERED:
        rank(extras.heuristic, extras.prior)
        level(extras, search.low, search.high)
    if rules.widening > 0.0:
        sort_children(nodes, extras)


def rank(orders, priors):
    """Write priors proportional to 1, 1/2, 1/3, ... in the game's order."""
    for i in range(len(orders)):
        place = 1
        for j in range(len(orders)):
            if orders[j] > orders[i]:
                place += 1
        priors[i] = 1.0 / place
    normalise(priors)


def level(extras, low, high):
    """Scale the game's orders, whose scale means nothing, to the range of utilities."""
    least, most = np.inf, -np.inf
    for i in range(len(extras)):
        least = min(least, float(extras[i].heuristic))
        most = max(most, float(extras[i].heuristic))
    scale = (high - low) / (most - least) if most > least else 0.0
    for i in range(len(extras)):
        extras[i].heuristic = low + scale * (float(extras[i].heuristic) - least)
        extras[i].minimax = extras[i].heuristic


def soften(estimates, priors, temperature):
    """Write priors proportional to exp(heuristic / temperature)."""
    top = -np.inf
    for i in range(len(estimates)):
        top = max(top, float(estimates[i]))
    for i in range(len(estimates)):
        priors[i] = math.exp((float(estimates[i]) - top) / temperature)
    normalise(priors)


def sort_children(nodes, extras):
    """Sort children by promise: widening admits them in this order."""
    for end in range(1, len(nodes)):
        child = end
        while child > 0 and extras[child].heuristic > extras[child - 1].heuristic:
            swap(nodes, extras, child)
            child -= 1


def swap(nodes, extras, child):
    """Exchange a fresh child with the one before it."""
    above = child - 1
    action, heuristic, prior = nodes[child].action, extras[child].heuristic, extras[child].prior
    nodes[child].action = nodes[above].action
    extras[child].heuristic = extras[child].minimax = extras[above].heuristic
    extras[child].prior = extras[above].prior
    nodes[above].action = action
    extras[above].heuristic = extras[above].minimax = heuristic
    extras[above].prior = prior


def remember(game, search, rules, value):
    """Credit every move of the simulation: to the action in general (MAST), and to the same action
    at every earlier node of the path (all moves as first: AMAF)."""
    if rules.logging == 0:
        return
    log = view(rules.log, MOVES, MOVE)
    tallies = view(rules.tallies, TALLIES, TALLY)
    rules.stamp += 1
    for i in range(rules.moves - 1, -1, -1):
        player = whole(log[i].player)
        tally = tallies[slot(player, whole(log[i].action))]
        mine = value_to(game, search, player, value)
        tally.total += mine
        tally.visits += 1
        tally.action = log[i].action
        tally.seen = rules.stamp
        if rules.rave > 0.0 and log[i].node != NO_NODE:
            credit(search, rules, whole(log[i].node), player, mine)


def credit(search, rules, node, player, value):
    """Credit those children of a node whose action the player took there or later."""
    nodes = view(search.nodes, search.capacity, NODE)
    extras = view(search.extras, search.capacity, EXTRA)
    tallies = view(rules.tallies, TALLIES, TALLY)
    first = whole(nodes[node].first)
    for child in range(first, first + whole(nodes[node].children)):
        action = whole(nodes[child].action)
        tally = tallies[slot(player, action)]
        if tally.seen == rules.stamp and tally.action == action:
            extras[child].amaf_total += value
            extras[child].amaf_visits += 1


def back_up_minimax(search, rules):
    """Back up heuristic values by minimax along the path."""
    if rules.minimax == 0.0:
        return
    nodes = view(search.nodes, search.capacity, NODE)
    extras = view(search.extras, search.capacity, EXTRA)
    for depth in range(search.depth - 1, -1, -1):
        node = whole(search.path[depth])
        value = minimax_of_children(search, node)
        if nodes[node].mover != max(whole(nodes[node].player), 0):
            value = -value
        extras[node].minimax = value


def minimax_of_children(search, node):
    """The minimax value to the player to move; at a chance node, the expectation to player 0."""
    nodes = view(search.nodes, search.capacity, NODE)
    extras = view(search.extras, search.capacity, EXTRA)
    first, children = whole(nodes[node].first), whole(nodes[node].children)
    if nodes[node].player == CHANCE:
        weights = view(search.weights, search.capacity, REAL)
        value = 0.0
        for child in range(first, first + children):
            value += float(weights[child]) * float(extras[child].minimax)
        return value
    value = -np.inf
    for child in range(first, first + children):
        value = max(value, float(extras[child].minimax))
    return value

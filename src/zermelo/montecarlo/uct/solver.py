"""Proven values in the tree, and when to stop.

Every node keeps what is proven of its value: at least `low`, at most `high`,
to player 0. The end of a game is exact; bounds rise as in minimax. A win then
proves its parent at once, a loss when all moves lose, and a move that cannot
be better than another is not looked at again. (MCTS-Solver: Winands, Bjornsson
and Saito 2008; bounds: Cazenave and Saffidine 2010.)
"""

from __future__ import annotations

import numpy as np

from ...game import CHANCE
from ...kernel import view
from ..arithmetic import REAL, whole
from .layout import BOUNDS, NODE, SOLVED


def prove(search):
    """Update the bounds of all nodes on the path to a new end of the game."""
    for depth in range(search.depth - 1, -1, -1):
        if not improve(search, whole(search.path[depth])):
            break


def improve(search, node):
    """Update a node's bounds by its children's; returns whether they changed."""
    record = view(search.nodes, search.capacity, NODE)[node]
    bounds = view(search.bounds, search.capacity, BOUNDS)[node]
    first, count = whole(record.first), whole(record.children)
    if count <= 0:
        return False
    low, high = bounds_of_children(search, whole(record.player), first, count)
    low, high = max(low, float(bounds.low)), min(high, float(bounds.high))
    changed = low > bounds.low or high < bounds.high
    bounds.low = low
    bounds.high = high
    if record.player != CHANCE:
        dismiss(search, whole(record.player), first, count, low, high)
    if low == high:
        record.children = SOLVED - count
    return changed


def bounds_of_children(search, player, first, count):
    """The bounds that follow from the children: the best for the player to move, or the
    expectation."""
    bounds = view(search.bounds, search.capacity, BOUNDS)
    low, high = float(bounds[first].low), float(bounds[first].high)
    if player == CHANCE:
        weights = view(search.weights, search.capacity, REAL)
        low, high = 0.0, 0.0
        for child in range(first, first + count):
            low += float(weights[child]) * float(bounds[child].low)
            high += float(weights[child]) * float(bounds[child].high)
    elif player == 0:
        for child in range(first + 1, first + count):
            low = max(low, float(bounds[child].low))
            high = max(high, float(bounds[child].high))
    else:
        for child in range(first + 1, first + count):
            low = min(low, float(bounds[child].low))
            high = min(high, float(bounds[child].high))
    return low, high


def dismiss(search, player, first, count, low, high):
    """Exclude children that are proven to be no better than another from selection."""
    nodes = view(search.nodes, search.capacity, NODE)
    bounds = view(search.bounds, search.capacity, BOUNDS)
    for child in range(first, first + count):
        if is_dismissed(search, player, bounds[child].low, bounds[child].high, low, high):
            nodes[child].value = -np.inf


def is_dismissed(search, player, least, most, low, high):
    """Whether a child with a value from `least` to `most` is no better than another, if the best
    one has a value from `low` to `high`; all to player 0.

    Of children proven equal to the best one none is dismissed, unless the value is the worst there
    is: then any unproven child may as well be tried.
    """
    if player == 0:
        return most <= low and (least < low or low <= search.least)
    return least >= high and (most > high or high >= search.most)


def settled(search, left):
    """Whether the most visited action stays so, whatever `left` simulations bring."""
    root = view(search.nodes, search.capacity, NODE)[0]
    nodes = view(search.nodes, search.capacity, NODE)
    if search.simulations == 0 or root.player == CHANCE or root.children <= 0:
        return 0
    most, second = 0, -left - 1  # where only one action is left, it is the answer
    for child in range(whole(root.first), whole(root.first) + whole(root.children)):
        visits = whole(nodes[child].visits)
        if nodes[child].value == -np.inf:
            continue
        if visits > most:
            most, second = visits, max(most, second) if most else second
        elif visits > second:
            second = visits
    return 1 if most - second > left else 0

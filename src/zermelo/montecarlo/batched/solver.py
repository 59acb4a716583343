"""What is proven of the nodes of a lazy tree, as in plain MCTS (`uct.solver`).

Every node keeps bounds on its value to player 0. Only ends of games prove
anything: what the evaluator says, or said before, never enters them. A win
proves its parent at once, a loss when all moves lose; a proven node is not
walked through again, and counts its value whenever a walk comes to it.

A move that is proven to be no better than another is dismissed: its value is
minus infinity, it is never taken again, and its visits do not count for it.
"""

from __future__ import annotations

import numpy as np

from ...kernel import view
from ..arithmetic import mean_to_mover, whole
from ..uct.layout import BOUNDS
from ..uct.solver import is_dismissed
from .expansion import edges_of, visits_of
from .lazy_tree import BOUNDED, NODE, PROVEN, UNKNOWN


def prove(search):
    """Narrow the bounds of all nodes above a leaf that is a new final state."""
    if search.all_bounds == 0:
        return
    number = whole(search.leaf)
    while number != 0:
        number = whole(view(search.nodes, search.capacity, NODE)[number].parent)
        if not improve(search, number):
            break


def improve(search, number):
    """Update a node's bounds by its children's; returns whether they changed."""
    node = view(search.nodes, search.capacity, NODE)[number]
    player = whole(node.player)
    before, known = bounds_of(search, number), bounds_of_children(search, number, player)
    low, high = max(before[0], known[0]), min(before[1], known[1])
    bounds = view(search.bounds, search.capacity, BOUNDS)[number]
    bounds.low = low
    bounds.high = high
    node.proof = PROVEN if low == high else BOUNDED
    if low == high and node.value != -np.inf:
        node.value = low if node.mover == 0 else -low
    dismiss(search, number, player, low, high)
    return low > before[0] or high < before[1]


def bounds_of(search, number):
    """The proven bounds of a node's value to player 0."""
    if view(search.nodes, search.capacity, NODE)[number].proof == UNKNOWN:
        return search.least, search.most
    bounds = view(search.bounds, search.capacity, BOUNDS)[number]
    return float(bounds.low), float(bounds.high)


def bounds_of_children(search, number, player):
    """The bounds that follow from the children: the best for the player to move."""
    edges = edges_of(search, number)
    low, high = bounds_of_edge(search, edges[0])
    for i in range(1, len(edges)):
        least, most = bounds_of_edge(search, edges[i])
        if player == 0:
            low, high = max(low, least), max(high, most)
        else:
            low, high = min(low, least), min(high, most)
    return low, high


def bounds_of_edge(search, edge):
    if edge.child == 0:
        return search.least, search.most
    return bounds_of(search, whole(edge.child))


def dismiss(search, number, player, low, high):
    """Dismiss moves that are proven to be no better than another; none if all are as bad as can
    be."""
    nodes, edges = view(search.nodes, search.capacity, NODE), edges_of(search, number)
    lost = high <= search.least if player == 0 else low >= search.most
    for i in range(len(edges)):
        child = whole(edges[i].child)
        if child != 0 and lost:
            nodes[child].value = low if player == 0 else -low
        elif child != 0:
            least, most = bounds_of(search, child)
            if is_dismissed(search, player, least, most, low, high):
                nodes[child].value = -np.inf


# What follows from it.


def is_proven(search, number):
    """Whether the value of a node is proven."""
    return view(search.nodes, search.capacity, NODE)[number].proof == PROVEN


def proven_value(search, number):
    """The proven value of a node to player 0."""
    return float(view(search.bounds, search.capacity, BOUNDS)[number].low)


def root_value(game, search):
    """The value of the root to the player to move: the mean, or the proven value."""
    root = view(search.nodes, search.capacity, NODE)[0]
    mean = mean_to_mover(game, search, root, 0)
    if root.proof == UNKNOWN:
        return mean
    low, high = bounds_of(search, 0)
    return min(max(mean, low), high) if root.player == 0 else min(max(mean, -high), -low)


def stands(search, edge):
    """Whether an edge is not dismissed."""
    return edge.child == 0 or (
        view(search.nodes, search.capacity, NODE)[whole(edge.child)].value != -np.inf
    )


def standing_visits(search, edge):
    """The visits of an edge; 0 if it is dismissed."""
    return visits_of(search, edge) if stands(search, edge) else 0

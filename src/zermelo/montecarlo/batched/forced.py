"""Forced playouts at noisy roots, and visits without them (Wu 2019, section 3.2).

Noise has a search try actions that its network thinks little of, and one visit tells little
about them. So an action that was taken is taken sqrt(k P N) times at least. What is learnt from
are the visits that PUCT would have wanted by itself: forced ones are taken off again as long as
the action looks no better than the one that was taken most, and so are single ones.
"""

from __future__ import annotations

import math

from ...kernel import view
from ..arithmetic import puct, whole
from .expansion import edges_of, visits_of
from .lazy_tree import NODE, TREE

__all__ = ["forced_edge", "most_visited", "wanted_visits"]


def is_forced(search):
    """Whether the tree in focus has forced playouts at its root."""
    return search.forced > 0.0 and view(search.trees, search.count, TREE)[search.tree].noisy != 0


def forced_visits(search, edge):
    """How often an edge of the root must be taken at least, once it was taken."""
    others = whole(view(search.nodes, search.capacity, NODE)[0].visits) - 1
    return math.sqrt(search.forced * float(edge.prior) * max(others, 0))


def forced_edge(search):
    """An edge of the root that was taken, but not often enough; -1 if there is none."""
    if not is_forced(search):
        return -1
    edges = edges_of(search, 0)
    for i in range(len(edges)):
        if edges[i].child == 0:
            break
        if visits_of(search, edges[i]) < forced_visits(search, edges[i]):
            return i
    return -1


def most_visited(search):
    """The edge of the root that was taken most."""
    edges, best, most = edges_of(search, 0), 0, 0
    for i in range(len(edges)):
        visits = visits_of(search, edges[i])
        if visits > most:
            best, most = i, visits
    return best


def wanted_visits(search, number, best):
    """The visits of an edge of the root, where edge `best` was taken most; without forced ones."""
    edges = edges_of(search, 0)
    visits = visits_of(search, edges[number])
    if number == best or visits == 0 or not is_forced(search):
        return visits
    bar = urgency(search, edges[best], visits_of(search, edges[best]))
    left = whole(forced_visits(search, edges[number]))
    while left > 0 and visits > 0 and urgency(search, edges[number], visits - 1) < bar:
        visits -= 1
        left -= 1
    return visits if visits > 1 else 0


def urgency(search, edge, visits):
    """The PUCT of an edge, if it had been taken so often."""
    nodes = view(search.nodes, search.capacity, NODE)
    spread = search.reach * math.sqrt(float(nodes[0].visits))
    return puct(float(nodes[whole(edge.child)].value), spread, float(edge.prior), visits)

"""Through a lazy tree: down by PUCT or by chance, and up again by parents.

Leaves of one tree that wait for the evaluator at the same time count as losses on the way to
them (virtual loss), so that the next walk goes elsewhere.
"""

from __future__ import annotations

import math

import numpy as np

from ...kernel import view
from ..arithmetic import (
    add_values,
    drawn,
    learn_range,
    mean_to_mover,
    puct,
    value_to,
    whole,
)
from .expansion import bring_forward, edges_of
from .lazy_tree import NODE, PROVEN


def likely_edge(game, search, number):
    """The edge with the greatest PUCT.

    Of the edges not taken only the likeliest is looked at, since all have the same mean.
    """
    nodes, edges = view(search.nodes, search.capacity, NODE), edges_of(search, number)
    spread = search.reach * math.sqrt(float(nodes[number].visits))
    best, top = 0, -np.inf
    for i in range(len(edges)):
        child = whole(edges[i].child)
        if child == 0:
            urgency = mean_to_mover(game, search, nodes[number], number)
            if puct(urgency, spread, float(edges[i].prior), 0) > top:
                bring_forward(edges[i + 1 :])
                best = i
            break
        node = nodes[child]
        visits = whole(node.visits) + whole(node.waiting)
        score = puct(float(node.value), spread, float(edges[i].prior), visits)
        if score > top:
            best, top = i, score
    return best


def drawn_edge(search, number):
    """An outcome of chance, drawn by its probability."""
    return drawn(search, edges_of(search, number).prior)


def back_propagate(game, search, value, waited):
    """Add a value, to player 0, to the leaf and all nodes above, from the view of who moved there;
    `waited` is 1 if there is a virtual loss to take back."""
    if search.learn_range:
        learn_range(game, search, value)
    number = whole(search.leaf)
    while True:
        node = view(search.nodes, search.capacity, NODE)[number]
        visits = whole(node.visits) + 1
        total = float(node.total) + value_to(game, search, whole(node.mover), value)
        node.visits = visits
        node.total = total
        if search.leaves_each > 1:
            node.waiting -= waited
            take_losses(search, node)
        elif is_open(node):
            node.value = total / visits
        add_values(game, search, number)
        if number == 0:
            break
        number = whole(node.parent)


def add_virtual_loss(search):
    """Count the waiting leaf as a loss at all nodes on the way to it, until it has its value."""
    number = whole(search.leaf)
    while True:
        node = view(search.nodes, search.capacity, NODE)[number]
        node.waiting += 1
        take_losses(search, node)
        if number == 0:
            break
        number = whole(node.parent)


def take_losses(search, node):
    """The mean of a node with its virtual losses counted."""
    if is_open(node):
        waiting = whole(node.waiting)
        value = float(node.total) + waiting * search.low
        node.value = value / (whole(node.visits) + waiting)


def is_open(node):
    """Whether the node's mean counts: nothing proven replaces it."""
    return node.proof != PROVEN and node.value != -np.inf

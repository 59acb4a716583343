"""Ways through a tree of a grove: down by PUCT or by chance, and up again by parents."""

from __future__ import annotations

import math

import numpy as np

from ...kernel import random_unit, view
from ...montecarlo.uct.heuristics import value_to
from ...montecarlo.uct.layout import REAL, several, whole
from .expansion import bring_forward
from .lazy_tree import EDGE, NODE

__all__ = ["back_propagate", "drawn_edge", "next_edge", "own_mean"]


def next_edge(grove, number, urgency):
    """The edge with the greatest PUCT: mean + C * prior * sqrt(N) / (1 + n).

    Of those not taken only the likeliest need be looked at, since all have the same mean.
    """
    nodes = view(grove.nodes, grove.node_room, NODE)
    edges = view(grove.edges, grove.edge_room, EDGE)
    first = whole(nodes[number].first)
    end = first + whole(nodes[number].edges)
    reach = grove.reach * math.sqrt(float(nodes[number].visits))
    best, top = first, -np.inf
    for i in range(first, end):
        child = whole(edges[i].child)
        if child == 0:
            if urgency + reach * float(edges[i].prior) > top:
                bring_forward(grove, i + 1, end)
                best = i
            break
        node = nodes[child]
        value = float(node.value) + reach * float(edges[i].prior) / (1 + whole(node.visits))
        if value > top:
            best, top = i, value
    return best


def drawn_edge(grove, number):
    """An outcome of chance, as often as it is likely."""
    node = view(grove.nodes, grove.node_room, NODE)[number]
    edges = view(grove.edges, grove.edge_room, EDGE)
    first = whole(node.first)
    last = first + whole(node.edges) - 1
    left = random_unit(grove)
    for i in range(first, last):
        left -= float(edges[i].prior)
        if left < 0.0:
            return i
    return last


def own_mean(game, grove, number):
    """The mean utility to the player to move."""
    node = view(grove.nodes, grove.node_room, NODE)[number]
    if node.visits == 0:
        return 0.5 * (grove.low + grove.high) if grove.high >= grove.low else 0.0
    if several(game):
        sums = view(grove.sums, grove.node_room * game.players, REAL)
        return float(sums[number * game.players + whole(node.player)]) / whole(node.visits)
    mean = float(node.total) / whole(node.visits)
    return mean if node.player == node.mover else -mean


def back_propagate(game, grove, value):
    """Count a value, that to player 0, in the leaf and all nodes above, to who moved there."""
    if grove.learn_range:
        learn_range(game, grove, value)
    number = whole(grove.leaf)
    while True:
        node = view(grove.nodes, grove.node_room, NODE)[number]
        visits = whole(node.visits) + 1
        total = float(node.total) + value_to(game, grove, whole(node.mover), value)
        node.visits = visits
        node.total = total
        node.value = total / visits
        if several(game):
            values = view(grove.values, game.players, REAL)
            sums = view(grove.sums, grove.node_room * game.players, REAL)
            for player in range(game.players):
                sums[number * game.players + player] += values[player]
        if number == 0:
            break
        number = whole(node.parent)


def learn_range(game, grove, value):
    """The range of utilities, where the game does not tell, is the range seen."""
    for player in range(game.players):
        mine = value_to(game, grove, player, value)
        grove.low = min(grove.low, mine)
        grove.high = max(grove.high, mine)
    grove.reach = grove.exploration * (grove.high - grove.low)

"""Gumbel root selection (Danihelka et al. 2022): every simulation improves the policy.

Some actions are drawn without replacement, by priors plus Gumbel noise.
Sequential halving spends the simulations on them, and the action that is best
by noise, prior and value is made. What is learnt is the prior, shifted by the
values found: on average it is never worse than the prior, however few
simulations there are.

    score(a) = noise(a) + log prior(a) + (50 + most visits) * value(a), value from 0 to 1
"""

from __future__ import annotations

import math

import numpy as np

from ...kernel import random_unit, view
from ...montecarlo.uct.layout import whole
from .lazy_tree import EDGE, NODE, NOISE
from .puct import own_mean

__all__ = ["considered_visits", "draw_noise", "gumbel_edge", "improve_policy", "winner"]

_VISITS = 50.0  # added to the most visits: so much weight a value has from the first on


def considered_visits(actions, budget, done):
    """Sequential halving: which children are next after `done` visits: those with so many."""
    rounds = max(1, math.ceil(math.log2(max(actions, 2))))
    left, level, seen = actions, 0, 0
    while True:
        for _ in range(max(1, budget // (rounds * left))):
            seen += left
            if done < seen:
                return level
            level += 1
        left = max(2, left // 2) if actions > 1 else 1


def draw_noise(grove, count):
    """Gumbel noise for each of the root's edges."""
    noise = view(grove.noise, count, NOISE)
    for i in range(count):
        noise[i] = -math.log(-math.log(random_unit(grove) + 1e-12) + 1e-12)


def gumbel_edge(grove, considered, budget):
    """The edge of the root that the next simulation takes."""
    root = view(grove.nodes, grove.node_room, NODE)[0]
    first, count, done = whole(root.first), whole(root.edges), 0
    for edge in range(first, first + count):
        done += visits_of(grove, edge)
    return best_scored(grove, considered_visits(min(considered, count), budget, done))


def winner(grove):
    """The edge of the move to make: the best by score of those taken most."""
    return best_scored(grove, most_visits(grove))


def best_scored(grove, level):
    """Of the root's edges taken so many times, that of the greatest score; else of any."""
    root = view(grove.nodes, grove.node_room, NODE)[0]
    first, count = whole(root.first), whole(root.edges)
    edges, noise = view(grove.edges, grove.edge_room, EDGE), view(grove.noise, count, NOISE)
    weight = _VISITS + most_visits(grove)
    best, top = first, -np.inf
    for i in range(count):
        score = float(noise[i]) + log_prior(edges[first + i])
        visits = visits_of(grove, first + i)
        if visits > 0:
            score += weight * share_of_range(grove, value_of(grove, first + i))
        if visits != level:
            score -= 1e9
        if score > top:
            best, top = first + i, score
    return best


def improve_policy(game, grove, policy):
    """Write the improved policy: softmax of log prior + weight * value, completed if unknown."""
    root = view(grove.nodes, grove.node_room, NODE)[0]
    edges = view(grove.edges, grove.edge_room, EDGE)
    first, count = whole(root.first), whole(root.edges)
    weight, unknown = _VISITS + most_visits(grove), mixed_value(game, grove)
    top = -np.inf
    for edge in range(first, first + count):
        top = max(top, improved(grove, edge, weight, unknown))
    total = 0.0
    for edge in range(first, first + count):
        total += math.exp(improved(grove, edge, weight, unknown) - top)
    slots = len(policy)
    for edge in range(first, first + count):
        logit = improved(grove, edge, weight, unknown)
        policy[whole(edges[edge].action) % slots] += math.exp(logit - top) / total


def improved(grove, edge, weight, unknown):
    value = value_of(grove, edge) if visits_of(grove, edge) > 0 else unknown
    prior = log_prior(view(grove.edges, grove.edge_room, EDGE)[edge])
    return prior + weight * share_of_range(grove, value)


def mixed_value(game, grove):
    """What an unvisited action is taken to be worth: the network's value and those found, mixed."""
    root = view(grove.nodes, grove.node_room, NODE)[0]
    edges = view(grove.edges, grove.edge_room, EDGE)
    visits, likely, value, summed = 0, 0.0, 0.0, 0.0
    for edge in range(whole(root.first), whole(root.first) + whole(root.edges)):
        taken = visits_of(grove, edge)
        if taken > 0:
            prior, mean = float(edges[edge].prior), value_of(grove, edge)
            visits += taken
            likely += prior
            value += prior * mean
            summed += taken * mean
    own = own_mean(game, grove, 0) * whole(root.visits) - summed
    own /= max(whole(root.visits) - visits, 1)
    if likely <= 0.0:
        return own
    return (own + visits * value / likely) / (1.0 + visits)


def most_visits(grove):
    """Of any of the root's edges."""
    root = view(grove.nodes, grove.node_room, NODE)[0]
    most = 0
    for edge in range(whole(root.first), whole(root.first) + whole(root.edges)):
        most = max(most, visits_of(grove, edge))
    return most


def visits_of(grove, edge):
    """How often an edge was taken."""
    child = whole(view(grove.edges, grove.edge_room, EDGE)[edge].child)
    return whole(view(grove.nodes, grove.node_room, NODE)[child].visits) if child != 0 else 0


def value_of(grove, edge):
    """What taking it was worth."""
    child = whole(view(grove.edges, grove.edge_room, EDGE)[edge].child)
    return float(view(grove.nodes, grove.node_room, NODE)[child].value)


def log_prior(edge):
    return math.log(max(float(edge.prior), 1e-9))


def share_of_range(grove, value):
    """A value as a share of the range of utilities."""
    return (value - grove.low) / max(grove.high - grove.low, 1e-9)

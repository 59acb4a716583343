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

from ...kernel import view
from ..arithmetic import mean_to_mover, whole
from .lazy_tree import EDGE, NODE, NOISE, TREE

__all__ = ["considered_visits", "gumbel_edge", "improve_policy", "visits_of", "winner"]

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


def gumbel_edge(search):
    """The edge of the root that the next simulation takes."""
    budget = whole(view(search.trees, search.count, TREE)[search.tree].target) - 1
    root = view(search.nodes, search.capacity, NODE)[0]
    first, count, done = whole(root.first), whole(root.edges), 0
    for edge in range(first, first + count):
        done += visits_of(search, edge)
    return best_scored(search, considered_visits(min(whole(search.gumbel), count), budget, done))


def winner(search):
    """The edge of the move to make: the best by score of those taken most."""
    return best_scored(search, most_visits(search))


def best_scored(search, level):
    """Of the root's edges taken so many times, that of the greatest score; else of any."""
    root = view(search.nodes, search.capacity, NODE)[0]
    first, count = whole(root.first), whole(root.edges)
    edges, noise = view(search.edges, search.edge_capacity, EDGE), view(search.noise, count, NOISE)
    weight = _VISITS + most_visits(search)
    best, top = first, -np.inf
    for i in range(count):
        score = float(noise[i]) + log_prior(edges[first + i])
        visits = visits_of(search, first + i)
        if visits > 0:
            score += weight * share_of_range(search, value_of(search, first + i))
        if visits != level:
            score -= 1e9
        if score > top:
            best, top = first + i, score
    return best


def improve_policy(game, search, policy):
    """Write the improved policy: softmax of log prior + weight * value, completed if unknown."""
    root = view(search.nodes, search.capacity, NODE)[0]
    edges = view(search.edges, search.edge_capacity, EDGE)
    first, count = whole(root.first), whole(root.edges)
    weight, unknown = _VISITS + most_visits(search), mixed_value(game, search)
    top = -np.inf
    for edge in range(first, first + count):
        top = max(top, improved(search, edge, weight, unknown))
    total = 0.0
    for edge in range(first, first + count):
        total += math.exp(improved(search, edge, weight, unknown) - top)
    slots = len(policy)
    for edge in range(first, first + count):
        logit = improved(search, edge, weight, unknown)
        policy[whole(edges[edge].action) % slots] += math.exp(logit - top) / total


def improved(search, edge, weight, unknown):
    value = value_of(search, edge) if visits_of(search, edge) > 0 else unknown
    prior = log_prior(view(search.edges, search.edge_capacity, EDGE)[edge])
    return prior + weight * share_of_range(search, value)


def mixed_value(game, search):
    """What an unvisited action is taken to be worth: the network's value and those found, mixed."""
    root = view(search.nodes, search.capacity, NODE)[0]
    edges = view(search.edges, search.edge_capacity, EDGE)
    visits, likely, value, summed = 0, 0.0, 0.0, 0.0
    for edge in range(whole(root.first), whole(root.first) + whole(root.edges)):
        taken = visits_of(search, edge)
        if taken > 0:
            prior, mean = float(edges[edge].prior), value_of(search, edge)
            visits += taken
            likely += prior
            value += prior * mean
            summed += taken * mean
    own = mean_to_mover(game, search, root, 0) * whole(root.visits) - summed
    own /= max(whole(root.visits) - visits, 1)
    if likely <= 0.0:
        return own
    return (own + visits * value / likely) / (1.0 + visits)


def most_visits(search):
    """Of any of the root's edges."""
    root = view(search.nodes, search.capacity, NODE)[0]
    most = 0
    for edge in range(whole(root.first), whole(root.first) + whole(root.edges)):
        most = max(most, visits_of(search, edge))
    return most


def visits_of(search, edge):
    """How often an edge was taken, simulations that wait for the evaluator included."""
    child = whole(view(search.edges, search.edge_capacity, EDGE)[edge].child)
    if child == 0:
        return 0
    node = view(search.nodes, search.capacity, NODE)[child]
    return whole(node.visits) + whole(node.waiting)


def value_of(search, edge):
    """What taking it was worth."""
    child = whole(view(search.edges, search.edge_capacity, EDGE)[edge].child)
    return float(view(search.nodes, search.capacity, NODE)[child].value)


def log_prior(edge):
    return math.log(max(float(edge.prior), 1e-9))


def share_of_range(search, value):
    """A value as a share of the range of utilities."""
    return (value - search.low) / max(search.high - search.low, 1e-9)

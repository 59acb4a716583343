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
from ...rounding import SMALLEST
from ..arithmetic import mean_to_mover, whole
from .expansion import edges_of, visits_of
from .lazy_tree import NODE, NOISE, TREE
from .solver import is_proven, stands

_VISITS = 50.0  # added to the most visits: the weight of a value from the first one on


def considered_visits(actions, budget, done):
    """Sequential halving: after `done` visits, the next child is one that has this many visits."""
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
    """The root's edge for the next simulation."""
    edges, done = edges_of(search, 0), 0
    for i in range(len(edges)):
        done += visits_of(search, edges[i])
    budget = whole(view(search.trees, search.count, TREE)[search.tree].target) - 1
    considered = min(whole(search.gumbel), len(edges))
    return best_scored(search, considered_visits(considered, budget, done))


def winner(search):
    """The edge to play: of the edges with the most visits, the one with the best score."""
    return best_scored(search, most_visits(search))


def best_scored(search, level):
    """The root's edge with the best score among those with `level` visits, or among all if there
    are none. Edges that are proven to be no better than another come last."""
    edges = edges_of(search, 0)
    noise, weight = view(search.noise, len(edges), NOISE), _VISITS + most_visits(search)
    best, top = 0, -np.inf
    for i in range(len(edges)):
        score = float(noise[i]) + log_prior(edges[i])
        visits = visits_of(search, edges[i])
        if visits > 0:
            score += weight * share_of_range(search, value_of(search, edges[i]))
        if visits != level:
            score -= 1e9
        if not stands(search, edges[i]) or (visits == 0 and is_proven(search, 0)):
            score -= 1e12
        if score > top:
            best, top = i, score
    return best


def improve_policy(game, search, policy):
    """Write the improved policy: softmax of log prior + weight * value; unvisited actions have the
    mixed value."""
    edges = edges_of(search, 0)
    weight, unknown = _VISITS + most_visits(search), mixed_value(game, search)
    top, total = -np.inf, 0.0
    for i in range(len(edges)):
        top = max(top, improved(search, edges[i], weight, unknown))
    for i in range(len(edges)):
        total += math.exp(improved(search, edges[i], weight, unknown) - top)
    for i in range(len(edges)):
        likely = math.exp(improved(search, edges[i], weight, unknown) - top)
        policy[whole(edges[i].action) % len(policy)] += likely / total


def improved(search, edge, weight, unknown):
    value = value_of(search, edge) if visits_of(search, edge) > 0 else unknown
    return log_prior(edge) + weight * share_of_range(search, value)


def mixed_value(game, search):
    """The value that stands for an unvisited action: the network's value and those of visited
    actions, mixed."""
    root, edges = view(search.nodes, search.capacity, NODE)[0], edges_of(search, 0)
    visits, likely, value, summed = 0, 0.0, 0.0, 0.0
    for i in range(len(edges)):
        taken = visits_of(search, edges[i])
        if taken > 0:
            prior = float(edges[i].prior)
            visits += taken
            likely += prior
            value += prior * value_of(search, edges[i])
            summed += float(view(search.nodes, search.capacity, NODE)[whole(edges[i].child)].total)
    own = mean_to_mover(game, search, root, 0) * whole(root.visits) - summed
    own /= max(whole(root.visits) - visits, 1)
    if likely <= 0.0:
        return own
    return (own + visits * value / likely) / (1.0 + visits)


def most_visits(search):
    """The largest number of visits of the root's edges."""
    edges, most = edges_of(search, 0), 0
    for i in range(len(edges)):
        most = max(most, visits_of(search, edges[i]))
    return most


def value_of(search, edge):
    """The mean value of an edge; a dismissed one has the least utility."""
    value = float(view(search.nodes, search.capacity, NODE)[whole(edge.child)].value)
    return max(value, search.low)


def log_prior(edge):
    return math.log(max(float(edge.prior), 1e-9))


def share_of_range(search, value):
    """A value as a share of the range of utilities."""
    return (value - search.low) / max(search.high - search.low, SMALLEST)

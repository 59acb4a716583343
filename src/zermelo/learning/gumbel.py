"""Gumbel root selection (Danihelka et al. 2022): every simulation improves the policy.

Some actions are drawn without replacement, by priors plus Gumbel noise.
Sequential halving spends the simulations on them, and the action that is best
by noise, prior and value is made. What is learnt is the prior, shifted by the
values found: on average it is never worse than the prior, however few
simulations there are.

    score(a) = noise(a) + log prior(a) + (50 + most visits) * value(a), value from 0 to 1

The noise of a child of the root is kept in its record, where plain searches
keep what `evaluate` says.
"""

from __future__ import annotations

import math

import numpy as np

from ..kernel import random_unit, view
from ..montecarlo.layout import EXTRA, NODE, whole
from ..montecarlo.selection import own_mean

__all__ = ["considered_visits", "draw_noise", "gumbel_child", "improve_policy", "winner"]

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


def draw_noise(search, first, count):
    """Gumbel noise for each child."""
    extras = view(search.extras, search.capacity, EXTRA)
    for child in range(first, first + count):
        extras[child].heuristic = -math.log(-math.log(random_unit(search) + 1e-12) + 1e-12)


def gumbel_child(search, considered, budget):
    """The child of the root that the next simulation goes to."""
    nodes = view(search.nodes, search.capacity, NODE)
    first, count = whole(nodes[0].first), whole(nodes[0].children)
    done = 0
    for child in range(first, first + count):
        done += whole(nodes[child].visits)
    level = considered_visits(min(considered, count), budget, done)
    return best_scored(search, first, count, level)


def winner(search):
    """The child to move to: the best by score of those visited most."""
    nodes = view(search.nodes, search.capacity, NODE)
    first, count = whole(nodes[0].first), whole(nodes[0].children)
    return best_scored(search, first, count, most_visits(search, first, count))


def best_scored(search, first, count, level):
    """Of the children with so many visits, that of the greatest score; else of any."""
    nodes = view(search.nodes, search.capacity, NODE)
    extras = view(search.extras, search.capacity, EXTRA)
    weight = _VISITS + most_visits(search, first, count)
    best, top = first, -np.inf
    for child in range(first, first + count):
        score = float(extras[child].heuristic) + log_prior(extras[child])
        if nodes[child].visits > 0:
            score += weight * share_of_range(search, float(nodes[child].value))
        if nodes[child].visits != level:
            score -= 1e9
        if score > top:
            best, top = child, score
    return best


def improve_policy(game, search, policy):
    """Write the improved policy: softmax of log prior + weight * value, completed if unknown."""
    nodes = view(search.nodes, search.capacity, NODE)
    extras = view(search.extras, search.capacity, EXTRA)
    first, count = whole(nodes[0].first), whole(nodes[0].children)
    weight = _VISITS + most_visits(search, first, count)
    unknown = mixed_value(game, search, first, count)
    top = -np.inf
    for child in range(first, first + count):
        top = max(top, improved(search, nodes[child], extras[child], weight, unknown))
    total = 0.0
    for child in range(first, first + count):
        total += math.exp(improved(search, nodes[child], extras[child], weight, unknown) - top)
    slots = len(policy)
    for child in range(first, first + count):
        logit = improved(search, nodes[child], extras[child], weight, unknown)
        policy[whole(nodes[child].action) % slots] += math.exp(logit - top) / total


def improved(search, node, extra, weight, unknown):
    value = float(node.value) if node.visits > 0 else unknown
    return log_prior(extra) + weight * share_of_range(search, value)


def mixed_value(game, search, first, count):
    """What an unvisited action is taken to be worth: the network's value and those found, mixed."""
    nodes = view(search.nodes, search.capacity, NODE)
    extras = view(search.extras, search.capacity, EXTRA)
    visits, likely, value, summed = 0, 0.0, 0.0, 0.0
    for child in range(first, first + count):
        if nodes[child].visits > 0:
            prior, mean = float(extras[child].prior), float(nodes[child].value)
            visits += whole(nodes[child].visits)
            likely += prior
            value += prior * mean
            summed += whole(nodes[child].visits) * mean
    own = own_mean(game, search, 0) * whole(nodes[0].visits) - summed
    own /= max(whole(nodes[0].visits) - visits, 1)
    if likely <= 0.0:
        return own
    return (own + visits * value / likely) / (1.0 + visits)


def most_visits(search, first, count):
    nodes = view(search.nodes, search.capacity, NODE)
    most = 0
    for child in range(first, first + count):
        most = max(most, whole(nodes[child].visits))
    return most


def log_prior(extra):
    return math.log(max(float(extra.prior), 1e-9))


def share_of_range(search, value):
    """A value as a share of the range of utilities."""
    return (value - search.low) / max(search.high - search.low, 1e-9)

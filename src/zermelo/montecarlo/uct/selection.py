"""Selection: from the root down to a leaf, always to the child that promises most.

UCB1 reads two numbers of each child. Every other rule goes through `score`,
one function from which the options take what they need:

    UCB1          Auer et al. 2002; UCT: Kocsis and Szepesvari 2006
    UCB1-tuned    Auer et al. 2002
    PUCT          Rosin 2011, as in Silver et al. 2017
    RAVE          Gelly and Silver 2011
    implicit minimax backups    Lanctot et al. 2014
    progressive bias, widening  Chaslot et al. 2008; Coulom 2007
    first-play urgency          Gelly and Wang 2006
"""

from __future__ import annotations

import math

import numpy as np

from ...kernel import view
from ..arithmetic import mean_to_mover, puct, whole
from .layout import EXTRA, NODE, log_root
from .playout_policies import log_move

UCB1, UCB1_TUNED, PUCT = 0, 1, 2


def best_child(search, first, count, reach):
    """The child with the greatest UCB1: mean + reach / sqrt(visits).

    Two maxima are kept side by side, which the processor computes at once.
    """
    nodes = view(search.nodes, search.capacity, NODE)
    best, other = first, first
    top = nodes[first].value + reach * nodes[first].width
    other_top = np.float32(-np.inf)
    child = first + 1
    if count % 2 == 0:
        other_top = nodes[child].value + reach * nodes[child].width
        other = child
        child += 1
    while child < first + count:
        score = nodes[child].value + reach * nodes[child].width
        if score > other_top:
            other_top = score
            other = child
        score = nodes[child + 1].value + reach * nodes[child + 1].width
        if score > top:
            top = score
            best = child + 1
        child += 2
    return other if other_top > top else best


def promising_child(game, search, rules, node):
    """The child with the greatest `score` among those that widening admits so far."""
    nodes = view(search.nodes, search.capacity, NODE)
    first, count = whole(nodes[node].first), whole(nodes[node].children)
    spread = spread_at(search, rules, whole(nodes[node].visits))
    if rules.ucb1_alone:
        best = best_child(search, first, count, np.float32(spread))
    else:
        count = admitted(rules, whole(nodes[node].visits), count)
        urgency = first_play(game, search, rules, node)
        best, top = first, -np.inf
        for child in range(first, first + count):
            promise = score(search, rules, child, urgency, spread)
            if promise > top:
                best, top = child, promise
    log_move(rules, node, whole(nodes[node].player), whole(nodes[best].action))
    return best


def spread_at(search, rules, visits):
    """The part of a rule that depends on the node, once for all children."""
    if rules.rule == PUCT:
        return search.reach * math.sqrt(float(visits))
    root = float(log_root(search, max(visits, 1)))
    return root * root if rules.rule == UCB1_TUNED else search.reach * root


def admitted(rules, visits, children):
    """Progressive widening: the first few children, more as visits grow."""
    if rules.widening == 0.0:
        return children
    return min(children, 1 + int(rules.widening * math.pow(float(visits), rules.widening_power)))


def first_play(game, search, rules, node):
    """The value assumed for an unvisited child; infinity: every child is tried once."""
    if not math.isnan(rules.first_play):
        return search.low + rules.first_play * (search.high - search.low)
    if rules.rule == PUCT:
        return mean_to_mover(game, search, view(search.nodes, search.capacity, NODE)[node], node)
    return np.inf


def score(search, rules, child, urgency, spread):
    """The score of a child for the player to move, in units of utility."""
    node = view(search.nodes, search.capacity, NODE)[child]
    extra = view(search.extras, search.capacity, EXTRA)[child]
    visits = whole(node.visits)
    mean = float(node.value) if visits else urgency
    if mean == -np.inf:
        return mean  # proven to be no better than another
    if rules.rave > 0.0 and extra.amaf_visits > 0:
        mean = with_amaf(rules, extra, mean, visits)
    if rules.minimax > 0.0 and mean < np.inf:
        mean = (1.0 - rules.minimax) * mean + rules.minimax * float(extra.minimax)
    if rules.bias > 0.0:
        mean += rules.bias * float(extra.heuristic) / (visits + 1)
    if rules.rule == PUCT:
        return puct(mean, spread, float(extra.prior), visits)
    if rules.rule == UCB1:
        return mean + spread * (float(node.width) if visits else 1.0)
    return mean + search.reach * tuned_width(search, node, extra, visits, spread)


def with_amaf(rules, extra, mean, visits):
    """The mean mixed with that of all playouts in which the action came later."""
    amaf = float(extra.amaf_total) / whole(extra.amaf_visits)
    if visits == 0:
        return amaf
    share = math.sqrt(rules.rave / (3.0 * visits + rules.rave))
    return (1.0 - share) * mean + share * amaf


def tuned_width(search, node, extra, visits, log_visits):
    """The width of UCB1-tuned, which knows the variance; it is at most a quarter."""
    if visits == 0:
        return math.sqrt(log_visits)
    span = search.high - search.low
    mean = float(node.total) / visits
    variance = (float(extra.squares) / visits - mean * mean) / (span * span) if span else 0.0
    ratio = log_visits / visits
    return math.sqrt(ratio * min(0.25, variance + math.sqrt(2.0 * ratio)))

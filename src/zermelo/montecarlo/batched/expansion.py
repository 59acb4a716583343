"""How lazy trees grow: a node by its first visit, its edges by the second.

plant                       a new root
new_node, keep_priors       a first visit
expand                      a second: edges, priors, noise at the root
"""

from __future__ import annotations

import math

from ...chance import is_distribution
from ...game import CHANCE
from ...kernel import load_state, random_below, random_unit, save_state, view
from ..arithmetic import clear_values, normalise, whole
from ..uct.layout import BOUNDS, NOBODY
from .lazy_tree import EDGE, GAMMAS, NODE, NOISE, PRIOR, PROVEN, TREE, UNKNOWN, focus


def plant(game, search, states, tree, state):
    """Empty a tree and make this state its root."""
    focus(game, search, tree)
    record = view(search.trees, search.count, TREE)[tree]
    record.nodes = 0
    record.edges = 0
    record.simulations = 0
    new_node(game, search, states, state, 0, 0)


def new_node(game, search, states, state, parent, mover):
    """Make a node without visits; returns its number."""
    tree = view(search.trees, search.count, TREE)[search.tree]
    number = whole(tree.nodes)
    tree.nodes = number + 1
    save_state(game, states, search.tree * search.capacity + number, state)
    node = view(search.nodes, search.capacity, NODE)[number]
    node.total = 0.0
    node.value = 0.0
    node.visits = 0
    node.first = 0
    node.edges = 0
    node.parent = parent
    node.player = NOBODY if game.is_terminal(state) else game.to_move(state)
    node.mover = mover
    node.waiting = 0
    node.proof = UNKNOWN
    clear_values(game, search, number)
    if node.player == NOBODY and search.all_bounds != 0:
        bounds = view(search.bounds, search.capacity, BOUNDS)[number]
        bounds.low = bounds.high = game.utility(state, 0)
        node.value = game.utility(state, mover)
        node.proof = PROVEN
    return number


def state_at(game, search, states, number):
    """The state of a node, which is stored: making it again from the root takes a `result` for each
    level of depth."""
    return load_state(game, states, search.tree * search.capacity + number)


def edges_of(search, number):
    """The edges of a node; those that were taken come first."""
    node = view(search.nodes, search.capacity, NODE)[number]
    first = whole(node.first)
    return view(search.edges, search.edge_capacity, EDGE)[first : first + whole(node.edges)]


def visits_of(search, edge):
    """The visits of an edge, including simulations that wait for the evaluator."""
    node = view(search.nodes, search.capacity, NODE)[whole(edge.child)]
    return whole(node.visits) + whole(node.waiting) if edge.child != 0 else 0


def expand(game, search, state, number):
    """Write the edges of a node, the likeliest first; a noisy root gets noise in its priors."""
    lay_edges(game, state, search, number)
    if game.chance and view(search.nodes, search.capacity, NODE)[number].player == CHANCE:
        return
    edges = edges_of(search, number)
    noisy = number == 0 and view(search.trees, search.count, TREE)[search.tree].noisy != 0
    spread_priors(search, number, edges)
    if noisy and search.gumbel == 0:
        stir_root(search, edges, game.max_actions)
    bring_forward(edges)
    if number == 0 and search.gumbel != 0:
        draw_noise(search, len(edges), noisy)


def lay_edges(game, state, search, number):
    """Write an edge for every action, in the game's order; at a chance node with its
    probability."""
    tree = view(search.trees, search.count, TREE)[search.tree]
    node = view(search.nodes, search.capacity, NODE)[number]
    edges = view(search.edges, search.edge_capacity, EDGE)
    first, count = whole(tree.edges), 0
    total, least = 0.0, 0.0
    for action in game.actions(state):
        if count == game.max_actions:
            search.crowded = 1
            break
        edge = edges[first + count]
        edge.action = action
        edge.child = 0
        if game.chance and node.player == CHANCE:
            weight = game.probability(state, action)
            total += weight
            least = min(least, weight)
            edge.prior = weight
        count += 1
    if game.chance and node.player == CHANCE and not is_distribution(total, least):
        search.improbable = 1
    tree.edges = first + count
    node.first = first
    node.edges = count


# Priors.


def priors_of(search, number):
    """The stored priors of a node's actions."""
    return view(search.priors + number * search.width * 4, search.width, PRIOR)


def keep_priors(game, state, search, number, priors, row):
    """Store the evaluator's priors: of all outputs, or of the legal actions alone."""
    kept = priors_of(search, number)
    if search.by_action:
        for i in range(len(kept)):
            kept[i] = priors[row, i]
        return
    width, i = priors.shape[1], 0
    for action in game.actions(state):
        if i < len(kept):
            kept[i] = priors[row, action % width]
            i += 1


def spread_priors(search, number, edges):
    """Give each edge its stored prior, normalised over the legal actions."""
    kept = priors_of(search, number)
    width = len(kept)
    for i in range(len(edges)):
        place = whole(edges[i].action) if search.by_action else i
        # A division for each edge would cost as much as all the rest.
        edges[i].prior = kept[place if place < width else place % width]
    normalise(edges.prior)


def stir_root(search, edges, max_actions):
    """Mix Dirichlet noise into the priors of the root's edges, from gamma variates drawn in
    advance."""
    gammas = view(search.gammas, GAMMAS + max_actions, NOISE)
    start, share = random_below(search, len(gammas) - len(edges)), search.noise_share
    total = 1e-12
    for i in range(len(edges)):
        total += float(gammas[start + i])
    for i in range(len(edges)):
        kept = (1.0 - share) * float(edges[i].prior)
        edges[i].prior = kept + share * float(gammas[start + i]) / total


def draw_noise(search, count, noisy):
    """Draw Gumbel noise for each of the root's edges; zeros unless `noisy`."""
    noise = view(search.noise, count, NOISE)
    for i in range(count):
        noise[i] = -math.log(-math.log(random_unit(search) + 1e-12) + 1e-12) if noisy else 0.0


def bring_forward(edges):
    """Move the likeliest of the edges that were not taken in front of the others."""
    best, top = 0, -1.0
    for i in range(len(edges)):
        if edges[i].prior > top:
            best, top = i, edges[i].prior
    if best > 0:
        action, prior = edges[0].action, edges[0].prior
        edges[0].action, edges[0].prior = edges[best].action, edges[best].prior
        edges[best].action, edges[best].prior = action, prior

"""How the trees of a grove grow: a node by its first visit, its edges by the second.

plant                       a new root
new_node, keep_priors       a first visit
lay_edges, spread_priors    a second
"""

from __future__ import annotations

from ...game import CHANCE
from ...kernel import load_state, random_below, save_state, view
from ...montecarlo.uct.layout import NOBODY, REAL, several, whole
from .lazy_tree import EDGE, NODE, PRIOR, TREE, look_at

__all__ = [
    "bring_forward",
    "keep_priors",
    "lay_edges",
    "new_node",
    "plant",
    "priors_of",
    "spread_priors",
    "state_at",
    "stir_root",
]


def plant(game, grove, states, tree, state):
    """Forget a tree; this state is the new root."""
    look_at(game, grove, tree)
    record = view(grove.trees, grove.count, TREE)[tree]
    record.nodes = 0
    record.edges = 0
    record.simulations = 0
    new_node(game, grove, states, state, 0, 0)


def new_node(game, grove, states, state, parent, mover):
    """A node that no simulation was counted in; its number."""
    tree = view(grove.trees, grove.count, TREE)[grove.tree]
    number = whole(tree.nodes)
    tree.nodes = number + 1
    save_state(game, states, grove.tree * grove.node_room + number, state)
    node = view(grove.nodes, grove.node_room, NODE)[number]
    node.total = 0.0
    node.value = 0.0
    node.visits = 0
    node.first = 0
    node.edges = 0
    node.parent = parent
    node.player = NOBODY if game.is_terminal(state) else game.to_move(state)
    node.mover = mover
    if several(game):
        sums = view(grove.sums, grove.node_room * game.players, REAL)
        for player in range(game.players):
            sums[number * game.players + player] = 0.0
    return number


def state_at(game, grove, states, number):
    """The state of a node. To make it again from the root's would take as many results as the
    node is deep."""
    return load_state(game, states, grove.tree * grove.node_room + number)


def lay_edges(game, state, grove, number):
    """An edge for every action, in the order of the game; chance's with their probabilities."""
    tree = view(grove.trees, grove.count, TREE)[grove.tree]
    node = view(grove.nodes, grove.node_room, NODE)[number]
    edges = view(grove.edges, grove.edge_room, EDGE)
    first, count = whole(tree.edges), 0
    for action in game.actions(state):
        if count == game.max_actions:
            grove.crowded = 1
            break
        edge = edges[first + count]
        edge.action = action
        edge.child = 0
        if game.chance and node.player == CHANCE:
            edge.prior = game.probability(state, action)
        count += 1
    tree.edges = first + count
    node.first = first
    node.edges = count
    return first


def priors_of(grove, number):
    """What is kept of the priors of a node's actions."""
    return view(grove.priors + number * grove.width * 4, grove.width, PRIOR)


def keep_priors(game, state, grove, number, priors, row):
    """Keep what the evaluator said of the actions: by action, or of the legal ones alone."""
    kept = priors_of(grove, number)
    if grove.by_action:
        for i in range(len(kept)):
            kept[i] = priors[row, i]
        return
    width, i = priors.shape[1], 0
    for action in game.actions(state):
        if i < len(kept):
            kept[i] = priors[row, action % width]
            i += 1


def spread_priors(grove, number):
    """The kept priors of the legal actions, made to sum to one."""
    node = view(grove.nodes, grove.node_room, NODE)[number]
    edges = view(grove.edges, grove.edge_room, EDGE)
    first, count = whole(node.first), whole(node.edges)
    kept = priors_of(grove, number)
    width = len(kept)
    total = 0.0
    for i in range(count):
        place = whole(edges[first + i].action) if grove.by_action else i
        # A division for each edge would cost as much as all the rest.
        likely = kept[place if place < width else place % width]
        edges[first + i].prior = likely
        total += float(likely)
    scale = 1.0 / total if total > 0.0 else 0.0
    for i in range(first, first + count):
        edges[i].prior = float(edges[i].prior) * scale if total > 0.0 else 1.0 / count


def stir_root(grove, gammas, share):
    """Mix noise, from a store of gamma variates, into the priors of the root's edges."""
    root = view(grove.nodes, grove.node_room, NODE)[0]
    edges = view(grove.edges, grove.edge_room, EDGE)
    first, count = whole(root.first), whole(root.edges)
    start = random_below(grove, len(gammas) - count)
    total = 1e-12
    for i in range(count):
        total += float(gammas[start + i])
    for i in range(count):
        kept = (1.0 - share) * float(edges[first + i].prior)
        edges[first + i].prior = kept + share * float(gammas[start + i]) / total


def bring_forward(grove, first, end):
    """Of edges that were not taken, put the likeliest in front."""
    if end - first < 2:
        return
    edges = view(grove.edges, grove.edge_room, EDGE)
    best, top = first, edges[first].prior
    for i in range(first + 1, end):
        if edges[i].prior > top:
            best, top = i, edges[i].prior
    action, prior = edges[first].action, edges[first].prior
    edges[first].action, edges[first].prior = edges[best].action, top
    edges[best].action, edges[best].prior = action, prior

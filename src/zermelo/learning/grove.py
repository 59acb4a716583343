"""Many small trees, one for each game of self-play.

A search of some thirty simulations visits some thirty states, most of them once,
each with dozens of actions that it never tries. So a node is made by the first
visit, and before there is an edge alone: an action, its prior, and where it
leads once it was taken. Edges, in turn, are laid by the second visit; until then
what the evaluator said is kept as it came, and nobody asks which actions are
legal. Edges that were taken stand in front, then comes the likeliest of the
others. A tree is small enough to be fetched before it is looked at.

    new_node, keep_priors       a first visit
    lay_edges, spread_priors    a second
    next_edge, drawn_edge       the way down
    back_propagate              the way up, by parents
"""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np

from ..game import CHANCE, Game
from ..kernel import (
    load_state,
    new_record,
    new_states,
    prefetch,
    random_below,
    random_unit,
    save_state,
    seeded,
    view,
)
from ..montecarlo.heuristics import value_to
from ..montecarlo.layout import NOBODY, REAL, several, whole
from ..playouts import playout_fields

__all__ = [
    "AHEAD",
    "EDGE",
    "LEAF",
    "NODE",
    "NOISE",
    "TREE",
    "Grove",
    "back_propagate",
    "bring_forward",
    "drawn_edge",
    "expect_child",
    "expect_leaf",
    "expect_tree",
    "keep_priors",
    "lay_edges",
    "look_at",
    "new_node",
    "next_edge",
    "own_mean",
    "plant",
    "priors_of",
    "spread_priors",
    "state_at",
    "stir_root",
]

NODE = np.dtype(
    [
        ("total", np.float64),  # sum of the utilities to the player who moved here
        ("value", np.float32),  # the mean
        ("visits", np.int32),
        ("first", np.int32),  # its first edge
        ("edges", np.int32),  # 0: not visited twice, or the game is over
        ("parent", np.int32),
        ("player", np.int8),  # to move
        ("mover", np.int8),  # who moved here; 0 after chance and at the root
    ],
    align=True,
)
EDGE = np.dtype([("prior", np.float32), ("action", np.int32), ("child", np.int32)])
"""A child of 0 is none: the root is nobody's child. Of chance, the prior is the probability."""
TREE = np.dtype([("nodes", np.int64), ("edges", np.int64), ("simulations", np.int64)])
LEAF = np.dtype([("tree", np.int32), ("node", np.int32)])  # that waits for the evaluator
PRIOR = NOISE = np.dtype(np.float32)
NODE_BYTES, EDGE_BYTES, LINE = NODE.itemsize, EDGE.itemsize, 64
AHEAD, MOST_LINES = 2, 16  # how far and how much to fetch ahead: trees, lines of memory
CHANCES = 4  # nodes that a simulation may make where chance moves in between
_ADDRESSES = ("all_nodes", "all_edges", "all_priors", "all_sums", "all_noise", "trees", "leaves")


@functools.cache
def grove_type(max_actions: int) -> np.dtype[Any]:
    """What kernels carry: all trees, and the one that is looked at."""
    return np.dtype(
        [
            *[(name, np.int64) for name in _ADDRESSES],
            ("count", np.int64),  # of trees
            ("states", np.int64),  # of all nodes: where they are, and how far apart
            ("state_bytes", np.int64),
            ("node_room", np.int64),  # of one tree
            ("edge_room", np.int64),
            ("width", np.int64),  # of what is kept of the priors
            ("by_action", np.int64),  # whether it is kept by action, or in the order of the legal
            ("tree", np.int64),  # looked at
            ("nodes", np.int64),  # its arrays
            ("edges", np.int64),
            ("priors", np.int64),
            ("sums", np.int64),  # utilities to each player, where there are several
            ("noise", np.int64),  # of the root's edges
            ("leaf", np.int64),  # where the last walk came to
            ("values", np.int64),  # of one simulation, to each player
            ("learn_range", np.int64),
            ("exploration", np.float64),
            ("reach", np.float64),  # exploration, in units of utility
            ("low", np.float64),  # the least and the greatest utility, given or seen
            ("high", np.float64),
            *playout_fields(max_actions),
        ],
        align=True,
    )


class Grove:
    """Room for `count` trees of `simulations` simulations each."""

    def __init__(
        self, game: Game, count: int, simulations: int, *, slots: int, exploration: float, seed: int
    ) -> None:
        nodes = 1 + (CHANCES if game.chance else 1) * (simulations + 1)
        edges, players = nodes * game.max_actions, game.players
        # To keep all that an evaluator says is quick, but of chess it would be gigabytes.
        self.width = slots if slots <= 2 * game.max_actions else game.max_actions
        self.trees, self.leaves = np.zeros(count, TREE), np.zeros(count, LEAF)
        self._nodes, self._edges = np.empty(count * nodes, NODE), np.empty(count * edges, EDGE)
        self._priors = np.empty(count * nodes * self.width, PRIOR)
        self._sums = np.empty(count * nodes * players if several(game) else 0)
        self._noise = np.empty(count * game.max_actions, NOISE)
        self._values = np.zeros(players)
        self.states = new_states(game, count * nodes)
        record = new_record(grove_type(game.max_actions))
        arrays: Any = (self._nodes, self._edges, self._priors, self._sums, self._noise)
        for name, array in zip(_ADDRESSES, (*arrays, self.trees, self.leaves), strict=True):
            record[name] = array.ctypes.data
        record.width, record.by_action = self.width, self.width == slots
        if isinstance(self.states, np.ndarray):
            record.states, record.state_bytes = self.states.ctypes.data, self.states.shape[1]
        record.values = self._values.ctypes.data
        record.count, record.node_room, record.edge_room = count, nodes, edges
        record.random = int(seeded(seed))
        low, high = game.utility_bounds or (math.inf, -math.inf)
        record.low, record.high, record.learn_range = low, high, not game.utility_bounds
        record.exploration = exploration
        record.reach = exploration * max(high - low, 0.0)
        self.record = record


def look_at(game, grove, tree):
    """All that follows is about this tree."""
    grove.tree = tree
    grove.nodes = grove.all_nodes + tree * grove.node_room * NODE_BYTES
    grove.edges = grove.all_edges + tree * grove.edge_room * EDGE_BYTES
    grove.priors = grove.all_priors + tree * grove.node_room * grove.width * 4
    grove.sums = grove.all_sums + tree * grove.node_room * game.players * 8
    grove.noise = grove.all_noise + tree * game.max_actions * 4


# The trees of thousands of games are in no cache, and most of the time would be spent waiting for
# memory. What comes next is known, so it can be on its way.


def expect_tree(grove, tree):
    """A tree is to be walked down: its nodes and the root's first edges."""
    used = whole(view(grove.trees, grove.count, TREE)[tree].nodes)
    start = grove.all_nodes + tree * grove.node_room * NODE_BYTES
    expect(start, used * NODE_BYTES)
    prefetch(grove.all_edges + tree * grove.edge_room * EDGE_BYTES)
    expect_state(grove, tree, used)


def expect_state(grove, tree, number):
    """The state of a node is to be read, or written."""
    expect(grove.states + (tree * grove.node_room + number) * grove.state_bytes, grove.state_bytes)


def expect_priors(grove, tree, number):
    """So is what is kept of its priors."""
    size = grove.width * 4
    expect(grove.all_priors + (tree * grove.node_room + number) * size, size)


def expect(start, size):
    for line in range(min(size // LINE + 1, MOST_LINES)):
        prefetch(start + line * LINE)


def expect_child(grove, number):
    """A walk comes to a node of the tree."""
    tree = whole(grove.tree)
    expect_state(grove, tree, number)
    if view(grove.nodes, grove.node_room, NODE)[number].edges == 0:
        expect_priors(grove, tree, number)


def expect_leaf(grove, leaf):
    """A leaf has its answer: the tree, the state, and the room for its priors."""
    record = view(grove.leaves, grove.count, LEAF)[leaf]
    tree, number = whole(record.tree), whole(record.node)
    expect_tree(grove, tree)
    expect_state(grove, tree, number)
    expect_priors(grove, tree, number)


# Growing.


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


# The way down.


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


# The way up.


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

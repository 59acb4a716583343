"""Many small trees, one for each game of self-play.

A search of some thirty simulations visits some thirty states, most of them once,
each with dozens of actions that it never tries. So a node is made by the first
visit, and before there is an edge alone: an action, its prior, and where it
leads once it was taken. Edges, in turn, are laid by the second visit; until then
what the evaluator said is kept as it came, and nobody asks which actions are
legal. Edges that were taken stand in front, then comes the likeliest of the
others. A tree is small enough to be fetched before it is looked at.

`growth` makes nodes and edges, `walks` leads down along them and back up.
"""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np

from ...game import Game
from ...kernel import new_record, new_states, prefetch, seeded, view
from ...montecarlo.uct.layout import several, whole
from ...playouts import playout_fields

__all__ = [
    "AHEAD",
    "EDGE",
    "LEAF",
    "NODE",
    "NOISE",
    "PRIOR",
    "TREE",
    "Grove",
    "expect_child",
    "expect_leaf",
    "expect_tree",
    "look_at",
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

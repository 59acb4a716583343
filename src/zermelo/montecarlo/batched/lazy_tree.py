"""Many small trees whose leaves an evaluator judges: self-play has one for each game.

A search of some thirty simulations visits some thirty states, most of them once,
each with dozens of actions that it never tries. So a node is made by the first
visit, and before there is an edge alone: an action, its prior, and where it
leads once it was taken. Edges, in turn, are laid by the second visit; until then
what the evaluator said is kept as it came, and no legal actions are generated.
Edges that were taken stand in front, then comes the likeliest of the
others. A tree is small enough to be fetched before it is looked at.

`expansion` makes nodes and edges, `puct` and `gumbel` choose among them, `simulation` walks
down and back up, `solver` keeps what is proven.
"""

from __future__ import annotations

import functools
import math
from typing import Any, NamedTuple, TypedDict, Unpack

import numpy as np

from ...game import Game
from ...kernel import new_record, new_states, prefetch, seeded, view
from ...playouts import playout_fields
from ..arithmetic import range_fields, range_of, several, whole
from ..uct.layout import BOUNDS

NODE = np.dtype(
    [
        ("total", np.float64),  # sum of the utilities to the player who moved here
        ("value", np.float32),  # the mean, less virtual losses; proven; or -inf: dismissed
        ("visits", np.int32),
        ("first", np.int32),  # its first edge
        ("parent", np.int32),
        ("edges", np.uint16),  # 0: not visited twice, or the game is over
        ("proof", np.int16),  # UNKNOWN, BOUNDED or PROVEN
        ("player", np.int8),  # to move
        ("mover", np.int8),  # who moved here; 0 after chance and at the root
        ("waiting", np.int16),  # leaves below, or itself, that wait for the evaluator
    ],
    align=True,
)
UNKNOWN, BOUNDED, PROVEN = 0, 1, 2
"""What is proven of a node: nothing, and its bounds are not written; bounds; its value."""
EDGE = np.dtype([("prior", np.float32), ("action", np.int32), ("child", np.int32)])
"""Child 0: none, since the root is no child. The prior of an action of chance is its
probability."""
TREE = np.dtype(
    [
        ("nodes", np.int64),
        ("edges", np.int64),
        ("simulations", np.int64),
        ("target", np.int64),  # simulations that it is to have
        ("noisy", np.int64),  # whether there is noise at its root
    ]
)
LEAF = np.dtype([("tree", np.int32), ("node", np.int32)])  # that waits for the evaluator
PRIOR = NOISE = np.dtype(np.float32)
NODE_BYTES, EDGE_BYTES, BOUNDS_BYTES, LINE = NODE.itemsize, EDGE.itemsize, BOUNDS.itemsize, 64
AHEAD, MOST_LINES = 2, 16  # how far and how much to fetch ahead: trees, lines of memory
CHANCES = 4  # nodes that a simulation may make where chance moves in between
LEAST_LOOK = 256  # nodes of a look ahead, where hardly any succeeds: two plies of most games
GAMMAS = 1 << 16  # gamma variates in store, of which Dirichlet noise is made
_ADDRESSES = (
    *("all_nodes", "all_edges", "all_priors", "all_sums", "all_noise", "all_bounds"),
    *("trees", "leaves"),
    *("cache_keys", "cache_priors", "cache_values", "values"),
)
_COUNTS = (
    "count",  # of trees
    "states",  # of all nodes: where they are, and how far apart
    "state_bytes",
    "capacity",  # nodes and edges of one tree
    "edge_capacity",
    "width",  # of what is kept of the priors
    "by_action",  # whether it is kept by action, or in the order of the legal ones
    "leaves_each",  # leaves of one tree that may wait at the same time
    "gumbel",  # actions that a search considers at its root; 0: PUCT takes all
    "cache_size",  # evaluations that are remembered, by the hash of the state: 2^n, or 0
    "outcomes",  # values that the evaluator gives
    "lookahead",  # nodes that a look ahead may take, at most; 0: there is none
    "look",  # those that the next one may take
    "looked",  # those that the last one took
    "gammas",  # variates of which Dirichlet noise is made
    "tree",  # in focus
    "nodes",  # its arrays
    "edges",
    "priors",
    "sums",  # utilities to each player, where there are several
    "noise",  # of the root's edges
    "bounds",  # what is proven of its nodes, where `all_bounds` are kept
    "leaf",  # where the last walk came to
    "waiting",  # leaves without an answer
    "deepest",
    "simulations",  # counted for reports
    "evaluations",
    "remembered",
    "foreseen",
)


class Answers(NamedTuple):
    """A batch of leaves: observations, and the evaluator's priors and values, a row each."""

    observations: Any
    priors: Any
    values: Any


class Batch(NamedTuple):
    """The arguments of all kernels that grow trees."""

    search: Any
    states: Any
    answers: Answers


@functools.cache
def _search_type(max_actions: int) -> np.dtype[Any]:
    """The record of kernels: settings of all trees, and addresses of the tree in focus."""
    return np.dtype(
        [
            *[(name, np.int64) for name in (*_ADDRESSES, *_COUNTS)],
            ("noise_share", np.float64),  # of noise in the priors of a root
            ("least", np.float64),  # what a node is worth that nothing is known of
            ("most", np.float64),
            *range_fields(),
            *playout_fields(max_actions),
        ],
        align=True,
    )


class LazyTreeSettings(TypedDict, total=False):
    """How trees are grown.

    `leaves`: how many leaves of one tree may wait for the evaluator at the
    same time; more than one costs some strength and pays where trees are few.
    `gumbel`: actions that each root considers, in place of PUCT there.
    `cache`: evaluations that are remembered from search to search.
    `solver`: keep what ends of games prove, where that is possible.
    `lookahead`: nodes of alpha-beta that may prove a leaf before the evaluator is asked, with
    a solver; 0 for none.
    """

    leaves: int
    exploration: float
    gumbel: int
    cache: int
    solver: bool
    lookahead: int
    seed: int


TREE_DEFAULTS: LazyTreeSettings = {
    "leaves": 1,
    "exploration": 1.25,
    "gumbel": 0,
    "cache": 0,
    "solver": True,
    "lookahead": 0,
    "seed": 0,
}


class LazyTrees:
    """Room for `count` trees of `simulations` simulations each.

    `outputs` is the number of priors that the evaluator gives, where that is known.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        simulations: int,
        *,
        outputs: int | None = None,
        **settings: Unpack[LazyTreeSettings],
    ) -> None:
        chosen = TREE_DEFAULTS | settings
        leaves, cache = chosen["leaves"], chosen["cache"]
        nodes = 1 + (CHANCES if game.chance else 1) * (simulations + 1)
        edges, players = nodes * game.max_actions, game.players
        # To keep all that an evaluator says is quick, but of chess it would be gigabytes.
        by_action = outputs is not None and outputs <= 2 * game.max_actions
        self.width = outputs if outputs is not None and by_action else game.max_actions
        self.trees = np.zeros(count, TREE).view(np.recarray)
        self.leaves = np.zeros(count * leaves, LEAF)
        self.nodes, self.edges = np.empty((count, nodes), NODE), np.empty((count, edges), EDGE)
        self.sums = np.empty((count, nodes, players) if several(game) else (count, 0, players))
        bounded = chosen["solver"] and provable(game)
        self.bounds = np.empty((count, nodes if bounded else 0), BOUNDS)
        self.states = new_states(game, count * nodes)
        size = 1 << (cache - 1).bit_length() if cache else 0
        outcomes = players if several(game) else 1
        self.cache_keys = np.zeros(size, np.uint64)
        self._arrays: dict[str, Any] = {
            "all_nodes": self.nodes,
            "all_edges": self.edges,
            "all_priors": np.empty(count * nodes * self.width, PRIOR),
            "all_sums": self.sums,
            "all_noise": np.empty(count * game.max_actions, NOISE),
            "all_bounds": self.bounds if self.bounds.size else 0,
            "trees": self.trees,
            "leaves": self.leaves,
            "cache_keys": self.cache_keys,
            "cache_priors": np.zeros((size, self.width), PRIOR),
            "cache_values": np.zeros((size, outcomes), PRIOR),
            "values": np.zeros(players),
        }
        least, most = game.utility_bounds or (-math.inf, math.inf)
        self.record = new_record(
            _search_type(game.max_actions),
            **self._arrays,
            **range_of(game, chosen["exploration"]),
            count=count,
            capacity=nodes,
            edge_capacity=edges,
            width=self.width,
            by_action=by_action,
            leaves_each=leaves,
            gumbel=chosen["gumbel"],
            cache_size=size,
            lookahead=chosen["lookahead"],
            look=min(LEAST_LOOK, chosen["lookahead"]),
            outcomes=outcomes,
            least=least,
            most=most,
            random=int(seeded(chosen["seed"])),
        )
        if isinstance(self.states, np.ndarray):
            self.record.states = self.states.ctypes.data
            self.record.state_bytes = self.states.shape[1]

    def add_noise(self, share: float, alpha: float, max_actions: int, seed: int) -> None:
        """Draw Dirichlet(`alpha`) noise in advance, which gets this share of the priors of noisy
        roots."""
        drawn = np.random.default_rng(seed).gamma(alpha, size=GAMMAS + max_actions)
        self._gammas = drawn.astype(np.float32)
        self.record.gammas, self.record.noise_share = self._gammas.ctypes.data, share

    def forget(self) -> None:
        """Drop cached evaluations: the evaluator has changed."""
        self.cache_keys[:] = 0


def provable(game: Game) -> bool:
    """Whether ends of games can prove values: no chance, and zero-sum for two."""
    return not several(game) and not game.chance


def focus(game, search, tree):
    """Point the record to the arrays of this tree, which all functions work on."""
    search.tree = tree
    search.nodes = search.all_nodes + tree * search.capacity * NODE_BYTES
    search.edges = search.all_edges + tree * search.edge_capacity * EDGE_BYTES
    search.priors = search.all_priors + tree * search.capacity * search.width * 4
    search.sums = search.all_sums + tree * search.capacity * game.players * 8
    search.noise = search.all_noise + tree * game.max_actions * 4
    if search.all_bounds != 0:
        search.bounds = search.all_bounds + tree * search.capacity * BOUNDS_BYTES


# The trees of thousands of games are in no cache, and most of the time would be spent waiting for
# memory. What comes next is known, so it can be on its way.


def expect_tree(search, tree):
    """Prefetch the nodes of a tree and its root's first edges."""
    used = whole(view(search.trees, search.count, TREE)[tree].nodes)
    start = search.all_nodes + tree * search.capacity * NODE_BYTES
    expect(start, used * NODE_BYTES)
    prefetch(search.all_edges + tree * search.edge_capacity * EDGE_BYTES)
    expect_state(search, tree, used)


def expect_state(search, tree, number):
    """Prefetch the state of a node."""
    place = tree * search.capacity + number
    expect(search.states + place * search.state_bytes, search.state_bytes)


def expect_priors(search, tree, number):
    """Prefetch the stored priors of a node."""
    size = search.width * 4
    expect(search.all_priors + (tree * search.capacity + number) * size, size)


def expect(start, size):
    for line in range(min(size // LINE + 1, MOST_LINES)):
        prefetch(start + line * LINE)


def expect_child(search, number):
    """Prefetch a node that a walk is about to visit."""
    tree = whole(search.tree)
    expect_state(search, tree, number)
    if view(search.nodes, search.capacity, NODE)[number].edges == 0:
        expect_priors(search, tree, number)


def expect_leaf(search, leaf):
    """Prefetch what is needed to take the answer for a leaf: tree, state, and room for priors."""
    record = view(search.leaves, search.count * search.leaves_each, LEAF)[leaf]
    tree, number = whole(record.tree), whole(record.node)
    expect_tree(search, tree)
    expect_state(search, tree, number)
    expect_priors(search, tree, number)

"""Kernels that grow many trees in step; see `batch`."""

from __future__ import annotations

import numpy as np

from ...game import CHANCE
from ...kernel import kernel, load_state, save_state, view
from ..uct.layout import EXTRA, NOBODY, NODE, NOWHERE, REAL, UNSEEN, several, whole
from ..uct.playout_policies import utilities
from ..uct.selection import drawn_child, likely_child, own_mean
from ..uct.simulation import add_virtual_loss, back_propagate, enter, expand

__all__ = ["FOREST", "SLOT", "TREE", "backup_batch", "point", "select_batch", "stir", "value_of"]

PATH = 256  # a deeper path ends in a leaf
LEAF, COLLISION, COUNTED = 0, 1, 2
"""What `descend` came to: a leaf for the evaluator, one that waits already, an end of the game."""
NODE_BYTES, EXTRA_BYTES = NODE.itemsize, EXTRA.itemsize
TREE = np.dtype([("free", np.int64), ("simulations", np.int64)])
SLOT = np.dtype(  # a leaf that waits for the evaluator
    [
        ("tree", np.int64),
        ("depth", np.int64),
        ("path", np.uint32, (PATH + 1,)),
    ],
    align=True,
)
FOREST = np.dtype(
    [
        ("nodes", np.int64),  # addresses
        ("extras", np.int64),
        ("weights", np.int64),
        ("sums", np.int64),
        ("trees", np.int64),
        ("slots", np.int64),
        ("count", np.int64),  # of trees
        ("capacity", np.int64),  # nodes of one tree
        ("leaves", np.int64),  # that one tree may wait for
        ("simulations", np.int64),  # that each tree is to have
    ],
    align=True,
)


@kernel
def select_batch(game, search, forest, roots, leaves, observations):
    """Walk down every tree to leaves that need the evaluator; how many there are."""
    trees = view(forest.trees, forest.count, TREE)
    waiting = 0
    for tree in range(forest.count):
        point(game, search, forest, tree)
        asked = 0
        while asked < forest.leaves and trees[tree].simulations + asked < forest.simulations:
            state = descend(game, load_state(game, roots, tree), search, asked)
            if search.news == COLLISION:
                break
            if search.news == COUNTED:
                back_propagate(game, search, None, utilities(game, state, search))
                trees[tree].simulations += 1
                continue
            remember_path(search, forest, waiting, tree)
            save_state(game, leaves, waiting, state)
            observations[waiting] = 0.0
            game.observation(state, game.to_move(state), observations[waiting])
            waiting += 1
            asked += 1
        trees[tree].free = search.free
    return waiting


@kernel
def backup_batch(game, search, forest, leaves, priors, values):
    """Lay down the children of the leaves with their priors; count the values."""
    trees = view(forest.trees, forest.count, TREE)
    slots = view(forest.slots, forest.count * forest.leaves, SLOT)
    for slot in range(len(priors)):
        tree = whole(slots[slot].tree)
        point(game, search, forest, tree)
        recall_path(search, forest, slot)
        state = load_state(game, leaves, slot)
        node = whole(search.path[search.depth])
        if view(search.nodes, search.capacity, NODE)[node].first == NOWHERE:
            expand(game, state, search, None, node)
            assign_priors(search, node, priors, slot)
        back_propagate(game, search, None, value_of(game, state, search, values, slot))
        trees[tree].simulations += 1
        trees[tree].free = search.free


@kernel
def stir(game, search, forest, noise, share):
    """Mix noise into the priors of the roots' children."""
    for tree in range(forest.count):
        point(game, search, forest, tree)
        root = view(search.nodes, search.capacity, NODE)[0]
        extras = view(search.extras, search.capacity, EXTRA)
        first, count = whole(root.first), whole(root.children)
        total = 0.0
        for i in range(count):
            total += noise[tree, i]
        for i in range(count):
            kept = (1.0 - share) * float(extras[first + i].prior)
            extras[first + i].prior = kept + share * noise[tree, i] / total


def point(game, search, forest, tree):
    """Make the search record look at one tree."""
    start = tree * forest.capacity
    search.nodes = forest.nodes + start * NODE_BYTES
    search.extras = forest.extras + start * EXTRA_BYTES
    search.weights = forest.weights + start * 8
    search.sums = forest.sums + start * 8 * game.players
    search.free = view(forest.trees, forest.count, TREE)[tree].free
    search.end = forest.capacity


def descend(game, state, search, asked):
    """The state at a leaf; `search.news` tells whether it needs the evaluator."""
    nodes = view(search.nodes, search.capacity, NODE)
    node, depth = 0, 0
    search.path[0] = 0
    search.news = LEAF
    while depth < PATH:
        if nodes[node].player == UNSEEN:
            enter(game, state, search, node)
            if nodes[node].player >= 0:
                break
            if nodes[node].player == CHANCE:
                expand(game, state, search, None, node)
        elif nodes[node].first == NOWHERE and asked > 0:
            search.news = COLLISION  # another simulation waits here
            break
        if nodes[node].children <= 0:
            search.news = COUNTED if nodes[node].player == NOBODY else LEAF
            break
        if game.chance and nodes[node].player == CHANCE:
            child = drawn_child(search, node)
        else:
            child = likely_child(search, node, own_mean(game, search, node))
        state = game.result(state, whole(nodes[child].action))
        depth += 1
        search.path[depth] = child
        node = child
        if search.virtual_loss:
            add_virtual_loss(search, node)
    search.depth = depth
    search.deepest = max(search.deepest, depth)
    if search.news == COLLISION and search.virtual_loss:
        take_back_virtual_loss(search)
    return state


def take_back_virtual_loss(search):
    """A walk that came to nothing."""
    nodes = view(search.nodes, search.capacity, NODE)
    for depth in range(1, search.depth + 1):
        node = nodes[whole(search.path[depth])]
        node.visits -= search.virtual_loss
        node.total -= search.virtual_loss * search.low
        if node.visits > 0:
            node.value = node.total / node.visits


def remember_path(search, forest, slot, tree):
    kept = view(forest.slots, forest.count * forest.leaves, SLOT)[slot]
    kept.tree = tree
    kept.depth = search.depth
    for depth in range(search.depth + 1):
        kept.path[depth] = search.path[depth]


def recall_path(search, forest, slot):
    kept = view(forest.slots, forest.count * forest.leaves, SLOT)[slot]
    search.depth = kept.depth
    for depth in range(search.depth + 1):
        search.path[depth] = kept.path[depth]


def assign_priors(search, node, priors, slot):
    """The evaluator's priors of the legal actions, made to sum to one."""
    nodes = view(search.nodes, search.capacity, NODE)
    extras = view(search.extras, search.capacity, EXTRA)
    first, count = whole(nodes[node].first), whole(nodes[node].children)
    width = priors.shape[1]
    total = 0.0
    for child in range(first, first + count):
        action = whole(nodes[child].action)
        # A division for each child would cost as much as all the rest.
        likely = priors[slot, action if action < width else action % width]
        extras[child].prior = likely
        total += float(likely)
    scale = 1.0 / total if total > 0.0 else 0.0
    for child in range(first, first + count):
        extras[child].prior = float(extras[child].prior) * scale if total > 0.0 else 1.0 / count


def value_of(game, state, search, values, slot):
    """The evaluator's value to player 0; to everyone in `search.values` if several."""
    mover = game.to_move(state)
    if several(game):
        everyone = view(search.values, game.players, REAL)
        for other in range(game.players):
            everyone[(mover + other) % game.players] = values[slot, other]
        return float(everyone[0])
    value = float(values[slot, 0])
    return value if mover == 0 else -value

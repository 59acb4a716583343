"""One simulation of a lazy tree, whose leaf an evaluator judges.

1. descend        to a leaf; a node that is visited again is expanded
2. end of game?   then back up its utilities
3. remembered?    a state that was evaluated lately need not be evaluated again: back up
4. else           write the observation down and wait
5. back up        when the evaluator has answered: into the tree and the memory
"""

from __future__ import annotations

from ...bits import Bits
from ...game import CHANCE
from ...kernel import state_hash, view
from ..arithmetic import evaluated, utilities, whole
from ..uct.layout import NOBODY
from .expansion import expand, keep_priors, new_node, priors_of, state_at
from .gumbel import gumbel_edge
from .lazy_tree import (
    AHEAD,
    EDGE,
    LEAF,
    NODE,
    TREE,
    expect_child,
    expect_leaf,
    focus,
)
from .puct import add_virtual_loss, back_propagate, drawn_edge, likely_edge

__all__ = ["COUNTED", "TAKEN", "WAITING", "back_up_answers", "simulate"]

WAITING, COUNTED, TAKEN = 0, 1, 2
"""What became of a simulation: its leaf waits for the evaluator; it is counted; another one waits
where it came to."""
OPEN, OVER, FULL = 3, 4, 5
"""What a walk came to besides: a leaf to evaluate, an end of the game, no room for more."""


def simulate(game, batch, row):
    """One simulation of the tree in focus; a leaf that must wait takes this row of the batch."""
    search = batch.search
    found = descend(game, batch)
    if found == TAKEN:
        return TAKEN
    state = state_at(game, batch, whole(search.leaf))
    if found == OVER:
        back_propagate(game, search, utilities(game, state, search), 0)
    elif found == OPEN and not is_remembered(game, batch, state):
        wait(game, batch, state, row)
        return WAITING
    count(search)
    return COUNTED


def count(search):
    view(search.trees, search.count, TREE)[search.tree].simulations += 1
    search.simulations += 1


# 1. Descend.


def descend(game, batch):
    """What this walk came to; the number of the leaf is in `search.leaf`."""
    search = batch.search
    nodes = view(search.nodes, search.capacity, NODE)
    edges = view(search.edges, search.edge_capacity, EDGE)
    tree = view(search.trees, search.count, TREE)[search.tree]
    number, depth, found = 0, 0, OPEN
    while True:
        player = whole(nodes[number].player)
        if player == NOBODY:
            found = OVER
            break
        if nodes[number].edges == 0:
            if player != CHANCE and nodes[number].visits == 0:
                found = OPEN if nodes[number].waiting == 0 else TAKEN
                break
            expand(game, batch, state_at(game, batch, number), number)
            if nodes[number].edges == 0:
                break
        edge = next_edge(game, search, number, player)
        child = whole(edges[edge].child)
        if child == 0:
            if tree.nodes >= search.capacity:
                found = FULL
                break
            state = state_at(game, batch, number)
            state = game.result(state, whole(edges[edge].action))
            child = new_node(game, batch, state, number, max(player, 0))
            edges[edge].child = child
        else:
            expect_child(search, child)
        number = child
        depth += 1
    search.leaf = number
    search.deepest = max(search.deepest, depth)
    return found


def next_edge(game, search, number, player):
    """By chance, by Gumbel at the root if wanted, else by PUCT."""
    if game.chance and player == CHANCE:
        return drawn_edge(search, number)
    if number == 0 and search.gumbel != 0:
        return gumbel_edge(search)
    return likely_edge(game, search, number)


# 3. Remembered?


def is_remembered(game, batch, state):
    """Back up what the evaluator said about this state before, if that is known."""
    search, cache = batch.search, batch.cache
    if search.cache_size == 0:
        return False
    key = state_hash(state)
    place = int(key & (search.cache_size - 1))
    if Bits(cache.keys[place]) != key:
        return False
    kept = priors_of(search, search.leaf)
    for i in range(len(kept)):
        kept[i] = cache.priors[place, i]
    take(game, batch, state, cache.values, place, 0)
    search.remembered += 1
    return True


def remember(batch, state, row):
    """Keep an answer; it replaces another one."""
    search, cache = batch.search, batch.cache
    key = state_hash(state)
    place = int(key & (search.cache_size - 1))
    cache.keys[place] = int(key)
    cache.values[place] = batch.answers.values[row]
    kept = priors_of(search, search.leaf)
    for i in range(len(kept)):
        cache.priors[place, i] = kept[i]


# 4. Wait.


def wait(game, batch, state, row):
    """The evaluator must see the leaf."""
    search, observations = batch.search, batch.answers.observations
    leaf = view(search.leaves, search.count * search.leaves_each, LEAF)[row]
    leaf.tree = search.tree
    leaf.node = search.leaf
    observations[row] = 0.0
    game.observation(state, game.to_move(state), observations[row])
    if search.leaves_each > 1:
        add_virtual_loss(search)


# 5. Back up.


def back_up_answers(game, batch):
    """Grow the trees by the answers to all leaves that waited."""
    search = batch.search
    for row in range(search.waiting):
        expect_leaf(search, min(row + AHEAD, whole(search.waiting) - 1))
        back_up(game, batch, row)
    search.waiting = 0


def back_up(game, batch, row):
    search = batch.search
    leaf = view(search.leaves, search.count * search.leaves_each, LEAF)[row]
    focus(game, search, whole(leaf.tree))
    search.leaf = whole(leaf.node)
    state = state_at(game, batch, whole(search.leaf))
    keep_priors(game, state, search, search.leaf, batch.answers.priors, row)
    if search.cache_size != 0:
        remember(batch, state, row)
    take(game, batch, state, batch.answers.values, row, 1)
    count(search)
    search.evaluations += 1


def take(game, batch, state, values, row, waited):
    """The leaf has its priors; count its value."""
    if batch.search.leaf == 0:
        expand(game, batch, state, 0)
    back_propagate(game, batch.search, evaluated(game, state, batch.search, values, row), waited)

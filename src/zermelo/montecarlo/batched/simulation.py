"""One simulation of a lazy tree, whose leaf an evaluator judges.

1. descend        to a leaf; a node that is visited again is expanded
2. end of game?   then back up its utilities, and what they prove; or what was proven before
3. decided?       a look ahead may prove the leaf's value, see `lookahead`: back up
4. remembered?    a state that was evaluated lately need not be evaluated again: back up
5. else           write the observation down and wait
6. back up        when the evaluator has answered: into the tree and the memory
"""

from __future__ import annotations

import numpy as np

from ...bits import Bits
from ...game import CHANCE
from ...kernel import state_hash, view
from ..arithmetic import evaluated, utilities, whole
from ..uct.layout import NOBODY
from .expansion import (
    edges_of,
    expand,
    keep_priors,
    new_node,
    priors_of,
    state_at,
)
from .gumbel import gumbel_edge
from .lazy_tree import (
    AHEAD,
    LEAF,
    NODE,
    PRIOR,
    PROVEN,
    TREE,
    expect_child,
    expect_leaf,
    focus,
)
from .lookahead import is_decided
from .puct import add_virtual_loss, back_propagate, drawn_edge, likely_edge
from .solver import prove, proven_value

KEY = np.dtype(np.uint64)
WAITING, COUNTED, TAKEN = 0, 1, 2
"""Results of a simulation: its leaf waits for the evaluator; it is complete; it came to a leaf that
already waits."""
OPEN, OVER, SETTLED, FULL = 3, 4, 5, 6
"""Where else a walk may end: a leaf to evaluate, a final state, a proven value, no room for more
nodes."""


def simulate(game, search, states, observations, row):
    """Simulate once in the tree in focus; a leaf that must wait takes this row of the batch."""
    found = descend(game, search, states)
    if found == TAKEN:
        return TAKEN
    state = state_at(game, search, states, whole(search.leaf))
    if found == OVER:
        back_up_end(game, search, state)
    elif found == SETTLED:
        back_propagate(game, search, proven_value(search, search.leaf), 0)
    elif found == OPEN and not is_judged(game, search, state):
        wait(game, search, state, observations, row)
        return WAITING
    count(search)
    return COUNTED


def back_up_end(game, search, state):
    """Count a final state; at the first visit also prove what follows."""
    visits = whole(view(search.nodes, search.capacity, NODE)[whole(search.leaf)].visits)
    back_propagate(game, search, utilities(game, state, search), 0)
    if visits == 0:
        prove(search)


def count(search):
    view(search.trees, search.count, TREE)[search.tree].simulations += 1
    search.simulations += 1


# 1. Descend.


def descend(game, search, states):
    """Walk down; returns where the walk ended, and leaves the node in `search.leaf`."""
    nodes = view(search.nodes, search.capacity, NODE)
    tree = view(search.trees, search.count, TREE)[search.tree]
    number, depth, found = 0, 0, OPEN
    while True:
        player = whole(nodes[number].player)
        if player == NOBODY:
            found = OVER
            break
        if nodes[number].proof == PROVEN:
            found = SETTLED
            break
        if nodes[number].edges == 0:
            if player != CHANCE and nodes[number].visits == 0:
                found = OPEN if nodes[number].waiting == 0 else TAKEN
                break
            expand(game, search, state_at(game, search, states, number), number)
            if nodes[number].edges == 0:
                break
        edge = edges_of(search, number)[next_edge(game, search, number, player)]
        child = whole(edge.child)
        if child == 0:
            if tree.nodes >= search.capacity:
                found = FULL
                break
            state = state_at(game, search, states, number)
            state = game.result(state, whole(edge.action))
            child = new_node(game, search, states, state, number, max(player, 0))
            edge.child = child
        else:
            expect_child(search, child)
        number = child
        depth += 1
    search.leaf = number
    search.deepest = max(search.deepest, depth)
    return found


def next_edge(game, search, number, player):
    """The edge to take: by chance, by Gumbel selection at the root if wanted, else by PUCT."""
    if game.chance and player == CHANCE:
        return drawn_edge(search, number)
    if number == 0 and search.gumbel != 0:
        return gumbel_edge(search)
    return likely_edge(game, search, number)


def is_judged(game, search, state):
    """Whether the value of the leaf is known without the evaluator."""
    return is_decided(game, search, state) or is_remembered(game, search, state)


# 4. Remembered?


def is_remembered(game, search, state):
    """Whether there is a cached evaluation of this state; if so, back it up."""
    if search.cache_size == 0:
        return False
    key = state_hash(state)
    place = int(key & (search.cache_size - 1))
    if Bits(view(search.cache_keys, search.cache_size, KEY)[place]) != key:
        return False
    kept, cached = priors_of(search, search.leaf), cached_priors(search, place)
    for i in range(len(kept)):
        kept[i] = cached[i]
    take(game, search, state, cached_values(search, place), 0)
    search.remembered += 1
    return True


def remember(search, state, values):
    """Cache an evaluation, in place of another one."""
    key = state_hash(state)
    place = int(key & (search.cache_size - 1))
    view(search.cache_keys, search.cache_size, KEY)[place] = int(key)
    kept, cached = priors_of(search, search.leaf), cached_priors(search, place)
    for i in range(len(kept)):
        cached[i] = kept[i]
    cached = cached_values(search, place)
    for i in range(len(cached)):
        cached[i] = values[i]


def cached_priors(search, place):
    return view(search.cache_priors + place * search.width * 4, search.width, PRIOR)


def cached_values(search, place):
    return view(search.cache_values + place * search.outcomes * 4, search.outcomes, PRIOR)


# 5. Wait.


def wait(game, search, state, observations, row):
    """Put the leaf into the batch for the evaluator."""
    leaf = view(search.leaves, search.count * search.leaves_each, LEAF)[row]
    leaf.tree = search.tree
    leaf.node = search.leaf
    observations[row] = 0.0
    game.observation(state, game.to_move(state), observations[row])
    if search.leaves_each > 1:
        add_virtual_loss(search)


# 6. Back up.


def back_up_answers(game, search, states, answers):
    """Grow the trees by the answers for all leaves that waited."""
    for row in range(search.waiting):
        expect_leaf(search, min(row + AHEAD, whole(search.waiting) - 1))
        back_up(game, search, states, answers, row)
    search.waiting = 0


def back_up(game, search, states, answers, row):
    leaf = view(search.leaves, search.count * search.leaves_each, LEAF)[row]
    focus(game, search, whole(leaf.tree))
    search.leaf = whole(leaf.node)
    state = state_at(game, search, states, whole(search.leaf))
    keep_priors(game, state, search, search.leaf, answers.priors, row)
    if search.cache_size != 0:
        remember(search, state, answers.values[row])
    take(game, search, state, answers.values[row], 1)
    count(search)
    search.evaluations += 1


def take(game, search, state, values, waited):
    """Back up the value of a leaf whose priors are stored."""
    if search.leaf == 0:
        expand(game, search, state, 0)
    back_propagate(game, search, evaluated(game, state, search, values), waited)

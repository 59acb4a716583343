"""Kernels of self-play: many games, each with its tree, that ask one evaluator.

Every call of `advance` takes the evaluator's answers to the leaves of the last
one, goes on in every game until that game needs another answer, and leaves the
observations of those leaves. Moves are made and new games begun on the way, so
no game waits for another and every batch is full. What was evaluated lately is
remembered: a search that comes upon the same state, as the next move's search
does, need not ask again.

    1. back up          the answers, into trees and memory
    2. descend          to a leaf; who is visited again gets edges; ends of games count at once
    3. remembered?      then back up and descend again
    4. ask              write the observation and turn to the next game
    5. move             when a search is complete: keep what it found, move on
    6. harvest          when a game is over: its positions, with what came of them
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...bits import Bits
from ...game import CHANCE
from ...kernel import (
    borrowed,
    kernel,
    random_below,
    random_unit,
    state_hash,
    view,
)
from ...montecarlo.batched.forest import value_of
from ...montecarlo.uct.layout import NOBODY, whole
from ...montecarlo.uct.playout_policies import utilities
from ...playouts import chance_action, random_choice
from .expansion import (
    bring_forward,
    keep_priors,
    lay_edges,
    new_node,
    plant,
    priors_of,
    spread_priors,
    state_at,
    stir_root,
)
from .gumbel import draw_noise, gumbel_edge, visits_of, winner
from .lazy_tree import (
    AHEAD,
    EDGE,
    LEAF,
    NODE,
    TREE,
    expect_child,
    expect_leaf,
    expect_tree,
    look_at,
)
from .puct import back_propagate, drawn_edge, next_edge, own_mean
from .samples import Harvest, Past, keep_position, reap

__all__ = ["FIELD", "Answers", "Boards", "Memory", "Pack", "advance"]

ASK, OVER, FULL = 0, 1, 2
"""What a walk came to: a leaf for the evaluator, an end of the game, no room for more."""
_UNASKED = 4096  # simulations of a game in a row that need no answer; small games need none at all

FIELD = np.dtype(  # how games are played, and what came of them
    [
        ("full", np.int64),  # simulations of a search whose policy is learnt from
        ("fast", np.int64),  # of other searches
        ("full_share", np.float64),
        ("sampled", np.int64),  # plies in which moves are drawn by visits
        ("gumbel", np.int64),  # actions that a search considers at its root; 0: PUCT takes all
        ("noise", np.float64),  # share of noise in the priors of full searches
        ("random_plies", np.int64),  # with which a game may begin
        ("plies", np.int64),  # after so many a game is broken off
        ("room", np.int64),  # positions that the harvest can hold
        ("harvest", np.int64),  # positions that it holds
        ("memory", np.int64),  # states remembered: a power of two, or 0
        ("waiting", np.int64),  # leaves without an answer
        ("games", np.int64),  # counted for reports
        ("moves", np.int64),
        ("simulations", np.int64),
        ("evaluations", np.int64),
        ("remembered", np.int64),
    ],
    align=True,
)


class Boards(NamedTuple):
    """Where games stand: the states of all nodes, and noise for those of the roots."""

    states: Any
    noise: Any


class Answers(NamedTuple):
    """What an evaluator is asked, and what it says: a row for each leaf."""

    observations: Any
    priors: Any
    values: Any


class Memory(NamedTuple):
    """What the evaluator said lately, by the hash of the state."""

    keys: Any
    priors: Any
    values: Any


class Pack(NamedTuple):
    """All that the kernels need of the games of one thread in one group."""

    grove: Any
    field: Any
    boards: Boards
    answers: Answers
    past: Past
    harvest: Harvest
    memory: Memory


@kernel
def advance(game, pack):
    """One round of all games; the answers belong to the leaves of the last round."""
    grove, field = pack.grove, pack.field
    boards, answers, past = borrowed(pack.boards), borrowed(pack.answers), borrowed(pack.past)
    harvest, memory = borrowed(pack.harvest), borrowed(pack.memory)
    for slot in range(field.waiting):
        expect_leaf(grove, min(slot + AHEAD, whole(field.waiting) - 1))
        back_up(game, grove, field, boards, answers, past, memory, slot)
    waiting = 0
    trees = view(grove.trees, grove.count, TREE)
    leaves = view(grove.leaves, grove.count, LEAF)
    for tree in range(grove.count):
        expect_tree(grove, min(tree + AHEAD, whole(grove.count) - 1))
        look_at(game, grove, tree)
        unasked = 0
        while unasked < _UNASKED:
            if trees[tree].simulations >= past.games[tree].target:
                make_move(game, grove, field, boards, past, harvest, tree)
                continue
            budget = whole(past.games[tree].target) - 1  # the first simulation is the root's own
            news = walk_down(game, grove, field, boards, past, budget)
            state = state_at(game, grove, boards.states, whole(grove.leaf))
            if news == OVER:
                back_propagate(game, grove, utilities(game, state, grove))
            elif news == ASK and not is_remembered(game, grove, field, boards, past, memory, state):
                leaves[waiting].tree = tree
                leaves[waiting].node = grove.leaf
                answers.observations[waiting] = 0.0
                game.observation(state, game.to_move(state), answers.observations[waiting])
                waiting += 1
                break
            trees[tree].simulations += 1
            field.simulations += 1
            unasked += 1
    field.waiting = waiting


# 1. Back up.


def back_up(game, grove, field, boards, answers, past, memory, slot):
    """Grow a tree by the answer to one leaf."""
    leaf = view(grove.leaves, grove.count, LEAF)[slot]
    look_at(game, grove, whole(leaf.tree))
    grove.leaf = whole(leaf.node)
    state = state_at(game, grove, boards.states, whole(grove.leaf))
    keep_priors(game, state, grove, grove.leaf, answers.priors, slot)
    if field.memory != 0:
        key = state_hash(state)
        place = int(key & (field.memory - 1))
        memory.keys[place] = int(key)
        memory.values[place] = answers.values[slot]
        kept = priors_of(grove, grove.leaf)
        for i in range(len(kept)):
            memory.priors[place, i] = kept[i]
    if grove.leaf == 0:
        grow(game, grove, field, boards, past, state, 0)
    back_propagate(game, grove, value_of(game, state, grove, answers.values, slot))
    view(grove.trees, grove.count, TREE)[grove.tree].simulations += 1
    field.simulations += 1
    field.evaluations += 1


def grow(game, grove, field, boards, past, state, number):
    """Lay the edges of a node, the likeliest in front; noise for those of the root."""
    first = lay_edges(game, state, grove, number)
    spread_priors(grove, number)
    count = whole(view(grove.nodes, grove.node_room, NODE)[number].edges)
    if number == 0 and field.gumbel == 0 and past.games[grove.tree].is_full != 0:
        stir_root(grove, boards.noise, field.noise)
    bring_forward(grove, first, first + count)
    if number == 0 and field.gumbel != 0:
        draw_noise(grove, count)


# 2. Descend.


def walk_down(game, grove, field, boards, past, budget):
    """What the leaf needs that this walk comes to; its number is in `grove.leaf`."""
    nodes = view(grove.nodes, grove.node_room, NODE)
    edges = view(grove.edges, grove.edge_room, EDGE)
    tree = view(grove.trees, grove.count, TREE)[grove.tree]
    number, news = 0, ASK
    while True:
        player = whole(nodes[number].player)
        if player == NOBODY:
            news = OVER
            break
        if nodes[number].edges == 0:
            if player != CHANCE and nodes[number].visits == 0:
                break
            state = state_at(game, grove, boards.states, number)
            if player == CHANCE:
                lay_edges(game, state, grove, number)
            else:
                grow(game, grove, field, boards, past, state, number)
            if nodes[number].edges == 0:
                break
        if game.chance and player == CHANCE:
            edge = drawn_edge(grove, number)
        elif number == 0 and field.gumbel != 0:
            edge = gumbel_edge(grove, whole(field.gumbel), budget)
        else:
            edge = next_edge(grove, number, own_mean(game, grove, number))
        child = whole(edges[edge].child)
        if child == 0:
            if tree.nodes >= grove.node_room:
                news = FULL
                break
            state = state_at(game, grove, boards.states, number)
            state = game.result(state, whole(edges[edge].action))
            child = new_node(game, grove, boards.states, state, number, max(player, 0))
            edges[edge].child = child
        else:
            expect_child(grove, child)
        number = child
    grove.leaf = number
    return news


# 3. Remembered?


def is_remembered(game, grove, field, boards, past, memory, state):
    """Back up what the evaluator said about this state before, if that is known."""
    if field.memory == 0:
        return False
    key = state_hash(state)
    place = int(key & (field.memory - 1))
    if Bits(memory.keys[place]) != key:
        return False
    kept = priors_of(grove, grove.leaf)
    for i in range(len(kept)):
        kept[i] = memory.priors[place, i]
    if grove.leaf == 0:
        grow(game, grove, field, boards, past, state, 0)
    back_propagate(game, grove, value_of(game, state, grove, memory.values, place))
    field.remembered += 1
    return True


# 5. Move.


def make_move(game, grove, field, boards, past, harvest, tree):
    """The search is complete, if there was one: move on, or begin a game; plant the next root."""
    played = past.games[tree]
    if played.target == 0:
        state = opening(game, grove, random_below(grove, field.random_plies + 1))
    else:
        state = next_position(game, grove, field, boards, past, tree)
        over = game.is_terminal(state)
        if over or played.ply >= field.plies:
            reap(game, grove, field, past, harvest, state, over, tree)
            state = opening(game, grove, random_below(grove, field.random_plies + 1))
            played.ply, played.kept = 0, 0
    played.is_full = 1 if random_unit(grove) < field.full_share else 0
    played.target = field.full if played.is_full != 0 else field.fast
    plant(game, grove, boards.states, tree, state)


def next_position(game, grove, field, boards, past, tree):
    """Keep the position, make the move that was found, let chance move."""
    played = past.games[tree]
    state = state_at(game, grove, boards.states, 0)
    if played.is_full != 0 and played.kept < past.most:
        keep_position(game, grove, field, past, state, tree)
    edge = winner(grove) if field.gumbel != 0 else chosen_edge(grove, played.ply < field.sampled)
    state = game.result(state, whole(view(grove.edges, grove.edge_room, EDGE)[edge].action))
    while not game.is_terminal(state) and game.to_move(state) == CHANCE:
        state = game.result(state, chance_action(game, state, grove))
    played.ply += 1
    field.moves += 1
    return state


def opening(game, grove, plies):
    """The start of a game, after so many random moves unless they end it."""
    state = game.initial_state()
    left = plies
    while left > 0 or game.to_move(state) == CHANCE:
        if game.is_terminal(state):
            state, left = game.initial_state(), plies // 2
        elif game.to_move(state) == CHANCE:
            state = game.result(state, chance_action(game, state, grove))
        else:
            state = game.result(state, random_choice(game, state, grove))
            left -= 1
            if game.is_terminal(state):
                state, left = game.initial_state(), 0
    return state


def chosen_edge(grove, drawn):
    """The edge that was taken most, or one drawn by visits."""
    root = view(grove.nodes, grove.node_room, NODE)[0]
    first, count = whole(root.first), whole(root.edges)
    total, best = 0, first
    for edge in range(first, first + count):
        total += visits_of(grove, edge)
        if visits_of(grove, edge) > visits_of(grove, best):
            best = edge
    if not drawn or total == 0:
        return best
    left = random_below(grove, total)
    for edge in range(first, first + count):
        left -= visits_of(grove, edge)
        if left < 0:
            return edge
    return best

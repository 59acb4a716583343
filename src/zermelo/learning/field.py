"""Kernels of self-play: many games, each with its tree, that ask one evaluator.

Every call of `advance` takes the evaluator's answers to the leaves of the last
one, goes on in every game until that game needs another answer, and leaves the
observations of those leaves. Moves are made and new games begun on the way, so
no game waits for another and every batch is full. What was evaluated lately is
remembered: a search that comes upon the same state, as the next move's search
does, need not ask again.

    1. back up          the answers, into trees and memory
    2. descend          to a leaf; ends of games are counted at once
    3. remembered?      then back up and descend again
    4. ask              write the observation and turn to the next game
    5. move             when a search is complete: keep what it found, move on
    6. harvest          when a game is over: its positions, with what came of them
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits
from ..game import CHANCE
from ..kernel import (
    kernel,
    load_state,
    prefetch,
    random_below,
    random_unit,
    save_state,
    state_hash,
    view,
)
from ..montecarlo.forest import (
    COUNTED,
    EXTRA_BYTES,
    LEAF,
    NODE_BYTES,
    PATH,
    SLOT,
    TREE,
    assign_priors,
    plant_root,
    point,
    recall_path,
    remember_path,
    value_of,
)
from ..montecarlo.layout import EXTRA, NOBODY, NODE, UNSEEN, whole
from ..montecarlo.policies import utilities
from ..montecarlo.selection import drawn_child, own_mean
from ..montecarlo.uct import back_propagate, enter, expand, lay_down
from ..playouts import chance_action, random_choice
from .gumbel import draw_noise, gumbel_child, improve_policy, winner

__all__ = [
    "FIELD",
    "PLAYED",
    "Answers",
    "Boards",
    "Harvest",
    "Memory",
    "Pack",
    "Past",
    "advance",
]

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
PLAYED = np.dtype(  # one game
    [
        ("ply", np.int64),
        ("kept", np.int64),  # positions kept so far
        ("target", np.int64),  # simulations of the present search
        ("is_full", np.int64),
    ]
)


class Boards(NamedTuple):
    """Where games stand, and where their searches wait."""

    roots: Any
    leaves: Any
    noise: Any


class Answers(NamedTuple):
    """What an evaluator is asked, and what it says: a row for each leaf."""

    observations: Any
    priors: Any
    values: Any


class Past(NamedTuple):
    """Positions of games that are not over yet."""

    games: Any
    states: Any
    policies: Any
    values: Any
    most: int


class Harvest(NamedTuple):
    """Positions of finished games: a row each."""

    observations: Any
    policies: Any
    outcomes: Any
    """Utilities at the end, to the player to move first; NaN where the game was broken off."""
    searched: Any
    """What the search said, to the player to move."""


class Memory(NamedTuple):
    """What the evaluator said lately, by the hash of the state."""

    keys: Any
    priors: Any
    values: Any


class Pack(NamedTuple):
    """All that the kernels need of the games of one thread in one group."""

    search: Any
    forest: Any
    field: Any
    boards: Boards
    answers: Answers
    past: Past
    harvest: Harvest
    memory: Memory


@kernel
def advance(game, pack):
    """One round of all games; the answers belong to the leaves of the last round."""
    search, forest, field, boards = pack.search, pack.forest, pack.field, pack.boards
    answers, past, harvest, memory = pack.answers, pack.past, pack.harvest, pack.memory
    for slot in range(field.waiting):
        expect_path(forest, min(slot + AHEAD, whole(field.waiting) - 1))
        back_up(game, search, forest, field, boards, answers, past, memory, slot)
    waiting = 0
    trees = view(forest.trees, forest.count, TREE)
    for tree in range(forest.count):
        expect_root(forest, min(tree + AHEAD, whole(forest.count) - 1))
        unasked = 0
        while unasked < _UNASKED:
            point(game, search, forest, tree)
            if trees[tree].simulations >= past.games[tree].target:
                make_move(game, search, forest, field, boards, past, harvest, tree)
                continue
            budget = whole(past.games[tree].target) - 1  # the first simulation is the root's own
            state = walk_down(game, load_state(game, boards.roots, tree), search, field, budget)
            if search.news == COUNTED:
                back_propagate(game, search, None, utilities(game, state, search))
            elif not is_remembered(game, search, field, boards, past, memory, state, tree):
                remember_path(search, forest, waiting, tree)
                save_state(game, boards.leaves, waiting, state)
                answers.observations[waiting] = 0.0
                game.observation(state, game.to_move(state), answers.observations[waiting])
                waiting += 1
                break
            trees[tree].simulations += 1
            trees[tree].free = search.free
            field.simulations += 1
            unasked += 1
        trees[tree].free = search.free
    field.waiting = waiting


AHEAD, LINES = 2, 4  # how far and how much to fetch ahead: trees or leaves, lines of memory


# The trees of thousands of games are in no cache, and most of the time would be spent waiting for
# memory. What comes next is known, so it can be on its way.


def expect_path(forest, slot):
    """A leaf has its answer: the nodes above it, and the room for its children."""
    kept = view(forest.slots, forest.count * forest.leaves, SLOT)[slot]
    tree = whole(kept.tree)
    start = tree * forest.capacity
    for depth in range(whole(kept.depth) + 1):
        prefetch(forest.nodes + (start + whole(kept.path[depth])) * NODE_BYTES)
    free = start + whole(view(forest.trees, forest.count, TREE)[tree].free)
    for line in range(LINES):
        prefetch(forest.nodes + free * NODE_BYTES + line * 64)
        prefetch(forest.extras + free * EXTRA_BYTES + line * 64)


def expect_root(forest, tree):
    """A tree is to be walked down: its root and the first of the root's children."""
    start = tree * forest.capacity
    for line in range(LINES):
        prefetch(forest.nodes + start * NODE_BYTES + line * 64)
        prefetch(forest.extras + start * EXTRA_BYTES + line * 64)


# 1. Back up.


def back_up(game, search, forest, field, boards, answers, past, memory, slot):
    """Grow a tree by the answer to one leaf."""
    trees = view(forest.trees, forest.count, TREE)
    tree = whole(view(forest.slots, forest.count * forest.leaves, SLOT)[slot].tree)
    point(game, search, forest, tree)
    recall_path(search, forest, slot)
    state = load_state(game, boards.leaves, slot)
    node = whole(search.path[search.depth])
    first = lay_children(game, state, search, node)
    count = whole(search.free) - first
    assign_priors(search, node, answers.priors, slot)
    if field.memory != 0:
        key = state_hash(state)
        place = int(key & (field.memory - 1))
        memory.keys[place] = int(key)
        memory.values[place] = answers.values[slot]
        extras = view(search.extras, search.capacity, EXTRA)
        for i in range(count):
            memory.priors[place, i] = extras[first + i].prior
    grown(game, search, field, boards, past, tree, node)
    back_propagate(game, search, None, value_of(game, state, search, answers.values, slot))
    trees[tree].simulations += 1
    trees[tree].free = search.free
    field.simulations += 1
    field.evaluations += 1


def lay_children(game, state, search, node):
    """A child for every action, in the order of the game; the number of the first.

    Again, where a path is as long as a path may be.
    """
    nodes = view(search.nodes, search.capacity, NODE)
    first, count = whole(search.free), 0
    for action in game.actions(state):
        if count == game.max_actions:
            search.crowded = 1
            break
        lay_down(game, state, search, None, first + count, action)
        count += 1
    search.free = first + count
    nodes[node].first = first
    nodes[node].children = count
    return first


def grown(game, search, field, boards, past, tree, node):
    """The children of a node have their priors: noise for those of the root, the best in front."""
    if node == 0 and field.gumbel == 0 and past.games[tree].is_full != 0:
        stir_root(search, field, boards)
    record = view(search.nodes, search.capacity, NODE)[node]
    first, count = whole(record.first), whole(record.children)
    bring_forward(search, first, first + count)
    if node == 0 and field.gumbel != 0:
        draw_noise(search, first, count)


def stir_root(search, field, boards):
    """Mix noise, from a store of gamma variates, into the priors of the root's children."""
    root = view(search.nodes, search.capacity, NODE)[0]
    extras = view(search.extras, search.capacity, EXTRA)
    first, count = whole(root.first), whole(root.children)
    start = random_below(search, len(boards.noise) - count)
    total = 1e-12
    for i in range(count):
        total += float(boards.noise[start + i])
    for i in range(count):
        kept = (1.0 - field.noise) * float(extras[first + i].prior)
        extras[first + i].prior = kept + field.noise * float(boards.noise[start + i]) / total


# 2. Descend.


def walk_down(game, state, search, field, budget):
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
        if nodes[node].children <= 0:
            search.news = COUNTED if nodes[node].player == NOBODY else LEAF
            break
        if game.chance and nodes[node].player == CHANCE:
            child = drawn_child(search, node)
        elif node == 0 and field.gumbel != 0:
            child = gumbel_child(search, whole(field.gumbel), budget)
        else:
            child = next_child(search, node, own_mean(game, search, node))
        state = game.result(state, whole(nodes[child].action))
        depth += 1
        search.path[depth] = child
        node = child
    search.depth = depth
    search.deepest = max(search.deepest, depth)
    return state


def next_child(search, node, urgency):
    """The child with the greatest PUCT: mean + C * prior * sqrt(N) / (1 + n).

    Children that were visited stand in front, then the likeliest of the others: the rest need
    not be looked at, since all of them have the same mean.
    """
    nodes = view(search.nodes, search.capacity, NODE)
    extras = view(search.extras, search.capacity, EXTRA)
    first = whole(nodes[node].first)
    end = first + whole(nodes[node].children)
    reach = search.reach * math.sqrt(float(nodes[node].visits))
    best, top = first, -np.inf
    for child in range(first, end):
        visits = whole(nodes[child].visits)
        if visits == 0:
            if urgency + reach * float(extras[child].prior) > top:
                bring_forward(search, child + 1, end)
                best = child
            break
        value = float(nodes[child].value) + reach * float(extras[child].prior) / (1 + visits)
        if value > top:
            best, top = child, value
    return best


def bring_forward(search, first, end):
    """Of children that were not visited, put the likeliest in front."""
    nodes = view(search.nodes, search.capacity, NODE)
    extras = view(search.extras, search.capacity, EXTRA)
    if end - first < 2:
        return
    best = first
    for child in range(first + 1, end):
        if extras[child].prior > extras[best].prior:
            best = child
    action, prior = nodes[first].action, extras[first].prior
    nodes[first].action, extras[first].prior = nodes[best].action, extras[best].prior
    nodes[best].action, extras[best].prior = action, prior


# 3. Remembered?


def is_remembered(game, search, field, boards, past, memory, state, tree):
    """Back up what the evaluator said about this state before, if that is known."""
    if field.memory == 0:
        return False
    key = state_hash(state)
    place = int(key & (field.memory - 1))
    if Bits(memory.keys[place]) != key:
        return False
    node = whole(search.path[search.depth])
    first = lay_children(game, state, search, node)
    extras = view(search.extras, search.capacity, EXTRA)
    for i in range(whole(search.free) - first):
        extras[first + i].prior = memory.priors[place, i]
    grown(game, search, field, boards, past, tree, node)
    back_propagate(game, search, None, value_of(game, state, search, memory.values, place))
    field.remembered += 1
    return True


# 5. Move.


def make_move(game, search, forest, field, boards, past, harvest, tree):
    """The search is complete: keep the position, move, let chance move, plant the next root."""
    played = past.games[tree]
    state = load_state(game, boards.roots, tree)
    if played.target > 0:
        if played.is_full != 0 and played.kept < past.most:
            keep_position(game, search, field, past, state, tree)
        if field.gumbel != 0:
            child = winner(search)
        else:
            child = chosen_child(search, played.ply < field.sampled)
        nodes = view(search.nodes, search.capacity, NODE)
        state = game.result(state, whole(nodes[child].action))
        played.ply += 1
        field.moves += 1
    while not game.is_terminal(state) and game.to_move(state) == CHANCE:
        state = game.result(state, chance_action(game, state, search))
    over = game.is_terminal(state)
    if over or played.ply >= field.plies:
        reap(game, search, field, past, harvest, state, over, tree)
        state = opening(game, search, random_below(search, field.random_plies + 1))
        played.ply, played.kept = 0, 0
    save_state(game, boards.roots, tree, state)
    played.is_full = 1 if random_unit(search) < field.full_share else 0
    played.target = field.full if played.is_full != 0 else field.fast
    plant_root(game, search, forest, tree)


def opening(game, search, plies):
    """The start of a game, after so many random moves unless they end it."""
    state = game.initial_state()
    left = plies
    while left > 0 or game.to_move(state) == CHANCE:
        if game.is_terminal(state):
            state, left = game.initial_state(), plies // 2
        elif game.to_move(state) == CHANCE:
            state = game.result(state, chance_action(game, state, search))
        else:
            state = game.result(state, random_choice(game, state, search))
            left -= 1
            if game.is_terminal(state):
                state, left = game.initial_state(), 0
    return state


def keep_position(game, search, field, past, state, tree):
    """The state, the policy that was found, the value of the root."""
    place = tree * past.most + whole(past.games[tree].kept)
    save_state(game, past.states, place, state)
    past.policies[place] = 0.0
    if field.gumbel != 0:
        improve_policy(game, search, past.policies[place])
    else:
        share_visits(search, past.policies[place])
    past.values[place] = own_mean(game, search, 0)
    past.games[tree].kept += 1


def share_visits(search, policy):
    """The share of visits of each action."""
    nodes = view(search.nodes, search.capacity, NODE)
    first, count = whole(nodes[0].first), whole(nodes[0].children)
    total = 0.0
    for child in range(first, first + count):
        total += whole(nodes[child].visits)
    for child in range(first, first + count):
        slot = whole(nodes[child].action) % len(policy)
        policy[slot] += whole(nodes[child].visits) / max(total, 1.0)


def chosen_child(search, drawn):
    """The most visited child, or one drawn by visits."""
    nodes = view(search.nodes, search.capacity, NODE)
    first, count = whole(nodes[0].first), whole(nodes[0].children)
    total, best = 0, first
    for child in range(first, first + count):
        total += whole(nodes[child].visits)
        if nodes[child].visits > nodes[best].visits:
            best = child
    if not drawn or total == 0:
        return best
    left = random_below(search, total)
    for child in range(first, first + count):
        left -= whole(nodes[child].visits)
        if left < 0:
            return child
    return best


# 6. Harvest.


def reap(game, search, field, past, harvest, state, over, tree):
    """Write the positions of a game down, each under a random symmetry."""
    kept = whole(past.games[tree].kept)
    if past.games[tree].target > 0:
        field.games += 1
    for number in range(kept):
        if field.harvest >= field.room:
            return
        place, out = tree * past.most + number, whole(field.harvest)
        seen = load_state(game, past.states, place)
        symmetry = random_below(search, game.symmetries)
        player = game.to_move(seen)
        twin = game.symmetric_state(seen, symmetry)
        harvest.observations[out] = 0.0
        game.observation(twin, game.to_move(twin), harvest.observations[out])
        turn_policy(game, past, harvest, seen, place, out, symmetry)
        for other in range(harvest.outcomes.shape[1]):
            # To the player to move first, then to those after it.
            whose = (player + other) % game.players
            harvest.outcomes[out, other] = game.utility(state, whose) if over else np.nan
        harvest.searched[out] = past.values[place]
        field.harvest += 1


def turn_policy(game, past, harvest, state, place, out, symmetry):
    """The policy as it is under the symmetry."""
    slots = past.policies.shape[1]
    if symmetry == 0:
        harvest.policies[out] = past.policies[place]
        return
    harvest.policies[out] = 0.0
    for action in game.actions(state):
        turned = game.symmetric_action(action, symmetry) % slots
        harvest.policies[out, turned] = past.policies[place, action % slots]

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

import numpy as np

from ..bits import Bits
from ..game import CHANCE
from ..kernel import (
    kernel,
    load_state,
    random_below,
    random_unit,
    save_state,
    state_hash,
    view,
)
from ..montecarlo.forest import (
    COUNTED,
    SLOT,
    TREE,
    assign_priors,
    descend,
    plant_root,
    point,
    recall_path,
    remember_path,
    value_of,
)
from ..montecarlo.layout import EXTRA, NODE, NOWHERE, whole
from ..montecarlo.policies import utilities
from ..montecarlo.selection import own_mean
from ..montecarlo.uct import back_propagate, expand
from ..playouts import chance_action, random_choice

__all__ = ["FIELD", "PLAYED", "advance"]

FIELD = np.dtype(  # how games are played, and what came of them
    [
        ("full", np.int64),  # simulations of a search whose policy is learnt from
        ("fast", np.int64),  # of other searches
        ("full_share", np.float64),
        ("sampled", np.int64),  # plies in which moves are drawn by visits
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


@kernel
def advance(game, search, forest, field, boards, answers, past, harvest, memory):
    """One round of all games; `answers` belong to the leaves of the last round."""
    for slot in range(field.waiting):
        back_up(game, search, forest, field, boards, answers, past, memory, slot)
    waiting = 0
    trees = view(forest.trees, forest.count, TREE)
    for tree in range(forest.count):
        while True:
            point(game, search, forest, tree)
            if trees[tree].simulations >= past.games[tree].target:
                make_move(game, search, forest, field, boards, past, harvest, tree)
                continue
            state = descend(game, load_state(game, boards.roots, tree), search, 0)
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
        trees[tree].free = search.free
    field.waiting = waiting


# 1. Back up.


def back_up(game, search, forest, field, boards, answers, past, memory, slot):
    """Grow a tree by the answer to one leaf."""
    trees = view(forest.trees, forest.count, TREE)
    tree = whole(view(forest.slots, forest.count * forest.leaves, SLOT)[slot].tree)
    point(game, search, forest, tree)
    recall_path(search, forest, slot)
    state = load_state(game, boards.leaves, slot)
    if field.memory != 0:
        place = int(state_hash(state) & (field.memory - 1))
        memory.keys[place] = int(state_hash(state))
        memory.values[place] = answers.values[slot]
        memory.priors[place] = answers.priors[slot]
    grow(game, search, field, boards, past, state, tree, answers.priors, answers.values, slot)
    trees[tree].simulations += 1
    trees[tree].free = search.free
    field.simulations += 1
    field.evaluations += 1


def grow(game, search, field, boards, past, state, tree, priors, values, place):
    """Lay down the children of a leaf, and count its value."""
    node = whole(search.path[search.depth])
    if view(search.nodes, search.capacity, NODE)[node].first == NOWHERE:
        expand(game, state, search, None, node)
        assign_priors(search, node, priors, place)
        if node == 0 and past.games[tree].is_full != 0:
            stir_root(search, field, boards)
    back_propagate(game, search, None, value_of(game, state, search, values, place))


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


# 3. Remembered?


def is_remembered(game, search, field, boards, past, memory, state, tree):
    """Back up what the evaluator said about this state before, if that is known."""
    if field.memory == 0:
        return False
    key = state_hash(state)
    place = int(key & (field.memory - 1))
    if Bits(memory.keys[place]) != key:
        return False
    grow(game, search, field, boards, past, state, tree, memory.priors, memory.values, place)
    field.remembered += 1
    return True


# 5. Move.


def make_move(game, search, forest, field, boards, past, harvest, tree):
    """The search is complete: keep the position, move, let chance move, plant the next root."""
    played = past.games[tree]
    state = load_state(game, boards.roots, tree)
    if played.target > 0:
        if played.is_full != 0 and played.kept < past.most:
            keep_position(game, search, past, state, tree)
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


def keep_position(game, search, past, state, tree):
    """The state, the share of visits of each action, the value of the root."""
    nodes = view(search.nodes, search.capacity, NODE)
    place = tree * past.most + whole(past.games[tree].kept)
    save_state(game, past.states, place, state)
    past.policies[place] = 0.0
    first, count = whole(nodes[0].first), whole(nodes[0].children)
    total = 0.0
    for child in range(first, first + count):
        total += whole(nodes[child].visits)
    for child in range(first, first + count):
        slot = whole(nodes[child].action) % past.policies.shape[1]
        past.policies[place, slot] += whole(nodes[child].visits) / max(total, 1.0)
    past.values[place] = own_mean(game, search, 0)
    past.games[tree].kept += 1


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

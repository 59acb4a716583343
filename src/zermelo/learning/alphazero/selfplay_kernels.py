"""Kernels of self-play: many games, each with its tree, that ask one evaluator.

Every call of `advance` takes the evaluator's answers to the leaves of the last
one, goes on in every game until that game needs another answer, and leaves the
observations of those leaves. Moves are made and new games begun on the way, so
no game waits for another and every batch is full.

    1. back up     the answers, into trees and memory
    2. simulate    until a leaf must wait for the evaluator, then turn to the next game
    3. move        when a search is complete: keep what it found, move on
    4. reap        when a game is over: its positions, with what came of them
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...game import CHANCE
from ...kernel import borrowed, kernel, random_below, random_unit, view
from ...montecarlo.arithmetic import whole
from ...montecarlo.batched.expansion import edges_of, plant, state_at
from ...montecarlo.batched.gumbel import winner
from ...montecarlo.batched.lazy_tree import AHEAD, TREE, Batch, expect_tree, focus
from ...montecarlo.batched.simulation import WAITING, back_up_answers, simulate
from ...montecarlo.batched.solver import is_proven, standing_visits, stands
from ...playouts import after_chance, chance_action, random_choice
from .samples import Harvest, Past, keep_position, keep_reply, reap

_IN_A_ROW = 4096  # simulations of a game that need no evaluation; small games need none at all

FIELD = np.dtype(  # how games are played, and what came of them
    [
        ("full", np.int64),  # simulations of a search whose policy is learnt from
        ("fast", np.int64),  # of other searches
        ("full_share", np.float64),
        ("sampled", np.int64),  # plies in which moves are drawn by visits
        ("random_plies", np.int64),  # with which a game may begin
        ("plies", np.int64),  # after so many a game is broken off
        ("room", np.int64),  # positions that the harvest can hold
        ("harvest", np.int64),  # positions that it holds
        ("games", np.int64),  # counted for reports
        ("moves", np.int64),
    ],
    align=True,
)


class Pack(NamedTuple):
    """All that the kernels need of the games of one thread in one group."""

    batch: Batch
    field: Any
    past: Past
    harvest: Harvest


@kernel
def advance(game, pack):
    """One round of all games; the answers belong to the leaves of the last round."""
    search = pack.batch.search
    states, answers = borrowed(pack.batch.states), borrowed(pack.batch.answers)
    batch = Batch(search, states, answers)
    play = Pack(batch, pack.field, borrowed(pack.past), borrowed(pack.harvest))
    back_up_answers(game, search, states, answers)
    waiting = 0
    trees = view(search.trees, search.count, TREE)
    for tree in range(search.count):
        expect_tree(search, min(tree + AHEAD, whole(search.count) - 1))
        focus(game, search, tree)
        in_a_row = 0
        while in_a_row < _IN_A_ROW:
            if trees[tree].simulations >= trees[tree].target or is_proven(search, 0):
                make_move(game, play, tree)
            elif simulate(game, search, states, answers.observations, waiting) == WAITING:
                waiting += 1
                break
            else:
                in_a_row += 1
    search.waiting = waiting


# 3. Move.


def make_move(game, play, tree):
    """The search is complete, if there was one: move on, or begin a game; plant the next root."""
    search, field, played = play.batch.search, play.field, play.past.games[tree]
    record = view(search.trees, search.count, TREE)[tree]
    if record.target == 0:
        state, played.ply = anywhere(game, search, field.plies)
    else:
        state = next_position(game, play, tree)
        over = game.is_terminal(state)
        if over or played.ply >= field.plies:
            reap(game, play, state, over, tree)
            state = opening(game, search, random_below(search, field.random_plies + 1))
            played.ply, played.kept, played.asked = 0, 0, 0
    played.is_full = 1 if random_unit(search) < field.full_share else 0
    record.target = field.full if played.is_full != 0 else field.fast
    record.noisy = 1 if search.gumbel != 0 else whole(played.is_full)
    plant(game, search, play.batch.states, tree, state)


def next_position(game, play, tree):
    """Keep the position, make the move that was found, let chance move."""
    search, played = play.batch.search, play.past.games[tree]
    state = state_at(game, search, play.batch.states, 0)
    if len(play.past.replies) > 0:
        keep_reply(game, play, state, tree)
    if played.is_full != 0 and played.kept < play.past.most:
        keep_position(game, play, state, tree)
    sampled = played.ply < play.field.sampled
    edge = winner(search) if search.gumbel != 0 else chosen_edge(search, sampled)
    played.ply += 1
    play.field.moves += 1
    state = game.result(state, whole(edges_of(search, 0)[edge].action))
    return after_chance(game, state, search)


def anywhere(game, dice, longest):
    """A position of a random game, and its ply.

    Where all games are as long, those that begin together stay together: for a while none of them
    would end and nothing could be learnt, then all of them.
    """
    state = opening(game, dice, 0)
    found, ply, plies = state, 0, 0
    while plies < longest and not game.is_terminal(state):
        plies += 1
        if random_below(dice, plies) == 0:  # each position so far is as likely
            found, ply = state, plies - 1
        state = after_chance(game, game.result(state, random_choice(game, state, dice)), dice)
    return found, ply


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


def chosen_edge(search, drawn):
    """The edge that was taken most, or one drawn by visits; none that is dismissed."""
    edges, total, best, most = edges_of(search, 0), 0, 0, -1
    for i in range(len(edges)):
        visits = standing_visits(search, edges[i])
        total += visits
        if visits > most and stands(search, edges[i]):
            best, most = i, visits
    if not drawn or total == 0:
        return best
    left = random_below(search, total)
    for i in range(len(edges)):
        left -= standing_visits(search, edges[i])
        if left < 0:
            return i
    return best

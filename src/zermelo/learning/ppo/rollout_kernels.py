"""Kernels of self-play without search: moves are drawn as the network says.

Every call of `advance` takes the network's answers to the positions of the last one, moves in
every game, and leaves the observations of the next positions.

    1. collect    when a game was played `horizon` moves on: what they were worth
    2. move       draw an action by the network's probabilities of those that are legal
    3. observe    the next position, under a random symmetry

The network sees a position under the same symmetry when it plays and when it learns: the
probability of a move that it learns from is the one with which it was made.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...kernel import borrowed, kernel, load_state, random_below, random_unit, save_state
from ...montecarlo.arithmetic import several, whole
from ...montecarlo.batched.lazy_tree import Answers
from ...playouts import after_chance, playout_fields
from ..alphazero.selfplay_kernels import anywhere, opening

LEAST = 1e-6  # probability of a legal move that is played: ratios to it stay numbers
GAME = np.dtype(  # one game
    [
        ("is_open", np.int64),  # whether it has begun
        ("ply", np.int64),
        ("kept", np.int64),  # moves since the last ones were collected
        ("symmetry", np.int64),  # under which its position was shown
    ]
)


def thread_type(max_actions: int) -> np.dtype[Any]:
    """How the games of one thread are played, and what came of them."""
    return np.dtype(
        [
            *playout_fields(max_actions),
            ("horizon", np.int64),  # moves of a game that are collected together
            ("longest", np.int64),  # plies after which a game is broken off
            ("random_plies", np.int64),  # with which a game may begin
            ("decay", np.float64),  # lambda
            ("room", np.int64),  # moves that the harvest can hold
            ("harvest", np.int64),  # moves that it holds
            ("games", np.int64),  # counted for reports
            ("moves", np.int64),
        ],
        align=True,
    )


class Past(NamedTuple):
    """Moves that were not collected yet: `horizon` rows for each game."""

    states: Any
    symmetries: Any
    policies: Any
    """[rows, slots] the probabilities with which moves were drawn, as the network saw them"""
    chosen: Any
    """[rows] the slot of the move"""
    values: Any
    """[rows, values] what the network expected"""
    returns: Any
    """[players] a return in the making"""


class Moves(NamedTuple):
    """What there is to learn from: a row for each move."""

    observations: Any
    policies: Any
    returns: Any
    """Lambda-returns, to the player to move first."""
    chosen: Any
    advantages: Any
    """How much more the move brought than was expected."""


class Thread(NamedTuple):
    """All that one thread works on."""

    field: Any
    games: Any
    states: Any
    answers: Answers
    past: Past
    harvest: Moves


@kernel
def advance(game, given):
    """A move in all games; the answers belong to the positions of the last call."""
    states, answers = borrowed(given.states), borrowed(given.answers)
    past, harvest = borrowed(given.past), borrowed(given.harvest)
    thread = Thread(given.field, given.games, states, answers, past, harvest)
    for number in range(len(given.games)):
        if given.games[number].is_open == 0:
            state = enter(game, thread, number)
        else:
            state = go_on(game, thread, number)
        save_state(game, states, number, state)
        observe(game, thread, state, number)


def go_on(game, thread, number):
    """The next position of a game, or the first one of another."""
    field, played = thread.field, thread.games[number]
    state = load_state(game, thread.states, number)
    too_long = played.ply >= field.longest
    if too_long or played.kept == field.horizon:
        expect_values(game, thread, state, number)
        collect(game, thread, number)
    if not too_long:
        state = move(game, thread, state, number)
        if not game.is_terminal(state):
            return state
        for player in range(game.players):
            thread.past.returns[player] = game.utility(state, player)
        collect(game, thread, number)
    field.games += 1
    return begin(game, thread, number)


def enter(game, thread, number):
    """Anywhere: what is learnt between two updates would be openings only, then endings only."""
    begin(game, thread, number)
    state, thread.games[number].ply = anywhere(game, thread.field, thread.field.longest)
    return state


def begin(game, thread, number):
    """The first position of a game."""
    played, plies = thread.games[number], random_below(thread.field, thread.field.random_plies + 1)
    played.is_open, played.ply, played.kept = 1, 0, 0
    return opening(game, thread.field, plies)


# 1. Collect.


def expect_values(game, thread, state, number):
    """The rest of the game is worth what the network says."""
    for player in range(game.players):
        thread.past.returns[player] = value_to(game, state, thread.answers.values[number], player)


def value_to(game, state, values, player):
    """What the network's values of a position are to a player."""
    mover = game.to_move(state)
    if several(game):
        return float(values[(player - mover) % game.players])
    return float(values[0]) if player == mover else -float(values[0])


def collect(game, thread, number):
    """Write down the moves of a game whose rest is worth `past.returns`, the last one first.

    The return of a move mixes that of the next one with what was expected there (TD(lambda)), and
    its advantage is the return less what was expected before it (Schulman et al. 2016).
    """
    field, past, harvest = thread.field, thread.past, thread.harvest
    for age in range(whole(thread.games[number].kept)):
        place = number * whole(field.horizon) + whole(thread.games[number].kept) - 1 - age
        state = load_state(game, past.states, place)
        mover = game.to_move(state)
        if field.harvest < field.room:
            out = whole(field.harvest)
            twin = game.symmetric_state(state, whole(past.symmetries[place]))
            harvest.observations[out] = 0.0
            game.observation(twin, game.to_move(twin), harvest.observations[out])
            harvest.policies[out] = past.policies[place]
            harvest.chosen[out] = past.chosen[place]
            for other in range(harvest.returns.shape[1]):
                harvest.returns[out, other] = past.returns[(mover + other) % game.players]
            expected = value_to(game, state, past.values[place], mover)
            harvest.advantages[out] = past.returns[mover] - expected
            field.harvest += 1
        for player in range(game.players):
            expected = value_to(game, state, past.values[place], player)
            past.returns[player] += (1.0 - field.decay) * (expected - past.returns[player])
    thread.games[number].kept = 0


# 2. Move.


def move(game, thread, state, number):
    """Draw a move and remember it; returns the state after it, and after chance."""
    field, past, played = thread.field, thread.past, thread.games[number]
    place = number * whole(field.horizon) + whole(played.kept)
    save_state(game, past.states, place, state)
    past.symmetries[place] = played.symmetry
    past.values[place] = thread.answers.values[number]
    action = drawn(game, thread, state, number, place)
    slots = past.policies.shape[1]
    past.chosen[place] = game.symmetric_action(action, whole(played.symmetry)) % slots
    played.kept += 1
    played.ply += 1
    field.moves += 1
    return after_chance(game, game.result(state, action), field)


def drawn(game, thread, state, number, place):
    """An action by the network's probabilities of the legal ones, which are kept."""
    priors, policy = thread.answers.priors[number], thread.past.policies[place]
    symmetry, slots, total = whole(thread.games[number].symmetry), len(policy), 0.0
    policy[:] = 0.0
    for action in game.actions(state):
        slot = game.symmetric_action(action, symmetry) % slots
        if policy[slot] == 0.0:
            policy[slot] = max(float(priors[slot]), LEAST)
            total += float(policy[slot])
    left, chosen = random_unit(thread.field), -1
    for slot in range(slots):
        policy[slot] = float(policy[slot]) / total
        if policy[slot] > 0.0 and (left >= 0.0 or chosen < 0):
            chosen = slot
            left -= float(policy[slot])
    return action_of(game, thread, state, symmetry, chosen)


def action_of(game, thread, state, symmetry, slot):
    """The action of a network's output; any of them, if several share it."""
    slots, found, count = thread.past.policies.shape[1], -1, 0
    for action in game.actions(state):
        if game.symmetric_action(action, symmetry) % slots == slot:
            count += 1
            if count == 1 or random_below(thread.field, count) == 0:
                found = action
    return found


# 3. Observe.


def observe(game, thread, state, number):
    """Show a position to the network, under a random symmetry."""
    seen, symmetry = (
        thread.answers.observations[number],
        random_below(thread.field, game.symmetries),
    )
    thread.games[number].symmetry = symmetry
    twin = game.symmetric_state(state, symmetry)
    seen[:] = 0.0
    game.observation(twin, game.to_move(twin), seen)

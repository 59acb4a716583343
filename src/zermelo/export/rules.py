"""The rules of a game as functions on plain structs, and what can be done without a search."""

from __future__ import annotations

import numpy as np

from ..game import CHANCE
from ..kernel import kernel, seeded, view
from ..kernel.exporting.plain_states import read_state, write_state
from ..playouts import chance_action, chance_fields, reservoir_action
from .memory import IS_OVER, WORD

DICE = np.dtype(chance_fields(), align=True)
RANDOM = np.dtype(np.uint64)


@kernel
def initial_state(game, state):
    write_state(game, state, game.initial_state())
    return 0


@kernel
def to_move(game, state):
    return game.to_move(read_state(game, state))


@kernel
def is_terminal(game, state):
    return 1 if game.is_terminal(read_state(game, state)) else 0


@kernel
def actions(game, state, found, room):
    """How many there are; the first `room` of them are written."""
    here = read_state(game, state)
    if game.is_terminal(here):
        return 0
    into = view(found, room, WORD)
    count = 0
    for action in game.actions(here):
        if count < room:
            into[count] = action
        count += 1
    return count


@kernel
def is_legal(game, state, action):
    here = read_state(game, state)
    if game.is_terminal(here):
        return 0
    for one in game.actions(here):
        if one == action:
            return 1
    return 0


@kernel
def result(game, state, action, after):
    write_state(game, after, game.result(read_state(game, state), action))
    return 0


@kernel
def utility(game, state, player):
    return game.utility(read_state(game, state), player)


@kernel
def evaluate(game, state, player):
    return game.evaluate(read_state(game, state), player)


@kernel
def probability(game, state, action):
    return game.probability(read_state(game, state), action)


@kernel
def perft(game, state, depth):
    """The number of paths of exactly so many plies."""
    return paths(game, read_state(game, state), depth)


@kernel
def paths(game, state, depth):
    if depth <= 0:
        return 1
    count = 0
    if not game.is_terminal(state):
        for action in game.actions(state):
            count += paths(game, game.result(state, action), depth - 1)
    return count


@kernel
def seed(game, number, random):
    """Begin a stream of random numbers."""
    view(random, 1, RANDOM)[0] = int(seeded(number))
    return 0


@kernel
def random_action(game, state, random, action):
    """Any legal action, each as likely; where chance is to move, as likely as the game says."""
    here = read_state(game, state)
    if game.is_terminal(here):
        return IS_OVER
    view(action, 1, WORD)[0] = drawn_action(game, here, view(random, 1, DICE)[0])
    return 0


def drawn_action(game, state, dice):
    if game.chance and game.to_move(state) == CHANCE:
        return chance_action(game, state, dice)
    return reservoir_action(game, state, dice)

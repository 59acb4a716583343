"""Kernels: a small search that keeps the leaf its value comes from, and games played by it.

Alpha-beta to a fixed depth, then noisy actions until the position is quiet. The evaluation is
the hyperbolic tangent of weighted features, whose weights are data and not compiled in, or the
game's own; always from the first player's point of view.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from ...game import CHANCE
from ...kernel import kernel, random_unit
from ...playouts import chance_action, chance_fields, reservoir_action
from ..runs.config import LEAF_PLIES as LEVELS


@functools.cache
def leaf_record(features: int) -> np.dtype[Any]:
    return np.dtype(
        [
            *chance_fields(),
            ("epsilon", np.float64),
            ("most", np.float64),  # the greatest utility
            ("steep", np.float64),
            ("quiet", np.int64),
            ("nodes", np.int64),
            ("opening", np.int64),  # random moves to begin with
            ("own", np.int64, (2,)),  # whether a side has the game's own evaluation
            ("weights", np.float64, (2, features)),  # of each side, if not
            ("side", np.int64),  # whose weights the search has
            ("both", np.int64),  # whether one side plays both
            ("leaves", np.float64, (LEVELS, features)),  # of the best line from each level
            ("ends", np.int64, (LEVELS,)),  # whether that line ends the game
        ],
        align=True,
    )


# Search.


@kernel
def foresee(game, state, record, level, depth, alpha, beta):
    """Alpha-beta: the value to the first player; `leaves[level]` is where it comes from."""
    if depth <= 0 or game.is_terminal(state) or game.to_move(state) == CHANCE:
        return settle(game, state, record, level, record.quiet, alpha, beta)
    record.nodes += 1
    first = game.to_move(state) == 0
    best = -2.0 if first else 2.0
    for action in game.actions(state):
        after = game.result(state, action)
        value = foresee(game, after, record, level + 1, depth - 1, alpha, beta)
        if value > best if first else value < best:
            best = value
            keep_line(record, level)
        alpha, beta = narrowed(alpha, beta, value, first)
        if alpha >= beta:
            break
    return best


@kernel
def settle(game, state, record, level, left, alpha, beta):
    """Quiescence: the evaluation, or what noisy actions make of it; nobody has to play one."""
    record.nodes += 1
    if game.is_terminal(state):
        record.ends[level] = 1
        return game.utility(state, 0) / record.most
    best = appraise(game, state, record, level)
    if not game.offers_noisy_actions or left <= 0 or game.to_move(state) == CHANCE:
        return best
    first = game.to_move(state) == 0
    alpha, beta = narrowed(alpha, beta, best, first)
    for action in game.noisy_actions(state):
        if alpha >= beta:
            break
        after = game.result(state, action)
        value = settle(game, after, record, level + 1, left - 1, alpha, beta)
        if value > best if first else value < best:
            best = value
            keep_line(record, level)
        alpha, beta = narrowed(alpha, beta, value, first)
    return best


def narrowed(alpha, beta, value, first):
    """The window after a move worth this to the first player, by the first player or the other."""
    return (max(alpha, value), beta) if first else (alpha, min(beta, value))


def appraise(game, state, record, level):
    """The evaluation of a state; its features are kept."""
    values, side = game.features(state, 0), record.side
    total = 0.0
    for i in range(record.weights.shape[1]):
        record.leaves[level, i] = values[i]
        total += record.weights[side, i] * values[i]
    record.ends[level] = 0
    if record.own[side] != 0:
        return game.evaluate(state, 0) / record.most
    return np.tanh(record.steep * total)


def keep_line(record, level):
    record.ends[level] = record.ends[level + 1]
    for i in range(record.weights.shape[1]):
        record.leaves[level, i] = record.leaves[level + 1, i]


# Self-play.


@kernel
def play_game(game, record, depth, plies, values, leaves, flags):
    """A game; how many searches it took, and what it was worth to the first player.

    Of each search it keeps the value, the features of the leaf, and flags: 1 if the line ends the
    game, 2 if another move than the best was played. An abandoned game is worth nothing.
    """
    state, count = opening(game, record), 0
    for _ in range(16 * plies):
        if game.is_terminal(state):
            return count, game.utility(state, 0) / record.most
        mover = game.to_move(state)
        if mover == CHANCE:
            state = game.result(state, chance_action(game, state, record))
            continue
        if count == plies:
            break
        record.side = 0 if record.both != 0 else mover
        chosen, best = choose(game, state, record, depth)
        values[count], flags[count] = best, record.ends[0]
        leaves[count] = record.leaves[0]
        if random_unit(record) < record.epsilon:
            drawn = reservoir_action(game, state, record)
            if drawn != chosen:
                chosen = drawn
                flags[count] += 2
        state = game.result(state, chosen)
        count += 1
    return count, 0.0


@kernel
def choose(game, state, record, depth):
    """The best action, the first of equals, and its value."""
    first = game.to_move(state) == 0
    best, chosen = (-3.0 if first else 3.0), 0
    for action in game.actions(state):
        alpha = best if first else -2.0
        beta = 2.0 if first else best
        value = foresee(game, game.result(state, action), record, 1, depth - 1, alpha, beta)
        if value > best if first else value < best:
            best, chosen = value, action
            keep_line(record, 0)
    return chosen, best


def opening(game, record):
    """The start of the game, or after random moves unless they end it."""
    state, left = game.initial_state(), record.opening
    while left > 0:
        if game.is_terminal(state):
            state, left = game.initial_state(), record.opening
        elif game.to_move(state) == CHANCE:
            state = game.result(state, chance_action(game, state, record))
        else:
            state = game.result(state, reservoir_action(game, state, record))
            left -= 1
    return game.initial_state() if game.is_terminal(state) else state

"""Kernels of self-play without search: the afterstate that a network likes best is played.

An afterstate is the result of an action, before chance or the opponent answers. Every call of
`advance` takes the network's values of the afterstates of the last call, moves in all games, and
leaves the observations of the next afterstates.

    1. move       to the best afterstate, and let chance move
    2. collect    when a game is over: its afterstates, each with its lambda-return
    3. expand     all afterstates of the next decision, to be evaluated

A value is a distribution over `outcomes`, utilities at even distances from the least to the
greatest, from the point of view of the player who moved last.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...game import CHANCE, Game
from ...kernel import (
    kernel,
    load_state,
    new_states,
    random_below,
    random_unit,
    save_state,
)
from ...playouts import after_chance, chance_fields, reservoir_action

THREAD = np.dtype(  # one thread
    [
        *chance_fields(),
        ("capacity", np.int64),  # rows of afterstates
        ("used", np.int64),
        ("start", np.int64),  # the game that is served first
        ("most", np.int64),  # afterstates remembered of a game
        ("room", np.int64),  # rows of targets
        ("filled", np.int64),  # of them in use
        ("decay", np.float64),  # lambda
        ("epsilon", np.float64),  # probability of a random move
        ("low", np.float64),  # the least utility
        ("step", np.float64),  # from one outcome to the next
        ("games", np.int64),  # finished, and what they were worth to the network's seat
        ("moves", np.int64),
        ("evaluations", np.int64),
        ("points", np.float64),
        ("squares", np.float64),
        ("wins", np.int64),
    ],
    align=True,
)
GAME = np.dtype(  # one game
    [
        ("first", np.int64),  # the rows of its afterstates
        ("rows", np.int64),
        ("kept", np.int64),  # afterstates remembered
        ("seat", np.int64),  # the network's, in a match; -1: it plays both
    ]
)
REPLY = np.dtype(  # an outcome of chance after a candidate move
    [
        ("first", np.int64),  # the rows of the answers
        ("rows", np.int64),  # none if the game is over
        ("weight", np.float64),
        ("sign", np.float64),  # -1 if the opponent chooses
        ("worth", np.float64),  # of an end
    ]
)


class Rows(NamedTuple):
    """Afterstates to evaluate, one per row, and a buffer for one observation."""

    afters: Any
    seen: Any
    """[rows, inputs] bits of bfloat16"""
    actions: Any
    ends: Any
    """[rows] the utility where the game is over, or NaN"""
    shaped: Any
    bits: Any
    """The bits of `shaped`, flattened."""

    @classmethod
    def of(cls, game: Game, seen: Any) -> Rows:
        """Rows for the observations `seen`."""
        count, shaped = len(seen), np.zeros(game.observation_shape, np.float32)
        actions, ends = np.zeros(count, np.int64), np.zeros(count)
        bits = shaped.reshape(-1).view(np.uint32)
        return cls(new_states(game, count), seen, actions, ends, shaped, bits)


class UnfinishedAfterstates(NamedTuple):
    """Afterstates of unfinished games, and the network's values of the best ones."""

    states: Any
    found: Any
    movers: Any
    explored: Any
    returns: Any
    """The return being computed."""


class AfterstateTargets(NamedTuple):
    """Targets: observations as bits of bfloat16, and distributions of outcomes."""

    seen: Any
    returns: Any


class AfterstateThread(NamedTuple):
    """The data of one thread."""

    record: Any
    games: Any
    states: Any
    rows: Rows
    found: Any
    """[rows, outcomes] the network's values"""
    past: UnfinishedAfterstates
    targets: AfterstateTargets


@kernel
def begin(game, thread):
    """Set up all games."""
    for number in range(len(thread.games)):
        start = after_chance(game, game.initial_state(), thread.record)
        save_state(game, thread.states, number, start)


@kernel
def advance(game, thread):
    """Make a move in all games; `thread.found` are the values of the last call's afterstates."""
    record, games = thread.record, thread.games
    for number in range(len(games)):
        if games[number].rows > 0:
            move(game, thread, number)
    used = 0
    record.start = (record.start + 1) % len(games)
    for i in range(len(games)):
        number = (i + record.start) % len(games)
        if games[number].seat >= 0:
            let_opponent_move(game, thread, number)
        games[number].first, games[number].rows = used, 0
        if used + game.max_actions <= record.capacity:
            used = expand(game, load_state(game, thread.states, number), thread.rows, used)
            games[number].rows = used - games[number].first
    record.used = used
    record.evaluations += used


# 1. Move.


def move(game, thread, number):
    """Make the network's move, or a random one with probability epsilon, and remember it."""
    record, rows, played = thread.record, thread.rows, thread.games[number]
    mover = game.to_move(load_state(game, thread.states, number))
    first = best = played.first
    most = -np.inf
    for row in range(first, first + played.rows):
        if not np.isnan(rows.ends[row]):
            set_outcome(thread.found[row], rows.ends[row], record)
        worth = expected(thread.found[row], record)
        if worth > most:
            best, most = row, worth
    taken = best
    if record.epsilon > 0.0 and random_unit(record) < record.epsilon:
        taken = first + random_below(record, played.rows)
    after = load_state(game, rows.afters, taken)
    if played.seat < 0:
        explored = taken != best and record.epsilon < 1.0
        remember(game, thread, number, after, mover, thread.found[best], explored)
    go_on(game, thread, number, after)


def remember(game, thread, number, after, mover, found, explored):
    """Keep an afterstate until its game ends or the buffer is full."""
    past, played = thread.past, thread.games[number]
    if played.kept == thread.record.most:
        past.returns[:] = found
        collect(game, thread, number, mover)
    place = number * thread.record.most + played.kept
    past.found[place] = found
    past.movers[place] = mover
    past.explored[place] = explored
    save_state(game, past.states, place, after)
    played.kept += 1


def go_on(game, thread, number, after):
    """Let chance move until a player decides; a game that is over starts again."""
    record, seat = thread.record, thread.games[number].seat
    record.moves += 1
    state = after_chance(game, after, record)
    if game.is_terminal(state):
        record.games += 1
        if seat < 0:
            set_outcome(thread.past.returns, game.utility(state, 0), record)
            collect(game, thread, number, 0)
        else:
            points = game.utility(state, seat)
            record.points += points
            record.squares += points * points
            record.wins += points > 0.0
        state = after_chance(game, game.initial_state(), record)
    save_state(game, thread.states, number, state)


def let_opponent_move(game, thread, number):
    """In a match, make the opponent's moves until it is the network's turn."""
    state = load_state(game, thread.states, number)
    while game.to_move(state) != thread.games[number].seat:
        go_on(game, thread, number, greedy_result(game, state, thread.record))
        state = load_state(game, thread.states, number)


def greedy_result(game, state, record):
    """The best afterstate by `evaluate`, one ply ahead; any if the game has none."""
    mover, most = game.to_move(state), -np.inf
    if not game.offers_evaluate:
        return game.result(state, reservoir_action(game, state, record))
    best = state
    for action in game.actions(state):
        after = game.result(state, action)
        if game.is_terminal(after):
            worth = 1e9 * game.utility(after, mover)
        else:
            worth = game.evaluate(after, mover)
        if worth > most:
            best, most = after, worth
    return best


def expected(found, record):
    """The mean of a distribution over outcomes."""
    total = 0.0
    for i in range(len(found)):
        total += found[i] * (record.low + i * record.step)
    return total


def set_outcome(found, utility, record):
    """Set the distribution of a known utility, shared between the two nearest outcomes."""
    found[:] = 0.0
    place = (utility - record.low) / record.step
    lower = min(int(place), len(found) - 2)
    found[lower] = 1.0 - (place - lower)
    found[lower + 1] = place - lower


# 2. Collect.


def collect(game, thread, number, player):
    """Write the targets of a game, bootstrapped from `past.returns` to `player`.

    The lambda-return of an afterstate mixes the next return with the network's value there. It is
    that value alone after a random move, unless all moves are random.
    """
    record, past, targets = thread.record, thread.past, thread.targets
    returns, viewer = past.returns, player
    for t in range(thread.games[number].kept - 1, -1, -1):
        place = number * record.most + t
        mover = past.movers[place]
        if mover != viewer:
            reverse(returns)
            viewer = mover
        after = load_state(game, past.states, place)
        if not game.is_terminal(after) and record.filled < record.room:
            observe(game, after, mover, thread.rows, targets.seen[record.filled])
            targets.returns[record.filled] = returns
            record.filled += 1
        share = 0.0 if past.explored[place] else record.decay
        for i in range(len(returns)):
            returns[i] = share * returns[i] + (1.0 - share) * past.found[place, i]
    thread.games[number].kept = 0


def reverse(found):
    """The distribution from the other player's view."""
    last = len(found) - 1
    for i in range(len(found) // 2):
        found[i], found[last - i] = found[last - i], found[i]


# 3. Expand.


@kernel
def expand(game, state, rows, used):
    """Write the afterstates of a decision from row `used` on; returns the next free row."""
    mover = game.to_move(state)
    for action in game.actions(state):
        after = game.result(state, action)
        save_state(game, rows.afters, used, after)
        observe(game, after, mover, rows, rows.seen[used])
        rows.actions[used] = action
        rows.ends[used] = game.utility(after, mover) if game.is_terminal(after) else np.nan
        used += 1
    return used


@kernel
def unfold(game, afters, number, mover, replies, rows):
    """Write the replies to an afterstate for each chance outcome; returns both counts."""
    after = load_state(game, afters, number)
    if game.to_move(after) != CHANCE:
        return 1, add_reply(game, after, 1.0, mover, replies[0], rows, 0)
    count = used = 0
    for action in game.actions(after):
        state, weight = game.result(after, action), game.probability(after, action)
        used = add_reply(game, state, weight, mover, replies[count], rows, used)
        count += 1
    return count, used


def add_reply(game, state, weight, mover, reply, rows, used):
    """Write the replies to one chance outcome; returns the next free row."""
    reply.weight, reply.first, reply.sign, reply.worth = weight, used, 1.0, 0.0
    if game.is_terminal(state):
        reply.worth = game.utility(state, mover)
    elif game.to_move(state) == CHANCE:
        observe(game, state, mover, rows, rows.seen[used])
        rows.ends[used] = np.nan
        used += 1
    else:
        reply.sign = 1.0 if game.to_move(state) == mover else -1.0
        used = expand(game, state, rows, used)
    reply.rows = used - reply.first
    return used


def observe(game, state, player, rows, seen):
    """Write an observation as bfloat16: the upper half of each float's bits."""
    rows.bits[:] = 0
    game.observation(state, player, rows.shaped)
    for i in range(len(rows.bits)):
        seen[i] = (rows.bits[i] + 0x8000) >> 16

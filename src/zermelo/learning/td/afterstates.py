"""Kernels of self-play without search: of all afterstates, the one that a network likes best.

An afterstate is what an action leads to, before chance or the opponent answers. Every call of
`advance` takes what the network said about the afterstates of the last one, moves in all games,
and leaves the observations of the next afterstates.

    1. move       to the best afterstate, and let chance move
    2. reap       when a game is over: its afterstates, each with its lambda-return
    3. spread     all afterstates of the next decision, to be evaluated

What is known of an end is a distribution over `outcomes`, utilities at even distances from the
least to the greatest, as the player sees it who moved last.
"""

from __future__ import annotations

import numpy as np

from ...game import CHANCE
from ...kernel import kernel, load_state, random_below, random_unit, save_state
from ...playouts import chance_action

__all__ = ["DESK", "PLAYED", "REPLY", "advance", "begin", "spread", "unfold"]

DESK = np.dtype(  # of one thread
    [
        ("random", np.uint64),
        ("counting", np.int64),
        ("decisions", np.int64),
        ("branches", np.int64),
        ("choices", np.int64, (1,)),
        ("crowded", np.int64),
        ("capacity", np.int64),  # rows of afterstates
        ("used", np.int64),
        ("start", np.int64),  # the game that is served first
        ("most", np.int64),  # afterstates remembered of a game
        ("room", np.int64),  # rows of the crop
        ("crop", np.int64),  # of them in use
        ("decay", np.float64),  # lambda
        ("epsilon", np.float64),  # how often a move is drawn at random
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
PLAYED = np.dtype(  # one game
    [
        ("first", np.int64),  # the rows of its afterstates
        ("rows", np.int64),
        ("kept", np.int64),
        ("seat", np.int64),  # the network's, in a match; -1: it plays both
    ]
)

REPLY = np.dtype(  # what chance may do after a candidate
    [
        ("candidate", np.int64),
        ("first", np.int64),  # the rows of the answers
        ("rows", np.int64),  # none where the game is over
        ("weight", np.float64),
        ("sign", np.float64),  # -1 where the opponent chooses
        ("worth", np.float64),  # of an end
    ]
)


@kernel
def begin(game, desk, boards):
    """Set up all games."""
    for number in range(len(boards.states)):
        state = game.initial_state()
        while game.to_move(state) == CHANCE:
            state = game.result(state, chance_action(game, state, desk))
        save_state(game, boards.states, number, state)


@kernel
def advance(game, desk, games, boards, rows, past, crop, scratch):
    """One move in all games; `rows.found` belongs to the afterstates of the last call."""
    for number in range(len(games)):
        if games[number].rows > 0:
            move(game, desk, games, boards, rows, past, crop, scratch, number)
    used = 0
    desk.start = (desk.start + 1) % len(games)
    for i in range(len(games)):
        number = (i + desk.start) % len(games)
        played = games[number]
        if played.seat >= 0:
            answer(game, desk, games, boards, past, crop, scratch, number)
        played.first, played.rows = used, 0
        if used + game.max_actions <= desk.capacity:
            state = load_state(game, boards.states, number)
            used = spread(game, state, boards.afters, rows.seen, None, scratch, used)
            played.rows = used - played.first
    desk.used = used
    desk.evaluations += used


# 1. Move.


def move(game, desk, games, boards, rows, past, crop, scratch, number):
    """Go where the network says, or anywhere now and then; remember it."""
    played = games[number]
    state = load_state(game, boards.states, number)
    mover, first = game.to_move(state), played.first
    best, most = first, -np.inf
    for row in range(first, first + played.rows):
        after = load_state(game, boards.afters, row)
        if game.is_terminal(after):
            set_outcome(rows.found[row], game.utility(after, mover), desk)
        worth = expected(rows.found[row], desk)
        if worth > most:
            best, most = row, worth
    taken = best
    if desk.epsilon > 0.0 and random_unit(desk) < desk.epsilon:
        taken = first + random_below(desk, played.rows)
    if played.seat < 0:
        if played.kept == desk.most:
            scratch.returns[:] = rows.found[best]
            reap(game, desk, games, past, crop, scratch, number, mover)
        place = number * desk.most + played.kept
        past.found[place] = rows.found[best]
        past.movers[place] = mover
        past.explored[place] = taken != best and desk.epsilon < 1.0
        save_state(game, past.states, place, load_state(game, boards.afters, taken))
        played.kept += 1
    after = load_state(game, boards.afters, taken)
    go_on(game, desk, games, boards, past, crop, scratch, number, after)


def go_on(game, desk, games, boards, past, crop, scratch, number, after):
    """Let chance move until a player decides; a game that is over begins anew."""
    state = after
    played = games[number]
    desk.moves += 1
    while True:
        if game.is_terminal(state):
            desk.games += 1
            if played.seat < 0:
                set_outcome(scratch.returns, game.utility(state, 0), desk)
                reap(game, desk, games, past, crop, scratch, number, 0)
            else:
                points = game.utility(state, played.seat)
                desk.points += points
                desk.squares += points * points
                desk.wins += points > 0.0
            state = game.initial_state()
        elif game.to_move(state) == CHANCE:
            state = game.result(state, chance_action(game, state, desk))
        else:
            break
    save_state(game, boards.states, number, state)


def answer(game, desk, games, boards, past, crop, scratch, number):
    """In a match: the moves of the opponent, who looks one ply ahead with `evaluate`."""
    played = games[number]
    while True:
        state = load_state(game, boards.states, number)
        mover = game.to_move(state)
        if mover == played.seat:
            return
        best, most = state, -np.inf
        if game.offers_evaluate:
            for action in game.actions(state):
                after = game.result(state, action)
                if game.is_terminal(after):
                    worth = 1e9 * game.utility(after, mover)
                else:
                    worth = game.evaluate(after, mover)
                if worth > most:
                    best, most = after, worth
        else:
            best = game.result(state, drawn_action(game, state, desk))
        go_on(game, desk, games, boards, past, crop, scratch, number, best)


def drawn_action(game, state, desk):
    """Any action: the n-th takes the place of those before it once in n times."""
    drawn, count = 0, 0
    for action in game.actions(state):
        count += 1  # noqa: SIM113
        if random_below(desk, count) == 0:
            drawn = action
    return drawn


def expected(found, desk):
    """The mean of a distribution over outcomes."""
    total = 0.0
    for i in range(len(found)):
        total += found[i] * (desk.low + i * desk.step)
    return total


def set_outcome(found, utility, desk):
    """A distribution that is sure of a utility; between two outcomes it is shared."""
    found[:] = 0.0
    place = (utility - desk.low) / desk.step
    lower = min(int(place), len(found) - 2)
    found[lower] = 1.0 - (place - lower)
    found[lower + 1] = place - lower


# 2. Reap.


def reap(game, desk, games, past, crop, scratch, number, player):
    """Write down what to learn from a game whose rest is worth `scratch.returns` to a player.

    An afterstate's return is that of the next one, mixed with what the network said there; it
    is what the network said alone where a move drawn at random came between, unless all are.
    """
    returns, viewer = scratch.returns, player
    for t in range(games[number].kept - 1, -1, -1):
        place = number * desk.most + t
        mover = past.movers[place]
        if mover != viewer:
            turn_round(returns)
            viewer = mover
        after = load_state(game, past.states, place)
        if not game.is_terminal(after) and desk.crop < desk.room:
            observe(game, after, mover, crop.seen, scratch, desk.crop)
            crop.returns[desk.crop] = returns
            desk.crop += 1
        share = 0.0 if past.explored[place] else desk.decay
        for i in range(len(returns)):
            returns[i] = share * returns[i] + (1.0 - share) * past.found[place, i]
    games[number].kept = 0


def turn_round(found):
    """As the other player sees it."""
    last = len(found) - 1
    for i in range(len(found) // 2):
        found[i], found[last - i] = found[last - i], found[i]


# 3. Spread.


@kernel
def spread(game, state, afters, seen, known, scratch, used):
    """Lay out the afterstates of a decision from row `used` on; the row after them.

    Where it is asked for, the actions are told too, and what ends are worth.
    """
    mover = game.to_move(state)
    for action in game.actions(state):
        after = game.result(state, action)
        save_state(game, afters, used, after)
        observe(game, after, mover, seen, scratch, used)
        if known is not None:
            known.actions[used] = action
            known.ends[used] = game.utility(after, mover) if game.is_terminal(after) else np.nan
        used += 1
    return used


@kernel
def unfold(game, afters, candidate, mover, replies, count, rows, scratch, used):
    """Lay out all answers to a candidate, whatever chance does first; the counts after them."""
    after = load_state(game, afters, candidate)
    if game.to_move(after) != CHANCE:
        return add_reply(game, after, 1.0, candidate, mover, replies, count, rows, scratch, used)
    for action in game.actions(after):
        state, weight = game.result(after, action), game.probability(after, action)
        count, used = add_reply(
            game, state, weight, candidate, mover, replies, count, rows, scratch, used
        )
    return count, used


def add_reply(game, state, weight, candidate, mover, replies, count, rows, scratch, used):
    reply = replies[count]
    reply.candidate, reply.weight, reply.first = candidate, weight, used
    reply.sign, reply.worth = 1.0, 0.0
    if game.is_terminal(state):
        reply.worth = game.utility(state, mover)
    elif game.to_move(state) == CHANCE:
        observe(game, state, mover, rows.seen, scratch, used)
        rows.ends[used] = np.nan
        used += 1
    else:
        reply.sign = 1.0 if game.to_move(state) == mover else -1.0
        used = spread(game, state, rows.afters, rows.seen, rows, scratch, used)
    reply.rows = used - reply.first
    return count + 1, used


def observe(game, state, player, seen, scratch, row):
    """What a player sees, rounded to bfloat16: the upper half of a float's bits."""
    scratch.planes[:] = 0.0
    game.observation(state, player, scratch.shaped)
    for i in range(len(scratch.bits)):
        seen[row, i] = (scratch.bits[i] + 0x8000) >> 16

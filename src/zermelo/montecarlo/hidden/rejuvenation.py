"""Rejuvenation: particles that change what was hidden in their past.

A particle is a game: a state to begin with and the actions since. One action of chance or of
another player is exchanged for another that shows the player the same, and the rest is replayed.
Its actions are kept where they still show what the player saw; where one does not, it is repaired:
an action takes its place that shows this now and would not have before. Some times a second action
is exchanged as well, or all the rest is drawn anew. Which plies can be exchanged with success is
learnt on the way.

These are Metropolis-Hastings steps. Their stationary distribution is the belief itself: how likely
a game is where chance moves as the game says and the others at random, among all that show the
player what it saw. So they may be repeated at will, and particles that are copies of each other
drift apart again.

W. R. Gilks and C. Berzuini, "Following a moving target: Monte Carlo inference for dynamic Bayesian
models", 2001 (resample and move).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ...clock import check_clock
from ...game import CHANCE
from ...kernel import (
    kernel,
    load_state,
    random_below,
    random_unit,
    save_state,
    view,
)
from .particles import (
    LONGEST,
    REAL,
    UNKNOWN,
    WHOLE,
    count_of,
    drawn_world,
    first_above,
    looks_right,
    row_of,
    seen_step,
    was_seen,
)

LEAST = 0.1  # how much a ply counts that can be exchanged, though that never came out right
TWICE = 4  # once in so many times a second action is exchanged, too
AFRESH = 4  # once in so many times all that comes after the exchange is drawn anew
REROOT = 8  # once in so many times it is the state at the beginning that is exchanged

TRIES = np.dtype([(name, np.float64) for name in ("made", "free", "right")], align=True)
"""Of each ply: exchanges tried, those for which there was another action, those that came out."""


def learnt_places(tries: Any) -> Any:
    """How much each ply counts among those to be exchanged, as rising sums."""
    free = (tries["free"] + 1) / (tries["made"] + 1)
    return np.cumsum(free * (LEAST + (tries["right"] + 1) / (tries["free"] + 1)))


@kernel
def rejuvenate(game, base, first, tries, most, found, search):
    """Steps for the particles in turn, from number `first` on, until there were so many or so
    many states were looked at. How many there were."""
    search.looked, search.moved = 0, 0
    done = 0
    while done < tries and search.looked < most:
        step(game, base, (first + done) % search.capacity, found, search)
        search.looked += 1
        done += 1
    return done


@kernel
def cut(game, base, found, search):
    """Particles go back to the turn in which the player knew what is wanted."""
    lengths = view(search.lengths, search.capacity, WHOLE)
    roots = view(search.roots, search.capacity, WHOLE)
    for index in range(search.capacity):
        state, row = load_state(game, base, roots[index]), row_of(search, index)
        for i in range(lengths[index]):
            check_clock()
            search.looked += 1
            if game.to_move(state) == search.player and looks_right(game, state, search, 0):
                lengths[index] = i
                save_state(game, found, index, state)
                break
            state = game.result(state, row[i])


@kernel
def rebase(game, base, found, search):
    """The turn in which the player knew what is wanted becomes the beginning of all pasts; `found`
    are the states there."""
    lengths = view(search.lengths, search.capacity, WHOLE)
    roots = view(search.roots, search.capacity, WHOLE)
    search.looked = 0
    for index in range(search.capacity):
        state, row = load_state(game, base, roots[index]), row_of(search, index)
        done = 0
        for i in range(lengths[index]):
            check_clock()
            search.looked += 1
            if game.to_move(state) == search.player and looks_right(game, state, search, 0):
                done = i
                break
            state = game.result(state, row[i])
        save_state(game, found, index, state)
        lengths[index] -= done
        for i in range(lengths[index]):
            row[i] = row[done + i]
        roots[index] = index


@kernel
def step(game, base, index, found, search):
    """A particle may change its past."""
    length = int(view(search.lengths, search.capacity, WHOLE)[index])
    root = int(view(search.roots, search.capacity, WHOLE)[index])
    if length == 0:
        return
    place, new_root = drawn_place(search, length), root
    if search.worlds > 1 and random_below(search, REROOT) == 0:
        place, new_root = -1, drawn_world(search)
        if new_root == root:
            return
    afresh = random_below(search, AFRESH) == 0
    second = -1
    if not afresh and random_below(search, TWICE) == 0:
        second = drawn_place(search, length)
    old = load_state(game, base, root)
    new = load_state(game, base, new_root)
    row = row_of(search, index)
    for i in range(place):
        check_clock()
        old = game.result(old, row[i])
        new = old
        search.taken[i] = row[i]
    search.looked += max(place, 0)
    tries = view(search.tries, LONGEST, TRIES)
    if place >= 0:
        tries[place].made += 1
        if game.to_move(old) == search.player:
            return
    i = j = max(place, 0)  # plies of the old past and of the new
    ratio = 0.0  # logarithm of how much likelier the new past is, and the way back to the old
    while True:
        check_clock()
        if j == min(search.width, LONGEST) or game.is_terminal(new):
            return
        here = i < length and game.to_move(old) != search.player
        if game.to_move(new) == search.player:
            while i < length and game.to_move(old) != search.player:
                if i == second:
                    return
                seen_step(game, old, UNKNOWN, search)
                ratio -= math.log(search.total)
                old = game.result(old, row[i])
                i += 1
            if i == length:
                break
            action = row[i]
        elif here and not afresh:
            action = row[i]
            if j == place:
                action = exchanged(game, old, action, search)
                if action != UNKNOWN:
                    tries[place].free += 1
            elif j == second:
                action = drawn_again(game, old, new, search)
            else:
                action = kept_or_repaired(game, old, new, action, search)
            if action == UNKNOWN:
                return
            ratio += math.log(search.total)
        else:
            here = False
            if j == second:
                return
            action = seen_step(game, new, UNKNOWN, search)
            if action == UNKNOWN:
                return
            ratio += math.log(search.total)
        if here or game.to_move(new) == search.player:
            if (i == second) != (j == second):  # the way back would not find its second place
                return
            old = game.result(old, row[i])
            i += 1
        search.taken[j] = action
        new = game.result(new, action)
        j += 1
        search.looked += 1
        if not was_seen(game, new, search):
            return
    if not looks_right(game, new, search, 0):
        return
    rising = view(search.places, LONGEST, REAL)
    odds = math.log(rising[length - 1]) - math.log(rising[j - 1])  # of the places drawn
    ratio += (0.0 if place < 0 else odds) + (0.0 if second < 0 else odds)
    if random_unit(search) >= math.exp(min(ratio, 0.0)):
        return
    for k in range(j):
        row[k] = search.taken[k]
    view(search.lengths, search.capacity, WHOLE)[index] = j
    view(search.roots, search.capacity, WHOLE)[index] = new_root
    save_state(game, found, index, new)
    search.moved += 1
    if place >= 0:
        tries[place].right += 1


def drawn_place(search, length):
    """The ply to change, by what was learnt of them."""
    rising = view(search.places, LONGEST, REAL)
    return first_above(rising, length, random_unit(search) * rising[length - 1])


@kernel
def exchanged(game, state, action, search):
    """Another action that shows the player the same, UNKNOWN where there is none. Like below,
    `search.total` is the ratio that counts."""
    other = seen_step(game, state, action, search)
    if other != UNKNOWN:
        before, after = odds_of(game, state, action, search), odds_of(game, state, other, search)
        search.total /= search.total + before - after
    return other


@kernel
def drawn_again(game, old, new, search):
    """Any action that shows what was seen; UNKNOWN where there is none."""
    action = seen_step(game, new, UNKNOWN, search)
    if action != UNKNOWN:
        total = search.total
        seen_step(game, old, UNKNOWN, search)
        search.total = total / search.total
    return action


@kernel
def kept_or_repaired(game, old, new, action, search):
    """The old action in the new state if it shows what was seen. Else one that does so there, and
    would not have before, so that the way back is open; UNKNOWN where there is none."""
    odds = odds_of(game, new, action, search)
    if odds > 0.0 and was_seen(game, game.result(new, action), search):
        search.total = odds / odds_of(game, old, action, search)
        return action
    repaired = repairing_step(game, new, old, search)
    if repaired != UNKNOWN:
        total = search.total
        repairing_step(game, old, new, search)
        search.total = total / search.total
    return repaired


@kernel
def repairing_step(game, state, twin, search):
    """One of the actions that show what was seen here and not in the twin; `search.total` is how
    likely they are together."""
    mover = game.to_move(state)
    share = 1.0 / max(count_of(game, state), 1)
    total, chosen = 0.0, UNKNOWN
    for action in game.actions(state):
        check_clock()
        search.looked += 1
        odds = game.probability(state, action) if mover == CHANCE else share
        if odds > 0.0 and was_seen(game, game.result(state, action), search):
            there = odds_of(game, twin, action, search)
            if there == 0.0 or not was_seen(game, game.result(twin, action), search):
                total += odds
                if random_unit(search) * total < odds:
                    chosen = action
    search.total = total
    return chosen


@kernel
def odds_of(game, state, action, search):
    """How likely an action of others is; 0 where it can't be."""
    count, there = 0, False
    for other in game.actions(state):
        count += 1
        there = there or other == action
    if not there:
        return 0.0
    return game.probability(state, action) if game.to_move(state) == CHANCE else 1.0 / count

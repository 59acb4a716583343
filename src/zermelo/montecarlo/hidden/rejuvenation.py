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
from typing import Any, NamedTuple

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
from ...playouts import number_of_actions
from .particles import (
    LONGEST,
    REAL,
    UNKNOWN,
    WHOLE,
    drawn_world,
    first_above,
    looks_right,
    row_of,
    seen_step,
    was_seen,
)

LEAST = 0.1  # weight of a ply whose exchanges were all rejected
TWICE = 4  # one step in this many exchanges a second action, too
AFRESH = 4  # one in this many draws all that comes after the exchange anew
REROOT = 8  # one in this many exchanges the state at the beginning

TRIES = np.dtype([(name, np.float64) for name in ("made", "free", "right")], align=True)
"""Per ply: the exchanges tried, those for which there was another action, and those accepted."""


def learnt_places(tries: Any) -> Any:
    """The cumulative weights by which plies are drawn for an exchange."""
    free = (tries["free"] + 1) / (tries["made"] + 1)
    return np.cumsum(free * (LEAST + (tries["right"] + 1) / (tries["free"] + 1)))


@kernel
def rejuvenate(game, base, first, tries, most, found, search):
    """Run up to `tries` Metropolis-Hastings steps, for one particle after another from number
    `first` on, or until `most` states were visited. Returns the number of steps."""
    search.looked, search.moved = 0, 0
    done = 0
    while done < tries and search.looked < most:
        step(game, base, (first + done) % search.capacity, found, search)
        search.looked += 1
        done += 1
    return done


class Change(NamedTuple):
    """A change of the past of a particle."""

    length: int
    """The length of the old past, in plies."""
    place: int
    """The ply whose action is exchanged; -1: the initial state is."""
    second: int
    """A second such ply; -1: none."""
    afresh: bool
    """Whether all actions after the exchange are drawn again."""


@kernel
def step(game, base, index, found, search):
    """Change the past of the particle at `index`, or keep it: one Metropolis-Hastings step."""
    lengths = view(search.lengths, search.capacity, WHOLE)
    roots = view(search.roots, search.capacity, WHOLE)
    length, root = int(lengths[index]), int(roots[index])
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
    old, new = load_state(game, base, root), load_state(game, base, new_root)
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
    change = Change(length, place, second, afresh)
    plies, ratio, new = changed_past(game, old, new, row, change, search)
    if plies < 0 or not looks_right(game, new, search, 0):
        return
    rising = view(search.places, LONGEST, REAL)
    odds = math.log(rising[length - 1]) - math.log(rising[plies - 1])  # of the places drawn
    ratio += (0.0 if place < 0 else odds) + (0.0 if second < 0 else odds)
    if random_unit(search) >= math.exp(min(ratio, 0.0)):
        return
    for k in range(plies):
        row[k] = search.taken[k]
    lengths[index], roots[index] = plies, new_root
    save_state(game, found, index, new)
    search.moved += 1
    if place >= 0:
        tries[place].right += 1


@kernel
def changed_past(game, old, new, row, change, search):
    """Write the new past into `search.taken`, from the changed ply on.

    `row` are the actions of the old past, `old` and `new` the states before the change. Returns the
    number of plies (-1: the player would have noticed), the logarithm of the ratio of the
    probabilities of new and old past, proposals included, and the last state.
    """
    i = j = max(change.place, 0)  # plies of the old past and of the new
    ratio = 0.0
    while j < min(search.width, LONGEST) and not game.is_terminal(new):
        check_clock()
        together = True  # the old past has a ply here, too
        if game.to_move(new) == search.player:
            i, old, lost = up_to_own_turn(game, old, row, i, change, search)
            ratio -= lost
            if i == change.length:
                return j, ratio, new
            if i < 0:
                break
            action = row[i]
        else:
            together = i < change.length and game.to_move(old) != search.player
            together = together and not change.afresh
            if together:
                action = replaced(game, old, new, row[i], j, change, search)
            else:
                action = UNKNOWN if j == change.second else seen_step(game, new, UNKNOWN, search)
            if action == UNKNOWN:
                break
            ratio += math.log(search.total)
        if together:
            # Else the way back would not find its second place.
            if (i == change.second) != (j == change.second):
                break
            old = game.result(old, row[i])
            i += 1
        search.taken[j] = action
        new = game.result(new, action)
        j += 1
        search.looked += 1
        if not was_seen(game, new, search):
            break
    return -1, 0.0, new


@kernel
def up_to_own_turn(game, state, row, i, change, search):
    """Follow the old past from ply `i` to the player's turn, which the new past has reached
    already.

    Returns the ply of that turn (-1: the second change lies on the way), the state, and the
    logarithm of the probability of drawing these actions.
    """
    total = 0.0
    while i < change.length and game.to_move(state) != search.player:
        if i == change.second:
            return -1, state, total
        seen_step(game, state, UNKNOWN, search)
        total += math.log(search.total)
        state = game.result(state, row[i])
        i += 1
    return i, state, total


@kernel
def replaced(game, old, new, action, ply, change, search):
    """The action of the new past in place of an action of the old one; UNKNOWN if there is none."""
    if ply == change.place:
        other = exchanged(game, old, action, search)
        if other != UNKNOWN:
            view(search.tries, LONGEST, TRIES)[change.place].free += 1
        return other
    if ply == change.second:
        return drawn_again(game, old, new, search)
    return kept_or_repaired(game, old, new, action, search)


def drawn_place(search, length):
    """A ply to change, drawn by the weights of `learnt_places`."""
    rising = view(search.places, LONGEST, REAL)
    return first_above(rising, length, random_unit(search) * rising[length - 1])


@kernel
def exchanged(game, state, action, search):
    """Another action after which the player sees the same; UNKNOWN if there is none. Here and
    below, `search.total` becomes the ratio of the proposals' probabilities."""
    other = seen_step(game, state, action, search)
    if other != UNKNOWN:
        before, after = odds_of(game, state, action, search), odds_of(game, state, other, search)
        search.total /= search.total + before - after
    return other


@kernel
def drawn_again(game, old, new, search):
    """Draw any consistent action; UNKNOWN if there is none."""
    action = seen_step(game, new, UNKNOWN, search)
    if action != UNKNOWN:
        total = search.total
        seen_step(game, old, UNKNOWN, search)
        search.total = total / search.total
    return action


@kernel
def kept_or_repaired(game, old, new, action, search):
    """The old action in the new state if it is consistent there. Else an action that is consistent
    there and would not have been before, so that the change can be reversed; UNKNOWN if there is
    none."""
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
    """One of the actions that are consistent here and not in the twin; `search.total` is their
    total probability."""
    mover = game.to_move(state)
    share = 1.0 / max(number_of_actions(game, state), 1)
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
    """The probability of an action of another player; 0 if it is not legal."""
    count, there = 0, False
    for other in game.actions(state):
        count += 1
        there = there or other == action
    if not there:
        return 0.0
    return game.probability(state, action) if game.to_move(state) == CHANCE else 1.0 / count

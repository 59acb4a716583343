"""From states held possible before to those possible now: the kernels behind beliefs.

A player does not forget. So of all that it has seen on the way here one thing at a time is
right: the information after each ply of a game that ends up looking right is `seen`, and once
some such game is known, plies that show the player anything else need not be followed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bits import Bits
from ...chance import is_distribution
from ...clock import check_clock
from ...game import CHANCE
from ...kernel import (
    kernel,
    load_state,
    random_below,
    random_unit,
    save_state,
    state_hash,
    view,
)
from ...playouts import chance_action, number_of_actions, playout_fields, random_choice

UNKNOWN = -(1 << 62)  # an action of the player's that is not given
FREELY, GLADLY, ALWAYS = range(3)  # follow anything; what was seen where there is such; only that
SEEN = 1 << 16  # slots for what was seen: a power of two
HINTED = 8  # GLADLY: all but one time in this many, the same action where the same is seen
DRAWS = 16  # actions drawn at most before all are gone through
LONGEST = 4096  # plies from one belief to the next
PASTS = ("rows", "width", "lengths", "roots")
"""Arrays of the particles found and of those they come from (addresses and a width; 0 if there are
none): a row of actions for each, its length, and the index of the base state it begins with."""
ROOM = 1 << 13  # states at most after each ply where all is gone through that may be seen
ALIKE = 8  # one in this many of them may look the same
SPREAD = ("keys", "parents", "crowd", "crowds")
"""Addresses: the information in the states found, its origin, and how many states share it."""
_SALT = 0x5851F42D4C957F2D

REAL, WHOLE, WORD = np.dtype(np.float64), np.dtype(np.int64), np.dtype(np.uint64)


def filter_type(max_actions: int) -> np.dtype[Any]:
    """The record of the kernels."""
    return np.dtype(
        [
            ("player", np.int64),
            ("wanted", np.int64),  # address: what the information hashes to, turn by turn
            ("actions", np.int64),  # address: what the player did in the turns before each
            ("stages", np.int64),
            ("through", np.int64),  # whether to pass turns of the player that are not given
            ("guided", np.int64),  # by what was seen: FREELY, GLADLY or ALWAYS
            ("seen", np.int64),  # address
            ("hints", np.int64),  # address: what was done where that was seen, in the last game
            ("seen_used", np.int64),
            ("rising", np.int64),  # address
            ("worlds", np.int64),
            ("dead", np.int64),  # address: of each world, whether nothing right can follow
            ("alive", np.int64),  # how many are not
            ("weights", np.int64),  # address: of the states found
            *((name, np.int64) for name in PASTS),
            *((f"parent_{name}", np.int64) for name in PASTS),
            *((name, np.int64) for name in SPREAD),
            ("room", np.int64),
            ("capacity", np.int64),
            ("found", np.int64),
            ("looked", np.int64),
            ("most", np.int64),
            ("overrun", np.int64),
            ("weight", np.float64),  # of the game that is replayed
            *playout_fields(max_actions),
            ("path", np.uint64, (LONGEST,)),  # what the player saw in it
            ("taken", np.int64, (LONGEST,)),  # the actions in it
            ("total", np.float64),  # how likely were the actions of which the last was drawn
            ("moved", np.int64),  # particles that were given another past
            ("tries", np.int64),  # address: what was learnt of each ply in this
            ("places", np.int64),  # address
        ],
        align=True,
    )


def keys_of(information):
    """128 bits of hash of an information."""
    return state_hash(information), state_hash((_SALT, information))


# All that can follow.


@kernel
def follow(game, worlds, weights, action, found, search):
    """List all states that can follow from the worlds, after the player's `action` if it is
    given."""
    for index in range(len(weights)):
        if search.overrun:
            return
        state = load_state(game, worlds, index)
        if search.through or game.to_move(state) != search.player:
            collect(game, state, weights[index], found, search)
        else:
            for own in game.actions(state):
                if action in (UNKNOWN, own):
                    following, before = game.result(state, own), search.found
                    collect(game, following, weights[index], found, search)
                    if search.found > before:
                        remember(search, seen_by(game, following, search))


@kernel
def collect(game, state, weight, found, search):
    """Go on to the player's next turns, and collect the consistent states."""
    if search.overrun or game.is_terminal(state):
        return
    check_clock()
    search.looked += 1
    if search.looked > search.most:
        search.overrun = 1
        return
    mover = game.to_move(state)
    if mover == search.player:
        if looks_right(game, state, search, 0):
            keep(game, state, weight, found, search)
            return
        if not (search.through or number_of_actions(game, state) == 1):
            return
    share = share_of(game, state, search)
    total, least = 0.0, 0.0
    for action in game.actions(state):
        if search.overrun:
            return
        odds = game.probability(state, action) if mover == CHANCE else share
        total += odds
        least = min(least, odds)
        if odds > 0.0:
            following = game.result(state, action)
            if search.guided != FREELY and not was_seen(game, following, search):
                search.looked += 1
            else:
                before = search.found
                collect(game, following, weight * odds, found, search)
                if search.found > before:
                    remember(search, seen_by(game, following, search))
    if mover == CHANCE and not is_distribution(total, least):
        search.improbable = 1


@kernel
def share_of(game, state, search):
    """The probability of each action of the others. The player's own actions get 1: only the true
    one can be consistent."""
    if game.to_move(state) == search.player:
        return 1.0
    return 1.0 / max(number_of_actions(game, state), 1)


@kernel
def looks_right(game, state, search, stage):
    """Whether the player's information is the one wanted at this stage."""
    wanted = view(search.wanted, 2 * (stage + 1), WORD)
    key, check = keys_of(game.information(state, search.player))
    return Bits(wanted[2 * stage]) == key and Bits(wanted[2 * stage + 1]) == check


@kernel
def keep(game, state, weight, found, search):
    if search.found == search.capacity:
        search.overrun = 1
        return
    save_state(game, found, search.found, state)
    view(search.weights, search.capacity, REAL)[search.found] = weight
    search.found += 1


# Random games.


@kernel
def replay(game, worlds, most, found, search):
    """Play random games from random worlds until `most` states were visited, and keep the last
    states of those that are consistent at every stage."""
    search.looked = 0
    dead = view(search.dead, search.worlds, WHOLE)
    while search.looked < most and search.found < search.capacity and search.alive > 0:
        world = drawn_world(search)
        if dead[world]:
            search.looked += 1
        else:
            replay_from(game, load_state(game, worlds, world), world, found, search)


@kernel
def replay_from(game, state, world, found, search):
    """Play one random game from a world, and keep its last state if it is consistent at every
    stage."""
    actions = view(search.actions, search.stages, WHOLE)
    search.weight = 1.0
    plies, stage, given = 0, 0, 0
    while 0 <= plies < LONGEST and not game.is_terminal(state):
        check_clock()
        action = UNKNOWN
        if game.to_move(state) == search.player:
            if plies == 0 and not search.through:
                action = actions[0]
                given = 0 if action == UNKNOWN else 1
            elif looks_right(game, state, search, stage):
                stage += 1
                if stage == search.stages:
                    if keep_past(search, world, plies):
                        keep(game, state, search.weight, found, search)
                        remember_path(search, plies)
                    return
                action = actions[stage]
            elif not (search.through or number_of_actions(game, state) == 1):
                return
        if action == UNKNOWN:
            search.total = 1.0
            action = random_step(game, state, search, plies)
            if search.total == 0.0 and search.guided == ALWAYS:
                if plies == given:  # nothing right can follow from this world
                    view(search.dead, search.worlds, WHOLE)[world] = 1
                    search.alive -= 1
                return
        search.taken[plies] = action
        state = game.result(state, action)
        plies = note(game, state, search, plies)


@kernel
def survive(game, worlds, action, search):
    """Set the weights of those worlds to 0 in which the player would have seen something else after
    its action."""
    weights = view(search.weights, search.worlds, REAL)
    search.looked = 0
    for index in range(search.worlds):
        if weights[index] > 0.0:
            check_clock()
            search.looked += 1
            if not was_seen(game, game.result(load_state(game, worlds, index), action), search):
                weights[index] = 0.0


@kernel
def note(game, state, search, plies):
    """Record the player's information. Returns the plies so far; -1 if it can't have seen that."""
    key = seen_by(game, state, search)
    search.path[plies] = int(key)
    search.looked += 1
    if search.guided == ALWAYS and not is_among(search, key):
        return -1
    return plies + 1


@kernel
def random_step(game, state, search, plies):
    """A random action; if guided, one after which the player sees what it saw, if there is any."""
    if search.guided != FREELY:
        action = UNKNOWN
        if search.guided == GLADLY and plies > 0 and random_below(search, HINTED) > 0:
            action = hinted_step(game, state, search, Bits(search.path[plies - 1]))
        if action == UNKNOWN:
            action = guided_step(game, state, search)
        if action != UNKNOWN:
            return action
    if game.to_move(state) == CHANCE:
        return chance_action(game, state, search)
    return random_choice(game, state, search)


@kernel
def hinted_step(game, state, search, key):
    """The action that worked the last time at this information, if it works again; else UNKNOWN.
    Other actions and their probabilities are not looked at."""
    seen = view(search.seen, SEEN, WORD)
    slot = slot_of(seen, key)
    if Bits(seen[slot]) != Bits(0):
        hint = view(search.hints, SEEN, WHOLE)[slot]
        for action in game.actions(state):
            if action == hint:
                search.looked += 1
                return action if was_seen(game, game.result(state, action), search) else UNKNOWN
    return UNKNOWN


@kernel
def guided_step(game, state, search):
    """One of the actions after which the player sees what it saw; UNKNOWN if there is none. The
    weight of the game is multiplied by their total probability."""
    action = UNKNOWN
    if game.offers_random_action and game.to_move(state) != search.player:
        action = drawn_step(game, state, search)
    if action == UNKNOWN:
        action = seen_step(game, state, UNKNOWN, search)
        if game.offers_random_action:
            search.total /= 1.0 + (DRAWS - 1) * search.total
    if game.to_move(state) != search.player and search.total > 0.0:
        search.weight *= search.total
    return action


@kernel
def drawn_step(game, state, search):
    """As `guided_step`, by drawing actions, which is quicker than looking at all of many: until a
    second one is consistent, from which their total probability is estimated. UNKNOWN if that takes
    too long. A probability p found by other means counts as p / (1 + (DRAWS - 1) p), which makes
    the expected weight p."""
    first = UNKNOWN
    for count in range(DRAWS):
        check_clock()
        search.looked += 1
        chance = game.to_move(state) == CHANCE
        drawn = chance_action(game, state, search) if chance else random_choice(game, state, search)
        if was_seen(game, game.result(state, drawn), search):
            if first != UNKNOWN:
                search.total = 1.0 / count
                return first
            first = drawn
    return UNKNOWN


@kernel
def seen_step(game, state, excluded, search):
    """One of the actions after which the player sees what it saw, except `excluded`; `search.total`
    is their total probability."""
    mover = game.to_move(state)
    share = share_of(game, state, search)
    total, chosen = 0.0, UNKNOWN
    for action in game.actions(state):
        check_clock()
        search.looked += 1
        odds = game.probability(state, action) if mover == CHANCE else share
        if odds > 0.0 and action != excluded and was_seen(game, game.result(state, action), search):
            total += odds
            if random_unit(search) * total < odds:
                chosen = action
    search.total = total
    return chosen


def keep_past(search, parent, plies):
    """Store the past of the particle found last: its parent's, and the actions since. Returns
    whether there is room for it."""
    row = row_of(search, search.found)
    before = 0
    root = parent
    if search.parent_rows:
        before = view(search.parent_lengths, search.worlds, WHOLE)[parent]
        root = view(search.parent_roots, search.worlds, WHOLE)[parent]
        if before + plies > search.width:
            return False
        past = view(search.parent_rows + 8 * search.parent_width * parent, before, WHOLE)
        for i in range(before):
            row[i] = past[i]
    for i in range(plies):
        row[before + i] = search.taken[i]
    view(search.lengths, search.capacity, WHOLE)[search.found] = before + plies
    view(search.roots, search.capacity, WHOLE)[search.found] = root
    return True


def row_of(search, index):
    """The row of actions of a particle."""
    return view(search.rows + 8 * search.width * index, search.width, WHOLE)


def drawn_world(search):
    """The index of a world, drawn by the cumulative sums of their probabilities."""
    rising = view(search.rising, search.worlds, REAL)
    return first_above(rising, int(search.worlds), random_unit(search))


def first_above(rising, count, point):
    """The index of the first of these rising numbers above the point, or the last index."""
    low, high = 0, count - 1
    while low < high:
        middle = (low + high) // 2
        if rising[middle] > point:
            high = middle
        else:
            low = middle + 1
    return low


# All that may be seen: where it is so much that random games hardly ever show the right thing.


@kernel
def spread(game, states, count, action, tries, found, search):
    """Play `tries` plies from each state, by `action` or at random, and keep a few states for each
    information that the player may have then. Returns the index of a consistent one; -1 if there is
    none."""
    keys, parents = view(search.keys, search.room, WORD), view(search.parents, search.room, WHOLE)
    crowd, crowds = view(search.crowd, 2 * ROOM, WORD), view(search.crowds, 2 * ROOM, WHOLE)
    search.found = 0
    for index in range(count):
        before = load_state(game, states, index)
        for _ in range(tries):
            if search.found == search.room:
                return -1
            check_clock()
            taken = action
            if taken == UNKNOWN:
                taken = random_step(game, before, search, 0)
            state = game.result(before, taken)
            search.looked += 1
            if game.is_terminal(state):
                continue
            mine = game.to_move(state) == search.player
            right = mine and looks_right(game, state, search, 0)
            if mine and not right and not search.through and number_of_actions(game, state) > 1:
                continue
            key = seen_by(game, state, search)
            slot = slot_of(crowd, key)
            if right or ALIKE * crowds[slot] < search.room:
                crowd[slot] = int(key)
                crowds[slot] += 1
                keys[search.found] = int(key)
                parents[search.found] = index
                save_state(game, found, search.found, state)
                search.found += 1
                if right:
                    return search.found - 1
    return -1


# What was seen: a set of hashes.


@kernel
def seen_by(game, state, search):
    """A hash of the player's information."""
    return state_hash((_SALT, game.information(state, search.player)))


@kernel
def was_seen(game, state, search):
    return is_among(search, seen_by(game, state, search))


def is_among(search, key):
    seen = view(search.seen, SEEN, WORD)
    return Bits(seen[slot_of(seen, key)]) != Bits(0)


def slot_of(keys, key):
    """The slot of a key in a hash table of 2^n keys, or where it may be put; 0 is no key."""
    slot = int(key & (len(keys) - 1))
    while Bits(keys[slot]) != key and Bits(keys[slot]) != Bits(0):
        slot = (slot + 1) & (len(keys) - 1)
    return slot


def remember(search, key):
    """Remember that this information was on the way to a consistent state."""
    seen = view(search.seen, SEEN, WORD)
    if 4 * search.seen_used < 3 * SEEN and key != Bits(0) and not is_among(search, key):
        seen[slot_of(seen, key)] = int(key)
        search.seen_used += 1


def remember_path(search, plies):
    """Remember all that the player saw in a game whose last state is consistent."""
    seen, hints = view(search.seen, SEEN, WORD), view(search.hints, SEEN, WHOLE)
    for i in range(plies):
        remember(search, Bits(search.path[i]))
        if i + 1 < plies and search.path[i] != search.path[i + 1]:
            hints[slot_of(seen, Bits(search.path[i]))] = search.taken[i + 1]

"""From states held possible before to those possible now: the kernels behind beliefs.

A player does not forget. So of all that it has seen on the way here one thing at a time is
right: the information after each ply of a game that ends up looking right is `seen`, and once
some such game is known, plies that show the player anything else need not be followed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bits import Bits
from ...game import CHANCE
from ...kernel import (
    kernel,
    load_state,
    random_unit,
    save_state,
    state_hash,
    view,
)
from ...playouts import chance_action, playout_fields, random_choice

__all__ = [
    "ALWAYS",
    "FREELY",
    "GLADLY",
    "SEEN",
    "UNKNOWN",
    "drawn_world",
    "filter_type",
    "follow",
    "keys_of",
    "replay",
    "slot_of",
]

UNKNOWN = -(1 << 62)  # an action of the player's that is not given
FREELY, GLADLY, ALWAYS = range(3)  # follow anything; what was seen where there is such; only that
SEEN = 1 << 16  # slots for what was seen: a power of two
_LONGEST = 4096  # plies from one belief to the next
_SALT = 0x5851F42D4C957F2D

REAL, WHOLE, WORD = np.dtype(np.float64), np.dtype(np.int64), np.dtype(np.uint64)


def filter_type(max_actions: int) -> np.dtype[Any]:
    """What the kernels carry."""
    return np.dtype(
        [
            ("player", np.int64),
            ("wanted", np.int64),  # address: what the information hashes to, turn by turn
            ("actions", np.int64),  # address: what the player did in the turns before each
            ("stages", np.int64),
            ("through", np.int64),  # whether to pass turns of the player that are not given
            ("guided", np.int64),  # by what was seen: FREELY, GLADLY or ALWAYS
            ("seen", np.int64),  # address
            ("seen_used", np.int64),
            ("rising", np.int64),  # address
            ("worlds", np.int64),
            ("weights", np.int64),  # address: of the states found
            ("capacity", np.int64),
            ("found", np.int64),
            ("looked", np.int64),
            ("most", np.int64),
            ("overrun", np.int64),
            ("weight", np.float64),  # of the game that is replayed
            *playout_fields(max_actions),
            ("path", np.uint64, (_LONGEST,)),  # what the player saw in it
        ],
        align=True,
    )


def keys_of(information):
    """128 bits of hash stand for what a player knows."""
    return state_hash(information), state_hash((_SALT, information))


# All that can follow.


@kernel
def follow(game, worlds, weights, action, found, search):
    """List what can follow from each of the worlds, after the player's action if it is given."""
    for index in range(len(weights)):
        state = load_state(game, worlds, index)
        if search.through:
            collect(game, state, weights[index], found, search)
        else:
            for own in game.actions(state):
                if action in (UNKNOWN, own):
                    collect(game, game.result(state, own), weights[index], found, search)


@kernel
def collect(game, state, weight, found, search):
    """Go on to the player's next turns, and keep the states that look right there."""
    if search.overrun or game.is_terminal(state):
        return
    search.looked += 1
    if search.looked > search.most:
        search.overrun = 1
        return
    mover = game.to_move(state)
    if mover == search.player:
        if looks_right(game, state, search, 0):
            keep(game, state, weight, found, search)
            return
        if not (search.through or count_of(game, state) == 1):
            return
    share = share_of(game, state, search)
    for action in game.actions(state):
        odds = game.probability(state, action) if mover == CHANCE else share
        if odds > 0.0:
            following = game.result(state, action)
            if search.guided == FREELY or was_seen(game, following, search):
                collect(game, following, weight * odds, found, search)


@kernel
def share_of(game, state, search):
    """How likely each action of others is. Of the player's own, the true one alone can look
    right, so it need not be given."""
    return 1.0 if game.to_move(state) == search.player else 1.0 / max(count_of(game, state), 1)


@kernel
def count_of(game, state):
    count = 0
    for _ in game.actions(state):
        count += 1
    return count


@kernel
def looks_right(game, state, search, stage):
    """Whether the player knows what it should know at this stage."""
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
    """Random games from random worlds, until so many states were looked at; those that look
    right at every stage are kept."""
    search.looked = 0
    while search.looked < most and search.found < search.capacity:
        state = load_state(game, worlds, drawn_world(search))
        search.weight = 1.0
        plies, stage = 0, 0
        while 0 <= plies < _LONGEST and not game.is_terminal(state):
            action = UNKNOWN
            if game.to_move(state) == search.player:
                if plies == 0 and not search.through:
                    action = view(search.actions, search.stages, WHOLE)[0]
                elif looks_right(game, state, search, stage):
                    stage += 1
                    if stage == search.stages:
                        keep(game, state, search.weight, found, search)
                        remember(search, plies)
                        break
                    action = view(search.actions, search.stages, WHOLE)[stage]
                elif not (search.through or count_of(game, state) == 1):
                    break
            if action == UNKNOWN:
                action = random_step(game, state, search)
            state = game.result(state, action)
            plies = note(game, state, search, plies)


@kernel
def note(game, state, search, plies):
    """Keep in mind what the player sees now; -1 where that is known to be wrong."""
    key = state_hash((_SALT, game.information(state, search.player)))
    search.path[plies] = int(key)
    search.looked += 1
    if search.guided == ALWAYS and not is_among(search, key):
        return -1
    return plies + 1


@kernel
def random_step(game, state, search):
    """An action, as likely as it is; guided, one that shows the player what it saw."""
    if search.guided != FREELY:
        action = guided_step(game, state, search)
        if action != UNKNOWN:
            return action
    if game.to_move(state) == CHANCE:
        return chance_action(game, state, search)
    return random_choice(game, state, search)


@kernel
def guided_step(game, state, search):
    """One of the actions that show what was seen, UNKNOWN where there is none. The weight of
    the game makes up for the others."""
    mover = game.to_move(state)
    share = share_of(game, state, search)
    total, chosen = 0.0, UNKNOWN
    for action in game.actions(state):
        search.looked += 1
        odds = game.probability(state, action) if mover == CHANCE else share
        if odds > 0.0 and was_seen(game, game.result(state, action), search):
            total += odds
            if random_unit(search) * total < odds:
                chosen = action
    if mover != search.player and total > 0.0:
        search.weight *= total
    return chosen


def drawn_world(search):
    """The number of a world, drawn by the rising sums of their probabilities."""
    rising = view(search.rising, search.worlds, REAL)
    point = random_unit(search)
    low, high = 0, int(search.worlds) - 1
    while low < high:
        middle = (low + high) // 2
        if rising[middle] > point:
            high = middle
        else:
            low = middle + 1
    return low


# What was seen: a set of hashes.


@kernel
def was_seen(game, state, search):
    return is_among(search, state_hash((_SALT, game.information(state, search.player))))


def is_among(search, key):
    seen = view(search.seen, SEEN, WORD)
    return Bits(seen[slot_of(seen, key)]) != Bits(0)


def slot_of(keys, key):
    """Where a key stands in a hash table of 2^n keys, or where it may be put; 0 is no key."""
    slot = int(key & (len(keys) - 1))
    while Bits(keys[slot]) != key and Bits(keys[slot]) != Bits(0):
        slot = (slot + 1) & (len(keys) - 1)
    return slot


def remember(search, plies):
    """A game looks right at its end: so does all that the player saw on the way."""
    seen = view(search.seen, SEEN, WORD)
    for i in range(plies):
        key = Bits(search.path[i])
        if 4 * search.seen_used < 3 * SEEN and key != Bits(0) and not is_among(search, key):
            seen[slot_of(seen, key)] = int(key)
            search.seen_used += 1

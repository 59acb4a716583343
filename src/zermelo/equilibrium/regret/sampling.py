"""Kernels of Monte Carlo CFR: walk a part of the tree, keep regrets in a table that grows.

An information set is a hash of what the player knows; its row of actions lies in a pool. Where
the table is full, a set is played uniformly and not kept.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bits import Bits
from ...chance import NEAR_ONE, chances_fit
from ...game import CHANCE
from ...kernel import kernel, random_unit, state_hash, view
from ..tree.enumeration import nth_action

EXTERNAL, OUTCOME = 0, 1
TOO_DEEP, BAD_CHANCES = 1, 2
LOOKED_AT = 1 / 64  # of the draws of chance: there all its probabilities are looked at
FLOAT = np.dtype(np.float64)

SLOT = np.dtype(
    [
        ("key", np.uint64),
        ("first", np.int64),  # in the pool
        ("actions", np.int64),  # 0: the slot is empty
    ],
    align=True,
)
ACTION = np.dtype(
    [
        ("action", np.int64),
        ("regret", np.float64),
        ("total", np.float64),  # how often it was played, weighted
    ],
    align=True,
)
ACTION_BYTES = ACTION.itemsize
CONTEXT = np.dtype(
    [
        ("random", np.uint64),
        ("iteration", np.int64),
        ("slots", np.int64),  # a power of two
        ("table", np.int64),  # address of SLOTs
        ("sets", np.int64),
        ("pool", np.int64),  # address of ACTIONs
        ("pool_size", np.int64),
        ("pool_used", np.int64),
        ("overfull", np.int64),  # whether a set found no room
        ("stack", np.int64),  # address: strategies and values of the sets on the path
        ("stack_size", np.int64),
        ("top", np.int64),
        ("flaw", np.int64),  # what ends it
        ("exploration", np.float64),
        ("visited", np.int64),  # nodes
    ],
    align=True,
)


@kernel
def traverse(game: Any, state: Any, iterations: int, sampling: int, context: Any) -> None:
    """Run `iterations` iterations, each with one walk for each player."""
    for _ in range(iterations):
        context.iteration += 1
        for player in range(game.players):
            context.top = 0
            if sampling == EXTERNAL:
                sample_others(game, state, player, context)
            else:
                sample_all(game, state, player, 1.0, 1.0, 1.0, context)
        if context.flaw:
            return


@kernel
def sample_others(game: Any, state: Any, player: int, context: Any) -> Any:
    """External sampling: all actions of the player, one of chance's and of the others'."""
    context.visited += 1
    if game.is_terminal(state):
        return float(game.utility(state, player))
    mover = game.to_move(state)
    if mover == CHANCE:
        following = game.result(state, chance_draw(game, state, context))
        return sample_others(game, following, player, context)
    slot, count = enter(game, state, mover, context)
    base = context.top
    if leaves_no_room(context, 2 * count):
        return 0.0
    stack = view(context.stack, context.stack_size, FLOAT)
    match_regrets(context, slot, stack, base, count)
    if mover != player:
        chosen = draw(context, stack, base, count)
        add_to_total(context, slot, stack, base, count, 1.0)
        following = game.result(state, nth_action(game, state, chosen))
        return sample_others(game, following, player, context)
    context.top = base + 2 * count
    value = 0.0
    for i, action in enumerate(game.actions(state)):
        worth = sample_others(game, game.result(state, action), player, context)
        stack[base + count + i] = worth
        value += stack[base + i] * worth
    context.top = base
    if slot >= 0:
        row = pool_row(context, slot)
        for i in range(count):
            row[i].regret += stack[base + count + i] - value
    return value


@kernel
def sample_all(
    game: Any, state: Any, player: int, own: float, others: float, sampled: float, context: Any
) -> Any:
    """Outcome sampling: one action everywhere. Returns an estimate of the state's value.

    `own` and `others` are the probabilities with which the player, and all the rest, play to here;
    `sampled` that with which it is sampled.
    """
    context.visited += 1
    if game.is_terminal(state):
        return float(game.utility(state, player))
    mover = game.to_move(state)
    if mover == CHANCE:
        action = chance_draw(game, state, context)
        weight = game.probability(state, action)
        following = game.result(state, action)
        return sample_all(game, following, player, own, others * weight, sampled * weight, context)
    slot, count = enter(game, state, mover, context)
    base = context.top
    if leaves_no_room(context, count):
        return 0.0
    stack = view(context.stack, context.stack_size, FLOAT)
    match_regrets(context, slot, stack, base, count)
    explore = context.exploration if mover == player else 0.0
    if random_unit(context) < explore:
        chosen = min(int(random_unit(context) * count), count - 1)
    else:
        chosen = draw(context, stack, base, count)
    played = stack[base + chosen]
    likely = explore / count + (1.0 - explore) * played
    following = game.result(state, nth_action(game, state, chosen))
    context.top = base + count
    if mover != player:
        add_to_total(context, slot, stack, base, count, others / sampled)
        below = sample_all(game, following, player, own, others * played, sampled * likely, context)
        context.top = base
        return below * played / likely
    below = sample_all(game, following, player, own * played, others, sampled * likely, context)
    context.top = base
    worth = below / likely
    if slot >= 0:
        row = pool_row(context, slot)
        for i in range(count):
            gain = (worth if i == chosen else 0.0) - played * worth
            row[i].regret += others / sampled * gain
    return played * worth


def leaves_no_room(context: Any, count: int) -> bool:
    if context.top + count > context.stack_size:
        context.flaw = TOO_DEEP
    return bool(context.flaw)


@kernel
def chance_draw(game: Any, state: Any, context: Any) -> int:
    left = random_unit(context)
    if left < LOOKED_AT and not chances_fit(game, state):
        context.flaw = BAD_CHANCES
    chosen = 0
    for action in game.actions(state):
        probability = game.probability(state, action)
        if probability > 0.0:
            chosen = action
            left -= probability
            if left < 0.0:
                break
    if left > NEAR_ONE:
        context.flaw = BAD_CHANCES
    return chosen


@kernel
def enter(game: Any, state: Any, mover: int, context: Any) -> Any:
    """The slot of the mover's information, made if it is new (-1 if there is no room), and its
    actions."""
    key = set_hash(mover, game.information(state, mover))
    table = view(context.table, context.slots, SLOT)
    place = find_slot(table, key)
    if table[place].actions > 0:
        return place, table[place].actions
    count = 0
    for _ in game.actions(state):
        count += 1
    crowded = 4 * (context.sets + 1) > 3 * context.slots
    if crowded or context.pool_used + count > context.pool_size:
        context.overfull = 1
        return -1, count
    pool = view(context.pool, context.pool_size, ACTION)
    for i, action in enumerate(game.actions(state)):
        pool[context.pool_used + i].action = action
    table[place].key = int(key)
    table[place].first, table[place].actions = context.pool_used, count
    context.pool_used += count
    context.sets += 1
    return place, count


def set_hash(player: int, known: Any) -> Bits:
    return state_hash((player, known))


def find_slot(table: Any, key: Bits) -> int:
    """The slot of a key, or where it may be put."""
    mask = len(table) - 1
    place = int(key & mask)
    while table[place].actions > 0 and Bits(table[place].key) != key:
        place = (place + 1) & mask
    return place


def pool_row(context: Any, slot: int) -> Any:
    place = view(context.table, context.slots, SLOT)[slot]
    return view(context.pool + place.first * ACTION_BYTES, place.actions, ACTION)


def match_regrets(context: Any, slot: int, stack: Any, base: int, count: int) -> None:
    """Write the positive regrets as probabilities on the stack."""
    total = 0.0
    if slot >= 0:
        row = pool_row(context, slot)
        for i in range(count):
            stack[base + i] = max(row[i].regret, 0.0)
            total += stack[base + i]
    for i in range(count):
        stack[base + i] = stack[base + i] / total if total > 0.0 else 1.0 / count


def add_to_total(context: Any, slot: int, stack: Any, base: int, count: int, weight: float) -> None:
    if slot >= 0:
        row = pool_row(context, slot)
        for i in range(count):
            row[i].total += weight * stack[base + i]


def draw(context: Any, stack: Any, base: int, count: int) -> int:
    left = random_unit(context)
    for i in range(count):
        left -= stack[base + i]
        if left < 0.0:
            return i
    return count - 1

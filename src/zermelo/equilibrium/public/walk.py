"""Walks over a public tree: one half of an iteration of regret minimization, and best responses.

Everything is a vector over the hands of a player. A walk takes the other's reach probabilities down
and brings back what each hand of the player is worth, counterfactually. Large trees are walked in
parts: the crown down to where the parts begin, the parts by several threads, and the crown again
with what they are worth.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...kernel import borrowed, kernel
from .ends import end_values
from .tree import CHANCE, FOLD

LEARN, AVERAGE, BEST = range(3)
"""What a walk is for: to improve a player's strategy; to value its average strategy; to value the
best response to the other's average strategy."""
WHOLE, DOWN, UP = range(3)
"""Ways to walk: all at once; only to hand reach probabilities to the parts; with their worth."""
LARGEST = 32767.0


class Walk(NamedTuple):
    """A walk for one player."""

    goal: int
    player: int
    way: int
    factors: Any
    """[3] what positive regrets, negative regrets and the sum of strategies are multiplied with."""


@kernel
def walk(
    tree: Any, tables: Any, task: Any, node: int, reach: Any, own: Any, out: Any, room: Any
) -> None:
    """Walk over the tree below a node.

    `reach` and `own` are the probabilities with which the other's and the player's strategies lead
    here, for each hand; only learning asks for `own`. What each hand of the player is worth is
    written to `out`. `room` is scratch memory.
    """
    tree, tables, task, room = borrowed(tree), borrowed(tables), borrowed(task), borrowed(room)
    reach, own, out = borrowed(reach), borrowed(own), borrowed(out)
    player, learns = task.player, task.goal == LEARN
    part = tree.task[node] if task.way != WHOLE else -1
    if part >= 0:
        cross(tree, tables, task, part, reach, own, out)
        return
    kind, hands, others = tree.kind[node], tree.hands[player], tree.hands[1 - player]
    if kind >= FOLD:
        if task.way != DOWN:
            end_values(tree, player, node, reach, out, room)
        return
    first, count = tree.first[node], tree.count[node]
    top, acting = room.top[0], tree.hands[kind] if kind < CHANCE else 0
    step = hands if learns and kind == player else 0  # learning keeps what each action is worth
    plan_end = top + count * acting
    reach_end = plan_end + (0 if kind == player else others)
    own_end = reach_end + (hands if learns and kind != 1 - player else 0)
    end = own_end + max(count * step, hands)
    plan, child_reach = room.cells[top:plan_end], room.cells[plan_end:reach_end]
    child_own, worths = room.cells[reach_end:own_end], room.cells[own_end:end]
    room.top[0] = end
    clear(out, hands)
    if kind < CHANCE:
        strategy(tree, tables, learns, node, plan)
    for link in range(first, first + count):
        action, child = link - first, tree.child[link]
        worth = worths[action * step : action * step + hands]
        if kind == CHANCE:
            if tree.swap[link] < 0:
                deal(tree, 1 - player, link, reach, tree.factor[node], child_reach)
                if learns:
                    deal(tree, player, link, own, 1.0, child_own)
                walk(tree, tables, task, child, child_reach, child_own, worth, room)
            add_dealt(tree, player, link, worth, out)
        elif kind != player:
            multiply(plan, action * others, reach, child_reach, others)
            walk(tree, tables, task, child, child_reach, own, worth, room)
            add(worth, out, hands)
        else:
            if learns:
                multiply(plan, action * hands, own, child_own, hands)
            walk(tree, tables, task, child, reach, child_own, worth, room)
            if task.goal == BEST and tables.lock[node] < 0:
                keep_best(worth, out, hands, action == 0)
            elif task.way != DOWN:
                add_product(plan, action * hands, worth, out, hands)
    if learns and kind == player and task.way != DOWN and tables.lock[node] < 0:
        learn(tree, tables, task.factors, node, plan, worths, own, out)
    room.top[0] = top


@kernel
def walk_parts(
    tree: Any, tables: Any, task: Any, parts: Any, begin: int, step: int, room: Any
) -> None:
    """`walk` from each of these parts: every `step`-th, from `begin` on."""
    mine, others = tree.hands[task.player], tree.hands[1 - task.player]
    for part in range(begin, len(parts), step):
        reach, own = tables.reach[part, :others], tables.own[part, :mine]
        walk(tree, tables, task, parts[part], reach, own, tables.value[part, :mine], room)


def cross(tree: Any, tables: Any, task: Any, part: int, reach: Any, own: Any, out: Any) -> None:
    """Hand reach probabilities to a part of the tree, or take its values."""
    player = task.player
    if task.way == DOWN:
        for hand in range(tree.hands[1 - player]):
            tables.reach[part, hand] = reach[hand]
        if task.goal == LEARN:
            for hand in range(tree.hands[player]):
                tables.own[part, hand] = own[hand]
    else:
        for hand in range(tree.hands[player]):
            out[hand] = tables.value[part, hand]


# Chance.


def deal(tree: Any, player: int, link: int, reach: Any, factor: float, out: Any) -> None:
    """Write the reach of a player's hands after a card is dealt; hands with that card get 0."""
    card = tree.dealt[link]
    low, high = tree.low[player], tree.high[player]
    for hand in range(tree.hands[player]):
        out[hand] = reach[hand] * factor
    if card >= 0:
        for hand in range(tree.hands[player]):
            if low[hand] == card or high[hand] == card:
                out[hand] = 0.0


def add_dealt(tree: Any, player: int, link: int, worth: Any, out: Any) -> None:
    """Add the values after the card of a link; for a card that only differs from it by an exchange
    of suits, the values of the exchanged hands."""
    card, swap = tree.dealt[link], tree.swap[link]
    low, high = tree.low[player], tree.high[player]
    for hand in range(tree.hands[player]):
        if card < 0 or (low[hand] != card and high[hand] != card):
            out[hand] += worth[tree.swaps[swap, player, hand] if swap >= 0 else hand]


# Strategies.


def strategy(tree: Any, tables: Any, current: bool, node: int, plan: Any) -> None:
    """The strategy that matches the regrets so far, if `current`; else the average strategy."""
    if is_locked(tree, tables, node, plan):
        return
    player, count = tree.kind[node], tree.count[node]
    if current:
        store = tables.regrets0 if player == 0 else tables.regrets1
    else:
        store = tables.sums0 if player == 0 else tables.sums1
    load(store, tables.scale, 0 if current else 1, tree, node, plan)
    normalize(plan, count, tree.hands[player])


def is_locked(tree: Any, tables: Any, node: int, plan: Any) -> bool:
    begin = tables.lock[node]
    if begin < 0:
        return False
    for cell in range(tree.count[node] * tree.hands[tree.kind[node]]):
        plan[cell] = tables.locked[begin + cell]
    return True


def normalize(plan: Any, count: int, hands: int) -> None:
    """Make the positive numbers of each hand probabilities; all equal if there are none."""
    for hand in range(hands):
        total = plan[hand] * 0
        for action in range(count):
            cell = action * hands + hand
            plan[cell] = max(plan[cell], plan[cell] * 0)
            total += plan[cell]
        for action in range(count):
            cell = action * hands + hand
            plan[cell] = plan[cell] / total if total > 0 else 1.0 / count


def learn(
    tree: Any, tables: Any, factors: Any, node: int, plan: Any, worth: Any, own: Any, out: Any
) -> None:
    """Add this iteration's regrets and strategy; `worth` is overwritten."""
    player, count = tree.kind[node], tree.count[node]
    hands = tree.hands[player]
    regrets = tables.regrets0 if player == 0 else tables.regrets1
    sums = tables.sums0 if player == 0 else tables.sums1
    offset = tree.offset[node]
    scale, sum_scale, is_short = 1.0, 1.0, tables.scale.shape[1] > 0
    if is_short:
        scale, sum_scale = tables.scale[0, node], tables.scale[1, node]
    positive, negative, weight = factors[0] * scale, factors[1] * scale, factors[2] * sum_scale
    for action in range(count):
        begin = action * hands
        at = offset + begin
        for hand in range(hands):
            before = regrets[at + hand]
            worth[begin + hand] += before * (positive if before > 0 else negative) - out[hand]
            plan[begin + hand] = plan[begin + hand] * own[hand] + sums[at + hand] * weight
    if is_short:
        tables.scale[0, node] = save_short(worth, count * hands, regrets, offset)
        tables.scale[1, node] = save_short(plan, count * hands, sums, offset)
    else:
        for cell in range(count * hands):
            regrets[offset + cell] = worth[cell]
            sums[offset + cell] = plan[cell]


def load(store: Any, scale: Any, which: int, tree: Any, node: int, out: Any) -> None:
    size, offset = tree.count[node] * tree.hands[tree.kind[node]], tree.offset[node]
    if scale.shape[1] > 0:
        by = scale[which, node]
        for cell in range(size):
            out[cell] = store[offset + cell] * by
    else:
        for cell in range(size):
            out[cell] = store[offset + cell]


def save_short(values: Any, size: int, store: Any, offset: int) -> float:
    """Store as 16-bit multiples of a unit, the largest value / 32767; returns the unit."""
    largest = 0.0
    for cell in range(size):
        largest = max(largest, abs(values[cell]))
    by = LARGEST / largest if largest > 0.0 else 0.0
    for cell in range(size):
        value = values[cell] * by
        store[offset + cell] = int(value + 0.5) if value >= 0 else int(value - 0.5)
    return largest / LARGEST


# Vectors.


def clear(out: Any, size: int) -> None:
    for cell in range(size):
        out[cell] = 0.0


def add(one: Any, out: Any, size: int) -> None:
    for cell in range(size):
        out[cell] += one[cell]


def multiply(one: Any, begin: int, other: Any, out: Any, size: int) -> None:
    for cell in range(size):
        out[cell] = one[begin + cell] * other[cell]


def add_product(one: Any, begin: int, other: Any, out: Any, size: int) -> None:
    for cell in range(size):
        out[cell] += one[begin + cell] * other[cell]


def keep_best(one: Any, out: Any, size: int, is_first: bool) -> None:
    for cell in range(size):
        if is_first or one[cell] > out[cell]:
            out[cell] = one[cell]

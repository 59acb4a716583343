"""Walks over a public tree: one half of an iteration of regret minimization, and best responses.

Everything is a vector over the hands of a player. A walk takes the other's reach probabilities down
and brings back what each hand of the player is worth, counterfactually. Large trees are walked in
parts: the crown down to where the parts begin, the parts by several threads, and the crown again
with what they are worth.
"""

from __future__ import annotations

from typing import Any

from ...kernel import borrowed, kernel
from .ends import end_values
from .tree import CHANCE, FOLD

WHOLE, DOWN, UP = range(3)
"""Ways to walk: all at once; only to hand reach probabilities to the parts; with their worth."""
LARGEST = 32767.0


@kernel
def update(
    tree: Any,
    tables: Any,
    factors: Any,
    player: int,
    node: int,
    reach: Any,
    own: Any,
    out: Any,
    room: Any,
    way: int,
) -> None:
    """Improve the player's strategy below this node.

    `reach` and `own` are how likely the other's and the player's strategies lead here, for each
    hand; `factors` what positive and negative regrets and the sum of strategies are multiplied
    with. `room` is scratch memory; in `out` comes what each hand is worth.
    """
    tree, tables, room = borrowed(tree), borrowed(tables), borrowed(room)
    reach, own, out, factors = borrowed(reach), borrowed(own), borrowed(out), borrowed(factors)
    part = tree.task[node] if way != WHOLE else -1
    if part >= 0:
        cross(tree, tables, player, part, reach, own, out, way)
        return
    kind, hands = tree.kind[node], tree.hands[player]
    if kind >= FOLD:
        if way != DOWN:
            end_values(tree, player, node, reach, out, room)
        return
    first, count, others = tree.first[node], tree.count[node], tree.hands[1 - player]
    top = room.top[0]
    clear(out, hands)
    if kind == CHANCE:
        child_reach = room.cells[top : top + others]
        child_own = room.cells[top + others : top + others + hands]
        worth = room.cells[top + others + hands : top + others + 2 * hands]
        room.top[0] = top + others + 2 * hands
        for link in range(first, first + count):
            if tree.swap[link] < 0:
                deal(tree, 1 - player, link, reach, tree.factor[node], child_reach)
                deal(tree, player, link, own, 1.0, child_own)
                child = tree.child[link]
                update(
                    tree, tables, factors, player, child, child_reach, child_own, worth, room, way
                )
            add_dealt(tree, player, link, worth, out)
        room.top[0] = top
        return
    if kind != player:
        size = count * others
        plan = room.cells[top : top + size]
        child_reach = room.cells[top + size : top + size + others]
        worth = room.cells[top + size + others : top + size + others + hands]
        room.top[0] = top + size + others + hands
        current(tree, tables, node, plan)
        for action in range(count):
            multiply(plan, action * others, reach, child_reach, others)
            child = tree.child[first + action]
            update(tree, tables, factors, player, child, child_reach, own, worth, room, way)
            add(worth, out, hands)
        room.top[0] = top
        return
    size = count * hands
    plan = room.cells[top : top + size]
    worth = room.cells[top + size : top + 2 * size]
    child_own = room.cells[top + 2 * size : top + 2 * size + hands]
    room.top[0] = top + 2 * size + hands
    current(tree, tables, node, plan)
    for action in range(count):
        multiply(plan, action * hands, own, child_own, hands)
        child, begin = tree.child[first + action], action * hands
        child_worth = worth[begin : begin + hands]
        update(tree, tables, factors, player, child, reach, child_own, child_worth, room, way)
        if way != DOWN:
            add_product(plan, begin, child_worth, out, hands)
    if way != DOWN and tables.lock[node] < 0:
        learn(tree, tables, factors, node, plan, worth, own, out)
    room.top[0] = top


@kernel
def respond(
    tree: Any,
    tables: Any,
    best: bool,
    player: int,
    node: int,
    reach: Any,
    own: Any,
    out: Any,
    room: Any,
    way: int,
) -> None:
    """What each hand of the player is worth against the other's average strategy: if it plays its
    own average strategy, or the best there is."""
    tree, tables, room = borrowed(tree), borrowed(tables), borrowed(room)
    reach, own, out = borrowed(reach), borrowed(own), borrowed(out)
    part = tree.task[node] if way != WHOLE else -1
    if part >= 0:
        cross(tree, tables, player, part, reach, own, out, way)
        return
    kind, hands = tree.kind[node], tree.hands[player]
    if kind >= FOLD:
        if way != DOWN:
            end_values(tree, player, node, reach, out, room)
        return
    first, count, others = tree.first[node], tree.count[node], tree.hands[1 - player]
    top, acting = room.top[0], tree.hands[kind] if kind < CHANCE else 0
    size = count * acting
    plan = room.cells[top : top + size]
    child_reach = room.cells[top + size : top + size + others]
    worth = room.cells[top + size + others : top + size + others + hands]
    room.top[0] = top + size + others + hands
    clear(out, hands)
    if kind < CHANCE:
        average(tree, tables, node, plan)
    for link in range(first, first + count):
        action, child = link - first, tree.child[link]
        if kind == CHANCE:
            if tree.swap[link] < 0:
                deal(tree, 1 - player, link, reach, tree.factor[node], child_reach)
                respond(tree, tables, best, player, child, child_reach, own, worth, room, way)
            add_dealt(tree, player, link, worth, out)
        elif kind != player:
            multiply(plan, action * others, reach, child_reach, others)
            respond(tree, tables, best, player, child, child_reach, own, worth, room, way)
            add(worth, out, hands)
        else:
            respond(tree, tables, best, player, child, reach, own, worth, room, way)
            if best and tables.lock[node] < 0:
                keep_best(worth, out, hands, action == 0)
            else:
                add_product(plan, action * hands, worth, out, hands)
    room.top[0] = top


@kernel
def update_parts(
    tree: Any, tables: Any, factors: Any, player: int, parts: Any, begin: int, step: int, room: Any
) -> None:
    """`update` from each of these parts: every `step`-th, from `begin` on."""
    mine, others = tree.hands[player], tree.hands[1 - player]
    for part in range(begin, len(parts), step):
        reach, own = tables.reach[part, :others], tables.own[part, :mine]
        out, node = tables.value[part, :mine], parts[part]
        update(tree, tables, factors, player, node, reach, own, out, room, WHOLE)


@kernel
def respond_parts(
    tree: Any, tables: Any, best: bool, player: int, parts: Any, begin: int, step: int, room: Any
) -> None:
    """`respond` from each of these parts: every `step`-th, from `begin` on."""
    mine, others = tree.hands[player], tree.hands[1 - player]
    for part in range(begin, len(parts), step):
        reach, own = tables.reach[part, :others], tables.own[part, :mine]
        out, node = tables.value[part, :mine], parts[part]
        respond(tree, tables, best, player, node, reach, own, out, room, WHOLE)


def cross(
    tree: Any, tables: Any, player: int, part: int, reach: Any, own: Any, out: Any, way: int
) -> None:
    """Between the crown and its parts."""
    if way == 1:
        for hand in range(tree.hands[1 - player]):
            tables.reach[part, hand] = reach[hand]
        for hand in range(tree.hands[player]):
            tables.own[part, hand] = own[hand]
    else:
        for hand in range(tree.hands[player]):
            out[hand] = tables.value[part, hand]


# Chance.


def deal(tree: Any, player: int, link: int, reach: Any, factor: float, out: Any) -> None:
    """The reach of a player's hands after a card is dealt: those that hold it are impossible."""
    card = tree.dealt[link]
    low, high = tree.low[player], tree.high[player]
    for hand in range(tree.hands[player]):
        out[hand] = reach[hand] * factor
    if card >= 0:
        for hand in range(tree.hands[player]):
            if low[hand] == card or high[hand] == card:
                out[hand] = 0.0


def add_dealt(tree: Any, player: int, link: int, worth: Any, out: Any) -> None:
    """Add what hands are worth after the card of a link; a card that only differs by an exchange of
    suits is worth the same to the hands that are exchanged, too."""
    card, swap = tree.dealt[link], tree.swap[link]
    low, high = tree.low[player], tree.high[player]
    for hand in range(tree.hands[player]):
        if card < 0 or (low[hand] != card and high[hand] != card):
            out[hand] += worth[tree.swaps[swap, player, hand] if swap >= 0 else hand]


# Strategies.


def current(tree: Any, tables: Any, node: int, plan: Any) -> None:
    """The strategy that matches the regrets so far."""
    player, count = tree.kind[node], tree.count[node]
    if is_locked(tree, tables, node, plan):
        return
    load(tables.regrets0 if player == 0 else tables.regrets1, tables.scale, 0, tree, node, plan)
    normalize(plan, count, tree.hands[player])


def average(tree: Any, tables: Any, node: int, plan: Any) -> None:
    """The average strategy."""
    player, count = tree.kind[node], tree.count[node]
    if is_locked(tree, tables, node, plan):
        return
    load(tables.sums0 if player == 0 else tables.sums1, tables.scale, 1, tree, node, plan)
    normalize(plan, count, tree.hands[player])


def is_locked(tree: Any, tables: Any, node: int, plan: Any) -> bool:
    begin = tables.lock[node]
    if begin < 0:
        return False
    for cell in range(tree.count[node] * tree.hands[tree.kind[node]]):
        plan[cell] = tables.locked[begin + cell]
    return True


def normalize(plan: Any, count: int, hands: int) -> None:
    """Positive numbers as shares of their sum for each hand; all equal where there are none."""
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
    """As 16-bit shares of the largest; returns what a share is."""
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

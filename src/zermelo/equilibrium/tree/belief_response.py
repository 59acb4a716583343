"""A best response to a fixed strategy, over the responder's information sets with its beliefs.

The walk goes through the responder's information sets depth first. At each it holds the belief:
for every world and node of the other player's knowledge that is possible, the probability that
chance and the other's strategy lead there. An action is applied to the whole belief, then the
other and chance move on by their probabilities, and what the responder learns splits the belief
again. An information set is worth its best action, each counted over the whole belief.

The work is a step for each pair of the two players' nodes that go together and are not settled;
memory is that of one path. What the responder would get by its own strategy is summed up beside.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import kernel, peek, view
from .information_walk import (
    ENTRY,
    FULL,
    LINK,
    NATURE,
    NODE,
    OWN,
    PLACE,
    SETTLED,
    SMALL,
    STOPPED,
    grouped,
)

__all__ = ["RESPONSE", "advance", "begin", "respond"]

FLOAT = np.dtype(np.float64)
FINE = 0
NUMBER = np.int64  # of one type in compiled code: recursion must not ask for another

_RESPONSE = (
    "flaw",
    "stop",  # address: set from outside
    "places",
    "links",
    "chances",  # of edges
    "worlds",
    "edges",
    "nodes",  # of the responder, its children and behaviour
    "children",
    "behaviour",
    "node_room",
    "child_room",
    "rows",
    "other_nodes",  # of the other
    "other_children",
    "other_behaviour",
    "other_node_room",
    "other_child_room",
    "other_rows",
    "arena",  # of entries
    "room",
    "top",
    "counts",  # for each node of the responder, all 0 between uses
    "stack",  # of groups: begin and end
    "stacked",
    "steps",  # beliefs in all
)
RESPONSE = np.dtype(
    [*((name, np.int64) for name in _RESPONSE), ("settled", np.float64)], align=True
)


@kernel
def begin(game: Any, record: Any) -> None:
    """The first beliefs: what may happen before the responder moves for the first time."""
    record.settled, record.top = 0.0, 0
    follow(game, 0, 0, 0, 1.0, record)
    grouped(record, 0)


@kernel
def advance(game: Any, record: Any, count: int, action: int) -> float:
    """Put the beliefs after an action on the stack; the information set has the first `count`
    entries of the arena. Returns what the responder has got by then."""
    moved(game, record, 0, count, count, action)
    return float(record.settled)


@kernel
def moved(game: Any, record: Any, first: int, last: int, tail: int, action: int) -> int:
    """The beliefs after an action in the information set of entries `first` up to `last`: groups on
    the stack, in the arena from `tail` on. `settled` is what the responder has got by then.

    Returns where the arena is free.
    """
    entries = view(record.arena, record.room, ENTRY)
    worlds = view(record.places, record.worlds, PLACE)
    links = view(record.links, record.edges, LINK)
    nodes = view(record.nodes, record.node_room, NODE)
    children = view(record.children, record.child_room, SMALL)
    other_nodes = view(record.other_nodes, record.other_node_room, NODE)
    other_children = view(record.other_children, record.other_child_room, SMALL)
    record.settled, record.top = 0.0, tail
    base = nodes[entries[first].own].base
    settled = 0.0
    for i in range(first, last):
        entry = entries[i]
        link = links[worlds[entry.world].first + action]
        after = worlds[link.following]
        if after.turn == SETTLED:
            settled += entry.weight * after.worth
        else:
            own = children[base + link.own] - 1
            other = other_children[other_nodes[entry.other].base + link.other] - 1
            follow(game, NUMBER(link.following), own, other, entry.weight, record)
    record.settled += settled
    record.steps += last - first
    if record.top == tail:
        return tail
    return int(grouped(record, tail))


@kernel
def follow(game: Any, world: int, own: int, other: int, weight: float, record: Any) -> None:
    """Let the other and chance move until the responder does."""
    here = view(record.places, record.worlds, PLACE)[world]
    if here.turn == OWN:
        top = record.top
        if top >= record.room:
            record.flaw = FULL
            return
        entry = view(record.arena, record.room, ENTRY)[top]
        entry.world, entry.own, entry.other, entry.weight = world, own, other, weight
        record.top = top + 1
        return
    links = view(record.links, record.edges, LINK)
    worlds = view(record.places, record.worlds, PLACE)
    children = view(record.children, record.child_room, SMALL)
    other_children = view(record.other_children, record.other_child_room, SMALL)
    base = view(record.nodes, record.node_room, NODE)[own].base
    known = view(record.other_nodes, record.other_node_room, NODE)[other]
    other_base = known.base
    likely = view(record.chances, record.edges, FLOAT)
    at = NUMBER(here.first)
    if here.turn != NATURE:
        likely = view(record.other_behaviour, record.other_rows, FLOAT)
        at = NUMBER(known.row)
    settled = 0.0
    for action in range(here.actions):
        probability = likely[at + action]
        if probability > 0.0:
            link = links[here.first + action]
            after = worlds[link.following]
            if after.turn == SETTLED:
                settled += probability * after.worth
            else:
                own_next = children[base + link.own] - 1
                other_next = other_children[other_base + link.other] - 1
                reach = weight * probability
                follow(game, NUMBER(link.following), own_next, other_next, reach, record)
    record.settled += weight * settled


@kernel
def respond(game: Any, record: Any, count: int) -> tuple[float, float]:
    """What the information set of the first `count` entries of the arena is worth."""
    best, now = worth(game, record, 0, count, count)
    return best, now


@kernel
def worth(game: Any, record: Any, first: int, last: int, tail: int) -> tuple[float, float]:
    """What an information set is worth to the responder at best, and by its own strategy; both
    weighted by its belief, entries `first` up to `last`. The arena is free from `tail` on."""
    if peek(record.stop) != 0:
        record.flaw = STOPPED
    if record.flaw != FINE:
        return 0.0, 0.0
    entries = view(record.arena, record.room, ENTRY)
    stack = view(record.stack, 2 * record.room, SMALL)
    actions = view(record.places, record.worlds, PLACE)[entries[first].world].actions
    row = view(record.nodes, record.node_room, NODE)[entries[first].own].row
    best, now = -np.inf, 0.0
    for action in range(actions):
        bottom = record.stacked
        after = moved(game, record, first, last, tail, action)
        best_here = now_here = record.settled
        while record.stacked > bottom:
            record.stacked -= 2
            group, end = NUMBER(stack[record.stacked]), NUMBER(stack[record.stacked + 1])
            found = worth(game, record, group, end, after)
            best_here += found[0]
            now_here += found[1]
        best = max(best, best_here)
        now += view(record.behaviour, record.rows, FLOAT)[row + action] * now_here
    return best, now

"""A best response to a fixed strategy, over the responder's information sets with its beliefs.

The walk goes through the responder's information sets depth first. At each it holds the belief:
for every world and node of the other player's knowledge that is possible, the probability that
chance and the other's strategy lead there. An action is applied to the whole belief, then the
other and chance move on by their probabilities, and what the responder learns splits the belief
again. An information set is worth its best action, each counted over the whole belief.

What the other may do and know next lies in one block for each node of its knowledge, so that a
step reads memory in one place: its probabilities, if it is to move, then where the blocks of the
nodes that follow begin, by signal. An entry of a belief says where the other's block begins.

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
from .sequence_form import TreeTooLarge

FLOAT = np.dtype(np.float64)
FINE = 0
MOST_WORDS = 1 << 31
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
    "blocks",  # of the other's nodes
    "block_words",
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


def blocks(tree: Any, behaviour: Any) -> Any:
    """The other player's nodes and its actions there, in words of eight bytes."""
    nodes, children = tree.nodes, tree.children
    widths = np.diff(nodes["start"], append=len(children))
    moving = np.flatnonzero(nodes["row"] >= 0)
    actions = np.zeros(len(nodes), np.int64)
    actions[moving] = np.diff(tree.first)
    sizes = actions + (widths + 1) // 2
    ends = np.cumsum(sizes)
    begins = ends - sizes
    if ends[-1] > MOST_WORDS:
        raise TreeTooLarge("the other player knows too much for its strategy to be followed")
    words = np.zeros(int(ends[-1]))
    places = np.repeat(begins[moving] - tree.first[:-1], np.diff(tree.first))
    words[places + np.arange(len(places))] = behaviour
    places = np.repeat(2 * (begins + actions) - nodes["start"], widths)
    words.view(np.int32)[places + np.arange(len(places))] = begins[np.maximum(children, 1) - 1]
    return words


@kernel
def begin(game: Any, record: Any) -> None:
    """The first beliefs: the worlds before the responder's first move."""
    record.settled, record.top = 0.0, 0
    follow(game, 0, 0, 0, 1.0, record)
    grouped(record, 0)


@kernel
def advance(game: Any, record: Any, count: int, action: int) -> float:
    """Push the beliefs after an action; the information set is the first `count` entries of the
    arena. Returns the value that is settled on the way."""
    moved(game, record, 0, count, count, action)
    return float(record.settled)


@kernel
def moved(game: Any, record: Any, first: int, last: int, tail: int, action: int) -> int:
    """Push the beliefs after an action in the information set of entries `first` up to `last`, as
    groups in the arena from `tail` on. `settled` becomes the value that is settled on the way.
    Returns where the arena is free."""
    entries = view(record.arena, record.room, ENTRY)
    worlds = view(record.places, record.worlds, PLACE)
    links = view(record.links, record.edges, LINK)
    nodes = view(record.nodes, record.node_room, NODE)
    children = view(record.children, record.child_room, SMALL)
    others = view(record.blocks, 2 * record.block_words, SMALL)
    record.settled, record.top = 0.0, tail
    base = nodes[entries[first].own].start
    settled = 0.0
    for i in range(first, last):
        entry = entries[i]
        here = worlds[entry.world]
        link = links[here.first + action]
        after = worlds[link.following]
        if after.turn == SETTLED:
            settled += entry.weight * after.worth
        else:
            own = children[base + link.own] - 1
            other = others[2 * entry.other + link.other]
            follow(game, NUMBER(link.following), own, NUMBER(other), entry.weight, record)
    record.settled += settled
    record.steps += last - first
    return tail if record.top == tail else grouped(record, tail)


@kernel
def follow(game: Any, world: int, own: int, other: int, weight: float, record: Any) -> None:
    """Follow the other player's moves and chance up to the responder's next move."""
    worlds = view(record.places, record.worlds, PLACE)
    here = worlds[world]
    if here.turn == OWN:
        believe(record, world, own, other, weight)
        return
    links = view(record.links, record.edges, LINK)
    children = view(record.children, record.child_room, SMALL)
    others = view(record.blocks, 2 * record.block_words, SMALL)
    likely = view(record.chances, record.edges, FLOAT)
    at, signals = int(NUMBER(here.first)), 2 * other
    if here.turn != NATURE:
        likely = view(record.blocks, record.block_words, FLOAT)
        at, signals = other, 2 * (other + here.actions)
    base = view(record.nodes, record.node_room, NODE)[own].start
    settled = 0.0
    for action in range(here.actions):
        probability = likely[at + action]
        if probability > 0.0:
            link = links[here.first + action]
            after = worlds[link.following]
            if after.turn == SETTLED:
                settled += probability * after.worth
                continue
            own_next = children[base + link.own] - 1
            other_next = int(NUMBER(others[signals + link.other]))
            reach = weight * probability
            if after.turn == OWN:  # most of the time: no call for it
                believe(record, link.following, own_next, other_next, reach)
            else:
                follow(game, NUMBER(link.following), own_next, other_next, reach, record)
    record.settled += weight * settled


def believe(record: Any, world: int, own: int, other: int, weight: float) -> None:
    """Add to the belief at the responder's next move."""
    top = record.top
    if top >= record.room:
        record.flaw = FULL
        return
    entry = view(record.arena, record.room, ENTRY)[top]
    entry.world, entry.own, entry.other, entry.weight = world, own, other, weight
    record.top = top + 1


@kernel
def respond(game: Any, record: Any, count: int) -> tuple[float, float]:
    """The value of the information set in the first `count` entries of the arena."""
    best, now = worth(game, record, 0, count, count)
    return best, now


@kernel
def worth(game: Any, record: Any, first: int, last: int, tail: int) -> tuple[float, float]:
    """The values of an information set to the responder, of its best response and of its own
    strategy; both are weighted by its belief, entries `first` up to `last`. The arena is free from
    `tail` on."""
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

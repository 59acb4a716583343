"""Walk through all that a player may come to know, with the worlds that it may then be in.

The walk goes through the information sets of one player, depth first. At each it holds the worlds
that the player can't tell apart, each once, whatever histories lead there; an action of the player
is applied to all of them, then the others do all they may until the player is to move again. What
the player then knows splits the worlds into the information sets that follow.

Worlds and signals come from the graph of worlds. The rules are asked only where a new node of the
player's knowledge is met: a history that leads there is replayed, and its information is hashed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bits import Bits
from ...game import CHANCE
from ...kernel import kernel, keyed_hash, peek, save_state, state_hash, view
from .world_graph import WorldGraph

SETTLED, OWN, OTHER, NATURE = range(4)  # whose turn it is, for the player who walks
FINE, FULL, CROWDED, OTHER_WORLD, STOPPED = range(5)

WORD, SMALL = np.dtype(np.uint64), np.dtype(np.int32)

PLACE = np.dtype(
    [
        ("first", np.int32),  # its first edge
        ("actions", np.int16),
        ("turn", np.int16),
        ("worth", np.float64),  # of a settled world, to the player who walks
    ],
    align=True,
)
LINK = np.dtype(
    [
        ("following", np.int32),  # the next world
        ("own", np.uint16),  # signal to the player who walks
        ("other", np.uint16),  # and to the other
    ],
    align=True,
)
NODE = np.dtype(
    [
        ("start", np.int32),  # where the nodes that follow are written, by signal
        ("row", np.int32),  # of an information set: the number of its first action
    ],
    align=True,
)
ENTRY = np.dtype(
    [
        ("world", np.int32),
        ("own", np.int32),  # the node of the player who walks
        ("other", np.int32),  # the other's; while enumerating, the entry before
        ("edge", np.int32),  # that led here
        ("weight", np.float64),
    ],
    align=True,
)
MET = np.dtype(
    [
        ("key", np.uint64),
        ("check", np.uint64),
        ("number", np.int32),
        ("time", np.int32),  # older entries count as empty
    ],
    align=True,
)

_WALK = (
    "player",
    "flaw",
    "stop",  # address: set from outside
    "places",
    "links",
    "worlds",
    "edges",
    "actions",  # of edges
    "kinds",  # of worlds
    "widths",  # signals of each kind
    "nodes",
    "node_kinds",
    "node_count",
    "node_room",
    "children",  # node + 1; 0 is unknown
    "child_count",
    "child_room",
    "keys",  # two words for each information set
    "first",  # row of each information set
    "parent",  # row of the player's action before each
    "past",  # the player's last action
    "sets",
    "set_room",
    "rows",
    "arena",  # of entries
    "room",
    "top",
    "counts",  # for each node, all 0 between uses
    "stack",  # of groups: begin and end
    "stacked",
    "met_worlds",
    "met_nodes",
    "met_room",
    "new_worlds",
    "new_nodes",
    "time",
    "entries",  # how many there were in all
)
WALK = np.dtype([(name, np.int64) for name in _WALK], align=True)


def places(graph: WorldGraph, player: int) -> Any:
    """The worlds as one player sees them."""
    found = np.zeros(graph.worlds, PLACE)
    found["first"], found["actions"] = graph.first[:-1], np.diff(graph.first)
    other = np.where(graph.mover == CHANCE, NATURE, OTHER)
    turn = np.where(graph.mover == player, OWN, other)
    found["turn"] = np.where(graph.settled, SETTLED, turn)
    found["worth"] = graph.worth[:, player]
    return found


def links(graph: WorldGraph, player: int) -> Any:
    """The edges as one of two players sees them."""
    found = np.zeros(len(graph.following), LINK)
    found["following"] = graph.following
    found["own"], found["other"] = graph.signal[player], graph.signal[1 - player]
    return found


@kernel
def enumerate_sets(game: Any, states: Any, record: Any) -> None:
    """Enumerate all information sets; an example of each goes to `states`."""
    entries = view(record.arena, record.room, ENTRY)
    record.time, record.past = 1, -1
    state = game.initial_state()
    start = identified(game, state, 0, states, record)
    entries[0].world, entries[0].own, entries[0].other, entries[0].edge = 0, start, -1, -1
    record.top = 1
    close(game, 0, states, record)
    tail = grouped(record, 0)
    while record.stacked > 0 and record.flaw == FINE:
        stack = view(record.stack, 2 * record.room, SMALL)
        record.stacked -= 2
        begin, end = stack[record.stacked], stack[record.stacked + 1]
        explore(game, int(begin), int(end), tail, states, record)


@kernel
def explore(game: Any, begin: int, end: int, tail: int, states: Any, record: Any) -> None:
    """Explore what follows an information set, whose worlds are entries `begin` up to `end`; the
    arena is free from `tail` on."""
    if peek(record.stop) != 0:
        record.flaw = STOPPED
        return
    entries = view(record.arena, record.room, ENTRY)
    worlds = view(record.places, record.worlds, PLACE)
    stack = view(record.stack, 2 * record.room, SMALL)
    row = view(record.nodes, record.node_room, NODE)[entries[begin].own].row
    for action in range(worlds[entries[begin].world].actions):
        record.time += 1
        record.past = row + action
        record.new_worlds = record.new_nodes = 0
        record.top = tail
        for i in range(begin, end):
            reach(game, i, worlds[entries[i].world].first + action, states, record)
        close(game, tail, states, record)
        if record.flaw != FINE:
            return
        bottom = record.stacked
        after = grouped(record, tail)
        while record.stacked > bottom and record.flaw == FINE:
            record.stacked -= 2
            group_begin, group_end = stack[record.stacked], stack[record.stacked + 1]
            explore(game, int(group_begin), int(group_end), after, states, record)
        if record.flaw != FINE:
            return


@kernel
def close(game: Any, begin: int, states: Any, record: Any) -> None:
    """Follow all moves of the others and of chance, in the entries from `begin` on."""
    entries = view(record.arena, record.room, ENTRY)
    worlds = view(record.places, record.worlds, PLACE)
    i = begin
    while i < record.top and record.flaw == FINE:
        here = worlds[entries[i].world]
        if here.turn != OWN:
            for edge in range(here.first, here.first + here.actions):
                reach(game, i, edge, states, record)
        i += 1
    record.entries += record.top - begin


@kernel
def reach(game: Any, i: int, edge: int, states: Any, record: Any) -> None:
    """Follow an edge from the world of an entry, unless it settles the game."""
    following = view(record.links, record.edges, LINK)[edge].following
    worlds = view(record.places, record.worlds, PLACE)
    if worlds[following].turn == SETTLED or record.flaw != FINE:
        return
    entries = view(record.arena, record.room, ENTRY)
    nodes = view(record.nodes, record.node_room, NODE)
    children = view(record.children, record.child_room, SMALL)
    place = nodes[entries[i].own].start + view(record.links, record.edges, LINK)[edge].own
    if children[place] == 0:
        action = view(record.actions, record.edges, SMALL)[edge]
        state = game.result(history(game, i, record), int(action))
        number = identified(game, state, int(following), states, record)
        if record.flaw != FINE:
            return
        children[place] = number + 1
    node = children[place] - 1
    kind = view(record.kinds, record.worlds, SMALL)[following]
    if view(record.node_kinds, record.node_room, SMALL)[node] != kind:
        record.flaw = OTHER_WORLD
    elif is_new(record, int(following), int(node)):
        top = record.top
        if top >= record.room:
            record.flaw = FULL
            return
        entries[top].world, entries[top].own = following, node
        entries[top].other, entries[top].edge = i, edge
        record.top = top + 1


@kernel
def history(game: Any, i: int, record: Any) -> Any:
    """A state of an entry, replayed from the start."""
    entries = view(record.arena, record.room, ENTRY)
    before, edge = int(entries[i].other), entries[i].edge
    if before < 0:
        return game.initial_state()
    action = view(record.actions, record.edges, SMALL)[edge]
    return game.result(history(game, before, record), int(action))


@kernel
def identified(game: Any, state: Any, world: int, states: Any, record: Any) -> int:
    """The node of the player's information in a state, among those since its last action."""
    player = record.player
    own = game.to_move(state) == player
    seen = game.information(state, player)
    key, check = state_hash((player, seen)), keyed_hash((player, seen))
    table = view(record.met_nodes, record.met_room, MET)
    mask = record.met_room - 1
    slot = int((key + own) & mask)
    while table[slot].time == record.time:
        known = Bits(table[slot].key) == key and Bits(table[slot].check) == check
        if known and (table[slot].number & 1) == own:
            return int(table[slot].number >> 1)
        slot = (slot + 1) & mask
    number = record.node_count
    kind = view(record.kinds, record.worlds, SMALL)[world]
    width = view(record.widths, record.worlds, SMALL)[kind]
    actions = view(record.places, record.worlds, PLACE)[world].actions
    record.new_nodes += 1
    if (
        number + 1 >= record.node_room
        or record.child_count + width > record.child_room
        or record.sets + 2 > record.set_room
    ):
        record.flaw = FULL
        return 0
    if 2 * record.new_nodes > record.met_room:
        record.flaw = CROWDED
        return 0
    table[slot].key, table[slot].check = int(key), int(check)
    table[slot].number, table[slot].time = 2 * number + own, record.time
    node = view(record.nodes, record.node_room, NODE)[number]
    view(record.node_kinds, record.node_room, SMALL)[number] = kind
    node.start, node.row = record.child_count, -1
    record.node_count = number + 1
    record.child_count += width
    if own:
        sets = record.sets
        node.row = record.rows
        keys = view(record.keys, 2 * record.set_room, WORD)
        keys[2 * sets], keys[2 * sets + 1] = int(key), int(check)
        view(record.parent, record.set_room, SMALL)[sets] = record.past
        save_state(game, states, sets, state)
        record.rows += actions
        record.sets = sets + 1
        view(record.first, record.set_room, SMALL)[sets + 1] = record.rows
    return int(number)


def is_new(record: Any, world: int, node: int) -> bool:
    """Whether this world was not met at this node since the player's last action."""
    table = view(record.met_worlds, record.met_room, MET)
    mask = record.met_room - 1
    pair = Bits(world) << 32 | Bits(node)
    slot = int((pair * 0x9E3779B97F4A7C15) >> 32 & mask)
    while table[slot].time == record.time:
        if Bits(table[slot].key) == pair:
            return False
        slot = (slot + 1) & mask
    record.new_worlds += 1
    if 2 * record.new_worlds > record.met_room:
        record.flaw = CROWDED
        return False
    table[slot].key, table[slot].time = int(pair), record.time
    return True


def grouped(record: Any, begin: int) -> int:
    """Group the entries from `begin` on that are the player's turn by node, at the end of the
    arena, and push each group's bounds on the stack; returns where the arena is free."""
    entries = view(record.arena, record.room, ENTRY)
    worlds = view(record.places, record.worlds, PLACE)
    counts = view(record.counts, record.node_room, SMALL)
    stack = view(record.stack, 2 * record.room, SMALL)
    bottom, end = record.stacked, record.top
    found = 0
    for i in range(begin, end):
        if worlds[entries[i].world].turn == OWN:
            node = entries[i].own
            if counts[node] == 0:
                stack[record.stacked] = node
                record.stacked += 2
            counts[node] += 1
            found += 1
    if end + found > record.room:
        record.flaw = FULL
    place = end
    for group in range(bottom, record.stacked, 2):
        node = stack[group]
        size = counts[node]
        stack[group], stack[group + 1] = place, place + size
        counts[node] = place if record.flaw == FINE else 0
        place += size
    if record.flaw != FINE:
        return int(end)
    for i in range(begin, end):
        if worlds[entries[i].world].turn == OWN:
            node = entries[i].own
            entries[counts[node]] = entries[i]
            counts[node] += 1
    for group in range(bottom, record.stacked, 2):
        counts[entries[stack[group]].own] = 0
    return int(place)

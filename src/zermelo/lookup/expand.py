"""A class of positions as a graph: every position is expanded once.

A move that stays in the slice of the class that is being solved becomes an edge. One that leaves
it is looked up among the slices before it, or in the table of the class it leads to, which is
there already, and becomes an event: from which distance on the position is won, or this move
counts among those that lose. Edges and events count positions from the beginning of the slice.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel import kernel, view
from ..tablebase import CODE, DRAW, KNOWN_FIELDS, LONGEST, NOTHING, WIN, known_code
from .graph import COUNT, EDGE, EVENT, LOSE, RELEASE, SAME_PLAYER, WON
from .value_codes import OPEN

FULL, OUTSIDE = 1, 2
"""Why expanding stopped: no room for edges, or a move to a class or slice that is missing."""

EXPANSION = np.dtype(
    [
        ("stop", np.int64),
        ("kind", np.int64),
        ("begin", np.int64),  # of the slice
        ("end", np.int64),
        ("solved", np.int64),  # address of the codes of the slices before
        ("next", np.int64),  # the first position that was not looked at
        ("last", np.int64),
        ("origin", np.int64),  # the first position of the arrays below
        ("nodes", np.int64),  # address, as all of these
        ("degrees", np.int64),
        ("events", np.int64),
        ("event_count", np.int64),
        ("edges", np.int64),
        ("used", np.int64),
        ("room", np.int64),
        *KNOWN_FIELDS,
        # What the moves out of the class come to, for the position that is looked at.
        ("win", np.int64),
        ("loss", np.int64),
        ("safe", np.int64),
    ],
    align=True,
)

NEVER = 1 << 20


def finished_code(record: Any, kind: int, number: int) -> int:
    """The value of a position outside the slice; NOTHING where it is not known."""
    if kind != record.kind:
        return known_code(record, kind, number)
    return int(view(record.solved, record.begin, CODE)[number]) if number < record.end else NOTHING


def left(record: Any, code: int, same: bool) -> None:
    """Record a move that leaves the slice for a position of this value."""
    if code == DRAW:
        record.safe = 1
    elif (code >= WIN) == same:
        record.win = min(record.win, (code & (WIN - 1)) + 1)
    else:
        record.loss = max(record.loss, (code & (WIN - 1)) + 1)


@kernel
def expand(game: Any, record: Any, quick: Any) -> None:
    """Expand the positions from `next` up to `last`; `quick`: the game has `number_after`."""
    count = record.last - record.origin
    nodes = view(record.nodes, count, CODE)
    degrees = view(record.degrees, count, COUNT)
    edges = view(record.edges, record.room, EDGE)
    kind = record.kind
    for number in range(record.next, record.last):
        at = number - record.origin
        state, possible = game.indexed(kind, number)
        first = record.used
        record.win, record.loss, record.safe = NEVER, -1, 0
        if possible:
            if record.used + game.max_actions > record.room:
                record.stop = FULL
                return
            mover = game.to_move(state)
            for action in game.actions(state):
                where, place, same = kind, -1, False
                if quick is not None:
                    place = game.number_after(kind, number, action)
                if place < 0:
                    following = game.result(state, action)
                    where, place = game.index(following)
                    same = game.to_move(following) == mover
                if where == kind and record.begin <= place < record.end:
                    edges[record.used] = place - record.begin | (SAME_PLAYER if same else 0)
                    record.used += 1
                else:
                    code = finished_code(record, where, place)
                    if code == NOTHING:
                        record.stop = OUTSIDE
                        record.next = number
                        return
                    left(record, code, same)
            degrees[at] = record.used - first
            inside = record.used - first
            nodes[at] = settled(game, state, mover, number - record.begin, inside, record)
        else:
            degrees[at] = 0
            nodes[at] = NOTHING
        record.next = number + 1


@kernel
def settled(game: Any, state: Any, mover: int, number: int, inside: int, record: Any) -> int:
    """The code of a position before its slice is analysed; the moves it depends on are recorded."""
    if record.win == NEVER and record.loss < 0 and record.safe == 0:
        if inside > 0:
            return OPEN + inside
        utility = game.utility(state, mover)
        if utility == 0:
            return DRAW
        note(record, number, 0, WON if utility > 0 else LOSE)
        return OPEN + 1
    if record.win < NEVER:
        note(record, number, record.win, WON)
    elif record.safe == 0:
        note(record, number, record.loss, RELEASE)
    return OPEN + inside + 1  # a move that is no edge may keep the position from being lost


def note(record: Any, number: int, time: int, what: int) -> None:
    events = view(record.events, record.last - record.origin, EVENT)
    event = events[record.event_count]
    event.number = number
    event.time = min(time, LONGEST)
    event.what = what
    record.event_count += 1

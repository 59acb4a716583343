"""Retrograde analysis: values propagate from the ends of a game, against its moves.

Positions are numbers, moves are edges. What is known at distance 0 decides positions at
distance 1, those decide distance 2, and so on (Thompson, "Retrograde analysis of certain
endgames", ICCA Journal 1986): a position is won when one move leads to a loss of the other
side, lost when the last of its moves is found to lose. Positions that are never decided
repeat, and are draws.

The positions are cut into shards. A shard owns the moves that begin in it, turned around; only
its own thread writes to its positions, and all threads wait for each other after each distance.
So nothing is locked, and the values do not depend on the number of threads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from ..errors import ZermeloError
from ..game import Game
from ..kernel import kernel, new_record, view
from ..tablebase import CODE, DRAW, LONGEST, WIN
from .value_codes import OPEN

SAME_PLAYER = 0x80000000
"""Flag of an edge after which the same player moves again."""
NUMBERS = 0x7FFFFFFF
MOST_POSITIONS = 1 << 31

LOSE, WON, RELEASE = 0, 1, 2
"""Events: the position is lost, is won, or its moves out of the class are all found to lose."""
EVENT = np.dtype([("number", np.uint32), ("time", np.uint16), ("what", np.uint16)])
EDGE, OFFSET, COUNT = np.dtype(np.uint32), np.dtype(np.uint32), np.dtype(np.uint16)
FRONT = np.dtype([("queue", np.int64), ("first", np.int64), ("last", np.int64)])

_ARRAYS = "nodes ranks degrees edges offsets reverse reverse_count queue queued fronts front_count"
_EVENTS = "events event_at event_count"
"""Addresses, and how many there are."""
RECORD = np.dtype(
    [(name, np.int64) for name in f"first last positions level rank {_ARRAYS} {_EVENTS}".split()],
    align=True,
)


class TooLong(ZermeloError):
    """A win takes more plies than a table can store."""


class _NoGame(Game):
    """These kernels handle numbers only, so that one compilation serves all games."""

    def initial_state(self) -> tuple[int]:
        return (0,)


_NO_GAME = _NoGame()


class Segment(NamedTuple):
    """The moves of the positions from `first` up to `last`, one after the other."""

    first: int
    last: int
    edges: Any  # uint32: where the move leads, with SAME_PLAYER


@dataclass
class Shard:
    """The positions from `first` up to `last`, with the moves that begin there."""

    first: int
    last: int
    degrees: Any  # uint16 per position: moves that stay inside the graph
    events: Any  # EVENTs, in any order
    segments: list[Segment] = field(default_factory=list)
    # What propagation adds:
    record: Any = None
    queue: Any = None  # positions in the order in which they were decided
    kept: list[Any] = field(default_factory=list)  # arrays that the record points to

    @property
    def edges(self) -> int:
        return sum(len(segment.edges) for segment in self.segments)


New = Callable[[str, int, Any], Any]
"""Allocates an array: its name, the number of items and their type."""
StepReport = Callable[[str, float], object]
"""Called with the current step, and the share of it that is done."""
TURNING = "moves turned around"


class _Turns:
    """Counts the segments whose moves have been reversed; thread-safe."""

    def __init__(self, segments: int, report: StepReport | None) -> None:
        self.segments, self.report = segments, report
        self.done: list[None] = []

    def one_more(self) -> None:
        self.done.append(None)
        if self.report is not None:
            self.report(TURNING, len(self.done) / (2 * self.segments))


def propagate(
    nodes: Any,
    shards: Sequence[Shard],
    pool: ThreadPoolExecutor,
    new: New | None = None,
    ranks: Any = None,
    report: StepReport | None = None,
) -> None:
    """Decide all positions of `nodes`, in place.

    With `ranks`, events come rank by rank: each shard's `events` is then a list of arrays, those
    of the utilities furthest from zero first, and `ranks` is filled with the number of the list
    that decided a position.
    """
    turns = _Turns(sum(len(shard.segments) for shard in shards), report)
    list(
        pool.map(
            lambda shard: _turned_around(nodes, shard, new or _in_memory, ranks, turns), shards
        )
    )
    rounds = [[shard.events] for shard in shards] if ranks is None else [s.events for s in shards]
    for rank in range(len(rounds[0])):
        _run(shards, [own[rank] for own in rounds], rank, pool, report)
    nodes[nodes >= OPEN] = DRAW


def _run(
    shards: Sequence[Shard],
    events: list[Any],
    rank: int,
    pool: ThreadPoolExecutor,
    report: StepReport | None,
) -> None:
    """Propagate these events, in order of distance."""
    times = list(pool.map(partial(_take_up, rank), shards, events))
    pending = sorted({int(time) for own in times for time in own})
    fronts = np.zeros(len(shards), FRONT)
    for shard, front in zip(shards, fronts, strict=True):
        front["queue"] = shard.record.queue
        front["first"] = front["last"] = shard.record.queued
    level = pending[0] - 1 if pending else LONGEST
    while True:
        for shard in shards:
            shard.record.level = level
            shard.record.fronts, shard.record.front_count = fronts.ctypes.data, len(fronts)
        if len(shards) == 1:
            _advanced(shards[0])
        else:
            list(pool.map(_advanced, shards))
        for shard, front in zip(shards, fronts, strict=True):
            front["first"], front["last"] = front["last"], shard.record.queued
        if report is not None:
            decided = sum(int(shard.record.queued) for shard in shards)
            report(f"distance {level + 1}", decided / shards[-1].last)
        level += 1
        if (fronts["first"] == fronts["last"]).all():
            later = [time for time in pending if time > level]
            if not later:
                return
            level = later[0] - 1
        if level >= LONGEST:
            raise TooLong(f"a win takes more than {LONGEST} plies, which no table can tell")


def _take_up(rank: int, shard: Shard, events: Any) -> Any:
    """Sort a shard's events by time, and return the times."""
    ordered = events[np.argsort(events["time"], kind="stable")]
    record = shard.record
    record.rank, record.events, record.event_count = rank, ordered.ctypes.data, len(ordered)
    record.event_at = 0
    shard.kept.append(ordered)
    return np.flatnonzero(np.bincount(ordered["time"]))


def _advanced(shard: Shard) -> None:
    """Sorted numbers are neighbours in memory, and so are their predecessors."""
    before = int(shard.record.queued)
    advance(_NO_GAME, shard.record)
    shard.queue[before : int(shard.record.queued)].sort()


def _in_memory(_name: str, count: int, dtype: Any) -> Any:
    return np.empty(count, dtype)


def _turned_around(nodes: Any, shard: Shard, new: New, ranks: Any, turns: _Turns) -> None:
    """The shard's moves sorted by target."""
    name, size = str(shard.first), len(nodes)
    record = shard.record = new_record(RECORD)
    record.first, record.last, record.positions = shard.first, shard.last, size
    offsets = new(f"offsets-{name}", size + 1, OFFSET)
    offsets[:] = 0
    reverse = new(f"reverse-{name}", max(shard.edges, 1), EDGE)
    queue = new(f"queue-{name}", max(shard.last - shard.first, 1), EDGE)
    record.nodes, record.queue = nodes.ctypes.data, queue.ctypes.data
    record.ranks = 0 if ranks is None else ranks.ctypes.data
    record.offsets, record.reverse = offsets.ctypes.data, reverse.ctypes.data
    record.degrees, record.reverse_count = shard.degrees.ctypes.data, len(reverse)
    for step in (count_arrivals, place_arrivals):
        for segment in shard.segments:
            part = record.copy()
            part.first, part.last = segment.first, segment.last
            part.edges = segment.edges.ctypes.data
            part.degrees += COUNT.itemsize * (segment.first - shard.first)
            step(_NO_GAME, part, len(segment.edges))
            turns.one_more()
        if step is count_arrivals:
            np.cumsum(offsets, out=offsets)
            offsets[2:] = offsets[:-2]
            offsets[:2] = 0
    shard.queue, shard.kept = queue, [offsets, reverse]
    shard.segments = []


@kernel
def count_arrivals(game: Any, record: Any, count: int) -> None:
    """How many of the shard's moves lead to each position."""
    offsets, edges = (
        view(record.offsets, record.positions + 1, OFFSET),
        view(record.edges, count, EDGE),
    )
    for i in range(count):
        offsets[edges[i] & NUMBERS] += 1


@kernel
def place_arrivals(game: Any, record: Any, count: int) -> None:
    """`offsets` moves on from where a position's list begins to where it ends."""
    offsets, edges = (
        view(record.offsets, record.positions + 1, OFFSET),
        view(record.edges, count, EDGE),
    )
    reverse = view(record.reverse, record.reverse_count, EDGE)
    degrees = view(record.degrees, record.last - record.first, COUNT)
    at = 0
    for i in range(record.last - record.first):
        for _ in range(degrees[i]):
            edge = edges[at]
            target = edge & NUMBERS
            place = offsets[target + 1]
            offsets[target + 1] = place + 1
            reverse[place] = (record.first + i) | (edge & SAME_PLAYER)
            at += 1


@kernel
def advance(game: Any, record: Any) -> None:
    """Decide the shard's positions at the next distance."""
    nodes = view(record.nodes, record.positions, CODE)
    offsets = view(record.offsets, record.positions + 1, OFFSET)
    reverse = view(record.reverse, record.reverse_count, EDGE)
    fronts = view(record.fronts, record.front_count, FRONT)
    following = record.level + 1
    for i in range(record.front_count):
        queue = view(fronts[i].queue, fronts[i].last, EDGE)
        for at in range(fronts[i].first, fronts[i].last):
            number = int(queue[at])
            won = nodes[number] >= WIN
            for place in range(offsets[number], offsets[number + 1]):
                edge = int(reverse[place])
                before = edge & NUMBERS
                if nodes[before] >= OPEN:
                    if won == (edge >= SAME_PLAYER):
                        decide(record, nodes, before, WIN + following)
                    else:
                        release(record, nodes, before, following)
    events = view(record.events, record.event_count, EVENT)
    while record.event_at < record.event_count and events[record.event_at].time == following:
        event = events[record.event_at]
        number = int(event.number)
        if nodes[number] >= OPEN:
            if event.what == WON:
                decide(record, nodes, number, WIN + following)
            elif event.what == LOSE:
                decide(record, nodes, number, following)
            else:
                release(record, nodes, number, following)
        record.event_at += 1


def release(record: Any, nodes: Any, number: int, following: int) -> None:
    """One more move of the position loses."""
    left = nodes[number] - 1
    if left == OPEN:
        decide(record, nodes, number, following)
    else:
        nodes[number] = left


def decide(record: Any, nodes: Any, number: int, code: int) -> None:
    nodes[number] = code
    if record.ranks != 0:
        ranks = view(record.ranks, record.positions, COUNT)
        ranks[number] = record.rank
    queue = view(record.queue, record.last - record.first, EDGE)
    queue[record.queued] = number
    record.queued += 1

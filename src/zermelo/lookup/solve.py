"""Solving one class, slice by slice.

Where the game says at which numbers a class may be cut, a slice is as much of it as fits into
memory, and slices are solved from the lowest numbers up: what their moves lead to is in the same
slice or has been solved. A class without cuts is one slice. A slice that does not fit into memory
lies in memory-mapped files.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import ZermeloError
from ..kernel import Runnable, new_record
from ..tablebase import CODE, attach
from .expand import EXPANSION, OUTSIDE, expand
from .graph import COUNT, EDGE, EVENT, OFFSET, TURNING, Segment, Shard, propagate
from .index import cuts_of, endgames_of
from .journal import Working

SEGMENT = 1 << 22  # edges
BYTES_PER_POSITION = 120  # of working memory, in games with a dozen moves to a position
MOST_PER_SHARD = 1 << 25
# What the steps of a slice take, as parts of the whole: measured in chess.
LOOKING, TURNED, VALUED = 0.72, 0.84, 0.94


def slice_bytes(numbers: int, threads: int) -> int:
    """The working memory of a slice: each thread looks up where a position's predecessors are."""
    return numbers * (BYTES_PER_POSITION + threads * OFFSET.itemsize)


@dataclass
class ClassSolver:
    """A class to be solved; `folder` is where it may leave files until it is done."""

    run: Runnable
    kind: int
    known: Any
    """The tables of the classes that moves lead to."""
    folder: Path
    code: str
    """The hash of the rules that a build began with: it can't continue with others."""
    pool: ThreadPoolExecutor
    threads: int
    memory: float
    """In megabytes."""
    tell: Callable[[str, float], None]
    """Called with the current step, and how many positions are done."""

    def __post_init__(self) -> None:
        endgames = endgames_of(self.run.original)
        self.size = endgames.size(self.kind)
        self.cuts = cuts_of(endgames, self.kind)
        in_memory = self._end_of_slice(0) == self.size and self._fits(self.size)
        self._working = Working(None if in_memory else self.folder, self._task())

    def solved(self) -> Any:
        """The codes of all positions."""
        self._compile()
        codes = self._working.new("solved", self.size, CODE)
        begin = max((entry["solved"] for entry in self._working.entries), default=0)
        while begin < self.size:
            end = self._end_of_slice(begin)
            _Slice(self, codes, begin, end).solve()
            self._working.note({"solved": end}, codes)
            begin = end
        return codes

    def clear(self) -> None:
        """Remove the files that a killed build would have gone on from."""
        self._working.clear()

    def slice_working(self, begin: int, end: int, shards: int) -> Working:
        """The memory of a slice."""
        folder = None if self._fits(end - begin) else self.folder / str(begin)
        return Working(folder, {**self._task(), "begin": begin, "end": end, "shards": shards})

    def _task(self) -> dict[str, Any]:
        return {"kind": self.kind, "size": self.size, "code": self.code}

    def _fits(self, numbers: int) -> bool:
        return slice_bytes(numbers, self.threads) <= self.memory * (1 << 20)

    def _end_of_slice(self, begin: int) -> int:
        """The last cut up to which the numbers fit into memory, or the first one there is."""
        if self._fits(self.size - begin):
            return self.size
        room = int(self.memory * (1 << 20) / slice_bytes(1, self.threads))
        first, last = bisect_right(self.cuts, begin), bisect_right(self.cuts, begin + room)
        if first == len(self.cuts):
            return self.size
        return self.cuts[max(last - 1, first)]

    def _compile(self) -> None:
        """Compile once, before several threads would do so at the same time."""
        record = new_record(EXPANSION)
        record.kind = self.kind
        expand(self.run.game, record, self.quick)

    @property
    def quick(self) -> bool | None:
        return True if self.run.original.offers("number_after") else None


class _Slice:
    """The positions of a class from `begin` up to `end`; those below are solved."""

    def __init__(self, solver: ClassSolver, codes: Any, begin: int, end: int) -> None:
        self.solver, self.codes, self.begin, self.end = solver, codes, begin, end
        size = end - begin
        self.shards = max(
            solver.threads if size > 1 << 14 else 1,
            -(-size // MOST_PER_SHARD),
        )
        self.working = solver.slice_working(begin, end, self.shards)
        self.looked_at = [0] * self.shards

    def solve(self) -> None:
        working, size = self.working, self.end - self.begin
        solved = self.codes[self.begin : self.end]
        # Expansion's results stay as they are: a build that is killed after it needs them.
        nodes = solved if working.folder is None else working.new("nodes", size, CODE)
        degrees, events = working.new("degrees", size, COUNT), working.new("events", size, EVENT)
        bounds = [size * i // self.shards for i in range(self.shards + 1)]

        def expanded(i: int) -> Shard:
            part = slice(bounds[i], bounds[i + 1])
            return self._expanded(i, part, nodes[part], degrees[part], events[part])

        shards = list(self.solver.pool.map(expanded, range(self.shards)))
        if solved is not nodes:
            solved[:] = nodes
        propagate(solved, shards, self.solver.pool, working.new, report=self._tell_part)
        working.clear()

    def _tell(self, step: str, positions: float) -> None:
        self.solver.tell(step, VALUED * self.begin + positions)

    def _tell_part(self, step: str, part: float) -> None:
        first, last = (LOOKING, TURNED) if step == TURNING else (TURNED, VALUED)
        self._tell(step, (self.end - self.begin) * (first + part * (last - first)))

    def _expanded(self, i: int, part: slice, nodes: Any, degrees: Any, events: Any) -> Shard:
        working, begin, solver = self.working, self.begin, self.solver
        record = new_record(EXPANSION)
        record.kind, record.begin, record.end = solver.kind, begin, self.end
        record.origin = record.next = begin + part.start
        record.last = begin + part.stop
        record.solved, record.nodes = self.codes.ctypes.data, nodes.ctypes.data
        record.degrees, record.events = degrees.ctypes.data, events.ctypes.data
        attach(record, solver.known)
        segments: list[Segment] = []
        for entry in [entry for entry in working.entries if entry["shard"] == i]:
            edges = working.new(f"edges-{i}-{len(segments)}", SEGMENT, EDGE)
            segments.append(Segment(entry["first"], entry["last"], edges[: entry["edges"]]))
            record.next, record.event_count = begin + entry["last"], entry["events"]
        room = max(SEGMENT, 2 * solver.run.original.max_actions)
        while record.next < record.last:
            edges = working.new(f"edges-{i}-{len(segments)}", room, EDGE)
            first = int(record.next) - begin
            record.edges, record.used, record.room, record.stop = edges.ctypes.data, 0, room, 0
            expand(solver.run.game, record, solver.quick)
            if record.stop == OUTSIDE:
                raise self._outside(int(record.next))
            used, last = int(record.used), int(record.next) - begin
            segments.append(Segment(first, last, edges[:used]))
            done = {"shard": i, "first": first, "last": last, "edges": used}
            working.note({**done, "events": int(record.event_count)}, nodes, degrees, events, edges)
            self.looked_at[i] = last - part.start
            self._tell("positions looked at", LOOKING * sum(self.looked_at))
        return Shard(part.start, part.stop, degrees, events[: int(record.event_count)], segments)

    def _outside(self, number: int) -> ZermeloError:
        game, kind = self.solver.run.original, self.solver.kind
        endgames = endgames_of(game)
        state, _ = game.indexed(kind, number)
        names = map(endgames.name, endgames.leads_to(kind))
        return ZermeloError(
            f"{game.name}'s index does not hold together: from {game.state_text(state)} in class "
            f"{endgames.name(kind)} a move leads to none of {', '.join(names) or 'them'}"
            + (" and to none of the slices before" if self.solver.cuts else "")
        )

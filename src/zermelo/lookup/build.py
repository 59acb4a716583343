"""Building tables of endgames, class by class.

Each class comes after those that its moves lead to. A finished class is a file; one that was
begun in memory-mapped files goes on from its journal. So a build can be killed at any moment and
called again.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import BadParameter, ZermeloError, short
from ..game import Game, check_positive, same_parameters
from ..kernel import new_record, runnable
from ..kernel.cache.fingerprint import fingerprint
from ..tablebase import CODE, LONGEST, NOTHING, attach, known_array
from .disk import sole_builder
from .expand import EXPANSION, OUTSIDE, expand
from .file import DamagedTable, TableFile, write_table
from .graph import COUNT, EDGE, EVENT, MOST_POSITIONS, TURNING, Segment, Shard, propagate
from .index import Endgames, check_kind_of_game, endgames_of
from .journal import Working
from .value_codes import codes, counts, distances, outcomes

__all__ = ["Progress", "build", "codes_of", "needed", "table_path"]

SUFFIX = ".table"
SEGMENT = 1 << 22  # edges
BYTES_PER_POSITION = 130  # of working memory, in games with a dozen moves to a position
MOST_PER_SHARD = 1 << 25
# What the steps of a class take, as parts of the whole: measured in chess.
LOOKING, TURNED, VALUED = 0.72, 0.84, 0.94


@dataclass(frozen=True)
class Progress:
    """How far a build has come."""

    name: str
    """The class being built."""
    number: int
    """Its place in the order, from 1."""
    classes: int
    """How many classes there are."""
    step: str
    """What is being done."""
    positions: int
    """Positions done in all classes, those of this one by its share of the work."""
    total: int
    seconds: float

    @property
    def seconds_left(self) -> float | None:
        """None while it is unknown."""
        if self.positions == 0:
            return None
        return self.seconds * (self.total - self.positions) / self.positions


def table_path(folder: str | os.PathLike[str], name: str) -> Path:
    return Path(folder) / f"{name}{SUFFIX}"


def needed(game: Game, kinds: Iterable[int]) -> tuple[int, ...]:
    """The classes, and all that they lead to, in an order in which they can be built."""
    endgames = endgames_of(game)
    ordered: dict[int, None] = {}

    def visit(kind: int) -> None:
        if kind not in ordered:
            for other in endgames.leads_to(kind):
                visit(other)
            ordered[kind] = None

    for kind in kinds:
        visit(kind)
    return tuple(ordered)


def build(
    game: Game,
    kinds: Iterable[int],
    folder: str | os.PathLike[str],
    *,
    threads: int | None = None,
    memory: float = 4096,
    report: Callable[[Progress], object] | None = None,
) -> tuple[Path, ...]:
    """Build tables of these classes, and of all they lead to, into a folder.

    Existing tables are left alone. A class that takes more than `memory` megabytes is built in
    memory-mapped files in the same folder. If it is killed or interrupted, call it again.
    """
    check_kind_of_game(game)
    game = game.table_game
    workers = threads or os.cpu_count() or 1
    check_positive(threads=workers)
    builder = _Builder(game, Path(folder), workers, memory, report)
    return builder.run(needed(game, kinds))


class _Builder:
    def __init__(
        self,
        game: Game,
        folder: Path,
        threads: int,
        memory: float,
        report: Callable[[Progress], object] | None,
    ) -> None:
        self.run_game = runnable(game)
        self.game, self.folder, self.threads = game, folder, threads
        self.memory, self.report = memory, report
        self.endgames = endgames_of(game)
        self.known: dict[int, Any] = {}
        self.done = self.total = 0
        self.stopped = False
        self.began = time.perf_counter()

    def run(self, kinds: tuple[int, ...]) -> tuple[Path, ...]:
        if not all(map(self._is_there, kinds)):
            with sole_builder(self.folder):
                self._build_missing([kind for kind in kinds if not self._is_there(kind)])
        return tuple(table_path(self.folder, self.endgames.name(kind)) for kind in kinds)

    def _build_missing(self, missing: list[int]) -> None:
        self.total = sum(self.endgames.size(kind) for kind in missing)
        with ThreadPoolExecutor(self.threads) as pool:
            try:
                for number, kind in enumerate(missing, 1):
                    name = self.endgames.name(kind)
                    self._where = (name, number, len(missing))
                    self._build(kind, table_path(self.folder, name), pool)
            except BaseException:
                self.stopped = True  # threads end after what they are doing
                raise

    def _is_there(self, kind: int) -> bool:
        path = table_path(self.folder, self.endgames.name(kind))
        if not path.exists():
            return False
        with TableFile(path) as table:
            check_made_for(table, self.game)
            check_class(table, self.endgames)
        return True

    @cached_property
    def _code(self) -> str:
        """The hash of the rules that a build began with: it can't continue with others."""
        return fingerprint(type(self.game), self.game.__getstate__(), expand.plain)

    def _build(self, kind: int, path: Path, pool: ThreadPoolExecutor) -> None:
        size = self.endgames.size(kind)
        if size > MOST_POSITIONS:
            raise BadParameter(f"{path.stem} has {size:,} numbers, more than {MOST_POSITIONS:,}")
        mapped = size * BYTES_PER_POSITION > self.memory * (1 << 20)
        work = self.folder / ".building" / path.stem if mapped else None
        count = max(self.threads if size > 1 << 14 else 1, -(-size // MOST_PER_SHARD))
        task = {
            "kind": kind,
            "size": size,
            "shards": count,
            "code": self._code,
        }
        working = Working(work, task)
        nodes = self._solved(kind, size, count, working, pool)
        self._tell("writing", VALUED * size)
        write_table(path, self._about(kind, nodes), *packed(nodes))
        working.clear()
        self.known[kind] = nodes
        self.done += size
        self._tell("done", 0)

    def _solved(
        self, kind: int, size: int, count: int, working: Working, pool: ThreadPoolExecutor
    ) -> Any:
        known = self._known(kind)
        nodes, degrees = working.new("nodes", size, CODE), working.new("degrees", size, COUNT)
        events = working.new("events", size, EVENT)
        bounds = [size * i // count for i in range(count + 1)]
        self._compile(kind, known)
        self._looked_at = [0] * count

        def expanded(i: int) -> Shard:
            part = slice(bounds[i], bounds[i + 1])
            arrays = nodes[part], degrees[part], events[part]
            return self._expanded(kind, i, bounds[i], bounds[i + 1], arrays, known, working)

        shards = list(pool.map(expanded, range(count)))
        # Expansion's results stay as they are: a build that is killed from here on needs them.
        solved = nodes if working.folder is None else working.new("solved", size, CODE)
        if solved is not nodes:
            solved[:] = nodes
        propagate(solved, shards, pool, working.new, report=partial(self._tell_part, size))
        return solved

    def _tell_part(self, size: int, step: str, part: float) -> None:
        first, last = (LOOKING, TURNED) if step == TURNING else (TURNED, VALUED)
        self._tell(step, size * (first + part * (last - first)))

    def _known(self, kind: int) -> Any:
        """The tables of the classes that moves lead to, for the kernel."""
        others = self.endgames.leads_to(kind)
        for other in others:
            if other not in self.known:
                with TableFile(table_path(self.folder, self.endgames.name(other))) as table:
                    self.known[other] = codes_of(table)
        return known_array({other: self.known[other] for other in others})

    def _compile(self, kind: int, known: Any) -> None:
        """Compile once, before several threads would do so at the same time."""
        record = new_record(EXPANSION)
        record.kind = kind
        expand(self.run_game.game, record, self._quick())

    def _quick(self) -> bool | None:
        return True if self.game.offers("number_after") else None

    def _expanded(
        self, kind: int, i: int, first: int, last: int, arrays: Any, known: Any, working: Working
    ) -> Shard:
        nodes, degrees, events = arrays
        record = new_record(EXPANSION)
        record.kind, record.next, record.last, record.origin = kind, first, last, first
        record.nodes, record.degrees = nodes.ctypes.data, degrees.ctypes.data
        record.events = events.ctypes.data
        attach(record, known)
        segments: list[Segment] = []
        for entry in [entry for entry in working.entries if entry["shard"] == i]:
            edges = working.new(f"edges-{i}-{len(segments)}", SEGMENT, EDGE)
            segments.append(Segment(entry["first"], entry["last"], edges[: entry["edges"]]))
            record.next, record.event_count = entry["last"], entry["events"]
        room = max(SEGMENT, 2 * self.game.max_actions)
        while record.next < last:
            edges = working.new(f"edges-{i}-{len(segments)}", room, EDGE)
            begin = int(record.next)
            record.edges, record.used, record.room, record.stop = edges.ctypes.data, 0, room, 0
            expand(self.run_game.game, record, self._quick())
            if record.stop == OUTSIDE:
                raise self._outside(kind, int(record.next))
            used, end = int(record.used), int(record.next)
            segments.append(Segment(begin, end, edges[:used]))
            part = {"shard": i, "first": begin, "last": end, "edges": used}
            working.note({**part, "events": int(record.event_count)}, nodes, degrees, events, edges)
            self._looked_at[i] = end - first
            self._tell("positions looked at", LOOKING * sum(self._looked_at))
        return Shard(first, last, degrees, events[: int(record.event_count)], segments)

    def _outside(self, kind: int, number: int) -> ZermeloError:
        state, _ = self.game.indexed(kind, number)
        return ZermeloError(
            f"{self.game.name}'s index does not hold together: from "
            f"{self.game.state_text(state)} in class {self.endgames.name(kind)} a move leads to "
            f"none of {', '.join(map(self.endgames.name, self.endgames.leads_to(kind))) or 'them'}"
        )

    def _about(self, kind: int, nodes: Any) -> dict[str, Any]:
        return {
            **described(self.game),
            "class": self.endgames.name(kind),
            "kind": kind,
            **summary(nodes),
        }

    def _tell(self, step: str, part: float) -> None:
        if self.stopped:
            raise KeyboardInterrupt
        if self.report is not None:
            spent = time.perf_counter() - self.began
            done = self.done + int(part)
            self.report(Progress(*self._where, step, done, self.total, spent))


def described(game: Game) -> dict[str, Any]:
    """What the header says about the game."""
    return {"game": game.name, "parameters": game.parameters, "outcomes": [-1.0, 0.0, 1.0]}


def summary(nodes: Any) -> dict[str, Any]:
    decided = distances(nodes)
    return {
        "positions": int(np.count_nonzero(nodes != NOTHING)),
        "counts": counts(nodes),
        "longest": int(decided.max(initial=0)),
    }


def packed(nodes: Any) -> tuple[Any, Any]:
    """The indices of the outcomes, and the distances."""
    return (outcomes(nodes) + 1).astype(np.uint8), distances(nodes)


def codes_of(table: TableFile) -> Any:
    """All values of a win/draw/loss table, as codes."""
    choices, plies, _ = table.everything()
    if table.header["outcomes"] != [-1.0, 0.0, 1.0] or int(plies.max(initial=0)) > LONGEST:
        raise DamagedTable(f"{table.path} is damaged: it is no table of won, drawn and lost")
    return codes(choices, plies)


def check_class(table: TableFile, endgames: Endgames) -> int:
    """The class of a table; one of another size would have kernels read past its end."""
    kind, name = int(table.header.get("kind", -1)), table.header["class"]
    try:
        fits = endgames.name(kind) == name and endgames.size(kind) == len(table)
    except (ZermeloError, ArithmeticError, LookupError, TypeError, ValueError):
        fits = False
    if not fits or table.header["keyed"]:
        raise DamagedTable(
            f"{table.path} is damaged: its {len(table):,} numbers are none of the class "
            f"{short(name)!r}; build it again"
        )
    return kind


def check_made_for(table: TableFile, game: Game) -> None:
    """Refuse the table of another game."""
    header = table.header
    if header["game"] != game.name or not same_parameters(game, header["parameters"]):
        raise DamagedTable(
            f"{table.path} is a table of {header['game']} with {header['parameters']}, "
            f"not of {game!r}; choose another folder"
        )

"""From a root to a result: deeper and deeper until a limit is reached or the value is proven.

Every search of this package is a `RootSearch` that brings how it searches one level. Levels,
lines, traces and results are made here, kernels are compiled off the clock, limits are kept.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict, Unpack

import numpy as np

from ..game import Game, has_small_tree
from ..kernel import Lines, Runnable, runnable
from ..result import UNPROVEN, Bounds, Deepening, Result, Row, ranked
from ..trace import NO_NODE, Recorder, Trace, read_trace, recorder, trace_enter
from .limits import (
    COUNTED,
    NOT_A_NUMBER,
    SearchLimits,
    Stopwatch,
    check_can_search,
    check_numbers,
    stopwatch,
    why_stopped,
)
from .time_management import is_settled

Report = Callable[[Result], None]


class Settings(TypedDict, total=False):
    """The settings of all depth-limited searches: limits, None for no limit; `soft_limit`, the
    share of nodes and seconds to aim for, where a search ends sooner if its best action is settled;
    `trace`, the number of visited nodes to record; `report`, called with the result of each
    finished level; `deepening`, level by level or the last level at once, None for what suits game
    and limits."""

    depth: int | None
    nodes: int | None
    seconds: float | None
    soft_limit: float | None
    deepening: bool | None
    trace: int
    report: Report | None


class Findings(NamedTuple):
    """The results of a search so far, with actions as the integers of its kernels."""

    values: Sequence[float | None]
    bounds: Bounds = UNPROVEN
    line: tuple[int, ...] = ()
    rows: Iterable[Row] = ()
    """A function, called only for results: notation may take longer than a level."""
    depth: int | None = None
    """Unless it is that of the last level."""


@dataclass(frozen=True)
class Root:
    """A state to search, the algorithm and the limits."""

    algorithm: str
    run: Runnable
    state: Any
    limits: SearchLimits
    trace: int = 0
    report: Report | None = None
    deepening: bool | None = None

    @functools.cached_property
    def _lines(self) -> Lines:
        return Lines(self.run, self.state)

    @property
    def mover(self) -> int:
        return int(self.run.game.to_move(self.state))

    @property
    def viewer(self) -> int:
        """The player whose value is `Result.value`: the one to move, or the first if chance
        moves."""
        return max(self.mover, 0)

    def actions(self, line: Sequence[int]) -> tuple[Any, ...]:
        return tuple(map(self.run.action, line))

    def texts(self, line: Sequence[int]) -> tuple[str, ...]:
        """A line in the game's notation."""
        return self._lines.texts(line)

    def result(self, found: Findings, stopped: str, seconds: float, **more: Any) -> Result:
        line = self.actions(found.line)
        return Result(
            algorithm=self.algorithm,
            player=self.mover,
            action=line[0] if line else None,
            value=found.values[self.viewer],
            values=tuple(found.values),
            bounds=found.bounds,
            principal_variation=line,
            line=self.texts(found.line),
            depth=found.depth or 0,
            seconds=seconds,
            rows=ranked(list(found.rows)),
            stopped=stopped,
            **more,
        )


def prepare(
    algorithm: str,
    game: Game,
    state: Any,
    *,
    chance: bool = False,
    several: bool = False,
    **settings: Unpack[Settings],
) -> Root:
    """Check the arguments; `chance` and `several` (players) say what the algorithm can do."""
    limits = SearchLimits(
        settings.get("depth"),
        settings.get("nodes"),
        settings.get("seconds"),
        settings.get("soft_limit"),
    )
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, algorithm, chance=chance, several=several)
    return Root(
        algorithm,
        run,
        state,
        limits,
        settings.get("trace", 0),
        settings.get("report"),
        settings.get("deepening"),
    )


class RootSearch:
    """A search from one root, by kernels that share these records; the first one decides."""

    helpers: Sequence[Callable[[], None]] = ()
    """The work of other threads meanwhile."""

    def __init__(self, root: Root, *records: Any) -> None:
        self.root, self.game, self.records = root, root.run.game, records
        self.levels: list[Deepening] = []
        self.settled = False
        self.watch: Stopwatch | None = None
        self.recorder: Recorder | None = None
        self.recorded: Recorder | None = None
        if root.trace:
            self.recorder = recorder(root.trace, root.viewer, root.run.original.utility_bounds)

    # What an algorithm brings.

    def compile(self) -> None:
        """Have the kernels compiled, by `compile_first`."""
        raise NotImplementedError

    def depths(self) -> Iterable[int]:
        """The levels to search: all in turn or only the last one, if that is better."""
        root = self.root
        last = min(root.limits.plies, int(self.game.plies_left(root.state)))
        deepening = self.deepens() if root.deepening is None else root.deepening
        return range(1, last + 1) if deepening else (last,)

    def deepens(self) -> bool:
        """Whether to search level by level by default."""
        return not has_small_tree(self.root.run.original)

    def search_level(self, depth: int) -> bool:
        """Search to a depth; false if that was interrupted."""
        raise NotImplementedError

    def found(self) -> Findings:
        raise NotImplementedError

    def is_decided(self) -> bool:
        """Whether deeper levels could find nothing else."""
        raise NotImplementedError

    def doubt(self) -> float:
        """The usual error of values; 0 if it is not known."""
        bounds = self.game.utility_bounds
        return (bounds[1] - bounds[0]) / 20 if bounds else 0.0

    def effort(self) -> float | None:
        """The share of the last level's nodes below its best action, if that is known."""
        return None

    def static_eval(self, player: int) -> float:
        """The evaluation of the root, to a player."""
        return float(self.game.evaluate(self.root.state, player))

    # What all share.

    def answer(self) -> Result:
        """Search within the limits."""
        root, record = self.root, self.records[0]
        if root.limits.depth == 0:
            return self._unsearched()
        self.compile()
        with stopwatch(record, root.limits.seconds, *self.records[1:]) as self.watch:
            self.watch.run(self.deepen, *self.helpers)
        for one in self.records:
            check_numbers(root.run.original, int(one.stop), int(one.nodes), self.seconds)
        return self._result(self._trace())

    def deepen(self) -> None:
        for depth in self.depths():
            finished = self.search_level(depth)
            if self.recorder is not None and (finished or self.recorded is None):
                self.recorded = self.recorder.copied()
            if not finished:
                break
            self.finish_level(depth)
            if self.is_decided() or (self.watch and self.watch.stopped):
                break
            if self._is_settled():
                self.settled = True
                break

    def finish_level(self, depth: int, value: float | None = None) -> None:
        """Add a level with this value, or with the one found, and report it."""
        found = self.found()
        value = found.values[self.root.viewer] if value is None else value
        self.levels.append(
            Deepening(
                depth,
                -np.inf if value is None else value,
                self.root.run.action(found.line[0]) if found.line else None,
                self._counts()["nodes"],
                self.seconds,
                self.root.texts(found.line),
            )
        )
        if self.root.report is not None:
            self.root.report(self._result())

    def _is_settled(self) -> bool:
        limits = self.root.limits
        if limits.soft is None:
            return False
        spent = limits.spent(self._counts()["nodes"], self.seconds)
        return is_settled(self.levels, spent, limits.soft, self.doubt(), self.effort())

    @property
    def seconds(self) -> float:
        return self.watch.seconds if self.watch else 0.0

    @property
    def trace(self) -> Any:
        """For kernels: the record of the trace, or None."""
        return self.recorder and self.recorder.record

    def enter_root(self) -> int:
        """Begin the trace of a level, in place of the last one's; the root's node in it."""
        if self.recorder is None:
            return NO_NODE
        trace = self.recorder.record
        trace.count = trace.clock = trace.dropped = 0
        return int(trace_enter(trace, NO_NODE, 0, self.root.mover, -np.inf, np.inf))

    def _counts(self) -> dict[str, int]:
        return {
            name: sum(int(record[name]) for record in self.records)
            for name in COUNTED
            if name in self.records[0].dtype.names
        }

    def _result(self, trace: Trace | None = None) -> Result:
        found, stop = self.found(), self.records[0].stop
        otherwise = "settled" if self.settled else "depth"
        stopped = "finished" if self.is_decided() else why_stopped(stop, otherwise)
        if found.depth is None:
            found = found._replace(depth=self.levels[-1].depth if self.levels else 0)
        levels, counts = tuple(self.levels), self._counts()
        return self.root.result(found, stopped, self.seconds, levels=levels, trace=trace, **counts)

    def _trace(self) -> Trace | None:
        root = self.root
        if self.recorded is None:
            return None
        return read_trace(
            self.recorded, root.run.original, root.state, root.algorithm, root.run.action
        )

    def _unsearched(self) -> Result:
        """Depth 0: the evaluation of the root."""
        root = self.root
        values = [self.static_eval(player) for player in range(self.game.players)]
        if np.isnan(values).any():
            check_numbers(root.run.original, NOT_A_NUMBER)
        return root.result(Findings(values), "depth", 0.0)

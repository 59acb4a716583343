"""Alpha-beta as a player uses it: deepening step by step until a limit is reached.

    result = alpha_beta(game, seconds=1)
    result.action, result.value, result.line

`Options` names every improvement, so that each can be switched on or off and
measured: `Options.type_a()` looks at every move to the same depth, as the
lectures' first strategy; `Options.type_b()` also leaves out what looks bad.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from ...errors import BadParameter
from ...game import Game
from ...kernel import Runnable, runnable
from ...result import EXACT, Deepening, Result, Row, ranked
from ...tablebase import Tables, attach
from ...trace import Recorder, read_trace, recorder, trace_enter, trace_exit
from ..limits import (
    RUNNING,
    Limits,
    Stopwatch,
    check_can_search,
    check_numbers,
    compile_first,
    stopwatch,
    why_stopped,
)
from .abdada import Crew
from .context import INFINITE
from .searcher import SIDES, Goal, Options, Searcher
from .transposition import TranspositionTable

__all__ = ["alpha_beta", "texts"]


def alpha_beta(
    game: Game,
    state: Any = None,
    *,
    depth: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    options: Options | None = None,
    threads: int = 1,
    table: TranspositionTable | None = None,
    tables: Tables | None = None,
    every_value: bool = False,
    trace: int = 0,
    report: Callable[[Result], None] | None = None,
) -> Result:
    """Search a state, deeper and deeper, until a limit is reached or the value is proven.

    Without a limit it goes on until the value is proven, or Ctrl-C. `table`
    hands over what an earlier search learned, `tables` are endgame tables
    (`zermelo.lookup.Tables`) to look positions up in, `every_value` asks for
    exact values of all root actions, `trace` records up to so many visited nodes,
    `report` is called with each finished depth.
    """
    limits = Limits(depth, nodes, seconds)
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, "alpha-beta")
    if threads < 1:
        raise BadParameter(f"threads must be at least 1, not {threads}")
    options = options or Options()
    if trace:
        # A trace shows one search of one depth; a scout would show subtrees twice.
        options, threads = replace(options, scout=False, aspiration=False), 1
    search = _Deepening(run, state, limits, options, threads, table, every_value, trace, report)
    if tables is not None:
        search.use(tables)
    return search.result()


class _Deepening:
    """One call of `alpha_beta`: the main searcher, and helpers who share its table."""

    def __init__(
        self,
        run: Runnable,
        state: Any,
        limits: Limits,
        options: Options,
        threads: int,
        table: TranspositionTable | None,
        every_value: bool,
        trace: int,
        report: Callable[[Result], None] | None,
    ) -> None:
        self.run, self.state, self.limits, self.options = run, state, limits, options
        self.table = table or TranspositionTable(options.table)
        self.table.grow_old()
        self.player = run.game.to_move(state)
        self.report = report
        self.trace_limit = trace
        self.levels: list[Deepening] = []
        self.recorded: Recorder | None = None
        self.searchers = [
            Searcher(run.game, state, self.player, options, self.table, every_value)
            for _ in range(threads)
        ]
        for searcher in self.searchers:
            searcher.context.record.node_limit = limits.most_nodes // threads
        self.crew = Crew(threads)
        # A beam is told by places in the order, so that nothing can be left for last.
        if threads > 1 and options.beam is None:
            for number, searcher in enumerate(self.searchers):
                searcher.join(self.crew, number, options.share_depth)

    def use(self, tables: Tables) -> None:
        """Look positions up in endgame tables."""
        self.known = tables.memory(self.run.original)
        for searcher in self.searchers:
            attach(searcher.context.record, self.known)

    @property
    def main(self) -> Searcher:
        return self.searchers[0]

    def result(self) -> Result:
        records = [searcher.context.record for searcher in self.searchers]
        if self.limits.depth == 0:
            return self._at_a_glance()
        spare = self._recorder() if self.trace_limit else None
        window = (-INFINITE, INFINITE, spare and spare.record)
        for depth in (1, 2):
            compile_first(records[0], partial(self.main.search, depth, *window))
        records[0].nodes = 1
        with stopwatch(records[0], self.limits.seconds, *records[1:]) as watch:
            helpers = [helper.help_along for helper in self.searchers[1:]]
            watch.run(partial(self._deepen, watch), *helpers)
            for record in records:
                check_numbers(self.run.original, int(record.stop))
            reason = why_stopped(records[0].stop, "finished" if self._decided() else "depth")
            return self._result(watch.seconds, reason)

    def _deepen(self, watch: Stopwatch) -> None:
        try:
            self._search_levels(watch)
        finally:
            self._share(None)

    def _share(self, goal: Goal | None) -> None:
        for helper in self.searchers[1:]:
            helper.follow(goal)

    def _search_levels(self, watch: Stopwatch) -> None:
        main = self.main
        deepest = min(self.limits.plies, 250, int(self.run.game.plies_left(self.state)))
        depth = 1
        while depth <= deepest:
            recorded = self._recorder() if self.trace_limit else None
            finished = self._search_level(depth, recorded and recorded.record)
            if finished or self.recorded is None:
                self.recorded = recorded
            if not finished:
                main.keep_unfinished()
                break
            total = sum(int(one.context.record.nodes) for one in self.searchers)
            line = self._line(main.line)
            self.levels.append(
                Deepening(depth, main.value, line[0], total, watch.seconds, self._texts(line))
            )
            if self.report is not None:
                self.report(self._result(watch.seconds, "searching", traced=False))
            if self._decided() or watch.stopped:
                break
            depth += 1

    def _decided(self) -> bool:
        """Whether the value is proven or, where pruning proves nothing, the best there is."""
        bounds = self.run.original.utility_bounds
        best = self.options.pruning and bounds is not None and self.main.value >= bounds[1]
        return self.main.whole or best

    def _recorder(self) -> Recorder:
        return recorder(self.trace_limit, self.player, self.run.original.utility_bounds)

    def _search_level(self, depth: int, record: Any = None) -> bool:
        """Search one depth, with a window around the last value where that may help."""
        main = self.main
        root = -1
        if record is not None:
            root = trace_enter(record, -1, 0, self.player, -np.inf, np.inf)
        low, high = -INFINITE, INFINITE
        margin = self._margin()
        if self.options.aspiration and depth > 3 and margin > 0 and not main.every_value:
            low, high = main.value - margin, main.value + margin
        while True:
            self._share(Goal(depth, low, high, tuple(move.action for move in main.moves)))
            value = main.search(depth, low, high, record, root)
            if main.context.record.stop != RUNNING:
                return False
            if low < value < high or (low <= -INFINITE and high >= INFINITE):
                break
            margin *= 4
            if value <= low:
                low = value - margin if margin < 1e6 else -INFINITE
            else:
                high = value + margin if margin < 1e6 else INFINITE
        if record is not None:
            trace_exit(record, root, value)
        main.finish(value)
        return True

    def _margin(self) -> float:
        game = self.run.game
        if game.offers("accuracy"):
            return float(game.accuracy(self.main.value)) / 2
        bounds = game.utility_bounds
        return (bounds[1] - bounds[0]) / 40 if bounds else 0.0

    def _at_a_glance(self) -> Result:
        value = float(self.run.game.evaluate(self.state, self.player))
        if value != value:
            check_numbers(self.run.original, 4)
        values = self._values(value)
        return Result("alpha-beta", self.player, None, value, values, (), (), stopped="depth")

    def _result(self, seconds: float, reason: str, traced: bool = True) -> Result:
        main = self.main
        line = self._line(main.line)
        value = main.value if main.answered else None
        totals: dict[str, Any] = {
            name: sum(int(one.context.record[name]) for one in self.searchers)
            for name in ("nodes", "leaves", "cutoffs", "table_hits", "lookups")
        }
        return Result(
            algorithm="alpha-beta",
            player=self.player,
            action=line[0],
            value=value,
            values=self._values(value),
            bounds=main.bounds(main.finished),
            principal_variation=line,
            line=self._texts(line),
            depth=self.levels[-1].depth if self.levels else 0,
            seconds=seconds,
            rows=self._rows(line),
            levels=tuple(self.levels),
            stopped=reason,
            trace=self._trace() if traced else None,
            **totals,
        )

    def _values(self, value: float | None) -> tuple[float | None, ...]:
        return tuple(
            value if value is None or player == self.player else 0.0 - value
            for player in range(self.run.game.players)
        )

    def _trace(self) -> Any:
        if self.recorded is None:
            return None
        return read_trace(
            self.recorded, self.run.original, self.state, "alpha-beta", self.run.action
        )

    def _line(self, codes: tuple[int, ...]) -> tuple[Any, ...]:
        return tuple(self.run.action(code) for code in codes)

    def _texts(self, line: tuple[Any, ...]) -> tuple[str, ...]:
        return texts(self.run.original, self.state, line)

    def _rows(self, line: tuple[Any, ...]) -> tuple[Row, ...]:
        rows = []
        for move in self.main.finished:
            action = self.run.action(move.action)
            best = bool(line) and action == line[0]
            rows.append(
                Row(
                    action,
                    self.run.original.action_text(self.state, action),
                    move.value if move.bound else None,
                    self.main.proven(move),
                    SIDES.get(move.bound, EXACT),
                    move.nodes,
                    line=self._texts(line) if best else (),
                )
            )
        return ranked(rows)


def texts(game: Game, state: Any, line: tuple[Any, ...]) -> tuple[str, ...]:
    """A line of actions in the game's notation."""
    names = []
    for action in line:
        names.append(game.action_text(state, action))
        state = game.result(state, action)
    return tuple(names)

"""Alpha-beta as a player uses it: deepening step by step until a limit is reached.

    result = alpha_beta(game, seconds=1)
    result.action, result.value, result.line

`Options` names every improvement, so that each can be switched on or off and
measured: `Options.type_a()` looks at every move to the same depth, as the
lectures' first strategy; `Options.type_b()` also leaves out what looks bad.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from ..errors import BadParameter
from ..game import Game
from ..kernel import Runnable, runnable
from ..result import EXACT, LOWER, UPPER, Deepening, Result, Row, ranked
from ..trace import Recorder, read_trace, recorder, trace_best, trace_enter, trace_exit
from .engine import INFINITE, MOST_LINE, Context, leaf_value, search_node
from .limits import (
    OUT_OF_NODES,
    RUNNING,
    Limits,
    Stopwatch,
    check_can_search,
    check_numbers,
    compile_first,
    stopwatch,
    why_stopped,
)
from .table import AT_LEAST, AT_MOST, EXACTLY, TranspositionTable

__all__ = ["Options", "Searcher", "alpha_beta", "texts"]

_BOUNDS = {0: UPPER, AT_LEAST: LOWER, AT_MOST: UPPER}
_ENDLESS = 1 << 40


@dataclass(frozen=True)
class Options:
    """The improvements on plain alpha-beta, each by its name."""

    table: float = 64
    """Megabytes for the transposition table; 0: none."""
    killers: bool = True
    history: bool = True
    order: bool = True
    """Use the game's own hook for move ordering, where it offers one."""
    scout: bool = True
    """Principal variation search: a narrow window for all but the first action."""
    aspiration: bool = True
    """Begin each depth with a window around the last one's value."""
    table_depth: int = 2
    """Ask the table from this remaining depth on."""
    look_ahead: int = 4
    """Ask the table about all children from this remaining depth on; 0: never."""
    quiescence: int = 0
    """How many plies to follow noisy actions beyond the horizon."""
    extensions: bool = False
    """A state with one action only costs no depth."""
    reductions: bool = False
    """Type B: late actions are searched less deeply first."""
    null_moves: bool = False
    """Type B: where passing is good enough, nothing more is looked at."""
    beam: int | None = None
    """Type B: look at no more actions than this."""

    @staticmethod
    def plain() -> Options:
        """Alpha-beta and nothing else."""
        return Options(
            table=0, killers=False, history=False, order=False, scout=False, aspiration=False
        )

    @staticmethod
    def type_a() -> Options:
        """Full width: every action, each to the same depth."""
        return Options()

    @staticmethod
    def type_b(beam: int | None = None) -> Options:
        """Selective: forward pruning, quiescence and extensions."""
        return Options(reductions=True, null_moves=True, extensions=True, quiescence=8, beam=beam)

    def __post_init__(self) -> None:
        if self.beam is not None and self.beam < 1:
            raise BadParameter(f"beam must be at least 1, not {self.beam}")
        if self.quiescence < 0:
            raise BadParameter(f"quiescence must be 0 or more plies, not {self.quiescence}")


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
    every_value: bool = False,
    trace: int = 0,
    report: Callable[[Result], None] | None = None,
) -> Result:
    """Search a state, deeper and deeper, until a limit is reached or the value is proven.

    Without a limit it goes on until the value is proven, or Ctrl-C. `table`
    hands over what an earlier search learned, `every_value` asks for exact
    values of all root actions, `trace` records up to so many visited nodes,
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
            helpers = [
                partial(helper.help_along, 1 + i) for i, helper in enumerate(self.searchers[1:])
            ]
            watch.run(partial(self._deepen, watch), *helpers)
            check_numbers(self.run.original, int(records[0].stop))
            reason = why_stopped(records[0].stop, "finished" if self.main.exact else "depth")
            return self._result(watch.seconds, reason)

    def _deepen(self, watch: Stopwatch) -> None:
        main = self.main
        deepest = min(self.limits.plies, 250, int(self.run.game.plies_left(self.state)))
        depth = 1
        while depth <= deepest:
            recorded = self._recorder() if self.trace_limit else None
            finished = self._search_level(depth, recorded and recorded.record)
            if finished or self.recorded is None:
                self.recorded = recorded
            if not finished:
                break
            total = sum(int(one.context.record.nodes) for one in self.searchers)
            line = self._line(main.line)
            self.levels.append(
                Deepening(depth, main.value, line[0], total, watch.seconds, self._texts(line))
            )
            if self.report is not None:
                self.report(self._result(watch.seconds, "searching", traced=False))
            if main.exact or watch.stopped:
                break
            depth += 1
        for searcher in self.searchers[1:]:
            searcher.context.record.stop = OUT_OF_NODES

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
        bounds = self.run.game.utility_bounds
        return (bounds[1] - bounds[0]) / 40 if bounds else 0.0

    def _at_a_glance(self) -> Result:
        value = float(self.run.game.evaluate(self.state, self.player))
        if value != value:
            check_numbers(self.run.original, 4)
        return Result(
            "alpha-beta",
            self.player,
            None,
            value,
            self._values(value),
            False,
            (),
            (),
            stopped="depth",
        )

    def _result(self, seconds: float, reason: str, traced: bool = True) -> Result:
        main = self.main
        line = self._line(main.line)
        totals = {
            name: sum(int(one.context.record[name]) for one in self.searchers)
            for name in ("nodes", "leaves", "cutoffs", "table_hits")
        }
        return Result(
            algorithm="alpha-beta",
            player=self.player,
            action=line[0],
            value=main.value,
            values=self._values(main.value),
            exact=main.exact,
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

    def _values(self, value: float) -> tuple[float, ...]:
        return tuple(
            value if player == self.player else -value for player in range(self.run.game.players)
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
                    None if move.bound == 0 else move.value,
                    EXACT if best else _BOUNDS.get(move.bound, EXACT),
                    move.nodes,
                    None,
                    self._texts(line) if best else (),
                )
            )
        return ranked(rows)


@dataclass
class _RootMove:
    action: int
    value: float = 0.0
    bound: int = 0
    """0 where the search was over before its turn."""
    nodes: int = 0


class Searcher:
    """A context of its own over a shared table, and the best answer it has finished."""

    def __init__(
        self,
        game: Game,
        state: Any,
        player: int,
        options: Options,
        table: TranspositionTable,
        every_value: bool,
    ) -> None:
        self.game, self.state, self.player = game, state, player
        self.context = Context()
        self.every_value = every_value
        table.attach(self.context.record)
        _set(self.context.record, options, game)
        self.moves = [_RootMove(int(action)) for action in game.actions(state)]
        self.context.record.nodes = 1
        self.value, self.exact = 0.0, False
        self.line: tuple[int, ...] = (self.moves[0].action,)
        self.finished: tuple[_RootMove, ...] = ()

    def search(
        self, depth: int, low: float, high: float, record: Any = None, root: int = -1
    ) -> float:
        """The root's value in a window; each root action in turn, as `search_node` does it."""
        context = self.context.record
        context.top = 0
        self._estimates = int(context.estimates)
        best, alpha = -INFINITE, low
        for index, move in enumerate(self.moves):
            move.bound = 0
            if best >= high:
                continue
            before = int(context.nodes)
            scouting = index > 0 and bool(context.scout) and not self.every_value
            value = self._child(move.action, depth, alpha, high, scouting, record, root)
            if context.stop != RUNNING:
                break
            move.value, move.nodes = _shortest(value), int(context.nodes) - before
            move.bound = AT_LEAST if value >= high else AT_MOST if value <= alpha else EXACTLY
            if value > best:
                best = value
                if record is not None:
                    trace_best(record, root, value)
                if value > alpha:
                    length = int(context.line_length[1])
                    self._new_line = (move.action, *map(int, context.line[1, :length]))
                    alpha = alpha if self.every_value else value
        return best

    def _child(
        self,
        action: int,
        depth: int,
        alpha: float,
        beta: float,
        scouting: bool,
        record: Any,
        root: int,
    ) -> float:
        context, game, player = self.context.record, self.game, self.player
        child = game.result(self.state, action)
        mover = game.to_move(child)
        context.nodes += 1
        context.line_length[1] = 0
        node = -1
        if record is not None:
            node = trace_enter(record, root, action, mover, alpha, beta)
        if depth <= 1 or game.is_terminal(child):
            value = leaf_value(game, child, player, mover, alpha, beta, context, record, node)
        else:
            sign = 1.0 if mover == player else -1.0
            narrow = alpha + float(context.step)
            for top in (narrow, beta) if scouting and narrow < beta else (beta,):
                low, high = (alpha, top) if mover == player else (-top, -alpha)
                value = sign * search_node(
                    game, child, mover, depth - 1, low, high, 1, context, record, node
                )
                if value <= alpha or value >= beta or context.stop != RUNNING:
                    break
        if record is not None:
            trace_exit(record, node, value)
        return float(value)

    def finish(self, value: float) -> None:
        """Keep what a whole level found, and order the root for the next."""
        context = self.context.record
        self.value = _shortest(value)
        self.exact = int(context.estimates) == self._estimates
        self.line = self._new_line
        # The best first, then those that took the most effort to refute.
        self.moves.sort(key=lambda move: (move.action != self.line[0], -move.nodes))
        self.finished = tuple(replace(move) for move in self.moves)
        context.history[:] >>= 3

    def help_along(self, number: int) -> None:
        """Lazy SMP: search the same root, a little deeper, for the sake of the shared table."""
        depth = 1 + number % 2
        context = self.context.record
        while context.stop == RUNNING:
            value = self.search(depth, -INFINITE, INFINITE)
            if context.stop != RUNNING or depth >= MOST_LINE:
                break
            self.finish(value)
            depth += 1


def _set(record: Any, options: Options, game: Game) -> None:
    record.use_killers = options.killers
    record.use_history = options.history
    record.use_order = options.order
    record.scout = options.scout
    record.table_depth = options.table_depth if options.table else _ENDLESS
    record.look_ahead = options.look_ahead or _ENDLESS
    record.reductions = options.reductions
    record.null_moves = options.null_moves
    record.beam = options.beam or _ENDLESS
    record.quiescence = options.quiescence
    record.extensions = options.extensions
    record.step = game.resolution or 1e-6


def _shortest(value: float) -> float:
    """The shortest decimal that the engine's single precision can't tell from this value."""
    return float(str(np.float32(value)))


def texts(game: Game, state: Any, line: tuple[Any, ...]) -> tuple[str, ...]:
    """A line of actions in the game's notation."""
    names = []
    for action in line:
        names.append(game.action_text(state, action))
        state = game.result(state, action)
    return tuple(names)

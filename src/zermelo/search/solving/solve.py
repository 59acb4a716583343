"""The value of a game, and how to get it.

`solve` chooses: a table of every state where there are few enough of them,
which is a strong solution (perfect play from anywhere); else an exact search
from one state, which is a weak one (perfect play from there).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from ...errors import NotThisKindOfGame
from ...game import Game
from ...kernel import Runnable, runnable
from ...result import EXACT, LOWER, UPPER, Bounds, Deepening, Result, proven
from ..alphabeta.alpha_beta import texts
from ..alphabeta.searcher import Options, Searcher
from ..alphabeta.transposition import TranspositionTable
from ..limits import (
    MOST_NODES,
    OUT_OF_NODES,
    RUNNING,
    Limits,
    check_can_search,
    check_numbers,
    compile_first,
    stopwatch,
    why_stopped,
)
from .backward_induction import MOST_STATES, Solution, TooLarge, compile_table, tabulate

__all__ = ["solve", "solve_exactly"]

FAR_LOOKS = (100_000, 1_000_000)  # nodes to spend on wins and losses that come early
FIRST_LOOK = 8  # plies of the search that estimates a value before it is proven


def solve(
    game: Game,
    state: Any = None,
    *,
    seconds: float | None = None,
    table: float = 1024,
    states: int = MOST_STATES,
    report: Callable[[Result], None] | None = None,
) -> Result:
    """The game-theoretic value of a state and the best line, proven.

    Games of up to `states` states are solved by a table of them all, any
    number of players, with chance or without. Larger ones, of two players
    with opposed interests and no chance, by search, with `table` megabytes;
    `seconds` may end that early, and then `exact` is false, `value` is None
    and `lower` and `upper` say what is proven. A table that is not there after
    half of them is given up.
    """
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, "solve", chance=True, several=True)
    Limits(seconds=seconds)
    compile_table(run, state, game.players)
    start = time.perf_counter()
    try:
        solution = tabulate(game, state, states=states, seconds=seconds and seconds / 2)
    except TooLarge as large:
        if game.chance or game.players != 2 or not game.zero_sum:
            raise NotThisKindOfGame(
                f"{large}, too many for a table; search it to a limited depth, with "
                "expectiminimax if two play and maxn if more"
            ) from None
        left = seconds and max(seconds / 2, seconds - (time.perf_counter() - start))
        return solve_exactly(game, state, seconds=left, table=table, report=report)
    return _told(solution, state, time.perf_counter() - start)


def _told(solution: Solution, state: Any, seconds: float) -> Result:
    """A strong solution's answer for one state."""
    game, line, here = solution.game, [], state
    while not game.is_terminal(here):
        action = solution.action(here)
        if action is None:  # chance: the line ends where nobody chooses
            break
        line.append(action)
        here = game.result(here, action)
    return Result(
        algorithm="table of all states",
        player=game.to_move(state),
        action=line[0] if line else None,
        value=solution.value(state),
        values=solution.values(state),
        bounds=proven(solution.value(state), whole=True),
        principal_variation=tuple(line),
        line=texts(game, state, tuple(line)),
        depth=len(line),
        nodes=len(solution),
        seconds=seconds,
    )


# The exact search.


def solve_exactly(
    game: Game,
    state: Any = None,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    table: float | TranspositionTable = 1024,
    report: Callable[[Result], None] | None = None,
) -> Result:
    """The exact value of a state by search to the end, and a line that achieves it.

    Where a limit ends it early, or lines are longer than the search can follow
    (250 plies), `value` is None; `lower` and `upper` are proven all the same.

    Where utilities come in steps, narrow windows close in on the value. They
    begin at an estimate where the game knows how good its estimates are, else
    at zero, after a quick look at wins and losses that come early. The table
    carries what one window learned to the next.
    `table` is its size in megabytes, or the table of an earlier search.
    """
    limits = Limits(nodes=nodes, seconds=seconds)
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, "solve_exactly")
    player = run.game.to_move(state)
    memory = table if isinstance(table, TranspositionTable) else TranspositionTable(table)
    # The game's own order, where it has one, is better than what a search of this kind learns.
    learn = not game.offers("order")
    options = Options(
        table=memory.megabytes,
        killers=learn,
        history=learn,
        table_depth=2,
        look_ahead=16 + game.last_plies if game.last_plies else 2,
        last_plies=True,
    )
    searcher = Searcher(run.game, state, player, options, memory, False)
    record = searcher.context.record
    record.node_limit = limits.most_nodes
    for depth in (1, 2):
        compile_first(record, partial(searcher.search, depth, -1e300, 1e300))
    record.nodes = 1
    with stopwatch(record, limits.seconds) as watch:
        closing = _Closing(run, state, player, searcher, watch, report)
        watch.run(closing.run_windows)
        check_numbers(run.original, int(record.stop))
        return closing.result(why_stopped(record.stop, "depth"))


class _Closing:
    """Two bounds on the value that close in on each other."""

    def __init__(
        self, run: Runnable, state: Any, player: int, searcher: Searcher, watch: Any, report: Any
    ) -> None:
        self.run, self.state, self.player = run, state, player
        self.searcher, self.watch, self.report = searcher, watch, report
        # As the game has it; what is proven by search is in `bounds`.
        self.low, self.high = run.original.utility_bounds or (-1e300, 1e300)
        self.bounds = Bounds()
        self.depth = min(250, int(run.game.plies_left(state)))
        self.line: tuple[int, ...] = searcher.line
        self.levels: list[Deepening] = []
        self.step = run.original.resolution
        self.guess = 0.0
        self.stride = 1

    def run_windows(self) -> None:
        record = self.searcher.context.record
        if not self.step:
            value = self.searcher.search(self.depth, -1e300, 1e300)
            if record.stop == RUNNING:
                self._take(value, EXACT)
                self._note(value)
            return
        if self.run.original.offers("accuracy"):
            self._estimate()
        else:
            for budget in FAR_LOOKS:
                for bound in (self.low, self.high):
                    self._ask(int(bound / self.step / 2), budget)
                self._close_in(16 * budget)
        self._close_in(MOST_NODES)

    def _open(self) -> bool:
        return self.low < self.high and self.searcher.context.record.stop == RUNNING

    def _close_in(self, budget: int) -> None:
        """From the guess on to where the value must be, in growing strides."""
        while self._open():
            value = self._ask(self.guess, budget)
            if value is None:
                return
            far = self.guess + self.stride if value > self.guess else self.guess - self.stride
            self.guess = max(far, value) if value > self.guess else min(far, value - 1)
            self.stride *= 2

    def _ask(self, guess: float, budget: int) -> float | None:
        """Search for "more than this?"; what was found, in steps, if so many nodes told it."""
        if not self._open():
            return None
        record = self.searcher.context.record
        at = min(max(guess * self.step, self.low), self.high - self.step)
        limit = int(record.node_limit)
        record.node_limit = min(limit, int(record.nodes) + budget)
        value = self.searcher.search(self.depth, at, at + self.step)
        record.node_limit = limit
        if record.stop != RUNNING:
            if record.stop == OUT_OF_NODES and record.nodes < limit:
                self.watch.go_on()
            return None
        if not self._take(value, LOWER if value > at else UPPER):
            return None
        if value > at:
            self._note(value)
        return value / self.step

    def _take(self, value: float, side: str) -> bool:
        """Keep what a search has proven; false where it rests on an estimate, which is nothing."""
        lower, upper = self.searcher.bounds(self.searcher.moves)
        self.bounds = Bounds(max(self.bounds.lower, lower), min(self.bounds.upper, upper))
        from_below, from_above = lower > -math.inf, upper < math.inf
        if from_below and side != UPPER:
            self.low = max(self.low, value)
        if from_above and side != LOWER:
            self.high = min(self.high, value)
        return from_below if side == LOWER else from_above

    def _proven(self) -> Bounds:
        """What the searches have proven, and where that is all, what the game says besides."""
        if self.low < self.high:
            return self.bounds
        low, high = self.run.original.utility_bounds or Bounds()
        return Bounds(max(self.bounds.lower, low), min(self.bounds.upper, high))

    def _estimate(self) -> None:
        """A first guess by a shallow search, which also leaves good first moves in the table."""
        for depth in range(1, min(self.depth, FIRST_LOOK) + 1):
            value = self.searcher.search(depth, -1e300, 1e300)
            if self.searcher.context.record.stop != RUNNING:
                return
            self.searcher.finish(value)
        self.guess = float(round(value / self.step))

    def _note(self, value: float) -> None:
        self.searcher.finish(value)
        self.line = self.searcher.line
        actions = tuple(map(self.run.action, self.line))
        nodes = int(self.searcher.context.record.nodes)
        names = texts(self.run.original, self.state, actions)
        self.levels.append(
            Deepening(self.depth, value, actions[0], nodes, self.watch.seconds, names)
        )
        if self.report is not None:
            self.report(self.result("searching"))

    def result(self, reason: str) -> Result:
        record, bounds = self.searcher.context.record, self._proven()
        line = tuple(map(self.run.action, self.line))
        return Result(
            algorithm="exact search",
            player=self.player,
            action=line[0],
            value=None,
            values=(None, None),
            bounds=bounds,
            principal_variation=line,
            line=texts(self.run.original, self.state, line),
            depth=self.depth,
            nodes=int(record.nodes),
            leaves=int(record.leaves),
            cutoffs=int(record.cutoffs),
            table_hits=int(record.table_hits),
            seconds=self.watch.seconds,
            levels=tuple(self.levels),
            stopped="finished" if bounds.exact else reason,
        )

"""The value of a game, and how to achieve it.

`solve` chooses: a table of all states where there are few enough of them,
which is a strong solution (perfect play from anywhere), by backward induction
or, where states repeat, by interval or policy iteration; else an exact search
from one state, which is a weak one (perfect play from there).
"""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from typing import Any, TypedDict, Unpack, overload

import numpy as np

from ... import clock
from ...arguments import checked
from ...errors import GameIsOver, NotThisKindOfGame, TooManyStates
from ...evaluation import patterns_for_order
from ...game import Game
from ...kernel import new_states, put_state
from ...result import EXACT, LOWER, UPPER, Bounds, Result, proven
from ..alphabeta.context import INFINITE, Context, null_width
from ..alphabeta.options import AlphaBetaOptions
from ..alphabeta.searcher import Searcher
from ..alphabeta.transposition import TranspositionTable
from ..limits import (
    MOST_NODES,
    OUT_OF_NODES,
    RUNNING,
    SearchLimits,
    Stopwatch,
    check_numbers,
    compile_first,
    stopwatch,
    why_stopped,
)
from ..root import Findings, Report, Root, RootSearch, prepare
from .backward_induction import (
    MOST_STATES,
    Interrupted,
    NoInduction,
    StrongSolution,
    compile_table,
    tabulate,
)
from .policy_iteration import solve_by_iteration
from .windows import FAR_LOOKS, FIRST_LOOK, OVER, WINDOW, solve_states

JUDGED, ANSWERED = 12, 18  # plies before the last ones: from there on, patterns order the actions
NARROW = 3  # actions of each state, for a guess that goes to the end
NARROW_NODES = 2_000_000


@checked
def solve(
    game: Game,
    state: Any = None,
    *,
    seconds: float | None = None,
    memory: float = 1024,
    states: int = MOST_STATES,
    report: Report | None = None,
) -> Result:
    """The game-theoretic value of a state and the best line, proven.

    Games of up to `states` states are solved by a table of them all, with any
    number of players, with or without chance. Larger ones, of two players with
    opposed interests and no chance, are solved by search, with a table of
    `memory` megabytes; `seconds` may end that early, and then `exact` is false,
    `value` is None and `lower` and `upper` say what is proven. A table that is
    not complete after half of the time is abandoned.

    Where states repeat, `lower` and `upper` close in on the value by iteration.
    With chance they come close rather than meet: `value` is between them. Where
    they stay apart since play may go on for ever, it is None.

    >>> from zermelo import load
    >>> result = solve(load("nim:piles=1-2-3"))
    >>> result.value, result.exact
    (-1.0, True)
    """
    root = prepare("solve", game, state, seconds=seconds, chance=True, several=True)
    compile_table(root.run, root.state, game.players)
    start = clock.now()
    try:
        return _tabulated(root, states, seconds)
    except Interrupted:
        found = Findings((None,) * game.players, Bounds(*game.utility_bounds or Bounds()))
        return root.result(found, "interrupted", clock.now() - start)
    except TooManyStates as large:
        if not _searchable(game):
            raise NotThisKindOfGame(
                f"{large}, too many for a table; search it to a limited depth, with "
                "expectiminimax for two players and maxn for more"
            ) from None
        left = seconds and max(seconds / 2, seconds - (clock.now() - start))
        searched: Result = solve_exactly(
            game, root.state, seconds=left, memory=memory, report=report
        )
        return searched


def _searchable(game: Game) -> bool:
    return game.players == 2 and game.zero_sum and not game.chance


def _tabulated(root: Root, states: int, seconds: float | None) -> Result:
    game, start = root.run.original, clock.now()
    try:
        solution = tabulate(game, root.state, states=states, seconds=seconds and seconds / 2)
    except NoInduction:
        spent = clock.now() - start
        left = seconds and max(seconds / (2 if _searchable(game) else 1) - spent, 1e-3)
        return solve_by_iteration(root, states, left)
    found = _at(solution, root)
    return root.result(found, "finished", clock.now() - start, nodes=len(solution))


def _at(solution: StrongSolution, root: Root) -> Findings:
    """A strong solution's answer for one state."""
    game, line, state = solution.game, [], root.state
    # The line ends where chance moves.
    while (action := solution.action(state)) is not None:
        line.append(root.run.code(action))
        state = game.result(state, action)
    values, bounds = solution.values(root.state), proven(solution.value(root.state), whole=True)
    return Findings(values, bounds, tuple(line), depth=len(line))


# The exact search.


class _Settings(TypedDict, total=False):
    seconds: float | None
    nodes: int | None
    memory: float
    table: TranspositionTable | None
    report: Report | None


@overload
def solve_exactly(
    game: Game, state: tuple[Any, ...] | None = None, **settings: Unpack[_Settings]
) -> Result: ...
@overload
def solve_exactly(game: Game, state: list[Any], **settings: Unpack[_Settings]) -> list[Result]: ...
@overload
def solve_exactly(game: Game, state: Any, **settings: Unpack[_Settings]) -> Result: ...
@checked
def solve_exactly(
    game: Game,
    state: Any = None,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    memory: float = 1024,
    table: TranspositionTable | None = None,
    report: Report | None = None,
) -> Any:
    """The exact value of a state by search to the end, and a line that achieves it.

    For a list of states, a list of results, each with the best action alone for its line: this
    saves some milliseconds a state, and they share one table. There `nodes` limits each search,
    `seconds` all of them together.

    Where a limit ends it early, or lines are longer than the search can follow
    (250 plies), `value` is None; `lower` and `upper` are proven all the same.

    Where utilities come in steps, null windows close in on the value. They
    begin at an estimate where the game declares the accuracy of its estimates,
    else at zero, after a quick search for early wins and losses. The table,
    of `memory` megabytes or that of an earlier search, carries what one window
    learned to the next. Patterns that come with the game order its actions.

    >>> from zermelo.games import load
    >>> solve_exactly(load("nim:piles=1-2")).value
    1.0
    """
    table = table or TranspositionTable(memory)
    if isinstance(state, list):
        return _solve_list(game, state, SearchLimits(None, nodes, seconds), table, report)
    learnt = patterns_for_order(game) if game.last_plies else None
    if learnt is not None:
        game = learnt.sized(game)
    root = prepare("solve", game, state, nodes=nodes, seconds=seconds, report=report)
    return _ExactSearch(root, Searcher(root, _options(game, table), table, False, learnt)).answer()


def _options(game: Game, table: TranspositionTable) -> AlphaBetaOptions:
    # The game's own order, where it has one, is better than what a search of this kind learns.
    learn = not game.offers("order")
    return AlphaBetaOptions(
        memory=table.memory,
        killers=learn,
        history=learn,
        table_depth=2,
        look_ahead=16 + game.last_plies if game.last_plies else 2,
        last_plies=True,
    )


class _ExactSearch(RootSearch):
    """Two bounds of the value that close in on each other."""

    def __init__(self, root: Root, searcher: Searcher) -> None:
        super().__init__(root, searcher.record)
        self.searcher, self.record = searcher, searcher.record
        self.record.most_nodes = root.limits.most_nodes
        self.original = root.run.original
        # As the game declares them; what is proven by search is in `bounds`.
        self.low, self.high = self.original.utility_bounds or (-INFINITE, INFINITE)
        self.bounds = Bounds()
        self.depth = min(root.limits.plies, int(self.game.plies_left(root.state)))
        self.line = searcher.line
        self.reaching: int | None = None
        """The action that is proven to reach the lower bound."""
        self.step = self.original.resolution
        self.guess = 0.0
        self.stride = 1
        if self.game._placements:
            self.record.judge_depth = self.game.last_plies + JUDGED
            self.record.reply_depth = self.game.last_plies + ANSWERED

    def compile(self) -> None:
        for depth in (1, 2):
            compile_first(self.record, partial(self.searcher.search, depth))
        self.record.nodes = 1

    def deepen(self) -> None:
        if not self.step:
            value = self.searcher.search(self.depth)
            if self.record.stop == RUNNING:
                self._take(value, EXACT)
                self._note(value)
            return
        if self.original.offers("accuracy"):
            self._estimate()
        else:
            for budget in FAR_LOOKS:
                for bound in (self.low, self.high):
                    self._probe(int(bound / self.step / 2), budget)
                self._close_in(16 * budget)
        self._close_in(MOST_NODES)

    def _open(self) -> bool:
        return not self._has_closed and bool(self.record.stop == RUNNING)

    @property
    def _has_closed(self) -> bool:
        """Whether no step is left between the two; multiples of one are rounded, as utilities."""
        return self.low >= self.high or self.high - self.low < self.step / 2

    def _close_in(self, budget: int) -> None:
        """From the guess on to where the value must be, in growing strides."""
        while self._open():
            value = self._probe(self.guess, budget)
            if value is None:
                return
            far = self.guess + self.stride if value > self.guess else self.guess - self.stride
            self.guess = max(far, value) if value > self.guess else min(far, value - 1)
            self.stride *= 2

    def _probe(self, guess: float, budget: int) -> float | None:
        """Search whether the value is more than the guess, with this many nodes; returns the value
        found in steps, if any."""
        if not self._open():
            return None
        record = self.record
        at = min(max(guess * self.step, self.low), self.high - self.step)
        limit = int(record.most_nodes)
        record.most_nodes = min(limit, int(record.nodes) + budget)
        above = at + float(null_width(at, record))
        value = self.searcher.search(self.depth, at, above)
        record.most_nodes = limit
        if record.stop != RUNNING:
            if self.watch and record.stop == OUT_OF_NODES and record.nodes < limit:
                self.watch.go_on()
            return None
        if not self._take(value, LOWER if value > at else UPPER):
            return None
        if value > at:
            self._note(value)
        return value / self.step

    def _take(self, value: float, side: str) -> bool:
        """Adopt what a search has proven; false if it rests on an estimate."""
        lower, upper = self.searcher.bounds(self.searcher.moves)
        if lower > self.bounds.lower:
            best = max(self.searcher.moves, key=lambda move: self.searcher.proven(move).lower)
            self.reaching = best.action
        self.bounds = Bounds(max(self.bounds.lower, lower), min(self.bounds.upper, upper))
        from_below, from_above = lower > -math.inf, upper < math.inf
        if from_below and side != UPPER:
            self.low = max(self.low, value)
        if from_above and side != LOWER:
            self.high = min(self.high, value)
        return from_below if side == LOWER else from_above

    def _proven(self) -> Bounds:
        """What the searches have proven and, once they are done, what the game declares."""
        if not self._has_closed:
            return self.bounds
        low, high = self.original.utility_bounds or Bounds()
        return Bounds(max(self.bounds.lower, low), min(self.bounds.upper, high))

    def _estimate(self) -> None:
        """A first guess by a shallow search, which also leaves good first moves in the table."""
        for depth in range(1, min(self.depth, FIRST_LOOK) + 1):
            value = self.searcher.search(depth)
            if self.record.stop != RUNNING:
                return
            self.searcher.finish(value)
        self.guess = float(round(value / self.step))
        if self.original.last_plies:
            self._narrow()

    def _narrow(self) -> None:
        """A better guess: to the end, but with a few actions of each state.

        What that leaves in the table are estimates, good for the order alone from then on.
        """
        record, (low, high), limit = self.record, (self.low, self.high), int(self.record.most_nodes)
        record.beam, beam = NARROW, int(record.beam)
        record.most_nodes = min(limit, int(record.nodes) + NARROW_NODES)
        while low < high:
            at = min(max(self.guess * self.step, low), high - self.step)
            value = self.searcher.search(self.depth, at, at + float(null_width(at, record)))
            if record.stop != RUNNING:
                break
            self.searcher.finish(value)
            if value > at:
                low = value
                self.guess = round(low / self.step)
            else:
                high = value
                self.guess = round(high / self.step) - 1
        record.beam, record.most_nodes, record.proving = beam, limit, 1
        if self.watch and record.stop == OUT_OF_NODES and record.nodes < limit:
            self.watch.go_on()

    def _note(self, value: float) -> None:
        self.searcher.finish(value)
        self.line = self.searcher.line
        self.finish_level(self.depth, value)

    def is_decided(self) -> bool:
        return self._proven().exact

    def found(self) -> Findings:
        unknown, line = (None,) * self.game.players, self.line
        if self.reaching is not None and line[0] != self.reaching:
            line = (self.reaching,)
        return Findings(unknown, self._proven(), line, depth=self.depth)


# Many states.


def _solve_list(
    game: Game,
    states: list[Any],
    limits: SearchLimits,
    table: TranspositionTable,
    report: Report | None,
) -> list[Result]:
    if not game.resolution or game.utility_bounds is None:  # there are no windows to close
        start, found = clock.now(), []
        for state in states:
            left = limits.less(0, clock.now() - start)
            found.append(
                solve_exactly(game, state, nodes=left.nodes, seconds=left.seconds, table=table)
            )
        return found
    if not states:
        return []
    root = prepare("solve", game, states[0])
    roots = [replace(root, state=root.run.state(state)) for state in states]
    return _ManyStates(roots, limits, table, report).solve()


class _ManyStates:
    """A window for each state, closed by one kernel that goes from state to state."""

    def __init__(
        self,
        roots: list[Root],
        limits: SearchLimits,
        table: TranspositionTable,
        report: Report | None,
    ) -> None:
        self.roots, self.limits, self.report = roots, limits, report
        self.run = roots[0].run
        self.game, self.original = self.run.game, self.run.original
        self.context = Context(_options(self.original, table), self.game)
        table.attach(self.context.record)
        self.states = new_states(self.game, len(roots))
        self.windows = np.zeros(len(roots), WINDOW).view(np.recarray)
        low, high = self.original.utility_bounds or (-INFINITE, INFINITE)
        step = float(self.original.resolution)
        self.declared = Bounds(low, high)
        # Rounded outwards: what is declared may itself be a multiple that was rounded.
        self.windows.low, self.windows.high = np.floor(low / step), np.ceil(high / step)
        self.windows.lower, self.windows.upper = -np.inf, np.inf
        self.windows.stride, self.windows.action = 1, -1
        for number, root in enumerate(roots):
            put_state(self.game, self.states, number, root.state)

    def solve(self) -> list[Result]:
        record = self.context.record
        compile_first(record, partial(self._solve, 0, len(self.roots)))
        self._check_not_over()
        self.windows.nodes = record.nodes = 0
        with stopwatch(record, self.limits.seconds) as watch:
            watch.run(partial(self._solve_all, watch))
        check_numbers(self.original, int(record.stop), int(record.nodes), watch.seconds)
        return list(map(self._result, range(len(self.roots))))

    def _check_not_over(self) -> None:
        over = np.flatnonzero(self.windows.stage == OVER)
        if len(over):
            raise GameIsOver(
                f"state {over[0] + 1} of {len(self.roots)} is the end of a game of "
                f"{self.original.name}: there is nothing to search"
            )

    def _solve(self, first: int, last: int) -> int:
        kernel = (self.game, self.states, self.windows, first, last, self.limits.most_nodes)
        return int(solve_states(*kernel, self.context.record))

    def _solve_all(self, watch: Stopwatch) -> None:
        number, count = 0, len(self.roots)
        while number < count and not watch.stopped:
            first, last = number, number + 1 if self.report else count
            number = self._solve(first, last)
            if self.context.record.stop == OUT_OF_NODES:
                watch.go_on()
            elif self.report and number == last:
                self.report(self._result(first))

    def _result(self, number: int) -> Result:
        # As one tuple: fields of a record take longer to read than many a position to solve.
        lower, upper, low, high, *_, depth, action, nodes = self.windows[number].item()
        root, stopped = self.roots[number], "finished"
        if low >= high:
            lower, upper = max(lower, self.declared.lower), min(upper, self.declared.upper)
        else:
            stopped = why_stopped(int(self.context.record.stop), "nodes")
        if action < 0:  # all that was proven is what the game declares: any will do
            action = int(next(iter(self.game.actions(root.state))))
        return root.result(
            Findings(
                (None,) * self.game.players,
                Bounds(lower, upper),
                (action,),
                depth=depth,
            ),
            stopped,
            0.0,
            nodes=nodes,
        )

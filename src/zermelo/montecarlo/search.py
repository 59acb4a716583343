"""Monte Carlo tree search for use: budgets, threads, reuse from move to move."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from ..cancellation import stop_requested
from ..errors import BadParameter, GameIsOver, NotThisKindOfGame, ZermeloError
from ..game import Game, legal
from ..kernel import runnable, runs_compiled
from ..result import Result
from ..tablebase import Tables, attach
from .batch import Evaluator
from .batched.network import network_mcts
from .options import Options
from .result import TELL, Arm, Cost, answer, summed_up
from .uct.dense_tree import Tree
from .uct.open_loop import simulate_open_loop
from .uct.simulation import simulate
from .uct.solver import settled
from .uct.trace import trace_of

__all__ = ["MonteCarloTree", "mcts"]

_GLANCE = 0.02  # seconds between looks at the clock and the keyboard
_MEGABYTE = 1 << 20
_MOST = (1 << 31) - 1  # simulations that a node can count


def mcts(
    game: Game,
    state: Any = None,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    options: Options | None = None,
    seed: int = 0,
    threads: int = 1,
    parallel: str = "root",
    memory: int = 256,
    trace: int = 0,
    tree: MonteCarloTree | None = None,
    network: Evaluator | None = None,
    tables: Tables | None = None,
    report: Callable[[Result], None] | None = None,
    **changes: Any,
) -> Result:
    """Monte Carlo tree search: the most visited action, and all that was learnt about others.

    The budget is a number of iterations, of seconds, or both; 1 second unless
    given. Options may be given by name: `mcts(game, seconds=2, rave=300)`. A
    `tree` from an earlier move is grown further, with its own options, and
    starts anew where it does not know the state.
    `memory` is in megabytes. The first `trace` nodes are traced as they came.
    Same seed, same iterations, one thread: same tree. `report` is called a
    few times a second with what is known so far.

    What endgame `tables` (`zermelo.lookup.Tables`) know counts as proven.
    A `network` (see `zermelo.montecarlo.batch`) gives priors and values in
    place of playouts: selection is then PUCT, whatever the options.
    """
    if network is not None:
        _check_budget(iterations, seconds)
        constant = replace(options or Options(), **{"selection": "puct", **changes}).constant
        if iterations is None and seconds is None:
            seconds = 1.0
        return network_mcts(
            game,
            state,
            network,
            iterations=iterations,
            seconds=seconds,
            exploration=constant,
            seed=seed,
            memory=memory,
            told=report,
        )
    if tree is None:
        chosen = replace(options or Options(), **changes)
        tree = MonteCarloTree(
            game,
            state,
            options=chosen,
            seed=seed,
            threads=threads,
            parallel=parallel,
            memory=memory,
            trace=trace,
            tables=tables,
        )
    elif tree.game != game:
        raise BadParameter(f"this tree is of {tree.game!r}, not of {game!r}; make another")
    else:
        tree.move_to(state)
    return tree.search(iterations=iterations, seconds=seconds, report=report)


class MonteCarloTree:
    """A search that goes on from move to move.

    >>> from zermelo.games.nim import Nim
    >>> tree = MonteCarloTree(Nim((1, 2)))
    >>> best = tree.search(iterations=500)
    >>> tree.advance(best.action)
    """

    def __init__(
        self,
        game: Game,
        state: Any = None,
        *,
        options: Options | None = None,
        seed: int = 0,
        threads: int = 1,
        parallel: str = "root",
        memory: int = 256,
        trace: int = 0,
        tables: Tables | None = None,
    ) -> None:
        self.options = options or Options()
        _check(game, threads, parallel, memory, trace, self.options)
        self.game = game
        self._run = runnable(game)
        self.state = self._run.state(state)
        self._check_not_over()
        self.threads, self.parallel, self.trace = threads, parallel, trace
        self.trees = self._planted(seed, memory * _MEGABYTE)
        if tables is not None:
            self._known = tables.memory(game)
            for tree in self.trees:
                for record in tree.records:
                    attach(record, self._known)

    def _planted(self, seed: int, memory: int) -> list[Tree]:
        shared = self.parallel == "tree"
        seeds = [seed + (i << 32) for i in range(self.threads)]
        groups = [seeds] if shared else [[one] for one in seeds]
        trees = [
            Tree(self._run.game, self.options, memory // len(groups), group, self.trace > 0)
            for group in groups
        ]
        for tree in trees:
            tree.plant(self._run.game.to_move(self.state))
            for record in tree.records:
                record.virtual_loss = self.options.virtual_loss if len(tree.records) > 1 else 0
        return trees

    def _check_not_over(self) -> None:
        if self.game.is_terminal(self.state):
            raise GameIsOver(f"this game of {self.game.name} is over: there is nothing to search")

    # From move to move.

    def advance(self, action: Any) -> None:
        """The action was taken: keep what is known below it."""
        game = self._run.original
        legal(game, self.state, action)
        code = self._run.code(action)
        self.state = game.result(self.state, action)
        for tree in self.trees:
            below = [n for n in tree.children(0) if int(tree.nodes[n]["action"]) == code]
            if below and tree.nodes[below[0]]["visits"] > 0 and not self.options.open_loop:
                tree.re_root(below[0])
            else:
                tree.plant(game.to_move(self.state))

    def move_to(self, state: Any) -> None:
        """Make a state the root: reached by one or two moves, the tree is kept."""
        game, state = self._run.original, self._run.state(state)
        if state == self.state:
            return
        for path in self._short_paths():
            here = self.state
            for action in path:
                here = game.result(here, action)
            if here == state:
                for action in path:
                    self.advance(action)
                return
        self.state = state
        if not game.is_terminal(state):
            for tree in self.trees:
                tree.plant(game.to_move(state))

    def _short_paths(self) -> list[tuple[Any, ...]]:
        game = self._run.original
        if game.is_terminal(self.state):
            return []
        ones = [(action,) for action in game.actions(self.state)]
        twos = []
        for (action,) in ones:
            here = game.result(self.state, action)
            if not game.is_terminal(here):
                twos += [(action, reply) for reply in game.actions(here)]
        return [*ones, *twos]

    # Searching.

    def search(
        self,
        iterations: int | None = None,
        seconds: float | None = None,
        report: Callable[[Result], None] | None = None,
    ) -> Result:
        """Grow the tree and tell; 1 second unless given. Ctrl-C returns the best so far."""
        tell = None if report is None else lambda cost: report(self.result(cost, traced=False))
        return self.result(self.grow(iterations, seconds, tell))

    def result(
        self,
        cost: Cost,
        algorithm: str = "mcts",
        choose: Callable[[int, Sequence[Arm]], Arm] = answer,
        traced: bool = True,
    ) -> Result:
        """What the tree tells now; `choose` picks the action."""
        trace = None
        if self.trace and traced:
            trace = trace_of(self._run, self.state, self.trees[0], self.trace)
        return summed_up(self._run, self.state, self.trees, cost, algorithm, choose, trace)

    def grow(
        self,
        iterations: int | None = None,
        seconds: float | None = None,
        tell: Callable[[Cost], None] | None = None,
    ) -> Cost:
        """Run simulations until the budget is spent or the answer cannot change.

        `tell` is called now and then with what was spent so far.
        """
        _check_budget(iterations, seconds)
        self._run.check_rules()
        self._check_not_over()
        if iterations is None and seconds is None:
            seconds = 1.0
        self._simulate([0] * self.threads)  # compile off the clock
        start = told = time.perf_counter()
        before = self.simulations
        left = _MOST - max(int(tree.nodes[0]["visits"]) for tree in self.trees)
        budget = min(left, iterations or left)
        self._set_targets(budget, iterations is not None)
        size, stopped = 256 if runs_compiled(self._run.game) else 1, ""
        try:
            while not stopped:
                done = self.simulations - before
                clock = time.perf_counter()
                self._simulate(self._shares(min(size * self.threads, budget - done)))
                now = time.perf_counter()
                stopped = self._why_stop(before, budget, start, now, seconds)
                left_over = _GLANCE if seconds is None else min(_GLANCE, start + seconds - now)
                grown = size * min(max(left_over / (now - clock), 0.1), 8.0)
                size = int(min(max(grown, 1), _MOST))
                if tell is not None and not stopped and now - told >= TELL:
                    tell(Cost(self.simulations - before, now - start, "searching"))
                    told = now
        except KeyboardInterrupt:
            if not self.simulations > before:
                raise
            stopped = "interrupted"
        return Cost(self.simulations - before, time.perf_counter() - start, stopped)

    @property
    def simulations(self) -> int:
        """How many simulations there have been."""
        return sum(int(record.simulations) for tree in self.trees for record in tree.records)

    def _shares(self, count: int) -> list[int]:
        """So many simulations, divided among the threads whose trees are not settled yet."""
        open_ = [not tree.records[0].settled for tree in self.trees for _ in tree.records]
        shares = iter(_shares(count, sum(open_)))
        return [next(shares) if one else 0 for one in open_]

    def _set_targets(self, budget: int, exact: bool) -> None:
        for tree in self.trees:
            for record in tree.records:
                record.settled = 0
                record.target = record.simulations + budget
                record.stop_early = self.options.stop_early and exact and self.threads == 1

    def _why_stop(
        self, before: int, budget: int, start: float, now: float, seconds: float | None
    ) -> str:
        done = self.simulations - before
        if all(record.settled for tree in self.trees for record in tree.records[:1]):
            return "finished"
        if done >= budget:
            return "iterations"
        if stop_requested():
            return "interrupted"
        if seconds is None:
            return ""
        if now - start >= seconds:
            return "time"
        if self.options.stop_early and done:
            left = int((seconds - (now - start)) * done / (now - start)) + 1
            if self.threads == 1 and settled(self.trees[0].records[0], min(left, budget - done)):
                return "finished"
        return ""

    def _simulate(self, counts: Sequence[int]) -> None:
        """Let each thread run so many simulations; then tidy up."""
        workers = [
            (record, None if rules is None else rules.record)
            for tree in self.trees
            for record, rules in zip(tree.records, tree.rules, strict=True)
        ]
        step = simulate_open_loop if self.options.open_loop else simulate
        jobs = [
            (self._run.game, self.state, record, rules, count)
            for (record, rules), count in zip(workers, counts, strict=True)
        ]
        if len(jobs) == 1:
            step(*jobs[0])
        else:
            _in_threads(step, jobs)
        for tree in self.trees:
            if any(record.full for record in tree.records):
                tree.make_room()
        for record, _ in workers:
            self._complain(record)

    def _complain(self, record: Any) -> None:
        game = self._run.original
        if record.crowded:
            raise BadParameter(
                f"a state of {game.name} has more than max_actions = {game.max_actions} actions; "
                "set max_actions to the most that any state has"
            )
        if record.endless:
            raise ZermeloError(
                f"a random game of {game.name} did not end; search with a `cutoff`, after which "
                "playouts end with the game's evaluate"
            )


def _in_threads(step: Any, jobs: Sequence[Any]) -> None:
    records = [job[2] for job in jobs]
    with ThreadPoolExecutor(len(jobs)) as pool:
        running: list[Future[Any]] = [pool.submit(step, *job) for job in jobs]
        try:
            for one in running:
                one.result()
        except BaseException:
            for record in records:
                record.halt = 1
            raise
        finally:
            for one in running:
                one.exception()
            for record in records:
                record.halt = 0


def _shares(count: int, workers: int) -> list[int]:
    """A number of simulations, divided fairly."""
    return [count // workers + (i < count % workers) for i in range(workers)]


def _check(
    game: Game, threads: int, parallel: str, memory: int, trace: int, options: Options
) -> None:
    if game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} has hidden information, and this search looks at all cards; "
            "games with hidden information are for equilibrium solvers"
        )
    if threads < 1:
        raise BadParameter(f"threads must be at least 1, not {threads}")
    if parallel not in ("root", "tree"):
        raise BadParameter(f"parallel must be root or tree, not {parallel!r}")
    if memory < 1:
        raise BadParameter(f"memory must be at least 1 megabyte, not {memory}")
    if trace < 0:
        raise BadParameter(f"trace must be 0 or more nodes, not {trace}")
    if trace and options.open_loop:
        raise BadParameter("an open-loop search has no trace: its nodes are no states")
    options.check(game)


def _check_budget(iterations: int | None, seconds: float | None) -> None:
    if iterations is not None and iterations < 1:
        raise BadParameter(f"iterations must be at least 1, not {iterations}")
    if seconds is not None and not seconds > 0:
        raise BadParameter(f"seconds must be more than 0, not {seconds}")

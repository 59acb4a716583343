"""Monte Carlo tree search for use: budgets, threads, reuse from move to move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import fields, replace
from typing import Annotated, Any

from ..arguments import checked
from ..display import Shown
from ..errors import BadParameter, GameIsOver, NotThisKindOfGame, NumberTooWide
from ..game import Game, check_mover, check_positive, legal
from ..kernel import runnable, runs_compiled, tiered
from ..playouts import check_playouts
from ..result import Result
from ..settings import NOT_NEGATIVE, THREADS, check_within
from ..tablebase import Tablebase, attach
from .arms import Arm, answer
from .batched.forest import Evaluator
from .batched.network import NetworkSearch
from .budget import Cost, SearchBudget
from .result import summed_up
from .uct.dense_tree import DenseTree
from .uct.open_loop import simulate_open_loop
from .uct.options import Options
from .uct.simulation import simulate
from .uct.solver import settled
from .uct.trace import trace_of

_MEGABYTE = 1 << 20
_MOST = (1 << 31) - 1  # simulations that a node can count
_OF_TREE = ("seed", "threads", "parallel", "memory", "trace", "tables")
_OF_NETWORK = ("exploration", "solver", "seed", "memory")
_CUT_OFF = "search with a `cutoff`, after which playouts end with the game's evaluate"


@tiered
def mcts(
    game: Game,
    state: Any = None,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    options: Options | None = None,
    tree: MonteCarloTree | None = None,
    network: Evaluator | None = None,
    gumbel: int = 0,
    report: Callable[[Result], None] | None = None,
    **settings: Annotated[Any, Options, MonteCarloTree],
) -> Result:
    """Monte Carlo tree search: the most visited action, and all that was learnt about others.

    The budget is a number of iterations, of seconds, or both; 1 second unless
    given. A search ends before where its value is proven or no more iterations
    can change the answer (`stop_early`), and says so in `Result.stopped`.
    Options may be given by name: `mcts(game, seconds=2, rave=300)`. A
    `tree` from an earlier move is grown further, with its own options, and
    starts anew where it does not know the state. Other settings are those of
    `MonteCarloTree`: `seed` (same seed, same iterations, one thread: same
    tree), `threads`, `parallel`, `memory` in megabytes, `trace`, the number of
    nodes to trace, and `tables` (`zermelo.lookup.Tables`), whose values count
    as proven. `report` is called a few times a second with what is known so far.

    A `network` (see `zermelo.montecarlo.batched.forest`) gives priors and values in
    place of playouts: see `NetworkSearch`, which takes `gumbel`, and of the options
    `exploration` and `solver`.

    >>> from zermelo import load
    >>> game = load("nim:piles=1-3")
    >>> game.action_text(game.initial_state(), mcts(game, iterations=200, seed=1).action)
    'b2'
    """
    budget: Any = {"iterations": iterations, "seconds": seconds, "report": report}
    if network is not None:
        given = {"tree": tree, **_changed(options or Options()), **settings}
        search = _guided(game, network, given, gumbel=gumbel, iterations=iterations)
        return search.search(state, **budget)
    if gumbel:
        raise BadParameter("gumbel is for a search with a network; leave it out, or give a network")
    if tree is None:
        own = {name: settings.pop(name) for name in _OF_TREE if name in settings}
        changed = replace(options or Options(), **settings)
        tree = MonteCarloTree(game, state, options=changed, **own)
    elif tree.game != game:
        raise BadParameter(f"this tree is of {tree.game!r}, not of {game!r}; make another")
    else:
        tree.move_to(state)
    return tree.search(**budget)


def _changed(options: Options) -> dict[str, Any]:
    """The options that differ from their defaults, by name."""
    values = {one.name: (getattr(options, one.name), one.default) for one in fields(options)}
    return {name: value for name, (value, default) in values.items() if value != default}


def _guided(
    game: Game, network: Evaluator, given: dict[str, Any], **settings: Any
) -> NetworkSearch:
    """The search by a network with these settings; other settings are refused."""
    if given.pop("selection", "puct") != "puct":
        raise BadParameter("a search with a network selects by PUCT; leave out `selection`")
    taken = {name: given.pop(name) for name in _OF_NETWORK if name in given}
    asked = {name for name, value in given.items() if value and (name, value) != ("threads", 1)}
    if asked:
        raise BadParameter(
            f"a search with a network does not take {' or '.join(sorted(asked))}; leave it out"
        )
    return NetworkSearch(game, network, **taken, **settings)


class MonteCarloTree(Shown):
    """A search that continues from move to move.

    >>> from zermelo.games.nim import Nim
    >>> tree = MonteCarloTree(Nim((1, 2)))
    >>> best = tree.search(iterations=500)
    >>> tree.advance(best.action)
    """

    @checked
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
        tables: Tablebase | None = None,
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

    def _planted(self, seed: int, memory: int) -> list[DenseTree]:
        shared = self.parallel == "tree"
        seeds = [seed + (i << 32) for i in range(self.threads)]
        groups = [seeds] if shared else [[one] for one in seeds]
        trees = [
            DenseTree(self._run.game, self.options, memory // len(groups), group, self.trace > 0)
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
        check_mover(self.game, self.state)

    # From move to move.

    def advance(self, action: Any) -> None:
        """Make the state after this action the root; keep what is known below it."""
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
        """Make a state the root; the tree below is kept if the state is one or two moves away."""
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
        """Grow the tree; 1 second unless given. Ctrl-C returns the best so far."""
        progress = None if report is None else lambda cost: report(self.result(cost, traced=False))
        return self.result(self.grow(SearchBudget(iterations, seconds, progress)))

    def result(
        self,
        cost: Cost,
        algorithm: str = "mcts",
        choose: Callable[[int, Sequence[Arm]], Arm] = answer,
        traced: bool = True,
    ) -> Result:
        """The result so far; `choose` picks the action."""
        trace = None
        if self.trace and traced:
            trace = trace_of(self._run, self.state, self.trees[0], self.trace)
        return summed_up(self._run, self.state, self.trees, cost, algorithm, choose, trace)

    def grow(self, budget: SearchBudget) -> Cost:
        """Run simulations until the budget is spent or the answer cannot change."""
        self._run.check_rules()
        self._check_not_over()
        self._simulate([0] * self.threads)  # compile off the clock
        before = self.simulations
        left = _MOST - max(int(tree.nodes[0]["visits"]) for tree in self.trees)
        most = min(left, budget.iterations or left)
        self._set_targets(most, budget.iterations is not None)

        def ended(cost: Cost) -> str:
            return self._why_settled() or self._why_decided(cost, most, budget.seconds)

        return replace(budget, iterations=most).spend(
            lambda count: self._simulate(self._shares(count)),
            lambda: self.simulations - before,
            first=self.threads * (256 if runs_compiled(self._run.game) else 1),
            ended=ended,
        )

    def _facts(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "state": self.game.state_text(self.state),
            "simulations": f"{self.simulations:,}",
            "trees": len(self.trees),
        }

    @property
    def simulations(self) -> int:
        """The number of simulations so far."""
        return sum(int(record.simulations) for tree in self.trees for record in tree.records)

    def _shares(self, count: int) -> list[int]:
        """`count` simulations, divided among the threads whose trees are not settled yet."""
        open_ = [not tree.records[0].settled for tree in self.trees for _ in tree.records]
        each, more = divmod(count, sum(open_))
        return [each + (sum(open_[:i]) < more) if one else 0 for i, one in enumerate(open_)]

    def _set_targets(self, budget: int, exact: bool) -> None:
        for tree in self.trees:
            for record in tree.records:
                record.settled = 0
                record.target = record.simulations + budget
                record.stop_early = self.options.stop_early and exact and self.threads == 1

    def _why_settled(self) -> str:
        """Why the kernels stopped, if no further simulation can change the answer."""
        if not all(tree.records[0].settled for tree in self.trees):
            return ""
        return "proven" if any(tree.bounds.exact for tree in self.trees) else "decided"

    def _why_decided(self, cost: Cost, most: int, seconds: float | None) -> str:
        """Why to stop, if the remaining simulations can't change the answer."""
        done, spent = cost.simulations, cost.seconds
        if seconds is None or not self.options.stop_early or self.threads > 1:
            return ""
        if not done or not spent:  # which a coarse clock may say of the first ones
            return ""
        left = int(max(seconds - spent, 0.0) * done / spent) + 1
        early = spent < seconds and done < most
        record = self.trees[0].records[0]
        return "decided" if early and settled(record, min(left, most - done)) else ""

    def _simulate(self, counts: Sequence[int]) -> None:
        """Let each thread run its number of simulations, then tidy up."""
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
        try:
            _in_threads(step, jobs, self.trees)
        except NumberTooWide:  # in a tree there are no states: it goes on, compiled for larger ones
            _in_threads(step, jobs, self.trees)
        for tree in self.trees:
            if any(record.full for record in tree.records):
                tree.make_room()
        for record, _ in workers:
            check_playouts(self._run.original, record, _CUT_OFF)


def _in_threads(step: Any, jobs: Sequence[Any], trees: Sequence[DenseTree]) -> None:
    if len(jobs) == 1:
        step(*jobs[0])
        return
    records = [job[2] for job in jobs]

    def run(job: Any, memory: Sequence[DenseTree]) -> None:
        """Keep the trees (`memory`) alive: a thread that outlives Ctrl-C still writes to them."""
        step(*job)

    with ThreadPoolExecutor(len(jobs)) as pool:
        running: list[Future[Any]] = [pool.submit(run, job, trees) for job in jobs]
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


def _check(
    game: Game, threads: int, parallel: str, memory: int, trace: int, options: Options
) -> None:
    if game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} has hidden information, and this search looks at all cards; "
            "games with hidden information are for equilibrium solvers"
        )
    check_within(THREADS, threads=threads)
    check_positive(memory=memory)
    if parallel not in ("root", "tree"):
        raise BadParameter(f"parallel must be root or tree, not {parallel!r}")
    check_within(NOT_NEGATIVE, trace=trace)
    if trace and options.open_loop:
        raise BadParameter("an open-loop search has no trace: its nodes are no states")
    options.check(game)

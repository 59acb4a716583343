"""Alpha-beta as a player uses it: iterative deepening until a limit is reached.

    result = alpha_beta(game, seconds=1)
    result.action, result.value, result.line

`AlphaBetaOptions` names every improvement, so that each can be switched on or
off and measured: `AlphaBetaOptions.type_a()` looks at every move to the same
depth, the lectures' first strategy; `type_b()` also leaves out what looks bad.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Unpack

from ...errors import BadParameter
from ...evaluation import LearntEvaluation
from ...game import Game
from ...kernel import tiered
from ...result import Result, zero_sum_values
from ...settings import THREADS, check_within
from ...tablebase import Tablebase, attach
from ...trace import trace_exit
from ..limits import RUNNING, compile_first
from ..root import Findings, Root, RootSearch, Settings, prepare
from .abdada import Crew
from .context import INFINITE
from .evaluated_order import ordered_by_evaluation
from .options import AlphaBetaOptions, usual_options
from .searcher import Goal, Searcher
from .transposition import TranspositionTable, check_memory

WIDEST = 1 << 24  # times the first doubt in a value: beyond that the window is open
MEGABYTES_PER_SECOND = 128.0  # that one thread fills, at eight million entries a second


@tiered  # runs plain until the machine code is there, then compiled: see kernel/tiers/climb.py
def alpha_beta(
    game: Game,
    state: Any = None,
    *,
    options: AlphaBetaOptions | None = None,
    type_b: bool | None = None,
    threads: int = 1,
    table: TranspositionTable | None = None,
    tables: Tablebase | None = None,
    learnt: LearntEvaluation | None = None,
    every_value: bool = False,
    **settings: Unpack[Settings],
) -> Result:
    """Search a state, deeper and deeper, until a limit is reached or the value is proven.

    Without a limit it continues until the value is proven, or until Ctrl-C. Without `options` it
    searches as suits the game (`usual_options`): chess selectively, as Type B, most others to the
    same depth everywhere, as Type A. `type_b=False` is Type A for any game, and
    `plain_alpha_beta` the textbook's algorithm. `table` holds what an earlier search found,
    `tables` are endgame tables (`zermelo.lookup.Tables`), `learnt` is an evaluation in place of
    the game's own, and `every_value` asks for exact values of all root actions.

    >>> from zermelo import load
    >>> alpha_beta(load("tree:spec=[[3,12,8],[2,4,6],[14,5,2]]")).value
    3.0
    """
    if options is None:
        traced = bool(settings.get("trace"))
        options = usual_options(game, type_b, traced=traced, learnt=learnt is not None)
        if table is not None and not options.memory:
            options = AlphaBetaOptions.type_a()  # a small tree, but there is a table to use
    elif type_b is not None:
        raise BadParameter("options say whether a search is Type B: leave out type_b")
    if options.order_by_evaluation:
        if learnt is not None:
            raise BadParameter("order_by_evaluation goes by the game's own evaluation only")
        game = ordered_by_evaluation(game)
    if learnt is not None:
        game = learnt.sized(game)
    root = prepare("alphabeta", game, state, **settings)
    check_within(THREADS, threads=threads)
    if root.trace:
        # A trace shows one search of one depth; a scout would show subtrees twice.
        options, threads = replace(options, scout=False, aspiration=False), 1
    table = table or table_for(options.memory, root.limits.seconds, threads)
    table.grow_old()
    searchers = [Searcher(root, options, table, every_value, learnt) for _ in range(threads)]
    known = None if tables is None else tables.memory(game)
    for searcher in searchers:
        searcher.record.most_nodes = root.limits.most_nodes // threads
        if known is not None:
            attach(searcher.record, known)
    return _AlphaBeta(root, options, searchers, learnt).answer()


def table_for(memory: float, seconds: float | None, threads: int) -> TranspositionTable:
    """A table of at most `memory` megabytes, and no larger than a search of `seconds` can fill.

    The first touch of a page of memory costs as much time as hundreds of nodes: at 0.1 s a move
    that would be a third of it.
    """
    check_memory("table", memory)  # however little of it is taken
    if seconds is None:
        return TranspositionTable(memory)
    return TranspositionTable(min(memory, max(MEGABYTES_PER_SECOND * seconds * threads, 1.0)))


class _AlphaBeta(RootSearch):
    """The main searcher, and helpers in other threads who share its table."""

    def __init__(
        self,
        root: Root,
        options: AlphaBetaOptions,
        searchers: list[Searcher],
        learnt: LearntEvaluation | None = None,
    ) -> None:
        super().__init__(root, *(searcher.record for searcher in searchers))
        self.options, self.learnt = options, learnt
        self.main, *self.others = searchers
        self.helpers = [searcher.help_along for searcher in self.others]
        self.crew = Crew(len(searchers))
        # A beam goes by places in the order, so that nothing can be put off.
        if self.others and options.beam is None:
            for number, searcher in enumerate(searchers):
                searcher.join(self.crew, number, options.share_depth)

    def compile(self) -> None:
        for depth in (1, 2):
            root = self.enter_root()
            job = partial(self.main.search, depth, trace=self.trace, root=root)
            compile_first(self.main.record, job)
        self.main.record.nodes, self.main.record.leaves = 1, 0

    def deepen(self) -> None:
        try:
            super().deepen()
        finally:
            self._share(None)

    def _share(self, goal: Goal | None) -> None:
        for helper in self.others:
            helper.follow(goal)

    def static_eval(self, player: int) -> float:
        if self.learnt is None:
            return super().static_eval(player)
        return self.learnt.value(self.game, self.root.state, player)

    def is_decided(self) -> bool:
        """Whether the value is proven or, where pruning proves nothing, the best there is."""
        bounds, main = self.game.utility_bounds, self.main
        best = self.options.forward_pruning and bounds is not None and main.value >= bounds[1]
        return main.whole or best

    def search_level(self, depth: int) -> bool:
        """Search one depth, with a window around the last value where that may help."""
        main, root = self.main, self.enter_root()
        low, high = -INFINITE, INFINITE
        margin = self.doubt() / 2
        widest = WIDEST * margin
        guessed = self.options.aspiration and main.answered and depth > 3
        around = main.value - margin, main.value + margin
        if guessed and around[0] < main.value < around[1] and not main.every_value:
            low, high = around
        while True:
            self._share(Goal(depth, low, high, tuple(move.place for move in main.moves)))
            value = main.search(depth, low, high, self.trace, root)
            if main.record.stop != RUNNING:
                main.keep_unfinished()
                return False
            if low < value < high or (low <= -INFINITE and high >= INFINITE):
                break
            margin *= 4
            if value <= low:
                low = value - margin if margin < widest else -INFINITE
            else:
                high = value + margin if margin < widest else INFINITE
        trace_exit(self.trace, root, value)
        main.finish(value)
        return True

    def doubt(self) -> float:
        if self.game.offers("accuracy"):
            return float(self.game.accuracy(self.main.value))
        return super().doubt()

    def effort(self) -> float | None:
        nodes = [move.nodes for move in self.main.finished]
        return nodes[0] / max(sum(nodes), 1) if nodes else None

    def found(self) -> Findings:
        main = self.main
        value = main.value if main.answered else None
        values = zero_sum_values(value, self.root.mover, self.game.players)
        rows = (main.row(move) for move in main.finished)
        return Findings(values, main.bounds(main.finished), main.line, rows)

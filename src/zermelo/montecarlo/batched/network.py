"""Tree search guided by a network: the search that trains it, on one tree.

Leaves are evaluated a few at a time. What was evaluated is remembered, from move to move too.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, Unpack

from ...arguments import checked
from ...display import Shown
from ...errors import BadParameter, GameIsOver, NumberTooWide
from ...game import Game, check_positive
from ...kernel import new_states, runnable
from ...result import Result
from ...settings import NOT_NEGATIVE, check_within
from ..arms import Arm
from ..budget import Cost, SearchBudget
from ..result import summed_up
from ..uct.layout import BOUNDS
from .forest import Evaluator, Forest
from .lazy_tree import CHANCES, EDGE, NODE, LazyTreeSettings
from .leaf_playouts import Playouts

LEAST = 2  # simulations before there is an answer: the first looks at the root alone
LOOKAHEAD = 10_000  # nodes
LEAVES = 8  # evaluated together
_MEGABYTE = 1 << 20
_CACHE = 1 << 14  # evaluations


class NetworkSearch(Shown):
    """Searches one state after another with one network; for the tree see `LazyTreeSettings`.

    `gumbel`: the number of actions that the root considers, by sequential halving (Danihelka et al.
    2022); 0: PUCT. `solver`: keep what ends of games prove, and stop at a proof; then up to
    `lookahead` nodes of alpha-beta may prove a leaf before the network is asked. `playouts` have a
    share in the values of leaves. `symmetric`: average the network's answers over all symmetries of
    the game. `iterations` are the most that a search may take; without them `memory`, in megabytes,
    is the limit.

    >>> from zermelo.games import load
    >>> import numpy as np
    >>> blind = lambda seen: (np.ones((len(seen), 7)), np.zeros(len(seen)))
    >>> searching = NetworkSearch(load("connect_four"), blind, iterations=16)
    >>> searching.search().player
    0
    """

    @checked
    def __init__(
        self,
        game: Game,
        network: Evaluator,
        *,
        iterations: int | None = None,
        playouts: Playouts | None = None,
        symmetric: bool = False,
        memory: int = 256,
        **settings: Unpack[LazyTreeSettings],
    ) -> None:
        check_positive(iterations=iterations, memory=memory)
        settings = {"leaves": LEAVES, "lookahead": LOOKAHEAD, **settings}
        gumbel = settings.get("gumbel", 0)
        check_within(NOT_NEGATIVE, lookahead=settings["lookahead"], gumbel=gumbel)
        if gumbel and iterations is None:
            raise BadParameter("gumbel divides a number of iterations among actions: give one")
        self.game, self.network = game, network
        room = max(memory * _MEGABYTE // _bytes_each(runnable(game).game), LEAST)
        self.room = min(room, iterations or room)
        # A playout is not to be repeated.
        settings.setdefault("cache", 0 if playouts else min(8 * self.room, _CACHE))
        self._trees = functools.partial(
            Forest, game, 1, self.room, playouts=playouts, symmetric=symmetric, **settings
        )
        self.forest = self._trees()

    def _facts(self) -> dict[str, Any]:
        return {"game": self.game.name, "network": self.network, "most simulations": self.room}

    def search(
        self,
        state: Any = None,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        report: Callable[[Result], None] | None = None,
    ) -> Result:
        """Search a state; Ctrl-C returns the best so far."""
        try:
            return self._searched(state, iterations, seconds, report)
        except NumberTooWide:  # trees that hold states have to be made for larger ones, too
            self.forest = self._trees()
            return self._searched(state, iterations, seconds, report)

    def _searched(
        self,
        state: Any,
        iterations: int | None,
        seconds: float | None,
        report: Callable[[Result], None] | None,
    ) -> Result:
        run, forest = runnable(self.game), self.forest
        root = run.state(state)
        if self.game.is_terminal(root):
            raise GameIsOver(f"this game of {self.game.name} is over: there is nothing to search")
        forest.prepare()
        most = min(self.room, iterations or self.room)
        forest.plant([root], most)

        def found(cost: Cost) -> Result:
            return summed_up(run, root, [forest.tree(0)], cost, "alphazero", self._choose, None)

        progress = None if report is None else lambda cost: report(found(cost))
        full = "" if most == iterations else "memory"

        def ended(cost: Cost) -> str:
            if forest.proven[0]:
                return "proven"
            return full if cost.simulations >= most else ""

        budget = SearchBudget(iterations, seconds, progress, LEAST)
        return found(
            budget.spend(
                lambda _: self._step(),
                lambda: int(forest.simulations[0]),
                ended=ended,
            )
        )

    def _step(self) -> None:
        """Evaluate one batch of leaves."""
        if len(observations := self.forest.select()):
            self.forest.backup(*self.network(observations))

    def _choose(self, player: int, found: Sequence[Arm]) -> Arm:
        code = self.forest.tree(0).action()
        return next(arm for arm in found if arm.code == code)


def _bytes_each(game: Game) -> int:
    """The bytes that one simulation takes."""
    state = new_states(game, 1)
    size = state.shape[1] if hasattr(state, "shape") else 8
    nodes = CHANCES if game.chance else 1
    return nodes * (NODE.itemsize + BOUNDS.itemsize + size + game.max_actions * (EDGE.itemsize + 4))

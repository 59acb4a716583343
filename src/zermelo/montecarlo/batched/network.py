"""Tree search guided by a network: PUCT, one tree, leaves evaluated a few at a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ...cancellation import stop_requested
from ...errors import GameIsOver
from ...game import Game
from ...kernel import runnable
from ...result import Result
from ..batch import Evaluator, Forest
from ..result import TELL, Cost, answer, summed_up
from ..uct.dense_tree import Tree
from ..uct.layout import EXTRA, NODE
from .leaf_playouts import Playouts

__all__ = ["network_mcts"]

LEAST = 2  # simulations before there is an answer: the first looks at the root alone
_MEGABYTE = 1 << 20


def network_mcts(
    game: Game,
    state: Any,
    network: Evaluator,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    exploration: float = 1.25,
    leaves: int = 8,
    playouts: Playouts | None = None,
    seed: int = 0,
    memory: int = 256,
    told: Callable[[Result], None] | None = None,
) -> Result:
    """What `mcts` does where it is given a network; Ctrl-C returns the best so far."""
    run = runnable(game)
    root = run.state(state)
    if game.is_terminal(root):
        raise GameIsOver(f"this game of {game.name} is over: there is nothing to search")
    room = memory * _MEGABYTE // (2 * game.max_actions * (NODE.itemsize + EXTRA.itemsize))
    budget = min(room, iterations or room)
    forest = Forest(
        game, 1, budget, leaves=leaves, exploration=exploration, playouts=playouts, seed=seed
    )
    forest.plant([root])
    start = time.perf_counter()

    def found(stopped: str) -> Result:
        cost = Cost(int(forest.simulations[0]), time.perf_counter() - start, stopped)
        tree = Tree.over(game, forest.options, forest.arrays(0), forest.record(0))
        return summed_up(run, root, [tree], cost, "mcts", answer, None)

    tell = None if told is None else lambda: told(found("searching"))
    stopped = _grow(forest, network, start, seconds, tell)
    if stopped == "iterations" and budget < (iterations or room + 1):
        stopped = "memory"
    return found(stopped)


def _grow(
    forest: Forest,
    network: Evaluator,
    start: float,
    seconds: float | None,
    tell: Callable[[], None] | None,
) -> str:
    last = start
    try:
        while len(observations := forest.select()):
            forest.backup(*network(observations))
            now = time.perf_counter()
            if stop_requested() and forest.simulations[0] >= LEAST:
                return "interrupted"
            if seconds is not None and now - start >= seconds:
                return "time"
            if tell is not None and now - last >= TELL:
                tell()
                last = now
    except KeyboardInterrupt:
        if forest.simulations[0] < LEAST:
            raise
        return "interrupted"
    return "iterations"

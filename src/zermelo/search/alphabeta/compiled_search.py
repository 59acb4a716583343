"""A whole search inside compiled code, for games that the engine plays by the thousand.

What `alpha_beta` does around the engine, a few hundred calls from Python a move, takes longer than
a search of a thousand nodes. Here the root is a kernel too, without reports, traces, threads and
clocks: a number of nodes is all that ends it.
"""

from __future__ import annotations

import numpy as np

from ...evaluation import LearntEvaluation
from ...game import Game
from ...kernel import kernel, runnable
from ...trace import NO_NODE
from ..limits import MOST_PLIES, RUNNING
from .context import INFINITE, NO_KILLER, Context
from .options import AlphaBetaOptions
from .root_moves import list_root_moves, root_moves, root_order, search_root
from .transposition import EXACTLY, TranspositionTable

TABLE_MEGABYTES = 1


class Engine:
    """A game with its table and context, for searches by its own or a learnt evaluation."""

    def __init__(
        self, game: Game, options: AlphaBetaOptions, learnt: LearntEvaluation | None = None
    ) -> None:
        self.game = runnable(game if learnt is None else learnt.sized(game)).game
        self._table = TranspositionTable(TABLE_MEGABYTES if options.memory else 0)
        self._context = Context(options, self.game, learnt)
        self.record = self._context.record
        self._table.attach(self.record)

    def forget(self) -> None:
        """Clear all memory, so that the next search does not depend on earlier ones."""
        self._table.clear()
        self.record.killer_actions[:] = self.record.counter_actions[:] = NO_KILLER
        self.record.history_scores[:] = 0


@kernel
def search_within(game, state, nodes, context):
    """The best action found within a number of nodes, its value to the player to move, the depth
    reached, and whether that is proven. Depth 0: not even one ply was finished.

    The principal variation of that depth is `finished_line`.
    """
    begin(game, state, nodes, context)
    return deepen(game, state, MOST_PLIES, context)


def deepen(game, state, plies, context):
    """Search one depth after another, up to `plies` - 1, from the root that `begin` has listed."""
    np.right_shift(context.history_scores, 3, context.history_scores)
    chosen, best = root_moves(context)[0].action, 0.0
    for depth in range(1, plies):
        estimates = context.estimates
        value = search_root(game, state, depth, -INFINITE, INFINITE, context, None, NO_NODE)
        if context.stop != RUNNING:
            return chosen, best, depth - 1, False
        chosen, best = context.line[0, 0], value
        keep_line(context)
        if context.estimates == estimates:
            return chosen, best, depth, True
        latest_best_first(context)
    return chosen, best, plies - 1, False


@kernel
def search_depths(game, state, nodes, values, context):
    """Write the value of each depth into `values`, until a number of nodes is spent or the value is
    proven; returns the last depth before that."""
    begin(game, state, 1 << 60, context)
    for depth in range(1, len(values)):
        estimates = context.estimates
        values[depth] = search_root(game, state, depth, -INFINITE, INFINITE, context, None, NO_NODE)
        if context.estimates == estimates:
            return depth - 1
        if context.nodes > nodes:
            return depth
        latest_best_first(context)
    return len(values) - 1


def begin(game, state, nodes, context):
    list_root_moves(game, state, context)
    context.nodes, context.most_nodes, context.stop = 1, nodes, RUNNING
    context.above = context.passed = context.finished_length = 0


def keep_line(context):
    """Keep the principal variation of a finished depth: one that is broken off writes over it."""
    context.finished_length = context.line_length[0]
    for index in range(context.finished_length):
        context.finished_line[index] = context.line[0, index]


def latest_best_first(context):
    """Order the actions that were best for a while before those searched until then."""
    moves, order = root_moves(context), root_order(context)
    for index in range(context.root_count):
        place = order[index]
        if moves[place].bound == EXACTLY:
            for after in range(index, 0, -1):
                order[after] = order[after - 1]
            order[0] = place

"""A whole search inside compiled code, for games that the engine plays by the thousand.

What `alpha_beta` does around the engine, a few hundred calls from Python a move, takes longer than
a search of a thousand nodes. Here the root is a kernel too, without reports, traces, threads and
clocks: a number of nodes is all that ends it.
"""

from __future__ import annotations

from ...evaluation import LearntEvaluation
from ...game import Game
from ...kernel import kernel, runnable, view
from ...trace import NO_NODE
from ..limits import MOST_PLIES, RUNNING
from .context import INFINITE, MOVE, NO_KILLER, STACK, Context, null_width
from .options import AlphaBetaOptions
from .pvs import search_after, step_down
from .transposition import TranspositionTable

TABLE_MEGABYTES = 1


class Engine:
    """A game to search, by its own evaluation or a learnt one, and what a search needs."""

    def __init__(
        self, game: Game, options: AlphaBetaOptions, learnt: LearntEvaluation | None = None
    ) -> None:
        self.game = runnable(game if learnt is None else learnt.sized(game)).game
        self._table = TranspositionTable(TABLE_MEGABYTES if options.memory else 0)
        self._context = Context(options, self.game, learnt)
        self.record = self._context.record
        self._table.attach(self.record)

    def forget(self) -> None:
        """Begin a new game: what is found there depends on nothing before."""
        self._table.clear()
        self.record.killer_actions[:] = self.record.counter_actions[:] = NO_KILLER
        self.record.history_scores[:] = 0


@kernel
def search_within(game, state, nodes, context):
    """The best action found within so many nodes, its value to the player to move, the depth
    reached, and whether that is proven. Depth 0: not even one ply was finished."""
    stack = view(context.stack, STACK, MOVE)
    count = 0
    for action in game.actions(state):
        stack[count].action = action
        count += 1
    context.nodes, context.most_nodes, context.stop = 1, nodes, RUNNING
    context.leave = context.above = context.passed = context.foretelling = 0
    context.history_scores[:] >>= 3
    player, chosen, best = game.to_move(state), stack[0].action, 0.0
    for depth in range(1, MOST_PLIES):
        context.top, estimates = count, context.estimates
        value = search_root(game, state, player, depth, count, context)
        if context.stop != RUNNING:
            return chosen, best, depth - 1, False
        chosen, best = stack[0].action, value
        if context.estimates == estimates:
            return chosen, best, depth, True
    return chosen, best, MOST_PLIES - 1, False


@kernel
def search_depths(game, state, nodes, values, context):
    """Write the value of each depth, until so many nodes are searched or the value is proven; how
    deep before that."""
    stack = view(context.stack, STACK, MOVE)
    count = 0
    for action in game.actions(state):
        stack[count].action = action
        count += 1
    context.nodes, context.most_nodes, context.stop = 1, 1 << 60, RUNNING
    context.leave = context.above = context.passed = context.foretelling = 0
    player = game.to_move(state)
    for depth in range(1, len(values)):
        context.top, estimates = count, context.estimates
        values[depth] = search_root(game, state, player, depth, count, context)
        if context.estimates == estimates:
            return depth - 1
        if context.nodes > nodes:
            return depth
    return len(values) - 1


def search_root(game, state, player, depth, count, context):
    """The value of the root; the best of its actions goes to the front of the stack."""
    stack = view(context.stack, STACK, MOVE)
    best = -INFINITE
    for index in range(count):
        action = stack[index].action
        step_down(context, 0, action)
        same = game.to_move(game.result(state, action)) == player
        top = INFINITE
        if index > 0 and context.scout != 0:
            top = best + null_width(best, context)
        while True:
            low, high = -top, -best
            if same:
                low, high = best, top
            value = search_after(game, state, action, depth - 1, low, high, context, None, NO_NODE)
            if not same:
                value = -value
            if context.stop != RUNNING:
                return best
            if value <= best or top >= INFINITE:
                break
            top = INFINITE
        if value > best:
            best = value
            for place in range(index, 0, -1):
                stack[place].action = stack[place - 1].action
            stack[0].action = action
    return best

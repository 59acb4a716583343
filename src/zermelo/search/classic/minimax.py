"""Minimax and alpha-beta as the lectures have them, and nothing more.

Actions are taken in the order the game gives them. Alpha-beta finds the same
value and leaves out what can't matter; the improvements on it are in
`alpha_beta.py`. A node is looked at from its parent, which saves a call for
each leaf: that is most of them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...game import Game
from ...kernel import Runnable, kernel, new_record, runnable
from ...result import EXACT, UPPER, Result
from ...trace import (
    EVALUATED,
    TERMINAL,
    trace_best,
    trace_cut,
    trace_enter,
    trace_exit,
    trace_mark,
    trace_pruned,
)
from ..limits import NOT_A_NUMBER, Limits, check_can_search
from .iterative_deepening import (
    RECORD,
    Looked,
    Report,
    Step,
    Task,
    answer,
    end_line,
    may_go_on,
    new_recorder,
    prepare,
    set_line,
)

__all__ = ["minimax", "plain_alpha_beta"]

MINIMAX, ALPHA_BETA = 0, 1


def minimax(
    game: Game,
    state: Any = None,
    *,
    depth: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    trace: int = 0,
    report: Report | None = None,
) -> Result:
    """The value of a state if both players play their best, looking at everything."""
    return _search("minimax", MINIMAX, game, state, Limits(depth, nodes, seconds), trace, report)


def plain_alpha_beta(
    game: Game,
    state: Any = None,
    *,
    depth: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    trace: int = 0,
    report: Report | None = None,
) -> Result:
    """The same value, without the branches that make no difference."""
    limits = Limits(depth, nodes, seconds)
    return _search("plain alpha-beta", ALPHA_BETA, game, state, limits, trace, report)


def _search(
    name: str,
    pruning: int,
    game: Game,
    state: Any,
    limits: Limits,
    trace: int,
    report: Report | None,
) -> Result:
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, name)
    record = new_record(RECORD)
    record.pruning = pruning
    keep = prepare(record, limits)
    recorded = new_recorder(trace, run, state)
    look = _look(run, state, record, recorded)
    return answer(Task(name, run, state, limits, record, look, keep, recorded, report))


def _look(run: Runnable, state: Any, record: Any, recorded: Any) -> Any:
    """How `answer` has the tree below one root action searched."""
    game, player = run.game, run.game.to_move(state)
    trace = None if recorded is None else recorded.record
    record.player = player

    def look(step: Step) -> Looked:
        alpha = step.best if record.pruning == ALPHA_BETA else -np.inf
        mover = game.to_move(step.child)
        node = -1
        if trace is not None:
            node = trace_enter(trace, step.root, step.action, mover, alpha, np.inf)
        record.nodes += 1
        end_line(record, 1)
        may_go_on(record)  # what follows returns at once where it may not
        if step.depth == 0 or game.is_terminal(step.child):
            record.leaves += 1
            value = leaf_value(game, step.child, player, record, trace, node)
        else:
            sign, low, high = (1, alpha, np.inf) if mover == player else (-1, -np.inf, -alpha)
            arguments = (step.depth, low, high, 1, record, trace, node)
            value = sign * best_value(game, step.child, *arguments)
        if trace is not None:
            trace_exit(trace, node, value)
        values = tuple(value if one == player else -value for one in range(game.players))
        return Looked(values, UPPER if value <= alpha else EXACT)

    return look


def _worth(record, player, value):
    """A value to a player as the trace tells it: to the player at the root."""
    return value if player == record.player else -value


@kernel
def leaf_value(game, state, player, record, trace, node):
    """What a leaf is worth to a player: the utility of an end, else an estimate."""
    if game.is_terminal(state):
        value = float(game.utility(state, player))
        if trace is not None:
            trace_mark(trace, node, TERMINAL)
    else:
        value = float(game.evaluate(state, player))
        record.cut_off = 1
        if trace is not None:
            trace_mark(trace, node, EVALUATED)
    if value != value:
        record.stop = NOT_A_NUMBER
    return value


@kernel
def best_value(game, state, depth, alpha, beta, ply, record, trace, node):
    """The value of a state to the player to move: that of the best action."""
    # Asked anew, not passed on: where players alternate the compiler then sees that they do.
    player = game.to_move(state)
    best, cut = -np.inf, False
    nodes, leaves = 0, 0
    if depth > 1 and not may_go_on(record):
        return best
    for action in game.actions(state):
        if trace is not None and cut:
            trace_pruned(trace, node, action)
            continue
        child = game.result(state, action)
        mover = game.to_move(child)
        below = -1
        if trace is not None:
            low, high = _worth(record, player, alpha), _worth(record, player, beta)
            below = trace_enter(trace, node, action, mover, min(low, high), max(low, high))
        nodes += 1
        is_leaf = depth == 1 or game.is_terminal(child)
        if is_leaf:
            leaves += 1
            value = leaf_value(game, child, player, record, trace, below)
        elif mover == player:
            value = best_value(game, child, depth - 1, alpha, beta, ply + 1, record, trace, below)
        else:
            value = -best_value(
                game, child, depth - 1, -beta, -alpha, ply + 1, record, trace, below
            )
        if trace is not None:
            trace_exit(trace, below, _worth(record, player, value))
        if not is_leaf and not may_go_on(record):
            break
        if value > best:
            best = value
            if trace is not None:
                trace_best(trace, node, _worth(record, player, best))
            if value > alpha:
                if value < beta:  # else the player above will not let it come to this
                    if is_leaf:
                        end_line(record, ply + 1)
                    set_line(record, ply, action)
                if record.pruning == ALPHA_BETA:
                    alpha = value
                    if alpha >= beta:
                        record.cutoffs += 1
                        if trace is None:
                            break
                        cut = True
                        trace_cut(trace, node, _worth(record, player, beta))
    # Counted once for all children: the record is memory, and most children are leaves.
    record.nodes += nodes
    record.leaves += leaves
    return best

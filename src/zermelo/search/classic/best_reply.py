"""Best-Reply Search: between two moves of the searcher, one opponent answers.

M. P. D. Schadd, M. H. M. Winands, "Best Reply Search for multiplayer games",
IEEE TCIAIG 3(1), 2011. Of all opponents only the one with the strongest reply
gets to choose, so the tree is as deep as for two players. There the others
pass; rules seldom allow that, so here they make their habitual move, the one
that looks best to them at once, as in BRS+ (Esser, Gras, Winands, Schadd and
Lanctot, "Improving Best-Reply Search", CG 2013).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from ...game import CHANCE, Game
from ...kernel import kernel, new_record, runnable
from ...result import EXACT, UPPER, Result
from ...trace import (
    trace_best,
    trace_cut,
    trace_exit,
    trace_pruned,
    trace_weight,
)
from ..limits import NOT_A_NUMBER, RUNNING, Limits, check_can_search
from .iterative_deepening import (
    RECORD,
    Looked,
    Report,
    Step,
    Task,
    answer,
    count_node,
    new_recorder,
    prepare,
    set_line,
)
from .star_minimax import enter, leaf_value

__all__ = ["best_reply"]


@kernel
def reply(game, state, depth, ply, alpha, beta, replied, record, trace, node):
    """What the state is worth to the searcher; `replied` once an opponent has chosen."""
    if not count_node(record, ply):
        return 0.0
    if depth == 0 or game.is_terminal(state):
        return leaf_value(game, state, record, trace, node)
    mover = game.to_move(state)
    mine = mover == record.player
    habit = habitual(game, state, record)
    best = -np.inf if mine else np.inf
    mean = 0.0
    for action in game.actions(state):
        if alpha < beta and (mine or mover == CHANCE or not replied or action == habit):
            child = game.result(state, action)
            low, high = (-np.inf, np.inf) if mover == CHANCE else (alpha, beta)
            below = enter(game, child, record, trace, node, action, low, high)
            spent = not mine and (replied or (mover != CHANCE and action != habit))
            value = reply(game, child, depth - 1, ply + 1, low, high, spent, record, trace, below)
            if record.stop != RUNNING:
                return 0.0
            if mover == CHANCE:
                mean += game.probability(state, action) * value
                if trace is not None:
                    trace_weight(trace, below, game.probability(state, action))
            elif value > best if mine else value < best:
                best = value
                set_line(record, ply, action)
                alpha, beta = (max(alpha, best), beta) if mine else (alpha, min(beta, best))
                if alpha >= beta:
                    record.cutoffs += 1
                if trace is not None:
                    trace_best(trace, node, best)
                    if alpha >= beta:
                        trace_cut(trace, node, beta if mine else alpha)
        elif trace is not None:
            trace_pruned(trace, node, action)
    if mover == CHANCE:
        best = mean
    if trace is not None:
        trace_exit(trace, node, best)
    return best


def habitual(game, state, record):
    """The opponent's action that looks best to him at once; of equals the first."""
    mover = game.to_move(state)
    chosen, best = -1, -np.inf
    if mover == CHANCE or mover == record.player:
        return chosen
    for action in game.actions(state):
        child = game.result(state, action)
        over = game.is_terminal(child)
        value = float(game.utility(child, mover) if over else game.evaluate(child, mover))
        if value != value:
            record.stop = NOT_A_NUMBER
        if value > best or chosen == -1:
            chosen, best = action, value
    return chosen


def best_reply(
    game: Game,
    state: Any = None,
    *,
    depth: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    trace: int = 0,
    report: Report | None = None,
) -> Result:
    """Search for the player to move in a game of several players, chance or none.

    The values of the other players are not searched: NaN in `values`. What
    it finds is an estimate even where it sees the game to its end.
    """
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, "best-reply search", chance=True, several=True)
    limits = Limits(depth, nodes, seconds)
    record = new_record(RECORD)
    keep = prepare(record, limits)
    record.player = player = max(int(game.to_move(state)), 0)
    recorded = new_recorder(trace, run, state)
    recording = recorded.record if recorded else None

    def look(step: Step) -> Looked:
        alpha, child = step.best, step.child
        node = enter(run.game, child, record, recording, step.root, step.action, alpha, np.inf)
        if recording is not None:
            trace_weight(recording, node, step.weight)
        arguments = (step.depth, 1, alpha, np.inf, False, record, recording, node)
        value = float(reply(run.game, child, *arguments))
        values = tuple(value if other == player else np.nan for other in range(game.players))
        return Looked(values, EXACT if value > alpha else UPPER)

    task = Task("best_reply", run, state, limits, record, look, keep, recorded, report)
    return answer(replace(task, claims=False))  # the replies left out may be better

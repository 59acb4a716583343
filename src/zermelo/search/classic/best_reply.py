"""Best-Reply Search: between two moves of the searcher, one opponent answers.

M. P. D. Schadd, M. H. M. Winands, "Best Reply Search for multiplayer games",
IEEE TCIAIG 3(1), 2011. Of all opponents only the one with the strongest reply
gets to choose, so the tree is as deep as for two players. There the others
pass; rules seldom allow that, so here they make their habitual move, the one
that looks best to them at once, as in BRS+ (Esser, Gras, Winands, Schadd and
Lanctot, "Improving Best-Reply Search", CG 2013).
"""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np

from ...chance import is_distribution
from ...game import CHANCE, Game
from ...kernel import kernel, tiered
from ...result import Result
from ...trace import trace_best, trace_cutoff, trace_exit, trace_pruned, trace_weight
from ..limits import BAD_CHANCES, NOT_A_NUMBER, RUNNING
from ..root import Settings, prepare
from .iterative_deepening import (
    LevelSearch,
    count_node,
    enter,
    new_memory,
    set_line,
)
from .star_minimax import leaf_value


@kernel
def reply(game, state, depth, ply, alpha, beta, replied, record, trace, node):
    """The value of a state to the searcher; `replied`: an opponent has already had its reply."""
    if not count_node(record, ply):
        return 0.0
    if depth == 0 or game.is_terminal(state):
        return leaf_value(game, state, record, trace, node)
    mover = game.to_move(state)
    if mover == CHANCE:
        return mean_reply(game, state, depth, ply, replied, record, trace, node)
    mine, habit = mover == record.player, habitual(game, state, record)
    best = -np.inf if mine else np.inf
    for action in game.actions(state):
        if not mine and replied and action != habit:
            trace_pruned(trace, node, action)
            continue
        child = game.result(state, action)
        below = enter(game, child, record, trace, node, action, alpha, beta)
        spent = not mine and (replied or action != habit)
        value = reply(game, child, depth - 1, ply + 1, alpha, beta, spent, record, trace, below)
        if record.stop != RUNNING:
            return 0.0
        if value > best if mine else value < best:
            best = value
            set_line(record, ply, action)
            trace_best(trace, node, best)
            alpha, beta = (max(alpha, best), beta) if mine else (alpha, min(beta, best))
            if alpha >= beta:
                record.cutoffs += 1
                if trace is not None:
                    bound = beta if mine else alpha
                    trace_cutoff(trace, node, bound, game.actions(state), action)
                break
    trace_exit(trace, node, best)
    return best


@kernel
def mean_reply(game, state, depth, ply, replied, record, trace, node):
    """The value of a chance node to the searcher."""
    mean, total, least = 0.0, 0.0, 0.0
    for action in game.actions(state):
        child, weight = game.result(state, action), game.probability(state, action)
        below = enter(game, child, record, trace, node, action, -np.inf, np.inf)
        trace_weight(trace, below, weight)
        total += weight
        least = min(least, weight)
        mean += weight * reply(
            game, child, depth - 1, ply + 1, -np.inf, np.inf, replied, record, trace, below
        )
        if record.stop != RUNNING:
            return 0.0
    if not is_distribution(total, least):
        record.stop = BAD_CHANCES
    trace_exit(trace, node, mean)
    return mean


def habitual(game, state, record):
    """The opponent's action with the best immediate value to it; ties go to the first."""
    mover = game.to_move(state)
    chosen, best = -1, -np.inf
    if mover == record.player:
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


@tiered
def best_reply(game: Game, state: Any = None, **settings: Unpack[Settings]) -> Result:
    """Search for the player to move in a game of several players, with or without chance.

    The values of the other players are not searched: NaN in `values`, unless
    the game has two players and is zero-sum. What it finds is an estimate even
    where it sees the game to its end.

    >>> from zermelo.games import load
    >>> result = best_reply(load("tree:spec=[[3,12,8],[2,4,6],[14,5,2]]"))
    >>> result.value, result.exact
    (3.0, False)
    """
    root = prepare("best-reply", game, state, chance=True, several=True, **settings)
    memory = new_memory(root)

    def below(child: Any, depth: int, alpha: float, trace: Any, node: int) -> float:
        window, record = (alpha, np.inf), memory.record
        return float(reply(root.run.game, child, depth, 1, *window, False, record, trace, node))

    # The replies left out may be better.
    return LevelSearch(root, memory, below, claims=False).answer()

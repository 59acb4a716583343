"""Type B search: forward pruning and reductions.

Each function answers one question about a node; `search_node` acts on the answers. A node where
something was left out rests on an estimate.
"""

from __future__ import annotations

from ...evaluation.learnt import MOST_DEPTH, learnt_accuracy, shifted
from .context import INFINITE, MOST_LATER
from .ordering import CALM
from .quiescence import rounded, static_value
from .transposition import AT_LEAST, AT_MOST, EXACTLY

SURELY = 1.5  # standard deviations


def glance_at(game, state, player, threatened, kept, kind, ply, context):
    """Step 5: an estimate, its error (0: unknown), and whether it has improved.

    What the table kept of a search, of whatever depth, is the better estimate on the side that it
    bounds.
    """
    context.looks[ply] = INFINITE
    if threatened:
        return 0.0, 0.0, False
    glance = static_value(game, state, player, context)
    context.looks[ply] = glance
    improving = ply >= 2 and glance > context.looks[ply - 2]
    if context.table_estimates != 0 and (
        kind == EXACTLY
        or (kind == AT_LEAST and kept > glance)
        or (kind == AT_MOST and kept < glance)
    ):
        glance = kept
    return glance, accuracy_of(game, glance, context), improving


def accuracy_of(game, value, context):
    """How far off an estimate may be; 0 where nobody knows."""
    if game._network_width > 0 or game._placements > 0:
        return learnt_accuracy(game, value, context)
    return game.accuracy(value)


def stays_above(glance, error, improving, depth, beta):
    """Step 5: whether an estimate is so far above beta that a short search will not change it."""
    margin = error * (depth - 1 if improving else depth)
    return error > 0 and depth <= 7 and glance - margin >= beta


def may_foretell(depth, context):
    """Step 6: whether a shallow search may say what a deep one will. Not within such a search."""
    if context.probcut == 0 or context.foretelling != 0:
        return False
    return 3 <= depth < MOST_DEPTH and context.spread[depth] > 0


def surely(value, depth, side, context):
    """Step 6: the value that a shallow search has to reach, so that a deep one almost surely
    reaches this one."""
    return rounded(shifted(value, side * SURELY * context.spread[depth], context))


def may_pass(threatened, narrow, depth, context):
    """Step 6: whether a null move is worth a try; never two in a row."""
    passed, context.passed = context.passed != 0, 0
    return depth > 2 and narrow and not (passed or threatened)


def not_worth_it(score, place, depth, glance, error, improving, alpha):
    """Step 10: near the horizon, an action that comes late, or can't lift the estimate."""
    if score >= CALM:
        return False
    if score <= -CALM:
        return depth <= 3
    late = depth <= 8 and place >= (3 + depth * depth) // (1 if improving else 2)
    return late or (depth <= 6 and glance + error * (depth + 1) <= alpha)


def under_threat(game, state, context):
    """Whether a threat must be met, as a check must: the reply is forced, so that the line is cheap
    to follow, and estimates say nothing of where it ends."""
    return game.offers_threatened and context.extensions != 0 and game.threatened(state)


def threatens(game, state, action, context):
    """The same of where an action leads, without going there."""
    return game.offers_threatened and context.extensions != 0 and game.makes_threat(state, action)


def reduction(game, score, place, depth, most, careful, context):
    """Step 11: how many plies less a late action gets at first."""
    late = context.reductions != 0 and place >= 2 and depth >= 3
    if not late or (game.offers_noisy_actions and abs(score) >= CALM):
        return 0
    fewer = context.later[min(depth, MOST_LATER - 1), min(place, MOST_LATER - 1)]
    if careful:
        fewer -= 1
    return max(0, min(fewer, most))

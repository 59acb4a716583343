"""Type B search: forward pruning and reductions.

Each function answers one question about a node; `search_node` acts on the answers. A node where
something was left out rests on an estimate.
"""

from __future__ import annotations

from typing import NamedTuple

from ...evaluation.learnt import MOST_DEPTH, learnt_accuracy, shifted
from .context import INFINITE, MOST_LATER
from .ordering import CALM
from .quiescence import rounded, static_value
from .transposition import AT_LEAST, AT_MOST, EXACTLY

CONFIDENCE = 1.5  # standard deviations of ProbCut


class Estimate(NamedTuple):
    """A static estimate of a node, to the player to move."""

    value: float
    error: float
    """Its usual error; 0 if unknown: then nothing is pruned by it."""
    improving: bool
    """Whether it is above the estimate two plies before."""


def static_estimate(game, state, at, kept, kind, context):
    """Step 5: the estimate of a node; of no use (error 0) to a player under threat.

    A value that the table kept (`kept`, of bound `kind`; 0: none), of whatever depth, replaces the
    evaluation on the side that it bounds.
    """
    context.estimates_on_path[at.ply] = INFINITE
    if at.threatened:
        return Estimate(0.0, 0.0, False)
    value = static_value(game, state, at.player, context)
    context.estimates_on_path[at.ply] = value
    improving = at.ply >= 2 and value > context.estimates_on_path[at.ply - 2]
    if context.table_estimates != 0 and (
        kind == EXACTLY or (kind == AT_LEAST and kept > value) or (kind == AT_MOST and kept < value)
    ):
        value = kept
    return Estimate(value, accuracy_of(game, value, context), improving)


def accuracy_of(game, value, context):
    """The usual error of an estimate of this value; 0 if unknown."""
    if game._is_learnt:
        return learnt_accuracy(game, value, context)
    return game.accuracy(value)


def stays_above(estimate, depth, beta):
    """Step 5: whether an estimate is so far above beta that a shallow search would not change
    it."""
    margin = estimate.error * (depth - 1 if estimate.improving else depth)
    return estimate.error > 0 and depth <= 7 and estimate.value - margin >= beta


def may_probcut(depth, context):
    """Step 6: whether ProbCut applies at this depth; never inside its own shallow search."""
    if context.probcut == 0 or context.in_probcut != 0:
        return False
    return 3 <= depth < MOST_DEPTH and context.spread[depth] > 0


def probcut_goal(value, depth, side, context):
    """Step 6: the value that a shallow search must reach, so that a deep one almost surely reaches
    `value`.

    `side`: 1.0 for a goal above the value, -1.0 for one below.
    """
    return rounded(shifted(value, side * CONFIDENCE * context.spread[depth], context))


def may_pass(at, context):
    """Step 6: whether to try a null move; never two in a row."""
    passed, context.passed = context.passed != 0, 0
    return at.depth > 2 and at.narrow and not (passed or at.threatened)


def not_worth_it(score, place, depth, estimate, alpha):
    """Step 10: whether to skip an action near the horizon: it comes late, or can't lift the
    estimate to alpha."""
    if score >= CALM:
        return False
    if score <= -CALM:
        return depth <= 3
    late = depth <= 8 and place >= (3 + depth * depth) // (1 if estimate.improving else 2)
    return late or (depth <= 6 and estimate.value + estimate.error * (depth + 1) <= alpha)


def under_threat(game, state, context):
    """Whether the player to move must meet a threat, such as a check.

    Replies are forced then, so that the line is cheap to follow, and estimates are unreliable.
    """
    return game.offers_threatened and context.extensions != 0 and game.threatened(state)


def threatens(game, state, action, context):
    """Whether the opponent is under threat after this action, without making the move."""
    return game.offers_threatened and context.extensions != 0 and game.makes_threat(state, action)


def reduction(game, score, place, depth, most, careful, context):
    """Step 11: the plies, at most `most`, by which a late action is searched less deeply at first.

    `place` is the number of actions before it; `careful`: reduce by one ply less.
    """
    late = context.reductions != 0 and place >= 2 and depth >= 3
    if not late or (game.offers_noisy_actions and abs(score) >= CALM):
        return 0
    fewer = context.later[min(depth, MOST_LATER - 1), min(place, MOST_LATER - 1)]
    if careful:
        fewer -= 1
    return max(0, min(fewer, most))

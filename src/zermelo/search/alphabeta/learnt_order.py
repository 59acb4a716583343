"""Move ordering by a learnt evaluation, for searches to the end of the game.

Where thousands of states lie below, a better order is worth the cost of evaluating each child:
after its best reply or, with fewer states below, at once. Nothing of this is a bound.
"""

from __future__ import annotations

from ...evaluation import pattern_value
from ...kernel import kernel
from .context import INFINITE

POINTS = 1024.0  # of the order for a sure win


@kernel
def learnt_score(game, state, action, player, depth, context):
    """The value of an action to a player by the learnt evaluation, as a score of the game's
    order."""
    child = game.result(state, action)
    if depth >= context.reply_depth and not game.is_terminal(child):
        return int(POINTS * value_after_reply(game, child, player, context))
    return int(POINTS * static_eval(game, child, player, context))


def static_eval(game, state, player, context):
    """The value of a state to a player, without any search."""
    if game.is_terminal(state):
        return game.utility(state, player)
    return pattern_value(game, state, player, context)


def value_after_reply(game, state, player, context):
    """The value of a state to a player after the best action of the player to move."""
    mover = game.to_move(state)
    best = -INFINITE
    for action in game.actions(state):
        value = static_eval(game, game.result(state, action), mover, context)
        best = max(best, value)
    return best if mover == player else -best

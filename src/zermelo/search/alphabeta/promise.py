"""How promising an action looks to a learnt evaluation, for the order of a search to the end.

Where thousands of states lie below, a better order is worth a short look at each child: its value
after the best reply or, with fewer below, its value at once. Nothing of this is a bound.
"""

from __future__ import annotations

from ...evaluation import pattern_value
from ...kernel import kernel
from .context import INFINITE

POINTS = 1024.0  # of the order for a sure win


@kernel
def promise(game, state, action, player, depth, context):
    """What a player may expect after an action, in points for the order."""
    child = game.result(state, action)
    if depth >= context.reply_depth and not game.is_terminal(child):
        return int(POINTS * after_reply(game, child, player, context))
    return int(POINTS * glance(game, child, player, context))


def glance(game, state, player, context):
    if game.is_terminal(state):
        return game.utility(state, player)
    return pattern_value(game, state, player, context)


def after_reply(game, state, player, context):
    """The value to a player after one more action, the best one for who is to move."""
    mover = game.to_move(state)
    best = -INFINITE
    for action in game.actions(state):
        value = glance(game, game.result(state, action), mover, context)
        best = max(best, value)
    return best if mover == player else -best

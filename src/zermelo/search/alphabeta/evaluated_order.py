"""Moves in the order of the game's evaluation, for games without an order of their own.

The lectures' idea: look at each successor, and search the one that looks best first. It costs an
evaluation of every successor at every node, so it is no default.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...game import Game
from ...rounding import SMALLEST

STEPS = 1000.0  # between even and won; what is closer keeps the order of the rules
MOST = 1e6


@lru_cache(32)
def ordered_by_evaluation(game: Game) -> Game:
    """The same game, whose `order` evaluates the state after an action.

    It is a class of its own, so that other searches of the game compile nothing new.
    """
    kind = type(game)
    changed = {"order": _order, "__module__": kind.__module__}
    other: Game = type(kind.__name__, (kind,), changed)(**game.parameters)
    return other


def _order(self: Any, state: Any, action: Any) -> int:
    player, after = self.to_move(state), self.result(state, action)
    over = self.is_terminal(after)
    value = float(self.utility(after, player) if over else self.evaluate(after, player))
    if self.utility_bounds is not None:
        low, high = self.utility_bounds
        value /= max(-low, high, SMALLEST)
    return int(min(max(STEPS * value, -MOST), MOST))

"""The oracle's answers, found once for the many searches that are compared with them."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests import naive
from zermelo.game import Game


@cache
def action_values(game: Game, state: Any, depth: int | None = None) -> dict[Any, float]:
    """What each action is worth to the player to move."""
    return naive.action_values(game, state, depth)

"""Before a game is asked anything: is all there that a game must have?"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..errors import nearest
from ..game import Game
from .report import Violated

__all__ = ["is_complete", "is_whole", "no_return"]

SIX = ("initial_state", "to_move", "actions", "result", "is_terminal", "utility")


def is_complete(game: Game) -> None:
    """The six functions are there, and it is known for how many players."""
    for method in SIX:
        if not game.offers(method):
            close = nearest(method, set(vars(type(game))) - set(SIX))
            hint = f"; is it {close[0]}?" if close else ""
            raise Violated("six functions", f"{type(game).__name__} has no method {method}{hint}")
    for name in ("players", "max_actions"):
        number = getattr(game, name)
        if not is_whole(number) or number < 1:
            raise Violated("whole numbers", f"{name} is {number!r}; it is a whole number")
    if game.initial_state() is None:
        raise Violated("states are values", no_return("initial_state"))


def is_whole(value: Any) -> bool:
    return isinstance(value, int | np.integer)


def no_return(method: str) -> str:
    """The most frequent slip of all."""
    return f"{method} is None; a return is missing"

"""How far the end is: games whose utility says how soon they were won, and what follows from it.

A game may name such a twin as its `scored_game`. Solving that one gives the value and the
distance at once: the winner hurries, the loser delays.
"""

from __future__ import annotations

import math
from typing import Any

from ..game import Game
from ..kernel import runs_compiled
from ..kernel.tiers import plain_twin
from ..lookup import Entry


def timed(game: Game) -> Game:
    """The game to solve in place of this one: its twin with distances, if it has one."""
    twin = game.scored_game
    if twin is None or not twin.offers("plies_to_end"):
        return game
    return twin if runs_compiled(game) else plain_twin(twin)


def entry_of(game: Game, state: Any, value: float) -> Entry:
    """Utility and plies to the end in `game`, where its `timed` twin is worth `value`."""
    twin = timed(game)
    plies = int(twin.plies_to_end(state, value)) if value else 0
    if twin == game or game.utility_bounds is None:
        return Entry(value, plies)
    return Entry(math.copysign(game.utility_bounds[1], value) if value else 0.0, plies)

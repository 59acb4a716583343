"""How large the numbers in a game's states are: found out by playing, in plain Python."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice
from typing import Any

from ...game import Game

LEAST_ROW = 4
"""Whole numbers in a tuple that is kept as one value."""
_STEPS = 300
_CHOICES = 64  # of a state's actions; there may be a million
_ROOM = 4  # times the largest number seen
_WIDTHS = (8, 16)
WIDEST = 64


def bits_of_rows(game: Game, start: Any, paths: Sequence[Sequence[int]]) -> list[int]:
    """Bits for the numbers of each tuple in a state that a path of indices leads to.

    What random games show is multiplied: a number that does not fit after all is noticed when it
    is stored, and then all is compiled once more.
    """
    try:
        largest = _largest(game, start, paths)
    except Exception:  # rules that fail here say so where they are used
        return [WIDEST] * len(paths)
    return [next((n for n in _WIDTHS if _ROOM * one < 1 << n - 1), WIDEST) for one in largest]


def _largest(game: Game, start: Any, paths: Sequence[Sequence[int]]) -> list[int]:
    dice, state = random.Random(0), start
    largest = [0] * len(paths)
    for _ in range(_STEPS):
        for place, path in enumerate(paths):
            row = state
            for index in path:
                row = row[index]
            largest[place] = max(largest[place], max(row), -min(row))
        actions = () if game.is_terminal(state) else list(islice(game.actions(state), _CHOICES))
        state = game.result(state, dice.choice(actions)) if actions else start
    return largest

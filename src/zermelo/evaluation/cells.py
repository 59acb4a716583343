"""The cells of the drawn board on which features lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from ..board import Grid
from ..game import Game
from .learnt import is_on
from .places import Place, feature_layers, feature_places, random_states

NOWHERE = -1


@lru_cache(16)
def feature_cells(game: Game, player: int) -> Any:
    """For each feature of a player's view the cell of the grids, numbered as in `zermelo.board`;
    NOWHERE where none or more than one would do."""
    states = list(random_states(game))
    on = np.array([is_on(game, state, player) for state in states])
    looks = zip(*(_looks(game, state) for state in states), strict=True)
    courses = [_course(look) for look in looks]
    cells = np.full(on.shape[1], NOWHERE)
    for place in sorted(feature_places(game), key=len):  # single features give way to several
        alike = _alike(game, place)
        for group in (alike, list(place)):
            course = _course(one.tobytes() for one in on[:, group])
            if max(course) > 0 and (cell := _cell(course, courses)) != NOWHERE:
                cells[alike] = cell
                break
    return cells


def _looks(game: Game, state: Any) -> list[Any]:
    """The content of each cell of the board."""
    grids = [part for part in game.board(state) if isinstance(part, Grid)]
    return [None if one is None else one[:3] for grid in grids for one in grid.cells]


def _course(seen: Iterable[Any]) -> tuple[int, ...]:
    """What was seen, state by state, numbered in the order of first appearance."""
    numbers: dict[Any, int] = {}
    return tuple(numbers.setdefault(one, len(numbers)) for one in seen)


def _cell(course: tuple[int, ...], courses: list[tuple[int, ...]]) -> int:
    """The cell that changes along with a place or, if there is none, the one that determines it: a
    pit may look different with twelve and thirteen seeds, though its features don't."""
    found = [cell for cell, other in enumerate(courses) if other == course]
    if not found:
        found = [
            cell
            for cell, other in enumerate(courses)
            if len(set(zip(other, course, strict=True))) == max(other) + 1
        ]
    return found[0] if len(found) == 1 else NOWHERE


def _alike(game: Game, place: Place) -> list[int]:
    """The features of a place; if it was found in random games, also those that these never saw,
    the same bit of other words or planes."""
    if game.feature_places:
        return list(place)
    layers = feature_layers(game)
    return [int(one) for one in layers[:, place[0] % layers.shape[1]]]

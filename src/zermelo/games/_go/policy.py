"""What a playout answers to the last move, as Mogo did.

S. Gelly, Y. Wang, R. Munos and O. Teytaud, "Modification of UCT with patterns in Monte-Carlo
Go", 2006.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...bits import Bits
from .. import _grid
from .._grid import Words
from . import points
from .patterns import EMPTY, OFF, OTHER, OWN

NOWHERE = -1
KINDS = 3  # of answers


class Around(NamedTuple):
    """The board as the player to move sees it, and the opponent's last stone."""

    own: Words
    other: Words
    empty: Words
    full: Words
    last: int
    row: int


def eyes(other: Words, empty: Words, edge: Words, row: int) -> Words:
    """Points with own stones all around, and no two of the opponent's at the corners; at the
    edge not even one."""
    found = _grid.less(empty, points.beside(_grid.joined(empty, other), row))
    one, two = points.corners(other, row)
    return _grid.less(_grid.less(found, two), _grid.met(one, edge))


def answer(at: Around, kind: int, shapes: Any, dice: Bits) -> int:
    """A place that answers the last move, by one kind of answer after the other: take what it
    left in atari, save what it put there, make a known shape beside it."""
    if kind == 0:
        return capture(at)
    if kind == 1:
        return rescue(at)
    return shape(at, shapes, dice)


def capture(at: Around) -> int:
    """Where the last stone's group can be taken."""
    stone = _grid.single(at.own, at.last)
    return only_liberty(points.reached(stone, at.other, at.row), at)


def only_liberty(group: Words, at: Around) -> int:
    """The last liberty of a group; NOWHERE if it has more."""
    liberties = _grid.met(points.beside(group, at.row), at.empty)
    return _grid.nth_cell(liberties, 0) if _grid.size_of(liberties) == 1 else NOWHERE


def rescue(at: Around) -> int:
    """Where an own group beside the last stone gets out of atari."""
    stone = _grid.single(at.own, at.last)
    near = _grid.met(points.beside(stone, at.row), at.own)
    while _grid.some(near):
        group = points.reached(points.first(near), at.own, at.row)
        place = only_liberty(group, at)
        if place >= 0:
            counter = counterattack(group, at)
            if counter >= 0:
                return counter
            if breathes(place, at):
                return place
        near = _grid.less(near, group)
    return NOWHERE


def counterattack(group: Words, at: Around) -> int:
    """Where one of the groups around an own group can be taken."""
    near = _grid.met(points.beside(group, at.row), at.other)
    while _grid.some(near):
        attacker = points.reached(points.first(near), at.other, at.row)
        place = only_liberty(attacker, at)
        if place >= 0:
            return place
        near = _grid.less(near, attacker)
    return NOWHERE


def breathes(place: int, at: Around) -> bool:
    """Whether the group of a stone put here has two liberties at least, captures apart."""
    stone = _grid.single(at.own, place)
    if _grid.size_of(_grid.met(points.beside(stone, at.row), at.empty)) >= 2:
        return True
    group = points.reached(stone, at.own, at.row)
    liberties = _grid.less(_grid.met(points.beside(group, at.row), at.empty), stone)
    return _grid.size_of(liberties) >= 2


def is_self_atari(place: int, at: Around) -> bool:
    """Whether a stone put here can be taken at once with its group."""
    return not breathes(place, at) and not takes(place, at)


def takes(place: int, at: Around) -> bool:
    """Whether a stone put here takes a group of the opponent."""
    stone = _grid.single(at.own, place)
    near = _grid.met(points.beside(stone, at.row), at.other)
    free = _grid.less(at.empty, stone)
    while _grid.some(near):
        one = points.first(near)
        if not points.touches(one, at.other, free, at.row):
            return True
        near = _grid.less(near, one)
    return False


def shape(at: Around, shapes: Any, dice: Bits) -> int:
    """A point beside the last stone, or at its corner, that makes one of the known shapes and
    can't be taken at once."""
    first = _grid.draw(dice, 8)
    for i in range(8):
        place = neighbour(at.last, (first + i) % 8, at.row)
        if (
            is_on(place, at)
            and _grid.has(at.empty, place)
            and shapes[code(place, at)]
            and not is_self_atari(place, at)
        ):
            return place
    return NOWHERE


def neighbour(place: int, way: int, row: int) -> int:
    """From the point above clockwise."""
    rows = (-1, -1, 0, 1, 1, 1, 0, -1)
    columns = (0, 1, 1, 1, 0, -1, -1, -1)
    return place + row * rows[way] + columns[way]


def is_on(place: int, at: Around) -> bool:
    return 0 <= place < 64 * len(at.full) and _grid.has(at.full, place)


def code(place: int, at: Around) -> int:
    """What stands around a point."""
    found = 0
    for way in range(8):
        beside = neighbour(place, way, at.row)
        kind = EMPTY
        if not is_on(beside, at):
            kind = OFF
        elif _grid.has(at.own, beside):
            kind = OWN
        elif _grid.has(at.other, beside):
            kind = OTHER
        found |= kind << 2 * way
    return found

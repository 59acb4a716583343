"""Sets of points as tuples of words.

A row has one bit more than points, so that a step to any side is a shift, and what leaves the
board lands on those bits or beyond the words.
"""

from __future__ import annotations

from ...bits import Bits
from ...tuples import replaced
from .._grid import Words, first_cell, joined, less, met, single, size_of, some


def first(words: Words) -> Words:
    """The lowest point alone."""
    return single(words, first_cell(words))


def beside(words: Words, row: int) -> Words:
    """The points next to these, where a row has `row` bits; off the board too."""
    made = words
    for i in range(len(words)):
        word = words[i]
        spread = word << 1 | word >> 1 | word << row | word >> row
        if i > 0:
            spread |= words[i - 1] >> 63 | words[i - 1] >> 64 - row
        if i + 1 < len(words):
            spread |= words[i + 1] << 63 | words[i + 1] << 64 - row
        made = replaced(made, i, spread)
    return made


def corners(words: Words, row: int) -> tuple[Words, Words]:
    """The points with one of these at a corner at least, and those with two."""
    one, two = words, words
    for i in range(len(words)):
        found, twice = Bits(0), Bits(0)
        for way in range(4):
            step = row - 1 + 2 * (way & 1)
            moved = words[i] << step if way < 2 else words[i] >> step
            if way < 2 and i > 0:
                moved |= words[i - 1] >> 64 - step
            if way >= 2 and i + 1 < len(words):
                moved |= words[i + 1] << 64 - step
            twice |= found & moved
            found |= moved
        one, two = replaced(one, i, found), replaced(two, i, twice)
    return one, two


def reached(start: Words, through: Words, row: int) -> Words:
    """All points of `through` connected with the start by points of it, and the start."""
    while True:
        more = joined(start, met(beside(start, row), through))
        if more == start:
            return start
        start = more


def touches(start: Words, through: Words, goal: Words, row: int) -> bool:
    """Whether what is connected with the start has a neighbour in the goal."""
    while True:
        around = beside(start, row)
        if some(met(around, goal)):
            return True
        more = joined(start, met(around, through))
        if more == start:
            return False
        start = more


def short_of_liberties(stones: Words, empty: Words, row: int) -> tuple[Words, Words]:
    """The stones whose group has one liberty, and those whose group has two."""
    one = two = less(stones, stones)
    left = stones
    while some(left):
        group = reached(first(left), stones, row)
        liberties = size_of(met(beside(group, row), empty))
        if liberties == 1:
            one = joined(one, group)
        elif liberties == 2:
            two = joined(two, group)
        left = less(left, group)
    return one, two

"""Sets of squares numbered among all sets of their size: the combinatorial number system.

A set of k squares is the sum of C(s, i) over its squares s in ascending order, i = 1 ... k, where
squares that are taken already don't count.
"""

from __future__ import annotations

from math import comb

import numpy as np

from ..bits import Bits, bit, highest, lowest, popcount, without_lowest

_WAYS = np.array([comb(n, k) for n in range(65) for k in range(16)], np.int64)


def ways(squares: int, size: int) -> int:
    """How many sets of this size there are; up to 64 squares, sets of up to 15."""
    return int(_WAYS[16 * squares + size])


def rank(chosen: Bits, taken: Bits) -> int:
    """The number of this set among all of its size on the squares that are not taken."""
    number, i = 0, 1
    while chosen:
        square = lowest(chosen)
        number += ways(square - popcount(taken & (bit(square) - 1)), i)
        chosen = without_lowest(chosen)
        i += 1
    return number


def unrank(number: int, size: int, free: Bits) -> Bits:
    """The set of `size` of the free squares that has this number."""
    chosen, square, place = Bits(0), highest(free), popcount(free) - 1
    for i in range(size, 0, -1):
        while not free >> square & 1:
            square -= 1
        while ways(place, i) > number:
            place -= 1
            square -= 1
            while not free >> square & 1:
                square -= 1
        number -= ways(place, i)
        chosen |= bit(square)
        square -= 1
        place -= 1
    return chosen

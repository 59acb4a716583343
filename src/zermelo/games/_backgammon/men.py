"""The checkers of one player: how many stand on which point.

Points are numbered as their owner sees them: 24 is farthest from home, 25 is the bar; what is
borne off is gone. Bit p of the four words is one digit of the number on point p, so that one
operation reads or changes all points at once.
"""

from __future__ import annotations

from typing import NamedTuple

from ...bits import Bits, bit, highest, popcount

BAR = 25
HOME = Bits(0x7E)  # points 1 to 6
BOARD = Bits(0x1FFFFFE)  # points 1 to 24
CHECKERS = 15


class Men(NamedTuple):
    ones: Bits
    twos: Bits
    fours: Bits
    eights: Bits


def standing(men: Men) -> Bits:
    """The points with a checker."""
    return men.ones | men.twos | men.fours | men.eights


def made(men: Men) -> Bits:
    """The points with two checkers or more, which the other player can't enter."""
    return men.twos | men.fours | men.eights


def count_on(men: Men, point: int) -> int:
    ones, twos = int(men.ones >> point & 1), int(men.twos >> point & 1)
    fours, eights = int(men.fours >> point & 1), int(men.eights >> point & 1)
    return ones + 2 * twos + 4 * fours + 8 * eights


def count_in(men: Men, points: Bits) -> int:
    few = popcount(men.ones & points) + 2 * popcount(men.twos & points)
    return few + 4 * popcount(men.fours & points) + 8 * popcount(men.eights & points)


def with_one(men: Men, place: Bits) -> Men:
    """One more on this place, given as a word; on no place if the word is empty."""
    to_twos = men.ones & place
    to_fours = men.twos & to_twos
    to_eights = men.fours & to_fours
    return Men(men.ones ^ place, men.twos ^ to_twos, men.fours ^ to_fours, men.eights ^ to_eights)


def without_one(men: Men, place: Bits) -> Men:
    from_twos = ~men.ones & place
    from_fours = ~men.twos & from_twos
    from_eights = ~men.fours & from_fours
    return Men(
        men.ones ^ place, men.twos ^ from_twos, men.fours ^ from_fours, men.eights ^ from_eights
    )


def moved(men: Men, point: int, die: int) -> Men:
    """After a checker went from this point; beyond the last point it is off."""
    place = bit(point)
    return with_one(without_one(men, place), place >> die & BOARD)


def movable(men: Men, free: Bits, die: int) -> Bits:
    """The points from which a checker may go by this die; `free` points may be entered."""
    own = standing(men)
    sources = own & free << die
    if own >> BAR & 1:
        return sources & bit(BAR)
    if own and not own & ~HOME:
        sources |= own & bit(die)
        if not own >> die:  # a die larger than all points takes the farthest checker off
            sources |= bit(highest(own))
    return sources


def mirrored(points: Bits) -> Bits:
    """Points of one player as the other numbers them: 24 is 1."""
    points = (points & 0x55555555) << 1 | points >> 1 & 0x55555555
    points = (points & 0x33333333) << 2 | points >> 2 & 0x33333333
    points = (points & 0x0F0F0F0F) << 4 | points >> 4 & 0x0F0F0F0F
    points = (points & 0x00FF00FF) << 8 | points >> 8 & 0x00FF00FF
    points = (points & 0x0000FFFF) << 16 | points >> 16 & 0x0000FFFF
    return points >> 6 & BOARD

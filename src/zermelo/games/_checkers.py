"""Checkers endgames numbered: a class for each number of men and kings on both sides.

The side of the class that is named first is taken to be black (where it is white, the board is
turned around and colours are swapped). Men first: the sets of black men, then those of white men
on the squares where they may stand, each numbered among all sets of their size; then the kings,
each side's on the squares that are left.
"""

from __future__ import annotations

import itertools
import re

from ..bits import Bits, popcount
from ..errors import BadParameter
from ._subsets import rank, unrank, ways

MOST = 12
_WIDTH = 4  # bits for a number of pieces
ALL = Bits(0xFFFFFFFF)
FIRST_ROW, LAST_ROW = Bits(0xF), Bits(0xF0000000)  # of the 32 squares; men start at the first


def counts(kind: int) -> tuple[int, int, int, int]:
    """Men and kings of the first side, then of the second."""
    return kind >> 12 & 15, kind >> 8 & 15, kind >> 4 & 15, kind & 15


def turns(kind: int) -> int:
    """Where both sides have the same pieces, the first is to move."""
    return 1 if kind >> 8 == kind & 255 else 2


def closed(word: Bits) -> Bits:
    """The 32 squares without the gaps that the game leaves between them."""
    return word & 0xFF | word >> 1 & 0xFF00 | word >> 2 & 0xFF0000 | word >> 3 & 0xFF000000


def opened(squares: Bits) -> Bits:
    wide = squares & 0xFF | (squares & 0xFF00) << 1
    return wide | (squares & 0xFF0000) << 2 | (squares & 0xFF000000) << 3


def turned(squares: Bits) -> Bits:
    """The board seen from the other side: the 32 squares in reverse order."""
    word = (squares & 0x55555555) << 1 | squares >> 1 & 0x55555555
    word = (word & 0x33333333) << 2 | word >> 2 & 0x33333333
    word = (word & 0x0F0F0F0F) << 4 | word >> 4 & 0x0F0F0F0F
    word = (word & 0x00FF00FF) << 8 | word >> 8 & 0x00FF00FF
    return (word << 16 | word >> 16) & 0xFFFFFFFF


def size(kind: int) -> int:
    men, kings, other_men, other_kings = counts(kind)
    free = 32 - men - other_men
    both = ways(free, kings) * ways(free - kings, other_kings)
    return turns(kind) * ways(28, men) * ways(28, other_men) * both


def index(black: Bits, white: Bits, kings: Bits, player: int) -> tuple[int, int]:
    own, other, crowned = closed(black), closed(white), closed(kings)
    first = popcount(own & ~crowned) << _WIDTH | popcount(own & crowned)
    second = popcount(other & ~crowned) << _WIDTH | popcount(other & crowned)
    if second > first or (second == first and player == 1):
        own, other, crowned = turned(other), turned(own), turned(crowned)
        first, second, player = second, first, 1 - player
    kind = first << 2 * _WIDTH | second
    men, rivals = own & ~crowned, other & ~crowned
    free = 32 - popcount(men | rivals)
    number = player if first != second else 0
    number = number * ways(28, popcount(men)) + rank(men, Bits(0))
    number = number * ways(28, popcount(rivals)) + rank(rivals >> 4, Bits(0))
    own_kings, other_kings = own & crowned, other & crowned
    number = number * ways(free, popcount(own_kings)) + rank(own_kings, men | rivals)
    free -= popcount(own_kings)
    number = number * ways(free, popcount(other_kings))
    return kind, number + rank(other_kings, men | rivals | own_kings)


def position(kind: int, number: int) -> tuple[Bits, Bits, Bits, int, bool]:
    """Black, white, kings, who is to move; and whether there is such a position."""
    men, kings, other_men, other_kings = counts(kind)
    free = 32 - men - other_men
    last, third = ways(free - kings, other_kings), ways(free, kings)
    fourth_number, number = number % last, number // last
    third_number, number = number % third, number // third
    second_number, number = number % ways(28, other_men), number // ways(28, other_men)
    first_number, player = number % ways(28, men), number // ways(28, men)
    own = unrank(first_number, men, ALL & ~LAST_ROW)
    other = unrank(second_number, other_men, ALL & ~LAST_ROW) << 4
    if own & other:
        return Bits(0), Bits(0), Bits(0), 0, False
    own_kings = unrank(third_number, kings, ALL & ~(own | other))
    rivals = unrank(fourth_number, other_kings, ALL & ~(own | other | own_kings))
    crowned = opened(own_kings | rivals)
    return opened(own | own_kings), opened(other | rivals), crowned, player, True


class Endgames:
    """The classes of checkers, for those who build tables of them."""

    unit = "pieces"

    def kinds(self, most: int) -> tuple[int, ...]:
        """All classes of up to so many pieces, each after those its moves lead to."""
        if not 1 <= most <= MOST:
            raise BadParameter(f"endgames have 1 to {MOST} pieces, not {most}")
        found = {
            _kind(men, kings, other_men, other_kings)
            for men, kings, other_men, other_kings in itertools.product(range(most + 1), repeat=4)
            if 0 < men + kings + other_men + other_kings <= most
        }
        return tuple(sorted(found, key=_order))

    def size(self, kind: int) -> int:
        return int(size(kind))

    def name(self, kind: int) -> str:
        """Men and kings of both sides: "2m1k-1k"."""
        men, kings, other_men, other_kings = counts(kind)
        return f"{_side(men, kings)}-{_side(other_men, other_kings)}"

    def kind(self, name: str) -> int:
        match = re.fullmatch(r"(?:(\d)m)?(?:(\d)k)?0?-(?:(\d)m)?(?:(\d)k)?0?", name.strip())
        if not match or not any(match.groups()):
            raise BadParameter(f"a class of checkers is called like 2m1k-1k, not {name!r}")
        men, kings, other_men, other_kings = (int(number or 0) for number in match.groups())
        return _kind(men, kings, other_men, other_kings)

    def leads_to(self, kind: int) -> tuple[int, ...]:
        """Whoever moves may take some of the other's pieces, and crown one man or none."""
        sides = counts(kind)
        found = {
            _kind(own[0] - crowned, own[1] + crowned, men, kings)
            for own, other in ((sides[:2], sides[2:]), (sides[2:], sides[:2]))
            for crowned in ((0, 1) if own[0] else (0,))
            for men, kings in itertools.product(range(other[0] + 1), range(other[1] + 1))
        }
        return tuple(sorted(found - {kind}))


def _kind(men: int, kings: int, other_men: int, other_kings: int) -> int:
    first, second = men << _WIDTH | kings, other_men << _WIDTH | other_kings
    return max(first, second) << 2 * _WIDTH | min(first, second)


def _order(kind: int) -> tuple[int, int, int]:
    """Captures lead to fewer pieces, crowning to fewer men."""
    men, kings, other_men, other_kings = counts(kind)
    return men + kings + other_men + other_kings, men + other_men, kind


def _side(men: int, kings: int) -> str:
    return (f"{men}m" if men else "") + (f"{kings}k" if kings else "") or "0"

"""Checkers endgames numbered: a class for each number of men and kings on both sides.

The side of the class that is named first is taken to be black (where it is white, the board is
turned around and colours are swapped). Men first: the sets of black men, then those of white men
on the squares where they may stand, each numbered among all sets of their size; then the kings,
each side's on the squares that are left.

Men never go back. So classes of SLICED pieces and more, which are too large to be built at once,
are numbered from the most advanced men down: a move of a man leads to a lower number, and a class
can be cut into slices that are built one after the other.
"""

from __future__ import annotations

import itertools
import re
from math import sqrt

from ..bits import Bits, popcount
from ..errors import BadParameter
from ._subsets import rank, unrank, ways

MOST = 12
SLICED = 6  # tables of fewer pieces are older than slices: who is to move comes first in them
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


def is_sliced(kind: int) -> bool:
    men, kings, other_men, other_kings = counts(kind)
    return men + kings + other_men + other_kings >= SLICED


def king_ways(kind: int) -> int:
    """The numbers for one placement of the men and one side to move."""
    men, kings, other_men, other_kings = counts(kind)
    free = 32 - men - other_men
    return ways(free, kings) * ways(free - kings, other_kings)


def size(kind: int) -> int:
    men, _, other_men, _ = counts(kind)
    return turns(kind) * ways(28, men) * ways(28, other_men) * king_ways(kind)


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
    number = men_number(kind, men, rivals, player)
    own_kings, other_kings = own & crowned, other & crowned
    number = number * ways(free, popcount(own_kings)) + rank(own_kings, men | rivals)
    free -= popcount(own_kings)
    number = number * ways(free, popcount(other_kings))
    return kind, number + rank(other_kings, men | rivals | own_kings)


def men_number(kind: int, men: Bits, rivals: Bits, player: int) -> int:
    """The number of a placement of the men, and of who is to move."""
    if is_sliced(kind):
        own, other = behind(men), behind(turned(rivals))
        if turns(kind) == 1:
            return shell_number(own, other)
        return 2 * (own * ways(28, popcount(rivals)) + other) + player
    number = player if turns(kind) == 2 else 0
    number = number * ways(28, popcount(men)) + rank(men, Bits(0))
    return number * ways(28, popcount(rivals)) + rank(rivals >> 4, Bits(0))


def men_placed(kind: int, number: int) -> tuple[Bits, Bits, int]:
    """The men of both sides, which may be in each other's way, and who is to move."""
    men, _, other_men, _ = counts(kind)
    choices = ways(28, other_men)
    if is_sliced(kind):
        player = 0
        if turns(kind) == 1:
            own, other = shell_pair(number)
        else:
            player, number = number & 1, number >> 1
            own, other = number // choices, number % choices
        return ahead_of(own, men), turned(ahead_of(other, other_men)), player
    rest, player = number // choices, number // choices // ways(28, men)
    own_men = unrank(rest % ways(28, men), men, ALL & ~LAST_ROW)
    return own_men, unrank(number % choices, other_men, ALL & ~LAST_ROW) << 4, player


def behind(men: Bits) -> int:
    """How many sets of as many men come before this one, the most advanced first. A man's step
    makes it less."""
    return ways(28, popcount(men)) - 1 - rank(men, Bits(0))


def ahead_of(number: int, men: int) -> Bits:
    """The set of `men` men with `number` sets before it."""
    return unrank(ways(28, men) - 1 - number, men, ALL & ~LAST_ROW)


def shell_number(own: int, other: int) -> int:
    """Pairs numbered by the greater of the two, so that (a, b) and (b, a) are close: where both
    sides have the same pieces, the turn swaps them."""
    shell = max(own, other)
    return shell * shell + (other if own == shell else shell + 1 + own)


def shell_pair(number: int) -> tuple[int, int]:
    shell = int(sqrt(number))
    rest = number - shell * shell
    return (shell, rest) if rest <= shell else (rest - shell - 1, shell)


def position(kind: int, number: int) -> tuple[Bits, Bits, Bits, int, bool]:
    """Black, white, kings, who is to move; and whether there is such a position."""
    men, kings, other_men, other_kings = counts(kind)
    free = 32 - men - other_men
    last, third = ways(free - kings, other_kings), ways(free, kings)
    fourth_number, number = number % last, number // last
    third_number, number = number % third, number // third
    own, other, player = men_placed(kind, number)
    if own & other:
        return Bits(0), Bits(0), Bits(0), 0, False
    own_kings = unrank(third_number, kings, ALL & ~(own | other))
    rivals = unrank(fourth_number, other_kings, ALL & ~(own | other | own_kings))
    crowned = opened(own_kings | rivals)
    return opened(own | own_kings), opened(other | rivals), crowned, player, True


class CheckersEndgames:
    """The classes of checkers, for those who build tables of them."""

    unit = "pieces"

    def kinds(self, most: int) -> tuple[int, ...]:
        """All classes of up to `most` pieces, each after those its moves lead to."""
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

    def cuts(self, kind: int) -> tuple[int, ...]:
        """Where the class may be cut: at each placement of the first side's men or, where both
        sides have as many, at each shell of pairs of placements."""
        men, _, other_men, _ = counts(kind)
        if not is_sliced(kind):
            return ()
        each = 2 * ways(28, other_men) if turns(kind) == 2 else 0
        return tuple(
            (place * each or place * place) * king_ways(kind) for place in range(1, ways(28, men))
        )

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
        """The classes after a move, which may take pieces of the other side and crown a man."""
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

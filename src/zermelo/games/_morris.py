"""Positions of Nine Men's Morris numbered: classes by men on the board and in hand.

A class has two sides, the one with more men first, and says whether a man is to be taken; colours
don't matter. The men of the first side are turned by one of the 16 symmetries of the board so
that their set, as a number, is the least; the sets that are least are counted through. Those of
the second side are numbered on the points that are left.

Who is to move follows from the men in hand as long as there are some: white sets the first man,
and they set in turn.
"""

from __future__ import annotations

import itertools
import re

import numpy as np

from ..bits import Bits, lowest, popcount, without_lowest
from ..errors import BadParameter
from ._subsets import rank, unrank, ways

POINTS = 24
MOST = 5
"""Men of a side that are numbered."""

_ALL = Bits((1 << POINTS) - 1)
_SIDE = 8  # bits: men on the board, men in hand
_TAKING = 1 << 2 * _SIDE


def _rings() -> np.ndarray:
    """The points around one square under its eight symmetries, at [256 * symmetry + set]."""
    found = np.zeros(8 * 256, np.uint8)
    for symmetry, men in itertools.product(range(8), range(256)):
        for point in range(8):
            if men >> point & 1:
                turned = point + 2 * (symmetry & 3)
                found[256 * symmetry + men] |= 1 << (2 - turned if symmetry & 4 else turned) % 8
    return found


_RINGS = _rings()


def image(men: Bits, symmetry: int) -> Bits:
    """Men under a symmetry, numbered as the game numbers them; all of them at once."""
    row = 256 * (symmetry & 7)
    outer = Bits(_RINGS[row + int(men & 0xFF)])
    middle = Bits(_RINGS[row + int(men >> 8 & 0xFF)])
    inner = Bits(_RINGS[row + int(men >> 16 & 0xFF)])
    if symmetry & 8:
        outer, inner = inner, outer
    return outer | middle << 8 | inner << 16


def _least_sets() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """For all sets of up to MOST men, by size and rank: the number of its least image among the
    least ones, and the symmetries that lead there, as bits; the least ones; and where each size
    begins among the sets and among the least ones."""
    numbers, ways_there, least, starts = [], [], [], [(0, 0)]
    sets = np.zeros(1, np.uint64)  # of one size, as ranks go; of no men there is one
    for _ in range(MOST + 1):
        images = np.array([_images(sets, symmetry) for symmetry in range(16)])
        smallest = images.min(axis=0)
        own = sets[smallest == sets]
        numbers.append(np.searchsorted(own, smallest))
        ways_there.append(((images == smallest) << np.arange(16)[:, None]).sum(axis=0))
        least.append(own)
        starts.append((starts[-1][0] + len(sets), starts[-1][1] + len(own)))
        men = np.uint64(1) << np.arange(POINTS, dtype=np.uint64)
        sets = np.concatenate([sets[sets < man] | man for man in men])
    return (
        np.concatenate(numbers).astype(np.int32),
        np.concatenate(ways_there).astype(np.uint16),
        np.concatenate(least).astype(np.uint32),
        np.array(starts, np.int64),
    )


def _images(sets: np.ndarray, symmetry: int) -> np.ndarray:
    """The images of many sets at once: see `image`."""
    turned = _RINGS[256 * (symmetry & 7) :].astype(np.uint64)
    outer, middle, inner = (turned[sets >> np.uint64(ring) & np.uint64(255)] for ring in (0, 8, 16))
    if symmetry & 8:
        outer, inner = inner, outer
    images: np.ndarray = outer | middle << np.uint64(8) | inner << np.uint64(16)
    return images


_NUMBERS, _LEADING, _LEAST, _STARTS = _least_sets()


def side(kind: int, which: int) -> tuple[int, int]:
    """Men on the board and men in hand of the first side (0) or the second (1)."""
    code = kind >> _SIDE & 255 if which == 0 else kind & 255
    return code >> 4, code & 15


def turns(kind: int) -> int:
    """Where both sides have the same, the first is to move."""
    return 1 if (kind >> _SIDE & 255) == kind & 255 else 2


def least(men: int) -> int:
    """How many sets of `men` men are the least of their images."""
    return int(_STARTS[men + 1, 1] - _STARTS[men, 1])


def size(kind: int) -> int:
    men, others = side(kind, 0)[0], side(kind, 1)[0]
    return turns(kind) * least(men) * ways(POINTS - men, others)


def may_move(kind: int, which: int) -> bool:
    """Whether it can be the turn of this side."""
    hand, other_hand = side(kind, which)[1], side(kind, 1 - which)[1]
    if kind & _TAKING:
        return other_hand - hand in (0, 1)
    if hand == 0 and other_hand == 0 and side(kind, 1 - which)[0] == 0:
        return False  # with one or two men left the other may just have set its last one
    return hand - other_hand in (0, 1)


def index(mine: Bits, theirs: Bits, hand: int, other_hand: int, taking: bool) -> tuple[int, int]:
    """From the side of the player to move."""
    first, second, turn = mine, theirs, 0
    code = popcount(mine) << 4 | hand
    other_code = popcount(theirs) << 4 | other_hand
    if other_code > code:
        first, second, turn = theirs, mine, 1
        code, other_code = other_code, code
    men = code >> 4
    if men > MOST:
        return -1, 0
    kind = (_TAKING if taking else 0) | code << _SIDE | other_code
    place = _STARTS[men, 0] + rank(first, Bits(0))
    which = int(_NUMBERS[place])
    number = (turn * least(men) + which) * ways(POINTS - men, other_code >> 4)
    best = Bits(_LEAST[_STARTS[men, 1] + which])
    return kind, number + rank(least_image(second, Bits(_LEADING[place])), best)


def least_image(men: Bits, symmetries: Bits) -> Bits:
    """The least image under one of these symmetries; most often there is one of them only."""
    best = image(men, lowest(symmetries))
    symmetries = without_lowest(symmetries)
    while symmetries:
        other = image(men, lowest(symmetries))
        best = other if other < best else best
        symmetries = without_lowest(symmetries)
    return best


def position(kind: int, number: int) -> tuple[Bits, Bits, int, int, bool, bool]:
    """Men, hands, whether one is to be taken, all from the side of the player to move; and
    whether the number may stand for a position."""
    first, second = side(kind, 0), side(kind, 1)
    inner = ways(POINTS - first[0], second[0])
    outer = number // inner
    turn = 1 if outer >= least(first[0]) else 0
    men = Bits(_LEAST[_STARTS[first[0], 1] + outer - turn * least(first[0])])
    others = unrank(number - outer * inner, second[0], _ALL & ~men)
    taking = kind & _TAKING != 0
    if turn == 0:
        mine, theirs, hand, other_hand = men, others, first[1], second[1]
    else:
        mine, theirs, hand, other_hand = others, men, second[1], first[1]
    possible = may_move(kind, turn)
    if possible:
        symmetries = Bits(_LEADING[_STARTS[first[0], 0] + rank(men, Bits(0))])
        possible = least_image(others, symmetries) == others
    return mine, theirs, hand, other_hand, taking, possible


class MorrisEndgames:
    """The classes of a game with `men` men a side, for those who build tables of them."""

    unit = "men of a side"

    def __init__(self, men: int) -> None:
        self.men = men

    def kinds(self, most: int) -> tuple[int, ...]:
        """All classes of the game in which each side has up to `most` men in all."""
        if not 3 <= most <= min(MOST, self.men):
            raise BadParameter(
                f"tables are for 3 to {min(MOST, self.men)} men of a side here, not {most}"
            )
        found = {
            _kind(taking, first, second)
            for taking in (0, _TAKING)
            for first, second in itertools.product(self._sides(most), repeat=2)
        }
        return tuple(sorted(kind for kind in found if may_move(kind, 0) or may_move(kind, 1)))

    def _sides(self, most: int) -> list[tuple[int, int]]:
        hands = range(most + 1) if most == self.men else range(1)
        return [(men, hand) for hand in hands for men in range(most - hand + 1)]

    def size(self, kind: int) -> int:
        return int(size(kind))

    def name(self, kind: int) -> str:
        """Men on the board and in hand of both sides, x where one is to be taken: "3+1-3+2x"."""
        sides = (f"{men}+{hand}" if hand else str(men) for men, hand in _both(kind))
        return "-".join(sides) + ("x" if kind & _TAKING else "")

    def kind(self, name: str) -> int:
        match = re.fullmatch(r"(\d)(?:\+(\d))?-(\d)(?:\+(\d))?(x?)", name.strip())
        if not match:
            raise BadParameter(f"a class of this game is called like 4+1-3+1, not {name!r}")
        men, hand, others, other_hand = (int(number or 0) for number in match.groups()[:4])
        if max(men + hand, others + other_hand) > min(self.men, MOST):
            raise BadParameter(f"{name} has more than {min(self.men, MOST)} men on a side")
        return _kind(_TAKING if match[5] else 0, (men, hand), (others, other_hand))

    def leads_to(self, kind: int) -> tuple[int, ...]:
        both = _both(kind)
        found = {
            after
            for which in (0, 1)
            if may_move(kind, which)
            for after in _next(kind, both[which], both[1 - which])
        }
        return tuple(sorted(found - {kind}))


def _next(kind: int, own: tuple[int, int], other: tuple[int, int]) -> list[int]:
    if kind & _TAKING:
        return [_kind(0, own, (other[0] - 1, other[1]))] if other[0] else []
    if own[1] == 0 and own[0] < 3:
        return []
    moved = (own[0] + 1, own[1] - 1) if own[1] else own
    taking = [_kind(_TAKING, moved, other)] if moved[0] >= 3 and other[0] else []
    return [_kind(0, moved, other), *taking]


def _both(kind: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return side(kind, 0), side(kind, 1)


def _kind(taking: int, first: tuple[int, int], second: tuple[int, int]) -> int:
    codes = sorted((men << 4 | hand for men, hand in (first, second)), reverse=True)
    return taking | codes[0] << _SIDE | codes[1]

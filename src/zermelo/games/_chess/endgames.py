"""Chess endgames numbered: a class for each set of pieces, a number for each position in it.

A class is named by its pieces, the stronger side first: KRvK, KQvKR. White is taken to be the
stronger side (where black is, colours and ranks are swapped), and the board is turned so that
its king stands in one corner of the board: 462 places for two kings, or 1806 where pawns leave
only the mirror. Of two numbers that a position could have on the long diagonal it has the
smaller one. The other pieces follow square by square; equal pieces count as one set.

Positions in which a side may still castle have no number.
"""

from __future__ import annotations

import itertools
import re
from typing import NamedTuple

import numpy as np

from ...bits import Bits, bit, lowest, popcount, without_lowest
from ...errors import BadParameter
from .._subsets import ways
from .attacks import KING
from .position import NOWHERE, Pieces, in_check, legal_en_passant

MOST_MEN = 5
_SYMBOLS = "QRBNP"
_PAWNS = 4  # the place of pawns among the symbols
_WIDTH = 3  # bits for the number of pieces of one kind
_SIDE = _WIDTH * len(_SYMBOLS)  # bits for all pieces of a side

# How the board is turned: squares are flipped by six bits, then transposed or not. Where both
# kings are on the long diagonal, either way will do.
_TURNED, _EITHER, _PAIR = 1 << 6, 1 << 7, 8


def transposed(square: int) -> int:
    """Mirrored at the diagonal from a1 to h8."""
    return square >> 3 | (square & 7) << 3


def _view(king: int, other: int, pawns: bool) -> int:
    flip = (7 if king & 4 else 0) ^ (56 if king & 32 and not pawns else 0)
    above, other_above = ((square >> 3) - (square & 7) for square in (king ^ flip, other ^ flip))
    if pawns or above < 0 or (above == 0 and other_above < 0):
        return flip
    return flip | (_EITHER if above == other_above == 0 else _TURNED)


def _king_pairs(pawns: bool) -> tuple[np.ndarray, np.ndarray]:
    """Of each pair of squares for the kings, at [64 * king + other]: how the board is turned, and
    from bit _PAIR on the number of the pair that this makes. And the pair of each number."""
    views = np.zeros(64 * 64, np.int32)
    pairs: dict[tuple[int, int], int] = {}
    places = [
        (king, other)
        for king, other in itertools.product(range(64), repeat=2)
        if king != other and not int(KING[king]) >> other & 1
    ]
    for king, other in places:
        if _view(king, other, pawns) & ~_EITHER == 0:
            pairs[king, other] = len(pairs)
    for king, other in places:
        view = _view(king, other, pawns)
        seen = (king ^ view & 63, other ^ view & 63)
        if view & _TURNED:
            seen = (transposed(seen[0]), transposed(seen[1]))
        views[64 * king + other] = view | pairs[seen] << _PAIR
    return views, np.array([64 * king + other for king, other in pairs], np.int16)


_VIEWS, _PAIRS = _king_pairs(pawns=False)
_PAWN_VIEWS, _PAWN_PAIRS = _king_pairs(pawns=True)

# Squares side by side, six bits each: a one in each, and the files.
_ONES, _FILES = Bits(0o0101010101010101), Bits(0o0707070707070707)
# Of a class: what is there only if some kind has two pieces or more, or pawns.
_SEVERAL = 0o6666766667


def number_of(men: Bits) -> int:
    """Most groups are empty, and processors guess that well."""
    return popcount(men) if men else 0


def material(pieces: Pieces, men: Bits) -> int:
    """The numbers of queens, rooks, bishops, knights and pawns among these men."""
    straights, diagonals = pieces.straights & men, pieces.diagonals & men
    queens = straights & diagonals
    code = number_of(queens) << 4 * _WIDTH
    code += number_of(straights ^ queens) << 3 * _WIDTH
    code += number_of(diagonals ^ queens) << 2 * _WIDTH
    return code + (number_of(pieces.knights & men) << _WIDTH) + number_of(pieces.pawns & men)


def count(kind: int, group: int) -> int:
    """How many pieces are in a group: the stronger side's queens, rooks, ..., the other's."""
    return kind >> _WIDTH * (2 * len(_SYMBOLS) - 1 - group) & (1 << _WIDTH) - 1


def group_size(kind: int, group: int) -> int:
    squares = 48 if group % len(_SYMBOLS) == _PAWNS else 64
    return ways(squares, count(kind, group))


def has_pawns(kind: int) -> bool:
    return (count(kind, _PAWNS) | count(kind, len(_SYMBOLS) + _PAWNS)) > 0


def leaps(kind: int) -> int:
    """How many pawns may have just made a leap that can be punished, and one for none of them."""
    pawns, others = count(kind, _PAWNS), count(kind, len(_SYMBOLS) + _PAWNS)
    return 1 + max(pawns, others) if pawns and others else 1


def turns(kind: int) -> int:
    """Where both sides have the same pieces, white is to move."""
    return 1 if kind >> _SIDE == kind & (1 << _SIDE) - 1 else 2


def placements(kind: int) -> int:
    """The numbers for one place of the kings and one side to move."""
    if not kind & _SEVERAL:
        return 1 << 6 * popcount(kind)
    total = leaps(kind)
    for group in range(2 * len(_SYMBOLS)):
        if count(kind, group) > 0:
            total *= group_size(kind, group)
    return total


def size(kind: int) -> int:
    pairs = len(_PAWN_PAIRS) if has_pawns(kind) else len(_PAIRS)
    return pairs * turns(kind) * placements(kind)


class SquareView(NamedTuple):
    """How squares are seen: flipped by six bits, then transposed or not."""

    flip: int
    turned: bool


def index(pieces: Pieces, turn: int, castling: int, en_passant: int) -> tuple[int, int]:
    """The class of a position and its number there; class -1 for those that have none."""
    if castling or popcount(pieces.white | pieces.black) > MOST_MEN:
        return -1, 0
    white, black = material(pieces, pieces.white), material(pieces, pieces.black)
    if black > white or (black == white and turn == 1):
        kind = black << _SIDE | white
        return kind, numbered(pieces, kind, True, turn, en_passant)
    kind = white << _SIDE | black
    return kind, numbered(pieces, kind, False, turn, en_passant)


def numbered(pieces: Pieces, kind: int, swapped: bool, turn: int, en_passant: int) -> int:
    """The number in a class that is known; `swapped`: black is the stronger side."""
    strong, weak, flip = pieces.white, pieces.black, 0
    if swapped:
        strong, weak, turn, flip = weak, strong, 1 - turn, 56
    king, other = lowest(pieces.kings & strong) ^ flip, lowest(pieces.kings & weak) ^ flip
    views = _PAWN_VIEWS if pieces.pawns else _VIEWS
    view = int(views[64 * king + other])
    total, number = placed(pieces, strong, weak, SquareView(flip ^ view & 63, view & _TURNED != 0))
    if view & _EITHER:
        number = min(number, placed(pieces, strong, weak, SquareView(flip ^ view & 63, True))[1])
    if leaps(kind) > 1:
        number *= leaps(kind)
        total *= leaps(kind)
        if en_passant != NOWHERE:
            owner = pieces.pawns & (weak if turn == 0 else strong)
            number += 1 + leapt(owner, flip ^ view & 63, en_passant, turn)
    return ((view >> _PAIR) * turns(kind) + turn) * total + number


def stepped(kind: int, number: int, origin: int, target: int) -> int:
    """The number after a quiet move, from the number before; -1: to be found the long way.

    Without pawns and equal pieces a number is made of squares of six bits each. One of them is
    changed, then they are turned all at once.
    """
    if kind & _SEVERAL or turns(kind) == 1:
        return -1
    width = 6 * popcount(kind)
    all_ones = _ONES & (bit(width) - 1)
    digits, pair = Bits(number) & (bit(width) - 1), int(_PAIRS[number >> width + 1])
    king, other = pair >> 6, pair & 63
    if has_digit(digits, target, all_ones):
        return -1
    if origin == king:
        king = target
    elif origin == other:
        other = target
    else:
        place = 0 if int(digits & 63) == origin else 6 if int(digits >> 6 & 63) == origin else 12
        digits ^= Bits(origin ^ target) << place
    view = int(_VIEWS[64 * king + other])
    digits ^= all_ones * (view & 63)
    turned = (digits & _FILES) << 3 | digits >> 3 & _FILES
    if view & _TURNED or (view & _EITHER and turned < digits):
        digits = turned
    return (2 * (view >> _PAIR) + 1 - (number >> width & 1) << width) + int(digits)


def has_digit(digits: Bits, square: int, all_ones: Bits) -> bool:
    """Whether one of the squares is this one: a zero among the differences borrows."""
    differences = digits ^ all_ones * square
    return bool((differences - all_ones) & ~differences & all_ones << 5)


def placed(pieces: Pieces, strong: Bits, weak: Bits, seen: SquareView) -> tuple[int, int]:
    """All pieces but the kings, group by group: how many ways there are, and which it is."""
    queens = pieces.straights & pieces.diagonals
    total, number = 1, 0
    for side in (strong, weak):
        if side & ~pieces.kings:
            total, number = joined(total, number, queens & side, 0, seen)
            total, number = joined(total, number, (pieces.straights ^ queens) & side, 0, seen)
            total, number = joined(total, number, (pieces.diagonals ^ queens) & side, 0, seen)
            total, number = joined(total, number, pieces.knights & side, 0, seen)
            total, number = joined(total, number, pieces.pawns & side, 8, seen)
    return total, number


def joined(total: int, number: int, men: Bits, first: int, seen: SquareView) -> tuple[int, int]:
    """One more group; its squares count from `first`, and as many are left out at the end."""
    if not men:
        return total, number
    if not without_lowest(men):
        square = lowest(men) ^ seen.flip
        chosen = (transposed(square) if seen.turned else square) - first
        return total * (64 - 2 * first), number * (64 - 2 * first) + chosen
    more = ways(64 - 2 * first, popcount(men))
    return total * more, number * more + chosen_squares(men, first, seen)


def chosen_squares(men: Bits, first: int, seen: SquareView) -> int:
    """The number of this set of squares among all of its size."""
    image = Bits(0)
    while men:
        square = lowest(men) ^ seen.flip
        image |= bit((transposed(square) if seen.turned else square) - first)
        men = without_lowest(men)
    number, i = 0, 1
    while image:
        number += ways(lowest(image), i)
        image = without_lowest(image)
        i += 1
    return number


def leapt(pawns: Bits, flip: int, en_passant: int, turn: int) -> int:
    """Which of the pawns has just leapt over a square, in the order of the turned board."""
    pawn = (en_passant ^ flip) + (8 if turn == 1 else -8)
    before = 0
    while pawns:
        if lowest(pawns) ^ flip < pawn:
            before += 1
        pawns = without_lowest(pawns)
    return before


def squares_chosen(number: int, size: int, squares: int, first: int) -> Bits:
    """The set of `size` of `squares` squares that has this number."""
    if size == 1:
        return bit(number + first)
    chosen, square = Bits(0), squares - 1
    for i in range(size, 0, -1):
        while ways(square, i) > number:
            square -= 1
        number -= ways(square, i)
        chosen |= bit(square + first)
    return chosen


def position(kind: int, number: int) -> tuple[Pieces, int, int, bool]:
    """The pieces of a number, whose turn it is, where a pawn can be taken in passing; and
    whether there is such a position at all."""
    inner = placements(kind)
    outer = number // inner
    rest = number - outer * inner
    turn = 0
    if turns(kind) == 2:
        turn, outer = outer & 1, outer >> 1
    pair = int(_PAWN_PAIRS[outer]) if has_pawns(kind) else int(_PAIRS[outer])
    leapt = 0
    if leaps(kind) > 1:
        leapt = rest % leaps(kind)
        rest //= leaps(kind)
    pieces, possible = scattered(kind, rest, pair >> 6, pair & 63)
    passing = NOWHERE
    if possible and leapt > 0:
        passing = passed_square(pieces, turn, leapt - 1)
        possible = passing != NOWHERE
    if possible and (pieces.white if turn == 0 else pieces.black) & ~pieces.kings:
        possible = not in_check(pieces, 1 - turn)
    if possible and not pieces.pawns and is_diagonal(pair >> 6) and is_diagonal(pair & 63):
        possible = index(pieces, turn, 0, passing)[1] == number
    return pieces, turn, passing, possible


def is_diagonal(square: int) -> bool:
    """Whether the square is on the diagonal from a1 to h8."""
    return square >> 3 == square & 7


def scattered(kind: int, rest: int, king: int, other: int) -> tuple[Pieces, bool]:
    """The kings and the other pieces, group by group; and whether no two are on one square."""
    white, black, possible = bit(king), bit(other), True
    pawns, knights, diagonals, straights = Bits(0), Bits(0), Bits(0), Bits(0)
    for group in range(2 * len(_SYMBOLS) - 1, -1, -1):
        if count(kind, group) > 0:
            symbol = group if group < len(_SYMBOLS) else group - len(_SYMBOLS)
            choices, first = group_size(kind, group), 8 if symbol == _PAWNS else 0
            men = squares_chosen(rest % choices, count(kind, group), 64 - 2 * first, first)
            rest //= choices
            if men & (white | black):
                possible = False
            if group < len(_SYMBOLS):
                white |= men
            else:
                black |= men
            pawns |= men if symbol == _PAWNS else Bits(0)
            knights |= men if symbol == 3 else Bits(0)
            diagonals |= men if symbol in (0, 2) else Bits(0)
            straights |= men if symbol in (0, 1) else Bits(0)
    kings = bit(king) | bit(other)
    return Pieces(pawns, knights, diagonals, straights, kings, white, black), possible


def passed_square(pieces: Pieces, turn: int, which: int) -> int:
    """The square that a pawn of the side not to move has just leapt over, if it may be taken."""
    pawns = pieces.pawns & (pieces.black if turn == 0 else pieces.white)
    for _ in range(which):
        pawns = without_lowest(pawns)
    back = 8 if turn == 0 else -8
    pawn = lowest(pawns)
    if not pawns or pawn >> 3 != (4 if turn == 0 else 3):
        return NOWHERE
    if (pieces.white | pieces.black) & (bit(pawn + back) | bit(pawn + 2 * back)):
        return NOWHERE
    return legal_en_passant(pieces, turn, pawn + back)


class ChessEndgames:
    """The classes of chess, for those who build tables of them."""

    unit = "men"

    def kinds(self, most: int) -> tuple[int, ...]:
        """All classes of up to `most` men, each after those its moves lead to."""
        if not 2 <= most <= MOST_MEN:
            raise BadParameter(f"endgames have 2 to {MOST_MEN} men, not {most}")
        found = {
            _kind("".join(men[:first]), "".join(men[first:]))
            for count in range(most - 1)
            for men in itertools.product(_SYMBOLS, repeat=count)
            for first in range(count + 1)
        }
        return tuple(sorted(found, key=lambda kind: (*_order(kind), kind)))

    def size(self, kind: int) -> int:
        return int(size(kind))

    def name(self, kind: int) -> str:
        return "v".join("K" + side for side in _sides(kind))

    def kind(self, name: str) -> int:
        """The class of this name: "KQvKR", or "kqkr"."""
        match = re.fullmatch(f"K([{_SYMBOLS}]*)V?K([{_SYMBOLS}]*)", name.strip().upper())
        if not match or len(match[1]) + len(match[2]) + 2 > MOST_MEN:
            raise BadParameter(
                f"{name!r} names no endgame of up to {MOST_MEN} men; one is called KRvK or KQvKR"
            )
        return _kind(match[1], match[2])

    def leads_to(self, kind: int) -> tuple[int, ...]:
        """The classes that captures and promotions lead to."""
        sides = _sides(kind)
        found = set()
        for mover in (0, 1):
            own, other = sides[mover], sides[1 - mover]
            left = [other.replace(symbol, "", 1) for symbol in set(other)]
            grown = [own.replace("P", symbol, 1) for symbol in "QRBN"] if "P" in own else []
            found |= {_kind(own, less) for less in left}
            found |= {_kind(more, less) for more in grown for less in [other, *left]}
        return tuple(sorted(found - {kind}))


def _kind(side: str, other: str) -> int:
    codes = [
        sum(men.count(symbol) << _WIDTH * (_PAWNS - i) for i, symbol in enumerate(_SYMBOLS))
        for men in (side, other)
    ]
    return max(codes) << _SIDE | min(codes)


def _sides(kind: int) -> tuple[str, str]:
    groups = [count(kind, group) for group in range(2 * len(_SYMBOLS))]
    return (
        "".join(symbol * n for symbol, n in zip(_SYMBOLS, groups[:5], strict=True)),
        "".join(symbol * n for symbol, n in zip(_SYMBOLS, groups[5:], strict=True)),
    )


def _order(kind: int) -> tuple[int, int]:
    """Captures lead to fewer men, promotions to fewer pawns."""
    men = "".join(_sides(kind))
    return len(men), men.count("P")

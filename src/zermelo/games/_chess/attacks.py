"""Where pieces reach: squares are 0 (a1), 1 (b1), ... 63 (h8); a set of squares is a word.

Sliding pieces by obstruction difference: of the blockers on a line, the nearest one above
and the nearest one below bound a run of bits, and one subtraction fills it.
"""

from __future__ import annotations

import numpy as np

from ...bits import Bits, bit, highest, lowest, without_lowest

FILE_A = Bits(0x0101010101010101)
FILE_H = Bits(0x8080808080808080)
RANK_1 = Bits(0xFF)
RANK_3 = Bits(0xFF0000)
RANK_6 = Bits(0xFF0000000000)
RANK_8 = Bits(0xFF00000000000000)
LIGHT = Bits(0x55AA55AA55AA55AA)

_ROOK_STEPS = ((1, 0), (0, 1))
_BISHOP_STEPS = ((1, 1), (-1, 1))
_KNIGHT_STEPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_KING_STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


def _ray(square: int, step: tuple[int, int], far: bool = True) -> int:
    """The squares from here, not included, in one direction: all of them or the next."""
    file, rank = square % 8 + step[0], square // 8 + step[1]
    reached = 0
    while 0 <= file < 8 and 0 <= rank < 8:
        reached |= 1 << (rank * 8 + file)
        if not far:
            break
        file, rank = file + step[0], rank + step[1]
    return reached


def _leaps(steps: tuple[tuple[int, int], ...]) -> np.ndarray:
    leaps = [sum(_ray(square, step, far=False) for step in steps) for square in range(64)]
    return np.array(leaps, np.uint64)


def _lines() -> np.ndarray:
    """Per square and line (rank, file, diagonal, antidiagonal): what lies below, what above."""
    rays = [
        ray
        for square in range(64)
        for x, y in _ROOK_STEPS + _BISHOP_STEPS
        for ray in (_ray(square, (-x, -y)), _ray(square, (x, y)))
    ]
    return np.array(rays, np.uint64)


def _between() -> tuple[np.ndarray, np.ndarray]:
    """Per pair of squares on one line: the squares strictly between, and the whole line."""
    between, through = np.zeros(64 * 64, np.uint64), np.zeros(64 * 64, np.uint64)
    for square in range(64):
        for x, y in _KING_STEPS:
            ray = _ray(square, (x, y))
            line = ray | _ray(square, (-x, -y)) | 1 << square
            for other in (place for place in range(64) if ray >> place & 1):
                between[square * 64 + other] = ray & _ray(other, (-x, -y))
                through[square * 64 + other] = line
    return between, through


LINES = _lines()
KNIGHT = _leaps(_KNIGHT_STEPS)
KING = _leaps(_KING_STEPS)
PAWN = np.concatenate([_leaps(((-1, 1), (1, 1))), _leaps(((-1, -1), (1, -1)))])
BETWEEN, THROUGH = _between()


def line_attacks(index: int, occupied: Bits) -> Bits:
    """What a slider reaches on a line of LINES."""
    below, above = Bits(LINES[index]), Bits(LINES[index + 1])
    nearest_above = above & occupied
    nearest_above = nearest_above & -nearest_above
    nearest_below = bit(highest(below & occupied | 1))
    return (below | above) & ((nearest_above << 1) - nearest_below)


def rook_attacks(square: int, occupied: Bits) -> Bits:
    return line_attacks(8 * square, occupied) | line_attacks(8 * square + 2, occupied)


def bishop_attacks(square: int, occupied: Bits) -> Bits:
    return line_attacks(8 * square + 4, occupied) | line_attacks(8 * square + 6, occupied)


def knight_attacks(square: int) -> Bits:
    return Bits(KNIGHT[square])


def king_attacks(square: int) -> Bits:
    return Bits(KING[square])


def pawn_attacks(square: int, player: int) -> Bits:
    return Bits(PAWN[64 * player + square])


def between(square: int, other: int) -> Bits:
    return Bits(BETWEEN[64 * square + other])


def through(square: int, other: int) -> Bits:
    return Bits(THROUGH[64 * square + other])


def line_through(square: int, line: int) -> Bits:
    """The other squares of a line: 0 the rank, 1 the file, 2 the diagonal, 3 the antidiagonal."""
    return Bits(LINES[8 * square + 2 * line]) | Bits(LINES[8 * square + 2 * line + 1])


def pawns_attack(pawns: Bits, player: int) -> Bits:
    """All that these pawns of a player attack."""
    if player == 0:
        return (pawns & ~FILE_A) << 7 | (pawns & ~FILE_H) << 9
    return (pawns & ~FILE_A) >> 9 | (pawns & ~FILE_H) >> 7


def knights_attack(knights: Bits) -> Bits:
    reached = Bits(0)
    while knights:
        reached |= knight_attacks(lowest(knights))
        knights = without_lowest(knights)
    return reached


def sliders_attack(rooks: Bits, bishops: Bits, occupied: Bits) -> Bits:
    """All that these rooks and bishops attack; a queen is one of each."""
    reached = Bits(0)
    while rooks:
        reached |= rook_attacks(lowest(rooks), occupied)
        rooks = without_lowest(rooks)
    while bishops:
        reached |= bishop_attacks(lowest(bishops), occupied)
        bishops = without_lowest(bishops)
    return reached

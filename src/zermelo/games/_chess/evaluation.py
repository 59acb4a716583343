"""Two evaluations: the lectures' weighted features, and a tapered one.

The tapered one scores everything twice, for the middlegame and for the endgame, and mixes
the two by the pieces that are left. Centipawns, from the view of one player.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...bits import Bits, bit, lowest, popcount, without_lowest
from .attacks import (
    FILE_A,
    FILE_H,
    bishop_attacks,
    king_attacks,
    knight_attacks,
    pawns_attack,
    rook_attacks,
)
from .position import Pieces, king_of, men

CENTRE = Bits(0x0000001818000000)
_PHASE = 24  # all knights, bishops, rooks and queens, counted 1, 1, 2 and 4
_SCALE = 400.0  # centipawns that are worth half a win


def squashed(centipawns: float) -> float:
    """Centipawns as a utility: monotone, between -1 and 1."""
    return centipawns / (abs(centipawns) + _SCALE)


# Piece-square tables, from white's side: middlegame in the low half, endgame times 2^16.

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(6)
_HALF = 1 << 16
_MATERIAL = ((85, 105), (335, 300), (355, 315), (490, 540), (1000, 980), (0, 0))


def _ring(file: int, rank: int) -> int:
    """0 at the rim, 3 on the four squares in the middle."""
    return min(file, 7 - file, rank, 7 - rank)


def _pawn(file: int, rank: int) -> tuple[int, int]:
    push, end = ((0, 0, 2, 8, 16, 30, 60, 0)[rank], (0, 4, 6, 12, 28, 60, 110, 0)[rank])
    centre = (0, 0, 4, 12)[min(file, 7 - file)]
    return push + centre * (-1, -1, 0, 1, 1, 1, 1, 0)[rank], end


def _knight(file: int, rank: int) -> tuple[int, int]:
    ring = _ring(file, rank)
    return (-40, -12, 8, 20)[ring] + 4 * min(rank, 5) - 12 * (rank == 0), (-36, -14, 4, 16)[ring]


def _bishop(file: int, rank: int) -> tuple[int, int]:
    ring = _ring(file, rank)
    fianchetto = 12 if rank == 1 and file in (1, 6) else 0
    return (-12, 2, 8, 12)[ring] + fianchetto - 8 * (rank == 0), (-12, -4, 2, 6)[ring]


def _rook(file: int, rank: int) -> tuple[int, int]:
    middle = min(file, 7 - file)
    return (-12, -8, 0, 8)[middle] + (24 if rank == 6 else 0), (14 if rank >= 5 else 4)


def _queen(file: int, rank: int) -> tuple[int, int]:
    ring = _ring(file, rank)
    return (-6, 0, 2, 4)[ring] - 3 * (rank > 3), (-24, -4, 10, 22)[ring] + 4 * min(rank, 4)


def _king(file: int, rank: int) -> tuple[int, int]:
    home = (24, 30, 4, -14)[min(file, 7 - file)]
    return home - (0, 26, 56, 80, 90, 90, 90, 90)[rank], (-46, -8, 18, 32)[_ring(file, rank)]


def _tables() -> np.ndarray:
    shapes = (_pawn, _knight, _bishop, _rook, _queen, _king)
    table = np.zeros(6 * 64, np.int64)
    for kind, shape in enumerate(shapes):
        for square in range(64):
            middle, end = (
                a + b for a, b in zip(_MATERIAL[kind], shape(square % 8, square // 8), strict=True)
            )
            table[64 * kind + square] = middle + end * _HALF
    return table


TABLES = _tables()


def _pair(middle: int, end: int) -> int:
    return middle + end * _HALF


_PASSED = np.array(
    [
        _pair(0, 0),
        _pair(2, 8),
        _pair(4, 12),
        _pair(8, 26),
        _pair(20, 50),
        _pair(44, 90),
        _pair(80, 150),
        _pair(0, 0),
    ],
    np.int64,
)
_MOBILITY = (0, _pair(5, 4), _pair(5, 5), _pair(2, 5), _pair(1, 4))
_USUAL_MOBILITY = (0, 4, 6, 7, 13)
_BISHOP_PAIR = _pair(26, 48)
_OPEN_FILE = _pair(26, 8)
_HALF_OPEN_FILE = _pair(12, 4)
_ISOLATED = _pair(12, 10)
_DOUBLED = _pair(8, 18)
_SHELTER = _pair(11, 0)
_TEMPO = 12
_THREAT = np.array([0, 0, 8, 22, 45, 72, 100, 130, 160, 190, 220, 250, 270, 285, 300], np.int64)


def files_of(squares: Bits) -> Bits:
    """All squares of the files on which these stand."""
    squares |= squares >> 8
    squares |= squares >> 16
    squares |= squares >> 32
    return (squares & 0xFF) * FILE_A


def beside(squares: Bits) -> Bits:
    return (squares & ~FILE_A) >> 1 | (squares & ~FILE_H) << 1


def ahead_of(squares: Bits, player: int) -> Bits:
    """All squares in front of these, from the view of a player."""
    if player == 0:
        squares <<= 8
        squares |= squares << 8
        squares |= squares << 16
        return squares | squares << 32
    squares >>= 8
    squares |= squares >> 8
    squares |= squares >> 16
    return squares | squares >> 32


def placed(squares: Bits, kind: int, player: int) -> int:
    """The sum of a table over the pieces of one kind of a player."""
    total = 0
    flip = 56 * player
    while squares:
        total += int(TABLES[64 * kind + (lowest(squares) ^ flip)])
        squares = without_lowest(squares)
    return total


def pawn_structure(own: Bits, other: Bits, player: int) -> int:
    total = -_DOUBLED * popcount(own & ahead_of(own, player))
    total -= _ISOLATED * popcount(own & ~files_of(beside(own)))
    front = ahead_of(other, 1 - player)
    passed = own & ~(front | beside(front)) & ~ahead_of(own, 1 - player)
    while passed:
        square = lowest(passed)
        total += int(_PASSED[square // 8 ^ 7 * player])
        passed = without_lowest(passed)
    return total


def activity(pieces: Pieces, player: int) -> int:
    """Mobility of the pieces, open files for rooks, and attacks on the other king."""
    own, other = men(pieces, player), men(pieces, 1 - player)
    occupied = own | other
    free = ~(pieces.pawns & own) & ~pawns_attack(pieces.pawns & other, 1 - player)
    zone = king_attacks(king_of(pieces, 1 - player))
    total, threat = 0, 0
    movers = own & ~(pieces.pawns | pieces.kings)
    while movers:
        square = lowest(movers)
        start = bit(square)
        if pieces.knights & start:
            kind, reached = KNIGHT, knight_attacks(square)
        elif not pieces.straights & start:
            kind, reached = BISHOP, bishop_attacks(square, occupied)
        elif not pieces.diagonals & start:
            kind, reached = ROOK, rook_attacks(square, occupied)
        else:
            kind = QUEEN
            reached = rook_attacks(square, occupied) | bishop_attacks(square, occupied)
        total += _MOBILITY[kind] * (popcount(reached & free) - _USUAL_MOBILITY[kind])
        if reached & zone:
            threat += 1 if kind <= BISHOP else kind - 1
        movers = without_lowest(movers)
    return total + int(_THREAT[min(threat, 14)])


def side(pieces: Pieces, player: int) -> int:
    """The score of one side, middlegame and endgame in one number."""
    own, other = men(pieces, player), men(pieces, 1 - player)
    queens = pieces.diagonals & pieces.straights
    bishops, rooks = pieces.diagonals & ~queens & own, pieces.straights & ~queens & own
    pawns, rivals = pieces.pawns & own, pieces.pawns & other
    king = pieces.kings & own
    total = placed(pawns, PAWN, player) + placed(pieces.knights & own, KNIGHT, player)
    total += placed(bishops, BISHOP, player) + placed(rooks, ROOK, player)
    total += placed(queens & own, QUEEN, player) + placed(king, KING, player)
    if without_lowest(bishops):
        total += _BISHOP_PAIR
    half_open = rooks & ~files_of(pawns)
    total += _HALF_OPEN_FILE * popcount(half_open & files_of(rivals))
    total += _OPEN_FILE * popcount(half_open & ~files_of(rivals))
    front = king | beside(king)
    front = front << 8 | front << 16 if player == 0 else front >> 8 | front >> 16
    total += _SHELTER * popcount(front & pawns)
    return total + pawn_structure(pawns, rivals, player) + activity(pieces, player)


def tapered(pieces: Pieces, turn: int) -> float:
    """Centipawns to the side to move."""
    score = side(pieces, turn) - side(pieces, 1 - turn)
    middle = (score + _HALF // 2) % _HALF - _HALF // 2
    end = (score - middle) // _HALF
    phase = popcount(pieces.knights | pieces.diagonals | pieces.straights)
    phase += popcount(pieces.straights) + popcount(pieces.straights & pieces.diagonals)
    phase = min(phase, _PHASE)
    return (middle * phase + end * (_PHASE - phase)) / _PHASE + _TEMPO


# The lectures' features.

WEIGHTS = (16.0, 8.0, 5.0, 1.0, 0.1, 0.2, 0.2)  # in pawns; the lectures' 16, 8, 5 and 1


class Features(NamedTuple):
    queens: float
    rooks: float
    minors: float
    pawns: float
    mobility: float
    king_safety: float
    centre: float


def lecture_features(pieces: Pieces, player: int) -> Features:
    queens = pieces.straights & pieces.diagonals
    minors = pieces.knights | pieces.diagonals & ~queens
    return Features(
        balance(pieces, queens, player),
        balance(pieces, pieces.straights & ~queens, player),
        balance(pieces, minors, player),
        balance(pieces, pieces.pawns, player),
        float(reach(pieces, player, ~Bits(0)) - reach(pieces, 1 - player, ~Bits(0))),
        float(danger(pieces, 1 - player) - danger(pieces, player)),
        float(reach(pieces, player, CENTRE) - reach(pieces, 1 - player, CENTRE))
        + balance(pieces, CENTRE, player),
    )


def weighted(pieces: Pieces, turn: int, weights: tuple[float, ...]) -> float:
    """Centipawns to the side to move."""
    values = lecture_features(pieces, turn)
    pawns = 0.0
    for i in range(len(weights)):
        pawns += weights[i] * values[i]
    return 100.0 * pawns


def balance(pieces: Pieces, squares: Bits, player: int) -> float:
    """How many more of these squares are the player's than the opponent's."""
    own, other = men(pieces, player), men(pieces, 1 - player)
    return float(popcount(squares & own) - popcount(squares & other))


def reach(pieces: Pieces, player: int, squares: Bits) -> int:
    """How many of these squares the player's pieces attack, counted once for each of them."""
    own = men(pieces, player)
    occupied = pieces.white | pieces.black
    count = popcount(pawns_attack(pieces.pawns & own, player) & squares)
    movers = own & ~pieces.pawns
    squares = squares & ~own
    while movers:
        square = lowest(movers)
        start = bit(square)
        reached = Bits(0)
        if pieces.knights & start:
            reached = knight_attacks(square)
        if pieces.kings & start:
            reached = king_attacks(square)
        if pieces.diagonals & start:
            reached |= bishop_attacks(square, occupied)
        if pieces.straights & start:
            reached |= rook_attacks(square, occupied)
        count += popcount(reached & squares)
        movers = without_lowest(movers)
    return count


def danger(pieces: Pieces, player: int) -> int:
    """Attacks on the squares around the player's king, less its own pawns beside it."""
    king = king_of(pieces, player)
    around = king_attacks(king)
    shield = popcount(around & pieces.pawns & men(pieces, player))
    return reach(pieces, 1 - player, around | bit(king)) - shield

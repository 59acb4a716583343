"""Captures: what a series of them on one square wins, and which look best."""

from __future__ import annotations

import numpy as np

from ...bits import Bits, bit
from .attacks import bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks
from .position import QUEEN as TO_QUEEN
from .position import Pieces, men

EMPTY, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(7)
VALUES = np.array([0, 100, 320, 330, 500, 950, 20000], np.int64)


def kind_on(pieces: Pieces, place: Bits) -> int:
    """What stands on a square, given as a word."""
    if pieces.pawns & place:
        return PAWN
    if pieces.knights & place:
        return KNIGHT
    if pieces.diagonals & place:
        return QUEEN if pieces.straights & place else BISHOP
    if pieces.straights & place:
        return ROOK
    return KING if pieces.kings & place else EMPTY


def attackers_of_both(pieces: Pieces, square: int, occupied: Bits) -> Bits:
    """All pieces still in `occupied`, of both sides, that attack a square."""
    reached = pawn_attacks(square, 1) & pieces.pawns & pieces.white
    reached |= pawn_attacks(square, 0) & pieces.pawns & pieces.black
    reached |= knight_attacks(square) & pieces.knights
    reached |= king_attacks(square) & pieces.kings
    reached |= bishop_attacks(square, occupied) & pieces.diagonals
    reached |= rook_attacks(square, occupied) & pieces.straights
    return reached & occupied


def least_valuable(pieces: Pieces, some: Bits) -> Bits:
    """One of these pieces, none of which is worth less."""
    group = some & pieces.pawns
    if not group:
        group = some & pieces.knights
    if not group:
        group = some & pieces.diagonals & ~pieces.straights
    if not group:
        group = some & pieces.straights & ~pieces.diagonals
    if not group:
        group = some & pieces.straights
    if not group:
        group = some
    return group & -group


def most_valuable(pieces: Pieces, some: Bits) -> Bits:
    """One of these squares: empty ones first, where pawns promote, then by what stands there."""
    group = some & ~(pieces.white | pieces.black)
    if not group:
        group = some & pieces.straights & pieces.diagonals
    if not group:
        group = some & pieces.straights
    if not group:
        group = some & (pieces.diagonals | pieces.knights)
    if not group:
        group = some
    return group & -group


def holds(pieces: Pieces, turn: int, origin: int, target: int) -> bool:
    """Whether a move loses no material in the captures on its target that may follow.

    Each side takes with its least valuable piece, and stops when that is better.
    """
    risk = int(VALUES[kind_on(pieces, bit(origin))] - VALUES[kind_on(pieces, bit(target))])
    if risk <= 0:
        return True
    occupied = (pieces.white | pieces.black) & ~(bit(origin) | bit(target))
    side, good = turn, 1
    while True:
        side = 1 - side
        attackers = attackers_of_both(pieces, target, occupied)
        takers = attackers & men(pieces, side)
        if not takers:
            return good == 1
        good = 1 - good
        taker = least_valuable(pieces, takers)
        if taker & pieces.kings:
            defended = attackers & men(pieces, 1 - side)
            return (good == 1) != bool(defended)
        occupied ^= taker
        risk = int(VALUES[kind_on(pieces, taker)]) - risk
        if risk < good:
            return good == 1


def promise(pieces: Pieces, turn: int, action: int) -> int:
    """For move ordering: good captures above 0, the most valuable victim first; bad ones below."""
    origin, target, promotion = action & 63, action >> 6 & 63, action >> 12
    victim = kind_on(pieces, bit(target))
    if promotion:
        return 100 + 10 * victim if promotion == TO_QUEEN else -100 + promotion
    if victim == EMPTY:
        return 0
    worth = 10 * victim - kind_on(pieces, bit(origin))
    return worth if holds(pieces, turn, origin, target) else worth - 100

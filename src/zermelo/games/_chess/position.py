"""A position of chess, what attacks what in it, and what a move makes of it.

An action is an int: from | to << 6 | promotion << 12, the king's step for castling.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...bits import Bits, bit, lowest, without_lowest
from .attacks import (
    LIGHT,
    bishop_attacks,
    king_attacks,
    knight_attacks,
    pawn_attacks,
    rook_attacks,
)

NOWHERE = -1
KNIGHT, BISHOP, ROOK, QUEEN = 1, 2, 3, 4


class Pieces(NamedTuple):
    """Where they stand; a queen is both among the diagonals and among the straights."""

    pawns: Bits
    knights: Bits
    diagonals: Bits
    straights: Bits
    kings: Bits
    white: Bits
    black: Bits


class State(NamedTuple):
    pieces: Pieces
    turn: int  # 0 white, 1 black
    castling: int  # the rights that are left: 1 K, 2 Q, 4 k, 8 q
    en_passant: int  # where a pawn can be taken in passing by a legal move, or NOWHERE
    clock: int  # plies since a capture or a pawn's move
    ply: int  # since the start of the game
    repeats: int  # how often this position stood on the board, this time included
    reversible: int  # plies since positions before could not come again
    left: tuple[Bits, Bits]  # the squares that white and black left in those plies
    past: tuple[Bits, ...]  # those plies, from and to, five to a word


def _kept_rights() -> np.ndarray:
    """Per square, the castling rights that survive a move from or to it."""
    kept = np.full(64, 15, np.int64)
    for square, lost in ((0, 2), (7, 1), (4, 3), (56, 8), (63, 4), (60, 12)):
        kept[square] = 15 & ~lost
    return kept


KEPT_RIGHTS = _kept_rights()


def men(pieces: Pieces, player: int) -> Bits:
    """All pieces of a player."""
    return pieces.white if player == 0 else pieces.black


def by_kind(pieces: Pieces) -> tuple[Bits, Bits, Bits, Bits, Bits, Bits]:
    """Pawns, knights, bishops, rooks, queens and kings of both players."""
    queens = pieces.straights & pieces.diagonals
    return (
        pieces.pawns,
        pieces.knights,
        pieces.diagonals & ~queens,
        pieces.straights & ~queens,
        queens,
        pieces.kings,
    )


def seen_by(player: int, squares: Bits) -> Bits:
    """The squares as the player sees the board, with its own side below: bytes are ranks."""
    if player == 0:
        return squares
    squares = ((squares >> 8) & 0x00FF00FF00FF00FF) | ((squares & 0x00FF00FF00FF00FF) << 8)
    squares = ((squares >> 16) & 0x0000FFFF0000FFFF) | ((squares & 0x0000FFFF0000FFFF) << 16)
    return (squares >> 32) | (squares << 32)


def king_of(pieces: Pieces, player: int) -> int:
    return lowest(pieces.kings & men(pieces, player))


def attackers(pieces: Pieces, square: int, player: int, occupied: Bits) -> Bits:
    """The player's pieces, of those still in `occupied`, that attack a square."""
    reached = pawn_attacks(square, 1 - player) & pieces.pawns
    reached |= knight_attacks(square) & pieces.knights
    reached |= king_attacks(square) & pieces.kings
    reached |= bishop_attacks(square, occupied) & pieces.diagonals
    reached |= rook_attacks(square, occupied) & pieces.straights
    return reached & men(pieces, player) & occupied


def in_check(pieces: Pieces, player: int) -> bool:
    occupied = pieces.white | pieces.black
    return bool(attackers(pieces, king_of(pieces, player), 1 - player, occupied))


def en_passant_is_safe(pieces: Pieces, player: int, origin: int, target: int) -> bool:
    """Whether taking in passing leaves the capturer's king unattacked: both pawns go at once."""
    taken = bit(target - 8 if player == 0 else target + 8)
    occupied = (pieces.white | pieces.black) & ~(bit(origin) | taken) | bit(target)
    return not attackers(pieces, king_of(pieces, player), 1 - player, occupied)


def legal_en_passant(pieces: Pieces, player: int, target: int) -> int:
    """The square, if some pawn of the player can legally take there."""
    pawns = pawn_attacks(target, 1 - player) & pieces.pawns & men(pieces, player)
    while pawns:
        if en_passant_is_safe(pieces, player, lowest(pawns), target):
            return target
        pawns = without_lowest(pawns)
    return NOWHERE


def moved(kind: Bits, origin: int, target: int) -> Bits:
    """Pieces of one kind after a move: what stood on the target is gone."""
    return kind & ~(bit(origin) | bit(target)) | (kind >> origin & 1) << target


def after(state: State, action: int) -> Pieces:
    """Where the pieces stand after a move."""
    origin, target, promotion = action & 63, action >> 6 & 63, action >> 12
    start, end = bit(origin), bit(target)
    pieces, turn = state.pieces, state.turn
    pawns = moved(pieces.pawns, origin, target)
    knights = moved(pieces.knights, origin, target)
    diagonals = moved(pieces.diagonals, origin, target)
    straights = moved(pieces.straights, origin, target)
    kings = moved(pieces.kings, origin, target)
    own = men(pieces, turn) ^ (start | end)
    other = men(pieces, 1 - turn) & ~end
    if pieces.pawns & start:
        if target == state.en_passant:
            taken = bit(target - 8 if turn == 0 else target + 8)
            pawns ^= taken
            other ^= taken
        if promotion:
            pawns ^= end
            knights |= end if promotion == KNIGHT else Bits(0)
            diagonals |= end if promotion in (BISHOP, QUEEN) else Bits(0)
            straights |= end if promotion in (ROOK, QUEEN) else Bits(0)
    elif pieces.kings & start and abs(target - origin) == 2:
        corner = target + 1 if target > origin else target - 2
        rook = bit(corner) | bit((origin + target) // 2)
        straights ^= rook
        own ^= rook
    white = own if turn == 0 else other
    black = other if turn == 0 else own
    return Pieces(pawns, knights, diagonals, straights, kings, white, black)


def is_dead(pieces: Pieces) -> bool:
    """Whether too little is left to mate: a lone knight or bishop, or bishops of one colour."""
    if pieces.pawns | pieces.straights:
        return False
    minors = pieces.knights | pieces.diagonals
    if not without_lowest(minors):
        return True
    return not pieces.knights and (not minors & LIGHT or not minors & ~LIGHT)

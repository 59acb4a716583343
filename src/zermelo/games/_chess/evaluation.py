"""The lectures' evaluation: seven features, weighted. And how centipawns become a utility."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bits import Bits, bit, lowest, popcount, without_lowest
from .attacks import (
    bishop_attacks,
    king_attacks,
    knight_attacks,
    pawns_attack,
    rook_attacks,
)
from .moves import count_moves
from .position import NOWHERE, Pieces, State, king_of, men

CENTRE = Bits(0x0000001818000000)
_SCALE = 400.0  # centipawns that are worth half a win


def squashed(centipawns: float) -> float:
    """Centipawns as a utility: monotone, between -1 and 1."""
    return centipawns / (abs(centipawns) + _SCALE)


def pawns_text(value: float) -> str:
    """A utility above 0 as players write it, in pawns; empty for a win."""
    return f"+{_SCALE * value / (1.0 - value) / 100.0:.1f}" if value < 0.995 else ""


WEIGHTS = (16.0, 8.0, 5.0, 1.0, 0.1, 0.2, 0.2)  # in pawns; the lectures' 16, 8, 5 and 1
NAMES = (
    "queens",
    "rooks",
    "bishops and knights",
    "pawns",
    "mobility",
    "king safety",
    "centre control",
)


def lecture_features(state: State, player: int) -> Any:
    """As NAMES says; mobility is the difference of legal moves."""
    pieces = state.pieces
    queens = pieces.straights & pieces.diagonals
    minors = pieces.knights | pieces.diagonals & ~queens
    centre = reach(pieces, player, CENTRE) - reach(pieces, 1 - player, CENTRE)
    return np.array(
        [
            balance(pieces, queens, player),
            balance(pieces, pieces.straights & ~queens, player),
            balance(pieces, minors, player),
            balance(pieces, pieces.pawns, player),
            float(mobility(state, player) - mobility(state, 1 - player)),
            float(danger(pieces, 1 - player) - danger(pieces, player)),
            float(centre) + balance(pieces, CENTRE, player),
        ]
    )


def weighted(state: State, weights: Any) -> float:
    """Centipawns to the side to move."""
    values = lecture_features(state, state.turn)
    pawns = 0.0
    for i in range(len(weights)):
        pawns += float(weights[i] * values[i])
    return 100.0 * pawns


def mobility(state: State, player: int) -> int:
    """The player's legal moves; of who is not to move, those it would have."""
    en_passant = state.en_passant if player == state.turn else NOWHERE
    return count_moves(state.pieces, player, state.castling, en_passant)


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

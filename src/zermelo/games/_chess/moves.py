"""Legal moves: what pins and checks forbid is known before the first move is made."""

from __future__ import annotations

from typing import NamedTuple

from ...bits import Bits, bit, lowest, without_lowest
from .attacks import (
    RANK_1,
    RANK_8,
    between,
    bishop_attacks,
    king_attacks,
    knight_attacks,
    knights_attack,
    pawn_attacks,
    pawns_attack,
    rook_attacks,
    sliders_attack,
    through,
)
from .position import NOWHERE, Pieces, State, en_passant_is_safe, men


class Guard(NamedTuple):
    """What the king of the side to move demands of the other pieces."""

    king: int
    checkers: Bits
    pinned: Bits
    targets: Bits  # where the others may go: to save the king, where it is in check


def guarded(pieces: Pieces, turn: int) -> Guard:
    own, other = men(pieces, turn), men(pieces, 1 - turn)
    king = lowest(pieces.kings & own)
    checkers = knight_attacks(king) & pieces.knights | pawn_attacks(king, turn) & pieces.pawns
    checkers &= other
    pinned = Bits(0)
    snipers = rook_attacks(king, other) & pieces.straights
    snipers |= bishop_attacks(king, other) & pieces.diagonals
    snipers &= other
    while snipers:
        blockers = between(king, lowest(snipers)) & own
        if not blockers:
            checkers |= snipers & -snipers
        elif not without_lowest(blockers):
            pinned |= blockers
        snipers = without_lowest(snipers)
    targets = ~own
    if checkers:
        one = not without_lowest(checkers)
        targets = between(king, lowest(checkers)) | checkers if one else Bits(0)
    return Guard(king, checkers, pinned, targets)


def attacked(pieces: Pieces, turn: int) -> Bits:
    """All that the other side attacks, with the king of the side to move out of the way."""
    own, other = men(pieces, turn), men(pieces, 1 - turn)
    occupied = (own | other) & ~(pieces.kings & own)
    reached = pawns_attack(pieces.pawns & other, 1 - turn)
    reached |= knights_attack(pieces.knights & other)
    reached |= king_attacks(lowest(pieces.kings & other))
    return reached | sliders_attack(pieces.straights & other, pieces.diagonals & other, occupied)


def king_targets(state: State, guard: Guard) -> Bits:
    pieces, turn = state.pieces, state.turn
    danger = attacked(pieces, turn)
    reached = king_attacks(guard.king) & ~men(pieces, turn) & ~danger
    rights = state.castling >> 2 * turn & 3
    if rights and not guard.checkers:
        occupied = (pieces.white | pieces.black) >> 56 * turn
        danger = danger >> 56 * turn
        if rights & 1 and not (occupied | danger) & 0x60:
            reached |= bit(guard.king + 2)
        if rights & 2 and not occupied & 0x0E | danger & 0x0C:
            reached |= bit(guard.king - 2)
    return reached


def pawn_targets(state: State, origin: int, guard: Guard) -> Bits:
    pieces, turn = state.pieces, state.turn
    occupied = pieces.white | pieces.black
    reached = pawn_attacks(origin, turn) & men(pieces, 1 - turn)
    if turn == 0:
        step = bit(origin + 8) & ~occupied
        reached |= step | (step & Bits(0xFF0000)) << 8 & ~occupied
    else:
        step = bit(origin - 8) & ~occupied
        reached |= step | (step & Bits(0xFF0000000000)) >> 8 & ~occupied
    reached &= guard.targets
    if state.en_passant != NOWHERE and pawn_attacks(origin, turn) & bit(state.en_passant):
        if en_passant_is_safe(pieces, turn, origin, state.en_passant):
            reached |= bit(state.en_passant)
    return reached


def targets(state: State, origin: int, guard: Guard) -> Bits:
    """The squares to which the piece on this square may go."""
    pieces, start = state.pieces, bit(origin)
    if origin == guard.king:
        return king_targets(state, guard)
    if pieces.pawns & start:
        reached = pawn_targets(state, origin, guard)
    else:
        reached = Bits(0)
        occupied = pieces.white | pieces.black
        if pieces.knights & start:
            reached = knight_attacks(origin)
        if pieces.diagonals & start:
            reached |= bishop_attacks(origin, occupied)
        if pieces.straights & start:
            reached |= rook_attacks(origin, occupied)
        reached &= guard.targets
    if guard.pinned & start:
        reached &= through(guard.king, origin)
    return reached


def is_promoting(pieces: Pieces, origin: int, reached: Bits) -> bool:
    return bool(pieces.pawns & bit(origin) and reached & (RANK_1 | RANK_8))

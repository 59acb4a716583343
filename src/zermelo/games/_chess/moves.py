"""Legal moves: what pins and checks forbid is known before the first move is made.

Pawns move all at once, one way after the other; the other pieces one by one.
"""

from __future__ import annotations

from typing import NamedTuple

from ...bits import Bits, bit, lowest, popcount, without_lowest
from .attacks import (
    FILE_A,
    FILE_H,
    RANK_1,
    RANK_3,
    RANK_6,
    RANK_8,
    between,
    bishop_attacks,
    king_attacks,
    knight_attacks,
    knights_attack,
    line_through,
    pawn_attacks,
    pawns_attack,
    rook_attacks,
    sliders_attack,
    through,
)
from .position import NOWHERE, Pieces, State, attackers, en_passant_is_safe, men

STEP, LEAP, LEFT, RIGHT = 0, 1, 2, 3  # the ways of pawns
EN_PASSANT = 4  # to the left, then to the right


class KingSafety(NamedTuple):
    """What the king of the side to move demands of the other pieces."""

    king: int
    checkers: Bits
    pinned: Bits
    targets: Bits  # where the others may go: where it is in check, only to save it


def guarded(pieces: Pieces, turn: int) -> KingSafety:
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
    return KingSafety(king, checkers, pinned, targets)


def attacked(pieces: Pieces, turn: int) -> Bits:
    """All that the other side attacks, with the king of the side to move out of the way."""
    own, other = men(pieces, turn), men(pieces, 1 - turn)
    return attacked_by(pieces, 1 - turn, (own | other) & ~(pieces.kings & own))


def attacked_by(pieces: Pieces, player: int, occupied: Bits) -> Bits:
    """All that a player attacks."""
    own = men(pieces, player)
    reached = pawns_attack(pieces.pawns & own, player)
    reached |= knights_attack(pieces.knights & own)
    reached |= king_attacks(lowest(pieces.kings & own))
    return reached | sliders_attack(pieces.straights & own, pieces.diagonals & own, occupied)


def king_targets(pieces: Pieces, turn: int, castling: int, guard: KingSafety) -> Bits:
    danger = attacked(pieces, turn)
    reached = king_attacks(guard.king) & ~men(pieces, turn) & ~danger
    rights = castling >> 2 * turn & 3
    if rights and not guard.checkers:
        occupied = (pieces.white | pieces.black) >> 56 * turn
        danger = danger >> 56 * turn
        if rights & 1 and not (occupied | danger) & 0x60:
            reached |= bit(guard.king + 2)
        if rights & 2 and not (occupied & 0x0E | danger & 0x0C):
            reached |= bit(guard.king - 2)
    return reached


def piece_targets(pieces: Pieces, origin: int, guard: KingSafety) -> Bits:
    """Where the knight, bishop, rook or queen on this square may go."""
    start = bit(origin)
    occupied = pieces.white | pieces.black
    reached = Bits(0)
    if pieces.knights & start:
        reached = knight_attacks(origin)
    if pieces.diagonals & start:
        reached |= bishop_attacks(origin, occupied)
    if pieces.straights & start:
        reached |= rook_attacks(origin, occupied)
    if guard.pinned & start:
        reached &= through(guard.king, origin)
    return reached & guard.targets


def pawn_targets(pieces: Pieces, turn: int, way: int, guard: KingSafety) -> Bits:
    """Where all pawns that may go this way arrive; a pinned one may along its pin."""
    line = 1 if way <= LEAP else way if turn else 5 - way
    pawns = pieces.pawns & men(pieces, turn)
    pawns &= ~guard.pinned | line_through(guard.king, line)
    empty = ~(pieces.white | pieces.black)
    if way == STEP:
        reached = (pawns >> 8 if turn else pawns << 8) & empty
    elif way == LEAP:
        reached = (pawns >> 8 & RANK_6 if turn else pawns << 8 & RANK_3) & empty
        reached = (reached >> 8 if turn else reached << 8) & empty
    elif way == LEFT:
        pawns &= ~FILE_A
        reached = (pawns >> 9 if turn else pawns << 7) & men(pieces, 1 - turn)
    else:
        pawns &= ~FILE_H
        reached = (pawns >> 7 if turn else pawns << 9) & men(pieces, 1 - turn)
    return reached & guard.targets


def pawn_distance(turn: int, way: int) -> int:
    """From where a pawn that goes this way leaves to where it arrives."""
    ahead = 8 - 16 * turn
    if way <= LEAP:
        return ahead * (way + 1)
    return ahead - 1 + 2 * (way & 1)


def en_passant_target(pieces: Pieces, turn: int, way: int, target: int) -> Bits:
    """The square where a pawn is taken in passing, if that is legal this way."""
    origin = target - pawn_distance(turn, way)
    pawns = pieces.pawns & men(pieces, turn) & pawn_attacks(target, 1 - turn)
    if pawns >> origin & 1 and en_passant_is_safe(pieces, turn, origin, target):
        return bit(target)
    return Bits(0)


def last_way(en_passant: int) -> int:
    return RIGHT if en_passant == NOWHERE else EN_PASSANT + 1


def next_piece(pieces: Pieces, movers: Bits) -> int:
    """One of the movers, kind by kind: processors guess better what is in order."""
    group = movers & pieces.knights
    if not group:
        group = movers & pieces.diagonals
    if not group:
        group = movers
    return lowest(group)


def can_move(state: State, guard: KingSafety) -> bool:
    """Whether there is a legal move."""
    pieces, turn = state.pieces, state.turn
    if guard.targets:
        for way in range(last_way(state.en_passant) + 1):
            if way < EN_PASSANT:
                if pawn_targets(pieces, turn, way, guard):
                    return True
            elif en_passant_target(pieces, turn, way, state.en_passant):
                return True
        movers = men(pieces, turn) & ~(pieces.pawns | pieces.kings)
        while movers:
            if piece_targets(pieces, lowest(movers), guard):
                return True
            movers = without_lowest(movers)
    return bool(king_targets(pieces, turn, state.castling, guard))


def count_moves(pieces: Pieces, turn: int, castling: int, en_passant: int) -> int:
    """How many legal moves a side has, or would have if it were its turn."""
    guard = guarded(pieces, turn)
    count = popcount(king_targets(pieces, turn, castling, guard))
    if not guard.targets:
        return count
    for way in range(last_way(en_passant) + 1):
        if way < EN_PASSANT:
            reached = pawn_targets(pieces, turn, way, guard)
        else:
            reached = en_passant_target(pieces, turn, way, en_passant)
        count += popcount(reached) + 3 * popcount(reached & (RANK_1 | RANK_8))
    movers = men(pieces, turn) & ~(pieces.pawns | pieces.kings)
    while movers:
        count += popcount(piece_targets(pieces, lowest(movers), guard))
        movers = without_lowest(movers)
    return count


def captures(pieces: Pieces, turn: int, guard: KingSafety) -> Bits:
    """Where pieces can be taken or pawns promoted; pins and the king's safety aside."""
    steps = pawn_targets(pieces, turn, STEP, guard) & (RANK_1 | RANK_8)
    victims = men(pieces, 1 - turn) & ~pieces.kings & (guard.targets | king_attacks(guard.king))
    return steps | victims & attacked_by(pieces, turn, pieces.white | pieces.black)


def capturers(pieces: Pieces, turn: int, target: int, guard: KingSafety) -> Bits:
    """The pieces that may go to an occupied square, or promote there; pins aside."""
    occupied = pieces.white | pieces.black
    if not occupied & bit(target):
        return bit(target + 16 * turn - 8)
    reached = attackers(pieces, target, turn, occupied)
    return reached if guard.targets & bit(target) else reached & pieces.kings


def may_take(pieces: Pieces, turn: int, origin: int, target: int, guard: KingSafety) -> bool:
    """Whether one of the capturers leaves its own king safe."""
    if origin == guard.king:
        occupied = (pieces.white | pieces.black) & ~bit(origin)
        return not attackers(pieces, target, 1 - turn, occupied)
    return not guard.pinned & bit(origin) or bool(through(guard.king, origin) & bit(target))

"""Kriegspiel's umpire: which tries pass, what is said of a move, and when the game is over."""

from __future__ import annotations

from ...bits import Bits, bit, lowest, popcount
from .attacks import line_through
from .moves import (
    EN_PASSANT,
    LEFT,
    RIGHT,
    KingSafety,
    can_move,
    en_passant_target,
    guarded,
    king_targets,
    pawn_distance,
    pawn_targets,
    piece_targets,
)
from .position import NOWHERE, Pieces, is_dead, men
from .position import State as Position

CLOCK = 100  # plies
GOING_ON, LOST, DRAWN = range(3)  # to the player to move
NO_PAST = (Bits(0),)
NO_SQUARES = (Bits(0), Bits(0))

# An announcement: illegal, what was taken, where, checks, pawn tries.
ILLEGAL = 1
PAWN_TAKEN, PIECE_TAKEN = 2, 4
SQUARE, CHECKS, TRIES = 3, 9, 14  # first bits
KNIGHT_CHECKS = 4


def is_legal(position: Position, origin: int, target: int) -> bool:
    """Whether the umpire lets a try pass."""
    pieces, turn = position.pieces, position.turn
    guard = guarded(pieces, turn)
    if origin == guard.king:
        reached = king_targets(pieces, turn, position.castling, guard)
    elif pieces.pawns & bit(origin):
        reached = pawn_reach(position, target - origin, guard)
    else:
        reached = piece_targets(pieces, origin, guard)
    return (reached & bit(target)) != Bits(0)


def pawn_reach(position: Position, distance: int, guard: KingSafety) -> Bits:
    """Where pawns that go this far arrive by a legal move."""
    reached = Bits(0)
    for way in range(EN_PASSANT + 2):
        if pawn_distance(position.turn, way) == distance:
            reached |= reach_by(position, way, guard)
    return reached


def reach_by(position: Position, way: int, guard: KingSafety) -> Bits:
    if way < EN_PASSANT:
        return (
            pawn_targets(position.pieces, position.turn, way, guard) if guard.targets else Bits(0)
        )
    if position.en_passant == NOWHERE:
        return Bits(0)
    return en_passant_target(position.pieces, position.turn, way, position.en_passant)


def outcome_of(position: Position, guard: KingSafety) -> int:
    if not can_move(position, guard):
        return LOST if guard.checkers else DRAWN
    return DRAWN if position.clock >= CLOCK or is_dead(position.pieces) else GOING_ON


def announced(position: Position, following: Position, guard: KingSafety) -> int:
    """What the umpire says after a legal move."""
    victims = men(position.pieces, 1 - position.turn)
    lost = victims & ~men(following.pieces, following.turn)
    said = warnings(following, guard)
    if lost:
        taken = PAWN_TAKEN if lost & position.pieces.pawns else PIECE_TAKEN
        said |= taken | lowest(lost) << SQUARE
    return said


def warnings(position: Position, guard: KingSafety) -> int:
    """Checks to the player to move, and its pawn tries, as they are said."""
    return checks(position.pieces, guard) << CHECKS | pawn_tries(position, guard) << TRIES


def checks(pieces: Pieces, guard: KingSafety) -> int:
    """A bit for each line that a check comes along, one for knights."""
    said, checkers = 0, guard.checkers
    lines = (
        line_through(guard.king, 0),
        line_through(guard.king, 1),
        line_through(guard.king, 2),
        line_through(guard.king, 3),
    )
    rising_is_long = popcount(lines[2]) > popcount(lines[3])
    while checkers:
        checker = checkers & -checkers
        if pieces.knights & checker:
            said |= 1 << KNIGHT_CHECKS
        elif lines[0] & checker:
            said |= 1
        elif lines[1] & checker:
            said |= 2
        elif ((lines[2] & checker) != Bits(0)) == rising_is_long:
            said |= 4
        else:
            said |= 8
        checkers ^= checker
    return said


def pawn_tries(position: Position, guard: KingSafety) -> int:
    """How many captures by pawns are legal."""
    count = 0
    for way in (LEFT, RIGHT, EN_PASSANT, EN_PASSANT + 1):
        count += popcount(reach_by(position, way, guard))
    return count

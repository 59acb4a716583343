"""Men that a player does not see, put where they fit what it hears.

Men that stand where they can't are moved, and one is put where one must be. Then they make small
random changes, one at a time and hardly ever for the worse, until nothing contradicts the umpire.
"""

from __future__ import annotations

from typing import NamedTuple

from ...bits import Bits, bit, lowest, popcount, without_lowest
from .. import _grid
from . import umpire
from .attacks import (
    FILE_A,
    RANK_1,
    RANK_3,
    RANK_6,
    RANK_8,
    bishop_attacks,
    king_attacks,
    knight_attacks,
    pawn_attacks,
    rook_attacks,
)
from .moves import guarded
from .position import (
    BISHOP,
    KEPT_RIGHTS,
    KNIGHT,
    NOWHERE,
    QUEEN,
    ROOK,
    Pieces,
    legal_en_passant,
    men,
)
from .position import State as Position

MEN, PAWNS = 16, 8  # of each side at the start
PAWN = 0  # a man, as promotions count the others
CHANGES = 128  # at most
FAR = 4  # one pawn move in this many goes far
WORSE = 8  # one in this many changes that make it a little worse is kept
_TAKEN = umpire.PAWN_TAKEN | umpire.PIECE_TAKEN
_NO_PAWNS = RANK_1 | RANK_8


class Heard(NamedTuple):
    """What one player has heard."""

    player: int
    said: int  # of the last legal move
    tried: tuple[Bits, ...]  # where its own men, by their squares, may not go
    news: bool  # whether it knows more than in the position to be changed


def fitted(position: Position, known: Position, heard: Heard, dice: Bits) -> tuple[Position, bool]:
    """A position in which the player has the men that it knows of, and the umpire says this; and
    whether it was found."""
    player, turn = heard.player, known.turn
    other = 1 - player
    hidden, castling, clock = position.pieces, position.castling & 3 << 2 * other, position.clock
    square = heard.said >> umpire.SQUARE & 63 if heard.said & _TAKEN else NOWHERE
    if heard.news:
        clock = 0 if heard.said & _TAKEN else min(clock + 1, umpire.CLOCK - 1)
        if square != NOWHERE and turn == other:
            hidden = without_victim(hidden, other, square, heard.said, dice)
        dice = _grid.next_dice(dice)
    pieces = with_own(hidden, known.pieces, player, dice)
    if square != NOWHERE and turn == player:
        pieces = with_taker(pieces, other, square, _grid.next_dice(dice))
    castling = known.castling | kept_castling(pieces, castling)
    fixed = square if turn == player else NOWHERE
    en_passant = NOWHERE if heard.news else position.en_passant
    found = Position(
        pieces,
        turn,
        castling,
        en_passant,
        clock,
        known.ply,
        1,
        0,
        umpire.NO_SQUARES,
        umpire.NO_PAST,
    )
    left = misfit(found, heard)
    moved = heard.news
    for _ in range(CHANGES):
        if left == 0 and moved:
            break
        dice = _grid.next_dice(_grid.next_dice(dice))
        changed = with_change(found, other, fixed, dice)
        worse = misfit(changed, heard) - left
        if worse <= 0 or (worse == 1 and left > 0 and _grid.draw(dice << 24, WORSE) == 0):
            found, left, moved = changed, left + worse, True
    return found, left == 0


def misfit(position: Position, heard: Heard) -> int:
    """How much contradicts what was heard; 0: nothing."""
    turn = position.turn
    guard = guarded(position.pieces, turn)
    said = umpire.warnings(position, guard)
    checks = (said ^ heard.said) >> umpire.CHECKS & 31
    found = popcount(Bits(checks)) + abs((said >> umpire.TRIES) - (heard.said >> umpire.TRIES))
    found += 2 * popcount(guarded(position.pieces, 1 - turn).checkers)
    kings = position.pieces.kings
    if king_attacks(lowest(kings)) & kings:
        found += 2
    if umpire.outcome_of(position, guard) != umpire.GOING_ON:
        found += 2
    if turn == heard.player:
        own, number = men(position.pieces, turn), 0
        while own:
            tried = heard.tried[number]
            while tried:
                if umpire.is_legal(position, lowest(own), lowest(tried)):
                    found += 1
                tried = without_lowest(tried)
            own, number = without_lowest(own), number + 1
    return found


# One change.


def with_change(position: Position, other: int, fixed: int, dice: Bits) -> Position:
    """One of the other's men stands a move away from where it stood, or is another piece. Somebody
    stays on the fixed square."""
    pieces, castling, en_passant = position.pieces, position.castling, position.en_passant
    hidden = men(pieces, other)
    origin = _grid.nth(hidden, _grid.draw(dice, popcount(hidden)))
    far = _grid.draw(dice << 16, FAR) == 0
    targets = Bits(0) if origin == fixed else hidden_targets(pieces, origin, 1 - other, far)
    least, kinds = 1, QUEEN if may_be_another(pieces, origin, other) else 0
    if far and may_be_pawn(pieces, origin, other):
        least, kinds = PAWN, kinds + 1
    if targets or kinds:
        chosen = _grid.draw(_grid.next_dice(dice), popcount(targets) + kinds)
        if chosen < kinds:
            pieces = retyped(pieces, bit(origin), least + chosen)
        else:
            pieces = shifted(pieces, bit(origin), bit(_grid.nth(targets, chosen - kinds)))
        castling &= int(KEPT_RIGHTS[origin])
        en_passant = kept_en_passant(pieces, position.turn, en_passant)
    return Position(
        pieces,
        position.turn,
        castling,
        en_passant,
        position.clock,
        position.ply,
        1,
        0,
        umpire.NO_SQUARES,
        umpire.NO_PAST,
    )


def hidden_targets(pieces: Pieces, origin: int, turn: int, far: bool) -> Bits:
    """Free squares where this man of the other side may stand as well: a move away. Pawns may be
    behind, on the next file where they can have taken something, and far along their own."""
    start, own = bit(origin), men(pieces, turn)
    taken = own | men(pieces, 1 - turn)
    reached = Bits(0)
    if pieces.pawns & start:
        reached = FILE_A << (origin & 7) if far else start << 8 | start >> 8
        if popcount(own) < MEN:
            reached |= pawn_attacks(origin, 0) | pawn_attacks(origin, 1)
        reached &= ~_NO_PAWNS
    if pieces.knights & start:
        reached |= knight_attacks(origin)
    if pieces.diagonals & start:
        reached |= bishop_attacks(origin, taken)
    if pieces.straights & start:
        reached |= rook_attacks(origin, taken)
    if pieces.kings & start:
        reached |= king_attacks(origin)
    return reached & ~taken


def may_be_another(pieces: Pieces, origin: int, side: int) -> bool:
    """Whether a man may be another piece: once one is gone, nobody knows which are left; and pawns
    that have come far may have been promoted."""
    if pieces.kings & bit(origin):
        return False
    if pieces.pawns & bit(origin):
        far = RANK_3 | RANK_3 >> 8 if side else RANK_6 | RANK_6 << 8
        return (far & bit(origin)) != Bits(0)
    return popcount(men(pieces, side)) < MEN


def may_be_pawn(pieces: Pieces, origin: int, side: int) -> bool:
    """Whether a piece may be a pawn that was not promoted after all."""
    pawns = men(pieces, side) & pieces.pawns
    return (
        may_be_another(pieces, origin, side)
        and not (pawns | _NO_PAWNS) & bit(origin)
        and (popcount(pawns) < PAWNS)
    )


# What must be.


def without_victim(pieces: Pieces, side: int, square: int, said: int, dice: Bits) -> Pieces:
    """The man that was taken is gone: the one on this square, or one that could be it."""
    hidden = men(pieces, side) & ~pieces.kings
    those = hidden & bit(square)
    if not those:
        those = hidden & pieces.pawns if said & umpire.PAWN_TAKEN else hidden & ~pieces.pawns
    those = those or hidden
    if not those:
        return pieces
    gone = bit(_grid.nth(those, _grid.draw(dice, popcount(those))))
    return without(pieces, gone)


def with_own(hidden: Pieces, seen: Pieces, player: int, dice: Bits) -> Pieces:
    """The player's own men as it sees them; others that stood there have gone elsewhere."""
    own = men(seen, player)
    pieces = without(hidden, men(hidden, player))
    clashing = men(pieces, 1 - player) & own
    while clashing:
        here = lowest(clashing)
        free = ~(own | men(pieces, 1 - player))
        if pieces.pawns & bit(here):
            free &= ~_NO_PAWNS
        near = (king_attacks(here) | knight_attacks(here)) & free
        targets = near or free
        dice = _grid.next_dice(dice)
        end = bit(_grid.nth(targets, _grid.draw(dice, popcount(targets))))
        pieces = shifted(pieces, bit(here), end)
        clashing = without_lowest(clashing)
    return Pieces(
        pieces.pawns | seen.pawns,
        pieces.knights | seen.knights,
        pieces.diagonals | seen.diagonals,
        pieces.straights | seen.straights,
        pieces.kings | seen.kings,
        pieces.white | seen.white,
        pieces.black | seen.black,
    )


def with_taker(pieces: Pieces, side: int, square: int, dice: Bits) -> Pieces:
    """A man of this side stands where something was taken: one that could take it, or any."""
    hidden = men(pieces, side)
    if hidden & bit(square):
        return pieces
    taken = pieces.white | pieces.black
    those = knight_attacks(square) & pieces.knights | king_attacks(square) & pieces.kings
    those |= pawn_attacks(square, 1 - side) & pieces.pawns
    those |= bishop_attacks(square, taken) & pieces.diagonals
    those |= rook_attacks(square, taken) & pieces.straights
    those &= hidden
    those = those or hidden
    origin = bit(_grid.nth(those, _grid.draw(dice, popcount(those))))
    pieces = shifted(pieces, origin, bit(square))
    if pieces.pawns & bit(square) & _NO_PAWNS:
        return retyped(pieces, bit(square), QUEEN)
    return pieces


def kept_castling(pieces: Pieces, castling: int) -> int:
    """The rights for which king and rook are at home."""
    if not pieces.kings & pieces.white & bit(4):
        castling &= int(KEPT_RIGHTS[4])
    if not pieces.kings & pieces.black & bit(60):
        castling &= int(KEPT_RIGHTS[60])
    rooks = pieces.straights & ~pieces.diagonals
    for corner in (0, 7):
        if not rooks & pieces.white & bit(corner):
            castling &= int(KEPT_RIGHTS[corner])
        if not rooks & pieces.black & bit(corner + 56):
            castling &= int(KEPT_RIGHTS[corner + 56])
    return castling


def kept_en_passant(pieces: Pieces, turn: int, square: int) -> int:
    """The square, if a pawn can still have come over it and be taken there."""
    if square == NOWHERE:
        return NOWHERE
    pawn, behind = (square + 8, square - 8) if turn else (square - 8, square + 8)
    came = pieces.pawns & men(pieces, 1 - turn) & bit(pawn)
    if not came or (pieces.white | pieces.black) & (bit(square) | bit(behind)):
        return NOWHERE
    return legal_en_passant(pieces, turn, square)


# Pieces.


def without(pieces: Pieces, gone: Bits) -> Pieces:
    return Pieces(
        pieces.pawns & ~gone,
        pieces.knights & ~gone,
        pieces.diagonals & ~gone,
        pieces.straights & ~gone,
        pieces.kings & ~gone,
        pieces.white & ~gone,
        pieces.black & ~gone,
    )


def shifted(pieces: Pieces, start: Bits, end: Bits) -> Pieces:
    """The man on one square put on another, free one."""
    return Pieces(
        put(pieces.pawns, start, end),
        put(pieces.knights, start, end),
        put(pieces.diagonals, start, end),
        put(pieces.straights, start, end),
        put(pieces.kings, start, end),
        put(pieces.white, start, end),
        put(pieces.black, start, end),
    )


def retyped(pieces: Pieces, here: Bits, kind: int) -> Pieces:
    """Another piece on this square, as promotions count them: from a pawn to a queen."""
    diagonal, straight = kind in (BISHOP, QUEEN), kind in (ROOK, QUEEN)
    return Pieces(
        pieces.pawns | here if kind == PAWN else pieces.pawns & ~here,
        pieces.knights | here if kind == KNIGHT else pieces.knights & ~here,
        pieces.diagonals | here if diagonal else pieces.diagonals & ~here,
        pieces.straights | here if straight else pieces.straights & ~here,
        pieces.kings,
        pieces.white,
        pieces.black,
    )


def put(those: Bits, start: Bits, end: Bits) -> Bits:
    return those ^ (start | end) if those & start else those

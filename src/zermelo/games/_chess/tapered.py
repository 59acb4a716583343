"""The tapered evaluation: terms that are counted, and what each is worth.

Everything has two worths, for the middlegame and for the endgame, which are mixed by the
pieces that are left. One walk over a side's pieces serves twice: it sums up worths from a
table, and it counts the terms, which are what weights can be learnt for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...bits import Bits, bit, lowest, popcount, without_lowest
from . import hand_made as terms
from .attacks import (
    FILE_A,
    FILE_H,
    LIGHT,
    bishop_attacks,
    king_attacks,
    knight_attacks,
    pawns_attack,
    rook_attacks,
)
from .position import Pieces, king_of, men

_PHASE = 24  # of middlegame alone; knights and bishops count 1, rooks 2, queens 3
_HALF = 1 << 16
_OUTPOSTS = (Bits(0xFFFFFF000000), Bits(0xFFFFFF0000))  # the ranks 4 to 6 of each side


def packed(weights: Sequence[float]) -> np.ndarray:
    """Weights in pawns, all for the middlegame and then all for the endgame, as worths of the
    terms: centipawns, the middlegame's in the low half and the endgame's times 2^16."""
    middle, end = np.rint(100.0 * np.array(weights)).astype(np.int64).reshape(2, terms.FEATURES)
    worth = middle + end * _HALF
    table: np.ndarray = worth[terms.FEATURE_OF]
    table[: terms.SQUARES] += np.repeat(worth[: len(terms.KINDS)], 64)
    return table


def tapered(pieces: Pieces, turn: int, table: Any) -> float:
    """Centipawns to the side to move."""
    score = side(pieces, turn, table, None) - side(pieces, 1 - turn, table, None)
    score += int(table[terms.TEMPO])
    middle = (score + _HALF // 2) % _HALF - _HALF // 2
    end = (score - middle) // _HALF
    phase = phase_of(pieces)
    return (middle * phase + end * (_PHASE - phase)) / _PHASE


def counts(pieces: Pieces, turn: int, player: int, table: Any) -> Any:
    """The features that weights are for: the terms of a player less the opponent's, shared out
    between middlegame and endgame."""
    own, other, found = np.zeros(terms.TERMS), np.zeros(terms.TERMS), np.zeros(2 * terms.FEATURES)
    side(pieces, player, table, own)
    side(pieces, 1 - player, table, other)
    own[terms.TEMPO] = 1.0 if player == turn else -1.0
    for term in range(terms.TERMS):
        count = own[term] - other[term]
        found[terms.FEATURE_OF[term]] += count
        if term < terms.SQUARES:
            found[term >> 6] += count
    middle = phase_of(pieces) / _PHASE
    for feature in range(terms.FEATURES):
        found[terms.FEATURES + feature] = found[feature] * (1.0 - middle)
        found[feature] *= middle
    return found


def phase_of(pieces: Pieces) -> int:
    phase = popcount(pieces.knights | pieces.diagonals | pieces.straights)
    phase += popcount(pieces.straights) + popcount(pieces.straights & pieces.diagonals)
    return min(phase, _PHASE)


# One side, term by term.


def noted(term: int, count: int, table: Any, row: Any) -> int:
    """What a term is worth `count` times; a row, if there is one, counts it."""
    if row is not None:
        row[term] += count
    return count * int(table[term])


def side(pieces: Pieces, player: int, table: Any, row: Any) -> int:
    """The score of one side, middlegame and endgame in one number."""
    own, other = men(pieces, player), men(pieces, 1 - player)
    queens = pieces.diagonals & pieces.straights
    bishops, rooks = pieces.diagonals & ~queens & own, pieces.straights & ~queens & own
    pawns, rivals = pieces.pawns & own, pieces.pawns & other
    king = pieces.kings & own
    total = placed(pawns, terms.PAWN, player, table, row)
    total += placed(pieces.knights & own, terms.KNIGHT, player, table, row)
    total += placed(bishops, terms.BISHOP, player, table, row)
    total += placed(rooks, terms.ROOK, player, table, row)
    total += placed(queens & own, terms.QUEEN, player, table, row)
    total += placed(king, terms.KING, player, table, row)
    if without_lowest(bishops):
        total += noted(terms.BISHOP_PAIR, 1, table, row)
    half_open = rooks & ~files_of(pawns)
    total += noted(terms.HALF_OPEN_FILE, popcount(half_open & files_of(rivals)), table, row)
    total += noted(terms.OPEN_FILE, popcount(half_open & ~files_of(rivals)), table, row)
    for colour in (LIGHT, ~LIGHT):
        fixed = popcount(bishops & colour) * popcount(pawns & colour)
        total += noted(terms.SAME_COLOUR, fixed, table, row)
    total += king_shelter(king, pawns, rivals, player, table, row)
    total += pawn_structure(pieces, player, table, row)
    return total + activity(pieces, player, table, row)


def king_shelter(king: Bits, pawns: Bits, rivals: Bits, player: int, table: Any, row: Any) -> int:
    near = king | beside(king)
    first = step(near, player)
    second = step(first, player)
    total = noted(terms.SHELTER, popcount((first | second) & pawns), table, row)
    storm = (first | second | step(second, player)) & rivals
    total += noted(terms.STORM, popcount(storm), table, row)
    open_files = files_of(near) & ~files_of(pawns) & 0xFF
    return total + noted(terms.OPEN_KING, popcount(open_files), table, row)


def placed(squares: Bits, kind: int, player: int, table: Any, row: Any) -> int:
    """The pieces of one kind where they stand."""
    total = 0
    flip = 56 * player
    while squares:
        total += noted(64 * kind + (lowest(squares) ^ flip), 1, table, row)
        squares = without_lowest(squares)
    return total


def pawn_structure(pieces: Pieces, player: int, table: Any, row: Any) -> int:
    mine, theirs = men(pieces, player), men(pieces, 1 - player)
    own, other = pieces.pawns & mine, pieces.pawns & theirs
    attacked = pawns_attack(own, player)
    officers = ~(pieces.pawns | pieces.kings)
    total = noted(terms.DOUBLED, popcount(own & ahead_of(own, player)), table, row)
    total += noted(terms.ISOLATED, popcount(own & ~files_of(beside(own))), table, row)
    total += noted(terms.GUARDED, popcount(attacked & own), table, row)
    total += noted(terms.SUPPORTED, popcount(attacked & mine & officers), table, row)
    total += noted(terms.HARASSED, popcount(attacked & theirs & officers), table, row)
    total += noted(terms.PHALANX, popcount(own & beside(own)), table, row)
    alone = own & ~beside(own | ahead_of(own, player))
    stopped = step(alone, player) & pawns_attack(other, 1 - player)
    total += noted(terms.LEFT_BEHIND, popcount(stopped), table, row)
    front = ahead_of(other, 1 - player)
    minors = (pieces.knights | pieces.diagonals & ~pieces.straights) & mine
    outposts = minors & attacked & ~beside(front) & _OUTPOSTS[player]
    total += noted(terms.OUTPOST, popcount(outposts), table, row)
    free = passed(own, other, player)
    if free:
        total += noted(terms.GUARDED_PASSED, popcount(free & attacked), table, row)
        total += noted(terms.STOPPED_PASSED, popcount(step(free, player) & theirs), table, row)
        total += passed_pawns(pieces, free, player, table, row)
    return total


def passed(own: Bits, other: Bits, player: int) -> Bits:
    """A player's pawns that no pawn of the other can stop; of several on a file, the first."""
    front = ahead_of(other, 1 - player)
    return own & ~(front | beside(front)) & ~ahead_of(own, 1 - player)


def passed_pawns(pieces: Pieces, free: Bits, player: int, table: Any, row: Any) -> int:
    """Where they stand and, from the middle of the board on, how far from the kings."""
    total = 0
    king, other = king_of(pieces, player), king_of(pieces, 1 - player)
    while free:
        square = lowest(free)
        rank = square >> 3 ^ 7 * player
        total += noted(terms.PASSED + rank, 1, table, row)
        if rank >= 3:
            goal = square + 8 - 16 * player
            total += noted(terms.OWN_STEPS, steps(king, goal), table, row)
            total += noted(terms.OTHER_STEPS, steps(other, goal), table, row)
        free = without_lowest(free)
    return total


def activity(pieces: Pieces, player: int, table: Any, row: Any) -> int:
    """Mobility of the pieces, and attacks on the other king."""
    own, other = men(pieces, player), men(pieces, 1 - player)
    occupied = own | other
    free = ~(pieces.pawns & own) & ~pawns_attack(pieces.pawns & other, 1 - player)
    zone = king_attacks(king_of(pieces, 1 - player))
    queens = pieces.diagonals & pieces.straights & other
    better = pieces.straights & other
    total, threat, pressure, attacks = 0, 0, 0, 0
    movers = own & ~(pieces.pawns | pieces.kings)
    while movers:
        square = lowest(movers)
        start = bit(square)
        if pieces.knights & start:
            kind, reached = terms.KNIGHT, knight_attacks(square)
        elif not pieces.straights & start:
            kind, reached = terms.BISHOP, bishop_attacks(square, occupied)
        elif not pieces.diagonals & start:
            kind, reached = terms.ROOK, rook_attacks(square, occupied)
        else:
            kind = terms.QUEEN
            reached = rook_attacks(square, occupied) | bishop_attacks(square, occupied)
        total += noted(terms.MOBILITY[kind] + popcount(reached & free), 1, table, row)
        if reached & zone:
            threat += 1 if kind <= terms.BISHOP else kind - 1
            pressure += popcount(reached & zone & free)
        if reached & better and kind != terms.QUEEN:
            attacks += popcount(reached & (queens if kind == terms.ROOK else better))
        movers = without_lowest(movers)
    total += noted(terms.PRESSURE, pressure, table, row)
    total += noted(terms.ATTACK, attacks, table, row)
    return total + noted(terms.THREAT + min(threat, terms.MOST_THREAT), 1, table, row)


# Sets of squares.


def files_of(squares: Bits) -> Bits:
    """All squares of the files on which these stand."""
    squares |= squares >> 8
    squares |= squares >> 16
    squares |= squares >> 32
    return (squares & 0xFF) * FILE_A


def beside(squares: Bits) -> Bits:
    return (squares & ~FILE_A) >> 1 | (squares & ~FILE_H) << 1


def step(squares: Bits, player: int) -> Bits:
    """One square on, from the view of a player."""
    return squares << 8 if player == 0 else squares >> 8


def steps(square: int, other: int) -> int:
    """How many a king needs from one square to the other."""
    return max(abs((square & 7) - (other & 7)), abs((square >> 3) - (other >> 3)))


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

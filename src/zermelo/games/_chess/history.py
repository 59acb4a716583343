"""Repetition, exactly: the reversible moves so far, taken back one by one.

Twelve bits hold such a move, five moves share a word.
"""

from __future__ import annotations

from ...bits import Bits, bit
from ...tuples import replaced
from .position import Pieces, moved

PER_WORD = 5
MOVE_BITS = 12


def words_for(plies: int) -> int:
    return -(-plies // PER_WORD)


def remembered(past: tuple[Bits, ...], count: int, action: int) -> tuple[Bits, ...]:
    """The past with one more move after `count` moves."""
    word = past[count // PER_WORD] | Bits(action & 4095) << count % PER_WORD * MOVE_BITS
    return replaced(past, count // PER_WORD, word)


def recall(past: tuple[Bits, ...], index: int) -> int:
    return int(past[index // PER_WORD] >> index % PER_WORD * MOVE_BITS & 4095)


def occurrences(pieces: Pieces, past: tuple[Bits, ...], count: int) -> int:
    """How often this position stood on the board since `count` reversible moves."""
    found = 1
    differing = Bits(0)  # squares that are empty in one of the two positions only
    index = count - 1
    while index > 0:
        for _ in range(2):
            move = recall(past, index)
            differing ^= bit(move) ^ bit(move >> 6)
            index -= 1
        if not differing and stood_before(pieces, past, index + 1, count):
            found += 1
    return found


def stood_before(pieces: Pieces, past: tuple[Bits, ...], first: int, count: int) -> bool:
    """Whether taking back all moves from `first` on leads to the same position."""
    before = pieces
    for index in range(count - 1, first - 1, -1):
        move = recall(past, index)
        origin, target = move >> 6, move & 63
        before = Pieces(
            moved(before.pawns, origin, target),
            moved(before.knights, origin, target),
            moved(before.diagonals, origin, target),
            moved(before.straights, origin, target),
            moved(before.kings, origin, target),
            moved(before.white, origin, target),
            moved(before.black, origin, target),
        )
    return same(before, pieces)


def same(pieces: Pieces, others: Pieces) -> bool:
    return (
        pieces.pawns == others.pawns
        and pieces.knights == others.knights
        and pieces.diagonals == others.diagonals
        and pieces.straights == others.straights
        and pieces.kings == others.kings
        and pieces.white == others.white
    )

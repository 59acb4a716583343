"""A 64-bit hash of any state, from the state itself: no game needs tables for it."""

from __future__ import annotations

import hashlib
import struct
from typing import Any

from ..bits import WORD, Bits

__all__ = ["FIRST", "MULTIPLIER", "state_hash"]

FIRST = 0x9E3779B97F4A7C15
MULTIPLIER = 0xD6E8FEB86659FD93


def state_hash(state: Any) -> Bits:
    """The same in plain Python and compiled, in this process and the next.

    >>> from zermelo.games import load
    >>> game = load("tic_tac_toe")
    >>> state_hash(game.initial_state()) == state_hash(game.initial_state())
    True
    """
    word = _mixed(FIRST, state)
    word = ((word ^ (word >> 32)) * MULTIPLIER) & WORD
    return Bits(word ^ (word >> 32))


def _mixed(word: int, item: Any) -> int:
    if isinstance(item, tuple | list):
        for part in item:
            word = _mixed(word, part)
        return word
    # Both halves of the long product: the lower alone lets a difference in the top bit through
    # unmixed, and a second word could undo it, whatever else is on the board.
    product = (word ^ _as_word(item)) * MULTIPLIER
    return (product >> 64) ^ (product & WORD)


def _as_word(item: Any) -> int:
    if isinstance(item, int):
        return int(item) & WORD
    if isinstance(item, float):
        return int.from_bytes(struct.pack("<d", item), "little")
    if isinstance(item, str):
        return int.from_bytes(hashlib.blake2b(item.encode(), digest_size=8).digest(), "little")
    return hash(item) & WORD

"""Hashes of any state, from the state itself: no game needs tables for them.

`state_hash` is always the same function: who reads it can make two states with one hash, in a line.
What is claimed to be proven rests on `keyed_hash`, whose key is drawn anew in every process. The
first says where in a table a state stands, so that a search takes the same course in every run;
the second says that it is this very state.

For any two states that don't depend on the key, the chance that they have the same keyed hash is
at most 2^-63: words are added to words of the key and multiplied in pairs, a universal hash to 128
bits (NH: J. Black et al., "UMAC: fast and secure message authentication", CRYPTO 1999), and the sum
goes to 64 bits by another (multilinear: M. Dietzfelbinger, "Universal hashing and k-wise
independent random variables via integer arithmetic without primes", STACS 1996). Each of the two
errs with a chance of 2^-64.
"""

from __future__ import annotations

import hashlib
import os
import struct
from functools import lru_cache
from typing import Any

import numpy as np

from ..bits import WORD, Bits
from ..errors import InvalidState

FIRST = 0x9E3779B97F4A7C15
MULTIPLIER = 0xD6E8FEB86659FD93
_SEQUENCES = (tuple, list)
_WHOLE = (int, np.integer, np.bool_)


def state_hash(state: Any) -> Bits:
    """A hash that is the same in plain Python and compiled, in this process and the next.

    >>> from zermelo.games import load
    >>> game = load("tic_tac_toe")
    >>> state_hash(game.initial_state()) == state_hash(game.initial_state())
    True
    """
    word = _mixed(FIRST, state)
    word = ((word ^ (word >> 32)) * MULTIPLIER) & WORD
    return Bits(word ^ (word >> 32))


def _mixed(word: int, item: Any) -> int:
    if isinstance(item, _SEQUENCES):
        for part in item:
            word = _mixed(word, part)
        return word
    # Both halves of the long product: the lower alone lets a difference in the top bit through
    # unmixed, and a second word could undo it, whatever else is on the board.
    product = (word ^ _as_word(item)) * MULTIPLIER
    return (product >> 64) ^ (product & WORD)


def _as_word(item: Any) -> int:
    if isinstance(item, _WHOLE):
        return int(item) & WORD
    if isinstance(item, float):
        return _float_word(item)
    if isinstance(item, str):
        return int.from_bytes(hashlib.blake2b(item.encode(), digest_size=8).digest(), "little")
    try:
        return hash(item) & WORD
    except TypeError:
        kind = type(item).__name__
        raise InvalidState(
            f"states that are told apart must not hold a {kind}, which can change; make it a "
            "tuple, or search with minimax, which tells none apart"
        ) from None


def _float_word(item: float) -> int:
    return int.from_bytes(struct.pack("<d", item), "little")


# The hash with a key.

MOST_WORDS = 2048
"""Numbers in what is hashed; more of them are packed first, in plain Python."""
KEY = np.frombuffer(bytearray(os.urandom(8 * (6 + MOST_WORDS))), np.uint64)
"""Of this process: three numbers of 128 bits, lower word first, then a word for each word."""
_SECRET = os.urandom(32)
_WORDS: list[int] = KEY.tolist()
_LONG, _LEAST = (1 << 128) - 1, -(1 << 63)
_SHIFT, _LOWER, _UPPER = (_WORDS[i] | _WORDS[i + 1] << 64 for i in (0, 2, 4))
_FACTORS = _WORDS[6:]


def keyed_hash(state: Any) -> Bits:
    """A hash with a key drawn anew in each process, the same in plain Python and compiled; see
    above.

    >>> from zermelo.games import load
    >>> game = load("tic_tac_toe")
    >>> keyed_hash(game.initial_state()) == keyed_hash(game.initial_state())
    True
    """
    words: list[int] = [0, 0]
    shape: list[str] = []
    _take_apart(state, words, shape)
    words[:2] = shape_words("".join(shape))
    if len(words) > MOST_WORDS:
        packed = b"".join(word.to_bytes(8, "little") for word in words)
        words = [_secret_word(packed[::-1]), _secret_word(packed)]
    if len(words) % 2:
        words.append(0)
    total = 0
    for i in range(0, len(words), 2):
        total += (words[i] + _FACTORS[i] & WORD) * (words[i + 1] + _FACTORS[i + 1] & WORD)
    total &= _LONG
    folded = _SHIFT + _LOWER * (total & WORD) + _UPPER * (total >> 64)
    return Bits((folded & _LONG) >> 64)


def _take_apart(item: Any, words: list[int], shape: list[str]) -> None:
    """An item as words, and their kinds and parentheses, so that no two items are the same, but for
    a negative number and that number plus 2^64."""
    if isinstance(item, _SEQUENCES):
        shape.append("(")
        for part in item:
            _take_apart(part, words, shape)
        shape.append(")")
    elif isinstance(item, _WHOLE):
        item = int(item)
        if _LEAST <= item <= WORD:
            words.append(item & WORD)
            shape.append("n")
        else:  # a number that no compiled game has
            count = item.bit_length() // 64 + 1
            words += struct.unpack(f"<{count}Q", item.to_bytes(8 * count, "little", signed=True))
            shape.append(f"N{count}")
    elif isinstance(item, float):
        words.append(_float_word(item))
        shape.append("f")
    elif isinstance(item, str):
        words.append(_secret_word(item.encode()))
        shape.append("s")
    else:
        words.append(_token(item))
        shape.append("o")


def _secret_word(content: bytes) -> int:
    return int.from_bytes(hashlib.blake2b(content, digest_size=8, key=_SECRET).digest(), "little")


_tokens: dict[Any, int] = {}
_MOST_TOKENS = 1 << 20


def _token(item: Any) -> int:
    """A random word for an object, the same for all that are equal to it. Beyond a million objects
    they are forgotten: then an object that comes again has another word and is not recognised."""
    if len(_tokens) >= _MOST_TOKENS:
        _tokens.clear()
    return _tokens.setdefault(item, int.from_bytes(os.urandom(8), "little"))


@lru_cache(1 << 14)
def shape_words(shape: str) -> tuple[int, int]:
    """Two words that stand for how an item is put together."""
    digest = hashlib.blake2b(shape.encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:], "little")


def what_counts(known: Any, state: Any) -> Any:
    """What of a state is hashed with a key, by what the game's `key` says: a tuple is all that
    counts; a number is a hash of the game's own, of which nothing is known.

    >>> what_counts((1, 2), "state"), what_counts(12, "state")
    ((1, 2), 'state')
    """
    return known if isinstance(known, tuple) else state

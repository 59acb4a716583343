"""A list of small numbers packed into words: what was said and seen, in order."""

from __future__ import annotations

from ..bits import Bits
from ..tuples import replaced
from ._grid import Words


def blank(items: int, width: int) -> Words:
    """Room for `items` items of `width` bits."""
    per_word = 64 // width
    return (Bits(0),) * max(-(-items // per_word), 1)


def noted(words: Words, index: int, item: int, width: int) -> Words:
    """The list with an item at a place that was blank."""
    per_word = 64 // width
    place = index // per_word
    for i in range(len(words)):
        if i == place:
            words = replaced(words, i, words[i] | Bits(item) << index % per_word * width)
    return words


def item_at(words: Words, index: int, width: int) -> int:
    per_word = 64 // width
    return int(words[index // per_word] >> index % per_word * width & ((1 << width) - 1))

"""A rack of tiles as one number: five bits a tile, in rising order from the lowest bits.

A tile is a letter from 1 to 26 or a blank, 27; 31 is a tile that the viewer may not see.
"""

from __future__ import annotations

from typing import Any

from .lexicon import ALPHABET

BITS, TILE, BLANK, UNSEEN = 5, 31, 27, 31
SYMBOLS = f" {ALPHABET}?"


def tile(rack: int, i: int) -> int:
    return rack >> BITS * i & TILE


def size(rack: int) -> int:
    count = 0
    while rack:
        rack >>= BITS
        count += 1
    return count


def added(rack: int, new: int) -> int:
    """The rack with a tile more, in its place."""
    shift = 0
    while rack >> shift and (rack >> shift & TILE) < new:
        shift += BITS
    low = rack & ((1 << shift) - 1)
    return rack >> shift << (shift + BITS) | new << shift | low


def removed(rack: int, old: int) -> int:
    """The rack without one such tile."""
    shift = 0
    while (rack >> shift & TILE) != old:
        shift += BITS
    low = rack & ((1 << shift) - 1)
    return rack >> (shift + BITS) << shift | low


def hidden(count: int) -> int:
    return (1 << BITS * count) - 1


def is_first_choice(rack: int, chosen: int) -> bool:
    """Whether a choice of tiles, a bit for each, takes the lowest of equal ones."""
    for i in range(size(rack) - 1):
        alike = tile(rack, i) == tile(rack, i + 1)
        if alike and not chosen >> i & 1 and chosen >> (i + 1) & 1:
            return False
    return not chosen >> size(rack)


def worth(rack: int, values: Any) -> int:
    total = 0
    while rack:
        total += values[rack & TILE]
        rack >>= BITS
    return total


# Never compiled.


def symbol(one: int) -> str:
    return "#" if one == UNSEEN else SYMBOLS[one]


def text(rack: int) -> str:
    return "".join(symbol(tile(rack, i)) for i in range(size(rack))) or "-"

"""64-bit boards that behave the same in plain Python and compiled.

Python's integers are endless and signed, the machine's are neither. A `Bits`
is an unsigned 64-bit word in both: shifts drop what leaves the word, `~x` is
its complement, sums wrap around.

    class State(NamedTuple):
        black: Bits
        white: Bits

    empty = ~(state.black | state.white)
    for square in each(empty & CORNERS): ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

__all__ = [
    "WORD",
    "Bits",
    "bit",
    "each",
    "enclosed",
    "highest",
    "lowest",
    "past_runs",
    "popcount",
    "without_lowest",
]

WORD = (1 << 64) - 1
"""All 64 bits of a word."""


def _wrapped(operator: Callable[[int, int], int]) -> Callable[[Bits, int], Bits]:
    """An operator of whole numbers that drops bits beyond the word.

    Plain games spend most of their time here: one call of int's own, one new word.
    """
    new = int.__new__

    def wrapped(self: Bits, other: int) -> Bits:
        try:
            return new(Bits, operator(self, other) & WORD)
        except TypeError:  # a number of numpy's
            return new(Bits, operator(self, int(other)) & WORD)

    return wrapped


class Bits(int):
    """An unsigned 64-bit word.

    >>> (Bits(6) & Bits(3)) == Bits(2)
    True
    """

    __slots__ = ()

    def __new__(cls, value: int = 0) -> Bits:
        return int.__new__(cls, int(value) & WORD)

    __and__ = _wrapped(int.__and__)
    __or__ = _wrapped(int.__or__)
    __xor__ = _wrapped(int.__xor__)
    __add__ = _wrapped(int.__add__)
    __sub__ = _wrapped(int.__sub__)
    __mul__ = _wrapped(int.__mul__)
    __lshift__ = _wrapped(int.__lshift__)
    __rshift__ = _wrapped(int.__rshift__)

    def __mod__(self, other: int) -> Bits:
        return Bits(int(self) % (int(other) & WORD))

    def __floordiv__(self, other: int) -> Bits:
        return Bits(int(self) // (int(other) & WORD))

    def __invert__(self) -> Bits:
        return Bits(~int(self))

    def __neg__(self) -> Bits:
        return Bits(-int(self))

    __rand__ = __and__
    __ror__ = __or__
    __rxor__ = __xor__
    __radd__ = __add__
    __rmul__ = __mul__

    def __rsub__(self, other: int) -> Bits:
        return Bits(int(other) - int(self))

    def __repr__(self) -> str:
        return f"Bits({int(self):#x})"

    __str__ = __repr__


def bit(place: int) -> Bits:
    """The word with one bit set.

    >>> bit(3)
    Bits(0x8)
    """
    return Bits(1 << (place & 63))


def popcount(word: int) -> int:
    """How many bits are set.

    >>> popcount(Bits(0b10100))
    2
    """
    return (int(word) & WORD).bit_count()


def lowest(word: int) -> int:
    """The place of the lowest set bit; 64 where there is none.

    >>> lowest(Bits(0b10100)), lowest(Bits(0))
    (2, 64)
    """
    value = int(word) & WORD
    return (value & -value).bit_length() - 1 if value else 64


def highest(word: int) -> int:
    """The place of the highest set bit; -1 where there is none.

    >>> highest(Bits(0b10100)), highest(Bits(0))
    (4, -1)
    """
    return (int(word) & WORD).bit_length() - 1


def without_lowest(word: Bits) -> Bits:
    """The word with its lowest set bit cleared.

    >>> without_lowest(Bits(0b10100)) == Bits(0b10000)
    True
    """
    return word & (word - 1)


def enclosed(word: Bits, ends: Bits, rays: Any, at: int) -> Bits:
    """The bits of a word on rays from a place, without a gap, up to a place of `ends`.

    From `at` on, `rays` has the places in eight directions: in the first four they rise, in the
    others they fall. In Othello these are the discs that a new one turns.

    >>> import numpy as np
    >>> up = [0b11110, 0, 0, 0, 0, 0, 0, 0]  # from place 0 of a row of five
    >>> enclosed(Bits(0b00110), Bits(0b01000), np.array(up, np.uint64), 0) == Bits(0b00110)
    True
    """
    found, others = Bits(0), ~word
    for i in range(at, at + 4):
        ray = Bits(rays[i])
        end = ray & others
        end &= -end
        if end & ends:
            found |= ray & (end - 1)
    for i in range(at + 4, at + 8):
        ray = Bits(rays[i])
        end = bit(highest(ray & others)) & ends
        found |= ray & -(end << 1)
    return found


def past_runs(word: Bits, starts: Bits, steps: Any, inner: Any) -> Bits:
    """The places next to the far end of runs of a word that begin beside one of `starts`.

    Runs go along each of four steps, up and down, and have up to six places; of `inner`, by steps,
    are the places where a run may go on. In Othello this is where a disc turns others.

    >>> import numpy as np
    >>> steps, inner = np.array([1, 7, 8, 9], np.uint64), np.array([0x7E] * 4, np.uint64)
    >>> past_runs(Bits(0b00110), Bits(0b00001), steps, inner) == Bits(0b01000)
    True
    """
    found = Bits(0)
    for i in range(4):
        step, inside = int(steps[i]), word & Bits(inner[i])
        pairs = inside & (inside << step)
        up = inside & (starts << step)
        up |= inside & (up << step)
        up |= pairs & (up << (2 * step))
        up |= pairs & (up << (2 * step))
        pairs >>= step
        down = inside & (starts >> step)
        down |= inside & (down >> step)
        down |= pairs & (down >> (2 * step))
        down |= pairs & (down >> (2 * step))
        found |= (up << step) | (down >> step)
    return found & ~word


def each(word: Bits) -> Iterator[int]:
    """The places of the set bits, from the lowest.

    >>> list(each(Bits(0b1010)))
    [1, 3]
    """
    while word:
        yield lowest(word)
        word = without_lowest(word)

"""Random numbers inside kernels: the same stream in plain Python and compiled.

SplitMix64 on a word that lives in the kernel's record as the field `random`.
"""

from __future__ import annotations

from typing import Any

from ..bits import Bits

_STEP = Bits(0x9E3779B97F4A7C15)
_MIX = Bits(0xBF58476D1CE4E5B9)
_MIX_AGAIN = Bits(0x94D049BB133111EB)


def seeded(seed: int) -> Bits:
    """The first word of a stream. Neighbouring seeds give unrelated streams.

    >>> from types import SimpleNamespace
    >>> record = SimpleNamespace(random=int(seeded(1)))  # a kernel has a record for it
    >>> random_below(record, 6), round(random_unit(record), 3)
    (0, 0.461)
    """
    word = Bits(seed) * _MIX_AGAIN + _STEP
    word = (word ^ (word >> 31)) * _MIX
    return word ^ (word >> 29)


def random_bits(record: Any) -> Bits:
    """64 random bits; moves the stream on.

    >>> from types import SimpleNamespace
    >>> record = SimpleNamespace(random=int(seeded(1)))  # a kernel has a record for it
    >>> random_bits(record) != random_bits(record)
    True
    """
    word = Bits(record.random) + _STEP
    record.random = int(word)
    word = (word ^ (word >> 30)) * _MIX
    word = (word ^ (word >> 27)) * _MIX_AGAIN
    return word ^ (word >> 31)


def random_below(record: Any, limit: int) -> int:
    """A random whole number from 0 up to, not including, a limit below 2^32.

    >>> from types import SimpleNamespace
    >>> record = SimpleNamespace(random=int(seeded(1)))  # a kernel has a record for it
    >>> all(0 <= random_below(record, 6) < 6 for _ in range(100))
    True
    """
    return int(((random_bits(record) >> 32) * limit) >> 32)


def random_unit(record: Any) -> float:
    """A random number from 0 up to, but not including, 1.

    >>> from types import SimpleNamespace
    >>> record = SimpleNamespace(random=int(seeded(1)))  # a kernel has a record for it
    >>> 0 <= random_unit(record) < 1
    True
    """
    return int(random_bits(record) >> 11) * (1.0 / 9007199254740992.0)

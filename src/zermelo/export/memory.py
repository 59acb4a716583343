"""The block of memory that a caller gives to an exported search, and what lies in it.

A search begins with records that Python has filled in. Most of what they hold is zero or the same
number many times over: an image lists the runs of words that are not zero, and `unpack` writes
them out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from ..kernel import view

WORD = np.dtype(np.int64)
RUN = np.dtype([("first", np.uint32), ("count", np.uint32), ("value", np.int64)])
IMAGE = np.dtype([("runs", np.int64), ("words", np.int64)])
LINE = 64
"""Bytes: everything begins where a cache line does."""

TOO_SMALL, NOT_PREPARED, IS_OVER, IS_CHANCE, GAVE_UP = -101, -102, -103, -104, -105

ANSWER = np.dtype(
    [
        ("action", np.int64),
        ("value", np.float64),
        ("depth", np.int64),
        ("nodes", np.int64),
        ("proven", np.int64),
    ]
)
"""What a search says."""


def image_of(record: Any, addresses: Iterable[str]) -> bytes:
    """A record without its addresses, which are others in the caller's block.

    >>> from zermelo.kernel import new_record
    >>> record = new_record(np.dtype([("one", np.int64), ("two", np.int64, (9,))]), two=7)
    >>> len(image_of(record, ["one"]))
    32
    """
    copy = np.array(record)
    for name in addresses:
        copy[name] = 0
    words = np.frombuffer(copy.tobytes(), WORD)
    starts = np.flatnonzero(np.diff(words, prepend=~words[:1]))
    counts = np.diff(np.append(starts, len(words)))
    runs = np.array(list(zip(starts, counts, words[starts], strict=True)), RUN)
    runs = runs[runs["value"] != 0]
    head = np.array((len(runs), len(words)), IMAGE)
    return bytes(head.tobytes() + runs.tobytes())


def unpack(image, place):
    """Write what an image stands for at an address."""
    head = view(image, 1, IMAGE)[0]
    words = view(place, head.words, WORD)
    for index in range(len(words)):
        words[index] = 0
    runs = view(image + IMAGE_SIZE, head.runs, RUN)
    for index in range(len(runs)):
        run = runs[index]
        first = int(run.first) + 0
        for offset in range(int(run.count) + 0):
            words[first + offset] = run.value


IMAGE_SIZE = IMAGE.itemsize


def clear(place, size):
    """Zeros in so many bytes, a multiple of eight."""
    words = view(place, size // 8, WORD)
    for index in range(len(words)):
        words[index] = 0


def aligned(place):
    """The next address, or this one, where a cache line begins."""
    return (place + (LINE - 1)) & ~(LINE - 1)


def room(*sizes: int) -> list[int]:
    """Where parts of these sizes begin that lie one after the other, and where the last one ends.

    >>> room(10, 100)
    [0, 64, 192]
    """
    places = [0]
    for size in sizes:
        places.append(places[-1] + -(-size // LINE) * LINE)
    return places

"""The numbers of states: 0, 1, 2, ... as they are found, and each found again by its hashes.

All that explores the states of a game, or what players know in it, stands on this. What is found
is identified by `state_hash` and `keyed_hash` together. The first decides where it is looked for,
so that every run takes the same course; that two are taken for one only the second could bring
about, with the chance that stands there for each pair of different states whose first hashes are
equal.

    index = StateIndex(record)                # the record has INDEX_FIELDS
    index.grow(1000)
    # in kernels
    fill_slots(record)                        # first thing in each call: it may have grown
    if has_room(record, game.max_actions): ...
    number = number_of(record, state_hash(state), keyed_hash(state))
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..bits import Bits
from .hashing import keyed_hash, state_hash
from .memory import view

HASHES, SLOT = np.dtype([("key", np.uint64), ("check", np.uint64)]), np.dtype(np.int32)

INDEX_FIELDS = [
    ("count", np.int64),  # how many there are
    ("room", np.int64),  # states that fit
    ("collisions", np.int64),  # how often two of them had the same fixed hash
    ("hashes", np.int64),  # address
    ("slots", np.int64),  # address: numbers, from 1 on
    ("slot_count", np.int64),  # a power of two
    ("filled", np.int64),  # how many are in the slots
]
"""What a kernel's record needs."""


def number_of(record: Any, key: Any, check: Any) -> int:
    """The number of what has these hashes; what is new gets the next one, and the count rises.

    There must be room.
    """
    hashes = view(record.hashes, record.room, HASHES)
    slots = view(record.slots, record.slot_count, SLOT)
    slot = int(key & (record.slot_count - 1))
    while slots[slot] != 0:
        number = int(slots[slot]) - 1
        if Bits(hashes[number].key) == key:
            if Bits(hashes[number].check) == check:
                return number
            record.collisions += 1
        slot = (slot + 1) & (record.slot_count - 1)
    number = int(record.count)
    slots[slot] = number + 1
    hashes[number].key, hashes[number].check = int(key), int(check)
    record.count = record.filled = number + 1
    return number


def has_room(record: Any, more: int) -> bool:
    """Whether `more` states fit."""
    return bool(record.count + more <= record.room)


def fill_slots(record: Any) -> None:
    """Put into the slots what is not there, since there are new ones."""
    hashes = view(record.hashes, record.room, HASHES)
    slots = view(record.slots, record.slot_count, SLOT)
    while record.filled < record.count:
        slot = int(Bits(hashes[record.filled].key) & (record.slot_count - 1))
        while slots[slot] != 0:
            slot = (slot + 1) & (record.slot_count - 1)
        record.filled += 1
        slots[slot] = record.filled


class StateIndex:
    """The memory that a record's index lies in.

    >>> from zermelo.kernel import INDEX_FIELDS, fill_slots, has_room, new_record, number_of
    >>> record = new_record(np.dtype(INDEX_FIELDS))
    >>> index = StateIndex(record)
    >>> index.grow(10)
    >>> fill_slots(record)
    >>> has_room(record, 10)
    True
    >>> [number_of(record, state_hash(state), keyed_hash(state)) for state in (3, 5, 3)]
    [0, 1, 0]
    """

    def __init__(self, record: Any) -> None:
        self.record = record
        self._hashes = np.zeros(0, HASHES)
        self._slots = np.zeros(0, SLOT)

    def grow(self, room: int) -> None:
        """Have room for this many."""
        record = self.record
        hashes = np.zeros(room, HASHES)
        hashes[: int(record.count)] = self.hashes
        self._hashes = hashes
        record.room, record.hashes = room, hashes.ctypes.data
        record.slot_count = 1 << (2 * room - 1).bit_length()
        self._slots = np.zeros(int(record.slot_count), SLOT)
        record.slots, record.filled = self._slots.ctypes.data, 0

    @staticmethod
    def bytes_for(room: int) -> int:
        """Bytes taken by an index with this room."""
        return room * HASHES.itemsize + (1 << (2 * room - 1).bit_length()) * SLOT.itemsize

    @property
    def hashes(self) -> Any:
        """Of all there are, by number: `key` and `check`."""
        return self._hashes[: int(self.record.count)]

    @property
    def bytes(self) -> int:
        return int(self._hashes.nbytes + self._slots.nbytes)

    def number(self, state: Any) -> int | None:
        """The number of a state that was found; None: it was not."""
        key, check = int(state_hash(state)), int(keyed_hash(state))
        slot = key & (len(self._slots) - 1)
        while number := int(self._slots[slot]):
            if tuple(map(int, self._hashes[number - 1])) == (key, check):
                return number - 1
            slot = (slot + 1) & (len(self._slots) - 1)
        return None

"""The transposition table: positions met before, by two hashes, in memory of a fixed size.

The fixed hash of a position, its key, says where it stands, so that a search takes the same course
in every run. That an entry is about this very position is said by its keyed hash, its check, alone:
for another position it is the same with a chance of at most 2^-63, and four entries are looked at
(see `kernel.hashing`).

An entry is two words. The first is the check mixed with the second, so that an
entry torn by two threads writing at once is not recognised (Hyatt and Mann,
2002): threads share a table without locks. Four entries share a cache line,
and a new one takes the place of the shallowest or oldest of its four. The
action is kept as 16 bits, only ever compared with legal actions.

A value is kept in single precision if that holds it. Others have a number, and the table a list of
them: what comes out of it is what went in. Each search adds to a part of the list that is its own,
so that no two threads write to one place. Where that part is full, a proven value is kept as a
bound, rounded to the side on which it stays true.
"""

from __future__ import annotations

import math
import os
import weakref
from typing import Any

import numpy as np

from ...arguments import checked
from ...bits import Bits
from ...display import Shown
from ...errors import BadParameter
from ...kernel import fence, prefetch, state_hash, view
from ...settings import NOT_NEGATIVE, check_within

AT_LEAST, AT_MOST, EXACTLY = 1, 2, 3
SOLVED = 255
"""The depth of an entry whose value rests on no estimate."""
BUCKET = 4

ENTRY = np.dtype(
    {
        "names": ["check", "word", "value", "bits", "action", "depth", "bound"],
        "formats": ["u8", "u8", "f4", "u4", "u2", "u1", "u1"],
        "offsets": [0, 8, 8, 8, 12, 14, 15],
        "itemsize": 16,
    }
)
ENTRY_SIZE = ENTRY.itemsize
# What a kernel's record needs: the table's address and size, and that of a spare entry.
TABLE_FIELDS = [
    ("table", np.int64),
    ("buckets", np.int64),
    ("age", np.int64),
    ("spare", np.int64),
    ("wide", np.int64),  # address of the values that single precision can't hold
    ("own", np.int64),  # where the part of them begins that this record fills; -1: it has none
]
LARGEST = float(np.finfo(np.float32).max)
WIDE = np.dtype(np.float64)
PARTS, PART = 64, 1 << 12
TRIES = 8  # places for a value in its part
NUMBERED = (
    0x7FC00000  # no number, as floating point has it: the number of a value in its lower bits
)


def short(action):
    """16 bits of an action, which distinguish it from the others in its list."""
    return (action ^ (action >> 16)) & 0x7FFF


def table_entry(context):
    """The entry that `table_probe` found, unpacked."""
    return view(context.spare, 1, ENTRY)[0]


def table_value(context):
    """The value of the entry that `table_probe` found."""
    entry = table_entry(context)
    value = float(entry.value)
    if value != value:
        return view(context.wide, PARTS * PART, WIDE)[int(entry.bits) & (PARTS * PART - 1)]
    return value


def table_expect(context, key):
    """Prefetch the cache line of a position that will be looked up soon."""
    if context.buckets != 0:
        prefetch(context.table + int(key & (context.buckets - 1)) * (BUCKET * ENTRY_SIZE))


def table_probe(context, key, check):
    """Whether the position is in the table; if so, `table_entry` is its entry."""
    if context.buckets == 0:
        return False
    first = int(key & (context.buckets - 1)) * BUCKET
    entries = view(context.table, context.buckets * BUCKET, ENTRY)
    for index in range(first, first + BUCKET):
        data = Bits(entries[index].word)
        if Bits(entries[index].check) ^ data == check and data != 0:
            table_entry(context).word = int(data)
            return True
    return False


def table_store(context, key, check, value, depth, bound, action):
    """Remember a value. `depth` is SOLVED for one that rests on no estimate."""
    if context.buckets == 0:
        return
    spare = table_entry(context)
    spare.value = value if abs(value) <= LARGEST else math.copysign(math.inf, value)
    if float(spare.value) != value and (depth == SOLVED or abs(value) > LARGEST):
        bound = _store_wide(context, spare, value, bound)
    spare.action = action
    spare.depth = depth
    spare.bound = bound | context.age << 2
    data = Bits(spare.word)
    entries = view(context.table, context.buckets * BUCKET, ENTRY)
    slot = _slot(context, entries, key, check)
    entries[slot].check = int(check ^ data)
    entries[slot].word = int(data)


def _store_wide(context, spare, value, bound):
    """Replace the value as rounded to single precision; returns its kind of bound."""
    place = _wide_place(context, value)
    if place >= 0:
        spare.bits = NUMBERED | place
        return bound
    above = float(spare.value) > value
    if above != (bound == AT_MOST):  # it was rounded to the wrong side
        further = 1 if above == (value < 0) else -1
        spare.bits = int(spare.bits) + further
    return AT_MOST if bound == AT_MOST else AT_LEAST


def _wide_place(context, value):
    """The place of a value in the list, where it is put if need be; -1 if there is no room."""
    if context.own < 0:
        return -1
    wide = view(context.wide, PARTS * PART, WIDE)
    first = int(state_hash((value,)) & (PART - 1))
    for step in range(TRIES):
        place = context.own + ((first + step) & (PART - 1))
        if wide[place] == value:
            return place
        if wide[place] == 0.0:
            wide[place] = value
            fence()
            return place
    return -1


def _slot(context, entries, key, check):
    """The place of this very position, or of the least valuable of its bucket."""
    first = int(key & (context.buckets - 1)) * BUCKET
    slot, least = first, 1 << 30
    for index in range(first, first + BUCKET):
        data = Bits(entries[index].word)
        if data == 0 or Bits(entries[index].check) ^ data == check:
            return index
        depth = int(data >> 48) & 255
        old = (context.age - (int(data >> 58) & 63)) & 63
        worth = depth - 8 * old
        if worth < least:
            slot, least = index, worth
    return slot


class TranspositionTable(Shown):
    """Memory for positions, shared by searches one after another or side by side.

    >>> from zermelo.games import load
    >>> from zermelo.search import alpha_beta
    >>> table = TranspositionTable(memory=1)
    >>> alpha_beta(load("nim:piles=1-2"), table=table).value
    1.0
    """

    @checked
    def __init__(self, memory: float = 64) -> None:
        """`memory` is in megabytes, rounded down to a power of two."""
        entries = int(check_memory("table", memory) * (1 << 20)) // ENTRY.itemsize
        self.buckets = 1 << ((entries // BUCKET).bit_length() - 1) if entries >= BUCKET else 0
        # One bucket more than needed, to begin on a cache line.
        self._memory = np.zeros((self.buckets + 1) * BUCKET * ENTRY.itemsize, np.uint8)
        self._address = -(-self._memory.ctypes.data // 64) * 64
        self._wide = np.zeros(PARTS * PART if self.buckets else 0)  # costs nothing until it is used
        self._unused = list(range(0, len(self._wide), PART))
        self.age = 0

    @property
    def memory(self) -> float:
        """In megabytes."""
        return self.buckets * BUCKET * ENTRY.itemsize / (1 << 20)

    def _facts(self) -> dict[str, Any]:
        return {"megabytes": self.memory, "entries": f"{self.buckets * BUCKET:,}"}

    def attach(self, context: Any) -> None:
        """Let a kernel's record use this table, which must outlive the record."""
        spare = np.zeros(1, ENTRY)
        own = self._unused.pop() if self._unused else -1
        weakref.finalize(context.base, self._detach, own, spare).atexit = False
        context.spare = spare.ctypes.data
        context.table = self._address
        context.buckets = self.buckets
        context.age = self.age
        context.wide, context.own = self._wide.ctypes.data, own

    def _detach(self, own: int, _spare: Any) -> None:
        if own >= 0:
            self._unused.append(own)

    def grow_old(self) -> None:
        """Begin a new search: entries of earlier ones may be replaced first."""
        self.age = (self.age + 1) & 63

    def clear(self) -> None:
        self._memory[:] = 0
        self._wide[:] = 0


def check_memory(what: str, megabytes: float) -> float:
    """These megabytes; refused if a table or tree of that size does not fit into memory."""
    check_within(NOT_NEGATIVE, memory=megabytes)
    available = available_megabytes()
    if megabytes > available:
        raise BadParameter(
            f"a {what} of {megabytes:g} MB does not fit: {available:g} MB of memory are free"
        )
    return megabytes


def available_megabytes() -> float:
    """Free memory of this machine, as far as it can be known."""
    try:
        with open("/proc/meminfo") as file:
            for line in file:
                if line.startswith("MemAvailable:"):
                    return int(line.split()[1]) / 1024
    except OSError:
        pass
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / (1 << 20)
    return float(1 << 20)

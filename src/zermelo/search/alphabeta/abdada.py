"""Threads that share the work of one search: one that comes second to a position goes elsewhere.

All search the same tree to the same depth, over one table. Each publishes its position at every
ply. An action that leads to where another thread is at work is put off: by then the table has the
answer, or there is work left to help with (ABDADA; Weill, 1996, simplified as by Kerrigan). A
thread that has searched a position calls away those still somewhere below it. All this can only
cost time, not change a value: a thread called away probes the table, like any other, and searches
on where it has no answer.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bits import Bits
from ...kernel import peek, view
from ..limits import MOST_PLIES, RUNNING

SHARING_FIELDS = [
    ("threads", np.int64),
    ("number", np.int64),  # of this thread
    ("positions", np.int64),  # address: for each thread a call, then the key at each ply
    ("leave", np.int64),  # called away: the ply of the position that is done; 0: stay
]
ROW = MOST_PLIES + 6  # whole cache lines
WORD = np.dtype(np.uint64)


def take(context, ply, key):
    """Publish the key of the position that this thread searches at a ply; 0: none."""
    positions = view(context.positions, context.threads * ROW, WORD)
    positions[context.number * ROW + ply] = key


def is_at(context, number, ply, key):
    return Bits(peek(context.positions + 8 * (number * ROW + ply))) == Bits(key)


def is_taken(context, ply, key):
    """Whether another thread searches a position now."""
    for number in range(context.threads):
        if number != context.number and is_at(context, number, ply, key):
            return True
    return False


def call_away(context, ply, key):
    """Tell other threads to leave a position whose value is in the table now."""
    positions = view(context.positions, context.threads * ROW, WORD)
    for number in range(context.threads):
        if number != context.number and is_at(context, number, ply, key):
            positions[number * ROW] = int(key)


def called_away(context, ply):
    """The ply of the position, here or above, that another thread has finished; 0: none."""
    first = context.number * ROW
    key = Bits(peek(context.positions + 8 * first))
    if key == 0:
        return 0
    positions = view(context.positions, context.threads * ROW, WORD)
    positions[first] = 0
    for above in range(1, ply + 1):
        if Bits(positions[first + above]) == key:
            return above
    return 0


def release(context, ply, key):
    """Leave a finished position: call other threads away from it, and note a call from above."""
    take(context, ply, 0)
    if context.stop == RUNNING and context.leave == 0:
        call_away(context, ply, Bits(key))
        context.leave = called_away(context, ply - 1)


class Crew:
    """The memory in which threads publish the positions that they search."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        # One row more than needed, to begin on a cache line.
        self._memory = np.zeros((threads + 1) * ROW, WORD)
        self._address = -(-self._memory.ctypes.data // 64) * 64

    def attach(self, context: Any, number: int, share_depth: int) -> None:
        """Let the record of a thread use this memory, which must outlive it."""
        context.threads, context.number = self.threads, number
        context.positions = self._address
        context.share_depth = share_depth
        context.key_depth = min(int(context.key_depth), share_depth - 1)

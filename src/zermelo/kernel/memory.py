"""Records and tables that kernels reach by pointer, and Python's own garbage.

What a recursive kernel carries besides the position is one record. A table of
a size chosen at run time sits behind an address in that record, and `view`
makes an array of it where it is used, at no cost: an array as an argument
would travel as seven words on every call.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from .. import clock
from ..game import Game


def new_record(dtype: np.dtype[Any], **values: Any) -> Any:
    """A record of zeros but for these values; its fields are attributes, in plain Python and
    compiled. Of an array it keeps the address: its owner must keep it alive.

    >>> record = new_record(np.dtype([("nodes", np.int64), ("best", np.float64)]), best=0.5)
    >>> record.nodes += 1
    >>> int(record.nodes), float(record.best)
    (1, 0.5)
    """
    record = np.zeros(1, dtype).view(np.recarray)[0]
    for name, value in values.items():
        record[name] = value.ctypes.data if isinstance(value, np.ndarray) else value
    return record


def view(address: int, count: int, dtype: np.dtype[Any]) -> Any:
    """The array of `count` items at this address. Its owner must keep it alive.

    >>> numbers = np.array([7, 8, 9])
    >>> view(numbers.ctypes.data, 3, np.int64).tolist()
    [7, 8, 9]
    """
    dtype = np.dtype(dtype)  # np.int64 itself will do
    size = int(count) * dtype.itemsize
    memory = (ctypes.c_char * size).from_address(int(address))
    return np.frombuffer(memoryview(memory), dtype).view(np.recarray if dtype.names else np.ndarray)


def borrowed(arrays: Any) -> Any:
    """The same array or tuple of arrays, without counting one more user.

    Compiled code counts the users of an array, atomically, wherever it is handed on; in a loop
    that hands many on this was a quarter of the time. The caller of a kernel keeps them alive.

    >>> arrays = np.zeros(3), np.ones(2)
    >>> borrowed(arrays) is arrays
    True
    """
    return arrays


def peek(address: int) -> int:
    """The integer at this address as it is now, though another thread may just have set it.

    A plain read in a loop may be done once, before the loop: the compiler does not know of
    other threads.

    >>> numbers = np.array([7, 8])
    >>> peek(numbers.ctypes.data)
    7
    """
    return ctypes.c_int64.from_address(int(address)).value


def fence() -> None:
    """Writes before it are seen by other threads before writes after it, and reads after it are no
    older than those before.

    >>> fence()
    """


def give_way() -> None:
    """Let another thread run on this core: for loops that wait for one.

    >>> give_way()
    """
    clock.sleep(0)


def prefetch(address: int) -> None:
    """Have the memory at this address on its way before it is read; changes nothing.

    >>> prefetch(np.zeros(1).ctypes.data)
    """


# Many states at once: see `states`.


def save_state(game: Game, states: Any, index: int, state: Any) -> None:
    """Keep a state under a number. In kernels only.

    >>> from zermelo.games import load
    >>> states = [None] * 2
    >>> save_state(load("nim"), states, 1, "a state")
    >>> load_state(load("nim"), states, 1)
    'a state'
    """
    states[index] = state


def load_state(game: Game, states: Any, index: int) -> Any:
    """The state kept under a number. In kernels only.

    >>> from zermelo.games import load
    >>> load_state(load("nim"), ["a state"], 0)
    'a state'
    """
    return states[index]


@contextmanager
def not_collected() -> Iterator[None]:
    """Inside, garbage is not collected: importing and compiling make hundreds of thousands of
    objects that stay, and scanning them repeatedly takes a tenth of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()

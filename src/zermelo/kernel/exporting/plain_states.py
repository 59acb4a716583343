"""States as plain structs: eight bytes for each number, in the order in which a state holds them.

A whole number or a truth is an int64, a word of bits a uint64, a float a double. So a state looks
the same in every language and on every processor, whatever form machine code keeps it in.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...bits import Bits
from ...game import Game

WORD_BYTES = 8


@dataclass(frozen=True)
class StructField:
    """A member of the struct: a number, or a row of them."""

    name: str
    kind: type
    """`int`, `bool`, `float` or `Bits`."""
    count: int | None
    """How many; None: one that is no row."""

    @property
    def words(self) -> int:
        return 1 if self.count is None else self.count


def fields_of(game: Game) -> tuple[StructField, ...]:
    """The members of the struct for a state of the game, in order.

    >>> from zermelo.games import load
    >>> [field.name for field in fields_of(load("tic_tac_toe"))]
    ['mine', 'theirs']
    """
    return tuple(_fields(game.initial_state(), ""))


def _fields(value: Any, name: str) -> Iterator[StructField]:
    if not isinstance(value, tuple):
        yield StructField(name or "number", _kind(value), None)
        return
    kinds = {_kind(one) for one in value if not isinstance(one, tuple)}
    named = getattr(value, "_fields", None)
    if named is None and len(kinds) == 1 and not any(isinstance(one, tuple) for one in value):
        yield StructField(name or "numbers", kinds.pop(), len(value))
        return
    for part, one in zip(named or range(len(value)), value, strict=True):
        begin = part if named else f"part{part}"
        yield from _fields(one, f"{name}_{begin}" if name else begin)


def _kind(value: Any) -> type:
    return next(kind for kind in (bool, Bits, float, int, object) if isinstance(value, kind))


def words_of(game: Game) -> int:
    """How many numbers a state has.

    >>> from zermelo.games import load
    >>> words_of(load("tic_tac_toe"))
    2
    """
    return sum(field.words for field in fields_of(game))


def read_state(game: Game, address: int) -> Any:
    """The state in the struct at this address.

    >>> import numpy as np
    >>> from zermelo.games import load
    >>> game, words = load("tic_tac_toe"), np.array([1, 2])
    >>> read_state(game, words.ctypes.data)
    State(mine=1, theirs=2)
    """
    return _read(game.initial_state(), int(address))[0]


def _read(like: Any, address: int) -> tuple[Any, int]:
    if isinstance(like, tuple):
        items = []
        for part in like:
            item, address = _read(part, address)
            items.append(item)
        made = type(like)(*items) if hasattr(like, "_fields") else tuple(items)
        return made, address
    return type(like)(_word(like).from_address(address).value), address + WORD_BYTES


def _word(like: Any) -> Any:
    if isinstance(like, float):
        return ctypes.c_double
    return ctypes.c_uint64 if isinstance(like, Bits) else ctypes.c_int64


def write_state(game: Game, address: int, state: Any) -> None:
    """Fill in the struct at this address.

    >>> import numpy as np
    >>> from zermelo.games import load
    >>> game, words = load("tic_tac_toe"), np.zeros(2, np.int64)
    >>> write_state(game, words.ctypes.data, game.result(game.initial_state(), 4))
    >>> words.tolist()
    [0, 16]
    """
    _write(game.initial_state(), int(address), state)


def _write(like: Any, address: int, value: Any) -> int:
    if isinstance(like, tuple):
        for part, item in zip(like, value, strict=True):
            address = _write(part, address, item)
        return address
    kind = _word(like)
    kind.from_address(address).value = float(value) if isinstance(like, float) else int(value)
    return address + WORD_BYTES

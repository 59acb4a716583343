"""Numba's type of a game: one for each set of parameters, which machine code is made for."""

from __future__ import annotations

import io
import itertools
import operator
import pickle
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from numba import types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.serialize import NumbaPickler

from ...game import Game
from .content import found_by_name
from .freshness import FreshnessWatch

known_games: dict[str, Game] = {}
"""A game of each type, by its key."""
_process = secrets.token_hex(6)
_numbers = itertools.count()


class GameType(types.Type):
    """The key is like no other, in this process or another: symbols of machine code contain it."""

    def __init__(self, game: Game, data: tuple[str, ...] = (), *held: Any) -> None:
        self.klass, self.data, self.held = type(game), data, held
        self.game_key = f"{self.klass.__qualname__}#{_process}.{next(_numbers)}"
        self.watch = FreshnessWatch()
        self.state_type: Any = None
        self.plain_state_type: Any = None
        self.row_bits: tuple[int, ...] = ()  # of the numbers in each row of a state
        super().__init__(name=f"Game[{self.game_key}]")

    def __reduce__(self) -> Any:
        """Machine code on disk names a game by its place among the arguments."""
        if self not in _arguments:
            raise pickle.PicklingError("a game's type means nothing outside of its process")
        return _argument, (_arguments.index(self),)


_arguments: list[GameType] = []


def _argument(index: int) -> GameType:
    return _arguments[index]


@contextmanager
def arguments_named(game_types: Sequence[GameType]) -> Iterator[None]:
    """While machine code is written or read: the games that it takes."""
    with global_compiler_lock:
        outer, _arguments[:] = _arguments[:], game_types
        try:
            yield
        finally:
            _arguments[:] = outer


def pickled(code: Any) -> bytes:
    """Machine code for a file."""
    with io.BytesIO() as file:
        _Pickler(file, protocol=4).dump(code)
        return file.getvalue()


class _Pickler(NumbaPickler):
    """Names the classes of the program that runs, a notebook's for one: of a copy, Numba would make
    types that are none of the next process."""

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, type) and thing.__module__ == "__main__" and found_by_name(thing):
            return _of_program, (thing.__qualname__,)
        return super().reducer_override(thing)


def _of_program(name: str) -> Any:
    return operator.attrgetter(name)(sys.modules["__main__"])

"""Rules that changed since they were compiled, in the same process.

A module's constant set again, a method replaced, an array written to: machine code does not see
that by itself. So each game keeps a `FreshnessWatch` over all that its code read (see `reads`),
consulted at two boundaries: by `runnable`, through which every public function here goes, and by
each call of a kernel that lives outside the package. Objects are compared by identity;
content is looked at only where the same object may have changed, such as an array. Compiling
anything consults it about all code in use, because helpers are shared between games.

What changed is forgotten as a whole: code that is still right comes back from the disk.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from itertools import repeat
from operator import attrgetter
from typing import Any

from ...game import Game
from .content import function_of
from .reads import ABSENT, Read, Reads, cell_value

_code_of, _defaults_of = attrgetter("__code__"), attrgetter("__defaults__")


def class_member(klass: type, name: str) -> Any:
    """What the class holds under the name, not called and not bound."""
    for base in klass.__mro__:
        if name in base.__dict__:
            return base.__dict__[name]
    return ABSENT


def kinds_in(state: Any) -> Any:
    """The Python types in a state: what decides its type in machine code."""
    if isinstance(state, tuple):
        return (type(state), *map(kinds_in, state))
    if type(state) is int and not -(1 << 63) <= state < 1 << 63:
        return "a long integer"
    return type(state)


def value_in_game(game: Game, kind: str, name: str, start: Any = None) -> Any:
    """What compiled code would read now."""
    if kind == "attribute":
        return getattr(game, name, ABSENT)
    if kind == "method":
        return ABSENT if name in game.__dict__ else class_member(type(game), name)
    state = game.initial_state() if start is None else start
    return kinds_in(state) if kind == "state" else state


class FreshnessWatch:
    """Whether everything that was read is as it was."""

    def __init__(self) -> None:
        self._seen: dict[int, Reads] = {}
        self._names: dict[int, tuple[dict[str, Any], dict[str, Read]]] = {}
        self._functions: dict[int, tuple[Any, Any, Any]] = {}
        self._others: dict[Any, tuple[Callable[[], Any], Read]] = {}
        self._games: dict[tuple[str, str, str], Read] = {}
        self._broken = False  # two reads of one thing differ
        self._ready: tuple[Any, Any] | None = None
        self._methods: Any = None
        self._attributes: Any = None

    def add(self, reads: Reads) -> None:
        if id(reads) in self._seen:
            return
        self._seen[id(reads)] = reads
        self._ready = self._methods = None
        self._function(reads.function)
        for read in reads.names.values():
            if read.fixed:
                _, names = self._names.setdefault(id(read.source), (read.source, {}))
                self._agree(names.setdefault(read.name, read), read)
            else:
                self._look(read, partial(read.source.get, read.name, ABSENT))
        for read in reads.attributes.values():
            self._look(read, partial(getattr, read.source, read.name, ABSENT))
        for read in reads.cells:
            cell = (reads.function.__closure__ or ())[read.name]
            self._look(read, partial(cell_value, cell))
        for key, read in reads.games.items():
            self._agree(self._games.setdefault(key, read), read)

    def _look(self, read: Read, now: Callable[[], Any]) -> None:
        known = self._others.setdefault((id(read.source), read.name), (now, read))
        self._agree(known[1], read)

    def _agree(self, known: Read, read: Read) -> None:
        self._broken |= known is not read and not known.is_still(read.value)
        function = function_of(read.value)
        if function is not None:
            self._function(function)

    def _function(self, function: Any) -> None:
        if id(function) in self._functions:
            return
        self._functions[id(function)] = (function, function.__code__, function.__defaults__)
        for name in ("__defaults__", "__kwdefaults__"):
            read = Read(function, name, getattr(function, name))
            if not read.fixed:
                self._look(read, partial(getattr, function, name))

    def holds(self) -> bool:
        """Of everything but games."""
        if self._broken:
            return False
        if self._ready is None:
            rows = [
                (namespace, tuple(names), tuple(read.value for read in names.values()))
                for namespace, names in self._names.values()
            ]
            self._ready = rows, tuple(zip(*self._functions.values(), strict=True))
        rows, columns = self._ready
        same = operator.is_
        for namespace, names, values in rows:
            if not all(map(same, map(namespace.get, names, repeat(ABSENT)), values)):
                if not self._hold_by_content():
                    return False
                break
        if columns:
            functions, codes, defaults = columns
            if not all(map(same, map(_code_of, functions), codes)):
                return False
            if not all(map(same, map(_defaults_of, functions), defaults)):
                return False
        return all(read.is_still(now()) for now, read in self._others.values())

    def _hold_by_content(self) -> bool:
        """An equal number may have become another object."""
        return all(
            read.is_still(namespace.get(name, ABSENT))
            for namespace, names in self._names.values()
            for name, read in names.items()
        )

    def holds_for(self, games: dict[str, Game], start: Any = None) -> bool:
        """Of everything, if these are the games; `start` is the initial state, if it is known."""
        if not self.holds():
            return False
        if self._methods is None:
            self._methods, self._attributes = _sorted_out(self._games)
        for key, (names, functions) in self._methods.items():
            game = games[key]
            found = map(getattr, repeat(type(game)), names, repeat(ABSENT))
            if not all(map(operator.is_, found, functions)):
                return False
            if not game.__dict__.keys().isdisjoint(names):
                return False
        for key, kind, name, read in self._attributes:
            value = value_in_game(games[key], kind, name, start)
            if value is read.value and read.fixed:
                continue
            if value != read.value if kind == "state" else not read.is_still(value):
                return False
        return True


def _sorted_out(games: dict[tuple[str, str, str], Read]) -> tuple[Any, Any]:
    """Methods are looked up all at once, and from the class as they stand."""
    methods: dict[str, dict[str, Any]] = {}
    for (key, kind, name), read in games.items():
        if kind == "method":
            methods.setdefault(key, {})[name] = read.value
    columns = {key: (tuple(named), tuple(named.values())) for key, named in methods.items()}
    others = [(*key, read) for key, read in games.items() if key[1] != "method"]
    return columns, others

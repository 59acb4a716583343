"""The list of what machine code depends on, kept beside it: where each value is found, and what
it was.

A compiler's cache remembers the included files; this remembers the values that were read (see
`reads`). Each is reached from the kernel's function or from the game by a short path: a name in
that function's module, a cell of its closure, the item of a tuple, a method or an attribute of
the game, an attribute of a module. A later process walks the paths and compares contents; code is
loaded if all are equal. The list goes function by function: what one function reads follows the
step that leads to the function, so that a function's part of it is a list of its own, should it
be compiled and linked alone.

What can't be described, or was reached in a way not listed here, is not kept on disk.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Sequence
from typing import Any

from ...game import Game
from .content import NotStable, describe, function_of, is_foreign
from .freshness import kinds_in, value_in_game
from .reads import ABSENT, Read, Reads, cell_value, is_platform

Manifest = list[tuple[str, Any, Any, str]]
"""Steps: kind, owner, name, content. An owner is the number of an earlier step, or a module."""


def written(reads: Reads, games: dict[str, Game], keys: Sequence[str]) -> Manifest:
    """The manifest of a kernel compiled for the games of these keys; NotStable if it has none."""
    writer = _Writer()
    for key in keys:
        writer.step("game", None, keys.index(key), games[key])
    writer.step("kernel", None, None, reads.function)
    left = reads.closure()
    for one in left:
        if one.unkeyed:
            raise NotStable(one.unkeyed)
        for (key, kind, name), read in one.games.items():
            if key not in games or id(games[key]) not in writer.places:
                raise NotStable("a game that is not an argument")
            writer.step(kind, writer.places[id(games[key])], name, read.value)
    while left:
        reached = [one for one in left if writer.reaches(one)]
        if not reached:
            raise NotStable(f"{left[0].function.__name__} was reached in an unknown way")
        for one in reached:
            writer.function(one)
        done = set(map(id, reached))
        left = [one for one in left if id(one) not in done]
    return writer.steps


class _Writer:
    def __init__(self) -> None:
        self.steps: Manifest = []
        self.places: dict[int, int] = {}
        self.known: dict[tuple[str, Any, Any], int] = {}

    def step(self, kind: str, owner: Any, name: Any, value: Any) -> None:
        key, text = (kind, owner, name), _text(value)
        if key in self.known:
            if self.steps[self.known[key]][3] != text:
                raise NotStable(f"{name} has two values")
            return
        self.known[key] = number = len(self.steps)
        self.steps.append((kind, owner, name, text))
        self._register(value, number)

    def _register(self, value: Any, number: int) -> None:
        function = function_of(value)
        if function is not None or isinstance(value, Game):
            self.places.setdefault(id(function or value), number)
        elif isinstance(value, tuple):
            for i, item in enumerate(value):
                if function_of(item) is not None or isinstance(item, tuple | Game):
                    self.step("item", number, i, item)

    def reaches(self, reads: Reads) -> bool:
        return is_platform(reads.function) or id(reads.function) in self.places

    def function(self, reads: Reads) -> None:
        for read in reads.attributes.values():
            self._attribute(read)
        if is_platform(reads.function):
            return
        place = self.places[id(reads.function)]
        for read in reads.names.values():
            if read.source is reads.function.__globals__:
                self.step("name", place, read.name, read.value)
            elif read.source is vars(builtins):
                self.step("builtin", None, read.name, read.value)
            else:
                raise NotStable(f"{read.name} of another module")
        for read in reads.cells:
            self.step("cell", place, read.name, read.value)

    def _attribute(self, read: Read) -> None:
        module = read.source.__name__
        if is_foreign(read.source):
            return  # known by its version
        if sys.modules.get(module) is not read.source:
            raise NotStable(f"module {module} is not the one of this name")
        self.step("module", module, read.name, read.value)


def _text(value: Any) -> str:
    return "absent" if value is ABSENT else describe(value)


def restored(manifest: Manifest, function: Any, games: Sequence[Game], keys: Any) -> Reads | None:
    """What the code read, if all of it still has the same content; None if anything changed."""
    reader = _Reader(function, games, keys)
    for kind, owner, name, text in manifest:
        try:
            value = reader.value(kind, owner, name)
            if _text(value) != text:
                return None
        except (NotStable, KeyError, IndexError, AttributeError, TypeError):
            return None
        reader.values.append(value)
    return reader.reads


class _Reader:
    def __init__(self, function: Any, games: Sequence[Game], keys: Sequence[str]) -> None:
        self.kernel, self.games, self.keys = function, games, keys
        self.values: list[Any] = []
        self.reads = Reads(function)
        self.of_function: dict[int, Reads] = {id(function): self.reads}
        self.starts: dict[int, Any] = {}

    def value(self, kind: str, owner: Any, name: Any) -> Any:
        if kind == "kernel":
            return self.kernel
        if kind == "game":
            return self.games[name]
        if kind == "item":
            return self.values[owner][name]
        if kind == "name":
            return self._name(owner, name)
        if kind == "builtin":
            return vars(builtins).get(name, ABSENT)
        if kind == "cell":
            function = function_of(self.values[owner])
            self._reads_of(function)
            return cell_value(function.__closure__[name])  # type: ignore[union-attr, index]
        if kind == "module":
            module = sys.modules[owner]
            self.reads.attribute(module, name)
            return getattr(module, name, ABSENT)
        return self._of_game(self.values[owner], kind, name)

    def _name(self, owner: int, name: str) -> Any:
        function = function_of(self.values[owner])
        assert function is not None
        self._reads_of(function).name(function.__globals__, name)
        return function.__globals__.get(name, ABSENT)

    def _reads_of(self, function: Any) -> Reads:
        if id(function) not in self.of_function:
            self.of_function[id(function)] = reads = Reads(function)
            self.reads.call(reads)
        return self.of_function[id(function)]

    def _of_game(self, game: Game, kind: str, name: str) -> Any:
        if kind in ("state", "start") and id(game) not in self.starts:
            self.starts[id(game)] = game.initial_state()
        start = self.starts.get(id(game))
        value = kinds_in(start) if kind == "state" else value_in_game(game, kind, name, start)
        key = next(k for k, g in zip(self.keys, self.games, strict=True) if g is game)
        self.reads.games[key, kind, name] = Read(None, name, value)
        return value

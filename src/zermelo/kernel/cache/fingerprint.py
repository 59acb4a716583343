"""A hash of functions, classes and values and of all the code behind them.

For files that outlive a process and must belong to the same rules, such as a half-built table:
the walk goes from function to function through whatever the source names, before anything is
compiled. Compiled code itself is found by what the compiler read: see `manifest`.
"""

from __future__ import annotations

import builtins
import hashlib
import types
from collections.abc import Callable, Iterator
from typing import Any

from ...hooks import NEVER_COMPILED
from .content import NotStable, describe, function_of, is_foreign


def fingerprint(*things: Any) -> str:
    """A hash of these functions, classes and values and of all that they reach."""
    walk = _Walk()
    for thing in things:
        walk.visit(thing)
    return walk.digest.hexdigest()[:24]


class _Walk:
    def __init__(self) -> None:
        self.digest = hashlib.sha256()
        self.seen: dict[int, Any] = {}  # holds the things too, so that no id is used twice

    def note(self, *words: object) -> None:
        for word in words:
            self.digest.update(str(word).encode())
            self.digest.update(b"\0")

    def visit(self, thing: Any) -> None:
        """Code met before is noted by which it was; values by their content each time."""
        thing = function_of(thing) or thing
        if id(thing) in self.seen:
            self.note("again", list(self.seen).index(id(thing)))
            return
        visitor = _visitor(thing)
        if visitor is None:
            self.value(thing)
        else:
            self.seen[id(thing)] = thing
            visitor(self, thing)
            if isinstance(thing, tuple | list | set | frozenset | dict):
                del self.seen[id(thing)]  # it was there against circles only

    def value(self, thing: Any) -> None:
        try:
            self.note(describe(thing))
        except NotStable:
            self.note(type(thing).__qualname__)

    def function(self, function: types.FunctionType) -> None:
        self.note("function", function.__qualname__)
        if is_foreign(function):
            return
        self.code(function.__code__)
        self.visit(function.__defaults__)
        for cell in function.__closure__ or ():
            self.visit(cell.cell_contents)
        names = set(_names(function.__code__))
        for name in sorted(names):
            if name in function.__globals__:
                value = function.__globals__[name]
                if isinstance(value, types.ModuleType):
                    self.attributes(value, names)
                else:
                    self.note(name)
                    self.visit(value)
            elif not hasattr(builtins, name):
                self.note("attribute", name)

    def code(self, code: types.CodeType) -> None:
        self.note("code", code.co_code.hex(), code.co_names, code.co_varnames, code.co_freevars)
        for constant in code.co_consts:
            if isinstance(constant, types.CodeType):
                self.code(constant)
            else:
                self.visit(constant)

    def attributes(self, module: types.ModuleType, names: set[str]) -> None:
        """A module is used through its attributes: follow those that the code names."""
        self.note("module", module.__name__)
        if is_foreign(module) or id(module) in self.seen:
            return
        self.seen[id(module)] = module
        for name in sorted(names & vars(module).keys()):
            value = vars(module)[name]
            if isinstance(value, types.ModuleType):
                self.attributes(value, names)
            else:
                self.note(name)
                self.visit(value)
        del self.seen[id(module)]  # another function may name other attributes

    def klass(self, klass: type) -> None:
        self.note("class", klass.__qualname__)
        self.value(klass)
        for base in klass.__mro__:
            if not is_foreign(base):
                self.members(base)

    def members(self, klass: type) -> None:
        self.note("members", klass.__qualname__)
        for name, value in sorted(vars(klass).items()):
            if name in NEVER_COMPILED or (name.startswith("__") and name != "__init__"):
                continue
            if name.startswith("_abc_") or type(value).__name__ == "_tuplegetter":
                continue
            self.note(name)
            self.visit(value)

    def sequence(self, items: Any) -> None:
        self.value(type(items))
        self.note(len(items))
        ordered = sorted(items, key=repr) if isinstance(items, set | frozenset) else items
        for item in ordered:
            self.visit(item)

    def mapping(self, items: dict[Any, Any]) -> None:
        self.note("dict", len(items))
        for key, value in items.items():
            self.visit(key)
            self.visit(value)

    def getter(self, member: property) -> None:
        self.visit(member.fget)


_VISITORS: tuple[tuple[Any, Callable[[_Walk, Any], None]], ...] = (
    (types.FunctionType, _Walk.function),
    (type, _Walk.klass),
    ((tuple, list, set, frozenset), _Walk.sequence),
    (dict, _Walk.mapping),
    (property, _Walk.getter),
)


def _visitor(thing: Any) -> Callable[[_Walk, Any], None] | None:
    for kind, visitor in _VISITORS:
        if isinstance(thing, kind):
            return visitor
    return None


def _names(code: types.CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _names(constant)

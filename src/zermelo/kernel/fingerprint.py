"""What a function's machine code depends on, as a hash.

Compiled code bakes in everything the function reaches: the functions it
calls, wherever they live, the classes they build, the constants they read.
So the fingerprint walks those references, function by function, and hashes
bytecode and values. Comments and line numbers don't count; an edit to a helper
three modules away does. Code typed at a prompt or in a notebook has no source
file and needs none.
"""

from __future__ import annotations

import builtins
import hashlib
import sys
import types
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

from ..game import NEVER_COMPILED

__all__ = ["fingerprint", "is_ours"]

_FOREIGN = {"numpy", "numba", "llvmlite", "scipy", *sys.stdlib_module_names} - {"__main__"}


def is_ours(thing: Any) -> bool:
    """Whether code may change under us: not the standard library's, NumPy's or Numba's."""
    module = getattr(thing, "__module__", None) or getattr(thing, "__name__", "") or ""
    return str(module).partition(".")[0] not in _FOREIGN


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
        if isinstance(thing, bool | int | float | complex | str | bytes | type(None)):
            self.note(type(thing).__name__, repr(thing))
        elif id(thing) in self.seen:
            self.note("again", type(thing).__name__)
        else:
            self.seen[id(thing)] = thing
            self._visitor(thing)(thing)

    def _visitor(self, thing: Any) -> Callable[[Any], None]:
        for kind, visitor in (
            (types.FunctionType, self.function),
            (type, self.klass),
            (types.ModuleType, self.module),
            (Enum, lambda value: self.note(repr(value))),
            (tuple | list | set | frozenset, self.sequence),
            (dict, self.mapping),
            (property, lambda value: self.visit(value.fget)),
            (staticmethod | classmethod, lambda value: self.visit(value.__func__)),
        ):
            if isinstance(thing, kind):
                return visitor
        if hasattr(thing, "tobytes") and hasattr(thing, "dtype"):
            return self.array
        return self.other

    def function(self, function: types.FunctionType) -> None:
        self.note("function", function.__qualname__)
        if not is_ours(function):
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
        if not is_ours(module) or id(module) in self.seen:
            return
        for name in sorted(names & vars(module).keys()):
            value = vars(module)[name]
            if isinstance(value, types.ModuleType):
                self.attributes(value, names)
            else:
                self.note(name)
                self.visit(value)

    def module(self, module: types.ModuleType) -> None:
        self.note("module", module.__name__)

    def klass(self, klass: type) -> None:
        self.note("class", klass.__qualname__, getattr(klass, "_fields", ""))
        for base in klass.__mro__:
            if is_ours(base) and base is not object:
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
        self.note(type(items).__name__, len(items))
        ordered = sorted(items, key=repr) if isinstance(items, set | frozenset) else items
        for item in ordered:
            self.visit(item)

    def mapping(self, items: dict[Any, Any]) -> None:
        self.note("dict", len(items))
        for key, value in items.items():
            self.visit(key)
            self.visit(value)

    def array(self, array: Any) -> None:
        self.note("array", array.dtype, array.shape)
        self.digest.update(array.tobytes())

    def other(self, thing: Any) -> None:
        plain = getattr(thing, "plain", None)  # a kernel
        if isinstance(plain, types.FunctionType):
            self.visit(plain)
        else:
            self.note(type(thing).__qualname__, thing if is_stable(thing) else "")


def is_stable(thing: Any) -> bool:
    """Whether str() of it says the same in another process."""
    return type(thing).__module__.startswith("numpy")


def _names(code: types.CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _names(constant)

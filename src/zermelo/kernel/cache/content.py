"""Values by their content: equal text means that compiled code can't tell them apart.

`describe` is exact about what machine code depends on: 1, True and 1.0 differ, so do 0.0 and
-0.0, arrays of another type or layout, and records whose fields have another order. It says
nothing of identity: two equal rows and one row used twice are the same content. A function is
its bytecode and defaults; what it reads besides is described by `reads`.
"""

from __future__ import annotations

import hashlib
import os
import struct
import sys
import sysconfig
import types
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any

import numpy as np

from ...bits import Bits
from ...game import Game
from ..as_written.skipped import skipped_result

_PACKAGES = ("numpy", "numba", "llvmlite", "scipy")
_STANDARD = ("stdlib", "platstdlib")
_LONGEST = 200  # characters; a longer description is hashed


class NotStable(Exception):
    """A value whose content can't be known again in another process."""


def is_foreign(thing: Any) -> bool:
    """Whether it belongs to Python, NumPy or Numba, whose versions are known.

    Its path counts, not its name: a user's rules may be in a queue.py.
    """
    if isinstance(thing, types.FunctionType):
        file: Any = thing.__code__.co_filename
        if not file.startswith("<"):
            return _is_foreign_file(file)
        return str(thing.__globals__.get("__name__")).partition(".")[0] in _PACKAGES
    if isinstance(thing, types.ModuleType):
        module: Any = thing
    else:
        module = sys.modules.get(str(getattr(thing, "__module__", "")))
    file = getattr(module, "__file__", None)
    if file is None:
        origin = getattr(getattr(module, "__spec__", None), "origin", None)
        return origin in ("built-in", "frozen")
    return _is_foreign_file(file)


@cache
def _is_foreign_file(file: str) -> bool:
    loaded = [sys.modules.get(name) for name in _PACKAGES]
    homes = [os.path.dirname(str(module.__file__)) for module in loaded if module is not None]
    if any(file.startswith(home + os.sep) for home in homes):
        return True
    if "site-packages" in file or "dist-packages" in file:
        return False
    return file.startswith(_standard_library())


@cache
def _standard_library() -> tuple[str, ...]:
    return tuple(sysconfig.get_path(key) + os.sep for key in _STANDARD)


def function_of(value: Any) -> types.FunctionType | None:
    """The Python function behind a function, a kernel or one of our dispatchers."""
    if isinstance(value, types.FunctionType):
        return value
    if isinstance(value, staticmethod | classmethod):
        return function_of(value.__func__)
    if hasattr(type(value), "is_kernel"):
        return function_of(value.plain)
    if hasattr(value, "reads_by_signature"):  # a dispatcher of ours: see `reads`
        return function_of(value.py_func)
    return None


def is_named_tuple(klass: type) -> bool:
    return issubclass(klass, tuple) and hasattr(klass, "_fields")


def describe(value: Any, by_identity: bool = False) -> str:
    """The content as text, short or hashed; NotStable where it can't be known.

    With `by_identity` nothing is refused, for use in this process alone: functions and objects of
    unknown kind are themselves and nothing else.
    """
    text = _Describer(by_identity).describe(value)
    if len(text) > _LONGEST:
        return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return text


class _Describer:
    def __init__(self, by_identity: bool) -> None:
        self.by_identity = by_identity
        self.inside: list[int] = []  # the containers around the value, to end circles

    def describe(self, value: Any) -> str:
        plain = _PLAIN.get(type(value))
        if plain is not None:
            return plain(value)
        if id(value) in self.inside:
            return f"around {len(self.inside) - self.inside.index(id(value))}"
        self.inside.append(id(value))
        try:
            return self._any(value)
        finally:
            self.inside.pop()

    def _any(self, value: Any) -> str:
        if isinstance(value, type):
            return self._class(value)
        if isinstance(value, Enum):
            return f"{self.describe(type(value))}.{value.name}"
        if isinstance(value, tuple | list | set | frozenset | dict):
            return self._container(value)
        if isinstance(value, np.ndarray | np.generic):
            return self._array(value)
        if isinstance(value, int | float | str | bytes):  # a subclass, such as Bits
            base = next(kind for kind in type(value).__mro__ if kind in _PLAIN)
            return f"{_name(type(value))}:{_PLAIN[base](base(value))}"
        return self._object(value)

    def _items(self, items: Any) -> str:
        return ",".join([self.describe(item) for item in items])

    def _container(self, value: Any) -> str:
        kind = type(value)
        if kind in (tuple, list):
            return f"{kind.__name__}({self._items(value)})"
        if isinstance(value, tuple) and is_named_tuple(kind):
            return f"{self.describe(kind)}({self._items(value)})"
        if kind is dict:
            pairs = [f"{self.describe(k)}={self.describe(v)}" for k, v in value.items()]
            return f"dict({','.join(pairs)})"
        if kind in (set, frozenset):
            return f"{kind.__name__}({','.join(sorted(map(self.describe, value)))})"
        return self._unknown(value)

    def _array(self, value: Any) -> str:
        if value.dtype.hasobject:
            return self._unknown(value)
        flags = value.flags
        layout = (flags.c_contiguous, flags.f_contiguous, flags.aligned, flags.writeable)
        kind = f"{_name(type(value))}:{_dtype(value.dtype)}:{value.shape}:{layout}"
        return f"{kind}:{hashlib.sha256(value.tobytes()).hexdigest()}"

    def _class(self, klass: type) -> str:
        name = f"class {_name(klass)}"
        if issubclass(klass, Enum):
            members = [f"{key}={self.describe(m._value_)}" for key, m in klass.__members__.items()]
            kinds = ",".join(_name(base) for base in klass.__mro__[1:])
            return f"{name}<{kinds}>({','.join(members)})"
        if is_named_tuple(klass):
            defaults = self.describe(getattr(klass, "_field_defaults", {}))
            return f"{name}{klass._fields}({defaults})"  # type: ignore[attr-defined]
        if is_foreign(klass) or issubclass(klass, BaseException) or klass is Bits:
            return name
        return self._unknown(klass)

    def _object(self, value: Any) -> str:
        function = function_of(value)
        if function is not None and not self.by_identity and not is_foreign(function):
            return self._function(function)
        if isinstance(value, types.ModuleType):
            name = value.__name__
            if sys.modules.get(name) is value:
                return f"module {name}"
        elif isinstance(value, Game) and not self.by_identity:
            return f"game {_name(type(value))}"  # what is read from it is described read by read
        elif isinstance(value, np.dtype):
            return _dtype(value)
        elif _is_numba_type(value):
            return f"type {value}"
        elif is_foreign(value) and found_by_name(value):
            return f"named {value.__module__}.{value.__qualname__}"
        elif isinstance(value, np.ufunc) and _named_in_numpy(value):
            return f"ufunc {_named_in_numpy(value)}"
        return self._unknown(value)

    def _function(self, function: types.FunctionType) -> str:
        named = function.__kwdefaults__
        defaults = self.describe(function.__defaults__) if function.__defaults__ else ""
        given, skipped = self.describe(named or None), skipped_result(function) or ""
        return f"function {_code(function.__code__)}({defaults}{given}){skipped}"

    def _unknown(self, value: Any) -> str:
        if self.by_identity:
            return f"object {id(value)}"
        raise NotStable(f"{type(value).__name__} {getattr(value, '__name__', '')}")


def _name(klass: type) -> str:
    return f"{klass.__module__}.{klass.__qualname__}"


def _float(value: float) -> str:
    return f"float {value!r}" if value == value else f"nan {struct.pack('<d', value).hex()}"


_PLAIN: dict[type, Callable[[Any], str]] = {
    bool: lambda value: f"bool {value}",
    int: lambda value: f"int {value:x}",  # decimals would be refused past 4,300 digits
    float: _float,
    complex: lambda value: f"complex {_float(value.real)} {_float(value.imag)}",
    str: lambda value: f"str {value!r}",
    bytes: lambda value: f"bytes {value!r}",
    type(None): lambda _value: "None",
    type(...): lambda _value: "...",
}


def _dtype(dtype: Any) -> str:
    fields = dtype.fields
    inner = "" if fields is None else str([(n, _dtype(f[0]), f[1]) for n, f in fields.items()])
    shape = "" if dtype.subdtype is None else _dtype(dtype.subdtype[0])
    return f"dtype {dtype.str}{dtype.itemsize}{dtype.alignment}{dtype.shape}{shape}{inner}"


def _is_numba_type(value: Any) -> bool:
    kind = getattr(sys.modules.get("numba.core.types"), "Type", ())  # it may be half imported
    return isinstance(value, kind) and "at 0x" not in str(value)


def found_by_name(value: Any) -> bool:
    """Whether importing its name gives the thing itself."""
    found: Any = sys.modules.get(str(getattr(value, "__module__", "")))
    for part in str(getattr(value, "__qualname__", "?")).split("."):
        found = getattr(found, part, None)
    return found is value


def _named_in_numpy(value: Any) -> str:
    name = str(value.__name__)
    return name if getattr(np, name, None) is value else ""


_codes: dict[int, tuple[types.CodeType, str]] = {}


def _code(code: types.CodeType) -> str:
    """A hash of bytecode and constants: names of files and numbers of lines don't count."""
    known = _codes.get(id(code))
    if known is None:
        constants = [
            _code(constant) if isinstance(constant, types.CodeType) else describe(constant)
            for constant in code.co_consts
        ]
        counts = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
        names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
        words = (code.co_code, getattr(code, "co_exceptiontable", b""), counts, names, constants)
        digest = hashlib.sha256(repr(words).encode("utf-8", "surrogatepass")).hexdigest()[:32]
        known = _codes[id(code)] = (code, digest)  # the code is held, so that its id stays its own
    return known[1]


_NUMBERS = (bool, int, float, complex, np.number, np.bool_)
_FIXED = (*_NUMBERS, str, bytes, type, Enum, types.ModuleType, np.dtype)


def is_fixed(value: Any) -> bool:
    """Whether the same object is sure to have the same content."""
    if isinstance(value, tuple):
        return all(map(is_fixed, value))
    if value is None or isinstance(value, _FIXED):
        return True
    return callable(value)  # of functions, code and defaults are looked at apart: see `freshness`

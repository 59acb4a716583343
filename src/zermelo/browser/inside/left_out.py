"""What Python has to do without in a browser.

Pyodide has no Numba, and NumPy only where its wheel lies beside it. Modules that are left out are
imported as placeholders: they can be handed around, and whatever would compute with one raises
NotInTheBrowser. So no number is ever made up. Tables of constants, which the rules of many games
read, need no NumPy: see `tables`.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

WITHOUT_NUMPY = (
    "numpy",
    "safetensors",
    "scipy",
    "zstandard",
    "zermelo.equilibrium",
    "zermelo.exact",
    "zermelo.learning",
    "zermelo.course.exercises.equilibrium",
)
"""Modules that need NumPy when they are imported, and itself."""
WITHOUT_NUMBA = ("llvmlite", "numba")


class NotInTheBrowser(ImportError):
    """Something needs a part of Python that is not in this page."""


def leave_out(names: Sequence[str]) -> None:
    """From now on these modules, and all inside of them, are placeholders."""
    sys.meta_path.insert(0, _Finder(tuple(names)))


def has(name: str) -> bool:
    """Whether a module can be imported."""
    return importlib.util.find_spec(name) is not None


class Placeholder:
    """Stands for something that is not here."""

    def __init__(self, name: str) -> None:
        self.__name__ = name

    def __getattr__(self, name: str) -> Placeholder:
        if name.startswith("__"):
            raise AttributeError(name)
        return Placeholder(f"{self.__name__}.{name}")

    def __mro_entries__(self, bases: object) -> tuple[type, ...]:
        return (object,)

    def __or__(self, other: Any) -> Any:
        return other  # one of two types, of which only the other exists

    __ror__ = __or__

    def __instancecheck__(self, one: object) -> bool:
        return False  # nothing is made of what is not here

    def __hash__(self) -> int:
        return id(self)


def _handed_on(self: Placeholder, *_given: Any, **_named: Any) -> Placeholder:
    return self


def _refused(self: Placeholder, *_given: Any, **_named: Any) -> Any:
    raise NotInTheBrowser(
        f"this needs {self.__name__.partition('.')[0]}, which this page was made without"
    )


_HANDED_ON = """
call getitem and rand xor rxor lshift rlshift rshift rrshift add radd sub rsub mul rmul
truediv rtruediv floordiv rfloordiv mod rmod pow rpow neg invert
"""
_REFUSED = "bool int float complex index iter len eq ne lt le gt ge contains setitem str format"
for _names, _method in ((_HANDED_ON, _handed_on), (_REFUSED, _refused)):
    for _name in _names.split():
        setattr(Placeholder, f"__{_name}__", _method)


class _Finder(MetaPathFinder):
    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def find_spec(self, fullname: str, *_: Any) -> ModuleSpec | None:
        if any(fullname == name or fullname.startswith(f"{name}.") for name in self.names):
            return ModuleSpec(fullname, _Empty(), is_package=True)
        return None


class _Empty(Loader):
    """Makes modules whose every attribute is a placeholder, or a table where those are known."""

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        if name == "numpy":
            from . import tables

            vars(module).update(tables.KNOWN)

        def attribute(wanted: str) -> Placeholder:
            if wanted.startswith("__"):
                raise AttributeError(wanted)
            return Placeholder(f"{name}.{wanted}")

        module.__dict__["__getattr__"] = attribute

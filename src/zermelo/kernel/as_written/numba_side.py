"""Numba's side of it: records with defaults, tuples of lists, `any` and `all`, loops over
dictionaries."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core.compiler_machinery import FunctionPass
from numba.core.errors import TypingError
from numba.core.typing.collections import NamedTupleClassAttribute
from numba.core.typing.templates import AbstractTemplate, signature
from numba.core.typing.typeof import typeof
from numba.core.utils import pysignature
from numba.extending import overload

from .passes import after_typing

# Records with defaults: Numba makes a shorter tuple where they are left out.


def _resolve_call(_self: Any, kind: Any) -> Any:
    klass, form = kind.instance_class, pysignature(kind.instance_class)

    class Made(AbstractTemplate):
        key = types.NamedTupleClass

        def generic(self, arguments: Any, named: Any) -> Any:
            try:
                given = form.bind(*arguments, **named).arguments
            except TypeError as error:
                raise TypingError(f"{klass.__name__} is not supported with {error}") from None
            fields = [
                given[name] if name in given else typeof(field.default)
                for name, field in form.parameters.items()
            ]
            made = types.BaseTuple.from_types(fields, klass)
            return signature(made, *fields).replace(pysig=form)

    return types.Function(Made)


NamedTupleClassAttribute.resolve___call__ = _resolve_call


# Lists as tuples: how many items there are is not known, until they become a field of a state.


@overload(tuple)
def _tuple_of_list(items: Any) -> Any:
    if not isinstance(items, types.List):
        return None

    def copied(items: Any) -> Any:
        return items[:]

    return copied


# What Numba does not have.


@overload(any)
def _any(items: Any) -> Any:
    if not isinstance(items, types.IterableType):
        return None

    def is_any(items: Any) -> Any:
        for item in items:  # noqa: SIM110 (this is what `any` becomes)
            if item:
                return True
        return False

    return is_any


@overload(all)
def _all(items: Any) -> Any:
    if not isinstance(items, types.IterableType):
        return None

    def are_all(items: Any) -> Any:
        for item in items:  # noqa: SIM110 (this is what `all` becomes)
            if not item:
                return False
        return True

    return are_all


# A loop over a dictionary lives on the stack, which a generator leaves whenever it yields.


@after_typing
class _NoLoopsOverDictionaries(FunctionPass):
    _name = "no_loops_over_dictionaries"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        for name, kind in state.typemap.items() if state.func_id.is_generator else ():
            if isinstance(kind, types.DictIteratorType):
                place = state.func_ir._definitions[name][0].loc
                raise TypingError(
                    "a loop over a dictionary is not supported in what yields", loc=place
                )
        return False

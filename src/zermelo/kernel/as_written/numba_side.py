"""Numba's side of it: records, tuples of lists, `any` and `all`, loops over dictionaries."""

from __future__ import annotations

import copy
import functools
from types import FunctionType
from typing import Any

from numba import types
from numba.core import interpreter, ir_utils
from numba.core.compiler_machinery import FunctionPass
from numba.core.errors import TypingError
from numba.core.imputils import impl_ret_borrowed
from numba.core.typing.collections import NamedTupleAttribute, NamedTupleClassAttribute
from numba.core.typing.templates import AbstractTemplate, signature
from numba.core.typing.typeof import typeof
from numba.core.utils import pysignature
from numba.extending import lower_builtin, overload

from .passes import after_typing, before_typing

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


# `state._replace(player=1)`: Numba hands the names of arguments to no method of its own, so they
# become a part of the method's name.


@before_typing
class _NamesInReplace(FunctionPass):
    _name = "names_in_replace"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        changed = False
        for block in state.func_ir.blocks.values():
            for call in block.find_exprs("call"):
                method = ir_utils.guard(ir_utils.get_definition, state.func_ir, call.func)
                if (
                    call.kws
                    and getattr(method, "op", "") == "getattr"
                    and method.attr == "_replace"
                ):
                    method.attr = ":".join(["_replace", *(name for name, _ in call.kws)])
                    call.args, call.kws = [*call.args, *(value for _, value in call.kws)], ()
                    changed = True
        return changed


_field_of = NamedTupleAttribute.generic_resolve


def _resolve_attribute(self: Any, kind: Any, name: str) -> Any:
    method, *fields = name.split(":")
    if method != "_replace":
        return _field_of(self, kind, name)
    if not fields or not set(fields) <= set(kind.fields):
        words = f"{kind.instance_class.__name__}._replace is not supported with these arguments"
        raise TypingError(words)
    return types.BoundFunction(_replacing(tuple(fields)), kind)


NamedTupleAttribute.generic_resolve = _resolve_attribute


@functools.cache
def _replacing(fields: tuple[str, ...]) -> Any:
    """The method that replaces these fields."""

    class Replaced(AbstractTemplate):
        key = (types.BaseNamedTuple, fields)

        def generic(self, arguments: Any, named: Any) -> Any:
            kind = self.this
            if len(arguments) != len(fields):
                return None
            given = dict(zip(fields, arguments, strict=True))
            parts = [given.get(name, own) for name, own in zip(kind.fields, kind, strict=True)]
            made = types.BaseTuple.from_types(parts, kind.instance_class)
            return signature(made, *arguments, recvr=kind)

    @lower_builtin(Replaced.key, types.BaseNamedTuple, types.VarArg(types.Any))
    def replaced(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        kind, made = sig.args[0], sig.return_type
        given = dict(zip(fields, zip(sig.args[1:], arguments[1:], strict=True), strict=True))
        items = []
        for place, name in enumerate(kind.fields):
            own = kind[place], builder.extract_value(arguments[0], place)
            source, value = given.get(name, own)
            items.append(context.cast(builder, value, source, made[place]))
        whole = context.make_tuple(builder, made, items)
        return impl_ret_borrowed(context, builder, made, whole)

    return Replaced


# Source that was rewritten has other variables than its function, which Numba asks for their names.

_interpreter_as_usual = interpreter.Interpreter.__init__


def _with_rewritten(self: Any, identity: Any) -> None:
    _interpreter_as_usual(self, identity)
    function, code = identity.func, identity.code
    if code is not function.__code__:
        self.func_id = copy.copy(identity)
        self.func_id.func = FunctionType(
            code, function.__globals__, function.__name__, None, function.__closure__
        )


interpreter.Interpreter.__init__ = _with_rewritten


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

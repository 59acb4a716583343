"""Answers that Numba works out anew every time, though they are known."""

from __future__ import annotations

import builtins
import functools
import operator
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

import numba
from numba import types
from numba.core import dispatcher, event, ir
from numba.core.cpu import CPUContext
from numba.core.lowering import Lower
from numba.core.postproc import PostProcessor, VariableLifetime
from numba.core.runtime.context import NRTContext
from numba.core.targetconfig import TargetConfig
from numba.core.transforms import canonicalize_cfg
from numba.core.types.functions import BaseFunction
from numba.core.typing.templates import signature
from numba.cpython.builtins import do_minmax
from numba.extending import lower_builtin

from .numba_bits import BitsType
from .rows.cells import CellsType

_COMPARED = "0.68."
_KNOWN_BY_ALL = {
    one for part in (builtins, operator) for one in vars(part).values() if callable(one)
}
_DATA = (
    types.Number,
    types.Boolean,
    types.Literal,
    types.BaseTuple,
    types.Array,
    types.Record,
    BitsType,
    CellsType,
)

_call_type_as_usual = BaseFunction.get_call_type
_named_as_usual = types.Record.__repr__
_post_process_as_usual = PostProcessor.run
_count_as_usual = NRTContext._call_incref_decref
_delete_variable_as_usual = Lower.delvar
_load_registries_as_usual = CPUContext.load_additional_registries
_counted: dict[Any, bool] = {}
_words: WeakKeyDictionary[Any, str] = WeakKeyDictionary()
_timed: set[str] = set()
_signatures: WeakKeyDictionary[Any, dict[Any, Any]] = WeakKeyDictionary()


def _call_type(self: Any, context: Any, arguments: Any, named: Any) -> Any:
    """The signature of an operator, or a function such as `len`, for numbers or tuples of them.

    It is kept as long as the function's type, which Numba replaces where a function learns more.
    """
    if named or self.typing_key not in _KNOWN_BY_ALL or not _are_data(arguments):
        return _call_type_as_usual(self, context, arguments, named)
    known = _signatures.setdefault(self, {})
    question = (context, *arguments)
    if question not in known:
        known[question] = _without_function(self, context, arguments) or _call_type_as_usual(
            self, context, arguments, named
        )
    return known[question]


def _without_function(self: Any, context: Any, arguments: Any) -> Any:
    """For `int`, `min` and `max` of numbers: Numba compiles a function for each combination of
    types, which does nothing but what is done here where it is called."""
    kinds = tuple(map(types.unliteral, arguments))
    if not all(isinstance(kind, types.Integer | types.Float) for kind in kinds):
        return None
    if self.typing_key is int and len(kinds) == 1:
        result = kinds[0] if isinstance(kinds[0], types.Integer) else types.intp
    elif self.typing_key in (min, max) and len(kinds) > 1:
        result = context.unify_types(*kinds)
    else:
        return None
    found = signature(result, *kinds)
    self._impl_keys[found.args] = _DIRECT[self.typing_key]
    return found


_DIRECT = {one: f"{one.__name__} of numbers" for one in (int, min, max)}


@lower_builtin(_DIRECT[int], types.Number)
def _int(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
    return context.cast(builder, arguments[0], sig.args[0], sig.return_type)


@lower_builtin(_DIRECT[min], types.VarArg(types.Number))
def _min(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
    return do_minmax(context, builder, sig.args, arguments, operator.lt)


@lower_builtin(_DIRECT[max], types.VarArg(types.Number))
def _max(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
    return do_minmax(context, builder, sig.args, arguments, operator.gt)


def _are_data(arguments: Any) -> bool:
    return all(isinstance(one, _DATA) for one in arguments)


def _variables(_self: Any, value: Any) -> list[Any]:
    """The variables in a value of Numba's intermediate language, however deep."""
    found: list[Any] = []
    _collect((value,), found)
    return found


def _collect(values: Iterable[Any], found: list[Any]) -> None:
    for value in values:
        kind = _kind_of(value.__class__)
        if kind is None:
            continue
        if kind is ir.Var:
            found.append(value)
        elif kind is ir.Inst:
            found.extend(value.list_vars())
        else:
            _collect(value.values() if kind is dict else value, found)


@functools.cache
def _kind_of(kind: type) -> type | None:
    return next(
        (one for one in (ir.Var, ir.Inst, list, tuple, dict) if issubclass(kind, one)), None
    )


def _values(self: Any) -> dict[str, Any]:
    """All options of the compiler: as set, or else their defaults."""
    return {**_defaults(self.__class__), **self._values}


@functools.cache
def _defaults(kind: Any) -> dict[str, Any]:
    return {name: option.default for name, option in kind.options.items()}


def _named(self: Any) -> str:
    """A record in words, which Numba composes anew for each function and each of its passes."""
    words = _words.get(self)
    if words is None:
        words = _words[self] = _named_as_usual(self)
    return words


@contextmanager
def _timer(kind: str, callback: Callable[[float], None]) -> Iterator[None]:
    """Times what is compiled for its own sake, and not each function inside it once more.

    Otherwise as many listeners hear of each event as calls are nested.
    """
    if kind in _timed:
        yield
        return
    _timed.add(kind)
    try:
        with event.install_timer(kind, callback):
            yield
    finally:
        _timed.remove(kind)


def _post_process(self: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
    """After a pass: what is live where, which Numba works out each time, but only when asked.

    At the end of a function's passes, where it is needed, and for generators all is as usual.
    """
    code = self.func_ir
    if emit_dels or code.is_generator:
        _post_process_as_usual(self, emit_dels, extend_lifetimes)
        return
    code.blocks = canonicalize_cfg(code.blocks)
    code.variable_lifetime = VariableLifetime(code.blocks)
    code.generator_info = None


def _counts(context: Any, kind: Any) -> bool:
    """Whether values of a type refer to memory that is counted."""
    if kind not in _counted:
        model = context.data_model_manager[kind]
        _counted[kind] = model.has_nrt_meminfo() or any(
            _counts(context, inner) for inner, _value in model.traverse(None)
        )
    return _counted[kind]


def _count(self: Any, builder: Any, kind: Any, value: Any, name: str) -> None:
    """Count a reference; of a state Numba takes out each field to see that there is none in it."""
    if _counts(self._context, kind):
        _count_as_usual(self, builder, kind, value, name)


def _delete_variable(self: Any, name: str) -> None:
    """The end of a variable, which is of interest only where it refers to memory that is counted.

    Otherwise Numba reads it, for nothing, and writes zeros into it.
    """
    kind = self.typeof(name)
    if _counts(self.context, kind):
        _delete_variable_as_usual(self, name)
        return
    if name not in self._blk_local_varmap:
        self._singly_assigned_vars.discard(name)
    self._alloca_var(name, kind)


def _load_registries(self: Any) -> None:
    """All that Numba knows of NumPy. It imports a part of SciPy, for a quarter of a second, only to
    see that it is there; zermelo requires it."""
    from numba.np import linalg  # slow to import, and not needed by what only loads

    ensure_blas = linalg.ensure_blas
    linalg.ensure_blas = lambda: None
    try:
        _load_registries_as_usual(self)
    finally:
        linalg.ensure_blas = ensure_blas


class _Events:
    """What `numba.core.dispatcher` uses of Numba's events."""

    trigger_event = staticmethod(event.trigger_event)
    install_timer = staticmethod(_timer)


def take_shortcuts() -> None:
    """From now on Numba finds these answers where they are, if it is a version that is known."""
    if not numba.__version__.startswith(_COMPARED):
        return
    for owner, name, shortcut in (
        (BaseFunction, "get_call_type", _call_type),
        (ir.Inst, "_rec_list_vars", _variables),
        (TargetConfig, "values", _values),
        (types.Record, "__repr__", _named),
        (dispatcher, "ev", _Events),
        (PostProcessor, "run", _post_process),
        (NRTContext, "_call_incref_decref", _count),
        (Lower, "delvar", _delete_variable),
        (CPUContext, "load_additional_registries", _load_registries),
    ):
        setattr(owner, name, shortcut)

"""Numba's side of the helpers whose plain source it could not compile as it stands."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import carray, types
from numba.core import cgutils
from numba.cpython.unsafe.tuple import tuple_setitem
from numba.extending import intrinsic, overload

from ..bits import Bits
from ..tuples import replaced
from .hashing import FIRST, MULTIPLIER, state_hash
from .memory import peek, view
from .native_bits import bits_type

__all__: list[str] = []


@intrinsic
def _hash_of(_typing: Any, state: Any) -> Any:
    word, long = ir.IntType(64), ir.IntType(128)
    multiplier = ir.Constant(word, MULTIPLIER)

    def mixed(context: Any, builder: Any, kind: Any, value: Any, hashed: Any) -> Any:
        if isinstance(kind, types.BaseTuple):
            for i, part in enumerate(kind):
                hashed = mixed(context, builder, part, builder.extract_value(value, i), hashed)
            return hashed
        if isinstance(kind, types.Float):
            value = context.cast(builder, value, kind, types.float64)
            value = builder.bitcast(value, word)
        else:
            value = context.cast(builder, value, kind, bits_type) if kind != bits_type else value
        product = builder.mul(
            builder.zext(builder.xor(hashed, value), long), builder.zext(multiplier, long)
        )
        upper = builder.lshr(product, ir.Constant(long, 64))
        return builder.xor(builder.trunc(upper, word), builder.trunc(product, word))

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        hashed = mixed(context, builder, sig.args[0], arguments[0], ir.Constant(word, FIRST))
        thirty_two = ir.Constant(word, 32)
        hashed = builder.mul(builder.xor(hashed, builder.lshr(hashed, thirty_two)), multiplier)
        return builder.xor(hashed, builder.lshr(hashed, thirty_two))

    return bits_type(state), generate


@overload(state_hash, strict=False)
def _state_hash(state: Any) -> Any:
    return lambda state: _hash_of(state)


@intrinsic
def _pointer(_typing: Any, address: Any) -> Any:
    def generate(_context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(address), generate


@overload(view, strict=False)
def _view(address: Any, count: Any, dtype: Any) -> Any:
    return lambda address, count, dtype: carray(_pointer(address), (count,), dtype)


@intrinsic
def _load_atomic(_typing: Any, address: Any) -> Any:
    def generate(_context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        pointer = builder.inttoptr(arguments[0], ir.IntType(64).as_pointer())
        return builder.load_atomic(pointer, "monotonic", 8)

    return types.int64(address), generate


@overload(peek, inline="always", strict=False)
def _peek(address: Any) -> Any:
    return lambda address: _load_atomic(address)


@overload(replaced, strict=False)
def _replaced(items: Any, index: Any, value: Any) -> Any:
    if isinstance(items, types.UniTuple) and items.dtype == bits_type:
        return lambda items, index, value: tuple_setitem(items, index, Bits(value))
    return lambda items, index, value: tuple_setitem(items, index, value)

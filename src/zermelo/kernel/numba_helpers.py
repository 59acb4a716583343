"""Numba's side of the helpers whose plain source it could not compile as it stands.

No overload here may say inline="always": Numba then removes what it takes for dead code in the
kernel that calls it, and that includes `array[i] = x` on every array that is not an argument,
so all that is written through `view`. LLVM inlines these anyway.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import carray, types
from numba.core import cgutils
from numba.core.registry import cpu_target
from numba.cpython.unsafe.tuple import tuple_setitem
from numba.extending import intrinsic, overload

from ..bits import Bits
from ..game import Game
from ..tuples import replaced
from .hashing import FIRST, MULTIPLIER, state_hash
from .memory import (
    borrowed,
    fence,
    load_state,
    peek,
    prefetch,
    save_state,
    view,
)
from .numba_bits import bits_type
from .numba_types import known_games, type_of_state

__all__ = ["state_bytes"]


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
def _unowned(_typing: Any, arrays: Any) -> Any:
    def without_owner(context: Any, builder: Any, kind: Any, value: Any) -> Any:
        if isinstance(kind, types.BaseTuple):
            for i, part in enumerate(kind):
                item = without_owner(context, builder, part, builder.extract_value(value, i))
                value = builder.insert_value(value, item, i)
            return value
        if isinstance(kind, types.Array):
            twin = context.make_array(kind)(context, builder, value=value)
            twin.meminfo = cgutils.get_null_value(twin.meminfo.type)
            return twin._getvalue()
        context.nrt.incref(builder, kind, value)
        return value

    def generate(context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        return without_owner(context, builder, arrays, arguments[0])

    return arrays(arrays), generate


@overload(borrowed, strict=False)
def _borrowed(arrays: Any) -> Any:
    return lambda arrays: _unowned(arrays)


@intrinsic
def _load_atomic(_typing: Any, address: Any) -> Any:
    def generate(_context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        pointer = builder.inttoptr(arguments[0], ir.IntType(64).as_pointer())
        return builder.load_atomic(pointer, "monotonic", 8)

    return types.int64(address), generate


@intrinsic
def _prefetch_at(_typing: Any, address: Any) -> Any:
    number = ir.IntType(32)
    byte = ir.IntType(8).as_pointer()

    def generate(context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        pointer = builder.inttoptr(arguments[0], byte)
        kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
        function = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
        read, keep, data = (ir.Constant(number, value) for value in (0, 3, 1))
        builder.call(function, [pointer, read, keep, data])
        return context.get_dummy_value()

    return types.void(address), generate


@overload(prefetch, strict=False)
def _prefetch(address: Any) -> Any:
    return lambda address: _prefetch_at(address)


@overload(peek, strict=False)
def _peek(address: Any) -> Any:
    return lambda address: _load_atomic(address)


@intrinsic
def _release(_typing: Any) -> Any:
    def generate(context: Any, builder: Any, _sig: Any, _arguments: Any) -> Any:
        builder.fence("release")
        return context.get_dummy_value()

    return types.none(), generate


@overload(fence, strict=False)
def _fence() -> Any:
    return lambda: _release()


# States in packed memory.


def state_bytes(game: Game) -> int:
    context = cpu_target.target_context
    size = context.get_abi_sizeof(context.get_data_type(type_of_state(game)))
    return -(-int(size) // 8) * 8


def _place(context: Any, builder: Any, kind: Any, address: Any) -> Any:
    return builder.inttoptr(address, context.get_data_type(kind).as_pointer())


@intrinsic
def _store_state(_typing: Any, address: Any, state: Any) -> Any:
    def generate(context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        value = context.data_model_manager[state].as_data(builder, arguments[1])
        builder.store(value, _place(context, builder, state, arguments[0]))
        return context.get_dummy_value()

    return types.none(address, state), generate


@intrinsic
def _fetch_state(_typing: Any, address: Any, game: Any) -> Any:
    state = type_of_state(known_games[game.game_key])

    def generate(context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        value = builder.load(_place(context, builder, state, arguments[0]))
        return context.data_model_manager[state].from_data(builder, value)

    return state(address, game), generate


@overload(save_state, strict=False)
def _save_state(game: Any, states: Any, index: Any, state: Any) -> Any:
    return lambda game, states, index, state: _store_state(
        states.ctypes.data + index * states.strides[0], state
    )


@overload(load_state, strict=False)
def _load_state(game: Any, states: Any, index: Any) -> Any:
    return lambda game, states, index: _fetch_state(
        states.ctypes.data + index * states.strides[0], game
    )


@overload(replaced, strict=False)
def _replaced(items: Any, index: Any, value: Any) -> Any:
    if isinstance(items, types.UniTuple) and items.dtype == bits_type:
        return lambda items, index, value: tuple_setitem(items, index, Bits(value))
    return lambda items, index, value: tuple_setitem(items, index, value)

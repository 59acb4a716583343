"""Numba's side of the helpers whose plain source it could not compile as it stands."""

from __future__ import annotations

import os
from typing import Any

from llvmlite import binding as llvm
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.errors import TypingError
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array

from ..clock import check_clock, steps_are_slow
from ..game import Game
from ..tuples import replaced
from .cache.game_types import known_games
from .hashing import (
    FIRST,
    KEY,
    MOST_WORDS,
    MULTIPLIER,
    keyed_hash,
    shape_words,
    state_hash,
    what_counts,
)
from .memory import (
    borrowed,
    fence,
    give_way,
    load_state,
    peek,
    prefetch,
    save_state,
    view,
)
from .numba_bits import bits_type
from .numba_intrinsics import compiles_to
from .numba_types import type_of_state
from .rows.cells import CellsType, RowType, checked_index, each, with_item, write_checked


@compiles_to(state_hash)
def _state_hash(_typing: Any, state: Any) -> Any:
    word, long = ir.IntType(64), ir.IntType(128)
    multiplier = ir.Constant(word, MULTIPLIER)

    def mixed(context: Any, builder: Any, kind: Any, value: Any, hashed: Any) -> Any:
        if isinstance(kind, types.BaseTuple):
            for i, part in enumerate(kind):
                hashed = mixed(context, builder, part, builder.extract_value(value, i), hashed)
            return hashed
        if isinstance(kind, CellsType):
            slot = cgutils.alloca_once_value(builder, hashed)
            with each(builder, kind, value) as (_, number):
                builder.store(mixed_in(builder, number, builder.load(slot)), slot)
            return builder.load(slot)
        return mixed_in(builder, _as_word(context, builder, kind, value), hashed)

    def mixed_in(builder: Any, value: Any, hashed: Any) -> Any:
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


def _as_word(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, types.Float):
        value = context.cast(builder, value, kind, types.float64)
        return builder.bitcast(value, ir.IntType(64))
    return context.cast(builder, value, kind, bits_type) if kind != bits_type else value


# Compiled code is kept on disk and the key is another one in each process: it is found by name.
KEY_NAME = "zermelo_key_of_hashes"
llvm.add_symbol(KEY_NAME, KEY.ctypes.data)


@compiles_to(keyed_hash)
def _keyed_hash(_typing: Any, state: Any) -> Any:
    word, long = ir.IntType(64), ir.IntType(128)
    leaves = _leaves(state)
    if len(leaves) + 2 > MOST_WORDS:
        raise TypingError(f"{len(leaves)} numbers are too many to be hashed")
    shape = shape_words(_shape(state))

    count = (len(leaves) + 3) // 2 * 2

    def lay_out(context: Any, builder: Any, kind: Any, value: Any, place: Any) -> Any:
        """The words of a value at an address and those that follow; gives the next one."""
        if isinstance(kind, types.BaseTuple):
            for i, part in enumerate(kind):
                item = builder.extract_value(value, i)
                place = lay_out(context, builder, part, item, place)
            return place
        if isinstance(kind, CellsType):
            with each(builder, kind, value) as (index, number):
                builder.store(number, builder.gep(place, [index]))
            return builder.gep(place, [word(len(kind))])
        builder.store(_as_word(context, builder, kind, value), place)
        return builder.gep(place, [word(1)])

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        variable = builder.module.globals.get(KEY_NAME)
        if variable is None:
            kind = ir.ArrayType(word, len(KEY))
            variable = ir.GlobalVariable(builder.module, kind, KEY_NAME)
            variable.global_constant = True

        def key(index: int) -> Any:
            place = [ir.IntType(32)(0), ir.IntType(32)(index)]
            return builder.load(builder.gep(variable, place, inbounds=True))

        def key_of_two(index: int) -> Any:
            upper = builder.shl(builder.zext(key(index + 1), long), long(64))
            return builder.or_(upper, builder.zext(key(index), long))

        words = cgutils.alloca_once(builder, word, count)
        for i, one in enumerate(shape):
            builder.store(word(one), builder.gep(words, [word(i)]))
        builder.store(word(0), builder.gep(words, [word(count - 1)]))
        lay_out(context, builder, sig.args[0], arguments[0], builder.gep(words, [word(2)]))
        keys = builder.gep(variable, [word(0), word(6)], inbounds=True)
        slot = cgutils.alloca_once_value(builder, long(0))
        with cgutils.for_range(builder, word(count // 2)) as loop:
            keyed = []
            for place in (
                builder.mul(loop.index, word(2)),
                builder.add(builder.mul(loop.index, word(2)), word(1)),
            ):
                one, own = (builder.load(builder.gep(row, [place])) for row in (words, keys))
                keyed.append(builder.zext(builder.add(one, own), long))
            builder.store(builder.add(builder.load(slot), builder.mul(*keyed)), slot)
        total = builder.load(slot)
        lower = builder.zext(builder.trunc(total, word), long)
        upper = builder.lshr(total, long(64))
        folded = builder.add(key_of_two(0), builder.mul(key_of_two(2), lower))
        folded = builder.add(folded, builder.mul(key_of_two(4), upper))
        return builder.trunc(builder.lshr(folded, long(64)), word)

    return bits_type(state), generate


def _leaves(kind: Any) -> list[Any]:
    if isinstance(kind, types.BaseTuple):
        return [leaf for part in kind for leaf in _leaves(part)]
    if isinstance(kind, RowType):
        raise TypingError("parts of a tuple that vary in length are not supported here")
    return [kind.dtype] * len(kind) if isinstance(kind, CellsType) else [kind]


def _shape(kind: Any) -> str:
    """As `hashing` says it of plain items."""
    if isinstance(kind, types.BaseTuple):
        return f"({''.join(map(_shape, kind))})"
    if isinstance(kind, CellsType):
        return f"({'n' * len(kind)})"
    return "f" if isinstance(kind, types.Float) else "n"


@compiles_to(what_counts)
def _what_counts(_typing: Any, known: Any, state: Any) -> Any:
    place = 0 if isinstance(known, types.BaseTuple) else 1

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        context.nrt.incref(builder, sig.return_type, arguments[place])
        return arguments[place]

    return (known, state)[place](known, state), generate


@compiles_to(view)
def _view(_typing: Any, address: Any, count: Any, dtype: Any) -> Any:
    if not isinstance(dtype, types.DTypeSpec):
        return None
    kind = types.Array(dtype.dtype, 1, "C")

    def generate(context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        item = context.get_data_type(kind.dtype)
        size = context.get_constant(types.intp, context.get_abi_sizeof(item))
        array = context.make_array(kind)(context, builder)
        pointer = builder.inttoptr(arguments[0], item.as_pointer())
        populate_array(array, pointer, (arguments[1],), (size,), size, None)
        return array._getvalue()

    return kind(types.intp, types.intp, dtype), generate


@compiles_to(borrowed)
def _borrowed(_typing: Any, arrays: Any) -> Any:
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


@compiles_to(peek)
def _peek(_typing: Any, address: Any) -> Any:
    def generate(_context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        pointer = builder.inttoptr(arguments[0], ir.IntType(64).as_pointer())
        return builder.load_atomic(pointer, "monotonic", 8)

    return types.int64(address), generate


@compiles_to(prefetch)
def _prefetch(_typing: Any, address: Any) -> Any:
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


@compiles_to(fence)
def _fence(_typing: Any) -> Any:
    def generate(context: Any, builder: Any, _sig: Any, _arguments: Any) -> Any:
        builder.fence("acq_rel")
        return context.get_dummy_value()

    return types.none(), generate


@compiles_to(give_way)
def _give_way(_typing: Any) -> Any:
    def generate(context: Any, builder: Any, _sig: Any, _arguments: Any) -> Any:
        if os.name == "posix":  # elsewhere it has another name, and waiting loops only burn time
            kind = ir.FunctionType(ir.IntType(32), [])
            builder.call(cgutils.get_or_insert_function(builder.module, kind, "sched_yield"), [])
        return context.get_dummy_value()

    return types.none(), generate


@compiles_to(check_clock)
def _check_clock(_typing: Any) -> Any:
    def generate(context: Any, _builder: Any, _sig: Any, _arguments: Any) -> Any:
        return context.get_dummy_value()

    return types.none(), generate


@compiles_to(steps_are_slow)
def _steps_are_slow(_typing: Any) -> Any:
    def generate(context: Any, _builder: Any, _sig: Any, _arguments: Any) -> Any:
        return context.get_constant(types.boolean, False)

    return types.boolean(), generate


# States in packed memory.


def state_bytes(game: Game) -> int:
    context = cpu_target.target_context
    kind = context.get_data_type(type_of_state(game))
    size, aligned = context.get_abi_sizeof(kind), context.get_abi_alignment(kind)
    return -(-int(size) // int(aligned)) * int(aligned)


def _place(context: Any, builder: Any, kinds: Any, values: Any, state: Any) -> Any:
    """Where the state of this number is kept."""
    array = context.make_array(kinds[0])(context, builder, values[0])
    (stride,) = cgutils.unpack_tuple(builder, array.strides)[:1]
    offset = builder.mul(values[1], stride)
    address = builder.add(builder.ptrtoint(array.data, offset.type), offset)
    return builder.inttoptr(address, context.get_data_type(state).as_pointer())


@compiles_to(save_state)
def _save_state(_typing: Any, game: Any, states: Any, index: Any, state: Any) -> Any:
    kind = type_of_state(known_games[game.game_key])
    if state != kind:
        raise TypingError(f"{state} is not the type of the game's states")

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        value = context.data_model_manager[state].as_data(builder, arguments[3])
        place = _place(context, builder, sig.args[1:], arguments[1:], state)
        builder.store(value, place)
        return context.get_dummy_value()

    return types.none(game, states, types.intp, state), generate


@compiles_to(load_state)
def _load_state(_typing: Any, game: Any, states: Any, index: Any) -> Any:
    state = type_of_state(known_games[game.game_key])

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        value = builder.load(_place(context, builder, sig.args[1:], arguments[1:], state))
        return context.data_model_manager[state].from_data(builder, value)

    return state(game, states, types.intp), generate


@compiles_to(replaced)
def _replaced(_typing: Any, items: Any, index: Any, value: Any) -> Any:
    if isinstance(items, CellsType | RowType):
        return with_item(items, value)(items, types.intp, value), write_checked
    if not isinstance(items, types.UniTuple | types.NamedUniTuple):
        return None

    def generate(context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        changed = cgutils.alloca_once_value(builder, arguments[0])
        count, zero = arguments[1].type(len(items)), arguments[1].type(0)
        place = checked_index(context, builder, count, types.intp, arguments[1])
        builder.store(arguments[2], builder.gep(changed, [zero, place], inbounds=True))
        return builder.load(changed)

    return items(items, types.intp, items.dtype), generate

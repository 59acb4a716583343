"""Rows of whole numbers made of others, of tuples and of what comes from Python, and back."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import NativeValue, box, lower_cast, unbox

from ...errors import NumberTooWide
from .cells import (
    HALF,
    WORD,
    CellsType,
    RowType,
    any_lane,
    as_row,
    bits_of,
    each,
    made_row,
    of_items,
    read,
)


@lower_cast(CellsType, CellsType)
def to_other(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
    if source.count != target.count:
        raise NotImplementedError(f"{source} as {target}")
    if isinstance(target.dtype, types.Boolean) and not isinstance(source.dtype, types.Boolean):
        truths = builder.icmp_signed("!=", value, ir.Constant(value.type, None))
        value, source = (
            builder.zext(truths, value.type),
            CellsType(target.dtype, source.count, source.bits),
        )
    return resized(context, builder, source, value, target.bits, target.lanes)


def resized(
    context: Any, builder: Any, source: CellsType, value: Any, bits: int, lanes: int
) -> Any:
    """Cells with other bits and lanes; raises where a number does not fit."""
    if bits < source.bits:
        narrow = builder.trunc(value, ir.VectorType(ir.IntType(bits), source.lanes))
        lost = builder.icmp_signed("!=", builder.sext(narrow, source.vector), value)
        with builder.if_then(any_lane(builder, lost), likely=False):
            context.call_conv.return_user_exc(builder, NumberTooWide, ())
        value = narrow
    value = with_lanes(builder, value, lanes)
    if bits > source.bits:
        value = builder.sext(value, ir.VectorType(ir.IntType(bits), lanes))
    return value


def with_lanes(builder: Any, value: Any, lanes: int) -> Any:
    """The first lanes of a vector, or all of them and then zeros."""
    own = value.type.count
    if lanes == own:
        return value
    mask = ir.Constant(ir.VectorType(HALF, lanes), [HALF(min(i, own)) for i in range(lanes)])
    return builder.shuffle_vector(value, ir.Constant(value.type, None), mask)


@lower_cast(CellsType, types.UniTuple)
def _to_tuple(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
    items = [
        context.cast(
            builder,
            read(context, builder, source, value, WORD(place)),
            source.dtype,
            target.dtype,
        )
        for place in range(source.count)
    ]
    return context.make_tuple(builder, target, items)


@lower_cast(types.UniTuple, CellsType)
@lower_cast(types.Tuple, CellsType)
def _of_tuple(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
    items = [(kind, builder.extract_value(value, i)) for i, kind in enumerate(source)]
    return of_items(context, builder, target, items)


@lower_cast(RowType, RowType)
@lower_cast(CellsType, RowType)
@lower_cast(types.UniTuple, RowType)
@lower_cast(types.Tuple, RowType)
def _to_row(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
    if isinstance(source, types.BaseTuple):
        items = [(kind, builder.extract_value(value, i)) for i, kind in enumerate(source)]
        source = CellsType(target.dtype, len(items), target.cells.bits)
        value = of_items(context, builder, source, items)
    kind, cells, length = as_row(context, builder, source, value)
    exact = CellsType(target.dtype, kind.count, kind.bits)
    cells = to_other(context, builder, kind, exact, cells)
    cells = resized(context, builder, exact, cells, target.cells.bits, target.cells.lanes)
    return made_row(context, builder, target, cells, length)


# To Python and back.


@unbox(CellsType)
def _unbox(kind: CellsType, given: Any, c: Any) -> Any:
    builder, api = c.builder, c.pyapi
    failed = cgutils.alloca_once_value(builder, cgutils.false_bit)
    slot = cgutils.alloca_once_value(builder, ir.Constant(kind.vector, None))
    lanes = builder.bitcast(slot, ir.IntType(kind.bits).as_pointer())
    size = api.tuple_size(given)
    fits = builder.icmp_signed("==", size, size.type(kind.count))
    with builder.if_else(fits) as (right, wrong):
        with right, cgutils.for_range(builder, WORD(kind.count)) as loop:
            form = ir.FunctionType(api.pyobj, [api.pyobj, api.py_ssize_t])
            item = builder.call(api._get_function(form, "PyTuple_GetItem"), [given, loop.index])
            word = api.long_as_longlong(item)
            with builder.if_then(cgutils.is_not_null(builder, api.err_occurred()), likely=False):
                builder.store(cgutils.true_bit, failed)
            lane = word if kind.bits == 64 else builder.trunc(word, ir.IntType(kind.bits))
            if kind.bits < 64:
                lost = builder.icmp_signed("!=", builder.sext(lane, WORD), word)
                with builder.if_then(lost, likely=False):
                    error = api.unserialize(api.serialize_object(NumberTooWide))
                    api.err_set_none(error)
                    builder.store(cgutils.true_bit, failed)
            builder.store(lane, builder.gep(lanes, [loop.index]))
        with wrong:
            api.err_format(
                "PyExc_ValueError", f"{kind.count} numbers were expected here, not %zd", size
            )
            builder.store(cgutils.true_bit, failed)
    return NativeValue(builder.load(slot), is_error=builder.load(failed))


@box(CellsType)
def _box(kind: CellsType, value: Any, c: Any) -> Any:
    builder, api = c.builder, c.pyapi
    made = api.tuple_new(kind.count)
    form = ir.FunctionType(ir.IntType(32), [api.pyobj, api.py_ssize_t, api.pyobj])
    put = api._get_function(form, "PyTuple_SetItem")
    with each(builder, kind, value) as (place, word):
        if isinstance(kind.dtype, types.Boolean):
            item = api.bool_from_bool(builder.icmp_signed("!=", word, WORD(0)))
        else:
            item = api.long_from_longlong(word)
        builder.call(put, [made, place, item])
    return made


def of_row(context: Any, builder: Any, source: RowType, target: Any, value: Any) -> Any:
    """A tuple of a state, of a row that must be as long."""
    length = builder.extract_value(value, 0)
    count = len(target)
    with builder.if_then(builder.icmp_signed("!=", length, WORD(count)), likely=False):
        message = f"a tuple of the state has {count} items, and was made of another number"
        context.call_conv.return_user_exc(builder, ValueError, (message,))
    cells, exact = builder.extract_value(value, 1), CellsType(source.dtype, count, bits_of(source))
    cells = with_lanes(builder, cells, exact.lanes)
    if isinstance(target, CellsType):
        return to_other(context, builder, exact, target, cells)
    return _to_tuple(context, builder, exact, target, cells)

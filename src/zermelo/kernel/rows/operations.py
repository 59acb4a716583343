"""What rules do with a row of whole numbers (see `cells`): the same as with a tuple."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import RefType, iternext_impl
from numba.core.typing.templates import AbstractTemplate, infer, signature
from numba.extending import intrinsic, lower_builtin, overload, overload_method

from ..numba_intrinsics import compiles_to
from .cells import (
    HALF,
    WORD,
    CellsIterator,
    CellsType,
    RowType,
    any_lane,
    as_row,
    as_word,
    checked_index,
    is_row,
    is_whole,
    lanes_at,
    made_row,
    most_numbers,
    of_items,
    read,
    row_of,
    write,
)
from .conversions import resized, to_other


@compiles_to(len)
def _len(_typing: Any, cells: Any) -> Any:
    if not isinstance(cells, CellsType | RowType):
        return None

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        return as_row(context, builder, sig.args[0], arguments[0])[2]

    return types.intp(cells), generate


@infer
class _FixedPart(AbstractTemplate):
    """A part between two constants is as long in every call."""

    key = "static_getitem"

    def generic(self, arguments: Any, named: Any) -> Any:
        cells, index = arguments
        if not isinstance(cells, CellsType) or not isinstance(index, slice):
            return None
        count = len(range(cells.count)[index])
        return signature(CellsType(cells.dtype, count, cells.bits), cells, index) if count else None


@lower_builtin("static_getitem", CellsType, types.SliceLiteral)
def _fixed_part(_context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
    cells, index = arguments
    kind, source = sig.return_type, sig.args[0]
    places = [*range(source.count)[index]]
    places += [source.lanes] * (kind.lanes - len(places))  # zeros
    mask = ir.Constant(ir.VectorType(HALF, kind.lanes), [HALF(place) for place in places])
    return builder.shuffle_vector(cells, ir.Constant(source.vector, None), mask)


@intrinsic
def _part(_typing: Any, cells: Any, start: Any, length: Any) -> Any:
    """From a place in range on; the lanes beyond the length are zero."""
    kind = cells if isinstance(cells, CellsType) else cells.cells

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        _, value, _ = as_row(context, builder, sig.args[0], arguments[0])
        start, length = arguments[1:]
        double = ir.VectorType(kind.vector.element, 2 * kind.lanes)
        slot = cgutils.alloca_once(builder, double)
        builder.store(ir.Constant(double, None), slot)
        builder.store(value, builder.bitcast(slot, kind.vector.as_pointer()))
        first = builder.gep(lanes_at(builder, kind, slot), [start])
        first = builder.bitcast(first, kind.vector.as_pointer())
        found = _shortened(builder, kind, builder.load(first, align=1), length)
        return made_row(context, builder, sig.return_type, found, length)

    return RowType(kind.dtype, kind.count, kind.bits)(cells, types.intp, types.intp), generate


def _spread(builder: Any, kind: Any, value: Any) -> Any:
    """A vector of one value."""
    none = ir.Constant(kind, ir.Undefined)
    zeros = ir.Constant(ir.VectorType(HALF, kind.count), None)
    return builder.shuffle_vector(builder.insert_element(none, value, HALF(0)), none, zeros)


def _shortened(builder: Any, kind: CellsType, cells: Any, length: Any) -> Any:
    """With zero in all lanes from the length on."""
    inside = _inside(builder, kind, length)
    return builder.select(inside, cells, ir.Constant(kind.vector, None))


def _inside(builder: Any, kind: CellsType, length: Any) -> Any:
    """Which lanes are below the length."""
    form = ir.VectorType(HALF, kind.lanes)
    places = ir.Constant(form, [HALF(i) for i in range(kind.lanes)])
    return builder.icmp_signed("<", places, _spread(builder, form, builder.trunc(length, HALF)))


@intrinsic
def _longer(_typing: Any, row: Any, item: Any) -> Any:
    """A row that has room, with an item more."""

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        kind, cells, length = as_row(context, builder, sig.args[0], arguments[0])
        word = as_word(context, builder, sig.args[1], arguments[1])
        cells = write(context, builder, kind, cells, length, word)
        return made_row(context, builder, sig.return_type, cells, builder.add(length, WORD(1)))

    return row(row, item), generate


@compiles_to(operator.add)
def _joined(_typing: Any, left: Any, right: Any) -> Any:
    if not any(isinstance(kind, CellsType | RowType) for kind in (left, right)):
        return None
    if not all(isinstance(kind, CellsType | RowType) or is_row(kind) for kind in (left, right)):
        return None
    row = row_of(left, right, most_numbers(left) + most_numbers(right))
    kind = row.cells
    fixed = not isinstance(left, RowType) and not isinstance(right, RowType)

    def widened(context: Any, builder: Any, of: Any, value: Any) -> Any:
        """Cells of the bits of the result, and how many count."""
        if not isinstance(of, CellsType | RowType):
            form = CellsType(kind.dtype, len(of), kind.bits)
            items = [(one, builder.extract_value(value, i)) for i, one in enumerate(of)]
            return form, of_items(context, builder, form, items), WORD(len(of))
        form, cells, length = as_row(context, builder, of, value)
        wide = CellsType(kind.dtype, form.count, kind.bits)
        return wide, to_other(context, builder, form, wide, cells), length

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        one, first, length = widened(context, builder, sig.args[0], arguments[0])
        other, second, more = widened(context, builder, sig.args[1], arguments[1])
        room = ir.VectorType(kind.vector.element, 2 * max(kind.lanes, one.lanes + other.lanes))
        slot = cgutils.alloca_once(builder, room)
        builder.store(ir.Constant(room, None), slot)
        builder.store(first, builder.bitcast(slot, one.vector.as_pointer()))
        place = builder.gep(lanes_at(builder, kind, slot), [length])
        builder.store(second, builder.bitcast(place, other.vector.as_pointer()), align=1)
        cells = builder.load(builder.bitcast(slot, kind.vector.as_pointer()))
        return cells if fixed else made_row(context, builder, row, cells, builder.add(length, more))

    return (kind if fixed else row)(left, right), generate


@compiles_to(operator.getitem)
def _item(_typing: Any, cells: Any, index: Any) -> Any:
    if not isinstance(cells, CellsType | RowType):
        return None
    if not isinstance(index, types.Integer | types.Boolean):
        return None

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        kind, cells, length = as_row(context, builder, sig.args[0], arguments[0])
        index = checked_index(context, builder, length, sig.args[1], arguments[1])
        return read(context, builder, kind, cells, index)

    return cells.dtype(cells, index), generate


@overload(operator.getitem)
def _slice(cells: Any, index: Any) -> Any:
    if not isinstance(cells, CellsType | RowType) or not isinstance(index, types.SliceType):
        return None
    if not index.has_step:

        def part(cells: Any, index: Any) -> Any:
            start, stop, _ = index.indices(len(cells))
            return _part(cells, start, max(stop - start, 0))

        return part

    def steps(cells: Any, index: Any) -> Any:
        start, stop, step = index.indices(len(cells))
        found = _part(cells, 0, 0)
        for place in range(start, stop, step):
            found = _longer(found, cells[place])
        return found

    return steps


@lower_builtin("getiter", CellsType)
@lower_builtin("getiter", RowType)
def _iterator(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
    made = context.make_helper(builder, sig.return_type)
    made.index = cgutils.alloca_once_value(builder, WORD(0))
    _, made.cells, made.length = as_row(context, builder, sig.args[0], arguments[0])
    return made._getvalue()


@lower_builtin("iternext", CellsIterator)
@iternext_impl(RefType.UNTRACKED)
def _next(context: Any, builder: Any, sig: Any, arguments: Any, result: Any) -> Any:
    kind = sig.args[0].cells
    iterator = context.make_helper(builder, sig.args[0], value=arguments[0])
    index = builder.load(iterator.index)
    is_valid = builder.icmp_signed("<", index, iterator.length)
    result.set_valid(is_valid)
    with builder.if_then(is_valid):
        result.yield_(read(context, builder, kind, iterator.cells, index))
        builder.store(builder.add(index, index.type(1)), iterator.index)


def _equal_lanes(builder: Any, kind: CellsType, cells: Any, length: Any, word: Any) -> Any:
    """One bit for each of the numbers that is this one."""
    lane = word if kind.bits == 64 else builder.trunc(word, ir.IntType(kind.bits))
    found = builder.icmp_signed("==", cells, _spread(builder, kind.vector, lane))
    found = builder.and_(found, _inside(builder, kind, length))
    found = builder.bitcast(found, ir.IntType(kind.lanes))
    if kind.bits == 64:
        return found
    fits = builder.icmp_signed("==", builder.sext(lane, WORD), word)
    return builder.select(fits, found, found.type(0))


def _found(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
    """One bit for each of the numbers (first argument) that is this one (second)."""
    word = as_word(context, builder, sig.args[1], arguments[1])
    row = as_row(context, builder, sig.args[0], arguments[0])
    return _equal_lanes(builder, *row, word)


@compiles_to(operator.contains)
def _contains(_typing: Any, cells: Any, value: Any) -> Any:
    if not isinstance(cells, CellsType | RowType) or not is_whole(value):
        return None

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        found = _found(context, builder, sig, arguments)
        return builder.icmp_unsigned("!=", found, found.type(0))

    return types.boolean(cells, value), generate


@intrinsic
def _count(_typing: Any, cells: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        many = builder.ctpop(_found(context, builder, sig, arguments))
        if many.type.width < 64:
            return builder.zext(many, WORD)
        return many if many.type.width == 64 else builder.trunc(many, WORD)

    return types.int64(cells, value), generate


@overload_method(CellsType, "count")
@overload_method(RowType, "count")
def _count_method(cells: Any, value: Any) -> Any:
    if not is_whole(value):
        return None

    def count(cells: Any, value: Any) -> Any:
        return _count(cells, value)

    return count


@overload_method(CellsType, "index")
@overload_method(RowType, "index")
def _index_method(cells: Any, value: Any) -> Any:
    def index(cells: Any, value: Any) -> Any:
        for place, one in enumerate(cells):
            if one == value:
                return place
        raise ValueError("tuple.index(x): x not in tuple")

    return index


@intrinsic
def _same(_typing: Any, left: Any, right: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        kinds = sig.args
        bits = max(kind.bits for kind in kinds)
        lanes = max(kind.lanes for kind in kinds)
        wide = [
            resized(context, builder, kind, value, bits, lanes)
            for kind, value in zip(kinds, arguments, strict=True)
        ]
        return builder.not_(any_lane(builder, builder.icmp_signed("!=", *wide)))

    return types.boolean(left, right), generate


def _compare(function: Callable[..., Any]) -> None:
    is_ordered = function not in (operator.eq, operator.ne)

    @overload(function)
    def compared(left: Any, right: Any) -> Any:
        kinds = (left, right)
        if not any(isinstance(kind, CellsType | RowType) for kind in kinds):
            return None
        if not all(isinstance(kind, CellsType | RowType) or is_row(kind) for kind in kinds):
            return None
        alike = all(isinstance(kind, CellsType) for kind in kinds) and len(left) == len(right)
        if alike and not is_ordered:
            wished = function is operator.eq

            def compare_all(left: Any, right: Any) -> Any:
                return _same(left, right) == wished

            return compare_all

        def compare(left: Any, right: Any) -> Any:
            if not is_ordered and len(left) != len(right):
                return function(len(left), len(right))
            for place in range(min(len(left), len(right))):
                if left[place] != right[place]:
                    return function(left[place], right[place])
            return function(len(left), len(right))

        return compare


for _function in (
    operator.eq,
    operator.ne,
    operator.lt,
    operator.le,
    operator.gt,
    operator.ge,
):
    _compare(_function)


@overload(tuple)
def _tuple(cells: Any) -> Any:
    if not isinstance(cells, CellsType | RowType):
        return None

    def same(cells: Any) -> Any:
        return cells

    return same


def _extreme(function: Callable[..., Any], is_better: Callable[..., Any]) -> None:
    @overload(function)
    def extreme(*given: Any) -> Any:
        if len(given) != 1 or not isinstance(given[0], CellsType | RowType):
            return None

        def found(*given: Any) -> Any:
            cells = given[0]
            best = cells[0]
            for one in cells:
                if is_better(one, best):
                    best = one
            return best

        return found


_extreme(max, operator.gt)
_extreme(min, operator.lt)


@overload(sum)
def _sum(cells: Any, start: Any = 0) -> Any:
    if not isinstance(cells, CellsType | RowType):
        return None

    def total(cells: Any, start: Any = 0) -> Any:
        found = start
        for one in cells:
            found += one
        return found

    return total


@overload(reversed)
def _reversed(cells: Any) -> Any:
    if not isinstance(cells, CellsType | RowType):
        return None

    def backwards(cells: Any) -> Any:
        return cells[::-1]

    return backwards

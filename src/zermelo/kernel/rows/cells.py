"""Numba's side of a row of whole numbers in a state: one compact value.

Numba carries every item of a tuple as a value of its own, through every function, and reads one at
a variable index by a switch over all of them. Here the numbers of a state's tuple are the lanes of
one vector, as narrow as the game's numbers allow (`packed_states` chooses). What does not fit is
noticed where it is stored and raises `NumberTooWide`: no number is ever wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_constant
from numba.core.typeconv import Conversion
from numba.extending import models, register_model

from ...errors import NumberTooWide

HALF, WORD = ir.IntType(32), ir.IntType(64)
_CHUNK = 128  # bits: what is kept in memory as one, at an address that all memory has
_OUT_OF_RANGE = "tuple index out of range"


class CellsType(types.IterableType):
    """A tuple of `count` whole numbers (or truths), each in `bits` bits."""

    def __init__(self, dtype: Any, count: int, bits: int) -> None:
        self.dtype, self.count, self.bits = dtype, count, bits
        lanes = _CHUNK // bits
        while lanes < count:
            lanes *= 2
        self.lanes = lanes
        super().__init__(name=f"Cells({dtype} x {count}, {bits} bits)")

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Any:
        return iter([self.dtype] * self.count)

    @property
    def mangling_args(self) -> Any:
        return type(self).__name__, (self.dtype, self.count, self.bits)

    @property
    def iterator_type(self) -> Any:
        return CellsIterator(self)

    @property
    def plain(self) -> Any:
        """What Numba makes of such a tuple."""
        return types.UniTuple(self.dtype, self.count)

    @property
    def vector(self) -> ir.VectorType:
        return ir.VectorType(ir.IntType(self.bits), self.lanes)

    @property
    def chunks(self) -> int:
        """Of memory, as many as the numbers take."""
        return -(-self.count * self.bits // _CHUNK)

    def can_convert_to(self, _context: Any, other: Any) -> Any:
        if isinstance(other, CellsType | types.UniTuple) and len(other) == self.count:
            return Conversion.safe if is_whole(other.dtype) else None
        return None

    def can_convert_from(self, _context: Any, other: Any) -> Any:
        if is_row(other) and len(other) == self.count:
            return Conversion.unsafe
        return None

    def unify(self, _context: Any, other: Any) -> Any:
        """With a tuple of another length, a row whose length is known at run time."""
        if not isinstance(other, CellsType) and not is_row(other):
            return None
        row = row_of(self, other, max(self.count, len(other)))
        return row.cells if len(other) == self.count else row


class CellsIterator(types.SimpleIteratorType):
    def __init__(self, of: Any) -> None:
        self.cells = of if isinstance(of, CellsType) else of.cells
        super().__init__(name=f"iter({of})", yield_type=of.dtype)


def is_whole(kind: Any) -> bool:
    """Whether 64 bits with a sign hold all numbers of this type."""
    if isinstance(kind, types.Integer):
        return bool(kind.signed or kind.bitwidth < 64)
    return isinstance(kind, types.Boolean)


class RowType(types.IterableType):
    """A part of cells, or some joined, whose length is known at run time: at most `count`."""

    def __init__(self, dtype: Any, count: int, bits: int) -> None:
        self.cells = CellsType(dtype, count, bits)
        self.dtype = dtype
        super().__init__(name=f"Row of {self.cells}")

    @property
    def iterator_type(self) -> Any:
        return CellsIterator(self)

    @property
    def plain(self) -> Any:
        return self.cells.plain

    def unify(self, _context: Any, other: Any) -> Any:
        """With a row of another size; with a tuple, which then is as long as the row is."""
        if not isinstance(other, RowType | CellsType) and not is_row(other):
            return None
        return row_of(self, other, max(self.cells.count, most_numbers(other)))

    def can_convert_from(self, _context: Any, other: Any) -> Any:
        if isinstance(other, RowType | CellsType) or is_row(other):
            return Conversion.unsafe if most_numbers(other) <= self.cells.count else None
        return None


def most_numbers(kind: Any) -> int:
    """How many numbers there may be."""
    return kind.cells.count if isinstance(kind, RowType) else len(kind)


def row_of(left: Any, right: Any, count: int) -> RowType:
    """A row with room for the numbers of both."""
    return RowType(joint_dtype(left, right), count, max(bits_of(left), bits_of(right)))


def joint_dtype(*kinds: Any) -> Any:
    """What the items of all these are; truths among numbers are 0 and 1, as in Python."""
    plain = (kind.plain if isinstance(kind, CellsType | RowType) else kind for kind in kinds)
    items = [item for kind in plain for item in kind]
    are_truths = all(isinstance(item, types.Boolean) for item in items)
    return types.boolean if are_truths else types.int64


def bits_of(kind: Any) -> int:
    cells = kind.cells if isinstance(kind, RowType) else kind
    return cells.bits if isinstance(cells, CellsType) else 8


def is_row(kind: Any) -> bool:
    """Whether this is Numba's type of a tuple of whole numbers; of none, too."""
    return isinstance(kind, types.UniTuple | types.Tuple) and all(map(is_whole, kind))


def widths(kind: Any) -> Iterator[int]:
    """Bits of the numbers in each row."""
    if isinstance(kind, CellsType):
        yield kind.bits
    elif isinstance(kind, types.BaseTuple):
        for part in kind:
            yield from widths(part)


# How it is held.


@register_model(CellsType)
class _Model(models.PrimitiveModel):
    """A vector in registers. In memory the chunks that it takes: a vector would have to stand at an
    address that is a multiple of its size."""

    def __init__(self, manager: Any, kind: CellsType) -> None:
        super().__init__(manager, kind, kind.vector)
        self._per_chunk = _CHUNK // kind.bits
        self._chunk = ir.VectorType(ir.IntType(kind.bits), self._per_chunk)

    def get_data_type(self) -> Any:
        return ir.ArrayType(self._chunk, self._fe_type.chunks)

    def as_data(self, builder: Any, value: Any) -> Any:
        data = ir.Constant(self.get_data_type(), ir.Undefined)
        for place in range(self._fe_type.chunks):
            chunk = lanes_of(builder, value, place * self._per_chunk, self._per_chunk)
            data = builder.insert_value(data, chunk, place)
        return data

    def from_data(self, builder: Any, value: Any) -> Any:
        parts = [builder.extract_value(value, i) for i in range(self._fe_type.chunks)]
        while len(parts) * self._per_chunk < self._fe_type.lanes:
            parts.append(ir.Constant(self._chunk, None))
        while len(parts) > 1:
            parts = [
                lanes_of(builder, one, 0, 2 * one.type.count, other)
                for one, other in zip(parts[::2], parts[1::2], strict=True)
            ]
        return parts[0]


def lanes_of(builder: Any, vector: Any, first: int, count: int, more: Any = None) -> Any:
    """Some lanes, as a vector; another vector may follow the first."""
    mask = ir.Constant(ir.VectorType(HALF, count), [HALF(first + i) for i in range(count)])
    more = ir.Constant(vector.type, ir.Undefined) if more is None else more
    return builder.shuffle_vector(vector, more, mask)


@register_model(CellsIterator)
class _IteratorModel(models.StructModel):
    def __init__(self, manager: Any, kind: CellsIterator) -> None:
        members = [
            ("index", types.EphemeralPointer(types.intp)),
            ("length", types.intp),
            ("cells", kind.cells),
        ]
        super().__init__(manager, kind, members)


@register_model(RowType)
class _RowModel(models.StructModel):
    def __init__(self, manager: Any, kind: RowType) -> None:
        super().__init__(manager, kind, [("length", types.intp), ("cells", kind.cells)])


@lower_constant(CellsType)
def _constant(_context: Any, _builder: Any, kind: CellsType, value: Any) -> Any:
    numbers = [int(one) for one in value] + [0] * (kind.lanes - kind.count)
    if not all(_holds(kind.bits, one) for one in numbers):
        raise NumberTooWide
    return ir.Constant(kind.vector, numbers)


def _holds(bits: int, number: int) -> bool:
    return -(1 << bits - 1) <= number < 1 << bits - 1


# Reading and writing one number; indices are 64-bit integers here.


def read(context: Any, builder: Any, kind: CellsType, cells: Any, index: Any) -> Any:
    """The number at an index that is in range, as its type is held."""
    lane = builder.extract_element(cells, builder.trunc(index, HALF))
    if isinstance(kind.dtype, types.Boolean):
        return builder.icmp_signed("!=", lane, lane.type(0))
    return lane if kind.bits == 64 else builder.sext(lane, WORD)


def as_word(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, types.Boolean):
        return builder.zext(value, WORD)
    return context.cast(builder, value, kind, types.int64)


def write(context: Any, builder: Any, kind: CellsType, cells: Any, index: Any, word: Any) -> Any:
    """The cells with another number at an index that is in range; raises where it does not fit."""
    lane = _narrowed(context, builder, kind, word)
    return builder.insert_element(cells, lane, builder.trunc(index, HALF))


def _narrowed(context: Any, builder: Any, kind: CellsType, word: Any) -> Any:
    if isinstance(kind.dtype, types.Boolean):
        return builder.zext(builder.icmp_signed("!=", word, WORD(0)), kind.vector.element)
    if kind.bits == 64:
        return word
    lane = builder.trunc(word, ir.IntType(kind.bits))
    lost = builder.icmp_signed("!=", builder.sext(lane, WORD), word)
    with builder.if_then(lost, likely=False):
        context.call_conv.return_user_exc(builder, NumberTooWide, ())
    return lane


def with_item(kind: Any, item: Any) -> Any:
    """The type of a row in which this was stored: truths and a number are numbers."""
    cells = kind.cells if isinstance(kind, RowType) else kind
    if cells.dtype == item or not isinstance(cells.dtype, types.Boolean):
        return kind
    return type(kind)(types.int64, cells.count, cells.bits)


def write_checked(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
    """The row (first argument) with another number (third) at an index."""
    made, (_, index_kind, number_kind) = sig.return_type, sig.args
    kind, cells, length = as_row(context, builder, sig.args[0], arguments[0])
    index = checked_index(context, builder, length, index_kind, arguments[1])
    word = as_word(context, builder, number_kind, arguments[2])
    kind = made.cells if isinstance(made, RowType) else made
    cells = write(context, builder, kind, cells, index, word)
    return made_row(context, builder, made, cells, length) if isinstance(made, RowType) else cells


def checked_index(context: Any, builder: Any, count: Any, index_kind: Any, index: Any) -> Any:
    """As Python counts, from the end where it is negative; IndexError beyond."""
    index = context.cast(builder, index, index_kind, types.int64)
    is_negative = builder.icmp_signed("<", index, WORD(0))
    index = builder.select(is_negative, builder.add(index, count), index)
    with builder.if_then(builder.icmp_unsigned(">=", index, count), likely=False):
        context.call_conv.return_user_exc(builder, IndexError, (_OUT_OF_RANGE,))
    return index


def of_items(context: Any, builder: Any, kind: CellsType, items: list[tuple[Any, Any]]) -> Any:
    """Cells of (type, value) pairs."""
    cells = ir.Constant(kind.vector, None)
    for place, (item_kind, item) in enumerate(items):
        word = as_word(context, builder, item_kind, item)
        cells = write(context, builder, kind, cells, WORD(place), word)
    return cells


def of_items_at(context: Any, builder: Any, kind: CellsType, item_kind: Any, item_at: Any) -> Any:
    """Cells of the items that `item_at` gives for an index; as many are there."""
    slot = cgutils.alloca_once(builder, kind.vector)
    builder.store(ir.Constant(kind.vector, None), slot)
    with cgutils.for_range(builder, WORD(kind.count)) as loop:
        word = as_word(context, builder, item_kind, item_at(loop.index))
        lane = _narrowed(context, builder, kind, word)
        builder.store(lane, builder.gep(lanes_at(builder, kind, slot), [loop.index]))
    return builder.load(slot)


def lanes_at(builder: Any, kind: CellsType, slot: Any) -> Any:
    return builder.bitcast(slot, ir.IntType(kind.bits).as_pointer())


def each(builder: Any, kind: CellsType, cells: Any) -> Any:
    """A loop over the cells: gives (index, number as a 64-bit word) inside."""
    return _Loop(builder, kind, cells)


class _Loop:
    def __init__(self, builder: Any, kind: CellsType, cells: Any) -> None:
        self._builder, self._kind = builder, kind
        slot = cgutils.alloca_once_value(builder, cells)
        self._lanes = builder.bitcast(slot, ir.IntType(kind.bits).as_pointer())
        self._range = cgutils.for_range(builder, WORD(kind.count))

    def __enter__(self) -> tuple[Any, Any]:
        loop = self._range.__enter__()
        lane = self._builder.load(self._builder.gep(self._lanes, [loop.index]))
        return loop.index, lane if self._kind.bits == 64 else self._builder.sext(lane, WORD)

    def __exit__(self, *error: Any) -> Any:
        return self._range.__exit__(*error)


def as_row(context: Any, builder: Any, kind: Any, value: Any) -> tuple[CellsType, Any, Any]:
    """The type of the cells, the cells, and how many of them count."""
    if isinstance(kind, CellsType):
        return kind, value, WORD(kind.count)
    if isinstance(kind, RowType):
        return kind.cells, builder.extract_value(value, 1), builder.extract_value(value, 0)
    raise NotImplementedError(str(kind))


def made_row(context: Any, builder: Any, kind: RowType, cells: Any, length: Any) -> Any:
    made = context.make_helper(builder, kind)
    made.cells, made.length = cells, length
    return made._getvalue()


def any_lane(builder: Any, lanes: Any) -> Any:
    """Whether any lane of a vector of truths is true."""
    bits = builder.bitcast(lanes, ir.IntType(lanes.type.count))
    return builder.icmp_unsigned("!=", bits, bits.type(0))

"""Numba's side of `Bits`: an unsigned 64-bit word that mixes with integers."""

from __future__ import annotations

import operator
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_constant
from numba.core.typeconv import Conversion
from numba.core.typing.templates import ConcreteTemplate, infer_global, signature
from numba.extending import (
    NativeValue,
    box,
    lower_builtin,
    lower_cast,
    models,
    register_model,
    type_callable,
    typeof_impl,
    unbox,
)

from ..bits import Bits, bit, enclosed, highest, lowest, past_runs, popcount
from .numba_intrinsics import compiles_to

_WORD = ir.IntType(64)


class BitsType(types.Type):
    """Becomes an integer only through int(): were it implicit, Numba would take its own
    signed operators before ours."""

    def __init__(self) -> None:
        super().__init__(name="Bits")

    def can_convert_from(self, _context: Any, other: Any) -> Any:
        """So that `x = 0` in one branch and `x = bit(3)` in another are one type."""
        if isinstance(other, types.Integer):
            return Conversion.unsafe
        return None

    def unify(self, _context: Any, other: Any) -> Any:
        return self if isinstance(other, types.Integer) else None


bits_type = BitsType()


@register_model(BitsType)
class _Model(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _WORD)


@typeof_impl.register(Bits)
def _typeof(_value: Any, _context: Any) -> Any:
    return bits_type


@lower_constant(BitsType)
def _constant(_context: Any, _builder: Any, _type: Any, value: Any) -> Any:
    return ir.Constant(_WORD, int(value))


@unbox(BitsType)
def _unbox(_type: Any, value: Any, c: Any) -> Any:
    word = c.pyapi.long_as_ulonglong(value)
    return NativeValue(word, is_error=cgutils.is_not_null(c.builder, c.pyapi.err_occurred()))


@box(BitsType)
def _box(_type: Any, value: Any, c: Any) -> Any:
    number = c.pyapi.long_from_ulonglong(value)
    made = c.pyapi.call_function_objargs(
        c.pyapi.unserialize(c.pyapi.serialize_object(Bits)), (number,)
    )
    c.pyapi.decref(number)
    return made


@lower_cast(types.Integer, BitsType)
def _from_integer(_context: Any, builder: Any, source: Any, _target: Any, value: Any) -> Any:
    if source.bitwidth == 64:
        return value
    return builder.sext(value, _WORD) if source.signed else builder.zext(value, _WORD)


@lower_cast(types.Boolean, BitsType)
def _from_boolean(_context: Any, builder: Any, _source: Any, _target: Any, value: Any) -> Any:
    return builder.zext(value, _WORD)


@lower_cast(BitsType, types.Integer)
def _to_integer(_context: Any, _builder: Any, _source: Any, _target: Any, value: Any) -> Any:
    return value


def _as_word(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    return value if kind is bits_type else context.cast(builder, value, kind, bits_type)


_INTEGERS = (types.int64, types.uint64, types.int32, types.uint32, types.uint8, types.int8)


def _binary(function: Any, result: Any, build: Any, integer_first: bool = True) -> None:
    pairs = [(bits_type, bits_type)] + [(bits_type, kind) for kind in _INTEGERS]
    if integer_first:
        pairs += [(kind, bits_type) for kind in _INTEGERS]

    @infer_global(function)
    class _Template(ConcreteTemplate):
        cases = tuple(signature(result, left, right) for left, right in pairs)

    def lowered(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        words = [
            _as_word(context, builder, kind, value)
            for kind, value in zip(sig.args, arguments, strict=True)
        ]
        return build(builder, *words)

    for left, right in pairs:
        lower_builtin(function, left, right)(lowered)


def _shift(direction: str) -> Any:
    """Shifting by 64 or more clears the word, as it does in Python."""

    def build(builder: Any, word: Any, places: Any) -> Any:
        inside = builder.icmp_unsigned("<", places, ir.Constant(_WORD, 64))
        shifted = getattr(builder, direction)(word, places)
        return builder.select(inside, shifted, ir.Constant(_WORD, 0))

    return build


_ARITHMETIC = {
    operator.and_: lambda b, x, y: b.and_(x, y),
    operator.or_: lambda b, x, y: b.or_(x, y),
    operator.xor: lambda b, x, y: b.xor(x, y),
    operator.add: lambda b, x, y: b.add(x, y),
    operator.sub: lambda b, x, y: b.sub(x, y),
    operator.mul: lambda b, x, y: b.mul(x, y),
    operator.mod: lambda b, x, y: b.urem(x, y),
    operator.floordiv: lambda b, x, y: b.udiv(x, y),
}
_IN_PLACE = {
    operator.and_: operator.iand,
    operator.or_: operator.ior,
    operator.xor: operator.ixor,
    operator.add: operator.iadd,
    operator.sub: operator.isub,
    operator.mul: operator.imul,
}
_SHIFTS = {operator.lshift: (operator.ilshift, "shl"), operator.rshift: (operator.irshift, "lshr")}
_COMPARISONS = {
    operator.eq: "==",
    operator.ne: "!=",
    operator.lt: "<",
    operator.le: "<=",
    operator.gt: ">",
    operator.ge: ">=",
}

for _function, _build in _ARITHMETIC.items():
    _binary(_function, bits_type, _build)
    if _function in _IN_PLACE:
        _binary(_IN_PLACE[_function], bits_type, _build, integer_first=False)
for _function, (_in_place, _direction) in _SHIFTS.items():
    _binary(_function, bits_type, _shift(_direction), integer_first=False)
    _binary(_in_place, bits_type, _shift(_direction), integer_first=False)
for _function, _sign in _COMPARISONS.items():
    _binary(
        _function,
        types.boolean,
        lambda b, x, y, sign=_sign: b.icmp_unsigned(sign, x, y),
    )


def _unary(function: Any, result: Any, build: Any) -> None:
    @infer_global(function)
    class _Template(ConcreteTemplate):
        cases = (signature(result, bits_type),)

    @lower_builtin(function, bits_type)
    def _lowered(_context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        return build(builder, arguments[0])


_ZERO = ir.Constant(_WORD, 0)
_unary(operator.invert, bits_type, lambda b, x: b.not_(x))
_unary(operator.neg, bits_type, lambda b, x: b.neg(x))
_unary(operator.not_, types.boolean, lambda b, x: b.icmp_unsigned("==", x, _ZERO))
_unary(bool, types.boolean, lambda b, x: b.icmp_unsigned("!=", x, _ZERO))
_unary(int, types.int64, lambda _b, x: x)


@type_callable(Bits)
def _type_constructor(_context: Any) -> Any:
    def typer(value: Any) -> Any:
        if isinstance(value, types.Integer | types.Boolean | BitsType):
            return bits_type
        return None

    return typer


@lower_builtin(Bits, types.Integer)
@lower_builtin(Bits, types.Boolean)
@lower_builtin(Bits, BitsType)
def _constructor(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
    return _as_word(context, builder, sig.args[0], arguments[0])


def _is_word(kind: Any) -> bool:
    return isinstance(kind, BitsType | types.Integer)


def _counter(function: Any, build: Any) -> None:
    """A function from a word to a 64-bit integer."""

    @compiles_to(function)
    def counted(_typing: Any, word: Any) -> Any:
        def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
            return build(builder, _as_word(context, builder, sig.args[0], arguments[0]))

        return (types.int64(word), generate) if _is_word(word) else None


_FALSE = ir.Constant(ir.IntType(1), 0)  # a word of zeros gives 64
_LAST = ir.Constant(_WORD, 63)
_counter(popcount, lambda b, x: b.ctpop(x))
_counter(lowest, lambda b, x: b.cttz(x, _FALSE))
_counter(highest, lambda b, x: b.sub(_LAST, b.ctlz(x, _FALSE)))


@compiles_to(bit)
def _bit(_typing: Any, place: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        places = _as_word(context, builder, sig.args[0], arguments[0])
        return builder.shl(ir.Constant(_WORD, 1), builder.and_(places, _LAST))

    return (bits_type(place), generate) if _is_word(place) else None


_FOUR = ir.VectorType(_WORD, 4)
_SMALL = ir.IntType(32)


def _all(word: int) -> Any:
    return ir.Constant(_FOUR, [word] * 4)


@compiles_to(enclosed)
def _enclosed(_typing: Any, word: Any, ends: Any, rays: Any, at: Any) -> Any:
    """Four rays at once: one by one, as LLVM leaves them, Othello's endgames take 1.25 times as
    long."""

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        table = context.make_array(sig.args[2])(context, builder, arguments[2]).data
        places = builder.gep(table, [_as_word(context, builder, sig.args[3], arguments[3])])
        rising = _loaded(builder, places)
        falling = _loaded(builder, builder.gep(places, [ir.Constant(_WORD, 4)]))
        others = _repeated(builder, builder.not_(arguments[0]))
        nearest = _repeated(builder, arguments[1])

        end = builder.and_(rising, others)
        end = builder.and_(end, builder.sub(_all(0), end))
        is_end = builder.icmp_unsigned("!=", builder.and_(end, nearest), _all(0))
        before = builder.and_(rising, builder.sub(end, _all(1)))
        found = builder.select(is_end, before, _all(0))

        kind = ir.FunctionType(_FOUR, [_FOUR, ir.IntType(1)])
        counter = cgutils.get_or_insert_function(builder.module, kind, "llvm.ctlz.v4i64")
        zeros = builder.call(counter, [builder.and_(falling, others), _FALSE])
        # With nothing but the word on a ray there are 64 zeros, and no such shift.
        top = builder.lshr(_all(1 << 63), builder.and_(zeros, _all(63)))
        end = builder.and_(builder.and_(top, nearest), builder.and_(falling, others))
        after = builder.and_(falling, builder.sub(_all(0), builder.add(end, end)))
        return _united(builder, builder.or_(found, after))

    fitting = isinstance(word, BitsType) and isinstance(ends, BitsType) and _is_table(rays)
    if not fitting or not isinstance(at, types.Integer):
        return None
    return bits_type(word, ends, rays, at), generate


@compiles_to(past_runs)
def _past_runs(_typing: Any, word: Any, starts: Any, steps: Any, inner: Any) -> Any:
    """Along all four steps at once, as in `_enclosed`."""

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        step, inside = (
            _loaded(builder, context.make_array(kind)(context, builder, array).data)
            for kind, array in zip(sig.args[2:], arguments[2:], strict=True)
        )
        inside = builder.and_(inside, _repeated(builder, arguments[0]))
        first, double = _repeated(builder, arguments[1]), builder.add(step, step)

        def filled(shift: Any, pairs: Any) -> Any:
            run = builder.and_(inside, shift(first, step))
            run = builder.or_(run, builder.and_(inside, shift(run, step)))
            for _ in range(2):
                run = builder.or_(run, builder.and_(pairs, shift(run, double)))
            return shift(run, step)

        pairs = builder.and_(inside, builder.shl(inside, step))
        up = filled(builder.shl, pairs)
        down = filled(builder.lshr, builder.lshr(pairs, step))
        found = _united(builder, builder.or_(up, down))
        return builder.and_(found, builder.not_(arguments[0]))

    fitting = isinstance(word, BitsType) and isinstance(starts, BitsType)
    if not fitting or not (_is_table(steps) and _is_table(inner)):
        return None
    return bits_type(word, starts, steps, inner), generate


def _is_table(kind: Any) -> bool:
    if not isinstance(kind, types.Array):
        return False
    return (kind.dtype, kind.ndim, kind.layout) == (types.uint64, 1, "C")


def _loaded(builder: Any, words: Any) -> Any:
    return builder.load(builder.bitcast(words, _FOUR.as_pointer()), align=8)


def _repeated(builder: Any, word: Any) -> Any:
    one = builder.insert_element(ir.Constant(_FOUR, ir.Undefined), word, ir.Constant(_SMALL, 0))
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(_SMALL, 4), [0] * 4))


def _united(builder: Any, four: Any) -> Any:
    """What is set in any of the words."""
    first, second, third, fourth = (
        builder.extract_element(four, ir.Constant(_SMALL, place)) for place in range(4)
    )
    return builder.or_(builder.or_(first, third), builder.or_(second, fourth))

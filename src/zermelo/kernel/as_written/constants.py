"""Named numbers and tables that rules look up: IntEnum, lists and dictionaries that never change.

Members of an IntEnum are their numbers before types are inferred, and a list outside of a method is
a tuple. A dictionary there becomes a row of keys and a row of values, for `table[key]`,
`key in table`, `table.get`, `len` and loops over `keys()`, `values()` and `items()`.
"""

from __future__ import annotations

import enum
import operator
from typing import Any

from numba import types
from numba.core import ir
from numba.core.compiler_machinery import FunctionPass
from numba.core.imputils import lower_constant
from numba.core.ir_utils import get_definition, guard
from numba.core.typing.typeof import Purpose, typeof
from numba.extending import models, overload, overload_method, register_model, typeof_impl

from .passes import before_typing

MOST = 256  # keys, or numbers in a list


def number_of(value: Any) -> Any:
    """What stands in machine code for the members of an IntEnum and for lists, in tuples too."""
    if isinstance(value, enum.IntEnum):
        return int(value)
    return tuple(map(number_of, value)) if type(value) in (tuple, list) else value


def as_constant(value: Any) -> Any:
    """The same without members of an IntEnum and without lists, unless they are long."""
    return number_of(value) if _is_changed(value) else value


@before_typing
class _ConstantsAreNumbers(FunctionPass):
    _name = "constants_are_numbers"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        found = [
            _changed(state.func_ir, statement)
            for block in state.func_ir.blocks.values()
            for statement in block.find_insts(ir.Assign)
        ]
        return any(found)


def _changed(func_ir: Any, statement: Any) -> bool:
    made = _numbered(func_ir, statement.value)
    if made is None:
        return False
    own = func_ir._definitions[statement.target.name]
    own[:] = [made if one is statement.value else one for one in own]
    statement.value = made
    return True


def _numbered(func_ir: Any, value: Any) -> Any:
    """What a member or a class of numbers becomes; None: it is neither."""
    if isinstance(value, ir.Global | ir.FreeVar):
        changed = as_constant(value.value)
        if changed is value.value or changed == ():
            return None
        if isinstance(changed, int):
            return ir.Const(changed, value.loc)
        return ir.Global(value.name, changed, value.loc)
    if isinstance(value, ir.Expr) and value.op == "getattr":
        named = _class_behind(func_ir, value.value)
        member = named and named.__members__.get(value.attr)
        return None if member is None else ir.Const(int(member), value.loc)
    if isinstance(value, ir.Expr) and value.op == "call":
        named = _class_behind(func_ir, value.func)
        if named and len(value.args) == 1 and not value.kws:
            return ir.Expr.cast(value.args[0], value.loc)
    return None


def _is_changed(value: Any) -> bool:
    if type(value) is list:
        return _count(value) <= MOST
    if type(value) is tuple:
        return any(map(_is_changed, value))
    return isinstance(value, enum.IntEnum)


def _count(value: Any) -> int:
    """How many numbers it holds."""
    return sum(map(_count, value)) if isinstance(value, list | tuple) else 1


def _class_behind(func_ir: Any, variable: Any) -> Any:
    source = guard(get_definition, func_ir, variable)
    kind = getattr(source, "value", None) if isinstance(source, ir.Global | ir.FreeVar) else None
    return kind if isinstance(kind, type) and issubclass(kind, enum.IntEnum) else None


def without_members(kind: Any) -> Any:
    """The type of a state, with integers in place of members."""
    if isinstance(kind, types.IntEnumMember):
        return types.int64
    if not isinstance(kind, types.BaseTuple):
        return kind
    parts = [without_members(part) for part in kind]
    if all(one is other for one, other in zip(parts, kind, strict=True)):
        return kind
    return types.BaseTuple.from_types(parts, getattr(kind, "instance_class", None))


# Dictionaries.


class ConstantTable(types.Type):
    """A dictionary as two rows."""

    def __init__(self, keys: tuple[Any, ...], values: tuple[Any, ...]) -> None:
        self.table_keys, self.table_values = keys, values
        super().__init__(name=f"table({keys}: {values})")


register_model(ConstantTable)(models.OpaqueModel)


@typeof_impl.register(dict)
def _typeof_table(table: dict[Any, Any], context: Any) -> Any:
    if context.purpose is not Purpose.constant or not 0 < len(table) <= MOST:
        return None
    keys, values = number_of(tuple(table)), number_of(tuple(table.values()))
    for row in (keys, values):
        if not isinstance(typeof(row, Purpose.constant), types.UniTuple):
            return None
    return ConstantTable(keys, values)


@lower_constant(ConstantTable)
def _constant(context: Any, _builder: Any, _kind: Any, _value: Any) -> Any:
    return context.get_dummy_value()


@overload(operator.getitem)
def _look_up(table: Any, key: Any) -> Any:
    if not isinstance(table, ConstantTable):
        return None
    keys, values = table.table_keys, table.table_values

    def look_up(table: Any, key: Any) -> Any:
        for place in range(len(keys)):
            if keys[place] == key:
                return values[place]
        raise KeyError("no such key in a dictionary of constants")

    return look_up


@overload(operator.contains)
def _contains(table: Any, key: Any) -> Any:
    if not isinstance(table, ConstantTable):
        return None
    keys = table.table_keys

    def contains(table: Any, key: Any) -> Any:
        for one in keys:  # noqa: SIM110 (this is what `any` becomes)
            if one == key:
                return True
        return False

    return contains


@overload_method(ConstantTable, "get")
def _get(table: Any, key: Any, default: Any) -> Any:
    keys, values = table.table_keys, table.table_values

    def get(table: Any, key: Any, default: Any) -> Any:
        for place in range(len(keys)):
            if keys[place] == key:
                return values[place]
        return default

    return get


def _row(name: str, made: Any) -> None:
    @overload_method(ConstantTable, name)
    def row(table: Any) -> Any:
        found = made(table.table_keys, table.table_values)

        def whole(table: Any) -> Any:
            return found

        return whole


_row("keys", lambda keys, values: keys)
_row("values", lambda keys, values: values)
_row("items", lambda keys, values: tuple(zip(keys, values, strict=True)))


@overload(len)
def _length(table: Any) -> Any:
    if not isinstance(table, ConstantTable):
        return None
    count = len(table.table_keys)

    def length(table: Any) -> int:
        return count

    return length

"""States as lists and numbers, and back."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import IntEnum
from typing import Any

from .bits import Bits
from .errors import InvalidState


def same_shape(value: Any, like: Any) -> Any:
    """The value with the types of another: a state again, from lists and numbers.

    Raises InvalidState if it does not fit.

    >>> same_shape([[1, 0], 1], ((0, 0), 0))
    ((1, 0), 1)
    """
    if isinstance(like, bool):
        if value in (0, 1):
            return bool(value)
    elif isinstance(like, Bits):
        if _is_int(value) and 0 <= value < 1 << 64:
            return Bits(value)
    elif isinstance(like, int):
        if _is_int(value) and -(1 << 63) <= value < 1 << 63:
            return _like(int(value), like)
    elif isinstance(like, float):
        if isinstance(value, int | float):
            return float(value)
    elif isinstance(like, tuple):
        return _same_shape_tuple(value, like)
    elif is_dataclass(like) and isinstance(value, list):
        make: Any = type(like)
        return make(*_same_shape_tuple(value, _fields(like)))
    elif isinstance(value, type(like)):
        return value
    raise InvalidState(f"{value!r} does not fit where a state has {_kind(like)}")


def _like(number: int, like: Any) -> int:
    """A member of the same IntEnum, if it is one."""
    return type(like)(number) if isinstance(like, IntEnum) else number


def _same_shape_tuple(value: Any, like: tuple[Any, ...]) -> Any:
    if not isinstance(value, tuple | list) or len(value) != len(like):
        raise InvalidState(f"{value!r} does not fit where a state has {len(like)} items")
    items = (same_shape(one, other) for one, other in zip(value, like, strict=True))
    make = getattr(type(like), "_make", tuple)
    return make(items)


def _fields(value: Any) -> tuple[Any, ...]:
    """Of a dataclass."""
    return tuple(getattr(value, field.name) for field in fields(value))


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _kind(like: Any) -> str:
    return {bool: "true or false", Bits: "a 64-bit word", int: "a 64-bit integer"}.get(
        type(like), f"a {type(like).__name__}"
    )


def plain_value(state: Any) -> Any:
    """A state as lists and numbers.

    >>> plain_value(((Bits(3), True), 2))
    [[3, True], 2]
    """
    if isinstance(state, tuple | list):
        return [plain_value(item) for item in state]
    if is_dataclass(state):
        return plain_value(_fields(state))
    if isinstance(state, bool):
        return state
    return int(state) if isinstance(state, int) else state

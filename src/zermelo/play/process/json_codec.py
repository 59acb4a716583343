"""States, actions and what players know as JSON, and back: for pipes between processes.

Tuples, named tuples and 64-bit words keep their types. Named tuples are found by name among the
modules that are loaded already; nothing is imported and nothing is run.
"""

from __future__ import annotations

import sys
from typing import Any

from ...bits import Bits
from ...errors import BadParameter

__all__ = ["decoded", "encoded", "listed"]

_TUPLE, _NAMED, _BITS, _LIST, _DICT, _SET = "tuple", "named", "bits", "list", "dict", "set"


def encoded(value: Any) -> Any:
    """The value as JSON can hold it.

    >>> encoded((1, "a"))
    {'tuple': [1, 'a']}
    """
    if isinstance(value, Bits):
        return {_BITS: str(int(value))}
    if value is None or isinstance(value, bool | str | float):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, tuple):
        items = [encoded(item) for item in value]
        if hasattr(value, "_fields"):
            klass = type(value)
            return {_NAMED: [klass.__module__, klass.__qualname__], "items": items}
        return {_TUPLE: items}
    if isinstance(value, list):
        return {_LIST: [encoded(item) for item in value]}
    if isinstance(value, dict):
        return {_DICT: [[encoded(key), encoded(one)] for key, one in value.items()]}
    if isinstance(value, set | frozenset):
        return {_SET: sorted((encoded(item) for item in value), key=repr)}
    raise BadParameter(
        f"a {type(value).__name__} can't be sent to a player in a process of its own; "
        "numbers, text, tuples, lists, dicts and sets can"
    )


def decoded(value: Any) -> Any:
    """What `encoded` made into JSON."""
    if not isinstance(value, dict):
        return value
    match next(iter(value)):
        case "bits":
            return Bits(int(value[_BITS]))
        case "tuple":
            return tuple(decoded(item) for item in value[_TUPLE])
        case "named":
            return _class(*value[_NAMED])._make(decoded(item) for item in value["items"])
        case "list":
            return [decoded(item) for item in value[_LIST]]
        case "dict":
            return {decoded(key): decoded(one) for key, one in value[_DICT]}
        case "set":
            return frozenset(decoded(item) for item in value[_SET])
    raise BadParameter(f"this is no encoded value: {value!r}")


def _class(module: str, name: str) -> Any:
    found: Any = sys.modules.get(module)
    for part in name.split("."):
        found = getattr(found, part, None)
    if not (isinstance(found, type) and issubclass(found, tuple) and hasattr(found, "_make")):
        raise BadParameter(f"there is no named tuple {name} in {module}")
    return found


def listed(value: Any) -> Any:
    """An action for people to read as JSON: tuples are lists, what JSON has not is text."""
    if isinstance(value, tuple | list):
        return [listed(item) for item in value]
    if value is None or isinstance(value, bool | str | float):
        return value
    return int(value) if isinstance(value, int) else str(value)

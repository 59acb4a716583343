"""States, actions and information as JSON, and back: for pipes between processes.

Tuples, named tuples and 64-bit words keep their types. Named tuples are found by name among the
modules that are loaded already; nothing is imported and nothing is run.
"""

from __future__ import annotations

import sys
from typing import Any

from ...bits import Bits
from ...errors import BadParameter

_SEQUENCES: dict[str, type] = {"tuple": tuple, "list": list, "set": frozenset}


def encoded(value: Any) -> Any:
    """The value as JSON can hold it.

    >>> encoded((1, "a"))
    {'tuple': [1, 'a']}
    """
    if isinstance(value, Bits):
        return {"bits": str(int(value))}
    if value is None or isinstance(value, bool | str | float):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, dict):
        return {"dict": [[encoded(key), encoded(one)] for key, one in value.items()]}
    if isinstance(value, set | frozenset):
        return {"set": sorted((encoded(item) for item in value), key=repr)}
    if not isinstance(value, tuple | list):
        raise BadParameter(
            f"a {type(value).__name__} can't be sent to a player in another process; numbers, "
            "text, tuples, lists, dicts and sets can"
        )
    items, klass = [encoded(item) for item in value], type(value)
    if hasattr(value, "_fields"):
        return {"named": [klass.__module__, klass.__qualname__], "items": items}
    return {"tuple" if isinstance(value, tuple) else "list": items}


def decoded(value: Any) -> Any:
    """What `encoded` made into JSON."""
    if not isinstance(value, dict):
        return value
    kind, held = next(iter(value.items()))
    if kind in _SEQUENCES:
        return _SEQUENCES[kind](decoded(item) for item in held)
    if kind == "bits":
        return Bits(int(held))
    if kind == "named":
        return _class(*held)._make(decoded(item) for item in value["items"])
    if kind == "dict":
        return {decoded(key): decoded(one) for key, one in held}
    raise BadParameter(f"this is not an encoded value: {value!r}")


def _class(module: str, name: str) -> Any:
    found: Any = sys.modules.get(module)
    for part in name.split("."):
        found = getattr(found, part, None)
    if not (isinstance(found, type) and issubclass(found, tuple) and hasattr(found, "_make")):
        raise BadParameter(f"there is no named tuple {name} in {module}")
    return found


def listed(value: Any) -> Any:
    """An action as readable JSON: tuples become lists, what JSON lacks becomes text."""
    if isinstance(value, tuple | list):
        return [listed(item) for item in value]
    if value is None or isinstance(value, bool | str | float):
        return value
    return int(value) if isinstance(value, int) else str(value)

"""Calls that compiled code leaves out: of functions that do nothing where something is None."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


def skipped_without(first: str, result: int | str | None = None) -> Callable[[Function], Function]:
    """Decorator: where its first argument, of this name, is None, the function does nothing but
    return `result`, or the argument that `result` names.

    Compiled code leaves such a call out. Left in, each would be typed, compiled and removed again,
    which is a tenth of the time that a search takes to compile.

    >>> @skipped_without("log", "value")
    ... def noted(log, value):
    ...     if log is not None:
    ...         log.last = value
    ...     return value
    >>> noted(None, 3)
    3
    """

    def mark(function: Function) -> Function:
        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        assert names[0] == first
        place = names.index(result) if isinstance(result, str) else None
        _results[function] = (place, None if place is not None else result)
        return function

    return mark


_results: dict[Any, tuple[int | None, Any]] = {}


def skipped_result(function: Any) -> tuple[int | None, Any] | None:
    """What the function returns where its first argument is None: the argument at this place, or
    else this; None for a function that is not marked."""
    return _results.get(function) if isinstance(function, FunctionType) else None

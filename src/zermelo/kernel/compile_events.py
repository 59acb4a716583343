"""Notifies listeners that something is being compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

__all__ = ["compiling", "while_compiling"]

_listeners: list[Callable[[bool], None]] = []
_depth = [0]  # a kernel that is compiled may have another one compiled first


@contextmanager
def while_compiling(notify: Callable[[bool], None]) -> Iterator[None]:
    """Inside, `notify(True)` is called when compiling begins, and `notify(False)` when it ends."""
    _listeners.append(notify)
    try:
        yield
    finally:
        _listeners.remove(notify)


def compiling(begins: bool) -> None:
    """Called when the compilation of one function begins or ends."""
    before = _depth[0]
    _depth[0] = max(before + (1 if begins else -1), 0)
    if min(before, _depth[0]) == 0:
        for notify in list(_listeners):
            notify(begins)

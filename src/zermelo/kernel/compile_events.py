"""Whether something may be compiled now, and listeners for when it is."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class NotCompiled(Exception):
    """There is no machine code for this yet, and it was not to be made now."""


_loading_only: ContextVar[bool] = ContextVar("loading_only", default=False)


@contextmanager
def loading_only() -> Iterator[None]:
    """Inside, kernels run if their machine code is there; else they raise NotCompiled."""
    before = _loading_only.set(True)
    try:
        yield
    finally:
        _loading_only.reset(before)


def is_loading_only() -> bool:
    return _loading_only.get()


Notify = Callable[[bool], None]
_listeners: list[Notify] = []
_listeners_ahead: list[Notify] = []
_depth = [0]  # a kernel that is compiled may have another one compiled first
_background: set[int] = set()


@contextmanager
def while_compiling(notify: Notify, ahead: Notify | None = None) -> Iterator[None]:
    """Inside, `notify(True)` is called when compiling begins, and `notify(False)` when it ends.

    So is `ahead`, from any thread, for what is compiled while others go on in plain Python.

    >>> with while_compiling(lambda begins: print("compiling" if begins else "done")):
    ...     pass  # nothing had to be compiled
    """
    wanted = [(_listeners, notify)] + ([(_listeners_ahead, ahead)] if ahead else [])
    for listeners, one in wanted:
        listeners.append(one)
    try:
        yield
    finally:
        for listeners, one in wanted:
            listeners.remove(one)


def compiling(begins: bool) -> None:
    """Called when the compilation of one function begins or ends."""
    if threading.get_ident() in _background:
        return
    before = _depth[0]
    _depth[0] = max(before + (1 if begins else -1), 0)
    if min(before, _depth[0]) == 0:
        for notify in list(_listeners):
            notify(begins)


def compiling_ahead(begins: bool) -> None:
    """Called when a compilation that nothing waits for begins or ends."""
    for notify in list(_listeners_ahead):
        notify(begins)


@contextmanager
def compiling_here() -> Iterator[None]:
    """Inside, this thread compiles for others, who go on meanwhile."""
    thread = threading.get_ident()
    _background.add(thread)
    try:
        yield
    finally:
        _background.discard(thread)


def in_background() -> bool:
    """Whether some thread compiles for others: it holds the compiler's lock."""
    return bool(_background)

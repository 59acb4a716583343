"""Cancelling a search from another thread.

    stop = Stop()
    with stoppable(stop):
        result = alpha_beta(game)      # until stop.request() is called

The search returns the best answer it has so far, as it does at Ctrl-C.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

__all__ = ["Stop", "on_stop", "stop_requested", "stoppable", "uninterrupted"]

_current: ContextVar[Stop | None] = ContextVar("stop", default=None)


class Stop:
    """A request to end, once made never taken back.

    >>> stop = Stop()
    >>> stop.request()
    >>> stop.requested
    True
    """

    def __init__(self) -> None:
        self.requested = False
        self._listeners: list[Callable[[], None]] = []

    def request(self) -> None:
        """End the searches that run under this request, and those that are still to begin."""
        self.requested = True
        for listener in list(self._listeners):
            listener()


@contextmanager
def stoppable(stop: Stop) -> Iterator[None]:
    """Searches that this thread begins inside end when `stop` is requested.

    >>> stop = Stop()
    >>> stop.request()
    >>> with stoppable(stop):
    ...     print(stop_requested())
    True
    """
    before = _current.set(stop)
    try:
        yield
    finally:
        _current.reset(before)


@contextmanager
def on_stop(listener: Callable[[], None]) -> Iterator[None]:
    """For searches: inside, `listener` is called, from any thread, when they must end.

    >>> stop = Stop()
    >>> with stoppable(stop), on_stop(lambda: print("the search ends")):
    ...     stop.request()
    the search ends
    """
    stop = _current.get()
    if stop is None:
        yield
        return
    stop._listeners.append(listener)
    try:
        if stop.requested:
            listener()
        yield
    finally:
        stop._listeners.remove(listener)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until what is inside is done: half of it would leave false numbers behind.

    >>> with uninterrupted():
    ...     count = 1
    """
    if (
        threading.current_thread() is not threading.main_thread()
        or signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    ):
        yield
        return
    interrupts: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _frame: interrupts.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if interrupts:
        raise KeyboardInterrupt


def stop_requested() -> bool:
    """For searches that look now and then.

    >>> stop_requested()
    False
    """
    stop = _current.get()
    return stop is not None and stop.requested

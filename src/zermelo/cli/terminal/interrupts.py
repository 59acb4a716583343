"""Ctrl-C while code is being compiled is not lost.

The compiler calls back into Python from places where an exception is printed and ignored, also that
of Ctrl-C. If compiling continues regardless, the signal is raised again at its end.
"""

from __future__ import annotations

import functools
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


class _CtrlC:
    def __init__(self) -> None:
        self._pressed = False
        self._hook: Any = sys.__unraisablehook__

    def compiling(self, begins: bool) -> None:
        if threading.current_thread() is not threading.main_thread():
            return
        if begins and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            self._pressed = False
            signal.signal(signal.SIGINT, self._press)
            self._hook, sys.unraisablehook = sys.unraisablehook, self._print
        elif not begins and signal.getsignal(signal.SIGINT) == self._press:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            sys.unraisablehook = self._hook
            if self._pressed:
                signal.raise_signal(signal.SIGINT)

    def _press(self, *_: Any) -> None:
        self._pressed = True
        raise KeyboardInterrupt

    def _print(self, unraisable: Any) -> None:
        """Print ignored exceptions, except that of Ctrl-C."""
        if unraisable.exc_type is not KeyboardInterrupt:
            self._hook(unraisable)


@functools.cache
def heard_while_compiling() -> None:
    """Make Ctrl-C work during compilation, for the rest of this process."""
    from ...kernel import while_compiling

    listening = while_compiling(_CtrlC().compiling)
    listening.__enter__()
    _kept.append(listening)  # a context that is thrown away would end


@contextmanager
def orderly_when_terminated() -> Iterator[None]:
    """Inside, SIGTERM and SIGHUP exit in an orderly way, ending all processes of ours."""

    def leave(number: int, frame: Any) -> None:
        sys.exit(128 + number)

    with _handling(leave):
        yield


@contextmanager
def saved_when_terminated() -> Iterator[None]:
    """Inside, SIGTERM and SIGHUP do what Ctrl-C does: what there is so far is saved and shown."""
    with _handling(lambda number, frame: signal.raise_signal(signal.SIGINT)):
        yield


@contextmanager
def _handling(handler: Callable[[int, Any], None]) -> Iterator[None]:
    """In the main thread, this is done at SIGTERM and SIGHUP, unless something else is already."""
    ours = []
    if threading.current_thread() is threading.main_thread():
        wanted = (signal.SIGTERM, signal.SIGHUP)
        ours = [one for one in wanted if signal.getsignal(one) is signal.SIG_DFL]
    for one in ours:
        signal.signal(one, handler)
    try:
        yield
    finally:
        for one in ours:
            signal.signal(one, signal.SIG_DFL)


_kept: list[Any] = []

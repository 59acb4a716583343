"""Ctrl-C while something is compiled: heard in the end, wherever it comes.

The compiler calls back into Python from places where an exception is printed and forgotten,
Ctrl-C's too. Where compiling goes on as if nothing had been, it is said once more.
"""

from __future__ import annotations

import functools
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

__all__ = ["heard_while_compiling", "orderly_when_terminated"]


class _Ear:
    def __init__(self) -> None:
        self._pressed = False
        self._hook: Any = sys.__unraisablehook__

    def tell(self, compiling: bool) -> None:
        if threading.current_thread() is not threading.main_thread():
            return
        if compiling and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            self._pressed = False
            signal.signal(signal.SIGINT, self._press)
            self._hook, sys.unraisablehook = sys.unraisablehook, self._print
        elif not compiling and signal.getsignal(signal.SIGINT) == self._press:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            sys.unraisablehook = self._hook
            if self._pressed:
                signal.raise_signal(signal.SIGINT)

    def _press(self, *_: Any) -> None:
        self._pressed = True
        raise KeyboardInterrupt

    def _print(self, unraisable: Any) -> None:
        """What is printed and forgotten; Ctrl-C is neither."""
        if unraisable.exc_type is not KeyboardInterrupt:
            self._hook(unraisable)


@functools.cache
def heard_while_compiling() -> None:
    """From now on, in this process."""
    from ...kernel import while_compiling

    listening = while_compiling(_Ear().tell)
    listening.__enter__()
    _kept.append(listening)  # a context that is thrown away would end


@contextmanager
def orderly_when_terminated() -> Iterator[None]:
    """Inside, SIGTERM and SIGHUP leave by the usual way out: all that runs for us is ended."""

    def leave(number: int, frame: Any) -> None:
        sys.exit(128 + number)

    ours = []
    if threading.current_thread() is threading.main_thread():
        wanted = (signal.SIGTERM, signal.SIGHUP)
        ours = [one for one in wanted if signal.getsignal(one) is signal.SIG_DFL]
    for one in ours:
        signal.signal(one, leave)
    try:
        yield
    finally:
        for one in ours:
            signal.signal(one, signal.SIG_DFL)


_kept: list[Any] = []

"""Short jobs in threads: rules in plain Python, which can be interrupted."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import functools
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from ...cancellation import Stop, stoppable
from ...errors import ZermeloError
from .processes import Stopped

__all__ = ["in_thread"]

T = TypeVar("T")
POLL = 0.1  # seconds between checks


class _Interrupted(BaseException):
    """Raised in a thread from outside."""


async def in_thread(job: Callable[[], T], stop: Stop, patience: float, most: float) -> T:
    """What the job returns, or Stopped: `patience` seconds after a `stop` it is interrupted.

    After `most` seconds it is interrupted anyway. A thread that hangs outside Python is abandoned.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()
    thread = threading.Thread(target=_run, args=(job, stop, loop, done), daemon=True)
    thread.start()
    began, stopped, interrupted = loop.time(), 0.0, False
    while not done.done():
        await asyncio.wait([done], timeout=POLL)
        now = loop.time()
        if now - began > most:
            stop.request()
        if not stop.requested or done.done():
            continue
        stopped = stopped or now
        if now - stopped > patience and not interrupted:
            interrupted = True
            _interrupt(thread)
        if now - stopped > 2 * patience:
            break
    if done.done() and not done.cancelled():
        return done.result()
    if loop.time() - began > most:
        raise ZermeloError("this took too long; ask for less")
    raise Stopped


def _run(job: Callable[[], T], stop: Stop, loop: Any, done: asyncio.Future[T]) -> None:
    def settle(answer: Callable[[], Any]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(lambda: None if done.done() else answer())

    try:
        try:
            with stoppable(stop):
                answer = job()
        except Exception as error:
            settle(functools.partial(done.set_exception, error))
        else:
            settle(functools.partial(done.set_result, answer))
    except _Interrupted:
        settle(done.cancel)


def _interrupt(thread: threading.Thread) -> None:
    """Have the thread raise, as soon as it is in Python code."""
    if thread.ident is not None and thread.is_alive():
        ident, kind = ctypes.c_ulong(thread.ident), ctypes.py_object(_Interrupted)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, kind)

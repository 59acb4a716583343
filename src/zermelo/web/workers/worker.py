"""The worker process's own side: it does jobs one at a time; `processes.py` is the other end.

A job is a function that is given a way to report, and its arguments. Pickles travel on two pipes
that no one else holds.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import importlib
import itertools
import os
import pickle
import queue
import struct
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

from ...cancellation import Stop, stoppable
from ...errors import ZermeloError
from ...kernel.compile_events import while_compiling
from ...kernel.tiers import compilation_begins, compile_through, seconds_left
from .. import user_code

Job = Callable[..., Any]
HEADER = struct.Struct("!Q")
LONGEST_ERROR = 500
MOST_LINES = 4000  # characters of what follows


def framed(message: Any) -> bytes:
    """A message with its length before it."""
    content = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return HEADER.pack(len(content)) + content


def error_text(error: BaseException) -> str:
    """The error in a sentence; a bug in a game must not leave the page waiting.

    The lines after it, if any, say where in the user's own file it arose.
    """
    sentence, _, lines = _said(error).partition("\n")
    where = user_code.error_lines(error) or lines
    return sentence[:LONGEST_ERROR] + (f"\n{where[:MOST_LINES]}" if where else "")


def _said(error: BaseException) -> str:
    if isinstance(error, ZermeloError):
        return str(error)
    if isinstance(error, RecursionError | MemoryError):
        return f"this is too large: {type(error).__name__}"
    return f"this went wrong: {type(error).__name__}: {error}"


def main(preload: str = "", given: str = "") -> None:
    """Do jobs until the server is gone; import what they need while none has come yet.

    What is `given` is handed to the `prepare` of that module.
    """
    requests, answers = _own_pipes()
    lock = threading.Lock()

    def send(what: str, *values: Any) -> None:
        """To the server; any thread may write."""
        content = framed((what, *values))
        with lock:
            answers.write(content)
            answers.flush()

    inbox = _Inbox()
    threading.Thread(target=_listen, args=(requests, inbox), daemon=True).start()
    compile_through(lambda pickled: _AskedCompilation(inbox, send, pickled))
    if preload:
        module = importlib.import_module(preload)
        if given:
            module.prepare(given)
    send("ready")

    def send_ahead(begins: bool) -> None:
        send("ahead", (seconds_left() or 0.0) if begins else None)

    with while_compiling(lambda begins: send("compiling", begins), send_ahead):
        while True:
            _do(send, *inbox.next_job())


class _Inbox:
    """What has come from the server."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[tuple[Stop, bytes]] = queue.SimpleQueue()
        self._stops: dict[int, Stop] = {}
        self.compilations: dict[int, threading.Event] = {}
        """Those that were asked for, by their numbers."""

    def take(self, what: str, number: int, content: bytes) -> None:
        if what == "do":
            self._stops = {number: Stop()}
            self._jobs.put((self._stops[number], content))
        elif what == "stop" and number in self._stops:
            self._stops[number].request()
        elif what == "begun" and number in self.compilations:
            compilation_begins()
        elif what == "compiled" and (ended := self.compilations.pop(number, None)):
            ended.set()

    def next_job(self) -> tuple[Stop, bytes]:
        return self._jobs.get()


class _AskedCompilation:
    """A program that the server compiles: it sees to it that not all are compiled at once."""

    _numbers = itertools.count(1)

    def __init__(self, inbox: _Inbox, send: Callable[..., None], pickled: bytes) -> None:
        self._number, self._ended = next(self._numbers), threading.Event()
        self._inbox, self._send = inbox, send
        inbox.compilations[self._number] = self._ended
        send("compile", self._number, pickled)

    def wait(self) -> None:
        self._ended.wait()

    def terminate(self) -> None:
        self._inbox.compilations.pop(self._number, None)
        self._send("put off", self._number)
        self._ended.set()


def _do(send: Callable[..., None], stop: Stop, content: bytes) -> None:
    try:
        function, arguments = pickle.loads(content)
        with stoppable(stop):
            answer = function(lambda value: send("report", value), *arguments)
        give_memory_back()
        send("done", answer, megabytes())
    except BaseException as error:
        send("failed", error_text(error), megabytes())


def _listen(requests: BinaryIO, inbox: _Inbox) -> None:
    """Pass on what comes; when the server is gone, so are we, busy or not."""
    with contextlib.suppress(OSError, EOFError, pickle.UnpicklingError):
        while header := requests.read(HEADER.size):
            inbox.take(*pickle.loads(requests.read(HEADER.unpack(header)[0])))
    os._exit(0)


def give_memory_back() -> None:
    """To the system, in a millisecond: C's allocator would keep what a search or the loading of
    code has freed, 20 MB after three games."""
    with contextlib.suppress(OSError, AttributeError):  # only glibc can
        _library().malloc_trim(0)


@functools.cache
def _library() -> ctypes.CDLL:
    """C's, as this process has it."""
    return ctypes.CDLL(None)


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output, which nothing else in this process can then read or print to."""
    requests, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return open(requests, "rb"), open(answers, "wb")


def megabytes() -> float:
    """The memory that this process holds; its peak where the present size is not known."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20
    with contextlib.suppress(ImportError):
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / 2**20 if sys.platform == "darwin" else most / 2**10
    return 0.0

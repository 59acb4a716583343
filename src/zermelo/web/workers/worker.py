"""The process that does a worker's jobs, one at a time; `processes.py` is its other end.

A job is a function that is handed a way to report, and its arguments. What goes in and out are
pickles on two pipes that no one else holds.
"""

from __future__ import annotations

import contextlib
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

__all__ = ["HEADER", "Job", "framed", "main", "sentence"]

Job = Callable[..., Any]
HEADER = struct.Struct("!Q")
LONGEST_ERROR = 500


def framed(message: Any) -> bytes:
    """A message with its length before it."""
    content = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return HEADER.pack(len(content)) + content


def sentence(error: BaseException) -> str:
    """What to say of an error; a game's own fault must not leave the page waiting."""
    if isinstance(error, ZermeloError):
        return str(error)[:LONGEST_ERROR]
    if isinstance(error, RecursionError | MemoryError):
        return f"this is too large: {type(error).__name__}"
    return f"this went wrong: {type(error).__name__}: {error}"[:LONGEST_ERROR]


class _Pipe:
    """The way to the server; any thread may write."""

    def __init__(self, file: BinaryIO) -> None:
        self._file, self._lock = file, threading.Lock()

    def tell(self, what: str, *values: Any) -> None:
        content = framed((what, *values))
        with self._lock:
            self._file.write(content)
            self._file.flush()


def main() -> None:
    """Do jobs until the server is gone."""
    asks, answers = _own_pipes()
    waiting: queue.SimpleQueue[tuple[Stop, bytes]] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(asks, waiting), daemon=True).start()
    pipe = _Pipe(answers)
    from ..session import jobs as _ready  # noqa: F401  what every job needs, while nobody waits for it yet

    with while_compiling(lambda begins: pipe.tell("compiling", begins)):
        while True:
            stop, content = waiting.get()
            _do(pipe, stop, content)


def _do(pipe: _Pipe, stop: Stop, content: bytes) -> None:
    try:
        function, arguments = pickle.loads(content)
        with stoppable(stop):
            answer = function(lambda value: pipe.tell("told", value), *arguments)
        pipe.tell("done", answer, megabytes())
    except BaseException as error:
        pipe.tell("failed", sentence(error), megabytes())


def _listen(asks: BinaryIO, waiting: queue.SimpleQueue[tuple[Stop, bytes]]) -> None:
    """Pass jobs on and stop them; when the server is gone, so are we, busy or not."""
    stops: dict[int, Stop] = {}
    with contextlib.suppress(OSError, EOFError, pickle.UnpicklingError):
        while header := asks.read(HEADER.size):
            what, number, content = pickle.loads(asks.read(HEADER.unpack(header)[0]))
            if what == "do":
                stops = {number: Stop()}
                waiting.put((stops[number], content))
            elif number in stops:
                stops[number].request()
    os._exit(0)


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output, which nobody else in this process reads or prints to then."""
    asks, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return open(asks, "rb"), open(answers, "wb")


def megabytes() -> float:
    """The memory that this process holds; the most it ever held where that is not known."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20
    with contextlib.suppress(ImportError):
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / 2**20 if sys.platform == "darwin" else most / 2**10
    return 0.0


if __name__ == "__main__":
    main()

"""Processes that need the same machine code take turns: one compiles, the others wait for its file.

A turn is a lock on an empty file in the folder of compiled code. The system takes it from a process
that ends, however it ends. No process has two kernels' turns at a time, and one that has a turn
waits for no program's, so no two can wait for each other. Where files can't be locked, or the owner
of a turn takes very long, all compile: that costs time, and nothing else.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from ... import clock
from ...clock import Deadline
from ..compile_events import compiling
from .store import Folder, opened

PATIENCE = 60.0  # seconds: hardly a kernel takes longer to compile
_PAUSE = 0.05  # seconds

_compilations: list[ExitStack] = []  # one inside the other; the compiler's lock is held meanwhile


@contextmanager
def taking_turns() -> Iterator[None]:
    """Around a compilation: the turn taken inside, if any, ends with it."""
    with ExitStack() as turn:
        _compilations.append(turn)
        try:
            yield
        finally:
            _compilations.pop()


def take_turn(name: str) -> bool:
    """Wait until no other process has the turn of this name; whether it is ours now."""
    if len(_compilations) != 1:
        return False  # what is compiled on the way belongs to the turn that was taken
    return _take(name, _compilations[0])


@contextmanager
def turn_of_program(name: str) -> Iterator[bool]:
    """Inside, other processes that are to compile the same kernels wait; whether it is our turn."""
    with ExitStack() as turn:
        yield _take(name, turn)


def _take(name: str, turn: ExitStack) -> bool:
    with contextlib.suppress(ImportError, OSError):
        folder = turn.enter_context(opened(make=True))
        return folder is not None and (_taken(folder, name, turn) or _waited(folder, name, turn))
    return False


def _waited(folder: Folder, name: str, turn: ExitStack) -> bool:
    deadline = Deadline(PATIENCE)
    compiling(True)  # so it is, though not by us
    try:
        while not deadline.is_over:
            clock.sleep(_PAUSE)
            if _taken(folder, name, turn):
                return True
        return False
    finally:
        compiling(False)


def _taken(folder: Folder, name: str, turn: ExitStack) -> bool:
    """Whether the turn was free. Its file is opened each time, since its last owner removes it."""
    import fcntl

    with ExitStack() as attempt:
        handle = folder.open_lock(name)
        attempt.callback(os.close, handle)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if not os.path.samestat(os.fstat(handle), folder.status(name)):
                return False
        except (BlockingIOError, FileNotFoundError):
            return False
        attempt.callback(fcntl.flock, handle, fcntl.LOCK_UN)  # a forked process may hold it open
        attempt.callback(folder.remove, name)
        turn.push(attempt.pop_all())
    return True

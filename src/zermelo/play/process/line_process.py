"""Programs that answer in lines, under strict limits.

Whatever such a program does (exit, hang, flood its output, leave other processes behind), the
caller gets a PlayerFault within the time limit, and `kill` leaves nothing running.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import secrets
import selectors
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

from ... import clock
from ...children import LastWords
from ...clock import Deadline
from ...log import Log
from ..player import PlayerFault
from . import process_limit
from .reaper import (
    MARK,
    Sandbox,
    family,
    forget,
    kill_marked,
    kill_sandbox,
    reaper,
    too_many,
)
from .sandbox import Isolation
from .syscalls import filter_program

_log = Log(__name__)
MOST_LINE = 1 << 22  # bytes of one answer
MOST_NOISE = 1 << 20  # bytes that a program may print beside its answers, in a game
PIPES = "ZERMELO_PIPES"
PATIENCE = 2.0  # seconds for a program, or for what it started, to leave by itself


@functools.cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "sandboxes")


class Child:
    """A program that reads lines from its standard input and answers on its standard output.

    With `apart`, the lines travel on two pipes of their own, named in the environment as
    PIPES, and all that the program prints is noise. With `isolation` it runs in a sandbox, where
    it can read the files in `readable`.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        name: str = "",
        apart: bool = False,
        memory: int | None = None,
        environment: Mapping[str, str] | None = None,
        isolation: Isolation | None = None,
        readable: Iterable[Path] = (),
    ) -> None:
        self.name = name or command[0]
        self.mark = secrets.token_hex(16)
        self.isolated = isolation is not None
        self._first: int | None = None
        self._group: Path | None = None
        self._limits: dict[str, int] = {}
        self._buffer, self._noise, self._noise_bytes = bytearray(), LastWords(), 0
        if isolation is None:
            given = {**os.environ, **(environment or {})}
            self._process = self._started(command, apart, given)
            reaper().add(self.mark, self._process.pid)
        else:
            self._enter(isolation, command, apart, dict(environment or {}), readable)
        if memory is not None:
            _limit_memory(self._process.pid, memory)
        for end in (self._asks, self._answers, self._prints):
            os.set_blocking(end, False)
        self._finalizer = weakref.finalize(
            self, _kill, self._process, self.mark, self._first, self._group
        )

    def _enter(
        self,
        terms: Isolation,
        command: Sequence[str],
        apart: bool,
        given: dict[str, str],
        readable: Iterable[Path],
    ) -> None:
        """Start in a sandbox, and have the reaper watch it."""
        info, info_write = os.pipe()
        calls, calls_write = os.pipe()
        self._group = process_limit.made(self.mark, terms.processes)
        try:
            os.write(calls_write, filter_program())
            os.close(calls_write)

            def wrapped(environment: dict[str, str]) -> list[str]:
                within = terms.command(command, readable, environment, info_write, calls)
                return [*process_limit.entering(self._group), *within]

            # bubblewrap ends with the thread that started it: one that lasts.
            start = _threads().submit(self._started, wrapped, apart, given, (info_write, calls))
            self._process = start.result()
        except PlayerFault:
            process_limit.removed(self._group)
            raise
        finally:
            os.close(info_write)
            os.close(calls)
        with open(info, encoding="utf-8") as pipe:
            text = pipe.read()
        try:
            first = int(json.loads(text)["child-pid"])
        except (ValueError, KeyError):
            fault = self._gone()
            _kill(self._process, self.mark, group=self._group)
            self._close()
            raise PlayerFault("refused", f"there is no sandbox for it: {fault}") from None
        self._first, self._limits = first, asdict(terms)
        reaper().add(self.mark, self._process.pid, first, asdict(terms), self._group)

    def _started(
        self,
        command: Sequence[str] | Callable[[dict[str, str]], list[str]],
        apart: bool,
        environment: dict[str, str],
        descriptors: tuple[int, ...] = (),
    ) -> subprocess.Popen[bytes]:
        ask_read, self._asks = os.pipe()
        self._answers, answer_write = os.pipe()
        self._prints, noise_write = os.pipe()
        if apart:
            environment[PIPES] = f"{ask_read},{answer_write}"
            descriptors += ask_read, answer_write
        if callable(command):  # what is inside has an environment of its own
            command, environment = command(environment), {}
        try:
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL if apart else ask_read,
                stdout=noise_write if apart else answer_write,
                stderr=noise_write,
                pass_fds=descriptors,
                env={**environment, MARK: self.mark},
                start_new_session=True,  # Ctrl-C is for us, and the whole group can be killed
            )
        except OSError as error:
            self._close()
            raise PlayerFault("exit", f"{self.name} can't be started: {error}") from None
        finally:
            for end in (ask_read, answer_write, noise_write):
                os.close(end)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    @property
    def noise(self) -> str:
        """The end of the program's output beside its answers."""
        return self._noise.text

    @property
    def watched(self) -> tuple[int, int]:
        """The descriptors to wait on before `poll`."""
        return self._answers, self._prints

    def forgive(self) -> None:
        """Drop the output so far, before another game."""
        self._noise_bytes = 0

    def send(self, line: str, seconds: float = 10.0) -> None:
        """Send a line; a program that does not read it in time hangs."""
        left = memoryview(line.encode() + b"\n")
        deadline = Deadline(seconds)
        with selectors.DefaultSelector() as selector:
            selector.register(self._asks, selectors.EVENT_WRITE)
            while left:
                if not selector.select(deadline.left):
                    raise PlayerFault("hang", f"{self.name} does not read its input")
                try:
                    left = left[os.write(self._asks, left) :]
                except BrokenPipeError:
                    raise self._gone() from None

    def receive(self, seconds: float | None) -> str:
        """The next line of the answer, within this many seconds; None: no limit."""
        deadline = Deadline(seconds)
        with selectors.DefaultSelector() as selector:
            selector.register(self._answers, selectors.EVENT_READ, self._read_answer)
            selector.register(self._prints, selectors.EVENT_READ, self._read_noise)
            late = False
            while (line := self._line()) is None:
                if late:
                    raise self._late(seconds)
                late = deadline.is_over  # what has arrived by then is still read
                for key, _ in selector.select(None if seconds is None else deadline.left):
                    if not key.data():
                        selector.unregister(key.fileobj)
        if process_limit.reached(self._group):
            raise self._too_many()
        return line

    def _too_many(self) -> PlayerFault:
        """The fault of a program that was refused a process, whatever it made of that."""
        return PlayerFault("processes", f"{self.name} {too_many(self._limits['processes'])}")

    def _late(self, seconds: float | None) -> PlayerFault:
        """The fault of a program that has not answered: a limit is exceeded, even if the reaper has
        not noticed yet, or it hangs.

        Among thousands of processes the reaper may come late, and which of the two faults it is
        must not depend on that.
        """
        if process_limit.reached(self._group):
            return self._too_many()
        sandbox = None if self._first is None else Sandbox(self._first, self._limits)
        known = (reaper().why(self.mark) if self.isolated else None) or (
            sandbox.excess() if sandbox is not None else None
        )
        if known is not None:
            return PlayerFault(known[0], f"{self.name} {known[1]}")
        return PlayerFault("hang", f"{self.name} gave no answer within {seconds or 0:.3g} s")

    def poll(self) -> list[str]:
        """The lines that have arrived, without waiting."""
        self._read_noise()
        self._read_answer()
        lines = []
        while (line := self._line()) is not None:
            lines.append(line)
        return lines

    def _line(self) -> str | None:
        if (end := self._buffer.find(b"\n")) < 0:
            return None
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        return line.decode(errors="replace")

    def _read_answer(self) -> bool:
        try:
            got = os.read(self._answers, 1 << 16)
        except BlockingIOError:
            return True
        if not got:
            raise self._gone()
        self._buffer += got
        if len(self._buffer) > MOST_LINE and b"\n" not in self._buffer[:MOST_LINE]:
            raise PlayerFault("flood", f"{self.name} answered more than {MOST_LINE:,} bytes")
        return True

    def _read_noise(self) -> bool:
        """Read noise and keep its tail; False at the end of the stream."""
        try:
            got = os.read(self._prints, 1 << 16)
        except BlockingIOError:
            return True
        self._noise_bytes += len(got)
        self._noise.hear(got)
        if self._noise_bytes > MOST_NOISE:
            raise PlayerFault("flood", f"{self.name} printed more than {MOST_NOISE:,} bytes")
        return bool(got)

    def _gone(self) -> PlayerFault:
        """The fault of a program that has exited."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        with contextlib.suppress(PlayerFault, OSError):
            self._read_noise()
        code = self._process.poll()
        if process_limit.reached(self._group):
            return self._too_many()
        if self.isolated and (ended := reaper().why(self.mark)) is not None:
            kind, words = ended
            return PlayerFault(kind, f"{self.name} {words}")
        return PlayerFault("exit", f"{self.name} {self._noise.ending(self.name, code, _log)}")

    def others(self, seconds: float = 0.0) -> list[int]:
        """The processes started by this one that are still running after this many seconds."""
        deadline = Deadline(seconds)
        while True:
            left = [pid for pid in family(self.mark) if pid != self.pid]
            if not left or deadline.is_over:
                return left
            clock.sleep(0.02)

    def kill(self) -> None:
        """End the program and everything it started."""
        self._finalizer()
        self._close()

    def _close(self) -> None:
        for end in (self._asks, self._answers, self._prints):
            if end >= 0:
                with contextlib.suppress(OSError):
                    os.close(end)
        self._asks = self._answers = self._prints = -1


def _kill(
    process: subprocess.Popen[bytes],
    mark: str,
    first: int | None = None,
    group: Path | None = None,
) -> None:
    """Kill a process, its group, and whatever else carries its mark; `first` is the first process
    in its sandbox, `group` the control group that it was put into."""
    if first is not None and process.poll() is None:
        kill_sandbox(first, process.pid)
    kill_marked(process.pid, mark)
    process.wait()
    process_limit.removed(group)
    forget(mark)


def _limit_memory(pid: int, limit: int) -> None:
    """Limit the memory of a process, where the system can."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(ProcessLookupError, PermissionError):
            resource.prlimit(pid, resource.RLIMIT_DATA, (limit, limit))

"""A small process beside each referee that kills what the referee leaves behind."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import selectors
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import IO, Any, cast

MARK = "ZERMELO_FAMILY"
EVERY = 0.02  # seconds between looks at the sandboxes
_TRIES = 50


def family(mark: str) -> list[int]:
    """The processes of one program, found by its mark even outside its process group.

    Without /proc, none are found.
    """
    wanted = f"{MARK}={mark}".encode()
    found = []
    for pid in _numbers("/proc"):
        with contextlib.suppress(OSError), open(f"/proc/{pid}/environ", "rb") as file:
            if wanted in file.read().split(b"\0"):
                found.append(pid)
    return found


def kill_marked(group: int, mark: str) -> None:
    """Kill a process group, and whatever else carries the mark."""
    _send_kill(os.killpg, group)
    for _ in range(_TRIES):  # what was just being born when we looked is found the next time
        left = family(mark)
        for pid in left:
            _send_kill(os.kill, pid)
        if not left:
            return
        time.sleep(0.01)


def kill_sandbox(first: int, group: int) -> None:
    """Kill its first process, and with that all in it; bubblewrap then ends by itself.

    Killed at the same time, it would leave a dead process that, where no parent collects it,
    stays in the list for ever.
    """
    _send_kill(os.kill, first)
    for _ in range(_TRIES):
        if not _is_alive(group):
            return
        time.sleep(0.01)


def _is_alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _send_kill(kill: Callable[[int, int], None], pid: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        kill(pid, signal.SIGKILL)


def _numbers(folder: str) -> list[int]:
    try:
        return [int(name) for name in os.listdir(folder) if name.isdigit()]
    except OSError:
        return []


# The process.


def too_many(most: int) -> str:
    """What is said of a sandbox with more processes than it may have."""
    return f"ran more than {most} processes and threads at a time"


class Sandbox:
    """A sandbox: its first process in our numbering, and its limits."""

    def __init__(self, first: int, limits: dict[str, int], folder: str = "") -> None:
        self.first, self.root, self.limits = first, f"/proc/{first}/root", limits
        self._folder = folder  # its control group, where it has one
        self._page = os.sysconf("SC_PAGE_SIZE")

    def excess(self) -> tuple[str, str] | None:
        """The kind of fault and its text if a limit is exceeded, else None."""
        if not self._is_built():
            return None
        most, pids = self.limits["processes"], _numbers(f"{self.root}/proc")
        threads, resident = len(pids), 0
        if threads <= most:  # where they multiply, there is no time to look at each
            found = [self._counted(pid) for pid in pids]
            threads = sum(number for number, _ in found)
            resident = sum(size for _, size in found)
        if threads > most or self._was_refused():
            return "processes", too_many(most)
        used, files = self._stored()
        if files > self.limits["files"]:
            return "flood", f"made more than {self.limits['files']:,} files"
        most = self.limits["memory"]
        if resident + used > most and self._own() + used > most:
            return "memory", f"took more than {most >> 20:,} MB of memory with all that it started"
        return None

    def _was_refused(self) -> bool:
        """Whether its control group had no room for one more process."""
        if not self._folder:
            return False
        try:
            with open(f"{self._folder}/pids.events") as file:
                return file.read().strip() not in ("", "max 0")
        except OSError:
            return False

    def _is_built(self) -> bool:
        """Whether the sandbox has its own root; before that, we would see our own processes."""
        try:
            return os.stat(self.root).st_dev != os.stat("/").st_dev
        except OSError:
            return False

    def _counted(self, pid: int) -> tuple[int, int]:
        """The threads of a process and the bytes of memory that it sees; none where it is gone."""
        try:
            with open(f"{self.root}/proc/{pid}/stat") as file:
                fields = file.read().rpartition(")")[2].split()  # from the third one on
        except OSError:
            return 0, 0
        return int(fields[17]), int(fields[21]) * self._page

    def _own(self) -> int:
        """The bytes of memory of all its processes, shared memory counted once."""
        total = 0
        for pid in _numbers(f"{self.root}/proc"):
            with contextlib.suppress(OSError), open(f"{self.root}/proc/{pid}/smaps_rollup") as file:
                total += sum(1024 * int(line.split()[1]) for line in file if line[:4] == "Pss:")
        return total

    def _stored(self) -> tuple[int, int]:
        """The bytes and files in its temporary file systems."""
        used = files = 0
        for name in ("tmp", "dev/shm"):
            with contextlib.suppress(OSError):
                found = os.statvfs(f"{self.root}/{name}")
                used += (found.f_blocks - found.f_bfree) * found.f_frsize
                files += found.f_files - found.f_ffree
        return used, files


class ProcessWatch:
    """Watches the programs of one referee."""

    def __init__(self) -> None:
        self.groups: dict[str, int] = {}
        self.sandboxes: dict[str, Sandbox] = {}
        self.folders: dict[str, str] = {}
        """The control groups of the sandboxes, to be removed with them."""

    def hear(self, line: bytes) -> None:
        message = json.loads(line)
        mark = message["mark"]
        if "group" not in message:
            self.groups.pop(mark, None)
            self.sandboxes.pop(mark, None)
            self.folders.pop(mark, None)
            return
        self.groups[mark] = message["group"]
        if message.get("first"):
            self.folders[mark] = message["folder"]
            self.sandboxes[mark] = Sandbox(message["first"], message["limits"], message["folder"])
            _hurry(message["first"])

    def look(self) -> None:
        """Kill the sandboxes that exceed their limits, and report them."""
        for mark, sandbox in list(self.sandboxes.items()):
            if (found := sandbox.excess()) is not None:
                del self.sandboxes[mark]
                kind, message = found
                line = json.dumps({"mark": mark, "kind": kind, "message": message})
                with contextlib.suppress(OSError):
                    os.write(1, line.encode() + b"\n")  # first: its end is seen at once
                kill_sandbox(sandbox.first, self.groups[mark])
                kill_marked(self.groups[mark], mark)

    def end(self) -> None:
        for mark, sandbox in self.sandboxes.items():
            kill_sandbox(sandbox.first, self.groups[mark])
        for group in self.groups.values():
            _send_kill(os.killpg, group)
        for mark, group in self.groups.items():
            kill_marked(group, mark)
        for folder in filter(None, self.folders.values()):
            with contextlib.suppress(OSError):
                os.rmdir(folder)


def _hurry(pid: int) -> None:
    """Give a process the highest priority, where permitted.

    Among thousands that fork without end, the process that is to kill them would never run. If we
    may not, the user is not root, and the system itself limits the number of processes.
    """
    with contextlib.suppress(OSError, AttributeError):
        policy = os.SCHED_FIFO | os.SCHED_RESET_ON_FORK  # what it starts waits like any other
        os.sched_setscheduler(pid, policy, os.sched_param(1))


def main() -> None:
    _hurry(0)
    for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE):
        signal.signal(one, signal.SIG_IGN)
    watch, heard = ProcessWatch(), b""
    with selectors.DefaultSelector() as selector:
        selector.register(0, selectors.EVENT_READ)
        while True:
            if selector.select(EVERY if watch.sandboxes else None):
                got = os.read(0, 1 << 16)
                if not got:
                    break
                *lines, heard = (heard + got).split(b"\n")
                for line in lines:
                    watch.hear(line)
            watch.look()
    watch.end()


# The referee's side.


class Reaper:
    """The referee's side of the reaper process."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", __file__, str(os.getpid())],  # to be seen in lists
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={},
            start_new_session=True,  # it outlives us, if only for a moment
        )
        self._input = cast(IO[bytes], self.process.stdin)
        self._output = cast(IO[bytes], self.process.stdout)
        os.set_blocking(self._output.fileno(), False)
        self._lock = threading.Lock()
        self._reasons: dict[str, tuple[str, str]] = {}

    def add(
        self,
        mark: str,
        group: int,
        first: int = 0,
        limits: dict[str, int] | None = None,
        folder: object = None,
    ) -> None:
        """Watch a program; of a sandbox, `folder` is its control group, where there is one."""
        limits = limits or {}
        message = {"mark": mark, "group": group, "first": first, "limits": limits}
        self._send({**message, "folder": str(folder or "")})

    def drop(self, mark: str) -> None:
        self._send({"mark": mark})
        self._reasons.pop(mark, None)

    def why(self, mark: str) -> tuple[str, str] | None:
        """The kind of fault and its text if the reaper killed a sandbox, else None."""
        with self._lock:
            for line in iter(self._output.readline, b""):
                found = json.loads(line)
                self._reasons[found["mark"]] = found["kind"], found["message"]
            return self._reasons.get(mark)

    def _send(self, message: dict[str, Any]) -> None:
        with self._lock, contextlib.suppress(OSError):
            os.write(self._input.fileno(), json.dumps(message).encode() + b"\n")

    def close(self) -> None:
        """End the reaper and all programs that it still watches."""
        self._input.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self._output.close()


_reapers: dict[int, Reaper] = {}
_starting = threading.Lock()


def reaper() -> Reaper:
    """The reaper of this process, started on first use."""
    with _starting:
        known = _reapers.get(os.getpid())
        if known is not None and known.process.poll() is not None:
            known.close()
            known = None
        if known is None:
            known = _reapers[os.getpid()] = Reaper()
            atexit.register(_closed, os.getpid())
        return known


def forget(mark: str) -> None:
    """Stop watching a program that was killed."""
    if (known := _reapers.get(os.getpid())) is not None:
        known.drop(mark)


def _closed(pid: int) -> None:
    if os.getpid() == pid and pid in _reapers:
        _reapers.pop(pid).close()


if __name__ == "__main__":
    main()

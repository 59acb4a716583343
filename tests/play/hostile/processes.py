"""Killing, forking, hanging, flooding, taking all the memory."""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import subprocess
import sys
import threading
from typing import Any

from .base import attempt, trick


@trick("", cheap=True)
def kills_everybody(self: Any, turn: Any) -> None:
    attempt(lambda: os.kill(-1, signal.SIGKILL))


@trick()
def kills_its_parent(self: Any, turn: Any) -> None:
    for one in (signal.SIGTERM, signal.SIGKILL, signal.SIGSTOP, signal.SIGHUP):
        attempt(lambda one=one: os.kill(os.getppid(), one))


@trick("", "exit")
def kills_by_number(self: Any, turn: Any) -> None:
    """Among the numbers are those of its own threads."""
    for pid in range(1, 70_000):
        if pid != os.getpid():
            attempt(lambda pid=pid: os.kill(pid, signal.SIGKILL))


@trick("exit", cheap=True)
def kills_its_group(self: Any, turn: Any) -> None:
    os.killpg(0, signal.SIGTERM)
    signal.pause()


@trick("processes", "crash", "hang")
def forks_without_end(self: Any, turn: Any) -> None:
    while True:
        os.fork()


@trick("processes", "crash", "hang")
def threads_without_end(self: Any, turn: Any) -> None:
    while True:
        threading.Thread(target=threading.Event().wait).start()


@trick()
def leaves_a_daemon(self: Any, turn: Any) -> None:
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
            for number in range(3, 256):
                attempt(lambda number=number: os.close(number))
            signal.pause()
        os._exit(0)


@trick()
def leaves_programs(self: Any, turn: Any) -> None:
    for _ in range(5):
        subprocess.Popen(["sleep", "infinity"], start_new_session=True, env={})


@trick()
def leaves_threads(self: Any, turn: Any) -> None:
    for _ in range(3):
        threading.Thread(target=threading.Event().wait).start()


@trick()
def ignores_signals(self: Any, turn: Any) -> None:
    for one in range(1, 32):
        attempt(lambda one=one: signal.signal(one, signal.SIG_IGN))


@trick("exit")
def hangs_at_its_exit(self: Any, turn: Any) -> None:
    import atexit

    atexit.register(signal.pause)
    threading.Thread(target=threading.Event().wait).start()
    sys.exit(5)


@trick("hang")
def stops_itself(self: Any, turn: Any) -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


@trick("hang")
def hangs(self: Any, turn: Any) -> None:
    while True:
        pass


@trick("hang")
def sleeps(self: Any, turn: Any) -> None:
    signal.pause()


@trick("hang")
def holds_the_lock(self: Any, turn: Any) -> None:
    """Of Python: no other thread of the host gets a turn."""
    ctypes.PyDLL(None).pause()


@trick("exit", cheap=True)
def leaves_at_once(self: Any, turn: Any) -> None:
    os._exit(7)


@trick("exit")
def aborts(self: Any, turn: Any) -> None:
    os.abort()


@trick("exit")
def crashes_python(self: Any, turn: Any) -> None:
    ctypes.string_at(0)


@trick("exit")
def becomes_another_program(self: Any, turn: Any) -> None:
    os.execv("/bin/true", ["true"])


@trick("flood", cheap=True)
def floods_its_output(self: Any, turn: Any) -> None:
    while True:
        print("x" * 10_000)


@trick("flood")
def floods_its_errors(self: Any, turn: Any) -> None:
    while True:
        os.write(2, b"x" * 10_000)


@trick("memory")
def takes_memory(self: Any, turn: Any) -> None:
    held = []
    while True:
        held.append(bytearray(os.urandom(1 << 12) * (1 << 12)))


@trick("memory", "processes")
def takes_memory_by_forking(self: Any, turn: Any) -> None:
    for _ in range(12):
        if os.fork() == 0:
            break
    held = bytearray(60 << 20)
    for at in range(0, len(held), 4096):
        held[at] = 1
    signal.pause()


@trick("memory", "crash", "exit")
def takes_mapped_memory(self: Any, turn: Any) -> None:
    import mmap

    held = [mmap.mmap(-1, 64 << 20) for _ in range(50)]
    for one in held:
        for at in range(0, len(one), 4096):
            one[at] = 1


@trick()
def hides_memory(self: Any, turn: Any) -> None:
    """In files without a name and in shared memory of the old kind."""
    libc = ctypes.CDLL(None)
    for _ in range(100):
        if (number := libc.memfd_create(b"x", 0)) >= 0:
            attempt(lambda number=number: os.write(number, bytes(64 << 20)))
        libc.shmat(libc.shmget(0, 64 << 20, 0o1600), None, 0)


@trick()
def raises_its_limits(self: Any, turn: Any) -> None:
    for name in dir(resource):
        if name.startswith("RLIMIT_"):
            attempt(lambda name=name: resource.setrlimit(getattr(resource, name), (-1, -1)))
    attempt(lambda: os.setuid(0), lambda: os.setgid(0), lambda: os.nice(-20))

"""The network, other processes, and the seeds of the luck."""

from __future__ import annotations

import contextlib
import ctypes
import glob
import os
import random
import socket
import time
from pathlib import Path
from typing import Any

from .base import attempt, trick


@trick("", cheap=True)
def connects(self: Any, turn: Any) -> None:
    for address in (("127.0.0.1", 22), ("1.1.1.1", 53), ("169.254.169.254", 80), ("::1", 80)):
        attempt(lambda address=address: socket.create_connection(address, 0.2).send(b"hello"))
    attempt(lambda: socket.gethostbyname("example.org"))


@trick()
def listens(self: Any, turn: Any) -> None:
    for port in (80, 8000, 0):
        attempt(lambda port=port: socket.create_server(("0.0.0.0", port)))
    attempt(lambda: socket.socket(socket.AF_INET, socket.SOCK_RAW, 1))
    for path in (*glob.glob("/run/**/*.sock*", recursive=True), "\0abstract", "/run/dbus/bus"):
        attempt(lambda path=path: socket.socket(socket.AF_UNIX).connect(path))


@trick()
def reads_other_processes(self: Any, turn: Any) -> None:
    for pid in {1, os.getppid(), *range(2, 300)}:
        for name in ("environ", "cmdline", "maps", "mem", "fd/3"):
            path = Path(f"/proc/{pid}/{name}")
            attempt(path.read_bytes, lambda path=path: os.write(os.open(path, os.O_RDWR), b"x"))
    libc = ctypes.CDLL(None)
    libc.ptrace(16, os.getppid(), 0, 0)


def named_card(turn: Any, seat: int, lucks: list[Any]) -> Any:
    """Deal again with each of these, and name the other's card by the first deal that fits."""
    from zermelo.chance import chance_action
    from zermelo.games import load
    from zermelo.play import Choice

    game = load("kuhn_poker")
    for luck in lucks:
        state, dice = game.initial_state(), random.Random(f"{luck} chance")
        while game.to_move(state) < 0:
            state = game.result(state, chance_action(game, state, dice))
        if state.cards[seat] == turn.information.cards[seat]:
            return Choice(turn.actions[0], why=f"card {state.cards[1 - seat]}")
    return None


@trick("", cheap=True)
def deals_again(self: Any, turn: Any) -> Any:
    return named_card(turn, self.seat, [self.seed, *range(self.seed, self.seed + 50)])


@trick()
def derives_the_luck(self: Any, turn: Any) -> Any:
    from zermelo.play.match.seeds import derived

    purposes = ("luck", "unit", "player", "openings")
    lucks = [derived(one, self.seed, n) for one in purposes for n in range(5)]
    return named_card(turn, self.seat, [*lucks, *(derived(one, self.seed) for one in purposes)])


@trick()
def looks_for_the_luck(self: Any, turn: Any) -> Any:
    """In everything that can be read: arguments, environments, files."""
    import re

    found: list[str] = []
    for pattern in ("/proc/*/environ", "/proc/*/cmdline", "*", "../*", "/tmp/**/*.sqlite*"):
        for path in glob.glob(pattern, recursive=True):
            with contextlib.suppress(OSError):
                found += re.findall(
                    r"\d+", Path(path).read_bytes()[: 10**6].decode(errors="ignore")
                )
    return named_card(turn, self.seat, found[:500])


@trick("", cheap=True)
def carries_out_what_others_keep(self: Any, turn: Any) -> Any:
    """Names and beginnings of all that is not Python's or the system's, in the record's reason."""
    import sys

    from zermelo.kernel.cache.store import cache_folder, state_folder
    from zermelo.play import Choice

    ours = {"/proc", "/sys", "/dev", "/usr", sys.prefix, sys.base_prefix}
    found = []
    for start in ("/", str(cache_folder()), str(state_folder()), "/proc/self/cwd/.."):
        for folder, inside, names in os.walk(start):
            inside[:] = [one for one in inside if os.path.join(folder, one) not in ours]
            for name in names:
                if "canary" in name:
                    found.append(name)
                with contextlib.suppress(OSError), open(os.path.join(folder, name), "rb") as file:
                    if b"sings" in (said := file.read(1000)):
                        found.append(said.decode(errors="replace"))
    return Choice(turn.actions[0], why=f"saw {found}")


@trick()
def changes_the_time(self: Any, turn: Any) -> None:
    attempt(lambda: time.clock_settime(time.CLOCK_REALTIME, 0))

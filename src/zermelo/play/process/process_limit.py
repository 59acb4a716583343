"""How many processes a sandbox may have, for root as well: a control group of Linux.

The system's own limit, RLIMIT_NPROC, binds every user but root. Root can make a control group
instead, which the kernel lets no more processes and threads into, however fast they multiply.
"""

from __future__ import annotations

import contextlib
import functools
import os
import secrets
import subprocess
import sys
from pathlib import Path

from ... import clock

_PLACES = ("/sys/fs/cgroup/pids", "/sys/fs/cgroup")  # in version 1 of control groups, and in 2
_ENTER = 'echo $$ > "$0" && exec "$@"'
_TRIES = 50


@functools.cache
def place() -> Path | None:
    """Where control groups can be made; None where they can't, or need not since we aren't root."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return None
    for name in _PLACES:
        group = Path(name, f"zermelo-try-{secrets.token_hex(8)}")
        try:
            group.mkdir()
        except OSError:
            continue
        try:
            _limit(group, 8)
            subprocess.run([*entering(group), "true"], check=True, timeout=60, env={})
        except (OSError, subprocess.SubprocessError):
            continue
        else:
            return group.parent
        finally:
            removed(group)
    return None


def made(name: str, most: int) -> Path | None:
    """A control group for a sandbox with at most so many processes and threads inside."""
    where = place()
    if where is None:
        return None
    group = where / f"zermelo-{name}"
    with contextlib.suppress(OSError):
        group.mkdir()
        _limit(group, most + 1)  # and bubblewrap's own, outside
        return group
    removed(group)
    return None


def _limit(group: Path, most: int) -> None:
    """Set its limit; an OSError in a folder that is no control group, where the file is missing."""
    with open(group / "pids.max", "r+") as file:
        file.write(str(most))


def entering(group: Path | None) -> list[str]:
    """What stands before a command that is to run in the group."""
    return [] if group is None else ["/bin/sh", "-c", _ENTER, str(group / "cgroup.procs")]


def reached(group: Path | None) -> bool:
    """Whether a process was refused there."""
    if group is None:
        return False
    with contextlib.suppress(OSError):
        return (group / "pids.events").read_text().strip() not in ("", "max 0")
    return False


def removed(group: Path | None) -> None:
    """Remove the group of a sandbox that has ended; its last processes may still be dying."""
    for _ in range(_TRIES if group is not None else 0):
        try:
            os.rmdir(str(group))
        except FileNotFoundError:
            return
        except OSError:
            clock.sleep(0.01)
        else:
            return

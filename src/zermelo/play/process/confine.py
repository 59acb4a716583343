"""Inside a sandbox: take on the limits of one process, then become the program.

    python -I -S confine.py LIMITS PROGRAM ARGUMENTS ...

Here, and not before the sandbox is built: its processes are counted apart from the user's own.
Nothing but Python's library is imported, so that it starts at once.
"""

from __future__ import annotations

import json
import os
import resource
import sys

_ADDRESSES = 8 << 30  # bytes of address space beyond the memory: much of it is never touched


def confine(limits: dict[str, int]) -> None:
    """Set limits for this process and all that it starts; they can't be raised again."""
    for what, most in (
        (resource.RLIMIT_AS, limits["memory"] + _ADDRESSES),
        (resource.RLIMIT_DATA, limits["memory"]),
        (resource.RLIMIT_CPU, limits["cpu"]),
        (resource.RLIMIT_FSIZE, limits["temporary"]),
        (resource.RLIMIT_NOFILE, limits["open_files"]),
        (resource.RLIMIT_NPROC, limits["processes"]),
        (resource.RLIMIT_MSGQUEUE, 0),
        (resource.RLIMIT_MEMLOCK, 1 << 16),
        (resource.RLIMIT_CORE, 0),
    ):
        _, hard = resource.getrlimit(what)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (least, least))


def main() -> None:
    confine(json.loads(sys.argv[1]))
    try:
        os.execvp(sys.argv[2], sys.argv[2:])
    except OSError as error:
        sys.exit(f"{sys.argv[2]} can't be started: {error.strerror}")


if __name__ == "__main__":
    main()

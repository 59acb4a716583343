"""How long programs took to compile on this machine, to say how long they will take."""

from __future__ import annotations

import contextlib
import json
import statistics

from ..cache.store import opened

FILE = "times.json"
MOST = 1000  # programs


def expected(name: str) -> float | None:
    """The seconds it should take to compile: those of the last time, or typical ones."""
    times = known()
    if name in times:
        return times[name]
    return statistics.median(times.values()) if times else None


def learn(name: str, seconds: float) -> None:
    """Note how long it took."""
    times = dict(list(known().items())[-MOST:]) | {name: round(seconds, 1)}
    with contextlib.suppress(OSError), opened(make=True) as folder:
        if folder is not None:
            folder.write(FILE, json.dumps(times).encode())


def known() -> dict[str, float]:
    """The seconds by the name of the program."""
    found = None
    with contextlib.suppress(OSError, ValueError), opened() as folder:
        if folder is not None:
            with folder.open(FILE) as file:
                found = json.load(file)
    if not isinstance(found, dict):
        return {}
    return {str(name): float(one) for name, one in found.items() if isinstance(one, int | float)}

"""A clock for searches with a budget of seconds."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from zermelo.kernel import clock
from zermelo.montecarlo import budget as steps

TICK = 0.02


def tick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches find that TICK has passed whenever they look: slow machines do as much as quick
    ones."""
    looks = 0

    def perf_counter() -> float:
        nonlocal looks
        looks += 1
        return looks * TICK

    monkeypatch.setattr(steps, "time", SimpleNamespace(perf_counter=perf_counter))
    # Inside of a playout it stands still.
    monkeypatch.setattr(clock, "time", SimpleNamespace(perf_counter=lambda: looks * TICK))

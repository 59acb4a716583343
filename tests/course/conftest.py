"""Two small lessons and a system, to try what is made from lessons without the course itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from zermelo.course import source

SAMPLE = Path(__file__).parent / "sample"


@pytest.fixture
def sample(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The course is the sample."""
    monkeypatch.setattr(source, "COURSE", SAMPLE)
    return SAMPLE

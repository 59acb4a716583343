"""What tests of rows share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def forgetful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That a game has numbers that do not fit is noted where its machine code is kept."""
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path))

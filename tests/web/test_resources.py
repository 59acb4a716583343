"""Tables and books that a server is given."""

from __future__ import annotations

from pathlib import Path

import pytest

from zermelo.web.resources import Resources


def test_damaged_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no "):
        Resources([tmp_path / "nothing"])
    with pytest.raises(ValueError, match="can't be read"):
        Resources(books=[tmp_path / "nothing.book"])

"""Text files of one item to a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from zermelo.errors import BadParameter
from zermelo.play.match.lines import read_lines, without_remarks


def test_remarks_and_empty_lines_are_left_out() -> None:
    lines = ["# a title", "", " one two # first", "three"]
    assert list(without_remarks(lines)) == [(3, "one two"), (4, "three")]


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    file = tmp_path / "rules"
    with pytest.raises(BadParameter, match=f"the rules can't be read from {file}"):
        read_lines(file, "the rules")
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadParameter, match="the rules can't be read"):
        read_lines(file, "the rules")
    file.write_text("any\n")
    assert read_lines(file, "the rules") == ["any"]

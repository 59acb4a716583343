"""The walk through docs/teaching.md takes its commands and its assignment from the page."""

from __future__ import annotations

import tomllib
from pathlib import Path

from benchmarks.teaching import commands, own


def test_the_commands_are_those_of_the_page(tmp_path: Path) -> None:
    words = commands("From nothing to a graded class")
    assert words[:2] == ["zermelo grade --list", "zermelo grade --new alpha-beta week3"]
    assert "zermelo grade week3 handed_in --out graded" in words
    assert commands("Slides")[0] == "zermelo lessons minimax --slides minimax.html"
    assert own(tmp_path) == ["zermelo grade own works"]
    written = tomllib.loads((tmp_path / "own" / "assignment.toml").read_text())
    assert written["file"] == "minimax.py"
    right, wrong = ((tmp_path / "works" / one / "minimax.py").read_text() for one in ("ann", "bob"))
    assert right != wrong

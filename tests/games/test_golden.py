"""Every game still says what it said about one random game."""

from __future__ import annotations

import pytest

from tests.games import golden
from zermelo.games import names


@pytest.mark.parametrize("name", names())
def test_the_playthrough_is_as_written_down(name: str):
    file = golden.file_of(name)
    advice = "python -m tests.games.golden --write"
    assert file.exists(), f"write it: {advice}"
    written = file.read_text(encoding="utf-8")
    assert golden.playthrough(name) == written, f"if the change is wanted: {advice}"


def test_no_file_is_left_over():
    assert {file.stem for file in golden.FOLDER.glob("*.txt")} == set(names())


def test_files_are_small():
    assert max(file.stat().st_size for file in golden.FOLDER.glob("*.txt")) < 40_000

"""`zermelo tune`: what it prints, keeps and refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from zermelo.cli import main

pytestmark = pytest.mark.plain

NIM = ("tune", "mcts:iterations=4", "--game", "nim:piles=1-2", "--processes", "1")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_it_tunes_and_then_plays_a_match(tmp_path: Path) -> None:
    given = (*NIM, "--vary", "first-play=0..1", "--pairs", "3", "--file", str(tmp_path / "a.json"))
    done = run(*given, "--games", "2")
    assert done.exit_code == 0, done.output
    assert "mcts:iterations=4,first_play=0." in done.stdout
    assert "2 of 2 games" in done.stdout
    again = run(*given, "--games", "0")
    assert "first_play" in again.stdout
    assert "games" not in again.stdout


@pytest.mark.parametrize(
    "vary, word",
    [
        ("first-play", "rave=0..500"),
        ("first-play=0", "rave=0..500"),
        ("first-play=1..0", "must go up"),
        ("selection=0..1", "no number"),
        ("nothing=0..1", "nothing"),
    ],
)
def test_wrong_ranges(vary: str, word: str) -> None:
    done = run(*NIM, "--vary", vary)
    assert done.exit_code == 2
    assert word in done.stderr
    assert "Traceback" not in done.output

"""`zermelo puzzles`."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from zermelo.cli import main
from zermelo.puzzles import read, sheet
from zermelo.puzzles.puzzle import Puzzle


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["puzzles", *words])


def test_puzzles_of_a_game_with_answers() -> None:
    shown = run("hex", "-n", "2", "--seed", "3").output
    assert shown.count("Hex, ") == 2
    assert shown.count("?") == 2
    assert "Answers" in shown
    assert run("hex", "-n", "2", "--seed", "3").output == shown
    assert "Answers" not in run("hex", "-n", "2", "--no-answers").output


def test_a_sheet_to_print(tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"
    assert run("chess", "nim", "-n", "4", "-o", str(file)).output == ""
    text = file.read_text()
    assert text.count("<svg") == 4
    assert text.index("Answers") > text.rindex("<svg")


def test_new_ones(tmp_path: Path) -> None:
    file = tmp_path / "more.jsonl"
    assert run("--make", str(file), "-n", "2", "--seed", "4").exit_code == 0
    assert len(read(file)) == 2


@pytest.mark.plain
def test_they_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = Puzzle("tic_tac_toe", "saving", "a2", ("a1", "b2", "a3"), 1)
    wrong = Puzzle("tic_tac_toe", "saving", "c1", ("a1", "b2", "a3"), 1)
    monkeypatch.setattr(sheet, "shipped", lambda: (saved,))
    assert "1 puzzles, each with exactly the answer" in run("--check").output
    monkeypatch.setattr(sheet, "shipped", lambda: (saved, wrong))
    done = run("tic_tac_toe", "--check")
    assert done.exit_code == 1
    assert "2, tic_tac_toe: the moves that answer it are a2, not c1" in done.output


def test_a_game_without_puzzles_is_a_sentence() -> None:
    done = run("poker")
    assert done.exit_code == 2
    assert "there are no puzzles of poker; there are of breakthrough, chess" in done.output

"""`zermelo lessons`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from zermelo.cli import main
from zermelo.course import source
from zermelo.course.notebooks import notebook
from zermelo.course.source import find

SAMPLE = Path(__file__).parents[2] / "course" / "sample"


@pytest.fixture(autouse=True)
def _sample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "COURSE", SAMPLE)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["lessons", *words])


def test_the_list() -> None:
    lines = run().output.splitlines()
    assert [line.split("\t")[0] for line in lines] == ["minimax", "uct", "systems/deep-blue"]
    assert lines[0].split("\t")[1:3] == ["Two players", "week 1"]
    assert lines[2].split("\t")[1:3] == ["Systems", "1997"]


def test_one_lesson() -> None:
    said = run("minimax").output
    assert said.startswith("# Game trees and minimax\n")
    assert "function MINIMAX(s)" in said


def test_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")
    assert "To read one: zermelo lessons minimax" in run().output
    said = run("minimax").output
    assert "Game trees and minimax" in said
    assert "## " not in said
    plain = re.sub(r"\x1b\[[0-9;]*m", "", said)
    assert max(map(len, plain.splitlines())) <= 88


def test_notebooks(tmp_path: Path) -> None:
    file = tmp_path / "own.ipynb"
    assert run("minimax", "--notebook", str(file)).exit_code == 0
    assert file.read_text() == notebook(find("minimax"))
    assert run("uct", "--notebook", str(tmp_path)).exit_code == 0
    assert (tmp_path / "uct.ipynb").read_text() == notebook(find("uct"))
    folder = tmp_path / "course"
    assert run("--all", "--notebook", str(folder)).exit_code == 0
    names = ["minimax.ipynb", "system-deep-blue.ipynb", "uct.ipynb"]
    assert sorted(one.name for one in folder.iterdir()) == names


def test_what_is_wrong_is_reported_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for words, told in (
        (["minmax"], "zermelo: there is no lesson called 'minmax'; did you mean minimax?"),
        (["--all"], "--beamer or --figures FOLDER, and without a name"),
        (["uct", "--all", "--notebook", "x"], "zermelo: --all goes with --notebook"),
        (["--notebook", "x"], "zermelo: which lesson? Give its name, or --all"),
        (
            ["--all", "--notebook", str(tmp_path / "file")],
            "zermelo: the notebooks can't be written",
        ),
        (
            ["uct", "--notebook", str(tmp_path / "file" / "x")],
            "zermelo: the notebook can't be written",
        ),
    ):
        done = run(*words)
        assert done.exit_code == 2, words
        assert told in done.output

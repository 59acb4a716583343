"""`zermelo sheet`."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from zermelo.cli import main
from zermelo.course.exercises import SUBJECTS, exercises
from zermelo.course.exercises.export import FORMATS, as_latex, as_text, exported


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["sheet", *words])


def test_a_sheet() -> None:
    assert run("--seed", "3").output == as_text(exercises(seed=3), 3)
    asked = run("uct", "chance", "-n", "6", "--depth", "2", "--no-answers").output
    assert asked == as_text(exercises(["uct", "chance"], 1, 6, 2), 1, answers=False)


def test_latex_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.tex"
    assert run("maxn", "--format", "latex", "-o", str(file)).output == ""
    assert file.read_text() == as_latex(exercises(["maxn"]), 1)


@pytest.mark.parametrize("kind", FORMATS)
def test_every_format_can_be_written(kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"sheet{FORMATS[kind].suffix}"
    words = ["minimax", "td", "-n", "3", "--seed", "4", "--format", kind]
    assert run(*words, "-o", str(file)).output == ""
    assert file.read_bytes() == exported(exercises(["minimax", "td"], 4, 3), 4, kind)
    if not FORMATS[kind].binary:
        assert run(*words).stdout_bytes == file.read_bytes()


def test_what_is_wrong_is_reported_in_a_sentence(tmp_path: Path) -> None:
    for words, told in (
        (["chess"], "zermelo: there is no subject 'chess'"),
        (["-n", "99"], "zermelo: a sheet has 1 to 40 exercises"),
        (["--format", "qti"], "zermelo: qti is a zip file; name it with -o"),
        (["--format", "word"], "Invalid value for '--format'"),
        (["-o", str(tmp_path)], "zermelo: the sheet can't be written to"),
    ):
        done = run(*words)
        assert done.exit_code == 2
        assert told in done.output


def test_the_help_names_all_subjects() -> None:
    told = run("--help").output
    assert all(name in told for name in SUBJECTS)


def test_a_sheet_for_each_student_of_a_roster(tmp_path: Path) -> None:
    roster, folder = tmp_path / "class.csv", tmp_path / "sheets"
    roster.write_text("username,name\nann,Ann\nbob,Bob\n")
    words = ["minimax", "-n", "2", "--roster", str(roster), "-o", str(folder)]
    assert run(*words).output.startswith("2 sheets: ")
    sheets = {one: (folder / f"{one}.txt").read_text() for one in ("ann", "bob")}
    assert sheets["ann"] != sheets["bob"]
    key = (folder / "answers" / "ann.txt").read_text()
    assert key.startswith(sheets["ann"].rstrip())
    assert len(key) > len(sheets["ann"])
    first = sheets["ann"]
    assert run(*words).exit_code == 0
    assert (folder / "ann.txt").read_text() == first
    assert run(*words, "--seed", "2").exit_code == 0
    assert (folder / "ann.txt").read_text() != first
    assert "name a folder" in run(*words[:-2]).output
    roster.write_text("student\n../../eve\n")
    assert "can't be the name of a file" in run(*words).output

"""`zermelo grade`: a class of a few, its pages, and what other programs read."""

from __future__ import annotations

import csv
import io
import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.grading.variants import source_of
from zermelo.cli import main
from zermelo.grading.shipped import names


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["grade", *map(str, words)], catch_exceptions=False)


@pytest.fixture
def school(tmp_path: Path) -> Path:
    """Ann is right, Bob takes MIN for a friend, Cy handed in something else, Di's is a file."""
    right = source_of("minimax")
    handed_in = tmp_path / "handed_in"
    for name, file, source in (
        ("ann", "minimax.py", right),
        ("bob", "minimax.py", right.replace("game.to_move(state) == player", "True")),
        ("cy", "notes.txt", "sorry"),
    ):
        (handed_in / name).mkdir(parents=True)
        (handed_in / name / file).write_text(source)
    (handed_in / "di.py").write_text("1 +\n")
    return handed_in


def test_a_class_gets_pages_and_tables(school: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    roster = tmp_path / "roster.csv"
    roster.write_text("username,name\nann,Ann Arbor\nzoe,Zoe Zwei\nbob,=Bob\n")
    done = run("minimax", school, "--out", out, "--trust-players", "--roster", roster)
    assert done.exit_code == 0, done.output
    assert "12 of 12" in done.output
    assert {path.stem for path in (out / "students").iterdir()} == {"ann", "bob", "cy", "di"}
    rows = list(csv.DictReader(io.StringIO((out / "grades.csv").read_text())))
    assert [row["username"] for row in rows] == ["ann", "zoe", "bob", "cy", "di"]
    assert [row["points"] for row in rows] == ["12", "0", "0", "0", "0"]
    assert rows[2]["name"] == "'=Bob"
    index = (out / "index.html").read_text()
    assert "Ann Arbor" in index
    mine, theirs = ((out / kind / "bob.html").read_text() for kind in ("teacher", "students"))
    assert mine.count("<svg") > theirs.count("<svg") > 0
    assert "http" not in theirs.replace("http://www.w3.org/2000/svg", "")
    assert "there is no minimax.py" in (out / "students" / "cy.html").read_text().lower()
    assert "SyntaxError" in (out / "students" / "di.html").read_text()
    suites = ElementTree.parse(out / "junit.xml").getroot()
    assert [suite.get("failures") for suite in suites] == ["0", "6", "6", "6"]


def test_a_sheet_of_hidden_tests_gives_nothing_away(school: Path, tmp_path: Path) -> None:
    run("minimax", school / "bob", "--out", tmp_path, "--trust-players")
    grade = json.loads((tmp_path / "grades" / "bob.json").read_text())
    page = (tmp_path / "students" / "bob.html").read_text()
    hidden = [test for test in grade["tests"] if test["hidden"]]
    assert hidden
    for test in hidden:
        assert test["sentence"][:30] in page
        assert test["evidence"]["their_tree"]
        assert test["evidence"]["their_tree"] not in page


def test_what_is_graded_is_not_graded_again(
    school: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("minimax", school, "--out", tmp_path / "out", "--trust-players", "--jobs", 1)
    first = run(*words).output
    monkeypatch.setattr("zermelo.grading.grading.Grader.grade", lambda *_: pytest.fail("again"))
    assert run(*words).output == first
    monkeypatch.undo()
    (school / "di.py").write_text(source_of("minimax"))
    assert run(*words).output.count("12 of 12") == 2


def test_only_one_student_and_a_failing_exit_code(school: Path) -> None:
    words = ("minimax", school, "--trust-players", "--fail")
    assert run(*words, "--only", "ann").exit_code == 0
    assert run(*words, "--only", "bob").exit_code == 1
    failed = run(*words, "--only", "bo")
    assert (failed.exit_code, "did you mean bob?" in failed.output) == (2, True)


def test_the_index_has_those_who_were_graded_before(school: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ("minimax", school, "--out", out, "--trust-players", "--only")
    run(*words, "ann")
    run(*words, "bob")
    page = (out / "index.html").read_text()
    assert "ann.html" in page
    assert "bob.html" in page
    assert "di.html" not in page


def test_gradescope_hides_what_is_hidden(school: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    done = run("minimax", school / "bob", "-f", "gradescope", "-o", file, "--trust-players")
    assert done.exit_code == 0, done.output
    results = json.loads(file.read_text())
    assert "score" not in results  # it would tell of hidden tests
    assert sum(test["score"] for test in results["tests"]) == 0
    assert [test["visibility"] for test in results["tests"]] == ["visible"] * 3 + [
        "after_published"
    ] * 3
    for test in results["tests"]:
        assert test["status"] == "failed"
        assert ("Smallest input" in test["output"]) == (test["visibility"] == "visible")
    assert run("minimax", school, "-f", "gradescope", "--trust-players").exit_code == 2


def test_classroom_50_gets_its_result(school: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("minimax", school / "ann", "-f", "classroom50", "--trust-players")
    assert "CLASSROOM" in run(*words).output
    for name in ("CLASSROOM", "ASSIGNMENT", "OWNER", "COMMIT_URL", "RELEASE_URL"):
        monkeypatch.setenv(name, name.lower())
    monkeypatch.setenv("SUBMISSION_TAG", "submit/2026-06-01T14-32-05Z-a1b2c3d")
    result = json.loads(run(*words).output)
    assert result["schema"] == "classroom50/result/v1"
    assert (result["score"], result["max-score"], result["owner"]) == (12, 12, "owner")
    assert set(result) == {
        "schema", "classroom", "assignment", "assignment_type", "owner", "submission", "commit",
        "release", "review", "datetime", "score", "max-score", "tests",
    }  # fmt: skip
    for test in result["tests"]:
        assert set(test) >= {"test-name", "passed", "score", "max-score"}
        assert type(test["score"]) is int


def test_ready_assignments_are_listed_and_copied(tmp_path: Path) -> None:
    listed = run("--list").output
    for name in names():
        assert name in listed
    target = tmp_path / "week3"
    assert run("--new", "minimax", target).exit_code == 0
    assert (target / "template" / "minimax.py").is_file()
    assert run(target, target / "reference", "--trust-players").output.count("12 of 12") == 1
    again = run("--new", "minimax", target)
    assert (again.exit_code, "exists already" in again.output) == (2, True)


def test_pairs_that_are_alike_are_listed(school: Path) -> None:
    (school / "eve").mkdir()
    source = source_of("mcts").replace("node", "place")
    (school / "eve" / "minimax.py").write_text(source)
    (school / "di.py").write_text(source_of("mcts"))
    (row,) = [
        line
        for line in run("minimax", school, "--similar", 9).output.splitlines()
        if "di" in line and "eve" in line
    ]
    assert int(row.split()[0].rstrip("%")) > 90


@pytest.mark.parametrize(
    "words, said",
    [
        ((), "which assignment?"),
        (("minimax",), "which submissions?"),
        (("minimaks", "x"), "did you mean minimax or explain-minimax?"),
        (("minimax", "nowhere"), "there is no submission at nowhere"),
    ],
)
def test_mistakes_on_the_command_line_end_with_2(words: tuple[str, ...], said: str) -> None:
    failed = run(*words)
    assert (failed.exit_code, said in failed.output) == (2, True), failed.output


def test_without_bubblewrap_it_refuses(school: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from zermelo.play.process import sandbox

    sandbox.require.cache_clear()
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    failed = run("minimax", school)
    sandbox.require.cache_clear()
    assert failed.exit_code == 2
    assert "--trust-players" in failed.output


@pytest.mark.parametrize(
    "old, new, said",
    [
        ('hands_in = "minimax"', 'hands_in = "maximin"', "hands_in is one of minimax"),
        ("points = 2", 'points = "2"', "should be a number"),
        ("points = 2", "pionts = 2", "'pionts', which means nothing"),
        ("points = 2", "points = 2\npoints = 3", "it is not TOML"),
        ('file = "minimax.py"', 'file = "../minimax.py"', "the name of a Python file"),
        ('compare = ["value", "move"]', 'compare = ["values"]', "compare has value, move, leaves"),
        ("random = {", "random_ = {", "random_"),
        ("cpu = 5", "cpu = 0", "cpu must be"),
    ],
)
def test_a_mistake_in_an_assignment_is_said_in_a_sentence(
    tmp_path: Path, school: Path, old: str, new: str, said: str
) -> None:
    run("--new", "minimax", tmp_path / "own")
    path = tmp_path / "own" / "assignment.toml"
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new, 1))
    failed = run(tmp_path / "own", school, "--trust-players")
    assert (failed.exit_code, said in failed.output) == (2, True), failed.output
    assert "assignment.toml" in failed.output


def test_an_illegal_move_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "ann.py").write_text(
        "class MyPlayer:\n    def choose(self, turn):\n        return -7\n"
    )
    done = run("tournament-player", tmp_path / "ann.py", "--trust-players")
    assert done.exit_code == 1, done.output
    assert "fault (illegal)" in done.output

"""Grade what students handed in, each in a sandbox."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ...errors import BadParameter, UnknownName
from ...files import sole_writer
from ...machine import cores
from ..arguments.numbers import COUNT
from ..arguments.saving import write
from ..terminal.interrupts import orderly_when_terminated
from ..terminal.screen import console, table

if TYPE_CHECKING:
    from ...grading.assignment import Assignment
    from ...grading.grading import Grader
    from ...grading.output.formats import Roster
    from ...grading.submissions import Submission
    from ...grading.verdict import Grade

FAILED = 1
ONE_EACH = ("gradescope", "classroom50")
"""Formats that are about one student."""


@click.command("grade")
@click.argument("assignment", required=False)
@click.argument("submissions", nargs=-1, type=Path)
@click.option("--list", "listed", is_flag=True, help="List the ready assignments.")
@click.option(
    "--new", metavar="NAME", help="Copy a ready assignment to a new folder, ASSIGNMENT, to change."
)
@click.option(
    "--out",
    type=Path,
    metavar="FOLDER",
    help="Write pages, grades.csv and junit.xml there; what is graded there already is kept where "
    "nothing has changed.",
)
@click.option(
    "--format",
    "-f",
    "kind",
    type=click.Choice(["table", "csv", "junit", "json", *ONE_EACH]),
    default="table",
    show_default=True,
    help="gradescope and classroom50 are for one submission.",
)
@click.option(
    "--output", "-o", type=Path, metavar="FILE", help="The file to write; by default the terminal."
)
@click.option(
    "--roster",
    type=Path,
    metavar="FILE",
    help="CSV with a column student, username or id: adds names and lists missing submissions.",
)
@click.option("--only", multiple=True, metavar="STUDENT", help="Grade only this student; repeat.")
@click.option("--jobs", "-j", type=COUNT, help="Submissions at a time; by default one per core.")
@click.option(
    "--trust-players",
    is_flag=True,
    help="Run what was handed in without a sandbox, with your rights.",
)
@click.option(
    "--similar",
    type=COUNT,
    metavar="N",
    help="In place of grading, list the N pairs that are most alike, the template left out.",
)
@click.option(
    "--fail",
    is_flag=True,
    help="End with exit code 1 if any test failed, not only "
    "where a player lost by an illegal move.",
)
def command(
    assignment: str | None,
    submissions: tuple[Path, ...],
    listed: bool,
    new: str | None,
    **given: Any,
) -> None:
    """Grade SUBMISSIONS, files or folders, by ASSIGNMENT: a folder, or the name of a ready one.

    \b
      zermelo grade --list
      zermelo grade --new minimax week3
      zermelo grade week3 handed_in --out graded
      zermelo grade week3 handed_in/ann handed_in/bob.py
      zermelo grade week3 . --format gradescope -o results.json
    """
    if listed:
        _list()
    elif assignment is None:
        raise BadParameter("which assignment? --list shows those that are ready")
    elif new is not None:
        _copy(new, Path(assignment))
    else:
        _grade(assignment, submissions, given)


def _list() -> None:
    from ...grading.shipped import shipped  # slow to import

    rows = [(name, one.title, f"{len(one.tests)} tests") for name, one in shipped().items()]
    console().print(table(("name", "assignment", ""), rows))
    console().print("To change one: zermelo grade --new NAME FOLDER")


def _copy(name: str, folder: Path) -> None:
    from ...grading.shipped import copy

    for path in copy(name, folder):
        click.echo(path)


def _grade(name: str, paths: Sequence[Path], given: dict[str, Any]) -> None:
    from ...grading.grading import Grader
    from ...grading.output import formats
    from ...grading.shipped import find
    from ...grading.submissions import submissions

    if not paths:
        raise BadParameter("which submissions? Name files or folders of students")
    made = find(name)
    everybody = submissions(paths, made.file)
    handed_in = _chosen(everybody, given["only"])
    if given["similar"]:
        _list_similar(made, handed_in, given["similar"])
        return
    kind, folder = given["kind"], given["out"]
    if kind in ONE_EACH and len(handed_in) != 1:
        raise BadParameter(f"{kind} is for one submission, not {len(handed_in)}")
    roster = formats.read_roster(given["roster"]) if given["roster"] else {}
    grader = Grader(made, isolated=not given["trust_players"])
    grades = _run(grader, handed_in, folder, given["jobs"] or cores())
    if folder is not None:
        found = {one.student: one for one in grades}
        whole = [found.get(one.student) or grader.kept(one, folder) for one in everybody]
        _write_pages(folder, [one for one in whole if one is not None], roster)
    content = _formatted(kind, grades, roster)
    if given["output"] is not None:
        write(given["output"], content, "the grades")
    elif kind == "table":
        _print(grades, roster, folder)
    else:
        click.echo(content, nl=not content.endswith("\n"))
    illegal = any(test.kind == "illegal" for grade in grades for test in grade.tests)
    if illegal or (given["fail"] and not all(grade.passed for grade in grades)):
        click.get_current_context().exit(FAILED)


def _chosen(found: list[Submission], only: Sequence[str]) -> list[Submission]:
    """Those that are named, else all."""
    known = [one.student for one in found]
    for name in only:
        if name not in known:
            raise UnknownName("submission", name, known)
    return [one for one in found if not only or one.student in only]


def _run(
    grader: Grader, handed_in: Sequence[Submission], folder: Path | None, jobs: int
) -> list[Grade]:
    from ...grading.grading import graded

    with orderly_when_terminated(), _alone(folder), _bar(len(handed_in)) as report:
        return graded(grader, handed_in, folder, jobs, report)


@contextmanager
def _alone(folder: Path | None) -> Iterator[None]:
    if folder is None:
        yield
        return
    with sole_writer(folder / "grades") as free:
        if not free:
            raise BadParameter(f"another process is grading into {folder}")
        yield


@contextmanager
def _bar(count: int) -> Iterator[Callable[[Grade], None]]:
    """A progress bar on stderr, on a terminal."""
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    err = Console(stderr=True)
    if not err.is_terminal:
        yield lambda grade: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), "{task.description}")
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task("", total=count)
        yield lambda grade: bar.update(task, advance=1, description=escape(grade.student))


# What comes out.


def _write_pages(folder: Path, grades: Sequence[Grade], roster: Roster) -> None:
    """A sheet for each student, the teacher's with all evidence, and the index."""
    from ...grading.grading import file_name
    from ...grading.output import formats, pages

    names = {one.student: formats.name_in(roster, one.student) for one in grades}
    files = {one.student: file_name(one.student) for one in grades}
    for one in grades:
        for kind in ("students", "teacher"):
            page = pages.sheet(one, names[one.student], kind == "teacher")
            write(folder / kind / f"{files[one.student]}.html", page, "the page")
    title = grades[0].assignment if grades else "Grades"
    write(folder / "index.html", pages.index(title, grades, files, names), "the page")
    write(folder / "grades.csv", formats.to_csv(grades, roster), "the grades")
    write(folder / "junit.xml", formats.to_junit(grades), "the grades")


def _formatted(kind: str, grades: Sequence[Grade], roster: Roster) -> str:
    import json

    from ...grading.output import formats

    match kind:
        case "csv":
            return formats.to_csv(grades, roster)
        case "junit":
            return formats.to_junit(grades)
        case "json":
            return json.dumps([json.loads(one.to_json()) for one in grades], indent=1) + "\n"
        case "gradescope":
            return formats.to_gradescope(grades[0]) + "\n"
        case "classroom50":
            return formats.to_classroom50(grades[0]) + "\n"
    return formats.to_text(grades)


def _print(grades: Sequence[Grade], roster: Roster, folder: Path | None) -> None:
    """A row for each student; of a few, what is wrong as well."""
    from ...grading.output import formats
    from ...grading.verdict import number

    rows = []
    for one in grades:
        passed = sum(test.passed for test in one.tests)
        wrong = next((test for test in one.tests if not test.passed), None)
        said = "" if wrong is None else f"{wrong.name}: {wrong.sentence}"
        who = f"{one.student} {formats.name_in(roster, one.student)}".strip()
        points = f"{number(one.points)} of {number(one.out_of)}"
        rows.append((who, points, f"{passed} of {len(one.tests)}", said))
    out = console()
    out.print(table(("student", "points", "tests", ""), rows, right=("points", "tests")))
    if folder is not None:
        out.print(f"Pages: {folder / 'index.html'}", markup=False)
    undecided = sum(test.kind == "grader" for one in grades for test in one.tests)
    if undecided:
        click.echo(f"{undecided} tests could not be decided; see the teacher's pages", err=True)


def _list_similar(made: Assignment, handed_in: Sequence[Submission], most: int) -> None:
    """The pairs that are most alike; whether anything follows from it, people must judge."""
    from ...grading.output.similarity import alike, ranges, source_of

    sources = {one.student: source_of(one.path) for one in handed_in}
    templates = [source_of(made.folder / "template")]
    rows = [
        (f"{pair.share:.0%}", pair.one, ranges(pair.lines), pair.other, ranges(pair.other_lines))
        for pair in alike(sources, templates)[:most]
    ]
    out = console()
    out.print(table(("shared", "one", "lines", "another", "lines"), rows, right=("shared",)))
    out.print("A short task has few solutions: look for yourself before you draw conclusions.")

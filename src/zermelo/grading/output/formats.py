"""Grades for other programs: spreadsheets, CI, Gradescope, Classroom 50."""

from __future__ import annotations

import csv
import datetime
import io
import json
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

from ... import clock
from ...errors import BadFile, BadParameter
from ...reading import read_regular, reading
from ...text import printable
from ..verdict import Grade, TaskVerdict, number

_NO_XML = re.compile(r"[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")
_NAMES = ("name", "student name", "full name")
_KEYS = ("student", "username", "login", "id", "sis login id", "user", "email", "sid")
Roster = Mapping[str, Mapping[str, str]]
"""The rows of a roster, by what submissions are called."""


# CSV.


def read_roster(path: Path) -> dict[str, dict[str, str]]:
    """A CSV file with a column student, username or id: what submissions are called."""
    with reading(path):
        try:
            text = read_regular(path, 1 << 24).decode("utf-8-sig")
        except UnicodeDecodeError:
            raise BadFile("it is not UTF-8 text") from None
        rows = list(csv.DictReader(io.StringIO(text)))
        heads = [str(head) for head in (rows[0] if rows else {})]
        key = next((head for want in _KEYS for head in heads if head.lower() == want), None)
        if key is None:
            raise BadFile(f"it has no column called {', '.join(_KEYS[:-1])} or {_KEYS[-1]}")
        return {str(row[key]).strip(): {k: v or "" for k, v in row.items() if k} for row in rows}


def name_in(roster: Roster, student: str) -> str:
    """The student's name, if the roster has it."""
    row = roster.get(student, {})
    for head, value in row.items():
        if head.lower() in _NAMES:
            return value
    named = {head.lower(): value for head, value in row.items()}
    return f"{named.get('first_name', '')} {named.get('last_name', '')}".strip()


def to_csv(grades: Sequence[Grade], roster: Roster) -> str:
    """A row for each student; of a roster all, in its order, whether they handed in or not."""
    out = io.StringIO()
    by_student = {grade.student: grade for grade in grades}
    order = [*roster, *(one for one in by_student if one not in roster)]
    columns = list(next(iter(roster.values()))) if roster else ["student"]
    tests = [test.name for test in grades[0].tests] if grades else []
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*columns, "points", "out of", *tests])
    for student in order:
        row = roster.get(student, {columns[0]: student})
        cells = [row.get(column, "") for column in columns]
        if (grade := by_student.get(student)) is None:
            writer.writerow([*map(_cell, cells), "0", "", *("" for _ in tests)])
            continue
        points = [number(test.points) for test in grade.tests]
        writer.writerow([*map(_cell, cells), number(grade.points), number(grade.out_of), *points])
    return out.getvalue()


def _cell(text: str) -> str:
    """Text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text


# JUnit.


def to_junit(grades: Sequence[Grade]) -> str:
    """A suite for each student, a case for each test."""
    tests = [test for grade in grades for test in grade.tests]
    failures = sum(not test.passed and test.kind != "grader" for test in tests)
    errors = sum(test.kind == "grader" for test in tests)
    suites = "\n".join(map(_suite, grades))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<testsuites tests="{len(tests)}" failures="{failures}" errors="{errors}">\n'
        f"{suites}\n</testsuites>\n"
    )


def _suite(grade: Grade) -> str:
    failures = sum(not test.passed and test.kind != "grader" for test in grade.tests)
    errors = sum(test.kind == "grader" for test in grade.tests)
    cases = "\n".join(_case(grade, test) for test in grade.tests)
    return (
        f'<testsuite name={_attribute(grade.student)} tests="{len(grade.tests)}" '
        f'failures="{failures}" errors="{errors}">\n{cases}\n</testsuite>'
    )


def _case(grade: Grade, test: TaskVerdict) -> str:
    head = f"<testcase classname={_attribute(grade.student)} name={_attribute(test.name)}"
    if test.passed:
        return f"{head}/>"
    tag = "error" if test.kind == "grader" else "failure"
    said = _attribute(test.sentence)
    return f"{head}><{tag} type={_attribute(test.kind)} message={said}/></testcase>"


def _attribute(text: str) -> str:
    return quoteattr(_NO_XML.sub("", text))


# Gradescope.


def to_gradescope(grade: Grade) -> str:
    """results.json: hidden tests are shown once the grades are published, without evidence.

    Points are added up there: a sum that is given would say what hidden tests found.
    """
    return json.dumps(
        {
            "visibility": "visible",
            "stdout_visibility": "hidden",
            "tests": [_gradescope(test) for test in grade.tests],
        },
        indent=1,
    )


def _gradescope(test: TaskVerdict) -> dict[str, Any]:
    return {
        "name": test.name,
        "score": test.points,
        "max_score": test.out_of,
        "status": "passed" if test.passed else "failed",
        "output": _output(test),
        "visibility": "after_published" if test.hidden else "visible",
    }


def _output(test: TaskVerdict) -> str:
    """What a student may read about a test."""
    lines = [test.sentence]
    if (found := test.evidence) is not None and not test.hidden:
        lines += [f"{title}: {text}" for title, text in found.entries]
    return "\n".join(filter(None, lines))


# Classroom 50.

SCALE = 100
"""Scores are whole numbers there; where points are not, they are counted in hundredths."""


def to_classroom50(grade: Grade) -> str:
    """result.json, schema classroom50/result/v1, with what the runner says in the environment."""
    missing = [name for name in ("CLASSROOM", "ASSIGNMENT") if name not in os.environ]
    if missing:
        raise BadParameter(
            f"classroom50 needs {' and '.join(missing)} in the environment, as its runner sets it"
        )
    whole = all(float(one).is_integer() for test in grade.tests for one in _points(test))
    scale = 1 if whole else SCALE
    given = os.environ.get
    commit = given("COMMIT_URL", "")
    result = {
        "schema": "classroom50/result/v1",
        "classroom": given("CLASSROOM"),
        "assignment": given("ASSIGNMENT"),
        "assignment_type": given("ASSIGNMENT_TYPE") or "individual",
        "owner": given("OWNER") or given("USERNAME") or grade.student,
        "submission": given("SUBMISSION_TAG", ""),
        "commit": commit,
        "release": given("RELEASE_URL", ""),
        "review": given("REVIEW_URL") or commit,
        "datetime": _now(),
        "score": sum(round(scale * test.points) for test in grade.tests),
        "max-score": sum(round(scale * test.out_of) for test in grade.tests),
        "tests": [
            {
                "test-name": test.name,
                "passed": test.passed,
                "score": round(scale * test.points),
                "max-score": round(scale * test.out_of),
                "output": _output(test),
            }
            for test in grade.tests
        ],
    }
    return json.dumps(result, indent=1)


def _points(test: TaskVerdict) -> tuple[float, float]:
    return test.points, test.out_of


def _now() -> str:
    now = datetime.datetime.fromtimestamp(clock.timestamp(), datetime.UTC)
    return now.strftime("%Y-%m-%dT%H:%M:%SZ")


def to_text(grades: Sequence[Grade]) -> str:
    """What is wrong, a line for each test that failed."""
    return "".join(
        f"{grade.student}: {number(grade.points)} of {number(grade.out_of)}\n"
        + "".join(
            f"  {test.name}: {printable(test.sentence)}\n"
            for test in grade.tests
            if not test.passed
        )
        for grade in grades
    )

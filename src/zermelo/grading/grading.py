"""Grading a class: each submission in processes of its own, several at a time.

Whatever one of them does, the others get their grades. A grade depends on the assignment and on
what was handed in alone, so it is kept under the fingerprint of both, and who has handed in nothing
new is not graded again.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor, as_completed
from pathlib import Path

from .._version import __version__
from ..cancellation import Stop, on_stop, stop_requested, stoppable
from ..errors import BadFile, ZermeloError
from ..files import write_whole
from ..log import Log
from ..play.process.sandbox import require
from ..reading import read_regular
from ..text import printable
from .assignment import Assignment, GradedTest
from .kinds.properties import PropertyTest
from .kinds.rules import RulesTest
from .kinds.searches import SearchTest
from .kinds.wins import WinsTest
from .process.session import StudentProcess
from .submissions import Submission, copied, fingerprint
from .verdict import Evidence, Grade, TaskVerdict

_log = Log(__name__)
MOST_LATE = 2  # tests that may end by a time limit before the others are left out
UNDECIDED = "The grader could not decide this; a teacher must look at it."
LATE = ("time", "hang")
UNSAFE = (
    "what students hand in runs in a sandbox, by bubblewrap: {}; or grade with --trust-players, "
    "which runs their code with your rights"
)


AnyTest = SearchTest | RulesTest | PropertyTest | WinsTest
KINDS: dict[str, Callable[[Assignment, GradedTest], AnyTest]] = {
    "search": SearchTest,
    "property": PropertyTest,
    "check": RulesTest,
    "same": RulesTest,
    "wins": WinsTest,
}


class Grader:
    """An assignment, its oracles made ready for all submissions."""

    def __init__(self, assignment: Assignment, isolated: bool = True) -> None:
        self.assignment, self.isolated = assignment, isolated
        if isolated:
            _require_sandbox()
        self.tests = [_made(assignment, task) for task in assignment.tests]

    def grade(self, one: Submission) -> Grade:
        """The grade of a submission; that of what can't be run is 0."""
        with tempfile.TemporaryDirectory(prefix="zermelo-grade-") as place:
            folder = Path(place) / "handed_in"
            folder.mkdir()
            problem = one.problem or copied(one, self.assignment.file, folder)
            key = self._key(folder)
            return Grade(
                one.student, self.assignment.title, key, tuple(self._judged(folder, problem))
            )

    def kept(self, one: Submission, folder: Path) -> Grade | None:
        """The grade that was kept of a submission, if nothing has changed since."""
        try:
            kept = Grade.from_json(read_regular(_grade_file(folder, one.student)))
        except (BadFile, OSError):
            return None
        with tempfile.TemporaryDirectory(prefix="zermelo-grade-") as place:
            copied(one, self.assignment.file, Path(place))
            same = kept.fingerprint == self._key(Path(place))
        return kept if same and kept.student == one.student else None

    def _key(self, folder: Path) -> str:
        parts = (__version__, self.assignment.fingerprint, fingerprint(folder), self.isolated)
        return hashlib.sha256(repr(parts).encode()).hexdigest()

    def _judged(self, folder: Path, problem: str) -> Iterator[TaskVerdict]:
        late = 0
        for task, test in zip(self.assignment.tests, self.tests, strict=True):
            if stop_requested():
                return
            if problem:
                yield task.failed("missing", f"{problem[:1].upper()}{problem[1:]}.")
                continue
            if late >= MOST_LATE:
                said = f"Not tried: {MOST_LATE} tests before this one came to no end."
                yield task.failed("time", said)
                continue
            verdict = self._one(folder, task, test)
            late += verdict.kind in LATE
            yield verdict

    def _one(self, folder: Path, task: GradedTest, test: AnyTest) -> TaskVerdict:
        """The verdict of a test; if the grader itself breaks down, that is no student's fault."""
        limits = self.assignment.limits
        try:
            if isinstance(test, WinsTest):
                return test.judged(folder, limits, self.isolated)
            what = self.assignment.handed_in(folder, task)
            with StudentProcess(what, limits, self.isolated) as session, on_stop(session.close):
                return test.judged(session)
        except Exception as error:
            _log.info("the test %s failed: %r", task.name, error)
            said = printable(f"{type(error).__name__}: {error}", 300)
            return task.failed("grader", UNDECIDED, Evidence("", said, ""))


def _made(assignment: Assignment, task: GradedTest) -> AnyTest:
    try:
        return KINDS[task.kind](assignment, task)
    except ZermeloError as error:
        raise BadFile(f"{assignment.folder}, the test {task.name!r}: {error}") from None


def _require_sandbox() -> None:
    try:
        require()
    except ZermeloError as error:
        raise type(error)(UNSAFE.format(error)) from None


def graded(
    grader: Grader,
    handed_in: Iterable[Submission],
    folder: Path | None = None,
    jobs: int = 1,
    report: Callable[[Grade], None] | None = None,
) -> list[Grade]:
    """Grade them all, `jobs` at a time; what is done already in the folder is read from there."""
    stop = Stop()

    def job(one: Submission) -> Grade:
        with stoppable(stop):
            return _kept(grader, one, folder)

    with ThreadPoolExecutor(jobs) as pool:
        futures = [pool.submit(job, one) for one in handed_in]
        try:
            for future in as_completed(futures):
                if report is not None:
                    report(future.result())
        except BaseException:
            stop.request()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [future.result() for future in futures]


def _kept(grader: Grader, one: Submission, folder: Path | None) -> Grade:
    """The grade of a submission, from the file it was kept in if nothing has changed since."""
    if folder is not None and (kept := grader.kept(one, folder)) is not None:
        return kept
    grade = grader.grade(one)
    if stop_requested():
        raise CancelledError
    if folder is not None and all(test.kind != "grader" for test in grade.tests):
        write_whole(_grade_file(folder, one.student), grade.to_json().encode())
    return grade


def _grade_file(folder: Path, student: str) -> Path:
    return folder / "grades" / f"{file_name(student)}.json"


def file_name(student: str) -> str:
    """A name for files about a student, whatever the student is called.

    >>> file_name("Ann-Kathrin"), file_name("../x")[:3]
    ('Ann-Kathrin', '_x-')
    """
    plain = "".join(letter if letter.isalnum() or letter in "-_ ." else "_" for letter in student)
    plain = plain.lstrip(".").strip()[:80]
    if plain == student:
        return plain
    return f"{plain}-{hashlib.sha256(student.encode()).hexdigest()[:6]}"

"""Grading what students hand in: an assignment, its tests, and a verdict for each.

    assignment.py   what a teacher writes, read strictly
    shipped.py      assignments that are ready, in assignments/
    submissions.py  what was handed in, copied aside
    process/        it runs in a sandbox and asks about the game; the record is kept here
    kinds/          the tests, with the oracle of searches and the known ways to be wrong
    grading.py      a class, several submissions at a time
    output/         pages, CSV, JUnit, Gradescope, Classroom 50

A process that runs what was handed in is never believed: what it says is a question or a claim.
"""

from .verdict import Evidence, Grade, Problem, TaskVerdict

__all__ = ["Evidence", "Grade", "Problem", "TaskVerdict"]


def __dir__() -> list[str]:
    return __all__

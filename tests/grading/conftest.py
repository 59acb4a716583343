"""Submissions in files, and graders that run them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from zermelo.grading.assignment import Assignment, GradedTest
from zermelo.grading.grading import Grader
from zermelo.grading.shipped import find
from zermelo.grading.submissions import Submission
from zermelo.grading.verdict import Grade

Graded = Callable[..., Grade]


@pytest.fixture
def graded(tmp_path: Path) -> Graded:
    """The grade of a source by a ready assignment, or by some of its tests."""

    def grade(name: str, source: str, *tests: str, isolated: bool = False) -> Grade:
        made = find(name)
        made = chosen(made, *tests) if tests else made
        path = tmp_path / "ann" / made.file
        path.parent.mkdir(exist_ok=True)
        path.write_text(source)
        return Grader(made, isolated=isolated).grade(Submission("ann", path.parent))

    return grade


def chosen(made: Assignment, *tests: str) -> Assignment:
    """The assignment with these tests alone."""
    kept: tuple[GradedTest, ...] = tuple(one for one in made.tests if one.name in tests)
    assert len(kept) == len(tests), tests
    return Assignment(**{**vars(made), "tests": kept})

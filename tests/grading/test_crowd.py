"""A crowd is graded: nobody is judged wrongly, whatever the others do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.grading.crowd import Handed, crowd, grades_of, misjudged

pytestmark = [pytest.mark.wall_clock, pytest.mark.peer("bwrap")]


def judged_alike(some: list[Handed], folder: Path) -> None:
    first, second = (grades_of(some, folder / name) for name in ("first", "second"))
    assert misjudged(some, first) == []
    assert first == second


def test_a_few_of_every_kind(tmp_path: Path) -> None:
    everybody = list(crowd())
    some = [
        one
        for kind in ("right", "wrong", "crashing", "hostile")
        for one in [one for one in everybody if one.kind == kind][3:40:30]
    ]
    judged_alike(some, tmp_path)


@pytest.mark.long
def test_two_hundred_submissions(tmp_path: Path) -> None:
    judged_alike(list(crowd()), tmp_path)

"""Assignments of explanation: what is right passes, and each answer alone can be wrong.

Here without processes; `test_mistakes.py` grades the references as students' files.
"""

from __future__ import annotations

import random
import runpy
from typing import Any

import pytest

from zermelo.grading import Evidence, Problem
from zermelo.grading.answers import expect, words
from zermelo.grading.shipped import find, names

EXPLAINED = [name for name in names() if name.startswith("explain-")]


def answers_of(name: str, kind: str) -> dict[str, Any]:
    found: dict[str, Any] = runpy.run_path(str(find(name).folder / kind / "answers.py"))[
        "answers"
    ]()
    return found


def judged(name: str, answers: object) -> dict[str, Any]:
    """What each test says."""
    made = find(name)
    checks = runpy.run_path(str(made.folder / "checks.py"))
    tests = {one.name: checks[one.property.partition(":")[2]] for one in made.tests}
    return {test: holds(lambda: answers, random.Random(0)) for test, holds in tests.items()}


def failed(found: dict[str, Any]) -> set[str]:
    return {test for test, said in found.items() if isinstance(said, Problem)}


def test_there_are_eight_with_hidden_and_visible_tests() -> None:
    assert len(EXPLAINED) == 8
    for name in EXPLAINED:
        assert {one.hidden for one in find(name).tests} == {True, False}


@pytest.mark.parametrize("name", EXPLAINED)
def test_the_reference_is_right_and_the_template_is_not(name: str) -> None:
    tests = {one.name for one in find(name).tests}
    reference, template = answers_of(name, "reference"), answers_of(name, "template")
    assert list(reference) == list(template)
    assert failed(judged(name, reference)) == set()
    assert failed(judged(name, template)) == tests
    some: tuple[object, ...] = (
        None,
        {},
        dict.fromkeys(reference, "x"),
        {one: [[]] for one in reference},
    )
    for nonsense in some:
        assert failed(judged(name, nonsense)) == tests


@pytest.mark.parametrize("name", EXPLAINED)
def test_each_answer_counts_for_itself(name: str) -> None:
    reference, template = answers_of(name, "reference"), answers_of(name, "template")
    for question in reference:
        wrong = failed(judged(name, {**reference, question: template[question]}))
        assert 1 <= len(wrong) <= 2, question


@pytest.mark.parametrize(
    "answer, right, fits",
    [
        (1 / 3, 0.333333334, True),
        ([1, 2.0], [1.0, 2], True),
        ([1], [1, 2], False),
        (True, 1, False),
        (1, True, False),
        ({"a": 1, "b": 2}, {"a": 1}, True),
        ("x", "x", True),
        ([3], lambda tree: tree[0] == 3, True),
        (3, lambda tree: tree[0] == 3, False),
    ],
)
def test_answers_are_compared(answer: object, right: object, fits: bool) -> None:
    assert (expect({"a": answer}, "a", right, "Think.") is None) == fits


def test_words_are_for_the_teacher() -> None:
    def read(text: str) -> Problem | Evidence:
        return words({"why": text}, "why")

    assert isinstance(read("because"), Problem)
    found = read("one two three four five six seven eight nine ten eleven twelve")
    assert isinstance(found, Evidence)
    assert found.returned.startswith("one two")

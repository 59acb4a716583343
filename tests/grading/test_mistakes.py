"""What is right passes; each known way of being wrong is caught by the test meant for it."""

from __future__ import annotations

import pytest

from tests.grading.conftest import Graded
from tests.grading.variants import ALPHA_BETA, MINIMAX, Variant, handed_in, source_of
from zermelo.grading.shipped import names


@pytest.mark.parametrize("name", names())
def test_the_reference_passes_every_test(graded: Graded, name: str) -> None:
    grade = graded(name, source_of(name))
    assert [(test.name, test.sentence) for test in grade.tests if not test.passed] == []
    assert grade.points == grade.out_of > 0


@pytest.mark.parametrize("variant", [*MINIMAX, *ALPHA_BETA], ids=lambda one: f"{one.new[:40]}")
def test_a_known_mistake_is_caught_and_named(graded: Graded, variant: Variant) -> None:
    (test,) = graded(variant.assignment, handed_in(variant), variant.fails).tests
    assert not test.passed
    assert variant.says in test.sentence
    assert test.evidence is not None
    assert test.evidence.input

"""What is right passes; each known way of being wrong is caught by the test meant for it."""

from __future__ import annotations

import pytest

from tests.grading.conftest import Graded
from tests.grading.variants import (
    ALPHA_BETA,
    EXPECTIMAX,
    MINIMAX,
    OTHERS,
    Variant,
    handed_in,
    source_of,
)
from zermelo.grading.shipped import names

LONG = ("evaluation", "mcts", "tournament-player")
"""Assignments in which whole matches are played, or thousands of simulations."""
NAMES = [pytest.param(name, marks=[pytest.mark.long] if name in LONG else []) for name in names()]


@pytest.mark.parametrize("name", NAMES)
def test_the_reference_passes_every_test(graded: Graded, name: str) -> None:
    grade = graded(name, source_of(name))
    assert [(test.name, test.sentence) for test in grade.tests if not test.passed] == []
    assert grade.points == grade.out_of > 0


def _id(variant: Variant) -> str:
    return f"{variant.assignment} {variant.new[:40]}"


VARIANTS = [
    pytest.param(one, id=_id(one), marks=[pytest.mark.long] if one.assignment == "mcts" else [])
    for one in [*MINIMAX, *ALPHA_BETA, *EXPECTIMAX, *OTHERS]
]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_known_mistake_is_caught_and_named(graded: Graded, variant: Variant) -> None:
    (test,) = graded(variant.assignment, handed_in(variant), variant.fails).tests
    assert not test.passed
    assert variant.says in test.sentence
    assert test.kind != "grader"
    assert test.evidence is not None or test.kind in ("crash", "wrong")

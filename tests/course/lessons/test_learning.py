"""The numbers of the lesson on temporal differences."""

from __future__ import annotations

import pytest

from tests.course.lessons.reading import printed, says

VALUES, OUTCOME, FADE = (0.5, 0.6, 0.8), 1.0, 0.7


def returns(fade: float) -> list[float]:
    """From the end backwards."""
    found = [OUTCOME]
    for value in reversed(VALUES[1:]):
        found.insert(0, (1 - fade) * value + fade * found[0])
    return found


def errors() -> list[float]:
    following = (*VALUES[1:], OUTCOME)
    return [after - before for before, after in zip(VALUES, following, strict=True)]


def test_one_update() -> None:
    assert pytest.approx(0.52) == 0.5 + 0.1 * (0.7 - 0.5)


def test_lambda_returns() -> None:
    assert returns(FADE) == pytest.approx([0.838, 0.94, 1])
    assert returns(0) == pytest.approx([0.6, 0.8, 1])  # the next prediction
    assert returns(1) == pytest.approx([1, 1, 1])  # the outcome


def test_the_same_by_traces() -> None:
    assert errors() == pytest.approx([0.1, 0.2, 0.2])
    share = sum(FADE**k * error for k, error in enumerate(errors()))
    assert share == pytest.approx(0.338)
    assert share == pytest.approx(returns(FADE)[0] - VALUES[0])
    # And with a trace that is carried along, for a table with an entry for each position.
    trace, moved = [0.0] * 3, [0.0] * 3
    for at, error in enumerate(errors()):
        trace = [FADE * one + (place == at) for place, one in enumerate(trace)]
        moved = [one + error * credit for one, credit in zip(moved, trace, strict=True)]
    assert moved == pytest.approx(
        [goal - value for goal, value in zip(returns(FADE), VALUES, strict=True)]
    )


def test_what_it_shows_runs() -> None:
    listed, move = printed("learning").splitlines()
    assert listed == "[0.838, 0.94, 1.0]"
    assert move == "24/23 13/11"


def test_it_says_so() -> None:
    says("learning", "= 0.52$", "= 0.94", "= 0.838", "= 0.338$", "24/23 13/11")

"""Two versions compared: intervals, verdicts, and one round of a real piece of work."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from benchmarks import compare
from benchmarks.compare import Comparison, interval

ROOT = Path(__file__).parents[2]


def answer(rate: float, outcome: Any = 0) -> dict[str, Any]:
    return {"work": rate, "seconds": 1.0, "unit": "nodes", "outcome": outcome}


def compared(ratios: list[float], outcomes: tuple[Any, Any] = (0, 0)) -> Comparison:
    one = Comparison("work")
    for ratio in ratios:
        one.note({**answer(100, outcomes[0])}, {**answer(100, outcomes[1]), "seconds": 1 / ratio})
    return one


def test_the_interval_of_twenty_rounds_leaves_five_out_on_each_side() -> None:
    assert interval(list(range(1, 21))) == (6, 15)


def test_few_rounds_give_the_whole_range() -> None:
    assert interval([1.1, 0.9, 1.0]) == (0.9, 1.1)


def test_the_interval_covers_the_median_as_often_as_it_says() -> None:
    draw = random.Random(1)
    hits = 0
    for _ in range(2000):
        low, high = interval([draw.lognormvariate(0, 0.1) for _ in range(20)])
        hits += low <= 1.0 <= high
    assert hits >= 0.94 * 2000


@pytest.mark.parametrize(
    "ratios, verdict",
    [
        ([1.0, 0.99, 1.01] * 7, "as fast"),
        ([0.9, 0.91, 0.92] * 7, "slower"),
        ([0.8, 1.2, 1.0] * 7, "not shown"),
    ],
)
def test_a_verdict_needs_the_whole_interval(ratios: list[float], verdict: str) -> None:
    assert compared(ratios).verdict == verdict


def test_other_nodes_are_noticed() -> None:
    assert compared([1.0]).alike
    assert not compared([1.0], ([7, "a"], [8, "a"])).alike


def test_a_version_that_lacks_something_is_reported() -> None:
    one = Comparison("work")
    one.note(answer(1), {"error": "ImportError: no such thing"})
    assert one.verdict == "can't be compared"


def test_a_checkout_is_compared_with_itself(tmp_path: Path) -> None:
    words = [str(ROOT), str(ROOT), "start_import", "--rounds", "1", "--place", str(tmp_path)]
    result = CliRunner().invoke(compare.main, words)
    assert "start_import" in result.output
    assert "yes" in result.output
    assert result.exit_code in (0, 1), result.output  # one round of a noisy machine shows little


def test_unknown_versions_and_pieces_of_work_are_named() -> None:
    result = CliRunner().invoke(compare.main, ["no-such-commit", "HEAD"])
    assert result.exit_code == 2
    assert "no-such-commit is neither a commit" in result.output
    result = CliRunner().invoke(compare.main, ["HEAD", "HEAD", "no_such_work"])
    assert "there is no piece of work called no_such_work" in result.output

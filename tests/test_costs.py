"""Costs are counted, told at the end of a run, and kept for the next."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests import costs
from tests.costs import Clock, Spent, affordable, compiled_longest, warnings_about, within
from zermelo.kernel.compile_events import compiling

TESTS = """
    from zermelo.kernel.compile_events import compiling

    def test_that_compiles():
        compiling(True)
        sum(range(200_000))
        compiling(False)

    def test_that_does_not():
        pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text())
    pytester.makeini("[pytest]\nmarkers =\n    long: slow\n    peer(name): needs a peer\n")
    pytester.makepyfile(TESTS)
    return pytester


def test_what_compiles_is_listed_and_what_is_expensive_warned_of() -> None:
    known = {f"test_{i}": Spent(10.0 * i, 5.0 * i) for i in range(4)}
    assert [line.split()[-1] for line in compiled_longest(known)] == ["test_3", "test_2", "test_1"]
    assert list(warnings_about(known)) == ["warning: 30 s, more than 20: test_3"]


def test_the_clock_counts_compiling_apart() -> None:
    clock = Clock()
    with clock.listening():
        before = clock.spent()
        compiling(True)
        sum(range(1_000_000))
        compiling(False)
        between = clock.spent()
        sum(range(1_000_000))
        after = clock.spent()
    assert 0 < between.since(before).compiling <= after.since(before).seconds + 0.02
    assert after.since(between).compiling == 0


def test_what_a_process_did_for_others_is_not_counted() -> None:
    cores = os.cpu_count() or 1
    assert within(Spent(100.0, 0.5, 2.0)) == Spent(2.0 * cores, 0.5, 2.0)
    assert within(Spent(1.0, 0.5, 2.0)) == Spent(1.0, 0.5, 2.0)


def test_the_first_that_can_be_afforded() -> None:
    known = {"cheap": 1.0, "dear": 30.0, "last": 2.0}
    assert affordable(["cheap", "dear", "new", "last"], known, 3.5) == {"cheap", "new", "last"}
    assert affordable(known, known, 33) == {"cheap", "dear", "last"}


def test_a_run_tells_its_costs(suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(costs, "WORTH_LISTING", 1e-6)
    monkeypatch.setattr(costs, "EXPENSIVE", -1.0)
    result = suite.runpytest_inprocess()
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(
        [
            "*= processor time =*",
            "* s in all, * for compiling here",
            "* s to compile *::test_that_compiles",
            "warning: *::test_that_*",
        ]
    )


def test_what_takes_too_long_is_left_out(suite: pytest.Pytester) -> None:
    suite.runpytest_inprocess().assert_outcomes(passed=2)
    known = suite.path / ".pytest_cache" / "v" / costs.COSTS
    name = "test_what_takes_too_long_is_left_out.py::test_that_compiles"
    assert f'"{name}"' in known.read_text()
    known.write_text(f'{{"{name}": 100}}')
    result = suite.runpytest_inprocess("--within=50")
    result.assert_outcomes(passed=1, deselected=1)


def test_costs_are_written_down(suite: pytest.Pytester) -> None:
    suite.runpytest_inprocess("--costs=costs.json").assert_outcomes(passed=2)
    found = json.loads((suite.path / "costs.json").read_text())
    assert {name.split("::")[1] for name in found} == {"test_that_compiles", "test_that_does_not"}
    assert all(min(cost) >= 0 and len(cost) == 3 for cost in found.values())


def test_none_is_begun_when_the_time_is_over(suite: pytest.Pytester) -> None:
    """By the costs that are known both would do: the first has to compile this time."""
    suite.makepyfile(
        """
        from tests.clocks import MACHINE

        def test_first():
            MACHINE.sleep(0.6)

        def test_second():
            pass
        """
    )
    result = suite.runpytest_inprocess("--within=0.5")
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["tests not begun when the time was over: 1"])
    assert result.ret == 0

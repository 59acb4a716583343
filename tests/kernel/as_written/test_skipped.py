"""Calls left out of compiled code do nothing in plain Python either."""

from __future__ import annotations

from typing import Any

import pytest

from zermelo import trace
from zermelo.games import load
from zermelo.kernel import kernel
from zermelo.kernel.as_written import skipped
from zermelo.kernel.as_written.skipped import skipped_result, skipped_without
from zermelo.kernel.cache.content import describe

GAME = load("nim:piles=1-2")


@skipped_without("log", "value")
def noted(log: Any, value: int) -> Any:
    """What can't be compiled at all."""
    return value if log is None else {str(one): {} for one in range(value)}


def described(log: Any) -> Any:
    if log is None:
        return -7
    return f"{log!r}"


skipped_without("log", -7)(described)


@kernel
def uses(game: Any, log: Any, number: int) -> Any:
    total = 0
    for step in range(number):
        total += noted(log, step) + noted(None, 10)
    return total + described(log)


def test_calls_are_left_out() -> None:
    expected = uses.plain(GAME, None, 4)
    assert expected == (0 + 1 + 2 + 3) + 40 - 7
    assert uses.compiled(GAME, None, 4) == expected


def test_every_function_that_is_marked_does_nothing() -> None:
    marked = dict(skipped._results)
    assert trace.trace_exit in marked
    for function, (place, result) in marked.items():
        others: list[Any] = [[] for _ in range(function.__code__.co_argcount - 1)]
        found = function(None, *others)
        assert found is (result if place is None else others[place - 1]), function.__name__
        assert all(one == [] for one in others)


def test_a_mark_is_a_part_of_what_the_function_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code that was made by another mark is not used."""
    before = describe(described)
    monkeypatch.setitem(skipped._results, described, (None, -8))
    assert describe(described) != before
    assert skipped_result(len) is None

"""Which games are compiled: some always, all with --long."""

from __future__ import annotations

from typing import Any

import pytest

from tests.executions import executions, game_in, in_tiers
from zermelo.kernel import runs_compiled


def marked(parameter: Any) -> tuple[Any, ...]:
    values = getattr(parameter, "values", parameter)
    return (*values, *(mark.name for mark in getattr(parameter, "marks", ())))


def test_every_game_is_run_and_is_compiled_with_long() -> None:
    assert [marked(one) for one in executions(["nim", "chomp"], compiled=["nim"])] == [
        ("nim", "compiled"),
        ("chomp", "plain"),
        ("chomp", "compiled", "long"),
    ]
    assert [marked(one) for one in in_tiers([(1, 2), (3, 4)], compiled=[(3, 4)])] == [
        (3, 4),
        (1, 2, "plain"),
        (1, 2, "long"),
    ]
    with pytest.raises(AssertionError, match="not among them"):
        executions(["nim"], compiled=["chess"])


def test_the_same_game_in_either_execution() -> None:
    assert runs_compiled(game_in("nim:piles=1-2", "compiled"))
    plain = game_in("nim:piles=1-2", "plain")
    assert not runs_compiled(plain)
    assert plain.parameters == game_in("nim:piles=1-2", "compiled").parameters

"""Games in both executions, few of them compiled unless there is time.

Compiling takes seconds for each game and kernel. Where a test is about rules or answers, one or
two games show that compiled code gives them too; the others run in plain Python, and compiled
only with --long.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pytest

from tests.games.comparing import plain_twin
from zermelo.game import Game
from zermelo.games import load

COMPILED, PLAIN = "compiled", "plain"


def executions(specs: Sequence[str], compiled: Collection[str]) -> list[Any]:
    """Parameters `spec, execution`: these compiled, the rest plain, and compiled with --long."""
    assert set(compiled) <= set(specs), "a game that is not among them"
    rest = [spec for spec in specs if spec not in compiled]
    return [
        *(pytest.param(spec, COMPILED) for spec in compiled),
        *(pytest.param(spec, PLAIN) for spec in rest),
        *(pytest.param(spec, COMPILED, marks=pytest.mark.long) for spec in rest),
    ]


def game_in(spec: str, execution: str) -> Game:
    game = load(spec)
    return game if execution == COMPILED else plain_twin(game)


def in_tiers(cases: Sequence[tuple[Any, ...]], compiled: Collection[tuple[Any, ...]]) -> list[Any]:
    """Parameters of a test of searches: these compiled, the rest in plain Python, and compiled
    with --long."""
    assert set(compiled) <= set(cases), "a case that is not among them"
    rest = [case for case in cases if case not in compiled]
    return [
        *compiled,
        *(pytest.param(*case, marks=pytest.mark.plain) for case in rest),
        *(pytest.param(*case, marks=pytest.mark.long) for case in rest),
    ]

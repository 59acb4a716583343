"""A kernel is one program: all of its helpers, whoever calls them, and no more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from zermelo.games import load
from zermelo.kernel import kernel, runnable

GAME = load("nim")


def twice(x):
    return 2 * x + 1


def seldom(game, x):
    if game.players > 2:  # decided while it is compiled: the call is gone
        return twice(x)
    return x


def always(x):
    return twice(x) + 3


@kernel
def shared(game, x):
    return seldom(game, x) + always(x)


def test_a_helper_that_one_caller_dropped() -> None:
    assert shared(runnable(GAME).game, 5) == shared.plain(GAME, 5) == 5 + 14


@kernel
def is_even(game, x):
    return True if x == 0 else is_odd(game, x - 1)


@kernel
def is_odd(game, x):
    return False if x == 0 else is_even(game, x - 1)


@pytest.mark.parametrize("x", [0, 1, 10, 11])
def test_kernels_that_call_each_other(x: int) -> None:
    game = runnable(GAME).game
    assert is_even(game, x) is (x % 2 == 0)
    assert is_odd(game, x) is (x % 2 == 1)


CIRCLE = """
from zermelo.games import load
from zermelo.kernel import kernel, runnable, while_compiling

@kernel
def down(game, x):
    return 0 if x <= 0 else 1 + across(game, x)

@kernel
def across(game, x):
    return down(game, x - 2)

begun = []
with while_compiling(begun.append):
    print(down(runnable(load("nim")).game, 9), bool(begun))
"""


def test_a_circle_is_kept_on_disk(tmp_path: Path, run_program: Callable[..., str]) -> None:
    (tmp_path / "circle.py").write_text(CIRCLE, encoding="utf-8")
    assert run_program(tmp_path, "circle.py") == "5 True"
    assert run_program(tmp_path, "circle.py") == "5 False"


@kernel
def least(game, x):
    return min(x, key_of(x), twice(x))


def key_of(x):
    return max(x - 4, 0)


def test_helpers_beside_functions_of_numba() -> None:
    assert least(runnable(GAME).game, 7) == 3


def unknown(game, x):
    return game.nothing_of_this_name + x


@kernel
def skips(game, x):
    if game.hidden_information:
        return unknown(game, x)
    return x


def test_what_the_game_does_not_need_is_not_compiled() -> None:
    assert skips(runnable(GAME).game, 4) == 4

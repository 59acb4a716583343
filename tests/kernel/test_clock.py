"""Plain Python looks at the clock; compiled code does not, and is none the slower."""

from __future__ import annotations

import time
from typing import Any

import pytest

from zermelo.games import load
from zermelo.kernel import (
    TimeIsUp,
    check_clock,
    deadline,
    kernel,
    plain_twin,
    steps_are_slow,
    wait_compiled,
)

NIM = load("nim")


@kernel
def steps(game: Any, count: int) -> Any:
    """How many steps were made before there was no more time, and whether they are slow."""
    made = 0
    for _ in range(count):
        check_clock()
        made += 1
    return made, steps_are_slow()


def test_plain_python_ends_in_the_middle() -> None:
    game = plain_twin(NIM)
    assert steps(game, 3) == (3, True)
    with deadline(time.perf_counter() - 1), pytest.raises(TimeIsUp):
        steps(game, 3)
    with deadline(time.perf_counter() + 1000):
        assert steps(game, 3) == (3, True)
    assert steps(game, 3) == (3, True)


def test_compiled_code_goes_on() -> None:
    with wait_compiled(), deadline(time.perf_counter() - 1):
        assert steps(NIM, 3) == (3, False)

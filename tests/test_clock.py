"""Plain Python looks at the clock; compiled code does not, and is none the slower."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.clocks import ManualClock, run_apart
from zermelo.clock import (
    Deadline,
    TimeIsUp,
    call_later,
    check_clock,
    ending_at,
    now,
    pause,
    sleep,
    steps_are_slow,
    wait_for,
)
from zermelo.games import load
from zermelo.kernel import kernel, plain_twin, wait_compiled

NIM = load("nim")


@kernel
def steps(game: Any, count: int) -> Any:
    """How many steps were made before there was no more time, and whether they are slow."""
    made = 0
    for _ in range(count):
        check_clock()
        made += 1
    return made, steps_are_slow()


def test_plain_python_ends_in_the_middle(clock: ManualClock) -> None:
    game = plain_twin(NIM)
    assert steps(game, 3) == (3, True)
    with ending_at(now()), pytest.raises(TimeIsUp):
        steps(game, 3)
    with ending_at(now() + 1):
        assert steps(game, 3) == (3, True)
        clock.advance(1)
        with pytest.raises(TimeIsUp):
            steps(game, 3)
    assert steps(game, 3) == (3, True)


def test_compiled_code_goes_on() -> None:
    with wait_compiled(), ending_at(now() - 1):
        assert steps(NIM, 3) == (3, False)


def test_a_deadline(clock: ManualClock) -> None:
    deadline = Deadline(2)
    sleep(1.5)
    assert (deadline.left, deadline.is_over) == (0.5, False)
    clock.advance(1)
    assert (deadline.left, deadline.is_over) == (0, True)


def test_timers_are_called_in_order_unless_cancelled(clock: ManualClock) -> None:
    called = []

    async def scene() -> None:
        for seconds in (3, 1, 2):
            call_later(seconds, called.append, seconds)
        call_later(1.5, called.append, "never").cancel()
        clock.advance(2.5)
        await pause(0)
        assert called == [1, 2]
        waiting = asyncio.ensure_future(pause(1))
        await pause(0)
        clock.advance(1)
        await waiting
        assert called == [1, 2, 3]

    run_apart(scene())


def test_what_takes_too_long_is_cancelled(clock: ManualClock) -> None:
    async def scene() -> None:
        forever = asyncio.Event()
        waiting = asyncio.ensure_future(wait_for(forever.wait(), 5))
        await pause(0)
        clock.advance(4)
        await pause(0)
        assert not waiting.done()
        clock.advance(1)
        with pytest.raises(TimeoutError):
            await waiting
        assert await wait_for(pause(0), 5) is None
        assert clock.waiting == 0

    run_apart(scene())

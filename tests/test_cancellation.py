"""Searches end when another thread asks for it."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from tests.clocks import ManualClock
from zermelo import load
from zermelo.cancellation import Stop, on_stop, stop_requested, stoppable
from zermelo.montecarlo import mcts
from zermelo.search import alpha_beta


@pytest.mark.parametrize(
    "search",
    [pytest.param(alpha_beta, marks=pytest.mark.plain(unless_long=True)), mcts],
)
def test_a_search_without_end_is_stopped(search: Any, clock: ManualClock) -> None:
    """Its time would last for years, though a second passes whenever it looks."""
    game, stop, begun = load("connect_four"), Stop(), threading.Event()
    clock.per_look = 1.0

    def request() -> None:
        begun.wait()
        stop.request()

    other = threading.Thread(target=request, daemon=True)
    other.start()
    with stoppable(stop):
        result = search(game, seconds=1e9, report=lambda _: begun.set())
    other.join()
    assert result.stopped == "interrupted"
    assert result.action in range(7)


@pytest.mark.plain(unless_long=True)
def test_a_request_made_before_ends_a_search_at_once() -> None:
    stop = Stop()
    stop.request()
    with stoppable(stop):
        assert stop_requested()
        result = alpha_beta(load("connect_four"), seconds=600)
    assert result.stopped == "interrupted"
    assert result.action in range(7)
    assert not stop_requested()


def test_no_one_listens_outside() -> None:
    heard: list[int] = []
    with on_stop(lambda: heard.append(1)):
        pass
    stop = Stop()
    with stoppable(stop), on_stop(lambda: heard.append(2)):
        stop.request()
    stop.request()
    assert heard == [2]

"""Searches end when another thread asks for it."""

from __future__ import annotations

import threading

import pytest

from zermelo import load
from zermelo.cancellation import Stop, on_stop, stop_requested, stoppable
from zermelo.montecarlo import mcts
from zermelo.search import alpha_beta


@pytest.mark.parametrize("search", [alpha_beta, mcts])
def test_a_search_without_end_is_stopped(search: object) -> None:
    game = load("connect_four")
    stop = Stop()
    timer = threading.Timer(0.3, stop.request)
    with stoppable(stop):
        timer.start()
        limits = {"seconds": 600.0}
        result = search(game, **limits)  # type: ignore[operator]
    assert result.stopped == "interrupted"
    assert result.action in range(7)
    assert result.seconds < 60


def test_a_request_made_before_ends_a_search_at_once() -> None:
    stop = Stop()
    stop.request()
    with stoppable(stop):
        assert stop_requested()
        result = alpha_beta(load("connect_four"), seconds=600)
    assert result.stopped == "interrupted"
    assert result.action in range(7)
    assert not stop_requested()


def test_nobody_listens_outside() -> None:
    heard: list[int] = []
    with on_stop(lambda: heard.append(1)):
        pass
    stop = Stop()
    with stoppable(stop), on_stop(lambda: heard.append(2)):
        stop.request()
    stop.request()
    assert heard == [2]

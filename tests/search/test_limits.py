from __future__ import annotations

import os
import signal
import threading

import numpy as np
import pytest

from tests.clocks import ManualClock, eventually
from tests.random_trees import ChanceTree, HashedTree
from zermelo.errors import BadParameter, GameIsOver, NotThisKindOfGame
from zermelo.games import load
from zermelo.kernel import new_record
from zermelo.search.limits import (
    INTERRUPTED,
    MOST_PLIES,
    OUT_OF_TIME,
    RUNNING,
    SearchLimits,
    check_can_search,
    compile_first,
    stopwatch,
    why_stopped,
)

RECORD = np.dtype([("stop", np.int64)], align=True)


@pytest.mark.parametrize(
    "named", [{"depth": -1}, {"nodes": 0}, {"seconds": 0.0}, {"seconds": float("nan")}]
)
def test_limits_out_of_range(named):
    with pytest.raises(BadParameter, match=next(iter(named))):
        SearchLimits(**named)


def test_limits():
    assert SearchLimits(depth=0).plies == 0
    assert SearchLimits().plies == MOST_PLIES
    assert not SearchLimits().bounded
    assert SearchLimits(seconds=1).bounded


def wait(record):
    eventually(lambda: record.stop != RUNNING)
    return int(record.stop)


def test_time_runs_out(clock: ManualClock):
    record, clock.per_look = new_record(RECORD), 0.01
    with stopwatch(record, 0.02) as watch:
        assert watch.run(lambda: wait(record)) == [OUT_OF_TIME]
        assert watch.stopped
    assert why_stopped(record.stop) == "time"


def test_several_jobs_and_records(clock: ManualClock):
    one, other = new_record(RECORD), new_record(RECORD)
    clock.per_look = 0.01
    with stopwatch(one, 0.02, other) as watch:
        assert watch.run(lambda: wait(one), lambda: wait(other)) == [OUT_OF_TIME, OUT_OF_TIME]


def test_ctrl_c_asks_first_and_interrupts_then():
    record = new_record(RECORD)
    handler = signal.getsignal(signal.SIGINT)

    def press():
        os.kill(os.getpid(), signal.SIGINT)
        return wait(record)

    with stopwatch(record) as watch:
        assert watch.run(press) == [INTERRUPTED]
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is handler


def test_the_errors_of_a_job_come_through():
    def fail():
        raise ZeroDivisionError

    with stopwatch(new_record(RECORD)) as watch, pytest.raises(ZeroDivisionError):
        watch.run(fail)


def test_elsewhere_than_in_the_main_thread(clock: ManualClock):
    record, seen = new_record(RECORD), []
    clock.per_look = 0.01

    def search():
        with stopwatch(record, 0.02) as watch:
            seen.extend(watch.run(lambda: wait(record)))

    thread = threading.Thread(target=search)
    thread.start()
    thread.join()
    assert seen == [OUT_OF_TIME]


def test_compile_first_finds_the_record_stopped():
    record, seen = new_record(RECORD), []
    compile_first(record, lambda: seen.append(int(record.stop)))
    assert seen == [INTERRUPTED]
    assert record.stop == RUNNING


def refusal(game, state=None, **able):
    with pytest.raises(NotThisKindOfGame) as error:
        check_can_search(game, state or game.initial_state(), "this search", **able)
    return str(error.value)


def test_what_fits_is_named():
    assert "equilibrium solvers" in refusal(load("kuhn_poker"), several=True, chance=True)
    assert "expectiminimax" in refusal(ChanceTree())
    assert "maxn" in refusal(HashedTree(players=3))
    assert "general-sum" in refusal(HashedTree(zero_sum=False))
    assert "use maxn" in refusal(ChanceTree(players=3), several=True)


def test_a_game_that_is_over():
    game = load("tree:spec=[[1,2],3]")
    with pytest.raises(GameIsOver):
        check_can_search(game, game.result(game.initial_state(), 1), "this search")

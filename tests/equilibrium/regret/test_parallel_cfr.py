"""CFR on several cores: the same as on one; nothing is left waiting after Ctrl-C."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from tests.equilibrium.common import form
from tests.equilibrium.regret.executions import RandomTree, check_execution
from zermelo.equilibrium import VARIANTS, Cfr, sequence_form
from zermelo.equilibrium.regret import parallel_cfr
from zermelo.equilibrium.regret.parallel_cfr import ParallelExecution, iterate_share, measure_share
from zermelo.equilibrium.regret.reordering import NotEnoughMemory


@pytest.mark.parametrize(
    "spec, threads",
    [
        ("kuhn_poker", 3),
        ("leduc_poker", 2),
        ("kuhn_poker:players=3", 2),
        pytest.param("kuhn_poker", 2, marks=pytest.mark.long),
        pytest.param("leduc_poker", 3, marks=pytest.mark.long),
        pytest.param("kuhn_poker:players=3", 3, marks=pytest.mark.long),
    ],
)
def test_all_variants_as_on_one_core(spec: str, threads: int) -> None:
    check_execution(form(spec), ParallelExecution(form(spec), threads))


@pytest.mark.parametrize("players", [2, 3])
def test_random_games(players: int) -> None:
    for seed in range(3):
        found = sequence_form(RandomTree(players, seed))
        check_execution(found, ParallelExecution(found, 2))


def test_plain_threads_meet_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel_cfr, "PATIENCE", 0)
    found = form("kuhn_poker:players=3")
    alone, there = Cfr(found, "pcfr+"), Cfr(found, "pcfr+", ParallelExecution(found, 2))
    alone.run(5)
    running: Any = there._running
    execution, own = running.execution, running._own
    game, factors = execution.game, VARIANTS["pcfr+"].factors(1, 6)
    arguments = game.layout, game.entries, execution.shares, own, running._hanging, factors, True
    execution.run(iterate_share.plain, *arguments)
    assert np.allclose(own.total, alone.arrays["total"][game.sequence], rtol=1e-12)
    gains = np.zeros(3)
    plan = own.total / own.total[0]
    rows = execution.shares.rows
    execution.run(measure_share.plain, game.layout, game.entries, rows, plan, own.worth, gains)
    assert gains.mean() == pytest.approx(alone.exploitability())


def test_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel_cfr, "free_memory", lambda: 1e3)
    with pytest.raises(NotEnoughMemory, match=r"GB more on 3 threads, where 0.0 GB are free"):
        ParallelExecution(form("leduc_poker"), 3)


def test_ctrl_c_before_all_have_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """The threads that are there already leave, and nothing has changed."""
    found = form("leduc_poker")
    solver = Cfr(found, "cfr+", ParallelExecution(found, 2))
    solver.run(3)
    before = solver.average()
    submit = ThreadPoolExecutor.submit

    def interrupted(pool: Any, share: Any, *arguments: Any) -> Any:
        if arguments[-1] == 1:
            raise KeyboardInterrupt
        return submit(pool, share, *arguments)

    monkeypatch.setattr(ThreadPoolExecutor, "submit", interrupted)
    with pytest.raises(KeyboardInterrupt):
        solver.run(5)
    monkeypatch.undo()
    assert solver.iteration == 3
    assert np.array_equal(solver.average(), before)
    solver.run(1)
    assert solver.iteration == 4


def test_ctrl_c_while_they_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is heard when all are done."""
    found = form("leduc_poker")
    solver = Cfr(found, "cfr+", ParallelExecution(found, 2))
    solver.run(1)
    wait, calls = parallel_cfr.wait, []

    def interrupted(futures: Any) -> Any:
        calls.append(len(futures))
        if len(calls) == 1:
            raise KeyboardInterrupt
        return wait(futures)

    monkeypatch.setattr(parallel_cfr, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        solver.run(50)
    assert solver.iteration == 51
    alone = Cfr(found, "cfr+")
    alone.run(51)
    assert np.array_equal(solver.average(), alone.average())

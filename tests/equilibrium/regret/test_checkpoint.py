"""Checkpoints: solving resumes as if nothing had happened, and damage is reported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.clocks import eventually
from tests.equilibrium.common import form
from zermelo.equilibrium import BadCheckpoint, Cfr, Point, cfr


def test_resuming_is_as_if_nothing_had_happened(tmp_path: Path) -> None:
    path = tmp_path / "leduc.checkpoint"
    found = form("leduc_poker")
    cfr(found, "dcfr", iterations=40, checkpoint=path)
    resumed = cfr(found, "dcfr", iterations=100, checkpoint=path)
    whole = cfr(found, "dcfr", iterations=100)
    assert resumed.iterations == 100
    assert np.array_equal(resumed.plan, whole.plan)
    done = cfr(found, "dcfr", iterations=50, checkpoint=path)  # there is nothing left to do
    assert done.iterations == 100


@pytest.mark.plain
def test_two_runs_do_not_share_a_checkpoint(tmp_path: Path) -> None:
    path, refused = tmp_path / "checkpoint", []

    def begin_another(_: Point) -> None:
        with pytest.raises(BadCheckpoint, match="in use by another run"):
            cfr(form("kuhn_poker"), "cfr", iterations=1, checkpoint=path)
        refused.append(True)

    cfr(form("kuhn_poker"), "cfr", iterations=1, checkpoint=path, report=begin_another)
    assert refused


def test_checkpoints_of_others(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    cfr(form("kuhn_poker"), "cfr", iterations=5, checkpoint=path)
    with pytest.raises(BadCheckpoint, match="another problem"):
        cfr(form("leduc_poker"), "cfr", iterations=5, checkpoint=path)
    with pytest.raises(BadCheckpoint, match="another problem"):
        cfr(form("kuhn_poker"), "cfr+", iterations=5, checkpoint=path)
    path.write_bytes(path.read_bytes()[:-1] + b"x")
    with pytest.raises(BadCheckpoint, match="damaged"):
        cfr(form("kuhn_poker"), "cfr", iterations=5, checkpoint=path)
    path.write_text("shopping list")
    with pytest.raises(BadCheckpoint, match="not a checkpoint"):
        cfr(form("kuhn_poker"), "cfr", iterations=5, checkpoint=path)


RUN = """
import sys
from zermelo.equilibrium import cfr
from zermelo.equilibrium.regret import solver_loop
from zermelo.games import load
solver_loop.SAVE_SECONDS = 0.0
cfr(load("leduc_poker"), "cfr+", iterations=10**9, checkpoint=sys.argv[1])
"""


def await_another(path: Path, process: subprocess.Popen[bytes]) -> None:
    """Until the file is written anew."""
    before = path.stat().st_mtime_ns if path.exists() else 0

    def is_written() -> bool:
        assert process.poll() is None
        return path.exists() and path.stat().st_mtime_ns > before

    eventually(is_written)


@pytest.mark.wall_clock
def test_a_checkpoint_survives_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    reached = 0
    for times in (1, 20):  # it is written as often as can be, and killed at no particular moment
        process = subprocess.Popen([sys.executable, "-c", RUN, str(path)])
        for _ in range(times):
            await_another(path, process)
        process.kill()
        process.wait()
        solver = Cfr(form("leduc_poker"), "cfr+")
        solver.load(path)
        assert solver.iteration > reached
        reached = solver.iteration
    whole = Cfr(form("leduc_poker"), "cfr+")
    whole.run(reached)
    assert np.allclose(whole.average(), solver.average(), atol=1e-12)

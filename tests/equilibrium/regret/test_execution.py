"""Where a solver runs: as asked for, or as suits the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from tests.equilibrium.common import form
from zermelo.equilibrium import cfr
from zermelo.equilibrium.regret import execution
from zermelo.equilibrium.regret.execution import execution_of
from zermelo.equilibrium.regret.reordering import NotEnoughMemory
from zermelo.errors import BadParameter, MissingExtra


def test_small_games_take_one_core_unless_more_are_asked_for() -> None:
    found = form("leduc_poker")
    assert execution_of(found).name == "one core"
    assert execution_of(found, "cpu").name == "one core"
    assert execution_of(found, threads=3).name == "3 threads"
    assert execution_of(found, "cpu", 1).name == "one core"


def test_large_games_take_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    found = form("leduc_poker")
    monkeypatch.setattr(execution, "FOR_CORES", 100)
    monkeypatch.setattr(execution, "cores", lambda: 2)
    assert execution_of(found).name == "2 threads"
    monkeypatch.setattr(execution, "FOR_GPU", 100)
    monkeypatch.setattr(execution, "has_gpu", lambda: True)
    monkeypatch.setattr(execution, "check_device", lambda device: torch.device("cpu"))
    assert execution_of(found).name == "cpu"  # torch's
    assert execution_of(found, threads=1).name == "one core"

    def full(*_: Any) -> Any:
        raise NotEnoughMemory("no room")

    monkeypatch.setattr(execution, "DeviceExecution", full)
    assert execution_of(found).name == "2 threads"
    monkeypatch.setattr(execution, "ParallelExecution", full)
    assert execution_of(found).name == "one core"
    with pytest.raises(NotEnoughMemory):
        execution_of(found, threads=2)


def test_what_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    found = form("kuhn_poker")
    with pytest.raises(BadParameter, match="threads must be from 1 to 1024, not 0"):
        cfr(found, threads=0)
    with pytest.raises(BadParameter, match="no device 'abacus' for solvers; use cpu or cuda"):
        cfr(found, device="abacus")
    with pytest.raises(BadParameter, match="threads are for the CPU"):
        cfr(found, device="cuda", threads=2)
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(BadParameter, match="no GPU is available"):
        cfr(found, device="cuda")
    monkeypatch.setitem(__import__("sys").modules, "torch", None)
    with pytest.raises(MissingExtra, match=r"devices need torch: pip install 'zermelo\[learn\]'"):
        cfr(found, device="cuda")


def test_work_goes_on_elsewhere(tmp_path: Path) -> None:
    """A checkpoint says nothing of where it was made."""
    found, path = form("leduc_poker"), tmp_path / "kept"
    cfr(found, "race", iterations=30, checkpoint=path, threads=2)
    resumed = cfr(found, "race", iterations=80, checkpoint=path)
    again = cfr(found, resumed.algorithm, iterations=80, threads=2)
    assert np.array_equal(resumed.plan, again.plan)
    assert again.stopped == "iterations"

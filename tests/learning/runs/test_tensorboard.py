"""Events for TensorBoard, read back by its own reader."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
accumulators = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")

from tests.games.comparing import plain_twin  # noqa: E402
from zermelo.errors import BadParameter  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.runs.config import TDConfig  # noqa: E402
from zermelo.learning.runs.folder import RunFolder  # noqa: E402
from zermelo.learning.td.td_lambda import train_td  # noqa: E402

TOLD = {"training": {"tensorboard": True}}


def scalars(folder: Path) -> dict[str, list[tuple[int, float]]]:
    found = accumulators.EventAccumulator(str(folder / "tensorboard"))
    found.Reload()
    return {
        name: [(one.step, pytest.approx(one.value)) for one in found.Scalars(name)]
        for name in found.Tags()["scalars"]
    }


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]


def test_a_run_shows_what_its_metrics_say(tmp_path: Path) -> None:
    told = TDConfig(
        max_steps=4, width=8, layers=1, games=16, batch=16, match_games=0, tensorboard=True
    )
    train_td(plain_twin(TicTacToe()), tmp_path / "run", told, threads=1)
    found = scalars(tmp_path / "run")
    for name in ("seconds", "loss", "games"):
        assert [(one["steps"], one[name]) for one in lines(tmp_path / "run")] == found[name]
    assert "equity" not in found, "it was never measured"
    assert json.loads((tmp_path / "run" / "config.json").read_text())["training"]["tensorboard"]


def test_what_a_killed_run_noted_beyond_its_checkpoint_is_hidden(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path, "nim", TOLD)
    for step in (1, 2, 3):
        folder.note({"steps": step, "seconds": float(step), "loss": step / 10})
    folder.close()
    folder = RunFolder(tmp_path, "nim", None)
    folder.rewind(1.0)
    folder.note({"steps": 2, "seconds": 2.0, "loss": 0.7})
    folder.close()
    assert scalars(tmp_path)["loss"] == [(1, 0.1), (2, 0.7)]


def test_epochs_are_steps_too(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path, "nim", TOLD)
    folder.note({"epoch": 5, "seconds": 1.0, "loss": None})
    folder.close()
    assert scalars(tmp_path)["seconds"] == [(5, 1.0)]


def test_without_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch.utils.tensorboard", None)
    with pytest.raises(BadParameter, match=r"pip install 'zermelo\[tensorboard\]'"):
        RunFolder(tmp_path / "run", "nim", TOLD)
    assert not (tmp_path / "run").exists()
    RunFolder(tmp_path / "run", "nim", {"training": {}}).close()

"""Runs are killed, disks fill up, people press Ctrl-C: what is in the folder stays whole."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from tests.learning.small_runs import TINY as SMALL  # noqa: E402
from zermelo import files  # noqa: E402
from zermelo.errors import BadFile, BadParameter, CantWrite  # noqa: E402
from zermelo.games.connect_four import ConnectFour  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero.network import load_network  # noqa: E402
from zermelo.learning.alphazero.training import AlphaZeroProgress, train  # noqa: E402
from zermelo.learning.runs import loop  # noqa: E402
from zermelo.learning.runs.config import AlphaZeroConfig  # noqa: E402
from zermelo.learning.runs.folder import RunFolder  # noqa: E402
from zermelo.learning.runs.network_file import BadNetwork  # noqa: E402

GAME = TicTacToe()
CHILD = """
import sys
from tests.learning.runs.test_folder import GAME, SMALL
from zermelo.learning.runs import loop
from zermelo.learning.alphazero.training import train
loop.SAVE_SECONDS = loop.REPORT_SECONDS = 0.0
train(GAME, sys.argv[1], SMALL if sys.argv[2] == "new" else None, threads=1,
      resume=sys.argv[2] != "new", report=lambda one: print(one.steps, flush=True))
"""


def begun(folder: Path, resume: bool) -> tuple[subprocess.Popen[str], int]:
    """A run in another process that has made some steps, and how many."""
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(folder), "resume" if resume else "new"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[3],
    )
    assert child.stdout is not None
    steps = int(child.stdout.readline())
    return child, steps


def reported(child: subprocess.Popen[str]) -> str:
    """What it says when it has made another step; nothing if it is over."""
    assert child.stdout is not None
    return child.stdout.readline()


def ended(child: subprocess.Popen[str]) -> None:
    child.send_signal(signal.SIGKILL)
    child.communicate()


def checkpoint(folder: Path) -> dict[str, Any]:
    """What the checkpoint says of itself; it must be whole."""
    from safetensors import safe_open

    with safe_open(str(folder / "state.safetensors"), "pt") as file:
        for name in file.keys():  # noqa: SIM118
            assert torch.isfinite(file.get_tensor(name)).all()
        return dict(json.loads(file.metadata()["about"]))


def has_steps(folder: Path) -> bool:
    """Whether there is a checkpoint that has learnt something."""
    return (folder / "state.safetensors").exists() and checkpoint(folder)["steps"] > 0


def killed_again_and_again(folder: Path, times: int) -> None:
    dice, before = random.Random(times), 0
    for number in range(times):
        child, steps = begun(folder, resume=number > 0)
        assert steps >= before, "it goes on from the last whole checkpoint"
        while number == times - 1 and not has_steps(folder):
            assert reported(child)
        for _ in range(dice.randrange(30)):
            assert reported(child)
        ended(child)
        if (folder / "state.safetensors").exists():
            before = checkpoint(folder)["steps"]
            load_network(folder / "network.safetensors", GAME)
    assert before > 0
    train(GAME, folder, resume=True, threads=1, minutes=1e-9)
    after = checkpoint(folder)
    assert after["steps"] == before
    lines = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    seconds = [line["seconds"] for line in lines]
    assert seconds == sorted(seconds), "what came after a checkpoint is forgotten"
    assert not list(folder.glob(".*")), "nothing is left aside"


def test_killed_at_a_random_moment(tmp_path: Path) -> None:
    killed_again_and_again(tmp_path / "run", 1)


@pytest.mark.long
def test_killed_at_twenty_random_moments(tmp_path: Path) -> None:
    killed_again_and_again(tmp_path / "run", 20)


def test_killed_in_the_middle_of_a_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write that stops anywhere leaves the old file; all places are tried."""
    folder = tmp_path / "run"
    train(GAME, folder, replace(SMALL, max_steps=8), threads=1)
    kept = {path.name: path.read_bytes() for path in folder.iterdir()}
    for call in ("fsync", "replace", "chmod"):

        def stop(*_: Any) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as broken:
            broken.setattr(files.os, call, stop)
            run = RunFolder(folder, "tic_tac_toe", None)
            with pytest.raises(KeyboardInterrupt):
                run.write("state.safetensors", b"new")
            run.close()
        assert {path.name: path.read_bytes() for path in folder.iterdir()} == kept


HOLDER = """
import sys
from pathlib import Path
from zermelo.learning.runs.folder import RunFolder
held = RunFolder(Path(sys.argv[1]), "tic_tac_toe", None)
print("held", flush=True)
sys.stdin.read()
"""


def test_two_runs_at_once_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    train(GAME, folder, replace(SMALL, max_steps=8), threads=1)
    child = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "held\n"
        with pytest.raises(BadParameter, match="in use by another run"):
            train(GAME, folder, resume=True, threads=1)
    finally:
        ended(child)
    RunFolder(folder, "tic_tac_toe", None).close()


def test_interrupted_runs_are_saved(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    seen = []

    def interrupt(one: AlphaZeroProgress) -> None:
        seen.append(one.steps)
        if one.steps > 20:
            raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as quick:
        quick.setattr(loop, "REPORT_SECONDS", 0.0)
        with pytest.raises(KeyboardInterrupt):
            train(GAME, folder, SMALL, threads=1, report=interrupt)
    assert checkpoint(folder)["steps"] >= seen[-1], "it learns on until it is stopped"


def test_a_full_disk_is_reported_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "run"
    train(GAME, folder, replace(SMALL, max_steps=8), threads=1)
    before = checkpoint(folder)

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    monkeypatch.setattr(loop, "SAVE_SECONDS", 0.0)
    with pytest.raises(CantWrite, match=r"can't be written to .*: No space left on device"):
        train(GAME, folder, threads=1, resume=True, minutes=1.0)
    monkeypatch.undo()
    assert checkpoint(folder) == before
    RunFolder(folder, "tic_tac_toe", None).close()


def test_a_folder_that_is_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", refused)  # the superuser may write anywhere
    with pytest.raises(CantWrite, match="Permission denied"):
        train(GAME, tmp_path / "run", SMALL)


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "run").write_text("")
    with pytest.raises(CantWrite, match="can't be written"):
        train(GAME, tmp_path / "run", SMALL)


def test_runs_of_other_games_and_damaged_ones(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    train(GAME, folder, replace(SMALL, max_steps=8), threads=1)
    with pytest.raises(BadParameter, match="a run of tic_tac_toe, not of connect_four"):
        train(ConnectFour(), folder, resume=True)
    with pytest.raises(BadNetwork, match="for tic_tac_toe, and does not fit connect_four:rows=5"):
        load_network(folder / "network.safetensors", ConnectFour(rows=5))
    state = folder / "state.safetensors"
    state.write_bytes(state.read_bytes()[:-100])
    with pytest.raises(BadNetwork, match="damaged"):
        train(GAME, folder, resume=True)
    (folder / "config.json").write_text("{")
    with pytest.raises(BadParameter, match="no run to resume"):
        train(GAME, folder, resume=True)


def test_settings_of_a_tampered_run_are_refused_with_their_place(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    RunFolder(folder, "nim", {"training": {"seed": 3}}).close()
    config = folder / "config.json"
    for training, said in (
        ({"seed": "x"}, "its seed is 'x', and should be a whole number"),
        ({"minutes": []}, "its minutes is a list, and should be a number"),
        (None, "its training is null, and should be an object"),
    ):
        config.write_text(json.dumps({"game": "nim", "training": training}))
        run = RunFolder(folder, "nim", None)
        try:
            with pytest.raises(BadFile, match=rf"config\.json: {said}"):
                run.configuration(AlphaZeroConfig)
        finally:
            run.close()


def test_runs_of_another_method_are_refused(tmp_path: Path) -> None:
    run = RunFolder(tmp_path / "run", "nim", {"method": "td", "training": {}})
    with pytest.raises(BadParameter, match="a run of another method"):
        run.configuration(AlphaZeroConfig)
    run.close()

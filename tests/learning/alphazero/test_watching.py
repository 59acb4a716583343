"""Learning that is watched: it says what goes wrong and mends it, and is silent otherwise."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from tests.learning.small_runs import SMALL  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero import training  # noqa: E402
from zermelo.learning.alphazero.learner import Losses  # noqa: E402
from zermelo.learning.alphazero.network import Network  # noqa: E402
from zermelo.learning.alphazero.training import AlphaZeroRun  # noqa: E402
from zermelo.learning.alphazero.watching import Finding, Health, Watch, measure  # noqa: E402
from zermelo.learning.inference.shapes import Shape  # noqa: E402

GAME = TicTacToe()
HEALTHY = Health(1.5, 1.4, 0.3, 0.05, 0.02, 0.1)
LOSSES = Losses(1.8, 0.6, 1.0)


def test_what_is_measured() -> None:
    torch.manual_seed(0)
    shape = Shape((2, 5, 5), actions=8, values=1, scale=1.0, channels=8, blocks=1)
    network = Network(shape).eval()
    with torch.no_grad():
        network.policy.weight.zero_()
        network.policy.bias.zero_()
        network.value.weight.zero_()
        network.value.bias.fill_(5.0)  # sure to win, always
        network.hidden.weight.zero_()
        network.hidden.bias.fill_(-1.0)  # and no unit of the layer before is ever active
    policy = torch.zeros(40, 8)
    policy[:, :2] = 0.5
    outcomes = torch.tensor([1.0, -1.0] * 20)[:, None]
    found = measure(network, (torch.rand(40, 2, 5, 5), policy, outcomes))
    assert found.policy_entropy == pytest.approx(math.log(8))
    assert found.target_entropy == pytest.approx(math.log(2))
    assert found.saturated == 1.0
    assert found.explained_variance == pytest.approx(-1.0, abs=0.01)
    assert found.calibration_error == pytest.approx(1.0, abs=0.01)
    assert 64 / (8 + 8 + 32 + 64) <= found.dead_units < 1
    same = measure(network, (torch.rand(40, 2, 5, 5), policy, torch.ones(40, 1)))
    assert math.isnan(same.explained_variance)
    assert same.calibration_error == pytest.approx(0.0, abs=0.01)
    assert not network.hidden._forward_hooks


def test_a_healthy_network_is_left_alone() -> None:
    watch = Watch(9)
    assert not any(watch.judge(HEALTHY, LOSSES) for _ in range(200))
    assert watch.is_good(HEALTHY)
    unknown = replace(HEALTHY, explained_variance=math.nan)  # all outcomes are the same
    assert not any(watch.judge(unknown, LOSSES) for _ in range(200))
    assert watch.is_good(unknown)


@pytest.mark.parametrize(
    "health, losses, words",
    [
        ({"explained_variance": -0.9, "saturated": 0.8}, {}, "80% of them are saturated"),
        ({"dead_units": 0.95}, {}, "95% of its units are dead"),
        ({"dead_units": 0.6, "explained_variance": 0.0}, {}, "60% of its units are dead"),
        ({}, {"policy": 4.0}, "worse than a uniform one"),
        ({}, {"value": math.nan}, "no longer numbers"),
    ],
)
def test_a_collapse(health: dict[str, float], losses: dict[str, float], words: str) -> None:
    watch, seen = Watch(9), (replace(HEALTHY, **health), LOSSES._replace(**losses))
    if not losses.get("value"):
        assert watch.judge(*seen) is None, "once may be an accident"
        assert not watch.is_good(seen[0])
        assert watch.judge(HEALTHY, LOSSES) is None
        assert watch.judge(*seen) is None
    found = watch.judge(*seen)
    assert found is not None
    assert found.is_collapse
    assert words in found.what


def test_a_stall() -> None:
    watch, idle = Watch(9), replace(HEALTHY, explained_variance=0.0)
    found = [watch.judge(idle, LOSSES) for _ in range(24)]
    assert not any(found[:-1])
    assert found[-1] is not None
    assert not found[-1].is_collapse


def test_a_state_that_was_no_good_is_not_gone_back_to_again(tmp_path: Path) -> None:
    run = AlphaZeroRun(GAME, tmp_path / "run", SMALL, threads=1, device="cpu")
    run.learner.prepare(run.replay.blank(4))
    run.learner.steps = 64
    run.learner.remember()
    run.learner.steps = 128
    said = [run._put_right(Finding(True, "it is so")) for _ in range(20)]
    run.close()
    assert "goes on from step 64" in said[0]
    assert all("goes on from step 0" in one for one in said[1:])
    assert run.learner.rate_share == 1e-4, "no lower than this"


def learnt(folder: Path, steps: int, rate: float) -> tuple[AlphaZeroRun, list[dict[str, Any]]]:
    config = replace(SMALL, max_steps=steps, learning_rate=rate, games=64, warm_up=64, longest=512)
    run = AlphaZeroRun(GAME, folder, config, threads=1, device="cpu")
    run.complete()
    lines = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    return run, lines


def test_a_healthy_run_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "LOOK_STEPS", 16)
    run, lines = learnt(tmp_path / "run", 320, 5e-3)
    assert not any(line["warning"] for line in lines)
    assert run.learner.rate_share == 1.0
    last = lines[-1]
    assert 0 < last["policy_entropy"] < 2.2
    assert last["explained_variance"] > 0
    assert last["saturated"] < 0.5
    assert last["gradient_norm"] > 0
    assert last["learning_rate"] < 5e-3


def test_a_run_that_collapses_recovers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At an absurd rate: it goes back and lowers the rate until it learns something."""
    monkeypatch.setattr(training, "LOOK_STEPS", 16)
    run, lines = learnt(tmp_path / "run", 480, 5.0)
    told = [line["warning"] for line in lines if line["warning"]]
    assert "learning collapsed at step" in told[0]
    assert "--learning-rate" in told[0]
    assert run.learner.rate_share < 0.5
    assert all(tensor.isfinite().all() for tensor in run.network.state_dict().values())
    assert run.health.explained_variance > 0.02
    again = AlphaZeroRun(GAME, tmp_path / "run", resume=True, threads=1, device="cpu")
    assert again.learner.rate_share == run.learner.rate_share
    again.close()

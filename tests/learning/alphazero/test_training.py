"""Networks and runs: files, resuming, what is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from tests.learning.small_runs import SMALL  # noqa: E402
from zermelo.errors import BadParameter  # noqa: E402
from zermelo.games.connect_four import ConnectFour  # noqa: E402
from zermelo.games.hex import Hex  # noqa: E402
from zermelo.games.kalah import Kalah  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero.evaluators import CpuEvaluator  # noqa: E402
from zermelo.learning.alphazero.network import Network, load_network  # noqa: E402
from zermelo.learning.alphazero.replay import Replay  # noqa: E402
from zermelo.learning.alphazero.samples import Harvest  # noqa: E402
from zermelo.learning.alphazero.training import train  # noqa: E402
from zermelo.learning.inference.shapes import Shape  # noqa: E402
from zermelo.learning.runs.network_file import BadNetwork  # noqa: E402
from zermelo.machine import check_device  # noqa: E402
from zermelo.play.players.specs import make  # noqa: E402

GAME = TicTacToe()
CONFIG = replace(
    SMALL, max_steps=300, games=64, warm_up=64, learning_rate=5e-3, simulations=24, longest=512
)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "small"
    train(GAME, folder, CONFIG, spec="tic_tac_toe", threads=2)
    return folder


def test_a_run_is_a_folder(run: Path) -> None:
    assert json.loads((run / "config.json").read_text())["training"]["channels"] == 32
    last = json.loads((run / "metrics.jsonl").read_text().splitlines()[-1])
    assert last["steps"] > 0
    network, game = load_network(run / "network.safetensors", GAME)
    assert game == "tic_tac_toe"
    assert network.shape.actions == 9


def test_it_learns_something(run: Path) -> None:
    lines = [json.loads(line) for line in (run / "metrics.jsonl").read_text().splitlines()]
    assert lines[-1]["policy_loss"] < 2.1, "the loss of knowing nothing is log 9, 2.2"


def test_resuming_goes_on(run: Path) -> None:
    steps = json.loads((run / "metrics.jsonl").read_text().splitlines()[-1])["steps"]
    config = json.loads((run / "config.json").read_text())
    config["training"]["max_steps"] = steps + 10
    (run / "config.json").write_text(json.dumps(config))
    train(GAME, run, resume=True, threads=2)
    assert json.loads((run / "metrics.jsonl").read_text().splitlines()[-1])["steps"] >= steps + 10


def test_a_trained_network_plays(run: Path) -> None:
    from zermelo.play.player import turn_at

    player = make(f"alphazero:net={run / 'network.safetensors'},iterations=20")
    player.begin(GAME, 0, 1)
    choice = player.choose(turn_at(GAME, GAME.initial_state()))
    assert choice.action in range(9)
    assert choice.result is not None
    assert choice.result.leaves == 20


def test_what_is_refused(run: Path, tmp_path: Path) -> None:
    with pytest.raises(BadParameter, match="already holds a run"):
        train(GAME, run, CONFIG)
    with pytest.raises(BadParameter, match="no run"):
        train(GAME, tmp_path / "nothing", resume=True)
    with pytest.raises(BadNetwork, match="for tic_tac_toe, and does not fit connect_four"):
        load_network(run / "network.safetensors", ConnectFour())
    with pytest.raises(BadNetwork, match="there is no network"):
        load_network(tmp_path / "none.safetensors")
    broken = tmp_path / "broken.safetensors"
    broken.write_bytes((run / "network.safetensors").read_bytes()[:1000])
    with pytest.raises(BadNetwork, match="damaged"):
        load_network(broken)
    with pytest.raises(BadParameter, match="no network for kalah"):
        make("alphazero:iterations=5").begin(Kalah(), 0, 1)
    with pytest.raises(BadParameter, match="no network for hex:size=7"):  # one of 11x11 ships
        make("alphazero:iterations=5").begin(Hex(7), 0, 1)
    with pytest.raises(BadParameter, match="device"):
        check_device("abacus")


def test_folded_norms_compute_the_same() -> None:
    network = Network(Shape.of(ConnectFour(), 8, 2))
    seen = torch.rand(32, 2, 6, 7)
    network.train()
    for _ in range(3):
        network(seen)  # norms learn what is normal
    network.eval()
    with torch.no_grad():
        for one, other in zip(network(seen), network.folded()(seen), strict=True):
            torch.testing.assert_close(one, other, rtol=1e-4, atol=1e-5)


def test_evaluators_answer_in_utility(tmp_path: Path) -> None:
    game = ConnectFour(score=True)
    network = Network(Shape.of(game, 8, 1)).eval()
    priors, values = CpuEvaluator(network)(np.zeros((3, 2, 6, 7), np.float32))
    assert priors.shape == (3, 7)
    assert values.shape == (3,)
    np.testing.assert_allclose(priors.sum(1), 1.0, rtol=1e-5)
    network.save(tmp_path / "n.safetensors", "connect_four:score=true", {})
    again, _ = load_network(tmp_path / "n.safetensors", game)
    np.testing.assert_allclose(
        CpuEvaluator(again)(np.zeros((3, 2, 6, 7), np.float32))[1], values, rtol=1e-5
    )
    assert network.shape.scale == game.utility_bounds[1]


def test_replay_keeps_the_latest() -> None:
    replay = Replay(Shape.of(GAME, 8, 1), 10, torch.device("cpu"), search_share=0.5)
    for number in range(3):
        replay.add(
            Harvest(
                np.full((4, 2, 3, 3), number, np.float32),
                np.full((4, 9), 1 / 9, np.float32),
                np.array([[1.0], [np.nan], [0.0], [-1.0]], np.float32),
                np.full(4, 0.5, np.float32),
            )
        )
    assert len(replay) == 10
    seen, _, values = replay.sample(200)
    assert set(seen[:, 0, 0, 0].tolist()) == {0.0, 1.0, 2.0}
    assert set(values.ravel().tolist()) == {0.75, 0.5, 0.25, -0.25}

"""Runs of PPO: what is learnt in some steps, resuming, playing, what is refused."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from click.testing import CliRunner  # noqa: E402

from tests.learning.small_runs import ENDLESS  # noqa: E402
from zermelo.cli import main  # noqa: E402
from zermelo.errors import BadParameter  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero.evaluators import CpuEvaluator  # noqa: E402
from zermelo.learning.alphazero.network import Network, load_network  # noqa: E402
from zermelo.learning.alphazero.strength import acting, contest  # noqa: E402
from zermelo.learning.alphazero.training import train  # noqa: E402
from zermelo.learning.inference.shapes import Shape  # noqa: E402
from zermelo.learning.ppo.training import PPORun, train_ppo  # noqa: E402
from zermelo.learning.runs.config import PPOConfig  # noqa: E402
from zermelo.learning.runs.ladder import Anchor  # noqa: E402
from zermelo.play.player import turn_at  # noqa: E402
from zermelo.play.players.specs import make  # noqa: E402

GAME = TicTacToe()
CONFIG = PPOConfig(
    minutes=ENDLESS,
    max_steps=1200,
    channels=64,
    blocks=1,
    games=64,
    horizon=8,
    batch=128,
    learning_rate=3e-3,
    match_games=0,
)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "ppo"
    train_ppo(GAME, folder, CONFIG, device="cpu", threads=1)
    return folder


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that has hardly begun."""
    folder = tmp_path_factory.mktemp("runs") / "short"
    train_ppo(GAME, folder, replace(CONFIG, max_steps=4), device="cpu", threads=1)
    return folder


def lines(run: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (run / "metrics.jsonl").read_text().splitlines()]


def test_it_beats_the_untrained_network_and_random_moves(run: Path) -> None:
    """Without search."""
    dice = random.Random(1)
    torch.manual_seed(0)
    ignorant = acting(GAME, CpuEvaluator(Network(Shape.of(GAME, 64, 1)).eval()))
    learnt = acting(GAME, CpuEvaluator(load_network(run / "network.safetensors", GAME)[0]))
    anyhow = Anchor("random")
    against_random = contest(
        GAME, learnt, lambda states: anyhow.choose(GAME, states, dice), games=200
    )
    assert against_random.points > 165
    assert contest(GAME, learnt, ignorant, games=100).points > 65
    assert wins_at_once(f"policy:greedy=true,net={run / 'network.safetensors'}")


def test_a_run_is_a_folder_as_of_alphazero(run: Path) -> None:
    config = json.loads((run / "config.json").read_text())
    assert (config["method"], config["training"]["horizon"]) == ("ppo", 8)
    last = lines(run)[-1]
    assert last["steps"] >= 1200
    assert last["positions"] >= last["steps"] * 64
    assert last["games"] > 1000
    assert last["policy_entropy"] < 1.5, "of random play it is about 1.6"
    assert last["explained_variance"] > 0.02
    assert 0.0 <= last["clipped"] < 0.5
    assert {"distance", "ladder_elo", "warning", "dead_units"} <= last.keys()
    assert (run / "reflex.safetensors").exists()


def wins_at_once(player: str) -> bool:
    one = make(player)
    one.begin(GAME, 0, 1)
    state = GAME.initial_state()
    for action in (0, 3, 1, 4):  # 2 wins
        state = GAME.result(state, action)
    return one.choose(turn_at(GAME, state)).action == 2


def test_it_plays_with_search(short: Path) -> None:
    assert wins_at_once(f"alphazero:iterations=20,net={short / 'network.safetensors'}")


def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    """From its last checkpoint, with the magnet and the optimizer that it had."""
    config = replace(CONFIG, max_steps=40)
    killed = PPORun(GAME, tmp_path / "run", config, device="cpu", threads=1)
    killed.learn()
    killed.save()
    kept = weights(killed)
    killed.close()  # without a last checkpoint
    told = json.loads((tmp_path / "run/config.json").read_text())
    told["training"]["max_steps"] = 60
    (tmp_path / "run/config.json").write_text(json.dumps(told))
    again = PPORun(GAME, tmp_path / "run", resume=True, device="cpu", threads=1)
    assert again.steps == killed.steps
    assert all(map(torch.equal, weights(again), kept))
    again.complete()
    assert again.steps >= 60
    assert again.games > killed.games


def weights(run: PPORun) -> list[Any]:
    """Copies of all that it learnt."""
    learner = run.learner
    networks = (learner.network, learner.averaged, learner.magnet)
    moments = [one["exp_avg"] for one in learner.optimizer.state.values()]
    found = [*(one for each in networks for one in each.state_dict().values()), *moments]
    return [one.clone() for one in found]


def test_what_is_refused(short: Path) -> None:
    with pytest.raises(BadParameter, match="at most games times horizon, 4 x 8 = 32 moves, not 64"):
        PPOConfig(games=4, horizon=8, batch=64)
    with pytest.raises(BadParameter, match="clip must be more than 0"):
        PPOConfig(clip=0.0)
    with pytest.raises(BadParameter, match="a run of another method"):
        train(GAME, short, resume=True)
    with pytest.raises(BadParameter, match="already holds a run"):
        train_ppo(GAME, short, CONFIG)


@pytest.mark.parametrize(
    "options, message",
    [
        (["--simulations", "8"], "No such option '--simulations'"),
        (["--workers", "2"], "No such option '--workers'"),
        (["--resume", "--clip", "0.1"], "--clip can't be changed when a run is resumed"),
        (["--games", "2", "--batch", "64"], "batch must be at most games times horizon"),
    ],
)
def test_wrong_options(options: list[str], message: str, tmp_path: Path) -> None:
    command = ["train", "tic_tac_toe", "--method", "ppo", "--folder", str(tmp_path / "run")]
    done = CliRunner().invoke(main, [*command, *options])
    assert done.exit_code
    assert message in f"{done.output}{done.exception}"

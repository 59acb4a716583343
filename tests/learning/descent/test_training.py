"""Runs of descent: what is learnt in some steps, resuming, playing, what is refused."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from click.testing import CliRunner  # noqa: E402

from tests.learning.small_games import HigherRoll  # noqa: E402
from tests.learning.small_runs import ENDLESS  # noqa: E402
from zermelo.cli import main  # noqa: E402
from zermelo.errors import BadParameter, NotThisKindOfGame  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero.evaluators import CpuEvaluator  # noqa: E402
from zermelo.learning.alphazero.network import Network, Shape, load_network  # noqa: E402
from zermelo.learning.alphazero.strength import acting, contest  # noqa: E402
from zermelo.learning.alphazero.training import train  # noqa: E402
from zermelo.learning.descent.training import DescentRun, train_descent  # noqa: E402
from zermelo.learning.runs.config import DescentConfig  # noqa: E402
from zermelo.learning.runs.ladder import Anchor  # noqa: E402
from zermelo.play.player import turn_at  # noqa: E402
from zermelo.play.players.specs import make  # noqa: E402

GAME = TicTacToe()
CONFIG = DescentConfig(
    minutes=ENDLESS,
    max_steps=800,
    channels=64,
    blocks=1,
    games=32,
    batch=64,
    warm_up=64,
    refresh=8,
    replay_ratio=4.0,
    buffer_size=8_000,
    learning_rate=3e-3,
    match_games=0,
)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "descent"
    train_descent(GAME, folder, CONFIG, device="cpu", threads=1)
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
    assert against_random.points > 160
    assert contest(GAME, learnt, ignorant, games=100).points > 65


def test_a_run_is_a_folder_as_of_alphazero(run: Path) -> None:
    config = json.loads((run / "config.json").read_text())
    assert (config["method"], config["training"]["expansions"]) == ("descent", 16)
    last = lines(run)[-1]
    assert last["steps"] >= 800
    assert last["positions"] >= last["steps"] * 64 / 4
    assert last["games"] > 100
    assert last["explained_variance"] > 0.3
    assert last["exploitation"] == pytest.approx(0.9)
    wanted = {"expansions_per_second", "evaluations_per_second", "ladder_elo", "warning"}
    assert wanted <= last.keys()
    assert (run / "reflex.safetensors").exists()


@pytest.mark.parametrize("player", ["alphazero:iterations=20,net=", "policy:greedy=true,net="])
def test_it_plays_with_search_and_without(run: Path, player: str) -> None:
    one = make(f"{player}{run / 'network.safetensors'}")
    one.begin(GAME, 0, 1)
    state = GAME.initial_state()
    for action in (0, 3, 1, 4):  # 2 wins
        state = GAME.result(state, action)
    assert one.choose(turn_at(GAME, state)).action == 2


def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    """From its last checkpoint, with the network and the optimizer that it had."""
    killed = DescentRun(
        GAME, tmp_path / "run", replace(CONFIG, max_steps=40), device="cpu", threads=1
    )
    killed.learn()
    killed.save()
    kept = weights(killed)
    killed.close()  # without a last checkpoint
    written = json.loads((tmp_path / "run/config.json").read_text())
    written["training"]["max_steps"] = 60
    (tmp_path / "run/config.json").write_text(json.dumps(written))
    again = DescentRun(GAME, tmp_path / "run", resume=True, device="cpu", threads=1)
    assert again.steps == killed.steps
    assert all(map(torch.equal, weights(again), kept))
    assert again.exploitation == pytest.approx(0.9 * again.share)
    again.complete()
    assert again.steps >= 60
    assert again.games >= killed.games


def weights(run: DescentRun) -> list[Any]:
    """Copies of all that it learnt."""
    learner = run.learner
    moments = [one["exp_avg"] for one in learner.optimizer.state.values()]
    networks = (learner.network, learner.averaged)
    found = [*(one for each in networks for one in each.state_dict().values()), *moments]
    return [one.clone() for one in found]


def test_what_is_refused(run: Path, tmp_path: Path) -> None:
    with pytest.raises(BadParameter, match="temperature must be above 0"):
        DescentConfig(temperature=0.0)
    with pytest.raises(BadParameter, match="descent"):
        train(GAME, run, resume=True)
    with pytest.raises(BadParameter, match="already holds a run"):
        train_descent(GAME, run, CONFIG)
    with pytest.raises(NotThisKindOfGame, match="without chance; --method alphazero and ppo"):
        train_descent(HigherRoll(), tmp_path / "run", CONFIG)
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    "game, options, message",
    [
        ("tic_tac_toe", ["--simulations", "8"], "--simulations is not an option of --method desc"),
        ("tic_tac_toe", ["--workers", "2"], "--workers is not an option of --method descent"),
        ("tic_tac_toe", ["--resume", "--expansions", "2"], "can't be changed when a run is resum"),
        ("backgammon", ["--minutes", "0.1"], "backgammon can't be learnt by descent"),
    ],
)
def test_wrong_options(game: str, options: list[str], message: str, tmp_path: Path) -> None:
    command = ["train", game, "--method", "descent", "--folder", str(tmp_path / "run")]
    done = CliRunner().invoke(main, [*command, *options])
    assert done.exit_code
    assert message in f"{done.output}{done.exception}"

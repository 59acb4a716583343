"""Runs that begin with a network that is there already, by any method that trains such networks."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from click.testing import CliRunner  # noqa: E402

from tests.games.comparing import plain_twin  # noqa: E402
from tests.learning.small_runs import TINY  # noqa: E402
from zermelo.cli import main  # noqa: E402
from zermelo.games import load  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero.network import Network, load_network  # noqa: E402
from zermelo.learning.alphazero.training import AlphaZeroRun, NetworkRun, train  # noqa: E402
from zermelo.learning.inference.shapes import Shape  # noqa: E402
from zermelo.learning.ppo.training import PPORun, train_ppo  # noqa: E402
from zermelo.learning.runs.config import PPOConfig  # noqa: E402
from zermelo.learning.runs.network_file import BadNetwork  # noqa: E402

GAME = TicTacToe()
SMALL = {"games": 8, "batch": 16, "match_games": 0, "longest": 9}
RUNS: list[tuple[type[NetworkRun[Any]], Any]] = [
    (AlphaZeroRun, TINY),
    (PPORun, PPOConfig(**SMALL, horizon=8)),
]
SEEN = torch.rand(16, *GAME.observation_shape, generator=torch.Generator().manual_seed(1))


@pytest.fixture
def start() -> Network:
    """With opinions about everything."""
    torch.manual_seed(3)
    return Network(Shape.of(GAME, 24, 2)).eval()


def same(network: Network, other: Network) -> bool:
    return all(map(torch.equal, network.eval()(SEEN), other(SEEN)))


@pytest.mark.parametrize("kind, config", RUNS)
def test_a_run_begins_with_the_network_given(
    kind: type[NetworkRun[Any]], config: Any, start: Network, tmp_path: Path
) -> None:
    """Its sizes are taken, and all that play or are drawn to begin as it is."""
    run = kind(GAME, tmp_path / "run", config, device="cpu", threads=1, start=start)
    run.prepare()
    parts = [one for one in run.learner.parts.values() if isinstance(one, Network)]
    assert len(parts) == (3 if kind is PPORun else 2)
    assert all(same(one, start) for one in parts)
    assert run.network.shape == start.shape
    run.close()
    again = kind(GAME, tmp_path / "run", resume=True, device="cpu", threads=1)
    assert same(again.network, start), "even if it was stopped at once"
    again.close()
    written = json.loads((tmp_path / "run" / "config.json").read_text())["training"]
    assert (written["channels"], written["blocks"]) == (24, 2)


def test_the_first_moves_of_ppo_leave_the_norms_of_a_network_alone(tmp_path: Path) -> None:
    """Else its policy would be another than the one that played."""
    game = plain_twin(load("connect_four:rows=4,columns=4"))
    torch.manual_seed(3)
    start = Network(Shape.of(game, 8, 1)).eval()
    config = PPOConfig(**SMALL | {"longest": 16, "max_steps": 1, "learning_rate": 1e-9}, horizon=8)
    seen: list[float] = []
    train_ppo(
        *(game, tmp_path / "run", config),
        device="cpu",
        threads=1,
        start=start,
        report=lambda one: seen.append(one.clipped),
    )
    assert seen[-1] < 0.05


def test_a_network_of_another_game_is_refused(start: Network, tmp_path: Path) -> None:
    other = load("connect_four")
    with pytest.raises(BadNetwork, match="the network to start from does not fit connect_four"):
        train(other, tmp_path / "run", replace(TINY, max_steps=1), start=start, threads=1)
    assert not (tmp_path / "run").exists()


def test_the_command(start: Network, tmp_path: Path) -> None:
    path, folder = tmp_path / "start.safetensors", tmp_path / "run"
    start.save(path, "tic_tac_toe", {})

    def said(game: str, *options: str) -> tuple[int, str]:
        begin = ("--start", str(path), "--folder", str(folder))
        done = CliRunner().invoke(main, ["train", game, *begin, *options])
        return done.exit_code, f"{done.output}{done.exception or ''}".replace("\n", " ")

    for options, message in (
        (("connect_four",), "is a network for tic_tac_toe, and does not fit connect_four"),
        (("tic_tac_toe", "--channels", "8"), "--channels can't be chosen: it is that of the"),
        (("tic_tac_toe", "--resume"), "--start can't be changed when a run is resumed"),
        (("tic_tac_toe", "--method", "td"), "No such option '--start'"),
    ):
        code, text = said(*options)
        assert code
        assert message in text
    small = ("--games", "8", "--batch", "16", "--max-steps", "1", "--match-games", "0")
    code, text = said("tic_tac_toe", "--method", "ppo", *small, "--minutes", "0.4")
    assert code == 0, text
    assert load_network(folder / "network.safetensors", GAME)[0].shape == start.shape

"""Settings for this machine: what is chosen, what stays, and why."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from click.testing import CliRunner  # noqa: E402

from zermelo.cli import main  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero import fitting  # noqa: E402
from zermelo.learning.alphazero.fitting import LADDER, Fitted, fit  # noqa: E402
from zermelo.learning.runs.config import AlphaZeroConfig  # noqa: E402

GAME = TicTacToe()
CPU = torch.device("cpu")


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """A machine as fast as a test says; larger networks and few games make it slower."""
    speed = {"rate": 10_000.0, "threads": 1.0, "learns": 1e12}

    def measured(self: Any, config: AlphaZeroConfig) -> float:
        size = config.channels * config.channels * config.blocks / 3072
        busy = config.games / (config.games + 64)
        return speed["rate"] / size**0.5 * busy * (speed["threads"] if self.threads > 1 else 1.0)

    monkeypatch.setattr(fitting.MachineFitting, "_measured", measured)
    monkeypatch.setattr(fitting.MachineFitting, "_learns", lambda *_: speed["learns"])
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    return speed


def fitted(minutes: float, *given: str, **settings: Any) -> Fitted:
    config = AlphaZeroConfig(minutes=minutes, **settings)
    return fit(GAME, config, [*given, *settings], device=CPU)


def test_a_faster_machine_gets_a_larger_network(machine: dict[str, float]) -> None:
    sizes = []
    for rate in (1e3, 5e5, 5e6, 5e7):
        machine["rate"] = rate
        found = fitted(10).config
        sizes.append((found.channels, found.blocks))
    assert sizes == sorted(sizes)
    assert sizes[0] == LADDER[0][:2]
    assert sizes[-1] > sizes[1] > sizes[0]


def test_more_minutes_allow_a_larger_network(machine: dict[str, float]) -> None:
    machine["rate"] = 5e5
    assert fitted(100).config.channels > fitted(1).config.channels


def test_what_is_given_stays(machine: dict[str, float]) -> None:
    given = {"channels": 48, "games": 24, "batch": 17, "simulations": 9, "warm_up": 3}
    found = fitted(10, **given)
    assert {name: getattr(found.config, name) for name in given} == given
    told = {one.name for one in found.choices}
    assert not told & {"network", "games", "batch", "simulations", "warm-up"}
    assert fit(GAME, AlphaZeroConfig(), device=CPU, threads=7).threads == 7


def test_a_network_smaller_than_all_of_the_ladder(machine: dict[str, float]) -> None:
    found = fitted(10, channels=16, blocks=1).config
    assert (found.channels, found.blocks) == (16, 1)


def test_a_second_thread_must_be_worth_it(machine: dict[str, float]) -> None:
    assert fitted(10).threads == 1
    machine["threads"] = 1.5
    assert fitted(10).threads == 2


def test_games_end_often_enough_to_learn_from(machine: dict[str, float]) -> None:
    machine["rate"] = 600
    few = fitted(1).config.games
    machine["rate"] = 1e5
    assert few < fitted(1).config.games


def test_a_fast_machine_searches_more(machine: dict[str, float]) -> None:
    machine["rate"] = 1e9
    found = fitted(60).config
    assert found.simulations == 2 * AlphaZeroConfig.simulations
    assert found.fast_simulations == 2 * AlphaZeroConfig.fast_simulations


def test_what_is_played_must_be_learnt_from(machine: dict[str, float]) -> None:
    machine["rate"] = 5e6
    quick = fitted(10)
    machine["learns"] = 2_000.0
    slow = fitted(10)
    assert slow.config.channels < quick.config.channels
    # Ten minutes, of which learning takes nearly all: four looks at each position.
    reasons = {one.name: one.why for one in slow.choices}
    assert "300,000 positions" in reasons["network"]


def test_every_choice_says_why(machine: dict[str, float]) -> None:
    found = fitted(10)
    told = {one.name: one.why for one in found.choices}
    assert {"threads", "network", "games", "batch", "replay buffer", "warm-up"} <= told.keys()
    assert "wants 1.2 million" in told["network"]
    assert all(told.values())


def test_a_short_run_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting.MachineFitting, "_measured", None)  # would fail
    config = AlphaZeroConfig(minutes=0.1)
    assert fit(GAME, config, device=CPU).config == config


def test_self_play_itself_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "MEASURING", 0.01)
    monkeypatch.setattr(fitting, "CPU_GAMES", (4, 8))
    monkeypatch.setattr(fitting, "LADDER", LADDER[:1])
    config = AlphaZeroConfig(minutes=1, games=8, simulations=8, fast_simulations=4)
    found = fit(GAME, config, ["games"], device=CPU, threads=1)
    assert found.config == replace(
        found.config, games=8, channels=32, blocks=3, simulations=8, fast_simulations=4
    )


def test_the_command_tells_what_it_chose_and_can_be_watched_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, machine: dict[str, float]
) -> None:
    from zermelo.learning.alphazero import training
    from zermelo.web.session.work.progress import progress

    seen: list[Any] = []

    def look(self: Any, report: Any) -> Any:
        seen.append(progress(tmp_path / "run"))  # nothing was played yet
        raise KeyboardInterrupt

    monkeypatch.setattr(training.AlphaZeroRun, "learn", look)
    done = CliRunner().invoke(
        main, ["train", "tic_tac_toe", "--folder", str(tmp_path / "run"), "--batch", "16"]
    )
    assert "network" in done.output
    assert "wants" in done.output
    assert "batch" not in done.output
    assert json.loads((tmp_path / "run/config.json").read_text())["training"]["batch"] == 16
    assert (seen[0].work.kind, seen[0].work.game) == ("training", "Tic-tac-toe")

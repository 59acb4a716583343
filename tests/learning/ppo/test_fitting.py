"""Settings of PPO for this machine."""

from __future__ import annotations

import math
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero import fitting  # noqa: E402
from zermelo.learning.ppo import fitting as ppo_fitting  # noqa: E402
from zermelo.learning.ppo.fitting import fit  # noqa: E402
from zermelo.learning.runs.config import PPOConfig  # noqa: E402

GAME = TicTacToe()
CPU = torch.device("cpu")


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """A machine as fast as a test says; larger networks make it slower."""
    speed = {"plays": 1e5, "learns": 1e4}

    def slowed(rate: str, config: PPOConfig) -> float:
        size = float(config.channels * config.channels * config.blocks) / 3072
        return speed[rate] / math.sqrt(size)

    monkeypatch.setattr(
        fitting.MachineFitting, "_measured", lambda _, config: slowed("plays", config)
    )
    monkeypatch.setattr(
        fitting.MachineFitting, "_learns", lambda _, config: slowed("learns", config)
    )
    return speed


def fitted(**settings: Any) -> PPOConfig:
    found: PPOConfig = fit(
        GAME, PPOConfig(minutes=10, **settings), settings, device=CPU, threads=1
    ).config
    return found


def test_a_machine_that_learns_faster_gets_a_larger_network(machine: dict[str, float]) -> None:
    small = fitted()
    machine["plays"] = 1e9
    assert fitted().channels == small.channels, "learning takes most of the time"
    machine["learns"] = 1e6
    assert fitted().channels > small.channels


def test_the_policy_is_updated_often(machine: dict[str, float]) -> None:
    machine["learns"] = 500.0
    found = fitted()
    assert found.games * found.horizon * ppo_fitting.UPDATES <= 600 * 500
    assert found.batch * ppo_fitting.BATCHES <= found.games * found.horizon


def test_what_is_given_stays(machine: dict[str, float]) -> None:
    given = {"channels": 48, "games": 24, "batch": 17, "horizon": 5}
    found = fitted(**given)
    assert {name: getattr(found, name) for name in given} == given


def test_both_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "MEASURING", 0.01)
    monkeypatch.setattr(fitting, "CPU_GAMES", (8, 16, 32))
    monkeypatch.setattr(fitting, "LADDER", fitting.LADDER[:1])
    found = fit(GAME, PPOConfig(minutes=1), device=CPU, threads=1)
    assert found.config.games in (8, 16, 32)
    why = {one.name: one.why for one in found.choices}
    assert "moves a second" in why["games"]
    assert "between two updates" in why["batch"]

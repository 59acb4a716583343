"""Settings of descent for this machine."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero import fitting  # noqa: E402
from zermelo.learning.descent.fitting import fit  # noqa: E402
from zermelo.learning.runs.config import DescentConfig  # noqa: E402

GAME = TicTacToe()
CPU = torch.device("cpu")


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """A machine as fast as a test says."""
    speed = {"plays": 1e5, "learns": 1e4}
    monkeypatch.setattr(fitting.Fitting, "_measured", lambda *_: speed["plays"])
    monkeypatch.setattr(fitting.Fitting, "_learns", lambda *_: speed["learns"])
    return speed


def test_positions_are_those_it_can_evaluate_and_learn_from(machine: dict[str, float]) -> None:
    """The buffer is a fifth of them: about 6 children of each are evaluated."""
    config = DescentConfig(minutes=60, replay_ratio=2.0)
    found = fit(GAME, config, {"replay_ratio"}, device=CPU, threads=1).config
    seen = 3600 / (6 / 1e5 + 2.0 / 1e4)
    assert found.buffer_size == pytest.approx(seen / 5, rel=0.1)
    machine["learns"] = 1e3
    slower = fit(GAME, config, {"replay_ratio"}, device=CPU, threads=1).config
    assert slower.buffer_size < found.buffer_size / 4


def test_what_is_given_stays(machine: dict[str, float]) -> None:
    given = {"channels": 48, "games": 24, "batch": 17, "refresh": 5}
    config = DescentConfig(minutes=10, **given)  # type: ignore[arg-type]
    found = fit(GAME, config, given, device=CPU, threads=1).config
    assert {name: getattr(found, name) for name in given} == given


def test_both_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "GLANCE", 0.01)
    monkeypatch.setattr(fitting, "CPU_GAMES", (8, 16, 32))
    monkeypatch.setattr(fitting, "LADDER", fitting.LADDER[:1])
    found = fit(GAME, DescentConfig(minutes=1), device=CPU, threads=1)
    assert found.config.games in (8, 16, 32)
    why = {one.name: one.why for one in found.choices}
    assert "evaluations a second" in why["games"]
    assert "the last fifth" in why["replay buffer"]

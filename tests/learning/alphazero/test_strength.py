"""Matches between networks."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero.evaluators import CpuEvaluator  # noqa: E402
from zermelo.learning.alphazero.network import Network, load_network  # noqa: E402
from zermelo.learning.alphazero.replay import value_targets  # noqa: E402
from zermelo.learning.alphazero.samples import SelfPlaySamples  # noqa: E402
from zermelo.learning.alphazero.strength import (  # noqa: E402
    Climb,
    ClimbAside,
    MatchScore,
    answers,
    is_loadable,
    match,
)
from zermelo.learning.inference.alphazero import shipped_network  # noqa: E402
from zermelo.learning.inference.shapes import Shape  # noqa: E402
from zermelo.learning.runs.ladder import Ladder, anchors  # noqa: E402

GAME = TicTacToe()
PATIENCE = 1e9  # seconds: all games of a match are played, however slow the machine


def shipped_file() -> Network:
    path = shipped_network(GAME)
    assert path is not None
    return load_network(path, GAME)[0]


def shipped() -> CpuEvaluator:
    return CpuEvaluator(shipped_file())


def test_equals_are_equal() -> None:
    """The same openings with seats swapped: whatever one wins, it loses in the next game."""
    one = shipped()
    score = match(GAME, one, one, games=20, simulations=4, seed=5)
    assert score == MatchScore(10.0, 20)
    assert score.elo == 0.0


def test_a_network_that_has_learnt_beats_one_that_has_not() -> None:
    torch.manual_seed(0)
    ignorant = CpuEvaluator(Network(Shape.of(GAME, 64, 2)))
    score = match(GAME, shipped(), ignorant, games=40, simulations=4, seed=1)
    assert score.points > 25
    assert score.elo > 80
    assert match(GAME, ignorant, shipped(), games=40, simulations=4, seed=1).elo < -80


def test_a_climb() -> None:
    """A network that never loses is far above random play, one that knows nothing is below it."""
    ladder = Ladder(one.name for one in anchors(GAME)[:2])
    climb = Climb(
        GAME,
        anchors(GAME)[:2],
        ladder,
        games=16,
        simulations=16,
        leaving=threading.Event(),
        patience=PATIENCE,
    )
    torch.manual_seed(0)
    ignorant = Network(Shape.of(GAME, 64, 2))
    climb.prepare(shipped())
    first = climb.measure(CpuEvaluator(ignorant), "ignorant", 1)
    second = climb.measure(shipped(), "shipped", 2)
    assert first is not None
    assert second is not None
    assert second.elo > first.elo + 50
    assert second.elo > 200
    assert 0 < second.error < 600


def test_elo_is_finite() -> None:
    assert MatchScore(10.0, 10).elo == pytest.approx(400 * np.log10(21))
    assert MatchScore(0.0, 10).elo == pytest.approx(-400 * np.log10(21))


def test_value_targets_of_several_players() -> None:
    """The search's value is the mover's alone; of a game without an end it is all there is."""
    new = SelfPlaySamples(
        np.zeros((2, 1)),
        np.zeros((2, 1)),
        np.array([[4.0, 2.0, 0.0], [np.nan] * 3], np.float32),
        np.array([2.0, 1.0], np.float32),
    )
    found = value_targets(new, 0.5, 4.0)
    np.testing.assert_allclose(found[0], [0.75, 0.5, 0.0])
    assert found[1, 0] == 0.25
    assert np.isnan(found[1, 1:]).all()


# In a process of their own.

SMALL = {"games": 8, "simulations": 8, "patience": PATIENCE}


class Mine(TicTacToe):
    """A game that no other process knows."""


def ignorant() -> Network:
    torch.manual_seed(0)
    return Network(Shape.of(GAME, 64, 2)).eval()


def new_ladder() -> Ladder:
    return Ladder(one.name for one in anchors(GAME))


@pytest.fixture
def aside() -> Iterator[ClimbAside]:
    climb = ClimbAside("tic_tac_toe", new_ladder(), games=8, simulations=8, patience=PATIENCE)
    yield climb
    climb.close()


def test_versions_are_measured_until_the_process_dies(aside: ClimbAside) -> None:
    first = aside.measure(ignorant(), "ignorant", 1)
    second = aside.measure(shipped_file(), "shipped", 2)
    assert first is not None
    assert second is not None
    assert second.elo > first.elo
    assert aside.ladder.standing() == pytest.approx(second)
    assert aside.ladder.names[-2:] == ["ignorant", "shipped"]
    # A run goes on if its matches do not.
    aside._process.kill()
    aside._process.wait()
    assert aside.measure(shipped_file(), "shipped", 1) is None
    assert aside.measure(shipped_file(), "shipped", 2) is None


def test_the_ladder_of_an_earlier_session_is_climbed_on(tmp_path: Path) -> None:
    earlier = new_ladder()
    earlier.begin("after 10 s")
    earlier.note(0, 8.0, 8)
    shipped_file().save(tmp_path / "network.safetensors", "tic_tac_toe", {})
    run = {"spec": "tic_tac_toe", "ladder": earlier.as_json(), **SMALL}
    version = {"network": str(tmp_path / "network.safetensors"), "name": "after 20 s", "seed": 1}
    (line,) = answers([json.dumps(run), json.dumps(version)])
    found = json.loads(line)
    assert found["ladder"]["names"][-2:] == ["after 10 s", "after 20 s"]
    assert found["ladder"]["results"][0] == earlier.as_json()["results"][0]
    assert found["standing"][0] > 0


def test_the_process_ends_with_its_input() -> None:
    run = {"spec": "tic_tac_toe", "ladder": new_ladder().as_json(), **SMALL}
    module = "zermelo.learning.alphazero.strength"
    done = subprocess.run(
        [sys.executable, "-m", module],
        input=json.dumps(run) + "\n",
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert done.stdout == done.stderr == ""


def test_games_that_only_this_process_knows() -> None:
    assert is_loadable(GAME, "tic_tac_toe")
    assert not is_loadable(Mine(), "tic_tac_toe")
    assert not is_loadable(GAME, "tic_tac_tow")


def test_waiting_for_a_match_ends_with_the_run(aside: ClimbAside) -> None:
    found: list[object] = []
    waiting = threading.Thread(
        target=lambda: found.append(aside.measure(shipped_file(), "shipped", 1))
    )
    waiting.start()
    aside.stop()
    waiting.join()
    assert found == [None]

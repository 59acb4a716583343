"""Matches of a run in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero.match_process import (  # noqa: E402
    ClimbAside,
    answers,
    is_loadable,
)
from zermelo.learning.alphazero.network import Network, Shape, load_network, shipped_network  # noqa: E402
from zermelo.learning.runs.ladder import Ladder, anchors  # noqa: E402

GAME = TicTacToe()
SMALL = {"games": 8, "simulations": 8, "patience": 1.0}


class Mine(TicTacToe):
    """A game that no other process knows."""


def shipped() -> Network:
    path = shipped_network(GAME)
    assert path is not None
    return load_network(path, GAME)[0]


def ignorant() -> Network:
    torch.manual_seed(0)
    return Network(Shape.of(GAME, 64, 2)).eval()


def new_ladder() -> Ladder:
    return Ladder(one.name for one in anchors(GAME))


@pytest.fixture
def aside() -> Iterator[ClimbAside]:
    climb = ClimbAside("tic_tac_toe", new_ladder(), games=8, simulations=8, patience=1.0)
    yield climb
    climb.close()


def test_versions_are_measured_and_the_ladder_follows(aside: ClimbAside) -> None:
    first = aside.measure(ignorant(), "ignorant", 1)
    second = aside.measure(shipped(), "shipped", 2)
    assert first is not None
    assert second is not None
    assert second.elo > first.elo
    assert aside.ladder.standing() == pytest.approx(second)
    assert aside.ladder.names[-2:] == ["ignorant", "shipped"]


def test_a_run_goes_on_if_its_matches_do_not(aside: ClimbAside) -> None:
    aside._process.kill()
    aside._process.wait()
    assert aside.measure(shipped(), "shipped", 1) is None
    assert aside.measure(shipped(), "shipped", 2) is None


def test_the_ladder_of_an_earlier_session_is_climbed_on(tmp_path: Path) -> None:
    earlier = new_ladder()
    earlier.begin("after 10 s")
    earlier.note(0, 8.0, 8)
    shipped().save(tmp_path / "network.safetensors", "tic_tac_toe", {})
    run = {"spec": "tic_tac_toe", "ladder": earlier.as_json(), **SMALL}
    version = {"network": str(tmp_path / "network.safetensors"), "name": "after 20 s", "seed": 1}
    (line,) = answers([json.dumps(run), json.dumps(version)])
    found = json.loads(line)
    assert found["ladder"]["names"][-2:] == ["after 10 s", "after 20 s"]
    assert found["ladder"]["results"][0] == earlier.as_json()["results"][0]
    assert found["standing"][0] > 0


def test_the_process_ends_with_its_input() -> None:
    run = {"spec": "tic_tac_toe", "ladder": new_ladder().as_json(), **SMALL}
    module = "zermelo.learning.alphazero.match_process"
    done = subprocess.run(
        [sys.executable, "-m", module],
        input=json.dumps(run) + "\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == done.stderr == ""


def test_games_that_only_this_process_knows() -> None:
    assert is_loadable(GAME, "tic_tac_toe")
    assert not is_loadable(Mine(), "tic_tac_toe")
    assert not is_loadable(GAME, "tic_tac_tow")

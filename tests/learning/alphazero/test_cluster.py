"""Training on Ray: workers and machines die, and nothing is lost but their unfinished games."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")

from tests.learning.small_runs import SMALL
from zermelo.errors import BadParameter
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.learning.alphazero.actors import Cluster
from zermelo.learning.alphazero.cluster import OnCluster
from zermelo.learning.alphazero.training import AlphaZeroProgress, AlphaZeroRun, train

GAME = TicTacToe()
TRAINING = replace(SMALL, max_steps=60, warm_up=100, match_games=8)
os.environ.setdefault("RAY_worker_niceness", "0")  # or they would starve beside other tests
# As a package of hundreds of megabytes Ray is no part of the quick tests; it warns on its own.
pytestmark = [
    pytest.mark.long,
    pytest.mark.peer("ray"),
    pytest.mark.filterwarnings("ignore"),
]


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two machines of one processor each, as Ray pretends them."""
    import ray
    from ray.cluster_utils import Cluster as Pretended

    pretended = Pretended(initialize_head=True, head_node_args={"num_cpus": 1})
    second = pretended.add_node(num_cpus=1)
    ray.init(address=pretended.address, log_to_driver=False)
    yield pretended, second
    ray.shutdown()
    pretended.shutdown()


def test_workers_of_a_cluster_on_this_machine(tmp_path: Path) -> None:
    told: list[AlphaZeroProgress] = []
    network = train(GAME, tmp_path / "run", TRAINING, workers=1, report=told.append)
    assert network.shape.actions == 9
    assert told[-1].steps >= TRAINING.max_steps
    assert told[-1].games > 10
    assert told[-1].positions * TRAINING.replay_ratio >= TRAINING.max_steps * TRAINING.batch
    with pytest.raises(BadParameter, match="workers must be at least 1"):
        train(GAME, tmp_path / "other", TRAINING, workers=0)


def test_a_worker_dies_and_then_a_machine(cluster: Any, tmp_path: Path) -> None:
    import ray

    pretended, second = cluster
    run = AlphaZeroRun(
        GAME, tmp_path / "run", TRAINING, device="cpu", threads=1, cluster=Cluster(2)
    )
    games = run.players
    assert isinstance(games, OnCluster)
    accidents: list[str] = []

    def report(one: AlphaZeroProgress) -> None:
        if not accidents and one.games > 0:
            worker = next(iter(games.playing))
            pid = ray.get(worker.__ray_call__.remote(lambda _: os.getpid()))
            os.kill(pid, signal.SIGKILL)
            accidents.append("worker")
        elif accidents == ["worker"] and games.lost == 1:
            pretended.remove_node(second)
            accidents.append("machine")

    try:
        run.config = replace(TRAINING, max_steps=300)
        run.learn(report)
        run.save()
        assert accidents == ["worker", "machine"]
        assert games.lost >= 2
        assert run.steps >= 300
        wanted = 300 * TRAINING.batch / TRAINING.replay_ratio
        assert wanted <= run.positions < 1.5 * wanted + 2000, "as much data as without accidents"
    finally:
        run.close()

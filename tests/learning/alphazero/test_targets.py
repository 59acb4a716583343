"""What is learnt besides policy and value: as self-play finds it, as heads learn it, in files."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from safetensors.torch import load_file  # noqa: E402

from tests.learning.alphazero.test_selfplay import Even  # noqa: E402
from tests.learning.small_games import ThreeChoices  # noqa: E402
from tests.learning.small_runs import TINY  # noqa: E402
from zermelo.game import Game  # noqa: E402
from zermelo.games.dots_and_boxes import DotsAndBoxes  # noqa: E402
from zermelo.games.othello import Othello  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero import cluster  # noqa: E402
from zermelo.learning.alphazero.cluster import Worker, _weights  # noqa: E402
from zermelo.learning.alphazero.learner import Learner  # noqa: E402
from zermelo.learning.alphazero.network import Network, target_loss  # noqa: E402
from zermelo.learning.alphazero.replay import Replay  # noqa: E402
from zermelo.learning.alphazero.samples import (  # noqa: E402
    FurtherTargets,
    SelfPlaySamples,
)
from zermelo.learning.alphazero.selfplay import SelfPlay, Settings  # noqa: E402
from zermelo.learning.alphazero.training import AlphaZeroRun, train  # noqa: E402
from zermelo.learning.inference.shapes import Shape  # noqa: E402
from zermelo.montecarlo.arithmetic import several  # noqa: E402
from zermelo.montecarlo.batched.lazy_tree import Answers  # noqa: E402

CPU = torch.device("cpu")
BOTH = FurtherTargets(ownership=1.5, replies=0.15)
FEW = replace(TINY, games=4, simulations=2, fast_simulations=1, longest=64, channels=8)
WEIGHTS = {"ownership_weight": 1.5, "opponent_weight": 0.15}


class PlainOthello(Othello):
    compiled = False


class Crooked(TicTacToe):
    symmetries = 1


class PlainCrooked(Crooked):
    compiled = False


class Fair(Even):
    """With a value for each of several players."""

    def room(self, rows: int) -> Answers:
        values = self.game.players if several(self.game) else 1
        return super().room(rows)._replace(values=np.zeros((rows, values), np.float32))


def samples(game: Game, rounds: int = 120, **changes: Any) -> SelfPlaySamples:
    few = {"simulations": 4, "fast_simulations": 3, "remembered": 0}
    settings = Settings(**{**few, **WEIGHTS, **changes})
    play = SelfPlay(game, Fair(game), settings, games=6, groups=2, threads=1, seed=1)
    for _ in range(rounds):
        play.round()
    play.close()
    return play.take_samples()  # type: ignore[no-any-return]


# As self-play finds it.


@pytest.mark.parametrize(
    "game", [PlainOthello(4), pytest.param(Othello(4), marks=pytest.mark.long)]
)
def test_ownership_is_turned_and_seen_as_the_position_is(game: Othello) -> None:
    """Corners are never turned again, so whoever has one in a position has it in the end."""
    found = samples(game, 160, full_share=1.0)
    assert len(found.ownership) == len(found.observations) > 30
    corners = np.ix_(range(len(found.ownership)), [0, 3], [0, 3])
    own, other = found.observations[:, 0][corners], found.observations[:, 1][corners]
    last = found.ownership[corners]
    assert (own + other).sum() > 15
    assert (last[own == 1] == 1).all()
    assert (last[other == 1] == -1).all()
    np.testing.assert_array_equal(np.sign(found.ownership.sum((1, 2))), found.outcomes[:, 0])


@pytest.mark.plain
def test_no_one_owns_what_was_broken_off() -> None:
    found = samples(PlainOthello(4), 30, longest=3, full_share=1.0)
    assert np.isnan(found.outcomes).all()
    assert np.isnan(found.ownership).all()
    replay = Replay(Shape.of(Othello(4), 8, 1), 50, CPU, 0.5, targets=BOTH)
    assert replay.add(found) > 10, "the search's value is known"
    said = torch.randn(*found.ownership.shape, requires_grad=True)
    target_loss("ownership", said, torch.from_numpy(found.ownership)).backward()
    assert not said.grad.any()  # type: ignore[union-attr]


@pytest.mark.parametrize("game", [PlainCrooked(), pytest.param(Crooked(), marks=pytest.mark.long)])
def test_replies_are_the_next_policies(game: Crooked) -> None:
    """Where every search is kept and nothing is turned, the next row has it, unless the game is
    over by then."""
    found = samples(game, full_share=1.0)
    assert len(found.ownership) == 0, "nobody owns cells in this game"
    stones = found.observations.sum((1, 2, 3))
    follows = stones[1:] == stones[:-1] + 1
    assert follows.sum() > 20
    np.testing.assert_array_equal(found.replies[:-1][follows], found.policies[1:][follows])
    assert not found.replies[:-1][~follows].any()


@pytest.mark.parametrize("full_share", [0.3, 1.0])
def test_replies_are_turned_as_the_position_is(full_share: float) -> None:
    """Of fast searches too."""
    found = samples(TicTacToe(), 300, full_share=full_share)
    taken = found.observations.sum(1).reshape(-1, 9)
    assert (found.replies * taken).max() == 0.0
    sums = found.replies.sum(1)
    known = sums > 0
    np.testing.assert_allclose(sums[known], 1.0, rtol=1e-5)
    assert 0.6 < known.mean() < 1.0


class PlainBoxes(DotsAndBoxes):
    compiled = False


@pytest.mark.plain
def test_who_moves_again_does_not_answer() -> None:
    """Whoever closes one of two boxes has the next move, too."""
    found = samples(PlainBoxes(1, 2), 80, full_share=1.0)
    lines, known = found.observations[:, 2].sum((1, 2)), found.replies.any(1)
    assert known[lines < 2].all(), "nothing can be closed yet"
    assert not known[lines == 6].any(), "the last line"
    assert known[lines == 5].mean() < 1.0


def test_several_players_answer_each_other() -> None:
    found = samples(ThreeChoices(), full_share=1.0)
    assert len(found.replies) == len(found.observations) > 20
    assert 0.5 < found.replies.any(1).mean() < 1.0, "the last of three has no answer"


def test_nothing_is_kept_that_is_not_learnt() -> None:
    found = samples(PlainOthello(4), 60, ownership_weight=0.0, opponent_weight=0.0)
    assert len(found.observations) > 0
    assert len(found.ownership) == len(found.replies) == 0


def test_a_worker_of_a_cluster_sends_it_all(monkeypatch: pytest.MonkeyPatch) -> None:
    game = PlainOthello(4)
    monkeypatch.setattr(cluster, "load", lambda _: game)
    monkeypatch.setattr(cluster, "_TURN", 0.1)
    config = replace(FEW, full_share=1.0, **WEIGHTS)
    shape = Shape.of(game, 8, 1)
    worker = Worker("othello:size=4", shape, config, 4, 1)
    try:
        sent, _ = worker.play(1, _weights(Network(shape)))
    finally:
        worker.play_.close()
    found = SelfPlaySamples(*sent)
    assert len(found.ownership) == len(found.replies) == len(found.observations) > 0


# As heads learn it.


def sample(shape: Shape, rows: int, seed: int = 0) -> tuple[torch.Tensor, ...]:
    """Cells belong to whose plane is set there, and the opponent answers in the first such one."""
    dice = np.random.default_rng(seed)
    seen = torch.from_numpy((dice.random((rows, *shape.observation)) > 0.5).astype(np.float32))
    policy = torch.full((rows, shape.actions), 1 / shape.actions)
    owned = 2 * seen[:, 0] - 1
    replies = torch.eye(shape.actions)[seen[:, 1].flatten(1).argmax(1)]
    return seen, policy, seen[:, 0, 2, 2, None] * 2 - 1, owned, replies


@pytest.mark.parametrize("plain", [False, True])
def test_heads_learn(plain: bool) -> None:
    sizes = {"channels": 64 if plain else 16, "blocks": 1, "plain": plain}
    shape = Shape((3, 5, 5), actions=26, values=1, scale=1.0, **sizes)  # type: ignore[arg-type]
    learner = Learner(shape, replace(TINY, learning_rate=0.01), CPU, BOTH)
    learner.prepare(sample(shape, 4))
    learner.learn(sample(shape, 64), 0.1)
    first = learner.losses
    for step in range(60):
        learner.learn(sample(shape, 64, step), 0.1)
    assert learner.losses.ownership < 0.75 * first.ownership
    assert learner.losses.replies < 0.75 * first.replies
    learner.remember()
    kept = [weight.clone() for weight in learner.heads.parameters()]
    learner.learn(sample(shape, 64), 0.1)
    learner.go_back()
    assert all(map(torch.equal, learner.heads.parameters(), kept)), "heads find the way back, too"


def test_without_heads_nothing_changes() -> None:
    """The same first weights, and the same steps."""
    shape = Shape((3, 5, 5), actions=26, values=1, scale=1.0, channels=8, blocks=1)
    with_heads, without = (Learner(shape, TINY, CPU, one) for one in (BOTH, FurtherTargets()))
    assert not without.heads
    for one, other in zip(
        with_heads.network.parameters(), without.network.parameters(), strict=True
    ):
        assert torch.equal(one, other)
    assert with_heads.network.arrays().keys() == without.network.arrays().keys()
    without.learn(sample(shape, 8)[:3], 0.5)
    assert without.losses.ownership == without.losses.replies == 0.0


def test_weights_count() -> None:
    """The trunk learns from a head by its weight alone."""
    shape = Shape((3, 5, 5), actions=26, values=1, scale=1.0, channels=8, blocks=1)

    def trunk(targets: FurtherTargets, column: int) -> torch.Tensor:
        learner = Learner(shape, TINY, CPU, targets)
        learner.learn((*sample(shape, 8)[:3], sample(shape, 8)[column]), 0.5)
        return next(learner.network.trunk.parameters()).detach().clone()

    one = trunk(FurtherTargets(1.0, 0.0), 3)
    assert torch.equal(one, trunk(FurtherTargets(1.0, 0.0), 3))
    assert not torch.equal(one, trunk(FurtherTargets(0.1, 0.0), 3))
    assert not torch.equal(trunk(FurtherTargets(0.0, 1.0), 4), trunk(FurtherTargets(0.0, 0.1), 4))


# In files.


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "both"
    config = replace(FEW, max_steps=8, **WEIGHTS)
    train(PlainOthello(4), folder, config, spec="othello:size=4", device="cpu", threads=1)
    return folder


def test_files_of_networks_have_no_further_heads(run: Path) -> None:
    names = set(load_file(run / "network.safetensors"))
    assert names == set(Network(Shape.of(Othello(4), 8, 1)).arrays())
    kept = {name for name in load_file(run / "state.safetensors") if name.startswith("heads.")}
    assert {name.split(".")[1] for name in kept} == {"ownership", "replies"}
    last = json.loads((run / "metrics.jsonl").read_text().splitlines()[-1])
    assert last["ownership_loss"] > 0
    assert last["opponent_loss"] > 0


def test_resuming_keeps_the_heads(run: Path) -> None:
    kept = load_file(run / "state.safetensors")
    again = AlphaZeroRun(
        PlainOthello(4), run, spec="othello:size=4", resume=True, device="cpu", threads=1
    )
    try:
        for name, weight in again.learner.heads.state_dict().items():
            torch.testing.assert_close(weight, kept[f"heads.{name}"])
        assert len(again.learner.optimizer.state) == len(
            [*again.learner.network.parameters(), *again.learner.heads.parameters()]
        )
        assert again.learner.target_weights == {"ownership": 1.5, "replies": 0.15}
    finally:
        again.close()

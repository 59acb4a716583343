"""Neural fictitious self-play: its books, its best responses, and its average."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from zermelo.errors import NotThisKindOfGame  # noqa: E402
from zermelo.games.fishing import Fishing  # noqa: E402
from zermelo.games.kuhn_poker import KuhnPoker  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.inference.shapes import PolicyShape  # noqa: E402
from zermelo.learning.league.exploitability import Measure  # noqa: E402
from zermelo.learning.league.nfsp import (  # noqa: E402
    Decisions,
    Memory,
    Nfsp,
    NfspProgress,
    action_values,
    train_nfsp,
)
from zermelo.learning.league.policy_net import PolicyNet, load_policy  # noqa: E402
from zermelo.learning.league.rollouts import Rounds  # noqa: E402
from zermelo.learning.runs.config import NfspConfig  # noqa: E402

KUHN, TIC = KuhnPoker(), TicTacToe()
QUICK = NfspConfig(max_steps=6, games=32, width=16, layers=1, updates=2, batch=32, seed=5)


def test_each_decision_knows_the_next_of_its_player() -> None:
    games = 20
    network = PolicyNet(PolicyShape.of(TIC, 8, 1))
    played = Rounds(TIC, games, 9).play([network], np.zeros((games, 2), np.int64), 3, [0])
    moves, worth = played.moves, torch.from_numpy(played.utilities).float()
    found = Decisions.of(moves, worth)
    for number in range(len(moves.chosen)):
        game, player = moves.games[number], moves.players[number]
        later = [
            other
            for other in range(number + 1, len(moves.chosen))
            if moves.games[other] == game and moves.players[other] == player
        ]
        assert bool(found.is_last[number]) == (not later)
        assert found.worth[number] == worth[game, player]
        if later:
            torch.testing.assert_close(found.next_seen[number], moves.seen[later[0]])
            torch.testing.assert_close(found.next_legal[number], moves.legal[later[0]])


def rows(numbers: range) -> Decisions:
    """Decisions with numbers by which they can be known again."""
    flat = torch.tensor(list(numbers))
    wide = flat[:, None].float()
    legal = torch.ones(len(flat), 1, dtype=torch.bool)
    return Decisions(wide, legal, flat, flat.float(), wide, legal, flat > 0)


def test_memories() -> None:
    dice = torch.Generator().manual_seed(1)
    latest = Memory(10, is_reservoir=False)
    latest.add(rows(range(4)), dice)
    assert len(latest) == 4
    latest.add(rows(range(4, 13)), dice)
    assert sorted(latest.kept.chosen.tolist()) == list(range(3, 13))
    held = np.zeros(40)
    for _ in range(1000):  # all are as likely, whenever they came
        reservoir = Memory(10, is_reservoir=True)
        for start in (0, 8, 24):
            reservoir.add(rows(range(start, {0: 8, 8: 24, 24: 40}[start])), dice)
        held[reservoir.kept.chosen.numpy()] += 1
    assert np.abs(held / 1000 - 0.25).max() < 0.07


def test_the_average_of_kuhn_poker_nears_equilibrium(tmp_path: Path) -> None:
    config = NfspConfig(
        max_steps=160, games=128, width=32, layers=1, batch=128, updates=8, learning_rate=3e-3,
        exact_interval=40, buffer_size=5000,
    )  # fmt: skip
    course: list[NfspProgress] = []
    network = train_nfsp(KUHN, tmp_path / "run", config, report=course.append)
    measure = Measure(KUHN)
    found = measure.exploitability(measure.plan(network))
    assert course[-1].exploitability == pytest.approx(found)
    assert found < 0.15  # all actions alike: 0.458
    lines = (tmp_path / "run" / "metrics.jsonl").read_text().splitlines()
    assert [json.loads(line)["exploitability"] for line in lines] == [
        pytest.approx(one.exploitability) for one in course
    ]
    assert load_policy(tmp_path / "run" / "network.safetensors", KUHN)[1] == "kuhn_poker"


def test_the_best_response_is_one(tmp_path: Path) -> None:
    """Against an average that stays uniform, it plays Kuhn poker with a king as it should."""
    run = Nfsp(KUHN, tmp_path / "run", replace(QUICK, games=256, updates=16, learning_rate=3e-3))
    try:
        for group in run.optimizers["average"].param_groups:
            group["lr"] = 0.0
        for _ in range(60):
            run.advance()
        legal = torch.tensor([[True, True, False]])
        seen = np.zeros((1, *KUHN.observation_shape), np.float32)
        state = KUHN.initial_state()
        while KUHN.to_move(state) < 0:
            state = KUHN.result(state, max(KUHN.actions(state)))
        KUHN.observation(state, 0, seen[0])
        with torch.no_grad():
            values = action_values(run.response, torch.from_numpy(seen).reshape(1, -1), legal)
        # A king bets: half of the time it is called. Values are shares of the largest utility, 2.
        scale = run.network.shape.scale
        assert float(values[0, 1]) * scale == pytest.approx(1.5, abs=0.2)
        assert float(values[0, 1]) > float(values[0, 0])
    finally:
        run.close()


def test_a_run_can_be_resumed(tmp_path: Path) -> None:
    run = Nfsp(KUHN, tmp_path / "run", QUICK)
    run.advance()
    run.save()
    kept = {name: tensor.clone() for name, tensor in run.response.state_dict().items()}
    run.close()
    again = Nfsp(KUHN, tmp_path / "run", resume=True)
    try:
        assert (again.steps, again.games) == (1, 32)
        for name, tensor in kept.items():
            torch.testing.assert_close(again.response.state_dict()[name], tensor, rtol=0, atol=0)
        again.learn()
        assert again.steps == 6
    finally:
        again.close()


def test_what_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotThisKindOfGame, match="zero-sum game of two players"):
        train_nfsp(Fishing(), tmp_path / "fishing")

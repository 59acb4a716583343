"""Several players, chance: what is learnt is what backward induction says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from tests.learning.small_games import HigherRoll, ThreeChoices, decisions, values  # noqa: E402
from tests.learning.small_runs import WIDE  # noqa: E402
from zermelo.conformance import check  # noqa: E402
from zermelo.game import Game  # noqa: E402
from zermelo.learning.alphazero.evaluators import CpuEvaluator  # noqa: E402
from zermelo.learning.alphazero.network import Network  # noqa: E402
from zermelo.learning.alphazero.training import train  # noqa: E402
from zermelo.montecarlo import Forest  # noqa: E402

LEARNING = replace(WIDE, max_steps=600, buffer_size=5000, warm_up=500, learning_rate=5e-3)
TRAINING = replace(
    LEARNING, simulations=24, full_share=0.5, sampled_plies=1, random_plies=2, longest=512
)


def seen(game: Game, states: list[object]) -> np.ndarray:
    planes = np.zeros((len(states), *game.observation_shape), np.float32)
    for row, state in zip(planes, states, strict=True):
        game.observation(state, game.to_move(state), row)
    return planes


def agreement(game: Game, network: Network, margin: float) -> tuple[int, int]:
    """In how many decisions a short search finds the best action; of those where it matters."""
    states = decisions(game)
    forest = Forest(game, len(states), 24, exploration=0.75)
    forest.plant(states)
    forest.search(CpuEvaluator(network))
    right, count = 0, 0
    for state, visits in zip(states, forest.visits(), strict=True):
        player = game.to_move(state)
        worth = [values(game, game.result(state, a))[player] for a in game.actions(state)]
        if max(worth) - sorted(worth)[-2] > margin:
            count += 1
            right += int(visits.argmax()) == int(np.argmax(worth))
    return right, count


# Self-play of three is compiled in test_targets; what is learnt of each, in imitation.
@pytest.mark.long
def test_three_players(tmp_path: Path) -> None:
    game = ThreeChoices()
    # Half as many steps teach it too, but with some seeds all but one of the decisions.
    network = train(game, tmp_path / "run", replace(TRAINING, max_steps=1200), threads=1)
    right, count = agreement(game, network, 0.02)
    assert right == count > 8
    last = [state for state in decisions(game) if state.ply == 2]
    _, found = CpuEvaluator(network)(seen(game, last))
    exact = np.array([values(game, state) for state in last])
    # The network speaks to the player to move first, who is player 2 here.
    assert np.abs(np.roll(found, 2, axis=1) - exact).mean() < 0.1
    start = game.initial_state()
    _, found = CpuEvaluator(network)(seen(game, [start]))
    assert np.abs(found[0] - values(game, start)).max() < 0.25


@pytest.mark.long  # chance in the trees of self-play is tested with bandits: see test_gumbel
def test_chance(tmp_path: Path) -> None:
    game = HigherRoll()
    network = train(game, tmp_path / "run", TRAINING, threads=1)
    right, count = agreement(game, network, 0.2)
    assert right == count > 8
    states = decisions(game)
    _, found = CpuEvaluator(network)(seen(game, states))
    exact = np.array([values(game, state)[game.to_move(state)] for state in states])
    assert np.abs(found - exact).mean() < 0.15


@pytest.mark.parametrize("game", [ThreeChoices(), HigherRoll()])
def test_they_are_games(game: Game) -> None:
    assert check(game).ok

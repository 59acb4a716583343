"""Gumbel root selection: on bandits, what the paper proves; halving, as in its figure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
import pytest

from zermelo.errors import BadParameter
from zermelo.game import CHANCE, Game
from zermelo.learning.alphazero.selfplay import SelfPlay, Settings
from zermelo.montecarlo.batched.gumbel import considered_visits
from zermelo.montecarlo.batched.lazy_tree import Answers

BANDITS, ARMS = 12, 6
_DICE = np.random.default_rng(7)
_WORTHS = _DICE.uniform(-1.0, 1.0, (BANDITS, ARMS))
_PRIORS = _DICE.dirichlet(np.ones(ARMS), BANDITS)


class Pulled(NamedTuple):
    bandit: int  # -1: chance has not chosen yet
    arm: int


class Bandit(Game):
    """Chance chooses a bandit, the first player an arm, and that is all."""

    max_actions = BANDITS
    utility_bounds = (-1.0, 1.0)
    observation_shape = (BANDITS,)

    def initial_state(self) -> Pulled:
        return Pulled(-1, -1)

    def to_move(self, state: Pulled) -> int:
        return CHANCE if state.bandit < 0 else 0

    def actions(self, state: Pulled) -> Iterable[int]:
        if state.bandit < 0:
            return range(BANDITS)
        return range(ARMS if state.arm < 0 else 0)

    def probability(self, state: Pulled, action: int) -> float:
        return 1.0 / BANDITS

    def result(self, state: Pulled, action: int) -> Pulled:
        return Pulled(action, -1) if state.bandit < 0 else Pulled(state.bandit, action)

    def is_terminal(self, state: Pulled) -> bool:
        return state.arm >= 0

    def utility(self, state: Pulled, player: int) -> float:
        worth = float(_WORTHS[state.bandit, state.arm])
        return worth if player == 0 else -worth

    def observation(self, state: Pulled, player: int, planes: Any) -> None:
        planes[state.bandit] = 1.0


class Knowing:
    """Fixed priors, and what they are worth."""

    def room(self, rows: int) -> Answers:
        return Answers(
            np.zeros((rows, BANDITS), np.float32),
            np.zeros((rows, BANDITS), np.float32),
            np.zeros((rows, 1), np.float32),
        )

    def start(self, answers: Answers) -> None:
        bandits = answers.observations.argmax(1)
        answers.priors[:, :ARMS] = _PRIORS[bandits]
        answers.values[:, 0] = (_PRIORS * _WORTHS).sum(1)[bandits]

    def finish(self, answers: Answers) -> None:
        pass


@pytest.mark.parametrize("simulations, considered", [(3, 2), (5, 4), (17, 4), (33, 6)])
def test_policies_improve_however_few_simulations_there_are(
    simulations: int, considered: int
) -> None:
    settings = Settings(simulations=simulations, full_share=1.0, gumbel=considered, longest=4)
    games = SelfPlay(Bandit(), Knowing(), settings, games=64, threads=1, seed=2)
    harvests = []
    while games.counts.games < 6000:
        games.round()
        harvests.append(games.harvest())
    games.close()
    seen, policies, outcomes = (
        np.concatenate([getattr(one, name) for one in harvests])
        for name in ("observations", "policies", "outcomes")
    )
    bandits = seen.argmax(1)
    np.testing.assert_allclose(policies.sum(1), 1.0, rtol=1e-4)
    before = (_PRIORS * _WORTHS).sum(1)
    for bandit in range(BANDITS):
        own = bandits == bandit
        assert own.sum() > 200
        learnt = (policies[own][:, :ARMS] * _WORTHS[bandit]).sum(1)
        # Where every arm was tried, each improved policy is as good; else they are on average.
        found = learnt.min() if considered == ARMS else learnt.mean()
        assert found >= before[bandit] - 1e-5
        made = outcomes[own][:, 0]
        error = made.std() / np.sqrt(own.sum())
        assert made.mean() >= before[bandit] - 3 * error, "and so is the action, on average"
    assert outcomes.mean() > before.mean() + 0.1


def test_simulations_are_halved() -> None:
    """16 simulations, 4 actions: two visits each for four, then four more for the best two."""
    levels = [considered_visits(4, 16, done) for done in range(16)]
    assert levels == [0] * 4 + [1] * 4 + [2] * 2 + [3] * 2 + [4] * 2 + [5] * 2
    assert [considered_visits(1, 4, done) for done in range(4)] == [0, 1, 2, 3]


def test_errors() -> None:
    with pytest.raises(BadParameter, match="gumbel"):
        Settings(gumbel=-1)

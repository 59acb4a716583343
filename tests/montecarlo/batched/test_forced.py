"""Forced playouts and pruned targets against both written down plainly."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from tests.montecarlo.batched.test_lazy_tree import (
    EXPLORATION,
    GAME,
    Crooked,
    Naive,
    Opinionated,
    parsed,
)
from zermelo.learning.alphazero.selfplay import SelfPlay, Settings

SIMULATIONS = 60


class Forcing(Naive):
    """A root that takes what was taken sqrt(k P N) times at least."""

    factor: float

    def forced(self, action: int) -> float:
        taken = sum(child.visits for child in self.children.values())
        return math.sqrt(self.factor * self.priors[action] * taken)

    def promise(self, action: int) -> float:
        child = self.children.get(action)
        if child is not None and child.visits < self.forced(action):
            return math.inf
        return super().promise(action)

    def promise_at(self, action: int, visits: int) -> float:
        """If it had been taken so often, with the same mean."""
        child, (low, high) = self.children[action], GAME.utility_bounds
        spread = EXPLORATION * (high - low) * math.sqrt(self.visits)
        return -child.total / child.visits + spread * self.priors[action] / (1 + visits)

    def pruned(self) -> Any:
        """Visits that no force was needed for."""
        best = max(self.children, key=lambda action: self.children[action].visits)
        bar = self.promise_at(best, self.children[best].visits)
        kept = np.zeros(9)
        kept[best] = self.children[best].visits
        for action, child in self.children.items():
            if action != best:
                fewest = child.visits - math.floor(self.forced(action))
                wanted = child.visits
                for fewer in range(child.visits - 1, max(fewest, 0) - 1, -1):
                    if self.promise_at(action, fewer) >= bar:
                        break
                    wanted = fewer
                kept[action] = wanted if wanted > 1 else 0
        return kept


def searched(seen: Any, factor: float) -> Forcing:
    own, other = seen.reshape(2, 9).astype(int)
    root = Forcing(parsed(own, other, int(own.sum() < other.sum())))
    root.factor = factor
    for _ in range(SIMULATIONS):
        root.simulate()
    return root


def found(game: Crooked, factor: float, rounds: int, **settings: Any) -> Any:
    given = Settings(
        **{
            "simulations": SIMULATIONS,
            "full_share": 1.0,
            "exploration": EXPLORATION,
            "noise": 0.0,
            "remembered": 0,
            "forced_playouts": factor,
            **settings,
        }
    )
    play = SelfPlay(game, Opinionated(), given, games=4, groups=2, threads=1, seed=5)
    for _ in range(rounds):
        play.round()
    play.close()
    return play.harvest()


@pytest.mark.parametrize("game", [GAME, pytest.param(Crooked(), marks=pytest.mark.long)], ids=str)
def test_searches_and_targets_are_those_written_down(game: Crooked) -> None:
    rows, differ, fewer = found(game, 2.0, 400), 0, 0
    assert len(rows.policies) >= 14
    for seen, policy in list(zip(rows.observations, rows.policies, strict=True))[:20]:
        root = searched(seen, 2.0)
        kept = root.pruned()
        np.testing.assert_allclose(policy, kept / kept.sum(), atol=1e-5)
        visits = np.zeros(9)
        for action, child in root.children.items():
            visits[action] = child.visits
        differ += not np.array_equal(kept, visits)
        fewer += (kept > 0).sum() < (visits > 0).sum()
    assert differ > 4
    assert fewer > 0


def test_nothing_is_forced_in_fast_searches() -> None:
    """Their roots are without noise, and nothing is learnt from them but the opponent's answer."""
    one, other = (
        found(GAME, factor, 120, full_share=0.3, fast_simulations=12, simulations=1)
        for factor in (0.0, 2.0)
    )
    assert len(one.observations) > 0
    for mine, theirs in zip(one, other, strict=True):
        np.testing.assert_array_equal(mine, theirs)

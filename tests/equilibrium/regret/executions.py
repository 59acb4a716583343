"""A game of chance and hidden moves, another for every seed, and what executions agree on."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from zermelo.equilibrium import VARIANTS, Cfr, SequenceForm
from zermelo.game import CHANCE, Game

ROUNDS = 2


class RandomTree(Game):
    """In each round chance and then everybody moves; some moves are seen by some. A state is what
    has been done so far."""

    name = "random tree"
    hidden_information = True
    compiled = False

    def __init__(self, players: int, seed: int) -> None:
        self.players, self.seed = players, seed

    def _draw(self, *about: Any) -> random.Random:
        return random.Random(repr((self.seed, *about)))

    def initial_state(self) -> Any:
        return ()

    def is_terminal(self, state: Any) -> bool:
        return len(state) == ROUNDS * (self.players + 1)

    def to_move(self, state: Any) -> int:
        return len(state) % (self.players + 1) - 1 if len(state) % (self.players + 1) else CHANCE

    def information(self, state: Any, player: int) -> Any:
        return tuple(action if self._sees(player, at) else -1 for at, action in enumerate(state))

    def _sees(self, player: int, at: int) -> bool:
        own = at % (self.players + 1) == player + 1
        return own or self._draw("seen", at, player).random() < 0.4

    def actions(self, state: Any) -> Any:
        mover = self.to_move(state)
        known = len(state) if mover == CHANCE else self.information(state, mover)
        return range(self._draw("actions", mover, known).randint(1, 3))

    def probability(self, state: Any, action: int) -> float:
        weights = [self._draw("chance", len(state), one).random() for one in self.actions(state)]
        return weights[action] / sum(weights)

    def result(self, state: Any, action: int) -> Any:
        return (*state, action)

    def utility(self, state: Any, player: int) -> float:
        return self._draw("utility", state, player).choice((-2.0, -0.3, 0.0, 0.7, 1.9))


def check_execution(found: SequenceForm, execution: Any, iterations: int = 100) -> None:
    """Every variant of CFR finds there what it finds on one core, to the last bit."""
    for variant in VARIANTS:
        alone, there = Cfr(found, variant), Cfr(found, variant, execution)
        assert there.exploitability() == _near(alone.exploitability())
        alone.run(iterations)
        there.run(iterations - 40)
        there.run(40)
        assert there.iteration == iterations
        for name in ("regrets", "behaviour", "plan", "total"):
            assert np.array_equal(there.arrays[name], alone.arrays[name]), (variant, name)
        assert there.exploitability() == _near(alone.exploitability())


def _near(value: float) -> Any:
    return pytest.approx(value, abs=1e-12)

"""Lazy trees of self-play against PUCT and proofs written down plainly, step by step."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.learning.alphazero.selfplay import SelfPlay, Settings
from zermelo.montecarlo.batched.lazy_tree import Answers

SIMULATIONS, EXPLORATION = 40, 0.75


class Crooked(TicTacToe):
    symmetries = 1  # opinions are not symmetric


class PlainCrooked(Crooked):
    compiled = False


GAME = PlainCrooked()


def opinion(seen: Any) -> tuple[Any, float]:
    """Priors and a value that depend on nothing but what is seen, no two alike."""
    dice = np.random.default_rng([int(x) for x in seen.ravel()])
    return dice.dirichlet(np.ones(9)).astype(np.float32), float(dice.uniform(-0.9, 0.9))


class Opinionated:
    def room(self, rows: int) -> Answers:
        return Answers(
            np.zeros((rows, *GAME.observation_shape), np.float32),
            np.zeros((rows, 9), np.float32),
            np.zeros((rows, 1), np.float32),
        )

    def start(self, answers: Answers) -> None:
        for row, seen in enumerate(answers.observations):
            answers.priors[row], answers.values[row, 0] = opinion(seen)

    def finish(self, answers: Answers) -> None:
        pass


class Naive:
    """A node with all its children."""

    def __init__(self, state: Any) -> None:
        self.state, self.visits, self.total = state, 0, 0.0  # to the player to move
        self.children: dict[int, Naive] = {}
        self.priors: dict[int, float] = {}
        self.low, self.high = GAME.utility_bounds  # proven, to the player to move

    @property
    def proven(self) -> bool:
        return self.low == self.high

    def simulate(self) -> float:
        """The value to the player to move."""
        if GAME.is_terminal(self.state):
            value = self.low = self.high = GAME.utility(self.state, GAME.to_move(self.state))
        elif self.proven:
            value = self.low
        elif not self.priors:
            value = self.ask()
        else:
            action = max(self.priors, key=self.promise)
            if action not in self.children:
                self.children[action] = Naive(GAME.result(self.state, action))
            value = -self.children[action].simulate()
            self.prove()
        self.visits += 1
        self.total += value
        return value

    def prove(self) -> None:
        """Minimax of what is known: of moves not made yet, nothing."""
        known = list(self.children.values())
        lows, highs = [-child.high for child in known], [-child.low for child in known]
        if len(known) < len(self.priors):
            lows.append(-1.0)
            highs.append(1.0)
        self.low, self.high = max(lows), max(highs)

    def stands(self, child: Naive) -> bool:
        """Whether a move may be better than all others, or is as good as any."""
        if -child.low > self.low or self.high == -1.0:
            return True
        return -child.high == self.low > -1.0

    def ask(self) -> float:
        seen = np.zeros(GAME.observation_shape, np.float32)
        GAME.observation(self.state, GAME.to_move(self.state), seen)
        priors, value = opinion(seen)
        legal = list(GAME.actions(self.state))
        total = sum(float(priors[action]) for action in legal)
        self.priors = {action: float(priors[action]) / total for action in legal}
        return value

    def promise(self, action: int) -> float:
        child = self.children.get(action)
        if child and not self.stands(child):
            return -math.inf
        mean = self.total / self.visits
        if child:
            mean = -child.low if child.proven else -child.total / child.visits
        taken = child.visits if child else 0
        low, high = GAME.utility_bounds
        reach = EXPLORATION * (high - low)
        return mean + reach * self.priors[action] * math.sqrt(self.visits) / (1 + taken)


def found_by_hand(seen: Any) -> Any:
    """The share of visits of each action after a search of the position that is seen."""
    own, other = seen.reshape(2, 9).astype(int)
    player = int(own.sum() < other.sum())
    root = Naive(parsed(own, other, player))
    for _ in range(SIMULATIONS):
        if not root.proven:
            root.simulate()
    visits = np.zeros(9)
    for action, child in root.children.items():
        visits[action] = child.visits if root.stands(child) else 0
    return visits / visits.sum()


def parsed(own: Any, other: Any, player: int) -> Any:
    state = GAME.initial_state()
    mine, theirs = np.flatnonzero(own), np.flatnonzero(other)
    first, second = (mine, theirs) if player == 0 else (theirs, mine)
    for number in range(len(first) + len(second)):
        stones = first if number % 2 == 0 else second
        state = GAME.result(state, int(stones[number // 2]))
    return state


@pytest.mark.parametrize("game", [GAME, pytest.param(Crooked(), marks=pytest.mark.long)], ids=str)
@pytest.mark.parametrize("remembered", [0, 64])
def test_searches_are_those_of_plain_puct_and_proofs(
    remembered: int, game: Crooked, some: Callable[[int], int]
) -> None:
    settings = Settings(
        simulations=SIMULATIONS,
        full_share=1.0,
        gumbel=0,
        sampled_plies=0,
        noise=0.0,
        random_plies=3,
        remembered=remembered,
        exploration=EXPLORATION,
    )
    games = SelfPlay(game, Opinionated(), settings, games=some(8), groups=1, threads=1, seed=5)
    while games.counts.games < some(12):
        games.round()
    games.close()
    found = games.harvest()
    assert len(found.policies) > some(40)
    for seen, policy in zip(found.observations, found.policies, strict=True):
        np.testing.assert_allclose(policy, found_by_hand(seen), atol=1e-6)

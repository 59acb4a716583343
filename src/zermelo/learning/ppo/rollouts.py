"""Rollouts: thousands of games whose moves a network draws, on all cores.

rollouts = Rollouts(game, evaluator, PPOConfig(games=1024))
while rollouts.waiting_samples() < 16_384:
    rollouts.round()
moves = rollouts.take_samples()
"""

from __future__ import annotations

import numpy as np

from ...game import Game
from ...kernel import new_record, new_states, runnable, seeded
from ...montecarlo.arithmetic import several
from ...montecarlo.batched.forest import check_observed
from ...montecarlo.batched.lazy_tree import Answers
from ...playouts import check_playouts
from ..alphazero.selfplay import Counts, EvaluatedGames, Evaluator, drained
from ..inference.action_encoding import action_slots
from ..runs.config import PPOConfig
from .rollout_kernels import (
    GAME,
    RolloutMoves,
    RolloutThread,
    UncollectedMoves,
    advance,
    thread_type,
)

ROOM = 2  # times what all games give when they are collected: those that wait, and new ones


class _Games:
    """The games of one thread in one group."""

    def __init__(self, game: Game, config: PPOConfig, answers: Answers, seed: int) -> None:
        self._rules, self._game, count = game, runnable(game).game, len(answers.observations)
        slots, values = action_slots(game), game.players if several(game) else 1
        kept, room = count * config.horizon, ROOM * count * config.horizon
        self.field = new_record(
            thread_type(game.max_actions),
            random=int(seeded(seed)),
            horizon=config.horizon,
            longest=config.longest,
            random_plies=config.random_plies,
            decay=config.trace,
            room=room,
        )
        self.thread = RolloutThread(
            self.field,
            np.zeros(count, GAME).view(np.recarray),
            new_states(self._game, count),
            answers,
            UncollectedMoves(
                new_states(self._game, kept),
                np.zeros(kept, np.int64),
                np.zeros((kept, slots), np.float32),
                np.zeros(kept, np.int64),
                np.zeros((kept, values), np.float32),
                np.zeros(game.players),
            ),
            RolloutMoves(
                np.zeros((room, *game.observation_shape), np.float32),
                np.zeros((room, slots), np.float32),
                np.zeros((room, values), np.float32),
                np.zeros(room, np.int64),
                np.zeros(room, np.float32),
            ),
        )

    def advance(self) -> None:
        """A move in all games."""
        advance(self._game, self.thread)

    def drain(self) -> RolloutMoves:
        check_playouts(self._rules, self.field)
        return drained(self.field, self.thread.samples)


class Rollouts(EvaluatedGames[_Games]):
    """Self-play without search."""

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        config: PPOConfig,
        *,
        threads: int | None = None,
        seed: int = 0,
    ) -> None:
        check_observed(game)
        super().__init__(
            evaluator,
            lambda answers, number: _Games(game, config, answers, number),
            games=config.games,
            threads=threads,
            seed=seed,
        )

    @property
    def counts(self) -> Counts:
        """Every move is one evaluation, and there are no simulations."""
        games, moves = int(self.total("games")), int(self.total("moves"))
        return Counts(games, moves, evaluations=moves)

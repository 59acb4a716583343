"""Actors: where the games come from that a network learns from; here, this process."""

from __future__ import annotations

import time
from dataclasses import dataclass

import torch

from ...errors import BadParameter
from ...game import Game
from ..runs.config import AlphaZeroConfig
from .evaluators import CpuEvaluator, evaluator
from .network import Network
from .selfplay import Counts, Harvest, SelfPlay
from .strength import Score, match

__all__ = ["Cluster", "Here", "MatchClock"]

_MATCH_SHARE = 0.02  # of the time is spent on matches
_FIRST_MATCH = 10.0


@dataclass(frozen=True)
class Cluster:
    """Workers, one per processor unless given, on the Ray cluster at an address."""

    workers: int | None = None
    address: str | None = None

    def __post_init__(self) -> None:
        if self.workers is not None and self.workers < 1:
            raise BadParameter(f"workers must be at least 1, not {self.workers}")


class MatchClock:
    """Matches take a small share of the time."""

    def __init__(self, games: int) -> None:
        self.games, self.number = games, 0
        self._next = _FIRST_MATCH

    def is_due(self, seconds: float) -> bool:
        return self.games > 0 and seconds >= self._next

    def took(self, seconds: float, now: float) -> None:
        self.number += 1
        self._next = now + max(_FIRST_MATCH, seconds / _MATCH_SHARE)


class Here:
    """Threads of this process play."""

    def __init__(
        self,
        game: Game,
        network: Network,
        start: Network,
        config: AlphaZeroConfig,
        device: torch.device,
        threads: int | None,
        seed: int,
    ) -> None:
        self.game, self.device, self.batch = game, device, config.batch
        self.evaluator = evaluator(network, device)
        self.play = SelfPlay(
            game,
            self.evaluator,
            config,
            games=config.games,
            threads=threads,
            seed=seed,
        )
        self.network, self._old = network, CpuEvaluator(start, device)
        self.clock, self._simulations = MatchClock(config.match_games), config.fast_simulations

    def prepare(self) -> None:
        """Compile."""
        self.play.round()
        if self.clock.games:
            match(self.game, self._old, self._old, games=self.game.players, simulations=1)

    def gather(self) -> Harvest | None:
        """Play for a moment; returns new positions if there are enough."""
        self.play.round()
        return self.play.harvest() if self.play.waiting_harvest() >= self.batch else None

    def refresh(self, network: Network) -> None:
        """Continue with these weights."""
        self.evaluator.refresh(network)
        self.play.forget()
        self.network = network

    def match(self, seconds: float) -> Score | None:
        """The score against the initial network, when a match is due."""
        if not self.clock.is_due(seconds):
            return None
        start = time.perf_counter()
        score = match(
            self.game,
            CpuEvaluator(self.network, self.device),
            self._old,
            games=self.clock.games,
            simulations=self._simulations,
            seed=self.clock.number,
        )
        spent = time.perf_counter() - start
        self.clock.took(spent, seconds + spent)
        return score

    @property
    def counts(self) -> Counts:
        return self.play.counts

    def close(self) -> None:
        self.play.close()

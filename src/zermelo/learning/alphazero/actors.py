"""Where the games come from that a network learns from: this process, or a cluster."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol

import torch

from ...errors import BadParameter
from ...game import Game
from .config import Training
from .evaluators import CpuEvaluator, evaluator
from .network import Network
from .selfplay import Counts, Harvest, SelfPlay
from .strength import Score, match

__all__ = ["Cluster", "Games", "Here", "MatchClock"]

_MATCH_SHARE = 0.02  # of the time goes into matches
_FIRST_MATCH = 10.0


@dataclass(frozen=True)
class Cluster:
    """So many workers, one for each processor if not said, on the Ray cluster at an address."""

    workers: int | None = None
    address: str | None = None

    def __post_init__(self) -> None:
        if self.workers is not None and self.workers < 1:
            raise BadParameter(f"there must be at least 1 worker, not {self.workers}")


class Games(Protocol):
    """Plays games with a network."""

    def prepare(self) -> None:
        """Compile what has to be compiled."""

    def gather(self) -> Harvest | None:
        """Play on for a moment; new positions, if there are enough to be worth it."""

    def refresh(self, network: Network) -> None:
        """Go on with these weights."""

    def match(self, seconds: float) -> Score | None:
        """The result of a match against the first network, when there is a new one."""

    @property
    def counts(self) -> Counts:
        """What was done so far."""

    def close(self) -> None:
        """End it."""


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
        training: Training,
        device: torch.device,
        threads: int | None,
        seed: int,
    ) -> None:
        self.game, self.device, self.batch = game, device, training.batch
        self.evaluator = evaluator(network, device)
        self.play = SelfPlay(
            game,
            self.evaluator,
            training.settings,
            games=training.games,
            threads=threads,
            seed=seed,
        )
        self.network, self._old = network, CpuEvaluator(start, device)
        self.clock, self._simulations = (
            MatchClock(training.match_games),
            training.settings.fast_simulations,
        )

    def prepare(self) -> None:
        self.play.round()
        if self.clock.games:
            match(self.game, self._old, self._old, games=self.game.players, simulations=1)

    def gather(self) -> Harvest | None:
        self.play.round()
        return self.play.harvest() if self.play.waiting_harvest() >= self.batch else None

    def refresh(self, network: Network) -> None:
        self.evaluator.refresh(network)
        self.play.forget()
        self.network = network

    def match(self, seconds: float) -> Score | None:
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

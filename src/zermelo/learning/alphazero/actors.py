"""Actors: where the games come from that a network learns from; here, this process."""

from __future__ import annotations

import math
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import torch

from ... import clock
from ...game import Game, check_positive
from ...machine import cores
from ..runs.ladder import OPPONENTS, Ladder, Standing, anchors
from .evaluators import CpuEvaluator, evaluator
from .network import Network
from .selfplay import Counts, EvaluatedGames, SelfPlay
from .strength import Climb, ClimbAside, is_loadable

_MATCH_SHARE = 0.02  # of the machine plays matches, on one core at a time
_MANY_CORES = 8  # from which matches have that core to themselves
_FIRST_MATCH = 10.0
_MATCHES = 8  # of a run with a limit, at least, so that its last Elo is of a late network
_PATIENCE = 3.0, 10.0  # seconds of games against one anchor, unless the first few take longer


@dataclass(frozen=True)
class Cluster:
    """Workers, one per processor unless given, on the Ray cluster at an address."""

    workers: int | None = None
    address: str | None = None

    def __post_init__(self) -> None:
        check_positive(workers=self.workers)


class MatchClock:
    """When a run plays matches: in a small share of its time, but a few in any run with a limit.

    `planned` are the seconds of the run, 0 for no limit.
    """

    def __init__(self, games: int, planned: float) -> None:
        self.games, self.number, self._running = games, 0, False
        self._next = _FIRST_MATCH
        self._longest = planned / _MATCHES or math.inf
        self._share = 1.0 if cores() >= _MANY_CORES else _MATCH_SHARE * cores()
        shortest, longest = _PATIENCE
        self.patience = min(max(self._longest * self._share / OPPONENTS, shortest), longest)

    def is_due(self, seconds: float) -> bool:
        """Whether the next match may begin."""
        return self.games > 0 and not self._running and seconds >= self._next

    def begin(self) -> None:
        self._running = True

    def took(self, seconds: float, now: float) -> None:
        self.number, self._running = self.number + 1, False
        pause = min(seconds / self._share - seconds, self._longest - seconds)
        self._next = now + max(_FIRST_MATCH, pause)


class LocalActors:
    """Plays in threads of this process."""

    def __init__(
        self,
        game: Game,
        network: Network,
        ladder: Ladder,
        config: Any,
        device: torch.device,
        threads: int | None,
        seed: int,
        spec: str,
    ) -> None:
        self.game, self.device = game, device
        self.evaluator = evaluator(network, device)
        self.wanted, simulations = self.sizes(config)
        self.play = self.games(config, threads, seed)
        self.network, self.clock = network, MatchClock(config.match_games, 60 * config.minutes)
        self._matches, self._leaving = ThreadPoolExecutor(1, "matches"), threading.Event()
        self._match: Future[tuple[Standing | None, float]] | None = None
        self._climb = self._new_climb(ladder, config.match_games, simulations, spec)

    def _new_climb(
        self, ladder: Ladder, games: int, simulations: int, spec: str
    ) -> Climb | ClimbAside | None:
        """A process of its own where a GPU learns; else matches run in a thread of this one."""
        patience = self.clock.patience
        if not games:
            return None
        if self.device.type == "cuda" and is_loadable(self.game, spec):
            return ClimbAside(spec, ladder, games, simulations, patience)
        opponents = anchors(self.game)
        return Climb(self.game, opponents, ladder, games, simulations, self._leaving, patience)

    def sizes(self, config: Any) -> tuple[int, int]:
        """The positions that `gather` waits for, and the simulations per move of a match."""
        return config.batch, config.fast_simulations

    def games(self, config: Any, threads: int | None, seed: int) -> EvaluatedGames[Any]:
        """The games that this process plays."""
        return SelfPlay(
            self.game, self.evaluator, config, games=config.games, threads=threads, seed=seed
        )

    def prepare(self) -> None:
        """Compile."""
        self.play.round()
        if isinstance(self._climb, Climb):
            self._climb.prepare(CpuEvaluator(self.network, self.device))

    def gather(self) -> Any:
        """Play one round; returns new positions once there are enough, else None."""
        self.play.round()
        return self.play.take_samples() if self.play.waiting_samples() >= self.wanted else None

    def refresh(self, network: Network) -> None:
        """Play on with the weights of `network`."""
        self.evaluator.refresh(network)
        self.play.forget()
        self.network = network

    def match(self, seconds: float) -> Standing | None:
        """The standing of the version measured last, once its matches are over, else None.

        Matches run in the background; this starts the next ones when they are due.
        """
        if self._match is None:
            if self._climb is not None and self.clock.is_due(seconds):
                self.clock.begin()
                network = self.network.copy().to(self.device).eval()  # as it is now
                self._match = self._matches.submit(self._measured, network, seconds)
            return None
        if not self._match.done():
            return None
        (found, spent), self._match = self._match.result(), None
        self.clock.took(spent, seconds)
        return found

    def _measured(self, network: Network, seconds: float) -> tuple[Standing | None, float]:
        """The standing of a network, and the seconds that measuring took."""
        start, version = clock.now(), (f"after {seconds:.0f} s", self.clock.number)
        if isinstance(self._climb, ClimbAside):
            found = self._climb.measure(network, *version)
        else:
            assert self._climb is not None
            found = self._climb.measure(CpuEvaluator(network, self.device), *version)
        return found, clock.now() - start

    @property
    def counts(self) -> Counts:
        return self.play.counts

    def close(self) -> None:
        self._leaving.set()
        if isinstance(self._climb, ClimbAside):
            self._climb.stop()
        self._matches.shutdown(cancel_futures=True)
        if isinstance(self._climb, ClimbAside):
            self._climb.close()
        self.play.close()

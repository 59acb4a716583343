"""Self-play on all cores with one network: threads search while the network evaluates.

Games are in groups. While the evaluator works on the leaves of one group,
threads search the others; each thread owns its games, so there are no locks.

    play = SelfPlay(game, evaluator, games=1024)
    for _ in range(100):
        play.round()
    positions = play.take_samples()
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import numpy as np

from ...game import Game
from ...kernel import new_record, new_states, runnable
from ...machine import cores
from ...montecarlo.arithmetic import several
from ...montecarlo.batched.forest import check_observed
from ...montecarlo.batched.lazy_tree import Answers, Batch, LazyTrees
from ...playouts import check_playouts
from ..inference.action_encoding import action_slots
from ..runs.selfplay_config import SelfPlayConfig as Settings
from .samples import PLAYED, FurtherTargets, SelfPlaySamples, UnfinishedGames
from .selfplay_kernels import FIELD, SelfPlayThread, advance

Batched = TypeVar("Batched")
Games = TypeVar("Games", bound=Any)
Arrays = TypeVar("Arrays", bound=tuple[Any, ...])


class Evaluator(Protocol):
    """Evaluates batches in the background."""

    def room(self, rows: int) -> Answers:
        """Arrays for the observations, priors and values of a batch of `rows`."""

    def start(self, answers: Answers) -> None:
        """Start evaluating the observations."""

    def finish(self, answers: Answers) -> None:
        """Wait until the priors and values are written."""


@dataclass(frozen=True)
class Counts:
    """Counts of self-play so far."""

    games: int = 0
    moves: int = 0
    simulations: int = 0
    evaluations: int = 0
    remembered: int = 0


class _Field:
    """The games of one thread in one group."""

    def __init__(self, game: Game, settings: Settings, answers: Answers, seed: int) -> None:
        self._rules, self._game = game, runnable(game).game
        games = len(answers.observations)
        # Every search begins with the evaluation of its root, and a full one with noise.
        most = max(settings.simulations, settings.fast_simulations) + 1
        slots, outcomes = action_slots(game), game.players if several(game) else 1
        self.trees = LazyTrees(
            self._game,
            games,
            most,
            outputs=slots,
            exploration=settings.exploration,
            gumbel=settings.gumbel,
            cache=settings.remembered * games,
            seed=seed,
        )
        alpha = settings.noise_alpha or 10.0 / max(game.max_actions, 10)
        self.trees.add_noise(settings.noise, alpha, game.max_actions, seed)
        self.field = new_record(
            FIELD,
            full=settings.simulations,
            fast=settings.fast_simulations,
            full_share=settings.full_share,
            sampled=settings.sampled_plies,
            plies=settings.longest,
            random_plies=settings.random_plies,
            room=max(4096, 16 * games),
        )
        room, learnt = int(self.field.room), FurtherTargets.of(game, settings)
        self.pack = SelfPlayThread(
            Batch(self.trees.record, self.trees.states, answers),
            self.field,
            _past(self._game, settings, games, slots),
            SelfPlaySamples(
                np.zeros((room, *game.observation_shape), np.float32),
                np.zeros((room, slots), np.float32),
                np.zeros((room, outcomes), np.float32),
                np.zeros(room, np.float32),
                np.zeros(
                    (room if learnt.ownership else 0, *game.observation_shape[1:]), np.float32
                ),
                np.zeros((room if learnt.replies else 0, slots), np.float32),
            ),
        )

    def advance(self) -> None:
        """A step of all games."""
        advance(self._game, self.pack)

    def drain(self) -> SelfPlaySamples:
        check_playouts(self._rules, self.trees.record)
        return drained(self.field, self.pack.samples)


def drained(field: Any, samples: Arrays) -> Arrays:
    """A copy of the filled rows, which then count as empty."""
    count, field.filled = int(field.filled), 0
    return type(samples)(*(array[:count].copy() for array in samples))


def part_seed(seed: int, group: int) -> int:
    """The seed of the first thread in a group; the other threads have those that follow."""
    return seed * 1_000_003 + group * 1009


def _past(game: Game, settings: Settings, games: int, slots: int) -> UnfinishedGames:
    kept = min(settings.longest, 512)
    answered = games * kept if FurtherTargets.of(game, settings).replies else 0
    played = np.zeros(games, PLAYED).view(np.recarray)
    return UnfinishedGames(
        played,
        new_states(game, games * kept),
        np.zeros((games * kept, slots), np.float32),
        np.zeros(games * kept, np.float32),
        kept,
        np.zeros((answered, slots), np.float32),
        new_states(game, answered),
    )


class GroupsOfGames(Generic[Batched, Games]):
    """Groups of games, each with its batch for the network and the games of every thread."""

    def __init__(self, groups: list[tuple[Batched, list[Games]]], threads: int) -> None:
        self.groups, self._started = groups, False
        self._pool = ThreadPoolExecutor(threads)

    @property
    def parts(self) -> list[Games]:
        return [part for _, parts in self.groups for part in parts]

    def take_samples(self) -> Any:
        """The samples of games that ended since the last call."""
        parts = [part.drain() for part in self.parts]
        return type(parts[0])(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))

    def waiting_samples(self) -> int:
        """How many positions `take_samples` would give."""
        return int(self.total("filled"))

    def total(self, name: str) -> float:
        """The sum of a counter over all threads."""
        return float(sum(part.field[name] for part in self.parts))

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()


class EvaluatedGames(GroupsOfGames[Answers, Games]):
    """`games` simultaneous games with one evaluator, in `groups` groups.

    `make(answers, seed)` makes the games of one thread in one group; their `advance` reads priors
    and values from `answers` and writes the next observations there.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        make: Callable[[Answers, int], Games],
        *,
        games: int,
        groups: int | None = None,
        threads: int | None,
        seed: int,
    ) -> None:
        self.evaluator = evaluator
        groups = groups or min(2, games)  # one is evaluated while the other moves
        # Two threads on one core wait for the same memory: on 16 hyperthreads, searching Othello,
        # eight were 1.2 times as fast as fifteen.
        threads = threads or max(1, cores() // 2)
        rows = max(1, games // groups)
        self.threads = threads = min(threads, rows)
        together = []
        for group in range(groups):
            answers = evaluator.room(rows)
            edges = np.linspace(0, rows, threads + 1).astype(int)
            parts = [
                make(
                    Answers(*(array[start:end] for array in answers)),
                    part_seed(seed, group) + number,
                )
                for number, (start, end) in enumerate(itertools.pairwise(edges))
            ]
            together.append((answers, parts))
        super().__init__(together, threads)

    def round(self) -> None:
        """A step of all games in all groups."""
        for answers, parts in self.groups:
            if self._started:
                self.evaluator.finish(answers)
            list(self._pool.map(lambda part: part.advance(), parts))
            self.evaluator.start(answers)
        self._started = True

    def forget(self) -> None:
        """Drop cached evaluations: the network has changed."""

    @property
    def counts(self) -> Counts:
        raise NotImplementedError


class SelfPlay(EvaluatedGames[_Field]):
    """Self-play with search: a tree for each game."""

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        settings: Settings | None = None,
        *,
        games: int = 256,
        groups: int = 2,
        threads: int | None = None,
        seed: int = 0,
    ) -> None:
        check_observed(game)
        self.game, self.settings = game, settings or Settings()
        super().__init__(
            evaluator,
            lambda answers, number: _Field(game, self.settings, answers, number),
            games=games,
            groups=groups,
            threads=threads,
            seed=seed,
        )

    def forget(self) -> None:
        for field in self.parts:
            field.trees.forget()

    @property
    def counts(self) -> Counts:
        searches = [part.trees.record for part in self.parts]
        return Counts(
            int(self.total("games")),
            int(self.total("moves")),
            *(
                sum(int(search[name]) for search in searches)
                for name in ("simulations", "evaluations", "remembered")
            ),
        )

"""Self-play on all cores with one network: threads search while the network evaluates.

Games are in groups. While the evaluator works on the leaves of one group,
threads search the others; each thread owns its games, so there are no locks.

    play = SelfPlay(game, evaluator, games=1024)
    for _ in range(100):
        play.round()
    positions = play.harvest()
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from ..errors import BadParameter, NotThisKindOfGame
from ..game import Game
from ..kernel import new_record, new_states, runnable, seeded
from ..montecarlo.forest import FOREST, SLOT, TREE
from ..montecarlo.layout import EXTRA, NODE, roots, search_type, several
from .field import FIELD, PLAYED, advance
from .slots import action_slots

__all__ = ["Counts", "Evaluator", "Harvest", "SelfPlay", "Settings"]

_NOISE = 1 << 16  # gamma variates in store


@dataclass(frozen=True)
class Settings:
    """How games are played with oneself."""

    simulations: int = 64
    """Of a full search, whose policy is learnt from."""
    fast_simulations: int = 16
    """Of the other searches: most moves only bring the game forward (Wu 2019)."""
    full_share: float = 0.25
    """The share of full searches; 1: every search is one."""
    exploration: float = 0.75
    """The constant of PUCT, in units of the range of utilities."""
    noise: float = 0.25
    """The share of noise in the priors at the root of a full search."""
    noise_alpha: float | None = None
    """Of the Dirichlet noise; about ten actions' worth, 10 / actions, unless given."""
    sampled_plies: int = 30
    """In so many plies moves are drawn by visits, later the most visited is made."""
    random_plies: int = 0
    """Each game begins with up to so many random moves: positions that good play avoids."""
    longest: int = 512
    """Plies after which a game is broken off."""
    remembered: int = 128
    """Evaluations that are remembered for each game; 0: none."""

    def __post_init__(self) -> None:
        for name in ("simulations", "fast_simulations", "longest"):
            if getattr(self, name) < 1:
                raise BadParameter(f"{name} must be at least 1, not {getattr(self, name)}")
        for name in ("full_share", "noise"):
            if not 0 <= getattr(self, name) <= 1:
                raise BadParameter(f"{name} must be from 0 to 1, not {getattr(self, name)}")


class Answers(NamedTuple):
    """What an evaluator is asked, and what it says: a row for each leaf."""

    observations: Any
    priors: Any
    values: Any


class Evaluator(Protocol):
    """Evaluates a batch while its caller does something else."""

    def room(self, rows: int) -> Answers:
        """Arrays through which it is asked, kept by it."""

    def start(self, answers: Answers) -> None:
        """Begin with what stands in the observations."""

    def finish(self, answers: Answers) -> None:
        """Return when the priors and values are there."""


class _Boards(NamedTuple):
    roots: Any
    leaves: Any
    noise: Any


class _Past(NamedTuple):
    """Positions of games that are not over yet."""

    games: Any
    states: Any
    policies: Any
    values: Any
    most: int


class _Memory(NamedTuple):
    keys: Any
    priors: Any
    values: Any


class Harvest(NamedTuple):
    """Positions of finished games: a row each."""

    observations: Any
    policies: Any
    outcomes: Any
    """Utilities at the end, to the player to move first; NaN where the game was broken off."""
    searched: Any
    """What the search said, to the player to move."""


@dataclass(frozen=True)
class Counts:
    """What self-play did so far."""

    games: int = 0
    moves: int = 0
    simulations: int = 0
    evaluations: int = 0
    remembered: int = 0


class _Field:
    """The games of one thread in one group."""

    def __init__(self, game: Game, settings: Settings, answers: Answers, seed: int) -> None:
        self.run, games = runnable(game), len(answers.observations)
        self.answers = answers
        most = max(settings.simulations, settings.fast_simulations)
        steps = 2 if game.chance else 1
        self.capacity = 1 + steps * (most + 2) * game.max_actions
        self.arrays = self._allocated(game, games)
        self.trees, self.slots = np.zeros(games, TREE), np.zeros(games, SLOT)
        self.forest = self._forest_record(games)
        self.values = np.zeros(game.players)
        self.search = self._search_record(game, settings, seed)
        self.field = self._field_record(settings, games)
        slots = action_slots(game)
        alpha = settings.noise_alpha or 10.0 / max(game.max_actions, 10)
        noise = np.random.default_rng(seed).gamma(alpha, size=_NOISE + game.max_actions)
        inner = self.run.game
        self.boards = _Boards(
            new_states(inner, games), new_states(inner, games), noise.astype(np.float32)
        )
        kept = min(settings.longest, 512)
        self.past = _Past(
            np.zeros(games, PLAYED).view(np.recarray),
            new_states(inner, games * kept),
            np.zeros((games * kept, slots), np.float32),
            np.zeros(games * kept, np.float32),
            kept,
        )
        self.past.games["ply"] = settings.longest  # all games are over: begin
        room = int(self.field.room)
        outcomes = game.players if several(game) else 1
        self.harvest = Harvest(
            np.zeros((room, *game.observation_shape), np.float32),
            np.zeros((room, slots), np.float32),
            np.zeros((room, outcomes), np.float32),
            np.zeros(room, np.float32),
        )
        size = max(int(self.field.memory), 1)
        self.memory = _Memory(
            np.zeros(size, np.uint64),
            np.zeros((size, slots), np.float32),
            np.zeros((size, outcomes), np.float32),
        )

    def _allocated(self, game: Game, games: int) -> dict[str, Any]:
        size = games * self.capacity
        arrays: dict[str, Any] = {"nodes": np.empty(size, NODE), "extras": np.empty(size, EXTRA)}
        if game.chance:
            arrays["weights"] = np.empty(size)
        if several(game):
            arrays["sums"] = np.empty((size, game.players))
        return arrays

    def _forest_record(self, games: int) -> Any:
        record = new_record(FOREST)
        for name, array in self.arrays.items():
            record[name] = array.ctypes.data
        record.trees, record.slots = self.trees.ctypes.data, self.slots.ctypes.data
        record.capacity, record.count, record.leaves = self.capacity, games, 1
        return record

    def _search_record(self, game: Game, settings: Settings, seed: int) -> Any:
        record = new_record(search_type(game.max_actions))
        record.roots, record.values = roots().ctypes.data, self.values.ctypes.data
        record.capacity = self.capacity
        record.random = int(seeded(seed))
        low, high = game.utility_bounds or (0.0, 0.0)
        record.low, record.high, record.learn_range = low, high, not game.utility_bounds
        record.exploration = settings.exploration
        record.reach = settings.exploration * (high - low)
        return record

    def _field_record(self, settings: Settings, games: int) -> Any:
        record = new_record(FIELD)
        record.full, record.fast = settings.simulations, settings.fast_simulations
        record.full_share, record.noise = settings.full_share, settings.noise
        record.sampled, record.plies = settings.sampled_plies, settings.longest
        record.random_plies = settings.random_plies
        record.room = max(4096, 16 * games)
        wanted = settings.remembered * games
        record.memory = 1 << (wanted - 1).bit_length() if wanted else 0
        return record

    def advance(self) -> None:
        advance(
            self.run.game,
            self.search,
            self.forest,
            self.field,
            self.boards,
            self.answers,
            self.past,
            self.harvest,
            self.memory,
        )

    def forget(self) -> None:
        """The evaluator has changed: what it said before does not hold any more."""
        self.memory.keys[:] = 0

    def drain(self) -> Harvest:
        count = int(self.field.harvest)
        self.field.harvest = 0
        return Harvest(*(array[:count].copy() for array in self.harvest))


class SelfPlay:
    """`games` games at the same time, in `groups` groups, on `threads` threads."""

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
        _check(game)
        self.game, self.evaluator = game, evaluator
        self.settings = settings or Settings()
        threads = threads or max(1, (os.cpu_count() or 2) - 1)
        rows = max(1, games // groups)
        threads = min(threads, rows)
        self.groups: list[tuple[Answers, list[_Field]]] = []
        for group in range(groups):
            answers = evaluator.room(rows)
            edges = np.linspace(0, rows, threads + 1).astype(int)
            fields = [
                _Field(
                    game,
                    self.settings,
                    Answers(*(array[start:end] for array in answers)),
                    seed * 1_000_003 + group * 1009 + number,
                )
                for number, (start, end) in enumerate(itertools.pairwise(edges))
            ]
            self.groups.append((answers, fields))
        self._pool = ThreadPoolExecutor(threads)
        self._started = False

    @property
    def fields(self) -> list[_Field]:
        return [field for _, fields in self.groups for field in fields]

    def round(self) -> None:
        """A step of all games in all groups."""
        if not self._started:
            self.fields[0].advance()  # compiles; the games of this thread are a step ahead
            self.fields[0].field.waiting = 0
        for answers, fields in self.groups:
            if self._started:
                self.evaluator.finish(answers)
            self._advance(fields)
            self.evaluator.start(answers)
        self._started = True

    def _advance(self, fields: Sequence[_Field]) -> None:
        if len(fields) == 1:
            fields[0].advance()
            return
        for job in [self._pool.submit(field.advance) for field in fields]:
            job.result()

    def forget(self) -> None:
        """The network has learnt: evaluations remembered from before are void."""
        for field in self.fields:
            field.forget()

    def waiting_harvest(self) -> int:
        """How many positions `harvest` would give."""
        return sum(int(field.field.harvest) for field in self.fields)

    def harvest(self) -> Harvest:
        """The positions of all games that ended since the last harvest."""
        parts = [field.drain() for field in self.fields]
        return Harvest(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))

    @property
    def counts(self) -> Counts:
        names = ("games", "moves", "simulations", "evaluations", "remembered")
        return Counts(*(sum(int(f.field[name]) for f in self.fields) for name in names))

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()


def _check(game: Game) -> None:
    if game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} has hidden information; such games are for equilibrium solvers"
        )
    if not game.offers("observation"):
        raise NotThisKindOfGame(
            f"{game.name} has no observation that a network could see; define observation "
            "and observation_shape"
        )

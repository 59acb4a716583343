"""Many games at once without search: threads move, one network evaluates all afterstates.

Games are in groups. While a GPU evaluates the afterstates of one group, threads move in the
others; each thread owns its games.
"""

from __future__ import annotations

import itertools
import math
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import torch

from ...game import Game
from ...kernel import new_record, new_states, runnable, seeded
from .afterstates import DESK, PLAYED, advance, begin
from .value_net import ValueNet, ValueShape

__all__ = ["Crop", "Scratch", "Tables", "versus"]

_ROWS, _REMEMBERED, _CROP = 28, 192, 16  # afterstates, memory and harvest for each game


class _Boards(NamedTuple):
    states: Any
    afters: Any


class _Rows(NamedTuple):
    seen: Any
    found: Any


class _Past(NamedTuple):
    """Afterstates of games that are not over yet, and what the network said before each."""

    states: Any
    found: Any
    movers: Any
    explored: Any


class Crop(NamedTuple):
    """What to learn from: observations as bits of bfloat16, and distributions of outcomes."""

    seen: Any
    returns: Any


class Scratch(NamedTuple):
    """An observation in the making, flat, shaped and as bits, and a return in the making."""

    planes: Any
    shaped: Any
    bits: Any
    returns: Any

    @classmethod
    def of(cls, game: Game, shape: ValueShape) -> Scratch:
        planes = np.zeros(shape.inputs, np.float32)
        shaped = planes.reshape(game.observation_shape)
        return cls(planes, shaped, planes.view(np.uint32), np.zeros(shape.outcomes, np.float32))


class _Desk:
    """The games of one thread in one group."""

    def __init__(
        self, game: Game, shape: ValueShape, rows: _Rows, games: int, seats: bool, seed: int
    ) -> None:
        run = runnable(game)
        self.game, self.rows = run.game, rows
        capacity = len(rows.seen)
        self.record = new_record(DESK)
        self.record.random = int(seeded(seed))
        self.record.capacity, self.record.most = capacity, _REMEMBERED
        self.record.low, self.record.step = shape.low, shape.step
        self.record.room = 1 if seats else games * _CROP + _REMEMBERED
        self.played = np.zeros(games, PLAYED).view(np.recarray)
        self.played["seat"] = np.arange(games) % 2 if seats else -1
        self.boards = _Boards(new_states(self.game, games), new_states(self.game, capacity))
        kept = 1 if seats else games * _REMEMBERED
        self.past = _Past(
            new_states(self.game, kept),
            np.zeros((kept, shape.outcomes), np.float32),
            np.zeros(kept, np.int64),
            np.zeros(kept, np.bool_),
        )
        room = int(self.record.room)
        self.crop = Crop(
            np.zeros((room, shape.inputs), np.uint16),
            np.zeros((room, shape.outcomes), np.float32),
        )
        self.scratch = Scratch.of(game, shape)
        begin(self.game, self.record, self.boards)

    def advance(self) -> None:
        advance(
            self.game,
            self.record,
            self.played,
            self.boards,
            self.rows,
            self.past,
            self.crop,
            self.scratch,
        )


class _Lane:
    """Afterstates of one group on their way to the network and back."""

    def __init__(self, shape: ValueShape, edges: Sequence[int], device: torch.device) -> None:
        pinned = device.type == "cuda"
        self.edges, self.device = edges, device
        rows = edges[-1]
        self.seen = torch.zeros(rows, shape.inputs, dtype=torch.bfloat16, pin_memory=pinned)
        self.found = torch.zeros(rows, shape.outcomes, pin_memory=pinned)
        if pinned:
            cuda: Any = torch.cuda  # whose makers have no types
            self.asked = torch.zeros_like(self.seen, device=device)
            self.done = cuda.Event()

    def slice(self, number: int) -> _Rows:
        start, end = self.edges[number], self.edges[number + 1]
        bits = self.seen.view(torch.int16).numpy().view(np.uint16)
        return _Rows(bits[start:end], self.found.numpy()[start:end])

    def start(self, network: ValueNet, used: Sequence[int]) -> None:
        """Evaluate the first `used` rows of every slice."""
        if self.device.type != "cuda":
            for start, count in zip(self.edges, used, strict=False):
                for low in range(start, start + count, 4096):
                    high = min(low + 4096, start + count)
                    self.found[low:high] = network.outcomes(self.seen[low:high])
            return
        place = 0
        for start, count in zip(self.edges, used, strict=False):
            self.asked[place : place + count].copy_(
                self.seen[start : start + count], non_blocking=True
            )
            place += count
        found, place = network.outcomes(self.asked[:place]), 0
        for start, count in zip(self.edges, used, strict=False):
            self.found[start : start + count].copy_(found[place : place + count], non_blocking=True)
            place += count
        self.done.record()

    def finish(self) -> None:
        if self.device.type == "cuda":
            self.done.synchronize()


class Tables:
    """`games` games at the same time, in `groups` groups, on `threads` threads.

    In a match the network has one seat of each game, and `evaluate` the other.
    """

    def __init__(
        self,
        game: Game,
        network: ValueNet,
        *,
        games: int = 256,
        groups: int = 2,
        threads: int | None = None,
        match: bool = False,
        seed: int = 0,
    ) -> None:
        self.network = network
        device = next(network.parameters()).device
        count = max(2, games // groups)
        threads = min(threads or max(1, os.cpu_count() or 2), count)
        self.groups: list[tuple[_Lane, list[_Desk]]] = []
        for group in range(groups):
            shares = np.diff(np.linspace(0, count, threads + 1).astype(int))
            sizes = [int(share) * _ROWS + game.max_actions for share in shares]
            lane = _Lane(network.shape, [0, *itertools.accumulate(sizes)], device)
            desks = [
                _Desk(
                    game,
                    network.shape,
                    lane.slice(number),
                    int(share),
                    match,
                    seed * 1_000_003 + group * 1009 + number,
                )
                for number, share in enumerate(shares)
            ]
            self.groups.append((lane, desks))
        self._pool = ThreadPoolExecutor(threads)
        self._started = False

    @property
    def desks(self) -> list[_Desk]:
        return [desk for _, desks in self.groups for desk in desks]

    def set(self, **fields: float) -> None:
        """Tell all desks: decay, epsilon."""
        for desk in self.desks:
            for name, value in fields.items():
                desk.record[name] = value

    def round(self, meanwhile: Callable[[], None] | None = None) -> None:
        """A move in all games; the caller may do something while threads are at it."""
        if not self._started:
            self.desks[0].advance()  # compiles, before threads would do it side by side
            self.desks[0].record.used = 0
            self.desks[0].played["rows"] = 0
        for lane, desks in self.groups:
            if self._started:
                lane.finish()
            jobs: list[Future[None]] = [self._pool.submit(desk.advance) for desk in desks]
            if meanwhile is not None:
                meanwhile()
            for job in jobs:
                job.result()
            lane.start(self.network, [int(desk.record.used) for desk in desks])
        self._started = True

    def waiting(self) -> int:
        """How many positions `harvest` would give."""
        return sum(int(desk.record.crop) for desk in self.desks)

    def harvest(self) -> Crop:
        """What there is to learn from the games that ended since the last harvest."""
        parts = []
        for desk in self.desks:
            count = int(desk.record.crop)
            desk.record.crop = 0
            parts.append(Crop(*(array[:count] for array in desk.crop)))
        return Crop(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))

    def total(self, name: str) -> float:
        """The sum of a count over all desks: games, moves, evaluations."""
        return float(sum(desk.record[name] for desk in self.desks))

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()


def versus(
    game: Game, network: ValueNet, games: int = 1000, *, threads: int | None = None, seed: int = 0
) -> tuple[float, float, float]:
    """Play against the game's own `evaluate`: points a game, their standard error, wins."""
    tables = Tables(
        game, network, games=min(games, 1024), groups=1, threads=threads, match=True, seed=seed
    )
    try:
        while tables.total("games") < games:
            tables.round()
        count = tables.total("games")
        mean = tables.total("points") / count
        spread = math.sqrt(max(tables.total("squares") / count - mean * mean, 0.0))
        return mean, spread / math.sqrt(count), tables.total("wins") / count
    finally:
        tables.close()

"""Many games at once without search: threads move, one network evaluates all afterstates.

Games are in groups. While a GPU evaluates the afterstates of one group, threads move in the
others; each thread owns its games.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch

from ...game import Game
from ...kernel import new_record, new_states, runnable, seeded
from ...machine import cores
from ...playouts import check_chances
from ..alphazero.selfplay import GroupsOfGames, drained, part_seed
from ..inference.shapes import ValueShape
from .afterstates import (
    GAME,
    THREAD,
    AfterstateTargets,
    AfterstateThread,
    Rows,
    UnfinishedAfterstates,
    advance,
    begin,
)
from .value_net import ValueNet

_ROWS, _REMEMBERED, _TARGETS = 28, 192, 16  # afterstates, memory and targets for each game


class _Games:
    """The games of one thread in one group."""

    def __init__(
        self,
        game: Game,
        shape: ValueShape,
        part: tuple[Any, Any],
        count: int,
        match: bool,
        seed: int,
    ) -> None:
        self.game, (seen, found) = runnable(game).game, part
        self.field = record = new_record(THREAD)
        record.random = int(seeded(seed))
        record.capacity, record.most = len(seen), _REMEMBERED
        record.low, record.step = shape.low, shape.step
        record.room = 1 if match else count * _TARGETS + _REMEMBERED
        self.games = np.zeros(count, GAME).view(np.recarray)
        self.games["seat"] = np.arange(count) % 2 if match else -1
        kept, room = 1 if match else count * _REMEMBERED, int(record.room)
        self.past = UnfinishedAfterstates(
            new_states(self.game, kept),
            np.zeros((kept, shape.outcomes), np.float32),
            np.zeros(kept, np.int64),
            np.zeros(kept, np.bool_),
            np.zeros(shape.outcomes, np.float32),
        )
        self.targets = AfterstateTargets(
            np.zeros((room, shape.inputs), np.uint16),
            np.zeros((room, shape.outcomes), np.float32),
        )
        states, rows = new_states(self.game, count), Rows.of(self.game, seen)
        self.thread = AfterstateThread(
            record, self.games, states, rows, found, self.past, self.targets
        )
        begin(self.game, self.thread)

    def advance(self) -> None:
        advance(self.game, self.thread)
        check_chances(self.game, self.field)

    def drain(self) -> AfterstateTargets:
        """The targets that are ready."""
        return drained(self.field, self.targets)


class _NetworkBatch:
    """The batch of one group for the network: observations and values."""

    def __init__(self, shape: ValueShape, edges: Sequence[int], device: torch.device) -> None:
        pinned = device.type == "cuda"
        self.edges, self.device = edges, device
        rows = edges[-1]
        self.seen = torch.zeros(rows, shape.inputs, dtype=torch.bfloat16, pin_memory=pinned)
        self.found = torch.zeros(rows, shape.outcomes, pin_memory=pinned)
        if pinned:
            cuda: Any = torch.cuda  # whose makers have no types
            self.sent = torch.zeros_like(self.seen, device=device)
            self.done = cuda.Event()

    def part(self, number: int) -> tuple[Any, Any]:
        """The observations, as bits, and values of one thread."""
        rows = slice(self.edges[number], self.edges[number + 1])
        bits = self.seen.view(torch.int16).numpy().view(np.uint16)
        return bits[rows], self.found.numpy()[rows]

    def start(self, network: ValueNet, used: Sequence[int]) -> None:
        """Evaluate the first `used` rows of every part."""
        if self.device.type != "cuda":
            for start, count in zip(self.edges, used, strict=False):
                for low in range(start, start + count, 4096):
                    high = min(low + 4096, start + count)
                    self.found[low:high] = network.outcomes(self.seen[low:high])
            return
        place = 0
        for start, count in zip(self.edges, used, strict=False):
            self.sent[place : place + count].copy_(
                self.seen[start : start + count], non_blocking=True
            )
            place += count
        found, place = network.outcomes(self.sent[:place]), 0
        for start, count in zip(self.edges, used, strict=False):
            self.found[start : start + count].copy_(found[place : place + count], non_blocking=True)
            place += count
        self.done.record()

    def finish(self) -> None:
        if self.device.type == "cuda":
            self.done.synchronize()


class TDSelfPlay(GroupsOfGames[_NetworkBatch, _Games]):
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
        self.network, shape = network, network.shape
        device = next(network.parameters()).device
        count = max(2, games // groups)
        threads = min(threads or cores(), count)
        shares = [int(share) for share in np.diff(np.linspace(0, count, threads + 1).astype(int))]
        sizes = [share * _ROWS + game.max_actions for share in shares]
        together = []
        for group in range(groups):
            lane = _NetworkBatch(shape, [0, *itertools.accumulate(sizes)], device)
            first = part_seed(seed, group)
            parts = [
                _Games(game, shape, lane.part(number), share, match, first + number)
                for number, share in enumerate(shares)
            ]
            together.append((lane, parts))
        super().__init__(together, threads)

    def set(self, **fields: float) -> None:
        """Set decay or epsilon in all threads."""
        for part in self.parts:
            for name, value in fields.items():
                part.field[name] = value

    def round(self, meanwhile: Callable[[], None] | None = None) -> None:
        """Make a move in all games; `meanwhile` is called while threads work."""
        if not self._started:
            one = self.parts[0]
            one.advance()  # compiles, before threads would do it side by side
            one.field.used = 0
            one.games["rows"] = 0
        for lane, parts in self.groups:
            if self._started:
                lane.finish()
            jobs = [self._pool.submit(part.advance) for part in parts]
            if meanwhile is not None:
                meanwhile()
            for job in jobs:
                job.result()
            lane.start(self.network, [int(part.field.used) for part in parts])
        self._started = True


def versus(
    game: Game, network: ValueNet, games: int = 1000, *, threads: int | None = None, seed: int = 0
) -> tuple[float, float, float]:
    """Play against the game's own `evaluate`: points per game, their standard error, wins."""
    play = TDSelfPlay(
        game, network, games=min(games, 1024), groups=1, threads=threads, match=True, seed=seed
    )
    try:
        while play.total("games") < games:
            play.round()
        count = play.total("games")
        mean = play.total("points") / count
        spread = math.sqrt(max(play.total("squares") / count - mean * mean, 0.0))
        return mean, spread / math.sqrt(count), play.total("wins") / count
    finally:
        play.close()

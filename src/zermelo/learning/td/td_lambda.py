"""TD(lambda): a small network learns from games it plays with itself without search.

As TD-Gammon did (Tesauro 1995): of all ways to play a roll the one is taken whose afterstate
the network likes best, and what it says of an afterstate is drawn towards what it said later
and how the game ended. Here whole games are learnt from at once, by their lambda-returns (the
forward view), in batches that thousands of games at the same time make.

Runs are kept in folders as those of AlphaZero are.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from ...errors import BadParameter
from ...game import Game
from ..alphazero.network import check_device
from ..runs.checkpoint import Parts, read_state, refill, restoring, write_state
from ..runs.config import RunSettings
from ..runs.folder import RunFolder
from .selfplay import Crop, Tables, versus
from .value_net import ValueNet, ValueShape, save_value_net

__all__ = ["TDProgress", "TDTraining", "train_td"]

_NOTE, _SAVE = 2.0, 20.0  # seconds between reports, and between checkpoints


@dataclass(frozen=True)
class TDTraining(RunSettings):
    """What a run is told; it is kept in the run's folder."""

    most_steps: int = 0
    """Of learning; 0: as many as there is time for."""
    width: int = 256
    layers: int = 2
    games: int = 512
    """At the same time."""
    trace: float = 0.7
    """Lambda: how much the further course counts beside the next value."""
    last_trace: float = 0.7
    """Lambda at the end of the run; it changes evenly."""
    epsilon: float = 0.0
    """How often a move is drawn at random; where dice are thrown, that is not needed."""
    random_games: int = 512
    """Of random moves, to begin with: a network that knows nothing plays without end."""
    batch: int = 1024
    looks: float = 2.0
    """How often each position is learnt from, on average."""
    room: int = 100_000
    """Positions in memory."""
    learning_rate: float = 1e-3
    measured: int = 1000
    """Games against the game's own evaluation, now and then; 0: none."""
    measurements: int = 8
    """How often in a run."""

    def __post_init__(self) -> None:
        self.check_shares("trace", "last_trace", "epsilon")
        self.check_at_least_one("games", "batch", "room", "width", "layers")


@dataclass(frozen=True)
class TDProgress:
    """How a run is getting on."""

    seconds: float
    steps: int
    games: int
    positions: int
    moves_per_second: float
    evaluations_per_second: float
    loss: float
    """Surprise at the returns, in nats."""
    equity: float
    """Points a game against the game's own evaluation, one ply ahead; NaN before it is known."""
    error: float
    """The standard error of that."""


def train_td(
    game: Game,
    folder: str | Path,
    training: TDTraining | None = None,
    *,
    spec: str | None = None,
    device: str | None = None,
    threads: int | None = None,
    resume: bool = False,
    report: Callable[[TDProgress], None] | None = None,
) -> ValueNet:
    """Learn to play a game; the network that came of it. Ctrl-C ends the run in good order."""
    run = Run(game, Path(folder), training, spec or game.name, device, threads, resume)
    try:
        run.learn(report)
        run.save()
    except KeyboardInterrupt:
        run.save()
        raise
    finally:
        run.close()
    return run.averaged


class _Memory:
    """A ring of positions on the device that learns."""

    def __init__(self, shape: ValueShape, room: int, device: torch.device, seed: int) -> None:
        self.room, self.count, self.next = room, 0, 0
        self.seen = torch.zeros(room, shape.inputs, dtype=torch.bfloat16, device=device)
        self.returns = torch.zeros(room, shape.outcomes, device=device)
        self._dice = torch.Generator(device=device).manual_seed(seed)

    def add(self, crop: Crop) -> int:
        rows = min(len(crop.seen), self.room)
        seen = torch.from_numpy(crop.seen[:rows].view(np.int16)).view(torch.bfloat16)
        returns = torch.from_numpy(crop.returns[:rows])
        first = min(rows, self.room - self.next)
        for kept, new in ((self.seen, seen), (self.returns, returns)):
            kept[self.next : self.next + first].copy_(new[:first])
            kept[: rows - first].copy_(new[first:])
        self.next = (self.next + rows) % self.room
        self.count = min(self.room, self.count + rows)
        return rows

    def sample(self, size: int) -> tuple[torch.Tensor, torch.Tensor]:
        device = self.seen.device
        drawn = torch.randint(self.count, (size,), generator=self._dice, device=device)
        return self.seen[drawn].float(), self.returns[drawn]


class Run:
    """One training run and its folder."""

    def __init__(
        self,
        game: Game,
        folder: Path,
        training: TDTraining | None,
        spec: str,
        device: str | None,
        threads: int | None,
        resume: bool,
    ) -> None:
        self.game, self.spec, self.threads = game, spec, threads
        chosen = check_device(device)
        ValueShape.of(game)  # refuses a game before there is a folder
        told = {"method": "td", "training": asdict(training or TDTraining())}
        self.folder = RunFolder(folder, spec, None if resume else told)
        try:
            if self.folder.config.get("method") != "td":
                raise BadParameter(f"{folder} holds a run of another method")
            self.training = self.folder.settings(TDTraining)
            self._set_up(chosen, resume)
        except BaseException:
            self.folder.close()
            raise

    def _set_up(self, device: torch.device, resume: bool) -> None:
        told = self.training
        shape = ValueShape.of(self.game, told.width, told.layers)
        torch.manual_seed(told.seed)
        if device.type == "cuda":
            torch.set_float32_matmul_precision("high")
        self.network, self.averaged = ValueNet(shape).to(device), ValueNet(shape).to(device)
        self.averaged.load_state_dict(self.network.state_dict())
        self.optimizer = torch.optim.Adam(
            self.network.parameters(), told.learning_rate, fused=device.type == "cuda"
        )
        self.steps, self.positions, self.games, self.seconds = 0, 0, 0, 0.0
        if resume:
            self._restore()
        seed = told.seed + self.steps
        self.tables = Tables(
            self.game, self.averaged, games=told.games, threads=self.threads, seed=seed
        )
        self.memory = _Memory(shape, told.room, device, seed)
        self._loss = torch.zeros((), device=device)
        self._owed, self._equity, self._error = 0.0, math.nan, math.nan

    # The folder.

    def save(self) -> None:
        """Write the network to play with and all that resuming needs."""
        about = {
            "steps": self.steps,
            "positions": self.positions,
            "games": self.games,
            "seconds": self.seconds,
        }
        with self.folder.writing():
            place = self.folder.path / "network.safetensors"
            save_value_net(place, self.averaged, self.spec, about)
        write_state(self.folder, self.spec, self.parts, about)

    @property
    def parts(self) -> Parts:
        """What learns."""
        return {
            "network": self.network,
            "averaged": self.averaged,
            "optimizer": self.optimizer,
        }

    def close(self) -> None:
        """End the threads; let other runs have the folder."""
        self.tables.close()
        self.folder.close()

    def _restore(self) -> None:
        found = read_state(self.folder)
        if found is None:
            return
        tensors, about = found
        with restoring(self.folder):
            refill(self.parts, tensors)
            self.steps, self.positions = about["steps"], about["positions"]
            self.games, self.seconds = about["games"], about["seconds"]

    # Learning.

    def learn(self, report: Callable[[TDProgress], None] | None = None) -> None:
        """Play and learn until the time is over."""
        told, seconds, games = self.training, self.seconds, self.games
        self.tables.round()  # compiles off the clock
        if told.measured:
            versus(self.game, self.averaged, 1, threads=1)
        start = noted = saved = time.perf_counter()
        away, measured = 0.0, self.share
        counted = (0.0, 0.0)
        while self.share < 1.0 and not 0 < told.most_steps <= self.steps:
            self._set_pace()
            self.tables.round(self._learn_owed)
            if self.tables.waiting() >= min(told.batch, told.games):
                fresh = self.memory.add(self.tables.harvest())
                self.positions += fresh
                self._owed += fresh * told.looks / told.batch
            now = time.perf_counter()
            self.seconds = seconds + now - start - away
            self.games = games + int(self.tables.total("games"))
            if told.measured and self.share >= measured + 1 / told.measurements:
                measured = self.share
                self._measure()
                away += time.perf_counter() - now  # measuring is not learning
                now = time.perf_counter()
            if now - noted > _NOTE:
                counted = self._note(counted, now - noted, report)
                noted = time.perf_counter()
            if now - saved > _SAVE:
                self.save()
                saved = time.perf_counter()
        if told.measured:
            self._measure()
        self._note(counted, time.perf_counter() - noted, report)

    @property
    def share(self) -> float:
        """How much of the run is over."""
        told = self.training
        by_steps = self.steps / told.most_steps if told.most_steps else 0.0
        return max(self.seconds / (told.minutes * 60), by_steps)

    def _set_pace(self) -> None:
        told, share = self.training, min(self.share, 1.0)
        if self.games < told.random_games:
            self.tables.set(decay=1.0, epsilon=1.0)
        else:
            trace = told.trace + (told.last_trace - told.trace) * share
            self.tables.set(decay=trace, epsilon=told.epsilon)
        rate = told.learning_rate * (0.01 + 0.99 * (1 + math.cos(math.pi * share)) / 2)
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def _learn_owed(self) -> None:
        """The steps that the new positions call for; a GPU takes them while threads play."""
        steps = int(self._owed)
        self._owed -= steps
        for _ in range(steps):
            seen, returns = self.memory.sample(self.training.batch)
            self._loss = functional.cross_entropy(self.network(seen), returns)
            self.optimizer.zero_grad(set_to_none=True)
            torch.autograd.backward(self._loss)
            self.optimizer.step()
            self.steps += 1
            self._average()

    def _average(self) -> None:
        """The network that plays is a running mean over the last tenth of the steps."""
        keep = 1.0 - 1.0 / min(1000.0, 5.0 + self.steps / 10)
        with torch.no_grad():
            mine, theirs = self.averaged.parameters(), self.network.parameters()
            torch._foreach_lerp_(list(mine), list(theirs), 1.0 - keep)

    def _measure(self) -> None:
        self._equity, self._error, _ = versus(
            self.game, self.averaged, self.training.measured, threads=self.threads, seed=self.steps
        )

    def _note(
        self,
        before: tuple[float, float],
        seconds: float,
        report: Callable[[TDProgress], None] | None,
    ) -> tuple[float, float]:
        now = self.tables.total("moves"), self.tables.total("evaluations")
        told = TDProgress(
            self.seconds,
            self.steps,
            self.games,
            self.positions,
            (now[0] - before[0]) / seconds,
            (now[1] - before[1]) / seconds,
            float(self._loss.detach()),
            self._equity,
            self._error,
        )
        kept = {n: None if v != v else v for n, v in asdict(told).items()}  # JSON has no NaN
        self.folder.note(kept)
        if report is not None:
            report(told)
        return now

"""AlphaZero: a network learns from the games it plays with itself (Silver et al. 2018).

    play      every core searches, one network evaluates for all; or workers on a cluster
    learn     a fixed number of looks at each new position
    refresh   the players get what was learnt
    match     now and then against the network of the beginning

A run is a folder, see `run_folder`; it is resumed from its last checkpoint.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from ...game import Game
from ..runs.checkpoint import read_state, restoring, write_state
from ..runs.folder import RunFolder
from .actors import Cluster, Games, Here
from .config import Training
from .learner import Learner
from .network import (
    Network,
    Shape,
    check_device,
    quicken_cpu,
    save_network,
    spec_text,
)
from .playout_policy import learn_reflex, save_reflex
from .replay import Replay

__all__ = ["Progress", "Training", "train"]

_NOTE, _SAVE = 2.0, 20.0  # seconds between reports, and between checkpoints


@dataclass(frozen=True)
class Progress:
    """How a run is getting on; the names are those in `metrics.jsonl`."""

    seconds: float
    steps: int
    """Of learning."""
    positions: int
    """Learnt from so far."""
    games: int
    simulations: int
    positions_per_second: float
    simulations_per_second: float
    moves_per_second: float
    policy_loss: float
    value_loss: float
    remembered: float
    """The share of simulations that needed no network: known states and ends of games."""
    elo: float | None = None
    """Against the network of the beginning; None before the first match."""


def train(
    game: Game,
    folder: str | Path,
    training: Training | None = None,
    *,
    spec: str | None = None,
    device: str | None = None,
    threads: int | None = None,
    resume: bool = False,
    minutes: float | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    report: Callable[[Progress], None] | None = None,
) -> Network:
    """Learn to play a game; the network that came of it. Ctrl-C ends the run in good order.

    `resume` goes on with the run in the folder, up to `minutes` in all if that is given.
    `workers` processes play on the Ray cluster at the address `cluster`, or on one that is
    started on this machine; without both, threads of this process play.
    """
    where = None if workers is None and cluster is None else Cluster(workers, cluster)
    run = Run(game, Path(folder), training, spec, device, threads, resume, minutes, where)
    try:
        run.learn(report)
        run.end()
    except KeyboardInterrupt:
        run.end()
        raise
    finally:
        run.close()
    return run.learner.averaged


class Run:
    """One training run and its folder."""

    def __init__(
        self,
        game: Game,
        folder: Path,
        training: Training | None,
        spec: str | None,
        device: str | None,
        threads: int | None,
        resume: bool,
        minutes: float | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self.spec = spec or spec_text(game)
        self.device = check_device(device)
        told = None if resume else {"training": asdict(training or Training())}
        self.folder = RunFolder(folder, self.spec, told)
        try:
            self.training = self.folder.settings(Training)
            if minutes is not None:
                self.training = replace(self.training, minutes=minutes)
            size = self.training
            shape = Shape.of(game, size.channels, size.blocks, size.plain)
            if self.device.type == "cpu":
                quicken_cpu(shape)
            self.learner = Learner(shape, self.training, self.device)
            start = Network(shape)
            start.load_state_dict(self.learner.averaged.state_dict())
            self.positions, self.games_before, self.simulations_before = 0, 0, 0
            self.seconds = 0.0
            self.elo: float | None = None
            if resume:
                self._restore()
            self.games = self._players(game, start, threads, cluster)
            self.replay = Replay(
                shape,
                self.training.room,
                self.device,
                self.training.search_share,
                self.training.seed,
            )
        except BaseException:
            self.folder.close()
            raise

    def _players(
        self, game: Game, start: Network, threads: int | None, cluster: Cluster | None
    ) -> Games:
        seed = self.training.seed + self.learner.steps
        mine = self.learner.averaged
        if cluster is None:
            return Here(game, mine, start, self.training, self.device, threads, seed)
        from .cluster import OnCluster

        return OnCluster(self.spec, mine, start, self.training, cluster, seed)

    def close(self) -> None:
        """End what plays; let other runs have the folder."""
        self.games.close()
        self.folder.close()

    # Checkpoints.

    def save(self) -> None:
        """Write the network to play with and all that resuming needs."""
        about = self._save_network("network.safetensors")
        write_state(self.folder, self.spec, self.learner.parts, about)

    def end(self) -> None:
        """The last checkpoint, and a reflex for playouts."""
        self.save()
        if len(self.replay):
            weights = learn_reflex(self.learner.averaged.shape, self.replay.sample)
            with self.folder.writing():
                save_reflex(self.folder.path / "reflex.safetensors", weights, self.spec)

    def _save_network(self, name: str) -> dict[str, Any]:
        counts = self.games.counts
        about = {
            "steps": self.learner.steps,
            "positions": self.positions,
            "seconds": self.seconds,
            "games": self.games_before + counts.games,
            "simulations": self.simulations_before + counts.simulations,
            "elo": self.elo,
        }
        with self.folder.writing():
            save_network(self.folder.path / name, self.learner.averaged, self.spec, about)
        return about

    def _restore(self) -> None:
        found = read_state(self.folder)
        if found is None:
            return
        tensors, about = found
        with restoring(self.folder):
            self.learner.restore(tensors, about["steps"])
            self.positions, self.seconds = about["positions"], about["seconds"]
            self.games_before, self.simulations_before = about["games"], about["simulations"]
            self.elo = about["elo"]

    # Learning.

    def learn(self, report: Callable[[Progress], None] | None = None) -> None:
        """Play and learn until the time is over."""
        told, before = self.training, self.seconds
        self.games.prepare()  # compiles off the clock
        start = saved = noted = time.perf_counter()
        owed, counted, kept = 0.0, (self.games.counts, self.positions), self.seconds
        while self.seconds < told.minutes * 60 and not 0 < told.most_steps <= self.learner.steps:
            owed += self._gather()
            now = time.perf_counter()
            self.seconds = before + now - start
            if len(self.replay) < min(told.warm_up, told.room):
                owed = 0.0
            if owed >= told.refresh:
                self._learn_from(int(owed))
                owed -= int(owed)
            score = self.games.match(self.seconds)
            self.elo = self.elo if score is None else round(score.elo, 1)
            if now - noted > _NOTE:
                self._note(*counted, now - noted, report)
                noted, counted = now, (self.games.counts, self.positions)
            if now - saved > _SAVE:
                self.save()
                saved = time.perf_counter()
            if told.keep and self.seconds >= kept + told.keep * 60:
                kept += told.keep * 60
                self._save_network(f"network-{round(kept)}s.safetensors")
        self._note(*counted, time.perf_counter() - noted, report)

    def _gather(self) -> float:
        """Take in new positions; the steps of learning that they are worth."""
        found = self.games.gather()
        if found is None:
            return 0.0
        fresh = self.replay.add(found)
        self.positions += fresh
        return fresh * self.training.looks / self.training.batch

    def _learn_from(self, steps: int) -> None:
        told = self.training
        for _ in range(steps):
            share = self.seconds / (told.minutes * 60)
            if told.most_steps:
                share = max(share, self.learner.steps / told.most_steps)
            self.learner.learn(self.replay.sample(told.batch), share)
        self.games.refresh(self.learner.averaged)

    def _note(
        self,
        before: Any,
        positions: int,
        seconds: float,
        report: Callable[[Progress], None] | None,
    ) -> None:
        now = self.games.counts
        simulations = now.simulations - before.simulations
        asked = now.evaluations - before.evaluations
        policy_loss, value_loss = self.learner.losses
        told = Progress(
            self.seconds,
            self.learner.steps,
            self.positions,
            self.games_before + now.games,
            self.simulations_before + now.simulations,
            (self.positions - positions) / seconds,
            simulations / seconds,
            (now.moves - before.moves) / seconds,
            policy_loss,
            value_loss,
            1.0 - asked / max(simulations, 1),
            self.elo,
        )
        self.folder.note(asdict(told))
        if report is not None:
            report(told)

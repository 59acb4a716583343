"""AlphaZero: a network learns from games against itself (Silver et al. 2018).

play      every core searches, one network evaluates for all; or workers on a cluster
learn     each new position is learnt from a fixed number of times
refresh   the players get the newest weights
match     now and then against the initial network
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Unpack

from ...game import Game
from ..runs.checkpoint import Parts
from ..runs.config import AlphaZeroConfig
from ..runs.device import check_device, quicken_cpu
from ..runs.loop import Run, RunOptions, metric
from .actors import Cluster, Games, Here
from .learner import Learner
from .network import Network, Shape
from .playout_policy import learn_reflex, save_reflex
from .replay import Replay

__all__ = ["AlphaZeroRun", "Progress", "train"]


@dataclass(frozen=True)
class Progress:
    """How a run is getting on; the names are those in `metrics.jsonl`."""

    seconds: float = metric("seconds", ",.0f")
    steps: int = metric("training steps")
    positions: int = metric("positions learnt from")
    games: int = metric("games")
    simulations: int = metric("simulations")
    positions_per_second: float = metric("positions per second", ",.0f")
    simulations_per_second: float = metric("simulations per second", ",.0f")
    moves_per_second: float = metric("moves per second", ",.0f")
    policy_loss: float = metric("policy loss", ".3f")
    value_loss: float = metric("value loss", ".3f")
    remembered: float = metric("simulations without the network", ".0%")
    """Cached evaluations and ends of games."""
    elo: float | None = metric("Elo above the initial network", "+.0f")
    """None before the first match."""


def train(
    game: Game,
    folder: str | Path,
    config: AlphaZeroConfig | None = None,
    *,
    device: str | None = None,
    threads: int | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    report: Callable[[Progress], None] | None = None,
    **options: Unpack[RunOptions],
) -> Network:
    """Learn to play a game; returns the network. Ctrl-C stops the run in good order.

    `workers` processes play on the Ray cluster at the address `cluster`, or on one that is
    started on this machine; without both, threads of this process play.
    """
    where = None if workers is None and cluster is None else Cluster(workers, cluster)
    run = AlphaZeroRun(game, folder, config, device, threads, where, **options)
    return run.complete(report).learner.averaged


class AlphaZeroRun(Run[AlphaZeroConfig]):
    """One training run and its folder."""

    kind = AlphaZeroConfig
    counters = ("steps", "positions", "seconds", "games", "simulations", "elo")

    def __init__(
        self,
        game: Game,
        folder: str | Path,
        config: AlphaZeroConfig | None = None,
        device: str | None = None,
        threads: int | None = None,
        cluster: Cluster | None = None,
        **options: Unpack[RunOptions],
    ) -> None:
        self.device, self.threads, self.cluster = check_device(device), threads, cluster
        self.positions = self.games = self.simulations = 0
        self.elo: float | None = None
        self._owed = 0.0  # training steps that new positions call for
        super().__init__(game, folder, config, **options)

    def set_up(self) -> None:
        config = self.config
        shape = Shape.of(self.game, config.channels, config.blocks, config.plain)
        if self.device.type == "cpu":
            quicken_cpu(shape.is_plain)
        self.learner = Learner(shape, config, self.device)
        self.network = self.learner.averaged
        self.initial = Network(shape)
        self.initial.load_state_dict(self.learner.averaged.state_dict())

    def open(self) -> None:
        config = self.config
        self.learner.steps = self.steps
        self._finished_before, self._simulated_before = self.games, self.simulations
        self._snapshot = self.seconds
        self.players = self._players(config.seed + self.steps)
        self.replay = Replay(
            self.initial.shape, config.buffer_size, self.device, config.search_share, config.seed
        )

    def _players(self, seed: int) -> Games:
        networks = self.learner.averaged, self.initial
        if self.cluster is None:
            return Here(self.game, *networks, self.config, self.device, self.threads, seed)
        from .cluster import OnCluster

        return OnCluster(self.spec, *networks, self.config, self.cluster, seed)

    def close(self) -> None:
        self.players.close()
        super().close()

    # Learning.

    def prepare(self) -> None:
        self.players.prepare()

    def advance(self) -> None:
        config = self.config
        found = self.players.gather()
        if found is not None:
            fresh = self.replay.add(found)
            self.positions += fresh
            self._owed += fresh * config.replay_ratio / config.batch
        if len(self.replay) < min(config.warm_up, config.buffer_size):
            self._owed = 0.0
        if self._owed >= config.refresh:
            for _ in range(int(self._owed)):
                self.learner.learn(self.replay.sample(config.batch), self.share)
                self.steps = self.learner.steps
            self._owed %= 1.0
            self.players.refresh(self.learner.averaged)

    def evaluate(self) -> None:
        score, config = self.players.match(self.seconds), self.config
        self.elo = self.elo if score is None else round(score.elo, 1)
        pause = config.snapshot_minutes * 60
        if pause and self.seconds >= self._snapshot + pause:
            self._snapshot += pause
            self.write_network(f"network-{round(self._snapshot)}s.safetensors", self.network)

    def totals(self) -> dict[str, float]:
        return {"positions": self.positions, **vars(self.players.counts)}

    def progress(self) -> Progress:
        self._count()
        rates = self.rates()
        return Progress(
            self.seconds,
            self.steps,
            self.positions,
            self.games,
            self.simulations,
            rates["positions"],
            rates["simulations"],
            rates["moves"],
            *self.learner.losses,
            1.0 - rates["evaluations"] / max(rates["simulations"], 1e-9),
            self.elo,
        )

    def _count(self) -> None:
        counts = self.players.counts
        self.games = self._finished_before + counts.games
        self.simulations = self._simulated_before + counts.simulations

    # Files.

    @property
    def parts(self) -> Parts:
        return self.learner.parts

    def save(self) -> None:
        self._count()
        super().save()

    def finish(self) -> None:
        """The last checkpoint, and a small policy for playouts."""
        super().finish()
        if len(self.replay):
            weights = learn_reflex(self.initial.shape, self.replay.sample)
            with self.folder.writing():
                save_reflex(self.folder.path / "reflex.safetensors", weights, self.spec)

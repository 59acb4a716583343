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
from typing import TYPE_CHECKING, Any, Unpack

from ...game import Game
from ...games import spec_text
from ..runs.config import AlphaZeroConfig
from ..runs.device import quicken_cpu
from ..runs.loop import RunOptions, metric
from .actors import Cluster, Here
from .learner import Learner, SelfPlayProgress, SelfPlayRun
from .network import Network, Shape
from .playout_policy import learn_reflex, save_reflex
from .replay import Replay

if TYPE_CHECKING:
    from .cluster import OnCluster

__all__ = ["AlphaZeroProgress", "AlphaZeroRun", "train"]


@dataclass(frozen=True)
class AlphaZeroProgress(SelfPlayProgress):
    simulations: int = metric("simulations")
    positions_per_second: float = metric("positions per second", ",.0f")
    simulations_per_second: float = metric("simulations per second", ",.0f")
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
    report: Callable[[AlphaZeroProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> Network:
    """Learn to play a game; returns the network. Ctrl-C stops the run in good order.

    `workers` processes play on the Ray cluster at the address `cluster`, or on one that is
    started on this machine; without both, threads of this process play.
    """
    where = None if workers is None and cluster is None else Cluster(workers, cluster)
    options["spec"] = options.get("spec") or spec_text(game)
    machine: dict[str, Any] = {"device": device, "threads": threads, "cluster": where}
    run = AlphaZeroRun(game, folder, config, **machine, **options).complete(report)
    return run.learner.averaged


class AlphaZeroRun(SelfPlayRun[AlphaZeroConfig]):
    """One training run and its folder."""

    kind = AlphaZeroConfig
    counters = ("steps", "positions", "seconds", "games", "simulations", "elo")

    learner: Learner
    simulations = 0
    elo: float | None = None

    def __init__(self, *args: Any, cluster: Cluster | None = None, **options: Any) -> None:
        self.cluster = cluster
        super().__init__(*args, **options)

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

    def _players(self, seed: int) -> Here | OnCluster:
        networks = self.learner.averaged, self.initial
        if self.cluster is None:
            return Here(self.game, *networks, self.config, self.device, self.threads, seed)
        from .cluster import OnCluster

        return OnCluster(self.spec, *networks, self.config, self.cluster, seed)

    # Learning.

    def prepare(self) -> None:
        self.players.prepare()

    def advance(self) -> None:
        config = self.config
        found = self.players.gather()
        if found is not None:
            fresh = self.replay.add(found)
            self.positions += fresh
            self.owed += fresh * config.replay_ratio / config.batch
        if len(self.replay) < min(config.warm_up, config.buffer_size):
            self.owed = 0.0
        if self.owed >= config.refresh:
            for _ in range(int(self.owed)):
                self.learner.learn(self.replay.sample(config.batch), self.share)
                self.steps = self.learner.steps
            self.owed %= 1.0
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

    def progress(self) -> AlphaZeroProgress:
        self._count()
        rates = self.rates()
        return AlphaZeroProgress(
            self.seconds,
            self.steps,
            self.games,
            self.positions,
            rates["moves"],
            self.simulations,
            rates["positions"],
            rates["simulations"],
            *self.learner.losses,
            1.0 - rates["evaluations"] / max(rates["simulations"], 1e-9),
            self.elo,
        )

    def _count(self) -> None:
        counts = self.players.counts
        self.games = self._finished_before + counts.games
        self.simulations = self._simulated_before + counts.simulations

    # Files.

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

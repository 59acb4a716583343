"""AlphaZero: a network learns from games against itself (Silver et al. 2018).

play      every core searches, one network evaluates for all; or workers on a cluster
learn     each new position is learnt from a fixed number of times
refresh   the players get the newest weights
match     now and then against the initial network
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

from ...game import Game
from ...games import spec_text
from ..inference.reflex import save_reflex
from ..runs.config import AlphaZeroConfig
from ..runs.device import check_device, quicken_cpu
from ..runs.loop import RunOptions, metric
from .actors import Cluster, Here
from .fitting import fit
from .learner import Learner, SelfPlayProgress, SelfPlayRun
from .network import Network, Shape
from .playout_policy import learn_reflex
from .replay import Replay

if TYPE_CHECKING:
    from .cluster import OnCluster

_BEHIND = 4  # times the steps between updates: playing waits for learning

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

    Without a configuration, one is chosen that fits this machine; see `fit`.
    `workers` processes play on the Ray cluster at the address `cluster`, or on one that is
    started on this machine; without both, threads of this process play.

    >>> from zermelo.games import load
    >>> from zermelo.learning import AlphaZeroConfig, train
    >>> config = AlphaZeroConfig(plain=True, channels=16, games=8, simulations=8, minutes=0.1)
    >>> network = train(load("tic_tac_toe"), "run", config, device="cpu")  # doctest: +SKIP
    """
    where = None if workers is None and cluster is None else Cluster(workers, cluster)
    options["spec"] = options.get("spec") or spec_text(game)
    if config is None and where is None and not options.get("resume"):
        fitted = fit(game, AlphaZeroConfig(), device=check_device(device), threads=threads)
        config, threads = fitted.config, fitted.threads
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
        self._background = ThreadPoolExecutor(1)
        self._learning: Future[None] | None = None
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
        self.learner.prepare(self.replay.blank(self.config.batch))

    def advance(self) -> None:
        """On a GPU the network learns while it plays; elsewhere it plays or learns."""
        config = self.config
        found = self.players.gather()
        if found is not None:
            fresh = self.replay.add(found)
            self.positions += fresh
            self.owed += fresh * config.replay_ratio / config.batch
        if len(self.replay) < min(config.warm_up, config.buffer_size):
            self.owed = 0.0
        behind = self.owed >= _BEHIND * config.refresh
        if self._learning is None or self._learning.done() or behind:
            self._settle()
            if self.owed >= config.refresh:
                steps, self.owed = int(self.owed), self.owed % 1.0
                if self.device.type == "cuda":
                    self._learning = self._background.submit(self._learn, steps, self.share)
                else:
                    self._learn(steps, self.share)
                    self._play_on()

    def _learn(self, steps: int, share: float) -> None:
        for _ in range(steps):
            self.learner.learn(self.replay.sample(self.config.batch), share)

    def _settle(self) -> None:
        """Wait until the background has learnt what it is learning."""
        if self._learning is not None:
            learning, self._learning = self._learning, None
            learning.result()
            self._play_on()

    def _play_on(self) -> None:
        """With what was learnt."""
        self.steps = self.learner.steps
        self.players.refresh(self.learner.averaged)

    def evaluate(self) -> None:
        if self.players.clock.is_due(self.seconds):
            self._settle()
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
        self._settle()
        self._count()
        super().save()

    def close(self) -> None:
        self._background.shutdown(cancel_futures=True)
        super().close()

    def finish(self) -> None:
        """The last checkpoint, and a small policy for playouts."""
        super().finish()
        if len(self.replay):
            weights = learn_reflex(self.initial.shape, self.replay.sample)
            with self.folder.writing():
                save_reflex(self.folder.path / "reflex.safetensors", weights, self.spec)

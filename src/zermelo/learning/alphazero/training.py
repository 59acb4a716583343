"""AlphaZero: a network learns from games against itself (Silver et al. 2018).

play      every core searches, one network evaluates for all; or workers on a cluster
learn     each new position is learnt from a fixed number of times
watch     a network that stalls or collapses is put right, and the run says so
refresh   the players get the newest weights
match     now and then against anchors of fixed strength
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, Unpack

import torch

from ...arguments import checked
from ...game import Game
from ...games import spec_text
from ...machine import check_device
from ..inference.playout_policy import save_playout_policy
from ..inference.shapes import Shape
from ..runs.config import AlphaZeroConfig, PolicyValueConfig
from ..runs.device import quicken_cpu
from ..runs.ladder import Ladder, anchors
from ..runs.loop import RunOptions, metric
from .actors import Cluster, LocalActors
from .fitting import Fitted, fit
from .learner import Learner, SelfPlayProgress, SelfPlayRun
from .network import Network, sizes_of
from .playout_policy import learn_playout_policy
from .replay import Replay
from .samples import FurtherTargets, SelfPlaySamples
from .watching import LOOK_STEPS, SAMPLE, UNSEEN, Finding, Health, TrainingWatch, measure

if TYPE_CHECKING:
    from .cluster import OnCluster

_BEHIND = 4  # times the steps between updates: playing waits for learning
_AFTER_COLLAPSE = 0.3  # of the learning rate is left
_AFTER_STALL = 0.5
_SWITCH = 1e-4  # seconds that a thread may keep others from Python; usually 5 ms, a whole round
_LOWEST = 1e-4  # share of the learning rate: below, nothing would be learnt at all

Sized = TypeVar("Sized", bound=PolicyValueConfig)


@dataclass(frozen=True)
class NetworkProgress(Health, SelfPlayProgress):
    """The metrics of a run that trains AlphaZero's network."""

    positions_per_second: float = metric("positions per second", ",.0f")
    policy_loss: float | None = metric("policy loss", ".3f")
    value_loss: float | None = metric("value loss", ".3f")
    gradient_norm: float | None = metric("norm of the gradient", ".2f")
    """The losses of the last step; None before the first."""
    learning_rate: float = metric("learning rate", ".2g")
    ladder_elo: float | None = metric("Elo above random play", "+.0f")
    """Elo from matches against anchors of fixed strength; None before the first."""
    ladder_error: float | None = metric("its error", ".0f")
    warning: str | None = metric("warning", "")
    """Problems since the last report, and what was done about them."""


@dataclass(frozen=True)
class AlphaZeroProgress(NetworkProgress):
    simulations: int = metric("simulations")
    simulations_per_second: float = metric("simulations per second", ",.0f")
    remembered: float = metric("simulations without the network", ".0%")
    """The share of leaves answered from the cache or by the rules."""
    ownership_loss: float | None = metric("ownership loss", ".3f", optional=True)
    opponent_loss: float | None = metric("loss of the opponent's policy", ".3f", optional=True)
    """None where these are not learnt."""


@checked
def train(
    game: Game,
    folder: str | Path,
    config: AlphaZeroConfig | None = None,
    *,
    device: str | None = None,
    threads: int | None = None,
    start: Network | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    report: Callable[[AlphaZeroProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> Network:
    """Learn to play a game; returns the network. Ctrl-C stops the run in good order.

    Without a configuration, one is chosen that fits this machine; see `fit`. `start` is the
    network to begin with, whose sizes are taken; without one, weights are random.
    `workers` processes play on the Ray cluster at the address `cluster`, or on one that is
    started on this machine; without both, threads of this process play.

    >>> from zermelo.games import load
    >>> from zermelo.learning import AlphaZeroConfig, train
    >>> config = AlphaZeroConfig(plain=True, channels=16, games=8, simulations=8, minutes=0.1)
    >>> network = train(load("tic_tac_toe"), "run", config, device="cpu")  # doctest: +SKIP
    """
    machine: dict[str, Any] = {"device": device, "threads": threads, "start": start}
    if workers is not None or cluster is not None:
        machine["cluster"] = Cluster(workers, cluster)
        config = config or AlphaZeroConfig()  # nothing is measured here that others are to do
    return AlphaZeroRun.trained(game, folder, config, machine, report, options)


class NetworkRun(SelfPlayRun[Sized]):
    """A run that trains AlphaZero's network, watches its health and measures its strength."""

    counters: ClassVar[tuple[str, ...]] = (
        *("steps", "positions", "seconds", "games", "lr_scale"),
        *("ladder_elo", "ladder_error"),
    )

    fit: ClassVar[Callable[..., Fitted]]
    """Chooses a configuration for this machine."""

    learner: Learner
    replay: Any
    ladder_elo: float | None = None
    ladder_error: float | None = None
    health = UNSEEN
    losses: Any
    """The losses of the last step whose weights play."""
    masks_illegal = False
    """Whether illegal moves are masked in training, so that their logits mean nothing."""
    to_try = "more --simulations, a larger network (--channels, --blocks) or more --random-plies"
    """What to advise when learning has stalled."""

    def __init__(
        self,
        game: Game,
        folder: str | Path,
        config: Sized | None = None,
        *,
        start: Network | None = None,
        **options: Any,
    ) -> None:
        self.start = start
        if start is not None:
            start.check_start(game)
            config = replace(config or self.kind(), **sizes_of(start))
        super().__init__(game, folder, config, **options)

    # What a method defines.

    def new_learner(self, shape: Shape) -> Learner:
        """Make the learner."""
        raise NotImplementedError

    def new_players(self, seed: int) -> Any:
        """Make what plays."""
        raise NotImplementedError

    def new_replay(self) -> Any:
        """Make the replay buffer."""
        raise NotImplementedError

    def playing(self) -> Network:
        """The network that plays."""
        return self.learner.averaged

    # What all methods have.

    @classmethod
    def trained(
        cls,
        game: Game,
        folder: str | Path,
        config: Sized | None,
        machine: dict[str, Any],
        report: Callable[[Any], None] | None,
        options: RunOptions,
    ) -> Network:
        """Run to the end and return the network; without `config`, settings fit the machine."""
        options["spec"] = options.get("spec") or spec_text(game)
        if config is None and not options.get("resume"):
            device, threads = check_device(machine["device"]), machine["threads"]
            sizes = {} if machine["start"] is None else sizes_of(machine["start"])
            given = replace(cls.kind(), **sizes)
            fitted = cls.fit(game, given, sizes, device=device, threads=threads)
            config, machine["threads"] = fitted.config, fitted.threads
        return cls(game, folder, config, **machine, **options).complete(report).learner.averaged

    def set_up(self) -> None:
        config = self.config
        shape = Shape.of(self.game, config.channels, config.blocks, config.plain)
        if self.device.type == "cpu":
            quicken_cpu(shape.is_plain)
        self.learner, self.watch = self.new_learner(shape), TrainingWatch(shape.actions)
        if self.start is not None:
            self.learner.begin_with(self.start)
        self._warnings: list[str] = []
        self._returned = -1  # the step to which it went back last
        self.network = self.learner.averaged
        self.ladder = Ladder(one.name for one in anchors(self.game))

    def open(self) -> None:
        self.learner.steps, self.losses = self.steps, self.learner.losses
        self._finished_before = self.games
        self._snapshot = self.seconds
        self._background = ThreadPoolExecutor(1)
        self._switched = sys.getswitchinterval()
        self._learning: Future[None] | None = None
        self.players = self.new_players(self.config.seed + self.steps)
        self.replay = self.new_replay()

    # Learning.

    def prepare(self) -> None:
        sys.setswitchinterval(_SWITCH)
        self.players.prepare()
        self.learner.prepare(self.replay.blank(self.config.batch))
        if self.start is not None:
            self.save()  # a run that is killed before its first checkpoint begins with it, too

    def is_learning(self) -> bool:
        """Whether a learning task is running in the background."""
        return self._learning is not None and not self._learning.done()

    def begin_learning(self, learn: Callable[[float], None]) -> None:
        """On a GPU the network learns while it plays; elsewhere it plays or learns.

        `learn` is called with the share of the run that is over.
        """
        if self.device.type == "cuda":
            self._learning = self._background.submit(self._learn_aside, learn, self.share)
        else:
            learn(self.share)
            self._play_on()

    @staticmethod
    def _learn_aside(learn: Callable[[float], None], share: float) -> None:
        """Learn, then synchronize here, so that later CUDA calls do not block on it."""
        learn(share)
        torch.cuda.current_stream().synchronize()

    def learn_from(self, sample: Any, share: float) -> None:
        """Take a training step."""
        self.learner.learn(sample, share)
        if self.learner.steps % LOOK_STEPS == 0:
            self._look()

    @property
    def lr_scale(self) -> float:
        """The factor of the learning rate, lowered after each problem."""
        return self.learner.lr_scale

    @lr_scale.setter
    def lr_scale(self, share: float) -> None:
        self.learner.lr_scale = share

    def about(self) -> dict[str, Any]:
        return super().about() | {"ladder": self.ladder.as_json()}

    def restore(self, about: dict[str, Any]) -> None:
        super().restore(about)
        self.ladder.restore(about["ladder"])

    def _look(self) -> None:
        """Measure the network's health and repair it if something is wrong."""
        learner = self.learner
        self.health = measure(
            learner.averaged, self.replay.sample_aside(SAMPLE), self.masks_illegal
        )
        finding = self.watch.judge(self.health, learner.losses)
        if finding is not None:
            self._warnings.append(self._put_right(finding))
        elif self.watch.is_good(self.health):
            learner.remember()

    def _put_right(self, finding: Finding) -> str:
        """Repair the run; returns a sentence that says how."""
        learner = self.learner
        left = _AFTER_COLLAPSE if finding.is_collapse else _AFTER_STALL
        learner.lr_scale = max(left * learner.lr_scale, _LOWEST)
        now = f"the learning rate is {_percent(learner.lr_scale)} of what it was"
        if finding.is_collapse:
            # What it had gone back to already, and has collapsed from again, was no good either.
            learner.go_back(to_start=learner.good_step == self._returned)
            self._returned = learner.good_step
            return (
                f"learning collapsed at step {learner.steps:,}: {finding.what}; it goes on from "
                f"step {learner.good_step:,}, and {now}; if that happens again, try a lower "
                "--learning-rate or a smaller --batch"
            )
        return (
            f"learning has stalled at step {learner.steps:,}: {finding.what}; {now}; try "
            f"{self.to_try}"
        )

    def _said(self) -> str | None:
        """The warning to report, once."""
        warnings, self._warnings = self._warnings, []
        return "; ".join(warnings) or None

    def settle(self) -> None:
        """Wait for the learning task in the background."""
        if self._learning is not None:
            learning, self._learning = self._learning, None
            learning.result()
            self._play_on()

    def _play_on(self) -> None:
        """Play on with the new weights, if there are any."""
        if self.steps != self.learner.steps:
            self.steps, self.losses = self.learner.steps, self.learner.losses
            self.players.refresh(self.playing())

    def evaluate(self) -> None:
        if self.players.clock.is_due(self.seconds):
            self.settle()  # what is measured is what was learnt
        standing = self.players.match(self.seconds)
        if standing is not None:
            self.ladder_elo, self.ladder_error = (round(one, 1) for one in standing)
        pause = self.config.snapshot_minutes * 60
        if pause and self.seconds >= self._snapshot + pause:
            self._snapshot += pause
            self.write_network(f"network-{round(self._snapshot)}s.safetensors", self.network)

    def count(self) -> None:
        """Update the counts of games played."""
        self.games = self._finished_before + self.players.counts.games

    def metrics(self, rates: dict[str, float]) -> dict[str, Any]:
        """The metrics of all methods, given the rates since the last report."""
        self.count()
        losses = self.losses
        return {
            "seconds": self.seconds,
            "steps": self.steps,
            "games": self.games,
            "positions": self.positions,
            "moves_per_second": rates["moves"],
            "positions_per_second": rates["positions"],
            **asdict(self.health),
            "policy_loss": losses.policy,
            "value_loss": losses.value,
            "gradient_norm": losses.gradient,
            "learning_rate": self.learner.rate_now,
            "ladder_elo": self.ladder_elo,
            "ladder_error": self.ladder_error,
            "warning": self._said(),
        }

    def totals(self) -> dict[str, float]:
        return {"positions": self.positions, **vars(self.players.counts)}

    # Files.

    def save(self) -> None:
        self.settle()
        self.count()
        super().save()

    def close(self) -> None:
        self._background.shutdown(cancel_futures=True)
        super().close()
        sys.setswitchinterval(self._switched)

    def finish(self) -> None:
        """Write the last checkpoint and the playout policy."""
        super().finish()
        if len(self.replay):
            weights = learn_playout_policy(self.network.shape, self.replay.sample)
            with self.folder.writing():
                save_playout_policy(
                    self.folder.path / "playout_policy.safetensors", weights, self.spec
                )


class AlphaZeroRun(NetworkRun[AlphaZeroConfig]):
    """A training run of AlphaZero and its folder."""

    kind, fit = AlphaZeroConfig, staticmethod(fit)
    counters = (*NetworkRun.counters, "simulations")

    simulations = 0

    def __init__(self, *args: Any, cluster: Cluster | None = None, **options: Any) -> None:
        self.cluster = cluster
        super().__init__(*args, **options)

    def new_learner(self, shape: Shape) -> Learner:
        return Learner(shape, self.config, self.device, self.targets)

    @property
    def targets(self) -> FurtherTargets:
        """What is learnt besides policy and value."""
        return FurtherTargets.of(self.game, self.config)

    def new_players(self, seed: int) -> LocalActors | OnCluster:
        plays = self.learner.averaged, self.ladder, self.config
        if self.cluster is None:
            return LocalActors(self.game, *plays, self.device, self.threads, seed, self.spec)
        from .cluster import OnCluster

        return OnCluster(self.game, self.spec, *plays, self.cluster, seed)

    def new_replay(self) -> Replay:
        config = self.config
        return Replay(
            self.network.shape,
            config.buffer_size,
            self.device,
            config.search_share,
            config.seed,
            self.targets,
        )

    def open(self) -> None:
        super().open()
        self._simulated_before = self.simulations
        self._found: list[SelfPlaySamples] = []  # and not in the buffer yet

    def advance(self) -> None:
        found = self.players.gather()
        if found is not None:
            self._found.append(found)
        if self._found and (not self.is_learning() or self._is_behind()):
            self.settle()
            new, self._found = self._found, []
            self.begin_learning(partial(self._learn, new))

    def _is_behind(self) -> bool:
        """Whether learning lags so far that playing should wait."""
        config, positions = self.config, sum(len(one.observations) for one in self._found)
        return positions * config.replay_ratio >= _BEHIND * config.refresh * config.batch

    def _learn(self, found: list[SelfPlaySamples], share: float) -> None:
        """Add samples to the buffer and take the steps that are due.

        This runs in the background: copies to a GPU wait for its pending steps.
        """
        config = self.config
        for one in found:
            fresh = self.replay.add(one)
            self.positions += fresh
            self.owed += fresh * config.replay_ratio / config.batch
        if len(self.replay) < min(config.warm_up, config.buffer_size):
            self.owed = 0.0
        if self.owed >= config.refresh:
            steps, self.owed = int(self.owed), self.owed % 1.0
            for _ in range(steps):
                self.learn_from(self.replay.sample(config.batch), share)

    def progress(self) -> AlphaZeroProgress:
        rates, losses, learnt = self.rates(), self.losses, self.targets
        return AlphaZeroProgress(
            **self.metrics(rates),
            simulations=self.simulations,
            simulations_per_second=rates["simulations"],
            remembered=1.0 - rates["evaluations"] / max(rates["simulations"], 1e-9),
            ownership_loss=losses.ownership if learnt.ownership else None,
            opponent_loss=losses.replies if learnt.replies else None,
        )

    def count(self) -> None:
        super().count()
        self.simulations = self._simulated_before + self.players.counts.simulations


def _percent(share: float) -> str:
    """
    >>> [_percent(one) for one in (0.3, 0.09, 0.0045)]
    ['30%', '9%', '0.45%']
    """
    return f"{100 * share:.2g}%"

"""PPO: AlphaZero's network learns by policy gradient from games against itself, without search.

play      thousands of games, one evaluation a move
learn     from the last moves of all of them, a few times each
watch     as AlphaZero: a network that stalls or collapses is put right
refresh   the players get the newest weights
match     now and then against anchors of fixed strength

What comes of it is a network as any other: it plays as it is (`policy`), or guides a search
(`alphazero`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Unpack

from ...arguments import checked
from ...game import Game
from ..alphazero.actors import Here
from ..alphazero.network import Network
from ..alphazero.training import NetworkProgress, NetworkRun
from ..inference.shapes import Shape
from ..runs.config import PPOConfig
from ..runs.loop import RunOptions, metric
from .fitting import fit
from .learner import Decisions, PPOLearner
from .rollouts import ROOM, Rollouts

_NORM_BATCHES, _FIRST_NORMS = 4, 8  # what norms are set by, and how often to begin with


@dataclass(frozen=True)
class PPOProgress(NetworkProgress):
    target_entropy: float = metric("entropy of the policy that played", ".3f")
    policy_loss: float | None = metric("policy loss", ".4f")
    distance: float | None = metric("divergence from the magnet", ".4f")
    """In nats, on the last batch."""
    clipped: float | None = metric("moves beyond the clip", ".0%")


@checked
def train_ppo(
    game: Game,
    folder: str | Path,
    config: PPOConfig | None = None,
    *,
    device: str | None = None,
    threads: int | None = None,
    start: Network | None = None,
    report: Callable[[PPOProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> Network:
    """Learn to play a game without search; returns the network. Ctrl-C stops it in good order.

    Without a configuration, one is chosen that fits this machine; see `fit`. `start` is the
    network to begin with, whose sizes are taken; without one, weights are random.

    >>> from zermelo.games import load
    >>> from zermelo.learning import PPOConfig, train_ppo
    >>> config = PPOConfig(plain=True, channels=64, games=64, minutes=0.1)
    >>> network = train_ppo(load("tic_tac_toe"), "run", config, device="cpu")  # doctest: +SKIP
    """
    machine = {"device": device, "threads": threads, "start": start}
    return PPORun.trained(game, folder, config, machine, report, options)


class _Players(Here):
    """Threads of this process play; what is measured is the running mean of the network."""

    def sizes(self, config: PPOConfig) -> tuple[int, int]:
        return config.games * config.horizon, config.match_simulations

    def games(self, config: PPOConfig, threads: int | None, seed: int) -> Rollouts:
        return Rollouts(self.game, self.evaluator, config, threads=threads, seed=seed)

    def refresh(self, network: Network) -> None:
        self.evaluator.refresh(network)


class PPORun(NetworkRun[PPOConfig]):
    """One training run and its folder."""

    kind, fit = PPOConfig, staticmethod(fit)
    masks_illegal = True
    to_try = "a larger network (--channels, --blocks), more --games or a larger --entropy-weight"

    learner: PPOLearner

    def new_learner(self, shape: Shape) -> PPOLearner:
        return PPOLearner(shape, self.config, self.device)

    def new_players(self, seed: int) -> _Players:
        network = self.learner.averaged
        threads, device = self.threads, self.device
        plays = network, self.ladder, self.config
        players = _Players(self.game, *plays, device, threads, seed, self.spec)
        players.refresh(self.playing())
        return players

    def new_replay(self) -> Decisions:
        size = ROOM * self.config.games * self.config.horizon
        return Decisions(self.network.shape, size, self.device, self.config.seed + self.steps)

    def playing(self) -> Network:
        """What learns, as it is: a policy learns best from its own moves."""
        return self.learner.network

    def advance(self) -> None:
        found = self.players.gather()
        if found is not None:
            self.settle()
            self.positions += self.replay.replace(found)
            self.begin_learning(self._learn)

    def _learn(self, share: float) -> None:
        if not self.learner.network.policy.weight.any():  # uniform, whatever the norms are
            for _ in range(_FIRST_NORMS):
                self._set_norms()
        for sample in self.replay.batches(self.config.batch, self.config.epochs):
            self.learn_from(sample, share)
        self._set_norms()

    def _set_norms(self) -> None:
        self.learner.set_norms(islice(self.replay.batches(self.config.batch, 1), _NORM_BATCHES))

    def progress(self) -> PPOProgress:
        losses = self.losses
        return PPOProgress(
            **self.metrics(self.rates()), distance=losses.distance, clipped=losses.clipped
        )

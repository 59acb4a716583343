"""Descent: a network learns the minimax values of its own trees (Cohen-Solal 2020).

play      every core searches to the end of the game, one network evaluates for all
learn     each position that was expanded: its minimax value, and how good its moves are
watch     as AlphaZero: a network that stalls or collapses is put right
refresh   the players get the newest weights
match     now and then against anchors of fixed strength

What comes of it is a network as any other: it plays as it is (`policy`), or guides a search
(`alphazero`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Unpack

from ...game import Game
from ..alphazero.actors import Here
from ..alphazero.learner import Learner
from ..alphazero.network import Network, Shape
from ..alphazero.replay import PositionBuffer
from ..alphazero.training import NetworkProgress, ReplayRun
from ..runs.config import DescentConfig
from ..runs.loop import RunOptions, metric
from .fitting import fit
from .selfplay import DescentPlay, check_descent

__all__ = ["DescentProgress", "DescentRun", "train_descent"]


@dataclass(frozen=True)
class DescentProgress(NetworkProgress):
    target_entropy: float = metric("entropy of the policy to learn", ".3f")
    expansions_per_second: float = metric("expansions per second", ",.0f")
    evaluations_per_second: float = metric("evaluations per second", ",.0f")
    exploitation: float = metric("how surely the best move is played", ".0%")


def train_descent(
    game: Game,
    folder: str | Path,
    config: DescentConfig | None = None,
    *,
    device: str | None = None,
    threads: int | None = None,
    start: Network | None = None,
    report: Callable[[DescentProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> Network:
    """Learn to play a game by minimax; returns the network. Ctrl-C stops it in good order.

    Without a configuration, one is chosen that fits this machine; see `fit`. `start` is the
    network to begin with, whose sizes are taken; without one, weights are random.

    >>> from zermelo.games import load
    >>> from zermelo.learning import DescentConfig, train_descent
    >>> config = DescentConfig(plain=True, channels=64, games=64, minutes=0.1)
    >>> network = train_descent(load("tic_tac_toe"), "run", config, device="cpu")  # doctest: +SKIP
    """
    machine = {"device": device, "threads": threads, "start": start}
    return DescentRun.trained(game, folder, config, machine, report, options)


class _Players(Here):
    """Threads of this process play."""

    play: DescentPlay

    def sizes(self, config: DescentConfig) -> tuple[int, int]:
        return config.batch, config.match_simulations

    def games(self, config: DescentConfig, threads: int | None, seed: int) -> DescentPlay:
        return DescentPlay(self.game, self.evaluator, config, threads=threads, seed=seed)


class DescentRun(ReplayRun[DescentConfig]):
    """One training run and its folder."""

    kind, fit = DescentConfig, staticmethod(fit)
    to_try = "more --expansions, a larger network (--channels, --blocks) or more --random-plies"

    players: _Players

    def check(self) -> None:
        check_descent(self.game)

    def new_learner(self, shape: Shape) -> Learner:
        return Learner(shape, self.config, self.device)

    def new_players(self, seed: int) -> _Players:
        plays = self.learner.averaged, self.ladder, self.config
        return _Players(self.game, *plays, self.device, self.threads, seed)

    def new_replay(self) -> PositionBuffer:
        config = self.config
        return PositionBuffer(self.network.shape, config.buffer_size, self.device, config.seed)

    @property
    def exploitation(self) -> float:
        return self.config.exploitation_at(min(self.share, 1.0))

    def advance(self) -> None:
        self.players.play.exploit(self.exploitation)
        super().advance()

    def progress(self) -> DescentProgress:
        rates = self.rates()
        return DescentProgress(
            **self.metrics(rates),
            expansions_per_second=rates["simulations"],
            evaluations_per_second=rates["evaluations"],
            exploitation=self.exploitation,
        )

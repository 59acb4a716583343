"""Self-play and matches on the workers of a Ray cluster; the learner stays where it is.

Weights go out by version: each is put into the cluster's memory once, and a worker takes the
newest one before it plays on. A worker that dies, alone or with its machine,
costs the games it had not finished; another one replaces it if there is room.
"""

from __future__ import annotations

import contextlib
import random
from dataclasses import astuple
from typing import Any, NamedTuple

import torch

from ...clock import Deadline
from ...game import Game
from ...games import load
from ...machine import check_device
from ...montecarlo import Forest
from ...ray_cluster import joined
from ..inference.shapes import Shape
from ..runs.config import AlphaZeroConfig
from ..runs.device import quicken_cpu
from ..runs.ladder import Anchor, Ladder, Standing, anchors
from .actors import Cluster, MatchClock
from .evaluators import CpuEvaluator, evaluator
from .network import Network
from .samples import Harvest
from .selfplay import Counts, SelfPlay
from .strength import EXPLORATION, Choose, Score, contest, searching

_PATIENCE = 0.5  # seconds to wait for a worker; the run checks its clock in between
_TURN = 1.0  # seconds that a worker plays before it reports
Weights = dict[str, Any]


class _Match(NamedTuple):
    """A version that is being measured."""

    begun: float
    version: int
    weights: Any
    anchor: int = 0
    future: Any = None


class OnCluster:
    """Workers that play with the newest weights, as `actors.Here` does in this process."""

    def __init__(
        self,
        game: Game,
        spec: str,
        network: Network,
        ladder: Ladder,
        config: AlphaZeroConfig,
        cluster: Cluster,
        seed: int,
    ) -> None:
        self._ray, self._started = joined(cluster.address, "training runs on a cluster")
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        self.workers = cluster.workers or max(processors, 1)
        self._spec, self._config, self._shape = spec, config, network.shape
        self._seed, self._born = seed, 0
        self._playing: dict[Any, Any] = {}  # from a future result to its worker
        self._counts, self.lost = Counts(), 0
        self.clock = MatchClock(config.match_games, 60 * config.minutes)
        self._match: _Match | None = None
        self.ladder, self._anchors = ladder, dict[int, Any](enumerate(anchors(game)))
        self.version = 0
        self.refresh(network)

    def prepare(self) -> None:
        for _ in range(self.workers):
            self._ask(self._hired())

    def _hired(self) -> Any:
        """A new worker, with a seed of its own."""
        self._born += 1
        share = max(2, self._config.games // self.workers)
        return (
            self._ray.remote(num_cpus=1)(Worker)
            .options(scheduling_strategy="SPREAD")
            .remote(self._spec, self._shape, self._config, share, self._seed * 1009 + self._born)
        )

    def _ask(self, worker: Any) -> None:
        self._playing[worker.play.remote(self.version, self._newest)] = worker

    def gather(self) -> Harvest | None:
        done, _ = self._ray.wait(list(self._playing), num_returns=1, timeout=_PATIENCE)
        for future in done:
            worker = self._playing.pop(future)
            try:
                harvest, counts = self._ray.get(future)
            except self._ray.exceptions.RayError as error:
                _raise_own_fault(error)
                self.lost += 1
                self._dismiss(worker)
                self._ask(self._hired())
                continue
            self._ask(worker)
            self._counts = _sum(self._counts, counts)
            return Harvest(*harvest)
        return None

    def refresh(self, network: Network) -> None:
        self.version += 1
        self._newest = self._ray.put(_weights(network))

    def match(self, seconds: float) -> Standing | None:
        if self._match is None:
            if self.clock.is_due(seconds):
                self.clock.begin()
                version = self.ladder.begin(f"after {seconds:.0f} s")
                self._match = self._next_match(_Match(seconds, version, self._newest))
            return None
        done, _ = self._ray.wait([self._match.future], timeout=0)
        if not done:
            return None
        try:
            score: Score = self._ray.get(self._match.future)
        except self._ray.exceptions.RayError as error:
            _raise_own_fault(error)  # or it was lost with its machine; there will be another
        else:
            self.ladder.note(self._match.anchor, score.points, score.games)
            going_on = self._next_match(self._match)
            if going_on is not None:
                self._match = going_on
                return None
            if self.ladder.is_above_all():
                self.ladder.promote()
                self._anchors[self._match.version] = self._match.weights
        self.clock.took(seconds - self._match.begun, seconds)
        self._match = None
        return self.ladder.standing()

    def _next_match(self, last: _Match) -> _Match | None:
        """Against the next anchor, if there is one left to meet."""
        anchor = self.ladder.opponent()
        if anchor is None:
            return None
        play = self._ray.remote(num_cpus=0)(play_match)
        future = play.remote(
            self._spec,
            self._shape,
            last.weights,
            self._anchors[anchor],
            self._config,
            self.clock.number,
        )
        return last._replace(anchor=anchor, future=future)

    @property
    def counts(self) -> Counts:
        return self._counts

    @property
    def playing(self) -> list[Any]:
        """The workers."""
        return list(self._playing.values())

    def _dismiss(self, worker: Any) -> None:
        with contextlib.suppress(Exception):  # dead already
            self._ray.kill(worker)

    def close(self) -> None:
        for worker in self.playing:
            self._dismiss(worker)
        self._playing.clear()
        if self._started:
            self._ray.shutdown()


class Worker:
    """Plays against itself on another machine, without end."""

    def __init__(
        self, spec: str, shape: Shape, config: AlphaZeroConfig, games: int, seed: int
    ) -> None:
        torch.set_num_threads(1)
        quicken_cpu(shape.is_plain)
        self.network, self.version = Network(shape).eval(), 0
        self.evaluator = evaluator(self.network, check_device(None))
        self.play_ = SelfPlay(load(spec), self.evaluator, config, games=games, threads=1, seed=seed)
        self.counts = Counts()

    def play(self, version: int, weights: Weights) -> tuple[tuple[Any, ...], Counts]:
        """Positions of games that ended in this turn, and what was done in it."""
        if version != self.version:
            _load(self.network, weights)
            self.evaluator.refresh(self.network)
            self.play_.forget()
            self.version = version
        turn = Deadline(_TURN)
        while not turn.is_over or not self.play_.waiting_harvest():
            self.play_.round()
        before, self.counts = self.counts, self.play_.counts
        return tuple(self.play_.harvest()), _sum(self.counts, before, -1)


def play_match(
    spec: str,
    shape: Shape,
    new: Weights,
    old: Weights | Anchor,
    config: AlphaZeroConfig,
    number: int,
) -> Score:
    """A match of a version against an anchor, somewhere on the cluster."""
    quicken_cpu(shape.is_plain)
    game, games = load(spec), config.match_games
    forest = Forest(game, games, config.fast_simulations, exploration=EXPLORATION)

    def version(weights: Weights) -> Choose:
        network = Network(shape)
        _load(network, weights)
        return searching(forest, CpuEvaluator(network))

    dice = random.Random(number)
    other = (
        (lambda states: old.choose(game, states, dice)) if isinstance(old, Anchor) else version(old)
    )
    return contest(game, version(new), other, games=games, seed=number)


def _weights(network: Network) -> Weights:
    """As plain arrays, which workers map into their memory without a copy."""
    return {name: tensor.detach().cpu().numpy() for name, tensor in network.state_dict().items()}


def _load(network: Network, weights: Weights) -> None:
    network.load_state_dict({name: torch.tensor(array) for name, array in weights.items()})


def _sum(counts: Counts, other: Counts, sign: int = 1) -> Counts:
    return Counts(*(a + sign * b for a, b in zip(astuple(counts), astuple(other), strict=True)))


def _raise_own_fault(error: Exception) -> None:
    """Re-raise an exception of the worker's own code: that is no accident of its machine."""
    cause = getattr(error, "cause", None)
    if isinstance(cause, Exception):
        raise cause from None

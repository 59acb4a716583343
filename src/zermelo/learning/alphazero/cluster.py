"""Self-play and matches on the workers of a Ray cluster; the learner stays where it is.

Weights go out by version: each is put into the cluster's memory once, and a worker takes the
newest one before it plays on. A worker that dies, alone or with its machine,
costs the games it had not finished; another one replaces it if there is room.
"""

from __future__ import annotations

import contextlib
import importlib
import time
from dataclasses import astuple
from typing import Any

import torch

from ...errors import needs_extra
from ...games import load
from ..runs.config import AlphaZeroConfig
from ..runs.device import check_device, quicken_cpu
from .actors import Cluster, MatchClock
from .evaluators import CpuEvaluator, evaluator
from .network import Network, Shape
from .selfplay import Counts, Harvest, SelfPlay
from .strength import Score, match

__all__ = ["OnCluster"]

_PATIENCE = 0.5  # seconds to wait for a worker; the run checks its clock in between
_TURN = 1.0  # seconds that a worker plays before it reports
Weights = dict[str, Any]


class OnCluster:
    """Workers that play with the newest weights, as `sources.Here` does in this process."""

    def __init__(
        self,
        spec: str,
        network: Network,
        start: Network,
        config: AlphaZeroConfig,
        cluster: Cluster,
        seed: int,
    ) -> None:
        self._ray = _ray()
        self._started = not self._ray.is_initialized()
        if self._started:
            self._ray.init(address=cluster.address, log_to_driver=False, include_dashboard=False)
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        self.workers = cluster.workers or max(processors, 1)
        self._spec, self._config, self._shape = spec, config, network.shape
        self._seed, self._born = seed, 0
        self._playing: dict[Any, Any] = {}  # from a future result to its worker
        self._counts, self.lost = Counts(), 0
        self.clock = MatchClock(config.match_games)
        self._match: tuple[Any, float] | None = None
        self._start = self._ray.put(_weights(start))
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

    def match(self, seconds: float) -> Score | None:
        if self._match is None:
            if self.clock.is_due(seconds):
                play = self._ray.remote(num_cpus=0)(play_match)
                given = (self._spec, self._shape, self._newest, self._start)
                future = play.remote(*given, self._config, self.clock.number)
                self._match = (future, seconds)
            return None
        future, begun = self._match
        done, _ = self._ray.wait([future], timeout=0)
        if not done:
            return None
        self._match = None
        self.clock.took(seconds - begun, seconds)
        try:
            score: Score = self._ray.get(future)
        except self._ray.exceptions.RayError as error:
            _raise_own_fault(error)
            return None  # lost with its machine; there will be another
        return score

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
        end = time.perf_counter() + _TURN
        while time.perf_counter() < end or not self.play_.waiting_harvest():
            self.play_.round()
        before, self.counts = self.counts, self.play_.counts
        return tuple(self.play_.harvest()), _sum(self.counts, before, -1)


def play_match(
    spec: str, shape: Shape, new: Weights, old: Weights, config: AlphaZeroConfig, number: int
) -> Score:
    """A match between two versions, somewhere on the cluster."""
    quicken_cpu(shape.is_plain)
    sides = []
    for weights in (new, old):
        network = Network(shape)
        _load(network, weights)
        sides.append(CpuEvaluator(network))
    return match(
        load(spec),
        *sides,
        games=config.match_games,
        simulations=config.fast_simulations,
        seed=number,
    )


def _ray() -> Any:
    with needs_extra("training runs on a cluster", "cluster"):
        return importlib.import_module("ray")


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

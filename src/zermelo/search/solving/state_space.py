"""Is brute force feasible? How large a game is, from a sample of random games.

Tree size: D. E. Knuth, "Estimating the efficiency of backtrack programs",
Mathematics of Computation 29, 1975. A random path whose nodes have b1, b2, ...
children stands for a tree of 1 + b1 + b1 b2 + ... nodes; the mean over paths
is right, however unlike they are.

Distinct states: A. Chao, "Nonparametric estimation of the number of classes in
a population", 1984. From how many states were met once and how many twice, ply
by ply, follows how many at least were not met at all.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ... import clock
from ...arguments import checked
from ...display import Shown
from ...errors import BadParameter
from ...game import Game, check_positive
from ...kernel import (
    kernel,
    new_record,
    random_below,
    runnable,
    seeded,
    state_hash,
    view,
)
from ...perft import reachable
from ...playouts import number_of_actions, playouts
from ..alphabeta.transposition import available_megabytes
from ..limits import RUNNING, SearchLimits, compile_first, stopwatch
from .brute_force import BruteForce

LONGEST = 10_000  # plies; longer games are cut off there
COUNTABLE = 100_000  # states: up to this many are counted, not estimated
KEYS = 4_000_000  # states of which the hash is kept
FEW = 30  # games, of equal weight, that a mean has to rest on
RESAMPLED = 200
NUMBER, REAL, KEY = np.dtype(np.int64), np.dtype(np.float64), np.dtype(np.uint64)

RECORD = np.dtype(
    [
        ("stop", np.int64),
        ("random", np.uint64),
        ("count", np.int64),  # paths so far
        ("most", np.int64),
        ("cut", np.int64),  # paths cut off
        ("trees", np.int64),  # addresses, one number for each path: the log of the tree's size,
        ("lengths", np.int64),
        ("branches", np.int64),  # the mean number of actions
        ("keys", np.int64),  # addresses: hashes of states met, and their plies
        ("key_plies", np.int64),
        ("used", np.int64),
    ],
    align=True,
)


class SampledMean(NamedTuple):
    """A mean and its standard error."""

    value: float
    error: float

    def __str__(self) -> str:
        digits = max(2, 1 - math.floor(math.log10(self.error))) if 0 < self.error < 1 else 0
        return f"{self.value:.{digits}f} ± {self.error:.{digits}f}"


class Magnitude(NamedTuple):
    """A number too large to write out, by its logarithm to base 10, and where it may lie."""

    log10: float
    low: float
    high: float

    @property
    def is_open(self) -> bool:
        """Whether it may be larger by any factor."""
        return math.isinf(self.high)

    def __str__(self) -> str:
        if self.is_open:
            return f"more than {power(self.low)}"
        if self.high - self.low < 1e-9:
            return power(self.log10)
        return f"{power(self.log10)} ({power(self.low)} to {power(self.high)})"


@dataclass(frozen=True)
class Size(Shown):
    """How large a game is, and what searching all of it would cost here."""

    game: str
    paths: int
    """Random games that were played."""
    cut: int
    """Those of them that were cut off before their end."""
    branching: SampledMean
    length: SampledMean
    shortest: int
    longest: int
    tree: Magnitude
    """Nodes of the whole game tree; the interval holds 95 of 100 resampled means. Where a few of
    the games make up most of the mean, longer ones may not have been met: then there is only a
    lower bound, which holds in 95 of 100 such samples."""
    states: Magnitude
    """Distinct states: at least this many, or exactly, if they were `counted`."""
    counted: bool
    plies_per_second: float
    state_bytes: int
    memory_bytes: float
    """Free on this machine."""

    @property
    def brute_force(self) -> BruteForce:
        """A tree of the mean branching and the mean length."""
        return BruteForce(max(self.branching.value, 1.0), self.length.value)

    @property
    def best_order(self) -> float:
        """The log10 of 2 b^(d/2): alpha-beta with the best move always first."""
        return self.brute_force.best_order

    def seconds(self, nodes: float) -> float:
        """The log10 of the time for 10^nodes nodes on this machine."""
        return nodes - math.log10(self.plies_per_second)

    @property
    def table_bytes(self) -> float:
        """The log10 of the bytes of a table of all states."""
        return self.states.log10 + math.log10(self.state_bytes)


def power(log10: float) -> str:
    """A number by its logarithm, as people write it.

    >>> power(3.0), power(22.65)
    ('1,000', '4.5e22')
    """
    if log10 < 7:
        return f"{10**log10:,.0f}"
    exponent = math.floor(log10)
    return f"{10 ** (log10 - exponent):.1f}e{exponent}"


@kernel
def sample(game, start, record):
    """Walk random paths and note what they say about the tree."""
    keys, key_plies = view(record.keys, KEYS, KEY), view(record.key_plies, KEYS, NUMBER)
    while record.count < record.most and record.stop == RUNNING:
        state, ply, branches = start, 0, 0
        weight, tree = 0.0, 0.0  # logarithms
        while not game.is_terminal(state) and ply < LONGEST:
            number = number_of_actions(game, state)
            weight += math.log(number)
            tree = max(tree, weight) + math.log1p(math.exp(-abs(tree - weight)))
            branches += number
            state = game.result(state, nth_action(game, state, random_below(record, number)))
            ply += 1
            if record.used < KEYS:
                keys[record.used], key_plies[record.used] = int(state_hash(state)), ply
                record.used += 1
        if not game.is_terminal(state):
            record.cut += 1
        view(record.trees, record.most, REAL)[record.count] = tree
        view(record.lengths, record.most, NUMBER)[record.count] = ply
        view(record.branches, record.most, REAL)[record.count] = branches / max(ply, 1)
        record.count += 1
    return record.count


def nth_action(game, state, n):
    chosen = 0
    for i, action in enumerate(game.actions(state)):
        if i == n:
            chosen = action
    return chosen


@checked
def size(
    game: Game, state: Any = None, *, samples: int = 100_000, seconds: float = 5.0, seed: int = 0
) -> Size:
    """Estimate a game's size from this many random games, or as many as time allows.

    The same seed gives the same estimate where the time sufficed. Ctrl-C
    stops with what has been seen.

    >>> from zermelo.games import load
    >>> estimate = size(load("tic_tac_toe"), samples=200, seed=1)
    >>> estimate.shortest, estimate.longest
    (5, 9)
    """
    check_positive(samples=samples)
    SearchLimits(seconds=seconds)
    run = runnable(game)
    state = run.state(state)
    if game.is_terminal(state):
        raise BadParameter(f"this game of {game.name} is over: its tree is a single node")
    record = new_record(RECORD)
    record.random, record.most = int(seeded(seed)), samples
    trees, lengths, branches = np.zeros(samples), np.zeros(samples, np.int64), np.zeros(samples)
    keys, key_plies = np.empty(KEYS, np.uint64), np.empty(KEYS, np.int64)
    record.trees, record.lengths = trees.ctypes.data, lengths.ctypes.data
    record.branches = branches.ctypes.data
    record.keys, record.key_plies = keys.ctypes.data, key_plies.ctypes.data
    compile_first(record, lambda: sample(run.game, state, record))
    with stopwatch(record, seconds) as watch:
        watch.run(lambda: sample(run.game, state, record))
    count, used = int(record.count), int(record.used)
    if count == 0:
        raise BadParameter(f"no random game of {game.name} ended in {seconds:g} s; allow more")
    states, counted = _states(game, state, keys[:used], key_plies[:used])
    return Size(
        game=game.name,
        paths=count,
        cut=int(record.cut),
        branching=_weighted(branches[:count], lengths[:count]),
        length=_mean(lengths[:count]),
        shortest=int(lengths[:count].min()),
        longest=int(lengths[:count].max()),
        tree=_mean_of_logs(trees[:count], seed),
        states=states,
        counted=counted,
        plies_per_second=speed(game, state),
        state_bytes=8 * _numbers(state),
        memory_bytes=available_megabytes() * (1 << 20),
    )


def _mean(values: Any) -> SampledMean:
    error = values.std(ddof=1) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return SampledMean(float(values.mean()), float(error))


def _weighted(means: Any, weights: Any) -> SampledMean:
    """The mean over all decisions, from the mean of each path."""
    value = float((means * weights).sum() / weights.sum())
    spread = (means - value) * weights / weights.mean()
    error = math.sqrt(float((spread**2).sum())) / len(means)
    return SampledMean(value, error)


def _mean_of_logs(logs: Any, seed: int) -> Magnitude:
    """The mean of numbers known by their logarithms, and how it varies in resamples.

    By Markov's inequality a mean of numbers above zero is more than 20 times what is expected in
    one of 20 samples at most.
    """
    top = logs.max()
    values = np.exp(logs - top)
    if values.sum() ** 2 < FEW * (values**2).sum():
        mean = float(top / math.log(10) + math.log10(values.mean()))
        return Magnitude(mean, mean - math.log10(20), math.inf)
    dice = np.random.default_rng(seed)
    means = [dice.choice(values, len(values)).mean() for _ in range(RESAMPLED)]
    low, high = np.quantile(means, (0.025, 0.975))
    base = top / math.log(10)
    return Magnitude(*(float(base + math.log10(mean)) for mean in (values.mean(), low, high)))


def _states(game: Game, state: Any, keys: Any, plies: Any) -> tuple[Magnitude, bool]:
    """Count the states where there are few, else estimate from those met once and twice.

    Where most were met only once, the sample was too small to tell that there are few.
    """
    number, variance, seen, rare = 1.0, 0.0, 1, 0
    for met, once, twice in _meetings(keys, plies):
        more, uncertain = _chao(int(met), int(once), int(twice))
        number, variance, seen = number + more, variance + uncertain, seen + int(met)
        rare += int(once)
    if number < COUNTABLE and 2 * rare <= seen:
        try:
            exact = math.log10(reachable(game, COUNTABLE, state))
            return Magnitude(exact, exact, exact), True
        except BadParameter:
            pass
    error = 1.96 * math.sqrt(variance)
    low = min(max(number - error, seen), number)
    return Magnitude(*map(math.log10, (number, low, number + error))), False


def _meetings(keys: Any, plies: Any) -> Any:
    """At each ply, how many states were met, met once and met twice."""
    order = np.lexsort((keys, plies))
    keys, plies = keys[order], plies[order]
    new = np.ones(len(keys), bool)
    new[1:] = (keys[1:] != keys[:-1]) | (plies[1:] != plies[:-1])
    first = np.flatnonzero(new)
    times = np.diff(np.append(first, len(keys)))
    count = int(plies.max()) + 1
    met, once, twice = (
        np.bincount(plies[first[chosen]], minlength=count)
        for chosen in (slice(None), times == 1, times == 2)
    )
    return zip(met, once, twice, strict=True)


def _chao(met: int, once: int, twice: int) -> tuple[float, float]:
    """The number of classes behind a sample, at least, and the variance of that."""
    number = met + once * (once - 1) / (2 * (twice + 1))
    ratio = once / (twice + 1)
    variance = (twice + 1) * (ratio**4 / 4 + ratio**3 + ratio**2 / 2)
    return number, variance


def speed(game: Game, state: Any = None) -> float:
    """Plies of random games in a second on this machine."""
    playouts(game, 1, state)  # compiles
    start, plies, took = clock.now(), 0.0, 0.0
    while took < 0.2:
        stats = playouts(game, 200, state)
        plies += stats.plies * stats.count
        took = clock.now() - start
    return plies / took


def _numbers(state: Any) -> int:
    """How many numbers make up a state."""
    return sum(map(_numbers, state)) if isinstance(state, tuple | list) else 1

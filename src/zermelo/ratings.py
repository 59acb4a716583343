"""Elo ratings by maximum likelihood, and tables of who beat whom.

R. A. Bradley, M. E. Terry, "Rank analysis of incomplete block designs", 1952: the chance that
one beats another depends on the difference of their ratings alone. A draw is half a win to
each. A game of several players counts as a comparison of each two of them. Error bars are
robust: what comes from one unit (a pair of games from the same opening with sides swapped, or
a game of several players) may be correlated.

A few games that happen to agree do not prove small errors. So the observed variance is pooled with
that of PRIOR_UNITS more units of independent games; no interval ever has zero width.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .display import Shown, shown
from .settings import COUNT, check_within

SCALE = 400 / math.log(10)  # Elo points for a factor e
CONFIDENCE = 1.959964  # standard errors to either side: 95 %
TAIL = 0.025  # of an interval, to either side
PRIOR_UNITS = 4.0
_ROUNDS = 200
_ROUNDING = 1e-11


@shown
class Outcome(NamedTuple):
    """One game: the players, their results (greater is better), and its unit."""

    seats: tuple[int, ...]
    scores: tuple[float, ...]
    unit: int = 0

    def points(self, seat: int) -> list[float]:
        """The points of the player in a seat, against each of the others."""
        own = self.scores[seat]
        return [point(own, other) for place, other in enumerate(self.scores) if place != seat]


@dataclass(frozen=True)
class Rating(Shown):
    """A player's strength; the mean of all players is 0."""

    player: int
    elo: float
    error: float
    """Half the width of the 95 % interval."""
    games: int
    points: float
    """1 for each comparison won and a half for each drawn."""
    comparisons: int
    bounded: bool = True
    """False if a player won or lost every game: then a draw with an average player is added for
    each, since no finite rating maximizes the likelihood."""

    @property
    def score(self) -> float:
        return self.points / self.comparisons if self.comparisons else 0.5


class _Comparisons(NamedTuple):
    first: NDArray[np.int64]
    second: NDArray[np.int64]
    score: NDArray[np.float64]  # of the first: 1, 0.5 or 0
    unit: NDArray[np.int64]


def ratings(outcomes: Sequence[Outcome], players: int) -> list[Rating]:
    """Maximum-likelihood ratings of all players, in their order."""
    check_within(COUNT, players=players)
    pairs = _comparisons(outcomes)
    bounded = _has_maximum(pairs, players)
    natural = _likeliest(pairs, players, prior=0.0 if bounded else 1.0)
    errors = _errors(pairs, players, natural, prior=0.0 if bounded else 1.0)
    points = np.zeros(players)
    count = np.zeros(players, dtype=np.int64)
    for side, score in ((pairs.first, pairs.score), (pairs.second, 1 - pairs.score)):
        np.add.at(points, side, score)
        np.add.at(count, side, 1)
    games = [sum(player in one.seats for one in outcomes) for player in range(players)]
    return [
        Rating(
            player,
            float(natural[player] * SCALE),
            float(errors[player] * SCALE * CONFIDENCE),
            games[player],
            float(points[player]),
            int(count[player]),
            bounded,
        )
        for player in range(players)
    ]


def _comparisons(outcomes: Sequence[Outcome]) -> _Comparisons:
    rows = [
        (one.seats[i], one.seats[j], point(one.scores[i], one.scores[j]), one.unit)
        for one in outcomes
        for i in range(len(one.seats))
        for j in range(i + 1, len(one.seats))
        if one.seats[i] != one.seats[j]
    ]
    table = np.array(rows, dtype=np.float64).reshape(-1, 4)
    first, second = table[:, 0].astype(np.int64), table[:, 1].astype(np.int64)
    return _Comparisons(first, second, table[:, 2], table[:, 3].astype(np.int64))


def point(own: float, other: float) -> float:
    """The points of one of two players: 1, a half or 0."""
    return 1.0 if own > other else 0.0 if own < other else 0.5


def _has_maximum(pairs: _Comparisons, players: int) -> bool:
    """Whether each player is linked to each other by points won (Ford, 1957)."""
    beats = np.eye(players, dtype=bool)
    won, lost = pairs.score > 0, pairs.score < 1
    beats[pairs.first[won], pairs.second[won]] = True
    beats[pairs.second[lost], pairs.first[lost]] = True
    for middle in range(players):
        beats |= np.outer(beats[:, middle], beats[middle])
    return bool(beats.all())


def _expected(pairs: _Comparisons, natural: NDArray[np.float64]) -> NDArray[np.float64]:
    difference = natural[pairs.first] - natural[pairs.second]
    return np.asarray(1 / (1 + np.exp(-difference)))


def _slope(
    pairs: _Comparisons, players: int, natural: NDArray[np.float64], prior: float
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The gradient of the log-likelihood, and minus its second derivative; the mean is 0."""
    expected = _expected(pairs, natural)
    gradient, curvature = np.zeros(players), np.zeros((players, players))
    np.add.at(gradient, pairs.first, pairs.score - expected)
    np.add.at(gradient, pairs.second, expected - pairs.score)
    weight = expected * (1 - expected)
    np.add.at(curvature, (pairs.first, pairs.first), weight)
    np.add.at(curvature, (pairs.second, pairs.second), weight)
    np.add.at(curvature, (pairs.first, pairs.second), -weight)
    np.add.at(curvature, (pairs.second, pairs.first), -weight)
    if prior:
        # The average player is where the mean is: it moves with all of them together.
        own = 1 / (1 + np.exp(-natural))
        centred = np.eye(players) - 1 / players
        gradient += centred @ (prior * (0.5 - own))
        curvature += centred @ np.diag(prior * own * (1 - own)) @ centred
    return gradient, curvature


def _inverse(curvature: NDArray[np.float64]) -> NDArray[np.float64]:
    """The inverse on differences of ratings: their common level is free, which is no information.

    Rounding errors in that direction must not count as information, however many the games.
    """
    return np.asarray(np.linalg.pinv(curvature, rcond=_ROUNDING, hermitian=True), np.float64)


def _likeliest(pairs: _Comparisons, players: int, prior: float) -> NDArray[np.float64]:
    """Newton's method; ratings sum to 0."""
    natural = np.zeros(players)
    for _ in range(_ROUNDS):
        gradient, curvature = _slope(pairs, players, natural, prior)
        step = _inverse(curvature) @ gradient
        step *= min(1.0, 2.0 / max(float(np.abs(step).max(initial=0.0)), 1e-12))
        natural += step
        natural -= natural.mean()
        if np.abs(step).max(initial=0.0) < 1e-10:
            break
    return natural


def _errors(
    pairs: _Comparisons, players: int, natural: NDArray[np.float64], prior: float
) -> NDArray[np.float64]:
    """Standard errors that hold also where draws and paired games make results less random.

    The variance between units, pooled with that of PRIOR_UNITS units of independent games.
    """
    _, curvature = _slope(pairs, players, natural, prior)
    inverse = _inverse(curvature)
    seen = inverse @ _unit_scatter(pairs, players, natural) @ inverse
    count = len(np.unique(pairs.unit))
    covariance = (count * seen + PRIOR_UNITS * inverse) / (count + PRIOR_UNITS)
    return np.asarray(np.sqrt(np.maximum(np.diag(covariance), 0.0)))


class AnchoredRatings(NamedTuple):
    """Strengths on a scale that some players fix; each an array with an entry per player."""

    elo: NDArray[np.float64]
    error: NDArray[np.float64]
    """Half the width of the 95 % interval; 0 for those who fix the scale."""
    natural: NDArray[np.float64]
    covariance: NDArray[np.float64]
    """Of the natural strengths, as the numbers of games alone make it."""


def anchored_ratings(
    outcomes: Sequence[Outcome], players: int, fixed: Mapping[int, float]
) -> AnchoredRatings:
    """Maximum-likelihood ratings where those of some players are given, in Elo.

    Each of the others is counted one draw with an imaginary player in the middle of those, so that
    a player without games, or without a point, has a rating too. Errors are never below those of
    independent games: who has played little is not certain because its few games agree.
    """
    pairs = _comparisons(outcomes)
    free = np.array([one for one in range(players) if one not in fixed], dtype=np.int64)
    given = {player: elo / SCALE for player, elo in fixed.items()}
    middle = float(np.mean([*given.values()])) if given else 0.0
    natural = np.full(players, middle)
    for player, strength in given.items():
        natural[player] = strength
    for _ in range(_ROUNDS):
        gradient, curvature = _slope(pairs, players, natural, prior=0.0)
        own = 1 / (1 + np.exp(middle - natural))
        gradient += 0.5 - own
        curvature += np.diag(own * (1 - own))
        inverse = np.linalg.inv(curvature[np.ix_(free, free)])
        step = inverse @ gradient[free]
        natural[free] += step * min(1.0, 2.0 / max(float(np.abs(step).max(initial=0.0)), 1e-12))
        if np.abs(step).max(initial=0.0) < 1e-10:
            break
    covariance = np.zeros((players, players))
    covariance[np.ix_(free, free)] = inverse
    seen = covariance @ _unit_scatter(pairs, players, natural) @ covariance
    variance = np.maximum(np.diag(covariance), np.diag(seen))
    error = np.sqrt(variance) * SCALE * CONFIDENCE
    return AnchoredRatings(natural * SCALE, error, natural, covariance)


def _unit_scatter(
    pairs: _Comparisons, players: int, natural: NDArray[np.float64]
) -> NDArray[np.float64]:
    """How results spread about what was expected: the sum over units of outer products."""
    units, index = np.unique(pairs.unit, return_inverse=True)
    parts = np.zeros((len(units), players))
    off = pairs.score - _expected(pairs, natural)
    np.add.at(parts, (index, pairs.first), off)
    np.add.at(parts, (index, pairs.second), -off)
    return np.asarray(parts.T @ parts)


def cross_table(
    outcomes: Sequence[Outcome], players: int
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """The points of each player (row) against each other (column), and the comparisons."""
    pairs = _comparisons(outcomes)
    points, count = np.zeros((players, players)), np.zeros((players, players), dtype=np.int64)
    np.add.at(points, (pairs.first, pairs.second), pairs.score)
    np.add.at(points, (pairs.second, pairs.first), 1 - pairs.score)
    np.add.at(count, (pairs.first, pairs.second), 1)
    np.add.at(count, (pairs.second, pairs.first), 1)
    return points, count


def elo_of_score(score: float) -> float:
    """The difference in strength that explains a score; infinite for 0 and 1."""
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return 0.0 - 400 * math.log10(1 / score - 1)


@shown
class EloDifference(NamedTuple):
    """How much stronger one player is than another, with the 95 % interval."""

    elo: float | None
    """The likeliest difference; None where all was won or all was lost, or nothing played."""
    low: float
    """Minus infinity where all was lost: then `high` is all that is known."""
    high: float
    """Infinity where all was won: then `low` is all that is known."""

    def __str__(self) -> str:
        if self.elo is not None:
            return f"{self.elo:+.1f} [{self.low:+.1f}, {self.high:+.1f}]"
        if math.isfinite(self.low):
            return f">= {self.low:+.1f}"
        return f"<= {self.high:+.1f}" if math.isfinite(self.high) else "unknown"


def elo_difference(counts: Sequence[int]) -> EloDifference:
    """The strength that explains these scores; counts as for `score_interval`."""
    total = sum(counts)
    if total == 0:
        return EloDifference(None, -math.inf, math.inf)
    mean = sum(i * count for i, count in enumerate(counts)) / total / (len(counts) - 1)
    low, high = (elo_of_score(score) for score in score_interval(counts))
    return EloDifference(elo_of_score(mean) if 0 < mean < 1 else None, low, high)


def score_interval(counts: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of a mean score, from counts of scores from 0 to 1 in equal steps.

    Three counts for games (lost, drawn, won), five for pairs of games. C. J. Clopper, E. S.
    Pearson, "The use of confidence or fiducial limits illustrated in the case of the binomial",
    1934: exact for games that are won or lost. Draws and pairs make scores less random than that,
    which is as good as more games: the spread seen, together with that of PRIOR_UNITS units of
    independent games, says how many.

    >>> [round(score, 3) for score in score_interval([1, 0, 1])]
    [0.004, 0.996]
    """
    from scipy.special import betaincinv  # slow to import

    total, steps = sum(counts), len(counts) - 1
    scores = [i / steps for i in range(len(counts))]
    mean = sum(count * score for count, score in zip(counts, scores, strict=True)) / total
    independent = 2 / steps  # the variance of the games of a unit, relative to a single game
    spread = independent
    if total > 1 and 0 < mean < 1:
        squares = sum(
            count * (score - mean) ** 2 for count, score in zip(counts, scores, strict=True)
        )
        seen = squares / (total - 1) / (mean * (1 - mean))
        spread = (total * seen + PRIOR_UNITS * independent) / (total + PRIOR_UNITS)
    games = total / spread
    won, lost = mean * games, (1 - mean) * games
    low = float(betaincinv(won, lost + 1, TAIL)) if won else 0.0
    high = float(betaincinv(won + 1, lost, 1 - TAIL)) if lost else 1.0
    return low, high

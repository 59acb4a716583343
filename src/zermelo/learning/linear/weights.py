"""Weights of an evaluation from the results of games, by logistic regression.

Texel's tuning method (Österlund 2014): a position's chance to win is taken for the logistic
function of its evaluation, and the weights are moved to where the results of many games are
least surprising. First a scale K is fitted for the weights as they are, which makes the two
comparable; K stays, so that tuned weights mean what the others meant.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.sparse import csr_array

from ...errors import BadParameter, NotThisKindOfGame
from ...game import CHANCE, Game
from ...kernel import kernel, runnable

__all__ = [
    "Fit",
    "Samples",
    "check_weights",
    "fit_weights",
    "gathered",
    "log_loss",
    "named_weights",
    "reweighted",
]

Array = NDArray[np.float64]

_ROUNDS, _ENOUGH = 1000, 1e-13
_RIDGES = (1.0, 0.3, 0.1, 0.03, 0.01, 3e-3, 1e-3, 1e-4, 1e-5)  # in units of chances, not of weights


class Samples(NamedTuple):
    """Positions, as whoever is to move sees them: a row each."""

    features: Any
    results: Array
    """What came of it: 0 the worst, 1 the best."""
    games: NDArray[np.int64]
    """Which game a position is from."""

    def only(self, mask: NDArray[np.bool_]) -> Samples:
        """The positions that a mask marks."""
        return Samples(self.features[mask], self.results[mask], self.games[mask])


@dataclass(frozen=True)
class Fit:
    """Weights before and after, and how well they tell who wins."""

    names: tuple[str, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    scale: float
    """K: the chance to win is the logistic function of K times the evaluation."""
    positions: int
    loss_before: float
    """Mean surprise in nats, on the games that were learnt from."""
    loss_after: float
    held_out_before: float
    """And on games that were not."""
    held_out_after: float


def check_weights(game: Game) -> tuple[float, ...]:
    """The weights of a game's features; a game without is refused."""
    weights = getattr(game, "weights", None)
    if not game.offers("features") or not weights:
        raise NotThisKindOfGame(
            f"{game.name} has no weights to learn; define features, feature_names and weights"
        )
    if game.players != 2 or not game.zero_sum or game.hidden_information:
        raise NotThisKindOfGame(
            f"weights are learnt for two players with opposite interests who see everything, "
            f"and {game.name} is not such a game"
        )
    return tuple(float(weight) for weight in weights)


def named_weights(game: Game, weights: Iterable[float]) -> dict[str, float]:
    """Weights by the names of their features."""
    return dict(zip(game.feature_names, map(float, weights), strict=True))


def reweighted(game: Game, weights: Sequence[float]) -> Game:
    """The same game, whose evaluation has other weights."""
    if len(weights) != len(check_weights(game)):
        raise BadParameter(f"{game.name} has {len(game.feature_names)} weights, not {len(weights)}")
    kind = type(game)
    told = {"weights": tuple(map(float, weights)), "__module__": kind.__module__}
    other: Game = type(kind.__name__, (kind,), told)(**game.parameters)
    return other


# Positions.


@kernel
def describe(game: Any, state: Any, player: Any, row: Any) -> None:
    """Write down the features of a state."""
    values = game.features(state, player)
    for i in range(len(row)):
        row[i] = values[i]


@kernel
def is_noisy(game: Any, state: Any, action: Any) -> bool:
    """Whether the evaluation of a state means little: a threat, or an exchange under way."""
    if game.offers_threatened:  # noqa: SIM102 (constants, each known when this is compiled)
        if game.threatened(state):
            return True
    if game.offers_noisy_actions:
        for noisy in game.noisy_actions(state):
            if noisy == action:
                return True
    return False


def gathered(
    game: Game, games: Iterable[tuple[Any, Sequence[Any], Sequence[float]]], skip: int = 0
) -> Samples:
    """The quiet positions of games: each a start (None: the usual one), its actions and utilities.

    The first `skip` plies are left out.
    """
    check_weights(game)
    run = runnable(game)
    low, high = game.utility_bounds or (-1.0, 1.0)
    rows, results, numbers = [], [], []
    for number, (start, actions, utilities) in enumerate(games):
        state = run.state(start)
        for ply, action in enumerate(actions):
            player = game.to_move(state)
            code = run.code(action)
            if player != CHANCE and ply >= skip and not is_noisy(run.game, state, code):
                row = np.zeros(len(game.feature_names))
                describe(run.game, state, player, row)
                rows.append(row)
                results.append((utilities[player] - low) / (high - low))
                numbers.append(number)
            state = game.result(state, action)
    if not rows:
        raise BadParameter("these games have no quiet positions to learn from")
    return Samples(np.array(rows), np.array(results), np.array(numbers))


# Logistic regression.


def log_loss(weights: Array, scale: float, samples: Samples) -> float:
    """The mean surprise at the results, in nats."""
    score = scale * (samples.features @ weights)
    # log(1 + exp(score)) - result * score, without overflow
    surprise = np.logaddexp(0.0, score) - samples.results * score
    return float(np.mean(surprise))


def gradient(weights: Array, scale: float, samples: Samples) -> Array:
    """Of the log-loss, by the weights."""
    score = scale * (samples.features @ weights)
    wrong = 1.0 / (1.0 + np.exp(-score)) - samples.results
    slope: Array = scale * (samples.features.T @ wrong) / len(wrong)
    return slope


def fitted(weights: Array, scale: float, samples: Samples, ridge: float) -> Array:
    """Where the loss is least (L-BFGS); `ridge` draws towards the weights as they were."""
    some = samples._replace(features=csr_array(samples.features))  # features are mostly zero

    def cost(there: Array) -> tuple[float, Array]:
        aside = there - weights
        value = log_loss(there, scale, some) + ridge / 2 * float(aside @ aside)
        return value, gradient(there, scale, some) + ridge * aside

    told = {"maxiter": _ROUNDS, "ftol": _ENOUGH, "gtol": _ENOUGH}
    found: Array = minimize(cost, weights, jac=True, method="L-BFGS-B", options=told).x
    return found


def fit_weights(
    game: Game,
    samples: Samples,
    *,
    held_out: float = 0.2,
    ridge: float | None = None,
    seed: int = 0,
) -> Fit:
    """Fit the weights of a game to what came of positions; a share of the games is held out.

    `ridge` draws towards the weights as they were. Unless given, it is the one that serves
    another such share of the games best.
    """
    if not 0 < held_out < 0.5:
        raise BadParameter(f"held_out must be between 0 and 0.5, not {held_out}")
    before = np.array(check_weights(game))
    games = np.unique(samples.games)
    if len(games) < 3:
        raise BadParameter("weights need at least three games: to learn from, to choose, to check")
    mixed = np.random.default_rng(seed).permutation(games)
    share = max(1, round(held_out * len(games)))
    kept, choosing = (np.isin(samples.games, some) for some in (mixed[:share], mixed[-share:]))
    learnt, checked = samples.only(~kept), samples.only(kept)
    scale = fitted_scale(before, learnt)
    if ridge is None:
        rest, judge = samples.only(~kept & ~choosing), samples.only(choosing)
        tried = {one: fitted(before, scale, rest, one * scale**2) for one in _RIDGES}
        ridge = min(tried, key=lambda one: log_loss(tried[one], scale, judge)) * scale**2
    after = fitted(before, scale, learnt, ridge)
    return Fit(
        tuple(game.feature_names),
        tuple(map(float, before)),
        tuple(map(float, after)),
        scale,
        len(samples.results),
        log_loss(before, scale, learnt),
        log_loss(after, scale, learnt),
        log_loss(before, scale, checked),
        log_loss(after, scale, checked),
    )


def fitted_scale(weights: Array, samples: Samples) -> float:
    """K, for weights as they are."""
    score = samples.features @ weights
    spread = float(np.std(score))
    if not spread > 0:
        raise BadParameter("all positions have the same evaluation: there is nothing to fit")
    one = Samples(score[:, None] / spread, samples.results, samples.games)
    scale = float(fitted(np.ones(1), 1.0, one, 0.0)[0]) / spread
    if not scale > 0 or math.isinf(scale):
        raise BadParameter("who has the better evaluation wins no more often than the other")
    return scale

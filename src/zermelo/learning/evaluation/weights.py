"""Weights of a linear evaluation from the results of games, by logistic regression.

Texel's tuning method (Österlund 2014): the probability of winning is taken to be the logistic
function of the evaluation, and the weights move to where the results of many games are most
likely. First a scale K is fitted for the current weights; K stays fixed, so that tuned weights
are in the same units.
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

from ...arguments import checked
from ...display import Shown
from ...errors import BadParameter, NotThisKindOfGame
from ...game import CHANCE, Game
from ...kernel import kernel, runnable
from ...settings import Range, check_within

Array = NDArray[np.float64]

_ROUNDS, _ENOUGH = 1000, 1e-13
_RIDGES = (
    1.0,
    0.3,
    0.1,
    0.03,
    0.01,
    3e-3,
    1e-3,
    1e-4,
    1e-5,
)  # in units of probability, not of weights


class Samples(NamedTuple):
    """Positions, one per row, from the view of the player to move."""

    features: Any
    results: Array
    """The results of their games: 0 a loss, 1 a win."""
    games: NDArray[np.int64]
    """The number of the game that each position is from."""

    def only(self, mask: NDArray[np.bool_]) -> Samples:
        """The positions that a mask selects."""
        return Samples(self.features[mask], self.results[mask], self.games[mask])


@dataclass(frozen=True)
class Fit(Shown):
    """Weights before and after, and how well they predict results."""

    names: tuple[str, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    scale: float
    """K: the probability of winning is the logistic function of K times the evaluation."""
    positions: int
    loss_before: float
    """Mean log-loss in nats, on the training games."""
    loss_after: float
    held_out_before: float
    """The same on held-out games."""
    held_out_after: float


def check_weights(game: Game) -> tuple[float, ...]:
    """The weights of a game's features; a game without any is refused."""
    weights = getattr(game, "weights", None)
    if not game.offers("features") or not weights:
        raise NotThisKindOfGame(
            f"{game.name} has no weights to learn; define features, feature_names and weights"
        )
    if game.players != 2 or not game.zero_sum or game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} is not a zero-sum game of two players with perfect information, as "
            "learning weights needs"
        )
    return tuple(float(weight) for weight in weights)


def named_weights(game: Game, weights: Iterable[float]) -> dict[str, float]:
    """Weights by the names of their features."""
    return dict(zip(game.feature_names, map(float, weights), strict=True))


@checked
def reweighted(game: Game, weights: Sequence[float]) -> Game:
    """The same game with other weights in its evaluation.

    >>> from zermelo.games import load
    >>> game = load("connect_four")
    >>> reweighted(game, [0.0] * len(game.weights)).weights == (0.0,) * len(game.weights)
    True
    """
    if len(weights) != len(check_weights(game)):
        raise BadParameter(f"{game.name} has {len(game.feature_names)} weights, not {len(weights)}")
    kind = type(game)
    changed = {"weights": tuple(map(float, weights)), "__module__": kind.__module__}
    other: Game = type(kind.__name__, (kind,), changed)(**game.parameters)
    return other


# Positions.


@kernel
def describe(game: Any, state: Any, player: Any, row: Any) -> None:
    """Write the features of a state into a row."""
    values = game.features(state, player)
    for i in range(len(row)):
        row[i] = values[i]


@kernel
def is_noisy(game: Any, state: Any, action: Any) -> bool:
    """Whether a state is too noisy for its static evaluation: a check or an exchange."""
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
    """The mean log-loss of the results, in nats."""
    score = scale * (samples.features @ weights)
    # log(1 + exp(score)) - result * score, without overflow
    surprise = np.logaddexp(0.0, score) - samples.results * score
    return float(np.mean(surprise))


def gradient(weights: Array, scale: float, samples: Samples) -> Array:
    """The gradient of the log-loss."""
    score = scale * (samples.features @ weights)
    wrong = 1.0 / (1.0 + np.exp(-score)) - samples.results
    slope: Array = scale * (samples.features.T @ wrong) / len(wrong)
    return slope


def fitted(weights: Array, scale: float, samples: Samples, ridge: float) -> Array:
    """The minimum of the loss (L-BFGS); `ridge` penalises distance from the given weights."""
    some = samples._replace(features=csr_array(samples.features))  # features are mostly zero

    def cost(there: Array) -> tuple[float, Array]:
        aside = there - weights
        value = log_loss(there, scale, some) + ridge / 2 * float(aside @ aside)
        return value, gradient(there, scale, some) + ridge * aside

    limits = {"maxiter": _ROUNDS, "ftol": _ENOUGH, "gtol": _ENOUGH}
    found: Array = minimize(cost, weights, jac=True, method="L-BFGS-B", options=limits).x
    return found


@checked
def fit_weights(
    game: Game,
    samples: Samples,
    *,
    held_out: float = 0.2,
    ridge: float | None = None,
    seed: int = 0,
) -> Fit:
    """Fit the weights of a game to the results of positions; a share of the games is held out.

    `ridge` penalises distance from the current weights; unless given, it is chosen on another
    share of the games of the same size.

    >>> from zermelo.games import load
    >>> game = load("connect_four")
    >>> rng = np.random.default_rng(1)
    >>> played = Samples(rng.normal(size=(30, 2)), rng.choice([0.0, 1.0], 30), np.arange(30) % 6)
    >>> len(fit_weights(game, played).after) == len(game.weights)
    True
    """
    check_within(Range(0, 0.5, True, True), held_out=held_out)
    before = np.array(check_weights(game))
    games = np.unique(samples.games)
    if len(games) < 3:
        raise BadParameter(
            "weights need at least three games: for training, for validation, for testing"
        )
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
    """K for the given weights."""
    score = samples.features @ weights
    spread = float(np.std(score))
    if not spread > 0:
        raise BadParameter("all positions have the same evaluation; there is nothing to fit")
    one = Samples(score[:, None] / spread, samples.results, samples.games)
    scale = float(fitted(np.ones(1), 1.0, one, 0.0)[0]) / spread
    if not scale > 0 or math.isinf(scale):
        raise BadParameter(
            "a better evaluation does not win more often in these games, so K can't be fitted"
        )
    return scale

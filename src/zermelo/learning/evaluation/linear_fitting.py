"""Learning linear weights from positions: the logistic regression of `weights`."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from ...evaluation import LearntEvaluation, LinearWeights
from ...game import Game
from ..inference.shapes import largest_utility
from ..runs.config import EvaluationConfig
from .fitting import FitLosses, scores_of, shares_of, stretch_of
from .selfplay import SearchedPositions
from .weights import Fit, Samples, check_weights, fit_weights, reweighted

_BLOCKS = 40  # of positions in a row, which are held out together: games are much alike inside
_SPREAD = 0.7  # standard deviation of scores, so that shares use most of their range
_TRIAL_GAIN = 1e-3  # so small that no score is near the end of that range


def first_weights(game: Game, play: Callable[[LinearWeights], SearchedPositions]) -> LinearWeights:
    """The game's own weights, scaled by games that `play` plays with them."""
    weights = np.array(check_weights(game))
    trial = LinearWeights(weights=weights, gain=_TRIAL_GAIN, utility=largest_utility(game))
    played = play(trial)
    counts = played.counts[:, : len(weights)]
    is_leaf = counts.any(axis=1)
    counts, own = counts[is_leaf], played.own[is_leaf]
    spread = float(np.std(counts @ weights)) if len(counts) else 0.0
    gain = _SPREAD / spread if spread > 0 and math.isfinite(spread) else 1.0
    return _stretched(replace(trial, gain=gain), counts, own)


def _stretched(learnt: LinearWeights, counts: Any, own: Any) -> LinearWeights:
    """The evaluation with `stretch` set from the game's own values `own` at `counts`."""
    shares = shares_of(learnt.gain * (counts @ learnt.weights))
    return replace(learnt, stretch=stretch_of(shares, scores_of(own)))


def from_samples(samples: Samples) -> SearchedPositions:
    """Positions of recorded games in the form of self-play, with outcomes as values."""
    count, features = samples.features.shape
    rows = np.zeros((count, 1, features + features % 2), np.float32)
    rows[:, 0, :features] = samples.features
    outcomes = (2 * samples.results - 1).astype(np.float32)
    return SearchedPositions(rows.view(np.uint64), outcomes, outcomes, np.zeros(count, np.float32))


class LinearFitting:
    """Fits linear weights to outcomes by logistic regression: a `Fitting` of one epoch."""

    def __init__(
        self,
        game: Game,
        played: SearchedPositions,
        config: EvaluationConfig,
        best: LearntEvaluation | None,
    ) -> None:
        self.config, self.is_over = config, False
        own = check_weights(game)
        start = best.weights if isinstance(best, LinearWeights) else own
        self._game = reweighted(game, start)
        self._counts = played.counts[:, : len(own)]
        is_leaf = self._counts.any(axis=1)  # and not the end of the game
        self._counts, self._own = self._counts[is_leaf], played.own[is_leaf]
        # Outcomes alone: the value of a search is this evaluation's of its leaf.
        self._results = (1.0 + played.outcomes[is_leaf].astype(np.float64)) / 2
        self._fit: Fit | None = None
        self.weights = int(self._counts.any(axis=0).sum())
        """How many weights there are to learn."""

    def learn(self) -> FitLosses:
        """Fit the weights; returns the log-losses."""
        count = len(self._results)
        blocks = np.arange(count) * _BLOCKS // max(count, 1)
        samples = Samples(self._counts, self._results, blocks)
        held_out, seed = self.config.held_out, self.config.seed
        self._fit = fit_weights(self._game, samples, held_out=held_out, seed=seed)
        self.is_over = True
        return FitLosses(self._fit.loss_after, self._fit.held_out_after)

    def evaluation(self, utility: float, about: Mapping[str, Any]) -> LinearWeights:
        assert self._fit is not None
        # A win is as likely as the logistic function of K times the sum says: a share of a win has
        # half that slope.
        learnt = LinearWeights(
            weights=np.array(self._fit.after),
            gain=self._fit.scale / 2,
            utility=utility,
            about=about,
        )
        return _stretched(learnt, self._counts, self._own)

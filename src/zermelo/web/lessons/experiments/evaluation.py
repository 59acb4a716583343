"""Evaluations: the features of a position times their weights, and what errors in them do."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt
from typing import Any

import numpy as np

from ....errors import BadParameter
from ....games import load
from ....settings import Range, setting
from ...messages.figures import Feature, FeaturesFigure
from ...messages.responses import ExperimentResult
from .settings import ExperimentSettings, Report

EVALUATED = {"chess": "lecture", "othello": "", "nine_mens_morris": "", "connect_four": ""}
"""Games with features, and the evaluation that is shown."""
LEFT, RIGHT = (99.0, 1000.0, 1000.0, 1000.0), (100.0, 101.0, 102.0, 100.0)
"""Leaves below the two moves: minimax prefers the right, 100 against 99."""
LARGEST_ERROR = 50.0
STEPS = 4001  # of the integral
POINTS = 41  # of a plotted series


@dataclass(frozen=True)
class FeaturesSettings(ExperimentSettings):
    """A position and its evaluation."""

    game: str = setting("chess", "The game.", choices=tuple(EVALUATED))
    state: str = setting("", "The position; the start, unless given.")


@dataclass(frozen=True)
class NoiseSettings(ExperimentSettings):
    """Two moves, and what their leaves are worth."""

    error: float = setting(20.0, "The largest standard deviation.", Range(0.1, LARGEST_ERROR))
    left: str = setting(",".join(map(str, LEFT)), "Leaves below the left move.")
    right: str = setting(",".join(map(str, RIGHT)), "Leaves below the right move.")


def run_features(asked: FeaturesSettings, report: Report) -> None:
    """The features of a position to the first player, and the weights of the evaluation."""
    name, text = asked.game, asked.state
    game: Any = load(name, evaluation=EVALUATED[name]) if EVALUATED[name] else load(name)
    state = game.parse_state(text) if text else game.initial_state()
    values = [float(value) for value in game.features(state, 0)]
    weights = [float(weight) for weight in game.weights]
    features = [Feature(*one) for one in zip(game.feature_names, values, weights, strict=True)]
    unit = "pawns" if name == "chess" else ""
    evaluation = float(game.evaluate(state, 0))
    figure = FeaturesFigure(game.player_name(0), features, unit, evaluation)
    report(ExperimentResult(asked.id, [0], {}, {}, True, figure=figure))


def run_noise(asked: NoiseSettings, report: Report) -> None:
    """How likely the left move is really better, as the evaluation's error grows."""
    left, right = _leaves("left", asked.left), _leaves("right", asked.right)
    errors = np.linspace(0.0, asked.error, POINTS)
    chances = [better_left(left, right, float(error)) for error in errors]
    series = {"error": errors.tolist(), "left is better": chances}
    report(ExperimentResult(asked.id, list(range(POINTS)), series, {}, True))


def _leaves(name: str, text: str) -> tuple[float, ...]:
    """Numbers between commas."""
    try:
        found = tuple(float(one) for one in text.split(","))
    except ValueError:
        found = ()
    if not 1 <= len(found) <= 8 or not np.isfinite(found).all():
        raise BadParameter(f"{name} has 1 to 8 numbers between commas, not {text!r}")
    return found


def better_left(left: tuple[float, ...], right: tuple[float, ...], error: float) -> float:
    """The chance that the least of the left leaves is greater than the least of the right ones.

    Each leaf is really worth its value and an error, normally distributed with this standard
    deviation and independent of the others. Equal shares where both are the same.
    """
    if error == 0.0:
        difference = min(left) - min(right)
        return 0.5 if difference == 0.0 else float(difference > 0.0)
    lowest, highest = min(*left, *right) - 8 * error, min(min(left), min(right)) + 8 * error
    grid = np.linspace(lowest, max(highest, lowest + error), STEPS)
    above_left, above_right = _least_above(left, error, grid), _least_above(right, error, grid)
    # P(L > R) is the integral of P(L > x) over the distribution of R, the least on the right.
    middle = (above_left[1:] + above_left[:-1]) / 2
    return float(np.sum(middle * -np.diff(above_right)))


def _least_above(leaves: tuple[float, ...], error: float, grid: Any) -> Any:
    """The chance that all leaves are really worth more than each number of the grid."""
    chances = np.ones(len(grid))
    for leaf in leaves:
        chances *= [0.5 * (1.0 - erf((x - leaf) / (error * sqrt(2.0)))) for x in grid]
    return chances

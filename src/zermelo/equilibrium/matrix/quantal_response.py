"""Quantal response: players who choose better actions more often, not always the best.

In a logit equilibrium the probability of an action grows exponentially with what it is worth
against the others: with `rationality` 0 all are equally likely, and as it grows play becomes a
Nash equilibrium (R. McKelvey, T. Palfrey, "Quantal response equilibria for normal form games",
1995). The branch that begins with equal probabilities leads, in nearly every game, to one of them.

It is traced by predictor and corrector: a step along the tangent, then Newton's method back to the
branch, which may turn back for a while (T. Turocy, "A dynamic homotopy interpretation of the
logistic quantal response equilibrium correspondence", 2005). The unknowns are logarithms of
probabilities, so that those that vanish do no harm.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ...arguments import checked
from ...display import shown
from ...errors import BadParameter
from ..tree.linear_program import NotSolved
from .game import MatrixGame, spread
from .normal_form_game import NormalFormGame, as_normal_form, derivatives

FIRST_STEP, LEAST_STEP, LONGEST_STEP = 0.03, 1e-9, 2.0
MOST_POINTS = 20_000
MOST_CORRECTIONS = 8
CLOSE = 1e-11


@shown
class LogitEquilibrium(NamedTuple):
    """Strategies in which each player responds to the others' by this rationality."""

    rationality: float
    strategies: tuple[Any, ...]
    values: tuple[float, ...]


@checked
def logit_equilibrium(game: MatrixGame | NormalFormGame, rationality: float) -> LogitEquilibrium:
    """The logit equilibrium of this rationality, on the branch that begins with equal chances.

    >>> dilemma = MatrixGame([[-1, -3], [0, -2]], [[-1, 0], [-3, -2]])
    >>> logit_equilibrium(dilemma, 2.0).strategies[0].round(4).tolist()
    [0.1192, 0.8808]
    """
    if not 0 <= rationality < np.inf:
        raise BadParameter(f"rationality is a number from 0 on, not {rationality}")
    before = None
    for point in logit_branch(game):
        if point.rationality >= rationality:
            near = min(before or point, point, key=lambda one: abs(one.rationality - rationality))
            return _at(_Branch(game), near, rationality)
        before = point
    raise AssertionError("the branch has no end")


@checked
def logit_branch(game: MatrixGame | NormalFormGame) -> Iterator[LogitEquilibrium]:
    """Points of the branch that begins with equal chances, without end; rationality may fall in
    between.

    >>> pennies = MatrixGame([[1, -1], [-1, 1]])
    >>> next(logit_branch(pennies)).rationality
    0.0
    """
    branch = _Branch(game)
    place = branch.start()
    yield branch.equilibrium(place)
    direction, step = branch.tangent(place, None), FIRST_STEP
    for _ in range(MOST_POINTS):
        while (found := branch.corrected(place + step * direction)) is None:
            step /= 2
            if step < LEAST_STEP:
                raise NotSolved(
                    f"the branch could not be traced beyond {place[-1] / branch.unit:.6g}"
                )
        place, quickly = found
        direction = branch.tangent(place, direction)
        step = min(step * (1.5 if quickly else 1.0), LONGEST_STEP)
        yield branch.equilibrium(place)
    raise NotSolved(
        f"{MOST_POINTS:,} steps led no further than a rationality of {place[-1] / branch.unit:.6g}"
    )


def _at(branch: _Branch, near: LogitEquilibrium, rationality: float) -> LogitEquilibrium:
    """The equilibrium of exactly this rationality, found from a nearby one."""
    place = branch.place(near)
    for between in np.linspace(near.rationality, rationality, 9)[1:]:
        place[-1] = between * branch.unit
        for _ in range(MOST_CORRECTIONS):
            errors, slopes = branch.equations(place)
            place[:-1] -= np.linalg.lstsq(slopes[:, :-1], errors, rcond=None)[0]
    if np.abs(branch.equations(place)[0]).max() > 1e-8:
        raise NotSolved(f"no equilibrium was found at a rationality of {rationality:g}")
    return branch.equilibrium(place)


class _Branch:
    """The equations of the branch. A point is the logarithms of all probabilities, then the
    rationality in units of the spread of payoffs."""

    def __init__(self, game: MatrixGame | NormalFormGame) -> None:
        self.original = as_normal_form(game)
        self.unit = max(map(spread, self.original.payoffs)) or 1.0
        self.game = NormalFormGame([one / self.unit for one in self.original.payoffs])
        self.begins = np.cumsum([0, *self.game.shape])
        self.all = [tuple(range(count)) for count in self.game.shape]

    def start(self) -> Any:
        even = [np.full(count, -np.log(count)) for count in self.game.shape]
        return np.concatenate([*even, [0.0]])

    def place(self, point: LogitEquilibrium) -> Any:
        return np.concatenate(
            [*(np.log(one) for one in point.strategies), [point.rationality * self.unit]]
        )

    def strategies(self, place: Any) -> list[Any]:
        return [np.exp(place[begin:end]) for begin, end in itertools.pairwise(self.begins)]

    def equilibrium(self, place: Any) -> LogitEquilibrium:
        strategies = tuple(one / one.sum() for one in self.strategies(place))
        rationality = float(place[-1] / self.unit)
        return LogitEquilibrium(rationality, strategies, self.original.values(strategies))

    def equations(self, place: Any) -> tuple[Any, Any]:
        """The residuals at a point, ratios of probabilities against differences of payoffs and sums
        against 1; and the derivatives."""
        strategies, rationality = self.strategies(place), place[-1]
        likely = np.exp(place[:-1])
        errors, slopes = [], []
        for player, (begin, end) in enumerate(itertools.pairwise(self.begins)):
            sums = np.zeros(len(place))
            sums[begin:end] = likely[begin:end]
            errors.append(sums.sum() - 1.0)
            slopes.append(sums)
            worth = self.game.action_values(player, strategies)
            steeper = derivatives(self.game, self.all, strategies, player) * likely
            for other in range(1, end - begin):
                gained = worth[other] - worth[0]
                errors.append(place[begin + other] - place[begin] - rationality * gained)
                row = np.append(-rationality * (steeper[other] - steeper[0]), -gained)
                row[begin + other] += 1.0
                row[begin] -= 1.0
                slopes.append(row)
        return np.array(errors), np.array(slopes)

    def tangent(self, place: Any, before: Any) -> Any:
        """The direction of the branch: the one that continues `before`; at the start, towards more
        rationality."""
        _, slopes = self.equations(place)
        found = np.linalg.svd(slopes)[2][-1]
        ahead = found[-1] if before is None else found @ before
        return found if ahead >= 0 else -found

    def corrected(self, place: Any) -> tuple[Any, bool] | None:
        """The point on the branch next to this one, and whether it was close; None if Newton's
        method fails."""
        for tries in range(MOST_CORRECTIONS):
            errors, slopes = self.equations(place)
            step = np.linalg.lstsq(slopes, errors, rcond=None)[0]
            if not np.abs(step).max() < 1.0:
                return None
            place = place - step
            if np.abs(step).max() < CLOSE * max(1.0, float(np.abs(place).max())):
                return place, tries <= 2
        return None

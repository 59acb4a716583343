"""Payoffs between the members of a league, and the choice of opponents.

The payoff matrix is estimated from games. Opponents are drawn by recent scores against them
(prioritised fictitious self-play): `hard` prefers those that win, `even` those of equal strength
(Vinyals et al. 2019).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...equilibrium import MatrixGame, exploit

_MEMORY = 0.9  # the share of older batches in a form
_PRIOR = 0.5  # the score against an unknown opponent
_SAMPLES = 32  # payoff matrices drawn for a mixture
_CLEAR = 3.0  # standard errors by which a member must win to be clearly better: there are many


def hard(scores: Any) -> Any:
    """The weight of each opponent by the score against it, from 0 to 1."""
    return (1.0 - np.asarray(scores)) ** 2


def even(scores: Any) -> Any:
    return np.asarray(scores) * (1.0 - np.asarray(scores))


def uniform(scores: Any) -> Any:
    return np.ones(len(scores))


class Form:
    """Recent scores of a learner against each member, from 0 to 1."""

    def __init__(self, scores: dict[str, float] | None = None) -> None:
        self.scores = dict(scores or {})

    def of(self, name: str) -> float:
        return self.scores.get(name, _PRIOR)

    def note(self, name: str, score: float) -> None:
        known = self.scores.get(name)
        self.scores[name] = score if known is None else _MEMORY * known + (1 - _MEMORY) * score

    def draw(
        self,
        names: Sequence[str],
        count: int,
        wanted: Callable[[Any], Any],
        dice: np.random.Generator,
    ) -> list[str]:
        """Draw opponents, with replacement."""
        weights = wanted([self.of(name) for name in names]) + 1e-3
        drawn = dice.choice(len(names), size=count, p=weights / weights.sum())
        return [names[int(number)] for number in drawn]


class Payoffs:
    """Mean utilities between members, each pair in both seats equally often."""

    def __init__(self, totals: Any = None, counts: Any = None, squares: Any = None) -> None:
        self.totals, self.counts, self.squares = map(_square, (totals, counts, squares))

    def to_json(self) -> dict[str, Any]:
        return {name: matrix.tolist() for name, matrix in vars(self).items()}

    def __len__(self) -> int:
        return len(self.totals)

    def grow(self) -> int:
        """Add a member; returns its number."""
        self.totals = np.pad(self.totals, (0, 1))
        self.counts = np.pad(self.counts, (0, 1))
        self.squares = np.pad(self.squares, (0, 1))
        return len(self) - 1

    def add(self, one: int, other: int, utilities: Any) -> None:
        """Add the utilities of the first one in games between two."""
        found = np.asarray(utilities, float)
        self.totals[one, other] += found.sum()
        self.totals[other, one] -= found.sum()
        for pair in ((one, other), (other, one)):
            self.counts[pair] += len(found)
            self.squares[pair] += (found**2).sum()

    def means(self) -> Any:
        """[members, members] the mean utility of the row against the column; 0 if unknown."""
        return self.totals / np.maximum(self.counts, 1.0)

    def errors(self) -> Any:
        """[members, members] the standard errors of the means."""
        games = np.maximum(self.counts, 1.0)
        return np.sqrt(np.maximum(self.squares / games - self.means() ** 2, 0.0) / games)

    def equilibrium(self) -> Any:
        """[members] the equilibrium: no member wins against this mixture."""
        return _equilibrium(self.means()) if len(self) else np.zeros(0)

    def mixture(self, average: Any) -> Any:
        """[members] this average of members, if nobody clearly beats it; or else the equilibrium
        of it and all members outside of it.

        A few hundred games do not separate good members, and an equilibrium would bet everything
        on lucky ones; so it is the mean of the equilibria of payoff matrices drawn within the
        errors.
        """
        average = np.asarray(average, float)
        means, errors = self.means(), self.errors()
        won, unsure = means @ average, np.sqrt(errors**2 @ average**2)
        others = average == 0.0
        if not (won > _CLEAR * unsure)[others].any():
            return average
        strategies = np.vstack([average, np.eye(len(self))[others]])
        means = strategies @ means @ strategies.T
        errors = np.sqrt(strategies**2 @ errors**2 @ (strategies**2).T)
        dice, found = np.random.default_rng(0), []
        for _ in range(_SAMPLES):
            luck = np.triu(errors * dice.standard_normal(errors.shape), 1)
            found.append(_equilibrium(means + luck - luck.T))
        return np.mean(found, axis=0) @ strategies


def _square(kept: Any) -> Any:
    """A square matrix, from lists as a file has them."""
    found = np.zeros((0, 0)) if kept is None else np.array(kept, float)
    size = round(found.size**0.5)
    return found.reshape(size, size)


def _equilibrium(matrix: Any) -> Any:
    """The safe strategy of a symmetric game."""
    return exploit(MatrixGame(matrix), 0, np.ones(len(matrix)), dial=0.0)

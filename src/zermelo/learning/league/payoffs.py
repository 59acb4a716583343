"""What members of a league win from each other, and whom to play next.

The table is estimated from games. Opponents are drawn by how the last games against them went
(prioritised fictitious self-play): `hard` prefers those that are lost to, `even` those that are
met on equal terms (Vinyals et al. 2019).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...equilibrium import MatrixGame, exploit

__all__ = ["Form", "Payoffs", "even", "hard", "uniform"]

_MEMORY = 0.9  # of a form: the share that an older batch keeps
_PRIOR = 0.5  # nothing is known: as good as the other
_TABLES = 16  # drawn for a mixture


def hard(scores: Any) -> Any:
    """How much each opponent is wanted, by the score against it from 0 to 1."""
    return (1.0 - np.asarray(scores)) ** 2


def even(scores: Any) -> Any:
    return np.asarray(scores) * (1.0 - np.asarray(scores))


def uniform(scores: Any) -> Any:
    return np.ones(len(scores))


class Form:
    """How somebody who is learning does against each member, lately: scores from 0 to 1."""

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
        """So many opponents, some perhaps twice."""
        weights = wanted([self.of(name) for name in names]) + 1e-3
        drawn = dice.choice(len(names), size=count, p=weights / weights.sum())
        return [names[int(number)] for number in drawn]


class Payoffs:
    """Mean utilities between members, each pair in both seats alike often."""

    def __init__(self, totals: Any = None, counts: Any = None, squares: Any = None) -> None:
        self.totals, self.counts, self.squares = map(_table, (totals, counts, squares))

    def to_json(self) -> dict[str, Any]:
        return {name: table.tolist() for name, table in vars(self).items()}

    def __len__(self) -> int:
        return len(self.totals)

    def grow(self) -> int:
        """Room for one more member; its number."""
        self.totals = np.pad(self.totals, (0, 1))
        self.counts = np.pad(self.counts, (0, 1))
        self.squares = np.pad(self.squares, (0, 1))
        return len(self) - 1

    def add(self, one: int, other: int, utilities: Any) -> None:
        """What the first of the two got in each game between them."""
        found = np.asarray(utilities, float)
        self.totals[one, other] += found.sum()
        self.totals[other, one] -= found.sum()
        for pair in ((one, other), (other, one)):
            self.counts[pair] += len(found)
            self.squares[pair] += (found**2).sum()

    def means(self) -> Any:
        """[members, members] what the row gets from the column on average; 0 where unknown."""
        return self.totals / np.maximum(self.counts, 1.0)

    def errors(self) -> Any:
        """[members, members] the standard errors of the means."""
        games = np.maximum(self.counts, 1.0)
        return np.sqrt(np.maximum(self.squares / games - self.means() ** 2, 0.0) / games)

    def equilibrium(self) -> Any:
        """[members] how often to play each, so that no member wins from the mixture."""
        return _equilibrium(self.means()) if len(self) else np.zeros(0)

    def mixture(self) -> Any:
        """[members] the mean of the equilibria of tables that might as well be the true one.

        A few hundred games do not tell good members apart, and an equilibrium bets all on the
        lucky ones; this gives those that can't be told apart about the same share.
        """
        if not len(self):
            return np.zeros(0)
        dice, means, errors = np.random.default_rng(0), self.means(), self.errors()
        found = []
        for _ in range(_TABLES):
            luck = np.triu(errors * dice.standard_normal(errors.shape), 1)
            found.append(_equilibrium(means + luck - luck.T))
        return np.mean(found, axis=0)


def _table(kept: Any) -> Any:
    """A square one, from lists as a file has them."""
    found = np.zeros((0, 0)) if kept is None else np.array(kept, float)
    size = round(found.size**0.5)
    return found.reshape(size, size)


def _equilibrium(table: Any) -> Any:
    """What is safe; the table is the same to both sides, so that is all there is to find."""
    return exploit(MatrixGame(table), 0, np.ones(len(table)), dial=0.0)

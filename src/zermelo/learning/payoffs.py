"""What members of a league win from each other, and whom to play next.

The table is estimated from games. Opponents are drawn by how the last games against them went
(prioritised fictitious self-play): `hard` prefers those that are lost to, `even` those that are
met on equal terms (Vinyals et al. 2019).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..equilibrium import MatrixGame, zero_sum

__all__ = ["Form", "Payoffs", "even", "hard", "uniform"]

_MEMORY = 0.9  # of a form: the share that an older batch keeps
_PRIOR = 0.5  # nothing is known: as good as the other


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

    def __init__(self, totals: Any = None, counts: Any = None) -> None:
        self.totals = np.zeros((0, 0)) if totals is None else np.array(totals, float)
        self.counts = np.zeros((0, 0)) if counts is None else np.array(counts, float)
        size = round(max(self.totals.size, 0) ** 0.5)
        self.totals = self.totals.reshape(size, size)
        self.counts = self.counts.reshape(size, size)

    def __len__(self) -> int:
        return len(self.totals)

    def grow(self) -> int:
        """Room for one more member; its number."""
        self.totals = np.pad(self.totals, (0, 1))
        self.counts = np.pad(self.counts, (0, 1))
        return len(self) - 1

    def add(self, one: int, other: int, utilities: Any) -> None:
        """What the first of the two got in each game between them."""
        found = np.asarray(utilities, float)
        self.totals[one, other] += found.sum()
        self.totals[other, one] -= found.sum()
        self.counts[one, other] += len(found)
        self.counts[other, one] += len(found)

    def means(self) -> Any:
        """[members, members] what the row gets from the column on average; 0 where unknown."""
        return self.totals / np.maximum(self.counts, 1.0)

    def equilibrium(self) -> Any:
        """[members] how often to play each, so that no member wins from the mixture."""
        if not len(self):
            return np.zeros(0)
        weights = np.clip(zero_sum(MatrixGame(self.means())).first, 0.0, None)
        return weights / weights.sum()

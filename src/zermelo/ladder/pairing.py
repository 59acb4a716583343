"""The next game is where it makes the ratings most certain.

A game between two players whose strengths differ by d tells p (1 - p) about that difference, where
p is the chance that the first wins. What it takes off the sum of all players' variances follows
from their covariances (A-optimal design: V. V. Fedorov, "Theory of Optimal Experiments", 1972).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray


class Certainty:
    """What is known of the players' strengths, games that are still running included."""

    def __init__(self, natural: NDArray[np.float64], covariance: NDArray[np.float64]) -> None:
        self.natural = natural
        self.covariance = covariance.copy()

    def gains(self) -> NDArray[np.float64]:
        """What a game of each two players would take off the sum of all variances."""
        own, square = self.covariance, self.covariance @ self.covariance
        weight = self._weights()
        return weight * _between(square) / (1 + weight * _between(own))

    def _weights(self) -> NDArray[np.float64]:
        p = 1 / (1 + np.exp(-np.subtract.outer(self.natural, self.natural)))
        return np.asarray(p * (1 - p))

    def play(self, seats: Sequence[int], games: int) -> None:
        """These players are going to meet so many times."""
        weights = self._weights() * games
        for at, first in enumerate(seats):
            for second in seats[at + 1 :]:
                off = self.covariance[:, first] - self.covariance[:, second]
                spread = off[first] - off[second]
                weight = weights[first, second]
                self.covariance -= weight * np.outer(off, off) / (1 + weight * spread)

    def best(self, seats: int, able: Collection[int], wanting: Collection[int]) -> tuple[int, ...]:
        """The players of the next games: two that gain most, of whom one needs games, and those
        who gain most with them; nobody where nobody needs any."""
        gains = self.gains()
        np.fill_diagonal(gains, -np.inf)
        out = [one for one in range(len(gains)) if one not in able]
        gains[out, :] = gains[:, out] = -np.inf
        idle = [one for one in range(len(gains)) if one not in wanting]
        pairs = gains.copy()
        pairs[np.ix_(idle, idle)] = -np.inf
        if len(able) < seats or not np.isfinite(pairs).any():
            return ()
        chosen = [int(one) for one in np.unravel_index(np.argmax(pairs), pairs.shape)]
        while len(chosen) < seats:
            with_them = gains[chosen].sum(axis=0)
            with_them[chosen] = -np.inf
            chosen.append(int(np.argmax(with_them)))
        return tuple(chosen)


def _between(form: NDArray[np.float64]) -> NDArray[np.float64]:
    """x F x for all x = e_i - e_j."""
    own = np.diag(form)
    return np.asarray(own[:, None] + own[None, :] - 2 * form)

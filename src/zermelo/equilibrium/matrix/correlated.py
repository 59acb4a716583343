"""Correlated equilibria: a mediator draws what all play, and no player gains by deviating.

In a correlated equilibrium (R. Aumann, "Subjectivity and correlation in randomized strategies",
1974) each player is advised to play what was drawn for it, and gains by no other choice. In a
coarse one (H. Moulin, J.-P. Vial, "Strategically zero-sum games", 1978) it decides before it hears
the advice whether to follow. Every Nash equilibrium is correlated, and every correlated one
coarse. Regret matching leads the average of play to the coarse ones.

Both are linear programs, for any number of players: the probabilities of all profiles, one
constraint for each gain that must not be. Of all that there are, the one that is best for all
together is found, or for whom the weights say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ...arguments import checked
from ...display import shown
from ...errors import BadParameter
from ..tree.linear_program import NotSolved
from .game import NEAR, MatrixGame, NotAnEquilibrium, scaled
from .normal_form_game import NormalFormGame, as_normal_form

MOST_ENTRIES = 50_000_000
"""The most numbers in the linear program; larger games are left to regret matching."""


@shown
class CorrelatedEquilibrium(NamedTuple):
    """The probability of each profile: an array with an axis for each player."""

    distribution: Any
    values: tuple[float, ...]


@checked
def correlated(
    game: MatrixGame | NormalFormGame, weights: Sequence[float] | None = None
) -> CorrelatedEquilibrium:
    """The correlated equilibrium with the largest sum of payoffs, or the largest sum by `weights`
    of players.

    >>> chicken = MatrixGame([[6, 2], [7, 0]], [[6, 7], [2, 0]])
    >>> correlated(chicken).distribution.round(3).tolist()
    [[0.5, 0.25], [0.25, 0.0]]
    """
    whole = _normal_form(game)
    return _best(whole, list(_obedient(whole)), weights)


@checked
def coarse_correlated(
    game: MatrixGame | NormalFormGame, weights: Sequence[float] | None = None
) -> CorrelatedEquilibrium:
    """The coarse correlated equilibrium with the largest sum of payoffs, or by `weights` of
    players.

    >>> pennies = MatrixGame([[1, -1], [-1, 1]])
    >>> coarse_correlated(pennies).distribution.tolist()
    [[0.25, 0.25], [0.25, 0.25]]
    """
    whole = _normal_form(game)
    return _best(whole, list(_committed(whole)), weights)


def _normal_form(game: MatrixGame | NormalFormGame) -> NormalFormGame:
    whole = as_normal_form(game)
    profiles, gains = int(np.prod(whole.shape)), sum(count**2 for count in whole.shape)
    if profiles * gains > MOST_ENTRIES:
        raise BadParameter(
            f"the linear program would have {profiles:,} probabilities and {gains:,} constraints, "
            "too many; let regret_matching or cfr play it, whose average is a coarse correlated "
            "equilibrium"
        )
    return whole


def _obedient(game: NormalFormGame) -> Iterator[Any]:
    """For each player, advice and other action: the gain from taking the other action, in each
    profile."""
    for player, payoffs in enumerate(game.payoffs):
        for advised in range(game.shape[player]):
            here = (slice(None),) * player + (advised,)
            for instead in range(game.shape[player]):
                if instead != advised:
                    gain = np.zeros(game.shape)
                    gain[here] = payoffs[(slice(None),) * player + (instead,)] - payoffs[here]
                    yield gain


def _committed(game: NormalFormGame) -> Iterator[Any]:
    """For each player and action: the gain from committing to it, in each profile."""
    for player, payoffs in enumerate(game.payoffs):
        for choice in range(game.shape[player]):
            yield payoffs.take([choice], axis=player) - payoffs


def _best(
    game: NormalFormGame, gains: list[Any], weights: Sequence[float] | None
) -> CorrelatedEquilibrium:
    from scipy.optimize import linprog

    weights = [1.0] * game.players if weights is None else list(weights)
    if len(weights) != game.players or not np.isfinite(weights).all():
        raise BadParameter(f"weights are {game.players} numbers, one for each player")
    welfare = sum(weight * one for weight, one in zip(weights, game.payoffs, strict=True))
    units = [gain / (np.abs(gain).max() or 1.0) for gain in gains]
    count = int(np.prod(game.shape))
    found = linprog(
        -np.ravel(scaled(welfare)),
        A_ub=np.array([gain.ravel() for gain in units]) if gains else None,
        b_ub=np.zeros(len(gains)) if gains else None,
        A_eq=np.ones((1, count)),
        b_eq=[1.0],
        bounds=(0, None),
        method="highs",
    )
    if found.x is None:
        raise NotSolved(f"HiGHS gave up: {found.message}")
    drawn = np.maximum(found.x, 0.0).reshape(game.shape)
    drawn /= drawn.sum()
    most = max((float((drawn * gain).sum()) for gain in units), default=0.0)
    if most > NEAR:
        raise NotAnEquilibrium(
            f"the linear program was not solved accurately: {most:.1e} is gained of what may be"
        )
    return CorrelatedEquilibrium(drawn, game.drawn_values(drawn))

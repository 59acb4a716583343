"""Games in normal form with any number of players, who choose simultaneously; Nash equilibria.

With three or more players the mixtures that make all indifferent solve equations of higher
degree, which may have irrational solutions and several of them. Support by support they are
found by Newton's method from many starts, and confirmed by best responses: what is returned is an
equilibrium, but one may be missed. (R. McKelvey, A. McLennan, "Computation of equilibria in finite
games", 1996, is on both.)
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ...arguments import checked
from ...display import rows_html, shown
from ...errors import BadParameter
from .game import MatrixGame, NotAnEquilibrium, probabilities_of, scaled, tolerance

MOST_SUPPORTS = 100_000
MOST_STEPS = 30
FAR = 10.0  # probabilities that leave for nowhere
SAME = 1e-6  # between probabilities of one equilibrium found twice
POSITIVE = 1e-10
SOLVED = 1e-13  # what equations with payoffs from 0 to 1 may be wrong by

Mixtures = Sequence[Any]
"""A strategy for each player."""


@shown
class NashEquilibrium(NamedTuple):
    """A strategy for each player, from which none gains by deviating."""

    strategies: tuple[Any, ...]
    values: tuple[float, ...]


class NormalFormGame:
    """The payoffs of each profile of actions.

    `payoffs` has an array for each player, all of one shape with an axis for each player.

    >>> majority = NormalFormGame([[[[1, 0], [0, 0]], [[0, 0], [0, 1]]]] * 3)
    >>> majority.players, majority.shape
    (3, (2, 2, 2))
    """

    @checked
    def __init__(self, payoffs: Sequence[Any]) -> None:
        self.payoffs = tuple(np.array(one, dtype=float) for one in payoffs)
        self.players = len(self.payoffs)
        shapes = {one.shape for one in self.payoffs}
        if len(shapes) != 1 or {one.ndim for one in self.payoffs} != {self.players}:
            raise BadParameter(
                "a game in normal form needs an array of payoffs for each player, all of one shape "
                "with an axis for each player"
            )
        if not self.payoffs[0].size or not all(np.isfinite(one).all() for one in self.payoffs):
            raise BadParameter("payoffs must be finite numbers, and every player needs a choice")
        self.shape: tuple[int, ...] = self.payoffs[0].shape

    def __repr__(self) -> str:
        return f"<NormalFormGame: {' x '.join(map(str, self.shape))}>"

    def _repr_html_(self) -> str:
        """The payoffs of every profile, for notebooks."""
        players = range(1, self.players + 1)
        heads = [f"choice {one}" for one in players] + [f"to player {one}" for one in players]
        rows = (
            (*(choice + 1 for choice in profile), *(float(one[profile]) for one in self.payoffs))
            for profile in np.ndindex(self.shape)
        )
        return rows_html(heads, rows, self.payoffs[0].size)

    @property
    def scale(self) -> float:
        """The largest payoff."""
        return max(float(np.abs(one).max()) for one in self.payoffs)

    def action_values(self, player: int, strategies: Mixtures) -> Any:
        """The expected payoff of each of a player's actions against the strategies of the
        others."""
        found = self.payoffs[player]
        for other in range(self.players - 1, -1, -1):  # from the last axis, so that none moves
            if other != player:
                found = np.tensordot(found, strategies[other], axes=(other, 0))
        return found

    def checked(self, strategies: Mixtures) -> list[Any]:
        """The strategies as arrays; refused unless there is one for each player."""
        found = [np.asarray(one, float) for one in strategies]
        if tuple(one.shape for one in found) != tuple((count,) for count in self.shape):
            raise BadParameter(
                f"strategies have {' and '.join(map(str, self.shape))} probabilities, not "
                f"{' and '.join(str(one.size) for one in found)}"
            )
        return [probabilities_of(one) for one in found]

    def values(self, strategies: Mixtures) -> tuple[float, ...]:
        """The expected payoffs of all players."""
        strategies = self.checked(strategies)
        return tuple(
            float(self.action_values(player, strategies) @ strategies[player])
            for player in range(self.players)
        )

    def drawn_values(self, distribution: Any) -> tuple[float, ...]:
        """The expected payoffs if profiles are drawn from a distribution."""
        distribution = probabilities_of(np.asarray(distribution, float))
        return tuple(float((distribution * payoffs).sum()) for payoffs in self.payoffs)

    def gains(self, strategies: Mixtures) -> tuple[float, ...]:
        """Each player's gain from its best response: 0 in equilibrium."""
        strategies = self.checked(strategies)
        now = self.values(strategies)
        best = (self.action_values(player, strategies).max() for player in range(self.players))
        return tuple(float(most) - value for most, value in zip(best, now, strict=True))

    def is_equilibrium(self, strategies: Mixtures) -> bool:
        """Whether no player gains more than rounding errors."""
        most = map(tolerance, self.payoffs)
        return all(gain <= one for gain, one in zip(self.gains(strategies), most, strict=True))

    def confirmed(self, strategies: Mixtures) -> NashEquilibrium:
        """The strategies as an equilibrium, once best responses have confirmed it."""
        if not self.is_equilibrium(strategies):
            raise NotAnEquilibrium(
                f"these strategies are not an equilibrium: best responses gain "
                f"{self.gains(strategies)}"
            )
        return NashEquilibrium(tuple(strategies), self.values(strategies))


def as_normal_form(game: MatrixGame | NormalFormGame) -> NormalFormGame:
    return NormalFormGame([game.first, game.second]) if isinstance(game, MatrixGame) else game


@checked
def nash_equilibria(
    game: MatrixGame | NormalFormGame, *, starts: int = 20, seed: int = 0
) -> Iterator[NashEquilibrium]:
    """Equilibria by support enumeration: all pure ones, then mixed ones, each once.

    For every choice of supports Newton's method begins at `starts` random points. Takes
    exponential time: for small games.

    >>> majority = NormalFormGame([[[[1, 0], [0, 0]], [[0, 0], [0, 1]]]] * 3)
    >>> next(nash_equilibria(majority)).values
    (1.0, 1.0, 1.0)
    """
    game = as_normal_form(game)
    supports = math.prod(2**count - 1 for count in game.shape)
    if supports > MOST_SUPPORTS:
        raise BadParameter(
            f"there are {supports:,} choices of supports, more than {MOST_SUPPORTS:,}; drop "
            "dominated choices, or let cfr play the game"
        )
    dice = np.random.default_rng(seed)
    unit = NormalFormGame([scaled(one) for one in game.payoffs])  # with the same equilibria
    found: list[Any] = []
    for support in _supports(game.shape):
        # Where no more than two mix, the equations are linear, and one step solves them.
        linear = sum(len(one) > 1 for one in support) <= 2
        for _ in range(1 if linear else starts):
            strategies = _indifferent(unit, support, dice)
            if strategies is None or not game.is_equilibrium(strategies):
                continue
            flat = np.concatenate(strategies)
            if all(np.abs(flat - other).max() > SAME for other in found):
                found.append(flat)
                yield game.confirmed(strategies)


def _supports(shape: Sequence[int]) -> list[tuple[tuple[int, ...], ...]]:
    """All combinations of supports, small ones first."""
    each = [
        [one for size in range(1, count + 1) for one in itertools.combinations(range(count), size)]
        for count in shape
    ]
    return sorted(itertools.product(*each), key=lambda support: sum(map(len, support)))


def _indifferent(
    game: NormalFormGame, support: Sequence[Sequence[int]], dice: np.random.Generator
) -> Mixtures | None:
    """Mixtures of these choices, each player indifferent between its own, by Newton's method."""
    strategies = []
    for count, own in zip(game.shape, support, strict=True):
        strategy = np.zeros(count)
        strategy[list(own)] = dice.dirichlet(np.ones(len(own)))
        strategies.append(strategy)
    for _ in range(MOST_STEPS):
        errors, slopes = _equations(game, support, strategies)
        if np.abs(errors).max(initial=0.0) < SOLVED:
            break
        step = np.linalg.lstsq(slopes, -errors, rcond=None)[0]
        if not np.abs(step).max() < FAR:
            return None
        at = 0
        for strategy, own in zip(strategies, support, strict=True):
            strategy[list(own)] += step[at : at + len(own)]
            at += len(own)
    inside = all(
        (strategy[list(own)] > POSITIVE).all()
        for strategy, own in zip(strategies, support, strict=True)
    )
    return [strategy / strategy.sum() for strategy in strategies] if inside else None


def _equations(
    game: NormalFormGame, support: Sequence[Sequence[int]], strategies: Mixtures
) -> tuple[Any, Any]:
    """The residuals, differences of expected payoffs and of sums from 1, and their derivatives."""
    begins = np.cumsum([0, *map(len, support)])
    errors, slopes = [], []
    for player, own in enumerate(support):
        sums = np.zeros(begins[-1])
        sums[begins[player] : begins[player + 1]] = 1.0
        errors.append(strategies[player].sum() - 1.0)
        slopes.append(sums)
        worth = game.action_values(player, strategies)
        steeper = derivatives(game, support, strategies, player)
        for choice in own[1:]:
            errors.append(worth[choice] - worth[own[0]])
            slopes.append(steeper[choice] - steeper[own[0]])
    return np.array(errors), np.array(slopes)


def derivatives(
    game: NormalFormGame, support: Sequence[Sequence[int]], strategies: Mixtures, player: int
) -> Any:
    """The derivatives of a player's expected payoffs by the probabilities in all supports."""
    begins = np.cumsum([0, *map(len, support)])
    found = np.zeros((game.shape[player], begins[-1]))
    for other, theirs in enumerate(support):
        if other == player:
            continue
        worth = game.payoffs[player]
        for third in range(game.players - 1, -1, -1):
            if third not in (player, other):
                worth = np.tensordot(worth, strategies[third], axes=(third, 0))
        worth = worth if player < other else worth.T
        found[:, begins[other] : begins[other + 1]] = worth[:, list(theirs)]
    return found

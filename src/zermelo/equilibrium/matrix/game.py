"""Matrix games: two players choose a row and a column simultaneously.

Strategies are arrays of probabilities, one for the rows and one for the columns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ...arguments import checked
from ...display import shown, table_html
from ...errors import BadParameter, NotThisKindOfGame
from ...game import Game
from ...rounding import ROUNDOFF, near
from ..tree.form import SequenceForm
from ..tree.sequence_form import enumerated

MOST_PAYOFF = 1e300
MOST_PURE = 5000
"""Games with more pure strategies than this are left to the sequence form."""
NEAR = 1e-8
"""The tolerance of a gain, relative to the spread of the player's payoffs."""
ROUNDED_ONE = 1e-6  # what probabilities may be from 1 in sum
ROUNDED = 64 * ROUNDOFF  # relative to the largest payoff


class NotAnEquilibrium(BadParameter):
    """Strategies that best responses do not confirm as an equilibrium."""


@shown
class Equilibrium(NamedTuple):
    """A pair of strategies from which neither player gains by deviating."""

    first: Any
    second: Any
    values: tuple[float, float]


class MatrixGame:
    """What each pair of choices is worth to the row player and to the column player.

    Without the second matrix the game is zero-sum: it is the negative of the first. Both may be
    given as one matrix of pairs, too.

    >>> pennies = MatrixGame([[1, -1], [-1, 1]])
    >>> pennies.values([1, 0], [0.5, 0.5])
    (0.0, 0.0)
    """

    @checked
    def __init__(
        self,
        first: Any,
        second: Any = None,
        rows: Iterable[str] = (),
        columns: Iterable[str] = (),
    ) -> None:
        if second is None and np.ndim(pairs := _numbers(first)) == 3 and pairs.shape[2] == 2:
            first, second = pairs[..., 0], pairs[..., 1]
        self.first = _matrix(first)
        self.second = -self.first if second is None else _matrix(second)
        if self.first.shape != self.second.shape:
            raise BadParameter(
                f"the players' matrices differ in shape: {self.first.shape} and "
                f"{self.second.shape}; in both, rows are what the first player may choose"
            )
        self.rows = tuple(rows) or tuple(f"row {i + 1}" for i in range(self.first.shape[0]))
        self.columns = tuple(columns) or tuple(
            f"column {i + 1}" for i in range(self.first.shape[1])
        )

    def _repr_html_(self) -> str:
        """The payoffs, for notebooks; of a zero-sum game those of the row player alone."""
        both = zip(self.rows, self.first.tolist(), self.second.tolist(), strict=True)
        rows = [
            (name, *(own if self.zero_sum else zip(own, other, strict=True)))
            for name, own, other in both
        ]
        return table_html(("", *self.columns), rows)

    def __repr__(self) -> str:
        kind = "zero-sum" if self.zero_sum else "general-sum"
        return f"<MatrixGame: {self.shape[0]} x {self.shape[1]}, {kind}>"

    @property
    def shape(self) -> tuple[int, int]:
        return int(self.first.shape[0]), int(self.first.shape[1])

    @property
    def zero_sum(self) -> bool:
        return opposed(self.first, self.second)

    @property
    def scale(self) -> float:
        """The largest payoff."""
        return max(float(np.abs(self.first).max()), float(np.abs(self.second).max()))

    @property
    def tolerances(self) -> tuple[float, float]:
        """The most that each player may gain by rounding errors alone."""
        return tolerance(self.first), tolerance(self.second)

    def action_values(self, player: int, other: Any) -> Any:
        """The expected payoff of each of a player's actions against the other's strategy."""
        other = self.checked(1 - player, other)
        return self.first @ other if player == 0 else other @ self.second

    def values(self, first: Any, second: Any) -> tuple[float, float]:
        """The expected payoffs of both players."""
        first, second = self.checked(0, first), self.checked(1, second)
        return float(first @ self.first @ second), float(first @ self.second @ second)

    def best_responses(self, player: int, other: Any) -> list[int]:
        """All of the player's best actions against the other's strategy."""
        worth = self.action_values(player, other)
        return [int(i) for i in np.flatnonzero(worth >= worth.max() - self.tolerances[player])]

    def gains(self, first: Any, second: Any) -> tuple[float, float]:
        """Each player's gain from its best response: 0 in equilibrium."""
        now = self.values(first, second)
        return (
            float(self.action_values(0, second).max()) - now[0],
            float(self.action_values(1, first).max()) - now[1],
        )

    def exploitability(self, first: Any, second: Any) -> float:
        """The mean of both players' gains."""
        return sum(self.gains(first, second)) / 2

    def is_equilibrium(self, first: Any, second: Any) -> bool:
        """Whether neither player gains more than rounding errors."""
        gains = zip(self.gains(first, second), self.tolerances, strict=True)
        return all(gain <= most for gain, most in gains)

    def confirmed(self, first: Any, second: Any) -> Equilibrium:
        """The pair as an equilibrium, once best responses have confirmed it."""
        if not self.is_equilibrium(first, second):
            raise NotAnEquilibrium(
                f"these strategies are not an equilibrium: best responses gain "
                f"{self.gains(first, second)}"
            )
        return Equilibrium(first, second, self.values(first, second))

    def checked(self, player: int, strategy: Any) -> Any:
        """The strategy as an array; refused if it is not one of the player's."""
        found = np.asarray(strategy, dtype=float)
        if found.shape != (self.shape[player],):
            raise BadParameter(
                f"a strategy of player {player + 1} has {self.shape[player]} probabilities, "
                f"not {found.size}"
            )
        return probabilities_of(found)


def probabilities_of(strategy: Any) -> Any:
    """A rounded distribution made to sum to 1; anything else is refused."""
    total = strategy.sum()
    if not ((strategy >= 0).all() and abs(total - 1) < ROUNDED_ONE):
        raise BadParameter("the probabilities of a strategy must not be negative and must sum to 1")
    return strategy / total


def tolerance(payoffs: Any) -> float:
    """The most that a player with these payoffs may gain by rounding errors alone."""
    return NEAR * spread(payoffs) + ROUNDED * float(np.abs(payoffs).max())


def spread(payoffs: Any) -> float:
    """The difference between the largest and the least payoff: a constant added to all does not
    matter."""
    return float(payoffs.max() - payoffs.min())


def scaled(payoffs: Any) -> Any:
    """Payoffs scaled to between 0 and 1: linear programming treats very small numbers as 0."""
    return (payoffs - payoffs.min()) / (spread(payoffs) or 1.0)


def opposed(first: Any, second: Any) -> bool:
    """Whether the game is zero-sum, but for rounding errors."""
    size = np.maximum(np.abs(first), np.abs(second))
    return bool((np.abs(first + second) <= near(1.0) * size + ROUNDOFF * size.max()).all())


def _numbers(rows: Any) -> Any:
    try:
        return np.array(rows, dtype=float)
    except (TypeError, ValueError):  # rows of different lengths, or no numbers
        return np.zeros(0)


def _matrix(numbers: Any) -> Any:
    found = _numbers(numbers)
    if found.ndim != 2 or not found.size or not np.isfinite(found).all():
        raise BadParameter("a matrix game needs a matrix of finite numbers, rows of equal length")
    if np.abs(found).max() > MOST_PAYOFF:
        raise BadParameter(
            f"payoffs of a matrix game must be at most {MOST_PAYOFF:g}, so that their differences "
            "are numbers; measure them in another unit"
        )
    return found


@checked
def normal_form(game: Game | SequenceForm) -> MatrixGame:
    """A game of two players as a matrix of all their pure strategies.

    Strategies that differ only where they never lead are merged (the reduced normal form), and
    chance is averaged.

    >>> from zermelo.games import load
    >>> normal_form(load("rock_paper_scissors")).rows
    ('rock', 'paper', 'scissors')
    """
    form = enumerated(game)
    if form.players != 2:
        raise NotThisKindOfGame(
            f"a matrix is for two players, and {form.game.name} has {form.players}; use cfr"
        )
    names, plans = zip(*(_pure_plans(form, player) for player in range(2)), strict=True)
    first = np.zeros((len(names[0]), len(names[1])))
    second = first.copy()
    for ends, payoff in zip(form.ends, form.utilities * form.chances[:, None], strict=True):
        reached = np.outer(plans[0][:, ends[0]], plans[1][:, ends[1]])
        first += payoff[0] * reached
        second += payoff[1] * reached
    return MatrixGame(first, second, *names)


def _pure_plans(form: SequenceForm, player: int) -> tuple[list[str], Any]:
    """Names of a player's pure strategies, and their plans [strategies, sequences]."""
    chosen = []
    for sequences in _pure(form, player, _sets_below(form, player), player):
        chosen.append(sequences)
        if len(chosen) > MOST_PURE:
            raise NotThisKindOfGame(
                f"{form.game.name} has more than {MOST_PURE:,} pure strategies, too many for a "
                "matrix; use solve_lp or cfr"
            )
    plans = np.zeros((len(chosen), form.layout.sequences), bool)
    plans[:, player] = True
    for row, sequences in zip(plans, chosen, strict=True):
        row[sequences] = True
    texts = _sequence_texts(form, player)
    return [" ".join(texts[i] for i in sorted(s)) or "nothing" for s in chosen], plans


def _sets_below(form: SequenceForm, player: int) -> dict[int, list[int]]:
    below: dict[int, list[int]] = {}
    for number in form.sets_of(player):
        below.setdefault(int(form.layout.parent[number]), []).append(number)
    return below


def _pure(
    form: SequenceForm, player: int, below: dict[int, list[int]], sequence: int
) -> Iterator[list[int]]:
    """All combinations of actions in the sets that follow a sequence, as lists of sequences."""

    def combined(numbers: Sequence[int]) -> Iterator[list[int]]:
        if not numbers:
            yield []
            return
        row = form.row(numbers[0])
        for choice in range(row.start, row.stop):
            for after in _pure(form, player, below, choice):
                for others in combined(numbers[1:]):
                    yield [choice, *after, *others]

    yield from combined(below.get(sequence, []))


def _sequence_texts(form: SequenceForm, player: int) -> dict[int, str]:
    return {
        i: form.game.action_text(form.example(number), action)
        for number in form.sets_of(player)
        for i, action in enumerate(form.actions(number), form.row(number).start)
    }

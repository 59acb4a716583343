"""Values of small games as fractions, proven.

An equilibrium found in floating point is rounded to fractions with ever larger denominators, until
the best responses to it, in exact arithmetic, say the same from both sides. That proves the value,
however the equilibrium was found.

Utilities and chances, numbers in floating point too, are taken for the decimals or the simple
fractions that they are written as, else for what they are to the last bit. Chances must then sum to
1: those that do so but for rounding are made to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np

from ... import clock
from ...arguments import checked
from ...chance import chances
from ...clock import Deadline
from ...game import CHANCE, Game
from ...rounding import ROUNDOFF
from .form import SequenceForm
from .linear_program import NotSolved, check_zero_sum, solve_lp
from .sequence_form import enumerated
from .solution import StrategyProfile

DENOMINATORS = (1, 2, 6, 12, 60, 120, 360, 840, 2520, 10_000, 100_000, 1_000_000)
MOST_SEQUENCES = 20_000
"""The most sequences of both players: arithmetic with fractions takes milliseconds for each."""
DIGITS = 15  # of a decimal: two with this many digits are different numbers
LARGEST, SIMPLE = 10**6, 10**9
"""Limits for a simple fraction: its denominator, and numerator times denominator."""
ROUNDED = 4 * ROUNDOFF  # what a few operations change, relative to the number


@dataclass(frozen=True, eq=False, repr=False)
class ExactEquilibrium(StrategyProfile):
    """A proven value to the first player, and the equilibrium that proves it."""

    value: Fraction
    behaviour: Sequence[Fraction]
    """The probability of each action of each information set, by sequence."""

    def probabilities(self, number: int) -> dict[Any, Fraction]:
        """The probability of each action in an information set."""
        row = self.behaviour[self.form.row(number)]
        return dict(zip(self.form.actions(number), row, strict=True))

    def __repr__(self) -> str:
        return f"<ExactEquilibrium of {self.form.game.name}: value {self.value}>"


@checked
def solve_exactly(
    game: Game | SequenceForm,
    *,
    seconds: float | None = None,
    sequences: int = MOST_SEQUENCES,
) -> ExactEquilibrium:
    """The value of a zero-sum game of two players as a fraction.

    For games of up to a few thousand sequences; NotSolved if no simple fractions fit, or none
    were found within `seconds`. A game with more than `sequences` sequences is refused.

    >>> from zermelo.games import load
    >>> solve_exactly(load("kuhn_poker")).value
    Fraction(-1, 18)
    """
    form = enumerated(game)
    check_zero_sum(form, "an exact value", "cfr")
    start, deadline = clock.now(), Deadline(seconds)
    found = solve_lp(form, seconds=seconds, sequences=sequences)
    payoffs, behaviour = _payoffs(form, deadline), form.behaviour_of(found.plan)
    for largest in DENOMINATORS:
        _check_time(form, deadline)
        rounded = _rounded(form, behaviour, largest)
        if rounded is None:
            continue
        least = -_best_response(form, payoffs, rounded, 1)
        if least == _best_response(form, payoffs, rounded, 0):
            plan = form.plan_of(np.array(rounded, float))
            took = clock.now() - start
            return ExactEquilibrium(form, plan, least, rounded, algorithm="exact", seconds=took)
    raise NotSolved(
        f"no fractions with denominators up to {DENOMINATORS[-1]:,} are an equilibrium of "
        f"{form.game.name}; solve_lp gives its value in floating point"
    )


def _check_time(form: SequenceForm, deadline: Deadline) -> None:
    if deadline.is_over:
        raise NotSolved(
            f"no fractions were found for {form.game.name} in the time; solve_lp gives its value "
            "in floating point"
        )


def _payoffs(form: SequenceForm, deadline: Deadline) -> list[Fraction]:
    """The utility of each terminal to the first player, times its chance, as fractions."""
    game, found = form.game, []
    waiting = [(form.state if form.state is not None else game.initial_state(), Fraction(1))]
    while waiting:
        state, chance = waiting.pop()
        if game.is_terminal(state):
            _check_time(form, deadline)
            found.append(chance * _utility(game, state))
            continue
        actions = list(game.actions(state))
        likely = [chance] * len(actions)
        if game.to_move(state) == CHANCE:
            likely = [chance * one for one in _chances(chances(game, state, actions))]
        for action, one in reversed(list(zip(actions, likely, strict=True))):
            if one:
                waiting.append((game.result(state, action), one))
    return found


def _utility(game: Game, state: Any) -> Fraction:
    first, second = (_fraction(float(game.utility(state, player))) for player in range(2))
    if first + second:
        raise NotSolved(
            f"utilities of {game.name} do not sum to exactly 0, as in the state {state!r}; "
            "solve_lp gives its value in floating point"
        )
    return first


def _chances(numbers: Sequence[float]) -> list[Fraction]:
    """Chance's probabilities as fractions whose sum is 1; if need be, the largest is adjusted."""
    written = [_fraction(number) for number in numbers]
    for found in (
        written,
        [Fraction(number) for number in numbers],
        [_simple(number, ROUNDED) or Fraction(number) for number in numbers],
    ):
        if sum(found) == 1:
            return found
    written[written.index(max(written))] += 1 - sum(written)
    return written


def _fraction(number: float) -> Fraction:
    """A float as a fraction: a decimal, a simple fraction, else its exact binary value."""
    written = Decimal(repr(number))
    if len(written.as_tuple().digits) <= DIGITS:
        return Fraction(written)
    return _simple(number) or Fraction(number)


def _simple(number: float, rounded: float = 0.0) -> Fraction | None:
    """The simple fraction that this number is in double precision, or next to one."""
    found = Fraction(number).limit_denominator(LARGEST)
    apart = abs(float(found) - number)
    is_simple = abs(found.numerator) * found.denominator <= SIMPLE
    return found if is_simple and apart <= rounded * abs(number) else None


def _rounded(form: SequenceForm, behaviour: Any, largest: int) -> list[Fraction] | None:
    """Fractions near these probabilities that sum to 1 in each set; None if they can't."""
    found = [Fraction(p).limit_denominator(largest) for p in behaviour.tolist()]
    first = form.layout.first.tolist()
    for begin, end in pairwise(first):
        row = found[begin:end]
        most = row.index(max(row))
        row[most] += 1 - sum(row)
        if row[most] < 0:
            return None
        found[begin:end] = row
    return found


def _best_response(
    form: SequenceForm, payoffs: Sequence[Fraction], behaviour: Sequence[Fraction], player: int
) -> Fraction:
    """A player's best value, in fractions."""
    layout, other = form.layout, 1 - player
    first, parent, sets = layout.first.tolist(), layout.parent.tolist(), layout.sets.tolist()
    plan = [Fraction(1)] * layout.sequences
    for number in range(sets[other], sets[other + 1]):
        for i in range(first[number], first[number + 1]):
            plan[i] = plan[parent[number]] * behaviour[i]
    worth = [Fraction(0)] * layout.sequences
    sign = 1 if player == 0 else -1
    for ends, payoff in zip(form.ends.tolist(), payoffs, strict=True):
        if plan[ends[other]]:
            worth[ends[player]] += sign * payoff * plan[ends[other]]
    for number in range(sets[player + 1] - 1, sets[player] - 1, -1):
        worth[parent[number]] += max(worth[first[number] : first[number + 1]])
    return worth[player]

"""Values of small games as fractions, proven.

Payoffs and an equilibrium found in floating point are rounded to fractions with ever larger
denominators, until the best responses to it, in exact arithmetic, say the same from both sides.
That proves the value, however the equilibrium was found.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np

from ... import clock
from ...game import Game
from .form import SequenceForm
from .linear_program import NotSolved, check_zero_sum, solve_lp
from .sequence_form import enumerated
from .solution import StrategyProfile

__all__ = ["ExactEquilibrium", "solve_exactly"]

DENOMINATORS = (1, 2, 6, 12, 60, 120, 360, 840, 2520, 10_000, 100_000, 1_000_000)
MOST_SEQUENCES = 20_000
"""Of both players: arithmetic with fractions takes milliseconds for each."""
LARGEST = 10**9  # denominator of a payoff or a chance
NEAR = 1e-12


@dataclass(frozen=True, eq=False, repr=False)
class ExactEquilibrium(StrategyProfile):
    """A value to the first player, proven, and the equilibrium that proves it."""

    value: Fraction
    behaviour: Sequence[Fraction]
    """The probability of each action of each information set, by sequence."""

    def probabilities(self, number: int) -> dict[Any, Fraction]:
        """What is done in an information set."""
        row = self.behaviour[self.form.row(number)]
        return dict(zip(self.form.actions(number), row, strict=True))

    def __repr__(self) -> str:
        return f"<ExactEquilibrium of {self.form.game.name}: value {self.value}>"


def solve_exactly(
    game: Game | SequenceForm,
    *,
    seconds: float | None = None,
    sequences: int = MOST_SEQUENCES,
) -> ExactEquilibrium:
    """The value of a zero-sum game of two players as a fraction.

    For games of up to a few thousand sequences; NotSolved if no simple fractions fit, or none
    were found within `seconds`. A game with more than so many `sequences` is refused.

    >>> from zermelo.games import load
    >>> solve_exactly(load("kuhn_poker")).value
    Fraction(-1, 18)
    """
    form = enumerated(game)
    check_zero_sum(form, "an exact value", "cfr")
    start = clock.now()
    found = solve_lp(form, seconds=seconds, sequences=sequences)
    payoffs, behaviour = _payoffs(form), form.behaviour_of(found.plan)
    for largest in DENOMINATORS:
        if clock.now() - start > (seconds or math.inf):
            raise NotSolved(
                f"no fractions were found for {form.game.name} in {seconds:g} s; solve_lp gives "
                "its value in floating point"
            )
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


def _payoffs(form: SequenceForm) -> list[Fraction]:
    """What each terminal is worth to the first player, times its chance, exactly."""
    chances = [_fraction(chance) for chance in form.chances.tolist()]
    worth = [_fraction(utility) for utility in form.utilities[:, 0].tolist()]
    return [chance * utility for chance, utility in zip(chances, worth, strict=True)]


def _fraction(number: float) -> Fraction:
    exact = Fraction(number)
    near = exact.limit_denominator(LARGEST)
    return near if abs(near - exact) <= NEAR * max(abs(number), 1.0) else exact


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
    """The most the player can get, in fractions."""
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

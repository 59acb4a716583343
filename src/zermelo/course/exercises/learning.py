"""Exercises on learning: one step of temporal differences, and the selection of AlphaZero."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from ...montecarlo.arithmetic import puct
from .exercise import Exercise, ExerciseTable, choice, number, plain, posed
from .montecarlo import CLEAR, NAMES, outscored, scores_table

RATES = tuple(Fraction(one, 10) for one in (1, 2, 5))
DISCOUNTS = (Fraction(1), Fraction(9, 10), Fraction(1, 2))
TENTHS = ((6, 3, 1), (5, 3, 2), (4, 4, 2), (7, 2, 1), (5, 4, 1))
CONSTANTS = (1.0, 1.5, 2.0)


# Temporal differences.


def ask_td(dice: random.Random, at: int, depth: int) -> Exercise | None:
    rate, discount = dice.choice(RATES), dice.choice(DISCOUNTS)
    old, following = (Fraction(dice.randint(-9, 9), 10) for _ in range(2))
    reward = Fraction(dice.choice((-1, 0, 1)))
    error = reward + discount * following - old
    new = old + rate * error
    if not error:
        return None
    return posed(
        "td",
        f"V(s) = {plain(old)} and V(s') = {plain(following)}. After the move from s to s' the "
        f"reward is {plain(reward)}; the learning rate is {plain(rate)}, the discount "
        f"{plain(discount)}. What is the temporal difference, and what is V(s) after one step of "
        "TD(0)?",
        f"The temporal difference is {plain(reward)} + {plain(discount)} · {plain(following)} - "
        f"({plain(old)}) = {plain(error)}; V(s) becomes {plain(new)}.",
        [
            number("error", "Temporal difference", error),
            number("value", "New V(s)", new, 0),
        ],
        [
            (
                {"error": error, "value": old + error},
                "You forgot the learning rate: V(s) moves only a part of the way.",
            ),
            (
                {
                    "error": reward + following - old,
                    "value": old + rate * (reward + following - old),
                },
                "You forgot the discount of V(s').",
            ),
            (
                {
                    "error": reward + discount * following,
                    "value": old + rate * (reward + discount * following),
                },
                "You did not subtract the old V(s): what counts is by how much the new estimate "
                "differs.",
            ),
            (
                {
                    "error": discount * following - old,
                    "value": old + rate * (discount * following - old),
                },
                "You forgot the reward.",
            ),
            (
                {"error": -error, "value": old - rate * error},
                "You subtracted the other way round, and V(s) moved away from its target.",
            ),
            (
                {"error": error, "value": rate * error},
                "That is the change of V(s): add it to the old V(s).",
            ),
            (
                {"error": error, "value": old - rate * error},
                "V(s) moves towards its target: add, do not subtract.",
            ),
            (
                {"error": error, "value": following + rate * error},
                "It is V(s) that is changed, not V(s').",
            ),
        ],
        "The temporal difference is the reward plus the discounted V(s'), minus V(s). V(s) moves "
        "by the learning rate times that.",
    )


# PUCT.


class _Child(NamedTuple):
    name: str
    prior: Fraction
    visits: int
    total: Fraction

    @property
    def mean(self) -> float:
        return float(self.total / self.visits) if self.visits else 0.0


def _puct(mean: float, spread: float, prior: float, visits: int) -> float:
    """What zermelo's own search computes."""
    score: Any = puct
    return float(score(mean, spread, prior, visits))


def ask_puct(dice: random.Random, at: int, depth: int) -> Exercise | None:
    constant = dice.choice(CONSTANTS)
    priors = [Fraction(one, 10) for one in dice.sample(dice.choice(TENTHS), 3)]
    visits = [dice.randint(1, 20), dice.randint(1, 20), dice.randint(0, 8)]
    dice.shuffle(visits)
    children = [
        _Child(name, prior, count, Fraction(dice.randint(-5, 8), 10) * count)
        for name, prior, count in zip(NAMES, priors, visits, strict=False)
    ]
    total = sum(visits)
    spread = constant * math.sqrt(total)
    scores = [_puct(one.mean, spread, float(one.prior), one.visits) for one in children]
    first, second = sorted(scores, reverse=True)[:2]
    if first - second < CLEAR:
        return None
    best = children[scores.index(first)].name
    return posed(
        "puct",
        f"After {total} simulations, AlphaZero selects the child with the greatest Q + C · P · "
        f"√({total}) / (1 + N), where Q is the mean value, P the network's prior and N the visits "
        f"of the child, and C = {constant:g}. Which child is next?",
        f"It selects {best}.",
        [choice("child", "Child", best, [one.name for one in children])],
        [
            *_puct_mistakes(children, total, constant),
            *outscored("child", "PUCT value", children, scores),
        ],
        "Work the formula out for each child: a great prior and few visits make the bonus large.",
        given=ExerciseTable(
            ["child", "P", "N", "Q"],
            [[one.name, plain(one.prior), str(one.visits), f"{one.mean:g}"] for one in children],
        ),
        worked=scores_table(children, scores, "PUCT value", "child"),
    )


def _puct_mistakes(
    children: Sequence[_Child], total: int, constant: float
) -> Iterator[tuple[dict[str, Any], str]]:
    root = math.sqrt(total)
    for score, text in (
        (lambda one: one.mean, "You selected by Q alone and forgot the bonus."),
        (
            lambda one: float(one.prior),
            "You selected by the prior alone; Q and the visits count, too.",
        ),
        (
            lambda one: one.mean + constant * root / (1 + one.visits),
            "You forgot the prior: the bonus is multiplied by P.",
        ),
        (
            lambda one: one.mean + constant * float(one.prior) * total / (1 + one.visits),
            "You forgot the root of the number of simulations.",
        ),
        (
            lambda one: one.mean + constant * float(one.prior) * root,
            "You forgot to divide by 1 + N: the bonus shrinks as the child is visited.",
        ),
        (lambda one: -one.visits, "You selected what has been visited least; Q and P count, too."),
        (
            lambda one: one.visits,
            "That one has been visited most; this is how the move is chosen in the end.",
        ),
        (
            lambda one: one.mean + float(one.prior) * root / (1 + one.visits),
            "You forgot the C.",
        ),
    ):
        yield {"child": max(children, key=score).name}, text

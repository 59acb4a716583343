"""Exercises on Kuhn poker: beliefs by Bayes' rule, and counterfactual regret by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from .exercise import Exercise, ExerciseTable, choice, number, plain, posed

CARDS = ("jack", "queen", "king")
CHANCES = tuple(Fraction(one, 4) for one in range(5))
DEAL = Fraction(1, 6)
"""Each of the six deals of two cards out of three."""

Wrong = Iterator[tuple[dict[str, Any], str]]


class _Situation(NamedTuple):
    """Your card, the two that the opponent may have, and how often each of them bets."""

    own: str
    others: tuple[str, str]
    bets: tuple[Fraction, Fraction]

    def table(self) -> ExerciseTable:
        bets = {**dict(zip(self.others, self.bets, strict=True))}
        return ExerciseTable(
            ["card", "bets", "checks"],
            [[card, str(bets[card]), str(1 - bets[card])] for card in self.others],
        )


def _situation(dice: random.Random) -> _Situation:
    own = dice.choice(CARDS)
    low, high = (card for card in CARDS if card != own)
    first, second = dice.sample(CHANCES, 2)
    return _Situation(own, (low, high), (first, second))


# Beliefs.


def ask_belief(dice: random.Random, at: int, depth: int) -> Exercise | None:
    situation = _situation(dice)
    low, high = situation.others
    bet = dice.random() < 0.5
    seen = [one if bet else 1 - one for one in situation.bets]
    total = sum(seen)
    if not total:
        return None
    belief = seen[1] / total
    likelier = high if belief > Fraction(1, 2) else low if belief < Fraction(1, 2) else None
    if likelier is None:
        return None
    done = "bets" if bet else "checks"
    return posed(
        "belief",
        f"Kuhn poker: a jack, a queen and a king, one card each. You hold the {situation.own}. "
        f"Your opponent, who plays as in the table, {done}. With which probability does your "
        f"opponent hold the {high}? Which card is more likely?",
        f"The {high} with probability {plain(seen[1])} / ({plain(seen[0])} + {plain(seen[1])}) = "
        f"{belief}; the {likelier} is more likely.",
        [
            number("belief", f"Probability of the {high}", belief),
            choice("likelier", "More likely", likelier, (low, high)),
        ],
        _belief_mistakes(situation, seen, done, belief, likelier),
        "Before the action both cards were equally likely. By Bayes' rule, divide how often the "
        f"{high} {done} by the sum of how often either card {done}.",
        given=situation.table(),
        worked=ExerciseTable(
            ["card", "before", done, "after"],
            [
                [card, "1/2", str(one), str(one / total)]
                for card, one in zip(situation.others, seen, strict=True)
            ],
        ),
    )


def _belief_mistakes(
    situation: _Situation, seen: list[Fraction], done: str, belief: Fraction, likelier: str
) -> Wrong:
    low, high = situation.others
    unseen = [1 - one for one in seen]
    yield (
        {"belief": 1 - belief},
        f"That is the probability of the {low}.",
    )
    yield (
        {"belief": Fraction(1, 2)},
        "That was so before the opponent acted; what the opponent does changes your belief.",
    )
    yield (
        {"belief": seen[1]},
        f"That is how often the {high} {done}; divide it by how often either card {done}.",
    )
    yield (
        {"belief": Fraction(1, 3)},
        f"The opponent can't hold your {situation.own}: two cards are left.",
    )
    if sum(unseen):
        yield (
            {"belief": unseen[1] / sum(unseen)},
            f"You took the other action: your opponent {done}.",
        )
    yield (
        {"belief": seen[1] / 2},
        f"You multiplied by the 1/2 of the deal, but did not divide by how often anybody {done}.",
    )
    yield (
        {"belief": belief, "likelier": low if likelier == high else high},
        f"Compare the probability of the {high} with 1/2.",
    )


# Counterfactual regret.


def ask_cfr(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """The second player faces a bet: to call or to fold."""
    situation = _situation(dice)
    calls = dice.choice(CHANCES[1:4])
    wins = [
        2 if CARDS.index(situation.own) > CARDS.index(card) else -2 for card in situation.others
    ]
    reach = [DEAL * one for one in situation.bets]
    found = _regrets(reach, wins, calls)
    if not sum(situation.bets):
        return None
    call, fold = found
    values = _values(reach, wins)
    return posed(
        "cfr",
        f"Kuhn poker: you hold the {situation.own}, and the first player has bet. The table says "
        f"how often the first player bets each card; you call with probability {calls}. To fold "
        "loses 1, a call wins or loses 2, and each of the six deals has probability 1/6. What are "
        "the counterfactual regrets of call and fold in this iteration (fractions, or three "
        "decimals)?",
        f"The counterfactual values are {values[0]} for call and {values[1]} for fold, "
        f"{_node(values, calls)} for your mixture: the regrets are {call} and {fold}.",
        [
            number("call", "Regret of call", call, _near(call)),
            number("fold", "Regret of fold", fold, _near(fold)),
        ],
        _cfr_mistakes(situation, reach, wins, calls),
        "The counterfactual value of an action adds up, over the opponent's cards, the probability "
        "of the deal times that of the bet times what you get. Its regret is that value minus the "
        "value of your mixture.",
        given=situation.table(),
        worked=ExerciseTable(
            ["opponent", "reach", "call", "fold"],
            [
                [card, str(one), str(won), "-1"]
                for card, one, won in zip(situation.others, reach, wins, strict=True)
            ],
        ),
    )


def _near(value: Fraction) -> Fraction:
    """Half a unit of the third decimal, as twelfths and the like can't be written exactly."""
    return Fraction(1, 2000) if 1000 % value.denominator else Fraction(0)


def _values(reach: list[Fraction], wins: list[int]) -> tuple[Fraction, Fraction]:
    """Of call and fold."""
    call = sum((one * won for one, won in zip(reach, wins, strict=True)), Fraction(0))
    return call, -sum(reach, Fraction(0))


def _node(values: tuple[Fraction, Fraction], calls: Fraction) -> Fraction:
    return calls * values[0] + (1 - calls) * values[1]


def _regrets(reach: list[Fraction], wins: list[int], calls: Fraction) -> tuple[Fraction, Fraction]:
    values = _values(reach, wins)
    worth = _node(values, calls)
    return values[0] - worth, values[1] - worth


def _cfr_mistakes(
    situation: _Situation, reach: list[Fraction], wins: list[int], calls: Fraction
) -> Wrong:
    def given(pair: tuple[Fraction, Fraction]) -> dict[str, Any]:
        return {"call": pair[0], "fold": pair[1]}

    right = _regrets(reach, wins, calls)
    total = sum(reach)
    yield (
        given(_regrets(list(situation.bets), wins, calls)),
        "You forgot chance: each deal is weighted by its probability, 1/6.",
    )
    yield (
        given(_regrets([DEAL, DEAL], wins, calls)),
        "You forgot the opponent's part: each card is weighted by how often it bets.",
    )
    yield (
        given(_regrets([one / total for one in reach], wins, calls)),
        "You took the belief, which sums to 1. The counterfactual weights are the probabilities "
        "themselves, so that what is reached seldom counts little.",
    )
    yield (
        given(_values(reach, wins)),
        "Those are the counterfactual values; subtract the value of your mixture from each.",
    )
    yield (
        given((calls * right[0], (1 - calls) * right[1])),
        "You weighted with your own probabilities, too; counterfactual means as if you had played "
        "to get here, and the regret of an action is not multiplied by how often you play it.",
    )
    yield given((-right[0], -right[1])), "The sign is the wrong way round: value minus mixture."
    yield given((right[1], right[0])), "You exchanged call and fold."

"""Exercises on matrix games: best responses, regret matching, equilibria, biased opponents."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from ...equilibrium import MatrixGame
from ...equilibrium.matrix.nash import zero_sum
from ...equilibrium.matrix.regret_matching import probabilities
from .exercise import Exercise, ExerciseTable, choice, exact, number, plain, posed

QUARTERS = ((2, 1, 1), (1, 2, 1), (1, 1, 2), (2, 2, 0), (0, 2, 2), (3, 0, 1), (1, 3, 0))
HANDS = ("rock", "paper", "scissors")
ROSHAMBO = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], rows=HANDS, columns=HANDS)
BIASES = ((8, 1, 1), (6, 3, 1), (5, 3, 2), (4, 4, 2), (7, 2, 1), (2, 3, 5), (1, 4, 5))  # tenths
SMALLEST = Fraction(1, 20)

Wrong = Iterator[tuple[dict[str, Any], str]]


def _share(value: Any) -> str:
    return str(exact(value).limit_denominator(1000))


def _matrix_table(matrix: MatrixGame) -> ExerciseTable:
    rows = zip(matrix.rows, matrix.first, strict=True)
    return ExerciseTable(["", *matrix.columns], [[name, *map(plain, line)] for name, line in rows])


def _weighted(weights: Sequence[Fraction], numbers: Sequence[Any]) -> Fraction:
    return sum((w * exact(one) for w, one in zip(weights, numbers, strict=True)), Fraction(0))


# Regret matching.


def ask_regret(dice: random.Random, at: int, depth: int) -> Exercise | None:
    rounds = [(dice.randrange(3), dice.randrange(3)) for _ in range(dice.randint(3, 5))]
    gained = [ROSHAMBO.action_values(0, np.eye(3)[other]) for _, other in rounds]
    regrets = sum(
        (worth - worth[own] for worth, (own, _) in zip(gained, rounds, strict=True)), np.zeros(3)
    )
    following = probabilities(regrets)
    if not (regrets > 0).any():
        return None
    shares = [exact(one).limit_denominator(1000) for one in following]
    return posed(
        "regret",
        "You played rock paper scissors; a win counts 1, a loss -1. What is your cumulative regret "
        "for each action? With which probabilities does regret matching play next?",
        "The regrets are "
        + ", ".join(f"{hand} {plain(one)}" for hand, one in zip(HANDS, regrets, strict=True))
        + "; regret matching plays "
        + ", ".join(f"{hand} {_share(one)}" for hand, one in zip(HANDS, shares, strict=True))
        + ".",
        [
            *(
                number(f"regret-{hand}", f"Regret for {hand}", one)
                for hand, one in zip(HANDS, regrets, strict=True)
            ),
            *(
                number(f"play-{hand}", f"Probability of {hand}", one)
                for hand, one in zip(HANDS, shares, strict=True)
            ),
        ],
        _regret_mistakes(rounds, gained, regrets),
        "In each round, the regret for an action is what it would have paid minus what yours paid. "
        "Add the rounds up. The probabilities are the positive regrets divided by their sum.",
        given=ExerciseTable(
            ["round", "you", "opponent"],
            [[str(at), HANDS[own], HANDS[other]] for at, (own, other) in enumerate(rounds, 1)],
        ),
        worked=ExerciseTable(
            ["action", "regret", "probability"],
            [
                [hand, plain(regret), _share(share)]
                for hand, regret, share in zip(HANDS, regrets, shares, strict=True)
            ],
        ),
    )


def _regret_fields(regrets: Any, shares: Any) -> dict[str, Any]:
    return {
        **{f"regret-{hand}": one for hand, one in zip(HANDS, regrets, strict=True)},
        **{f"play-{hand}": one for hand, one in zip(HANDS, shares, strict=True)},
    }


def _shares(weights: Any) -> list[Fraction]:
    """In proportion to the positive ones; even if there are none."""
    positive = [max(exact(one), Fraction(0)) for one in weights]
    total = sum(positive)
    return [one / total if total else Fraction(1, 3) for one in positive]


def _regret_mistakes(
    rounds: Sequence[tuple[int, int]], gained: Sequence[Any], regrets: Any
) -> Wrong:
    payoffs = sum(gained, np.zeros(3))
    last = gained[-1] - gained[-1][rounds[-1][0]]
    squeezed = [abs(exact(one)) for one in regrets]
    leader = int(np.argmax(regrets))
    yield (
        _regret_fields(-regrets, _shares(-regrets)),
        "You have the sign the wrong way round: regret is what the action would have paid minus "
        "what yours paid.",
    )
    yield (
        _regret_fields(payoffs, _shares(payoffs)),
        "You added up what each action would have paid, but did not subtract what yours paid.",
    )
    yield (
        _regret_fields(last, _shares(last)),
        "You took the last round only; regrets are summed over all rounds.",
    )
    yield (
        {**_regret_fields(regrets, _shares(squeezed))},
        "A negative regret counts as 0, not as a positive one.",
    )
    yield (
        {**_regret_fields(regrets, [int(one == leader) for one in range(3)])},
        "Regret matching does not only play the action with the greatest regret: it plays each "
        "action in proportion to its positive regret.",
    )
    yield (
        {**_regret_fields(regrets, [Fraction(1, 3)] * 3)},
        "The probabilities are proportional to the positive regrets; they "
        "are equal only if no regret is positive.",
    )


# Best responses.


def ask_reply(dice: random.Random, at: int, depth: int) -> Exercise | None:
    matrix = MatrixGame([[dice.randint(-4, 6) for _ in range(3)] for _ in range(3)])
    quarters = [Fraction(one, 4) for one in dice.choice(QUARTERS)]
    frequencies = np.array([float(one) for one in quarters])
    values = matrix.action_values(0, frequencies)
    best = matrix.best_responses(0, frequencies)
    if len(best) > 1:
        return None
    row = matrix.rows[best[0]]
    return posed(
        "reply",
        "The table shows your payoffs. Your opponent plays the columns with probabilities "
        f"{', '.join(map(_share, quarters))}. Which row is your best response, and what is its "
        "expected payoff?",
        f"The best response is {row}, worth {plain(values[best[0]])}.",
        [
            choice("row", "Row", row, matrix.rows),
            number("value", "Expected payoff", values[best[0]]),
        ],
        _reply_mistakes(matrix, quarters),
        "For each row, multiply each payoff by the probability of its column and add; the row with "
        "the greatest sum is the best response.",
        given=_matrix_table(matrix),
        worked=ExerciseTable(
            ["row", "expected payoff"],
            [[name, plain(value)] for name, value in zip(matrix.rows, values, strict=True)],
        ),
    )


def _reply_mistakes(matrix: MatrixGame, quarters: Sequence[Fraction]) -> Wrong:
    lines = [list(map(exact, line)) for line in matrix.first]
    values = [_weighted(quarters, line) for line in lines]
    likely = list(quarters).index(max(quarters))
    for numbers, text in (
        (
            [sum(line, Fraction(0)) / 3 for line in lines],
            "You averaged unweighted: each column counts by its probability.",
        ),
        (
            [max(line) for line in lines],
            "You took the row with the greatest payoff: it is only got if that column is played.",
        ),
        (
            [min(line) for line in lines],
            "You guarded against the worst column (maximin), but you know how the opponent plays.",
        ),
        (
            [line[likely] for line in lines],
            "You answered the likeliest column only; the others are played, too.",
        ),
        ([-one for one in values], "You took the least sum: these are your own payoffs."),
        (
            [sum(line, Fraction(0)) for line in lines],
            "You added the payoffs without the probabilities.",
        ),
    ):
        row = numbers.index(max(numbers))
        yield {"row": matrix.rows[row], "value": numbers[row]}, text
    for row, value in enumerate(values):
        yield (
            {"row": matrix.rows[row], "value": max(values)},
            f"The expected payoff of {matrix.rows[row]} is only {plain(value)}.",
        )


# Biased opponents.


def ask_biased(dice: random.Random, at: int, depth: int) -> Exercise | None:
    tenths = [Fraction(one, 10) for one in dice.sample(dice.choice(BIASES), 3)]
    frequencies = np.array([float(one) for one in tenths])
    values = [exact(one) for one in ROSHAMBO.action_values(0, frequencies)]
    best = ROSHAMBO.best_responses(0, frequencies)
    if len(best) > 1:
        return None
    hand, gain = HANDS[best[0]], values[best[0]]
    often, seldom = (HANDS[tenths.index(one)] for one in (max(tenths), min(tenths)))
    beats = {"rock": "paper", "paper": "scissors", "scissors": "rock"}
    losing = HANDS[values.index(min(values))]
    return posed(
        "biased",
        "An opponent in rock paper scissors is biased: rock comes with probability "
        f"{_share(tenths[0])}, paper with {_share(tenths[1])}, scissors with {_share(tenths[2])}. "
        "A win counts 1, a loss -1. Which hand exploits this best, and what does it win on "
        "average? What does the equilibrium strategy, 1/3 each, win on average?",
        f"{hand.capitalize()} wins {plain(gain)} on average; the equilibrium wins 0 against "
        "anybody.",
        [
            choice("hand", "Hand", hand, HANDS),
            number("gain", "Its average", gain),
            number("safe", "Average of the equilibrium", 0),
        ],
        [
            (
                {"hand": hand, "gain": gain, "safe": gain},
                "The equilibrium can't be exploited, but it does not exploit either: against any "
                "opponent it wins 0 on average.",
            ),
            (
                {"safe": Fraction(1, 3)},
                "1/3 is how often each hand is played; on average it wins 0.",
            ),
            ({"hand": often}, "You copied the opponent's favourite: play what beats it."),
            (
                {"hand": beats[beats[often]]},
                "That hand loses to the opponent's favourite: play what beats it.",
            ),
            (
                {"hand": beats[seldom]},
                "You beat the rarest hand; it pays to beat what comes often, and to lose to what "
                "comes seldom.",
            ),
            (
                {"hand": beats[often]},
                "That beats the likeliest hand, but it loses to another that "
                "comes often, too: work out all three averages.",
            ),
            ({"hand": losing}, "That hand loses on average."),
            (
                {"hand": hand, "gain": tenths[HANDS.index(beats[beats[hand]])]},
                "That is how often it wins; subtract how often it loses.",
            ),
            ({"hand": hand, "gain": -gain}, "The sign is wrong: it wins more often than it loses."),
            (
                {"hand": hand, "gain": 1},
                "It does not win always: subtract the losses, and draws are 0.",
            ),
        ],
        "For each hand: the probability of the hand that it beats minus the probability of the "
        "hand that beats it.",
        worked=ExerciseTable(
            ["hand", "average"], [[one, plain(v)] for one, v in zip(HANDS, values, strict=True)]
        ),
    )


# Equilibria.


def ask_equilibrium(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """Two by two and zero-sum, without a saddle point: both have to mix."""
    (a, b), (c, d) = payoffs = [[dice.randint(-5, 6) for _ in range(2)] for _ in range(2)]
    if max(min(a, b), min(c, d)) == min(max(a, c), max(b, d)):
        return None
    matrix = MatrixGame(payoffs)
    found = zero_sum(matrix)
    row, column = (exact(one[0]).limit_denominator(100) for one in (found.first, found.second))
    value = _weighted([row, 1 - row], [_weighted([column, 1 - column], line) for line in payoffs])
    if min(row, 1 - row, column, 1 - column) < SMALLEST:
        return None
    half = Fraction(1, 2)
    safe = max(min(a, b), min(c, d))
    return posed(
        "equilibrium",
        "The table shows what the row player wins from the column player. With which probability "
        f"does the row player play {matrix.rows[0]} in equilibrium, with which does the column "
        f"player play {matrix.columns[0]}, and what is the value of the game?",
        f"{matrix.rows[0]} with {_share(row)}, {matrix.columns[0]} with {_share(column)}; the "
        f"value is {_share(value)}.",
        [
            number("row", f"Probability of {matrix.rows[0]}", row),
            number("column", f"Probability of {matrix.columns[0]}", column),
            number("value", "Value", value),
        ],
        [
            (
                {"row": 1 - row, "column": 1 - column},
                f"You gave the probabilities of the other row and column: asked for are "
                f"{matrix.rows[0]} and {matrix.columns[0]}.",
            ),
            (
                {"row": column, "column": row},
                "You exchanged the players: each mixes so that the other is indifferent, so a "
                "player's probabilities come from the opponent's payoffs.",
            ),
            (
                {"row": 1 - row},
                f"That is the probability of {matrix.rows[1]}.",
            ),
            (
                {"column": 1 - column},
                f"That is the probability of {matrix.columns[1]}.",
            ),
            (
                {"row": half, "column": half, "value": Fraction(a + b + c + d, 4)},
                "You mixed evenly; then the opponent is not indifferent and gains by deviating.",
            ),
            (
                {"value": safe},
                "That is what the row player is sure of with one row alone; mixing is better.",
            ),
            (
                {"value": -value},
                "That is the value to the column player; asked for is what the row player wins.",
            ),
            (
                {"value": Fraction(a + b + c + d, 4)},
                "You averaged all payoffs unweighted; use the probabilities.",
            ),
        ],
        "No player should be able to gain: the row player's probability makes both columns pay the "
        "same, the column player's makes both rows pay the same.",
        given=_matrix_table(matrix),
    )

"""The numbers of the lesson on hidden information."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

import pytest

from tests.course.lessons.reading import printed, says
from tests.course.lessons.running import run_commands
from zermelo import load
from zermelo.equilibrium import best_response, sequence_form, solve_exactly
from zermelo.games.tree import Tree
from zermelo.strategy import Strategy

JACK, QUEEN, KING = range(3)
PASS, BET = range(2)


def after(prior: dict[str, Fraction], likelihood: dict[str, Fraction]) -> dict[str, Fraction]:
    """Bayes' rule."""
    joint = {card: prior[card] * likelihood[card] for card in prior}
    return {card: weight / sum(joint.values()) for card, weight in joint.items()}


def bets(alpha: Fraction) -> dict[str, Fraction]:
    """How often the first player bets the jack and the king."""
    return {"J": alpha, "K": 3 * alpha}


def first_players(alpha: Fraction) -> dict[tuple[int, bool], Fraction]:
    """How often the first player of Kuhn's equilibria bets, or calls a bet after a check."""
    return {
        (JACK, False): alpha,
        (QUEEN, False): Fraction(0),
        (KING, False): 3 * alpha,
        (JACK, True): Fraction(0),
        (QUEEN, True): alpha + Fraction(1, 3),
        (KING, True): Fraction(1),
    }


def value_against_best_response(plays: dict[tuple[int, bool], Fraction]) -> float:
    """What the first player keeps when the second knows the strategy."""
    game = load("kuhn_poker")
    probabilities: dict[Any, dict[int, float]] = {}
    for player, known in sequence_form(game).keys:
        share = Fraction(1, 2)
        if player == 0:
            share = plays[known.cards[0], known.ply == 2]
        probabilities[player, known] = {PASS: float(1 - share), BET: float(share)}

    class Given(Strategy):
        def probabilities(self, player: int, information: Any) -> dict[int, float]:
            return probabilities[player, information]

    return -best_response(game, Given(), 1)[0]


@pytest.mark.parametrize("alpha", [Fraction(0), Fraction(1, 6), Fraction(1, 4), Fraction(1, 3)])
def test_every_alpha_up_to_a_third_is_an_equilibrium_strategy(alpha: Fraction) -> None:
    assert value_against_best_response(first_players(alpha)) == pytest.approx(-1 / 18)


@pytest.mark.parametrize("share", [Fraction(0), Fraction(1, 2), Fraction(1)])
def test_betting_all_kings_needs_a_bluff_with_one_jack_in_three(share: Fraction) -> None:
    plays = {**first_players(Fraction(1, 3)), (JACK, False): share}
    assert value_against_best_response(plays) < -1 / 18 - 0.01


@pytest.mark.parametrize(
    "alpha, king", [("0", "1/2"), ("1/6", "3/8"), ("1/4", "1/4"), ("1/3", "0")]
)
def test_belief_after_a_check(alpha: str, king: str) -> None:
    share = Fraction(alpha)
    even = {"J": Fraction(1, 2), "K": Fraction(1, 2)}
    checks = {card: 1 - bet for card, bet in bets(share).items()}
    assert after(even, checks)["K"] == Fraction(king) == (1 - 3 * share) / (2 - 4 * share)
    if share:
        assert after(even, bets(share))["K"] == Fraction(3, 4)


def test_the_queen_is_indifferent_after_a_bet() -> None:
    assert Fraction(1, 4) * 2 + Fraction(3, 4) * (-2) == -1


def test_the_equilibrium_that_is_printed_checks_everything() -> None:
    found = solve_exactly(load("kuhn_poker"))
    assert found.value == Fraction(-1, 18)
    assert sequence_form(load("kuhn_poker")).sizes.information_sets == (6, 6)
    shown = run_commands("hidden")
    openings = [line for line in shown.splitlines() if "player 2 ?, the pot 1-1" in line]
    assert len(openings) == 3
    assert all("check 1" in line for line in openings)


def test_the_coin_under_the_cup() -> None:
    def world(heads: int, tails: int) -> dict[str, Any]:
        guess = {"player": "MAX", "information": "cup", "moves": {"heads": heads, "tails": tails}}
        return {"player": "MAX", "information": "start", "moves": {"take": 1, "guess": guess}}

    worlds = ((2, -10), (-10, 2))
    game = Tree({"chance": [["1/2", world(*one)] for one in worlds]})
    assert sum(max(one) for one in worlds) / 2 == 2  # with open eyes
    assert sum(one[0] for one in worlds) / 2 == sum(one[1] for one in worlds) / 2 == -4
    assert solve_exactly(game).value == 1
    assert printed("hidden").split("\n")[:2] == ["clairvoyant: guess", "information sets: take"]


def test_sizes_of_beliefs() -> None:
    assert comb(50, 2) == 1225
    assert comb(26, 13) == 10_400_600


def test_it_says_so() -> None:
    says("hidden", "$-1/18$", "= -4$", "1,225", "10{,}400{,}600", "depends on which equilibrium")

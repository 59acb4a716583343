"""The numbers of the lesson on counterfactual regret minimization."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import pairwise, permutations
from math import sqrt
from typing import Any

import pytest

from tests.course.lessons.reading import printed, says
from zermelo import load
from zermelo.equilibrium import Cfr, cfr, exploitability, sequence_form, solve_exactly

JACK, QUEEN, KING = range(3)
HALF = Fraction(1, 2)
Key = tuple[int, str]
"""A card and the bets so far, p for pass and b for bet; an even number of them: player 1."""


# Kuhn poker and CFR in a few lines.


def payoff(cards: tuple[int, int], history: str) -> int | None:
    """To the first player, or None while the game goes on."""
    sign = 1 if cards[0] > cards[1] else -1
    return {"pp": sign, "bp": 1, "bb": 2 * sign, "pbp": -1, "pbb": 2 * sign}.get(history)


class Walker:
    """One iteration after another, as in the pseudocode."""

    def __init__(self, zero: Any = Fraction(0)) -> None:
        self.regrets: Any = defaultdict(lambda: {"p": zero, "b": zero})
        self.sums: Any = defaultdict(lambda: {"p": zero, "b": zero})
        self.found: dict[Key, dict[str, Any]] = {}
        """What the current iteration adds to the regrets."""
        self.one = zero + 1

    def strategy(self, key: Key) -> dict[str, Any]:
        positive = {move: max(regret, 0) for move, regret in self.regrets[key].items()}
        total = sum(positive.values())
        if not total:
            return dict.fromkeys(positive, self.one / 2)
        return {move: regret / total for move, regret in positive.items()}

    def walk(self, cards: tuple[int, int], history: str, player: int, own: Any, others: Any) -> Any:
        end = payoff(cards, history)
        if end is not None:
            return end if player == 0 else -end
        mover = len(history) % 2
        key = (cards[mover], history)
        now = self.strategy(key)
        values = {}
        for move, share in now.items():
            shares = (own * share, others) if mover == player else (own, others * share)
            values[move] = self.walk(cards, history + move, player, *shares)
        value = sum(now[move] * values[move] for move in now)
        if mover == player:
            added = self.found.setdefault(key, dict.fromkeys(now, 0 * self.one))
            for move in now:
                added[move] += others * (values[move] - value)
                self.sums[key][move] += own * now[move]
        return value

    def iterate(self) -> dict[Key, dict[str, Any]]:
        """The regrets that one iteration adds, to both players at the same time."""
        self.found = {}
        for cards in permutations(range(3), 2):
            for player in range(2):
                self.walk((cards[0], cards[1]), "", player, self.one, self.one / 6)
        for key, added in self.found.items():
            for move, regret in added.items():
                self.regrets[key][move] += regret
        return self.found

    def average(self, key: Key) -> dict[str, Any]:
        total = sum(self.sums[key].values())
        return {move: share / total for move, share in self.sums[key].items()}


def test_the_jack_by_hand() -> None:
    bet = 2 * Fraction(1, 6) * (HALF * -2 + HALF * 1)
    after_bet = HALF * -1 + HALF * -2
    check = 2 * Fraction(1, 6) * (HALF * -1 + HALF * after_bet)
    assert (bet, after_bet, check) == (Fraction(-1, 6), Fraction(-3, 2), Fraction(-5, 12))
    mixture = (bet + check) / 2
    assert mixture == Fraction(-7, 24)
    assert (bet - mixture, check - mixture) == (Fraction(1, 8), Fraction(-1, 8))


def test_the_jack_by_the_algorithm() -> None:
    walker = Walker()
    assert walker.iterate()[JACK, ""] == {"b": Fraction(1, 8), "p": Fraction(-1, 8)}
    assert walker.strategy((JACK, "")) == {"b": 1, "p": 0}


def test_zermelo_bets_the_jack_in_the_second_iteration_too() -> None:
    form = sequence_form(load("kuhn_poker"))
    solver = Cfr(form, "cfr")
    solver.run(1)
    strategy = form.strategy(solver.current())
    opening = next(key for player, key in form.keys if player == 0 and key.cards[0] == JACK)
    assert opening.ply == 0
    assert strategy.probabilities(0, opening)[1] == 1


def test_the_second_player_learns_to_call_and_then_the_bluff_loses() -> None:
    walker = Walker(0.0)
    walker.iterate()
    walker.iterate()
    assert walker.strategy((KING, "b"))["b"] == 1
    assert walker.strategy((QUEEN, "b"))["b"] == 1
    assert walker.iterate()[JACK, ""]["b"] < 0


def test_the_average_bluffs_at_most_one_jack_in_three() -> None:
    walker = Walker(0.0)
    for _ in range(3000):
        walker.iterate()
    assert walker.average((JACK, ""))["b"] < 1 / 3 + 0.01
    assert walker.average((KING, ""))["b"] == pytest.approx(
        3 * walker.average((JACK, ""))["b"], abs=0.05
    )


def test_exploitability_of_the_average_and_of_the_last_strategy() -> None:
    form = sequence_form(load("kuhn_poker"))
    solver = Cfr(form, "cfr")
    solver.run(1000)
    assert solver.exploitability() < 0.001
    assert exploitability(form, solver.current()) > 10 * solver.exploitability()
    # At an equilibrium it is 0: the range of payoffs is 4, and there are 12 sets of 2 actions.
    assert solver.exploitability() < 4 * 12 * sqrt(2) / sqrt(1000)
    assert cfr(form, "cfr+", iterations=1000).exploitability < 0.001


def test_the_last_strategy_jumps_far_above_the_average() -> None:
    form = sequence_form(load("kuhn_poker"))
    solver = Cfr(form, "cfr")
    solver.run(100)
    last = []
    for _ in range(50):
        solver.run(1)
        last.append(float(exploitability(form, solver.current())))
    assert min(last) > 3 * solver.exploitability()
    assert any(after > before for before, after in pairwise(last))
    assert any(after < before for before, after in pairwise(last))


def test_sizes() -> None:
    sizes = sequence_form(load("kuhn_poker")).sizes
    assert (sizes.histories, sizes.terminals, sizes.information_sets) == (58, 30, (6, 6))
    assert 2 ** sizes.information_sets[0] == 64


def test_what_it_shows_runs() -> None:
    value, exactly = printed("cfr").splitlines()
    assert exactly == "exactly -1/18"
    assert float(value.split()[1].rstrip(",")) == pytest.approx(-1 / 18, abs=0.01)
    assert solve_exactly(load("kuhn_poker")).value == Fraction(-1, 18)


def test_it_says_so() -> None:
    says("cfr", r"= +\tfrac18", r"= -\tfrac18", r"$-\frac{7}{24}$", "58 histories", "$2^6 = 64$")

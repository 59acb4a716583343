"""Blueprints and resolving: less exploitable than before, by exact best responses."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.equilibrium.common import form
from zermelo.equilibrium import (
    Resolver,
    SequenceForm,
    best_response,
    cfr,
    exploitability,
    lift,
    sequence_form,
)
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.games import load
from zermelo.games._poker import strength
from zermelo.games.leduc_poker import LeducPoker
from zermelo.games.limit_holdem import LimitHoldem
from zermelo.strategy import Strategy, Uniform


class KingOrNot(LeducPoker):
    """An abstraction of cards: jacks and queens look the same, and on the table only pairs do."""

    compiled = False

    def information(self, state: Any, player: int) -> Any:
        known = super().information(state, player)
        ranks = [card // self.suits if card >= 0 else card for card in known.cards]
        paired = -1 if ranks[2] < 0 else int(ranks[2] == ranks[player])
        return ranks[player] == 2, paired, known.betting, known.round


class FewRaises(LeducPoker):
    """An abstraction of actions: one raise in a round."""

    compiled = False

    def actions(self, state: Any) -> Any:
        for action in super().actions(state):
            if action != 2 or state.raises == 0 or self.next_card(state) >= 0:
                yield action


@cache
def blueprint(abstraction: type[LeducPoker] = KingOrNot) -> Strategy:
    game = abstraction()
    return lift(form("leduc_poker"), game, cfr(game, "dcfr", iterations=1000).strategy())


def exploited(strategy: Strategy) -> float:
    found = form("leduc_poker")
    return exploitability(found, found.plan_from(strategy))


def second_round(state: Any) -> bool:
    return bool(state.round == 1 and state.cards[2] >= 0)


def first_round(state: Any) -> bool:
    return bool(state.round == 0)


def test_abstractions_make_blueprints() -> None:
    assert sum(sequence_form(KingOrNot()).sizes.information_sets) < 936 / 5
    assert 0.1 < exploited(blueprint()) < exploited(Uniform())
    assert 0.1 < exploited(blueprint(FewRaises)) < exploited(Uniform())


@pytest.mark.parametrize("safe", [True, False])
def test_resolving_the_second_round_of_leduc(safe: bool) -> None:
    refined = Resolver(load("leduc_poker"), blueprint(), second_round, safe=safe)
    assert len(refined.public_states) == 30  # five ways to bet, six cards on the table
    assert exploited(refined) < 0.9 * exploited(blueprint())


def test_safe_resolving_costs_no_one_anything() -> None:
    """The best response to either player's refined strategy gets no more than before."""
    found = form("leduc_poker")
    refined = Resolver(load("leduc_poker"), blueprint(), second_round, iterations=3000)
    before, after = found.plan_from(blueprint()), found.plan_from(refined)
    for player in range(2):
        promised = best_response(found, before, player)[0]
        assert best_response(found, after, player)[0] < promised + 0.003


def test_depth_limited_from_the_start_and_then_to_the_end() -> None:
    game = load("leduc_poker")
    opening = Resolver(game, blueprint(), first_round, second_round)
    assert len(opening.public_states) == 1
    refined = Resolver(game, opening, second_round)
    assert exploited(refined) < 0.9 * exploited(blueprint())


def test_a_good_blueprint_makes_good_leaves() -> None:
    """Depth-limited from a near equilibrium, the first round comes out near one too."""
    game = load("leduc_poker")
    near = cfr(form("leduc_poker"), "dcfr", iterations=2000).strategy()
    opening = Resolver(game, near, first_round, second_round, iterations=2000)
    assert exploited(opening) < 0.1


def test_only_what_is_asked_about_is_resolved() -> None:
    refined = Resolver(load("leduc_poker"), blueprint(), second_round)
    key = next(k for k in form("leduc_poker").keys if first_round(k[1]))
    assert refined.probabilities(*key) == blueprint().probabilities(*key)
    assert not refined.solved
    later = next(k for k in form("leduc_poker").keys if k[1].round == 1)
    assert sum(refined.probabilities(*later).values()) == pytest.approx(1)
    assert len(refined.solved) == 1


class ByCategory(LimitHoldem):
    """An abstraction of cards: only the kind of the best five counts."""

    compiled = False

    def information(self, state: Any, player: int) -> Any:
        cards = state.hands[player] | state.table[0] | state.table[1] | state.table[2]
        dealt = state.held >= 2 * (player + 1)
        return int(strength(cards)) >> 26 if dealt else -1, state.held, state.betting


@pytest.mark.parametrize("safe", [True, False])
def test_a_river_of_limit_holdem(safe: bool) -> None:
    game, found, rough = river()
    refined = Resolver(game, rough, lambda state: state.held == 4 and state.ply == 1, safe=safe)
    assert len(refined.public_states) == 2  # after a check, after a bet
    before, after = (exploitability(found, found.plan_from(one)) for one in (rough, refined))
    assert after < 0.7 * before


@cache
def river() -> tuple[LimitHoldem, SequenceForm, Strategy]:
    parameters: dict[str, Any] = {"table": "AsKdQhJdJs", "pot": 8, "ranks": 4, "suits": 3}
    game, coarse = LimitHoldem(**parameters, bets=2), ByCategory(**parameters, bets=2)
    found = sequence_form(game)
    return game, found, lift(found, coarse, cfr(coarse, "dcfr", iterations=500).strategy())


def test_what_resolving_is_not_for() -> None:
    with pytest.raises(NotThisKindOfGame, match="two players"):
        Resolver(load("kuhn_poker:players=3"), Uniform(), first_round)
    with pytest.raises(BadParameter, match="iterations"):
        Resolver(load("leduc_poker"), Uniform(), second_round, iterations=0)
    with pytest.raises(NotThisKindOfGame, match="players"):
        lift(form("leduc_poker"), load("kuhn_poker:players=3"), Uniform())

"""Beliefs: exact ones beside a walk through all of the game, particles near them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.comparing import plain_twin
from tests.montecarlo.hidden_games import information_sets
from zermelo.errors import BadParameter
from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.montecarlo import Belief, Beliefs, NothingFits

KUHN, LEDUC = load("kuhn_poker"), load("leduc_poker")
PHANTOM = plain_twin(load("phantom_tic_tac_toe"))  # quicker than to compile for one test


def table(belief: Belief) -> dict[Any, float]:
    return dict(belief)


@pytest.mark.parametrize("game", [KUHN, plain_twin(KUHN), plain_twin(KuhnPoker(3))])
def test_exact_beliefs_are_bayes(game: Game):
    for (player, known), states in information_sets(game).items():
        belief = Beliefs(game, player).update(known)
        assert belief.exact
        assert table(belief) == pytest.approx(states)


def test_exact_beliefs_in_a_larger_game():
    sets = information_sets(LEDUC)
    for player, known in random.Random(1).sample(sorted(sets), 40):
        assert table(Beliefs(LEDUC, player).update(known)) == pytest.approx(sets[player, known])


def turns(game: Game, player: int, seed: int) -> list[tuple[Any, Any]]:
    """What a player knows and does in the course of a random game."""
    dice, state, found = random.Random(seed), game.initial_state(), []
    while not game.is_terminal(state):
        actions = list(game.actions(state))
        weights = None
        if game.to_move(state) == CHANCE:
            weights = [game.probability(state, action) for action in actions]
        action = dice.choices(actions, weights)[0]
        if game.to_move(state) == player:
            found.append((game.information(state, player), action))
        state = game.result(state, action)
    return found


@pytest.mark.parametrize("tells", [True, False])
def test_from_turn_to_turn(tells: bool):
    """The belief kept is the belief found anew, whether or not one's own moves are told."""
    for seed in range(20):
        kept = Beliefs(LEDUC, 0)
        for known, action in turns(LEDUC, 0, seed):
            belief = kept.update(known)
            assert table(belief) == pytest.approx(table(Beliefs(LEDUC, 0).update(known)))
            assert kept.update(known) is belief
            if tells:
                kept.took(action)


def test_a_turn_that_was_not_announced():
    for seed in range(20):
        known, _ = turns(LEDUC, 1, seed)[-1]
        kept = Beliefs(LEDUC, 1)
        kept.update(turns(LEDUC, 1, seed)[0][0])
        kept.took(0)  # and this is not what was done
        assert table(kept.update(known)) == pytest.approx(table(Beliefs(LEDUC, 1).update(known)))


def test_particles_come_near():
    sets = information_sets(LEDUC)
    for player, known in random.Random(2).sample(sorted(sets), 10):
        belief = Beliefs(LEDUC, player, most=0, particles=4000).update(known)
        found = table(belief)
        assert not belief.exact
        assert set(found) <= set(sets[player, known])
        for state, odds in sets[player, known].items():
            assert found.get(state, 0.0) == pytest.approx(odds, abs=0.05)


def test_what_was_seen_guides():
    """Too much to list at first: what some games show that look right makes the rest short."""
    sets = information_sets(LEDUC)
    known = max(sets, key=lambda one: (one[1].round, one[1].betting))
    belief = Beliefs(LEDUC, known[0], most=1000).update(known[1])
    assert belief.exact
    assert table(belief) == pytest.approx(sets[known])


def test_particles_from_turn_to_turn():
    """All fit what the player knows, though it knows more from turn to turn."""
    for game, particles in ((PHANTOM, 50), (LEDUC, 200)):
        kept = Beliefs(game, 0, most=0, particles=particles)
        for known, action in turns(game, 0, 5):
            for state, _ in kept.update(known):
                assert game.information(state, 0) == known
                assert game.to_move(state) == 0
            kept.took(action)


def test_same_seed_same_particles_in_both_executions():
    known = max(information_sets(KUHN))[1]
    settings = {"most": 0, "particles": 30, "patience": 100_000}
    one, other = (Beliefs(game, 1, seed=4, **settings) for game in (KUHN, plain_twin(KUHN)))
    assert list(one.update(known)) == list(other.update(known))


def test_what_can_not_be():
    nonsense = KUHN.initial_state()._replace(bets=7, ply=1)
    with pytest.raises(NothingFits, match="no state of kuhn_poker was found that looks like"):
        Beliefs(KUHN, 0).update(nonsense)
    with pytest.raises(NothingFits):
        Beliefs(KUHN, 0, most=0, patience=1000).update(nonsense)
    with pytest.raises(BadParameter, match="player must be from 0 to 1, not 2"):
        Beliefs(KUHN, 2)
    with pytest.raises(BadParameter, match="at least 1 particle"):
        Beliefs(KUHN, 0, particles=0)


def test_where_nothing_is_hidden():
    game = plain_twin(load("tic_tac_toe"))
    state = game.result(game.initial_state(), 4)
    assert table(Beliefs(game, 1).update(state)) == {state: 1.0}

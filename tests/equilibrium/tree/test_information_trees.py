"""The information sets of large games are those of their trees."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.equilibrium.common import form, random_strategy
from tests.games.comparing import plain_twin
from zermelo.cancellation import Stop, stoppable
from zermelo.equilibrium import BadRules, TreeTooLarge, information_trees, mccfr
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.games import load
from zermelo.strategy import action_probabilities, key_of

SMALL = "dark_hex:rows=2,columns=2,abrupt=true"


@cache
def trees_of_small(every: bool = False):
    return information_trees(plain_twin(load(SMALL)), every=every)


def test_they_are_those_of_the_tree():
    whole = form(SMALL)
    trees = trees_of_small(every=True)
    for player, tree in enumerate(trees.trees):
        known = {key for owner, key in whole.keys if owner == player}
        found = [key_of(trees.game, trees.example(player, i), player) for i in range(tree.sets)]
        assert len(found) == len(known)
        assert set(found) == known
    assert trees.core_seconds > 0
    assert trees.memory > 0


def test_sets_in_which_all_is_settled_are_left_out():
    few, all_of_them = trees_of_small(), trees_of_small(every=True)
    assert few.trees[0].sets < all_of_them.trees[0].sets


def test_a_row_for_each_action_and_the_action_before():
    trees = trees_of_small()
    game, played = trees.game, random_strategy(SMALL, 3)
    for player, tree in enumerate(trees.trees):
        behaviour = trees.behaviour(player, played)
        for number in range(tree.sets):
            state = trees.example(player, number)
            row = action_probabilities(
                played, player, key_of(game, state, player), list(game.actions(state))
            )
            assert behaviour[tree.first[number] : tree.first[number + 1]].tolist() == row
            assert tree.parent[number] < tree.first[number]


def test_sampled_strategies_are_looked_up_by_hash():
    trees = trees_of_small()
    sampled = mccfr(trees.game, iterations=100, seed=4).strategy

    class Asked(type(sampled)):  # type: ignore[misc]
        looked_up = None

    asked = Asked.__new__(Asked)
    asked.__dict__.update(sampled.__dict__)
    for player in range(2):
        fast, slow = trees.behaviour(player, sampled), trees.behaviour(player, asked)
        assert np.allclose(fast, slow)
        assert fast.std() > 0


def test_what_does_not_fit_is_refused():
    with pytest.raises(TreeTooLarge, match="worlds"):
        information_trees(plain_twin(load("dark_hex")), memory=0.05)
    with pytest.raises(TreeTooLarge, match="information sets of one player"):
        information_trees(plain_twin(load(SMALL)), memory=0.02)
    with pytest.raises(BadParameter, match="memory"):
        information_trees(load(SMALL), memory=0)
    with pytest.raises(NotThisKindOfGame, match="two players"):
        information_trees(load("kuhn_poker:players=3"))
    with pytest.raises(NotThisKindOfGame, match="hidden"):
        information_trees(load("tic_tac_toe"))
    with pytest.raises(BadParameter, match="numbers"):
        trees_of_small().checked((np.zeros(1), np.zeros(1)))


def test_worlds_that_do_not_look_as_their_states_do_are_refused():
    class Loud(type(load("dark_hex"))):  # type: ignore[misc]
        compiled = False

        def information(self, state, player):
            bare = state.tries == (self.no_tries, self.no_tries)
            return state if bare else super().information(state, player)

    with pytest.raises(BadRules, match="world"):
        information_trees(Loud(2, 2))


def test_perfect_recall_is_checked():
    class Forgetful(type(load("dark_hex"))):  # type: ignore[misc]
        compiled = False

        def information(self, state, player):
            return super().information(self.world(state), player)

    with pytest.raises(NotThisKindOfGame, match="perfect recall"):
        information_trees(Forgetful(2, 2, abrupt=True), every=True)


def test_it_ends_when_it_is_stopped():
    stop = Stop()
    stop.request()
    with stoppable(stop), pytest.raises(KeyboardInterrupt):
        information_trees(plain_twin(load(SMALL)))


@pytest.mark.long
def test_dark_hex_has_as_many_as_others_have_counted():
    trees = information_trees(load("dark_hex"), every=True)
    assert [round(tree.sets / 1e6, 2) for tree in trees.trees] == [3.72, 2.35]

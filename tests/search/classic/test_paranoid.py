from __future__ import annotations

import math

import pytest

from tests import naive
from tests.random_trees import HashedTree, roots
from tests.search.three_players import THREE_PLAYERS, compare_with_plain
from zermelo.errors import NotThisKindOfGame
from zermelo.games import load
from zermelo.games.tree import Tree
from zermelo.search.classic.paranoid import paranoid


@pytest.mark.parametrize("kind", THREE_PLAYERS)
def test_agrees_with_the_oracle(kind, some):
    game = THREE_PLAYERS[kind]
    for number, state in enumerate(roots(game, some(1000))):
        depth = (None, None, 2, 3)[number % 4]
        pruning = ("none", "star1", "star2")[number // 4 % 3]
        result = paranoid(game, state, depth=depth, pruning=pruning)
        values = naive.action_values(game, state, depth)
        assert result.value == pytest.approx(max(values.values()))
        assert values[result.action] == pytest.approx(result.value)


@pytest.mark.parametrize("kind", THREE_PLAYERS)
def test_plain_and_compiled_do_the_same(kind):
    compare_with_plain(paranoid, THREE_PLAYERS[kind])


def test_alpha_beta_needs_no_bounds():
    class Unbounded(HashedTree):
        def __init__(self):
            super().__init__(3, False, compiled=False)
            self.utility_bounds = None

    game = Unbounded()
    results = [paranoid(game, state) for state in roots(game, 50)]
    assert sum(result.cutoffs for result in results) > 0
    for state, result in zip(roots(game, 50), results, strict=True):
        assert result.value == naive.paranoid(game, state, result.player)


def test_a_guarantee_is_less_than_what_selfish_players_leave():
    game = Tree(
        [
            [[(1, 2, 6), (4, 2, 3)], [(6, 1, 2), (7, 4, 1)]],
            [[(5, 1, 1), (1, 5, 2)], [(7, 7, 1), (5, 4, 5)]],
        ]
    )
    result = paranoid(game)
    assert result.value == 1
    assert all(map(math.isnan, result.values[1:]))


def test_hidden_information_is_refused():
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        paranoid(load("kuhn_poker"))

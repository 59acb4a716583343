from __future__ import annotations

import math

import pytest

from tests import naive
from tests.random_trees import ChanceTree, HashedTree, roots
from zermelo.errors import BadEvaluation, NotThisKindOfGame
from zermelo.games import load
from zermelo.search.classic.best_reply import best_reply

TREES = {
    "three players": HashedTree(players=3),
    "three players, general-sum, chance": ChanceTree(players=3, zero_sum=False),
}


def plain(game):
    return type(game)(game.players, game.zero_sum, compiled=False)


def habit(game, state):
    """The action that looks best at once to who moves."""
    mover = game.to_move(state)

    def looks(action):
        child = game.result(state, action)
        worth = game.utility if game.is_terminal(child) else game.evaluate
        return worth(child, mover)

    return max(game.actions(state), key=looks)


@pytest.mark.parametrize("kind", TREES)
def test_agrees_with_the_oracle(kind):
    game = TREES[kind]
    for number, state in enumerate(roots(game, 1000)):
        depth = (None, None, 2, 3)[number % 4]
        result = best_reply(game, state, depth=depth)
        player = game.to_move(state)
        below = None if depth is None else depth - 1
        values = {
            action: naive.best_reply(game, child, player, habit, below)
            for action, child in naive.children(game, state)
        }
        assert result.value == pytest.approx(max(values.values()))
        assert values[result.action] == pytest.approx(result.value)


@pytest.mark.parametrize("kind", TREES)
def test_plain_and_compiled_do_the_same(kind):
    game = TREES[kind]
    for state in roots(game, 60):
        one, other = (best_reply(g, state, depth=4) for g in (game, plain(game)))
        assert (one.value, one.line, one.nodes) == (other.value, other.line, other.nodes)


def test_it_is_between_paranoia_and_trust():
    """One opponent hurts less than all of them: never worse than the paranoid value."""
    game = plain(TREES["three players"])
    for state in roots(game, 100):
        result = best_reply(game, state)
        assert result.value >= naive.paranoid(game, state, result.player) - 1e-9
        assert math.isnan(result.values[(result.player + 1) % 3])


def test_trace_and_limits():
    game = plain(TREES["three players, general-sum, chance"])
    for state in roots(game, 40):
        result = best_reply(game, state, nodes=10_000, trace=5000)
        assert (result.stopped, result.exact) == ("finished", False)
        assert result.trace.nodes[0].value == pytest.approx(result.value)


class Nameless(HashedTree):
    def evaluate(self, state, player):
        return math.nan


def test_refusals():
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        best_reply(load("kuhn_poker"))
    game = Nameless(3, compiled=False)
    with pytest.raises(BadEvaluation, match="NaN"):
        best_reply(game, game.root(2), depth=1)

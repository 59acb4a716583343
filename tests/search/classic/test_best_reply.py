from __future__ import annotations

import math

import pytest

from tests import naive
from tests.random_trees import NaNEvaluation, roots
from tests.search.three_players import THREE_PLAYERS, compare_with_plain, plain
from zermelo.errors import BadEvaluation, NotThisKindOfGame
from zermelo.games import load
from zermelo.search.classic.best_reply import best_reply


def habit(game, state):
    """The action that looks best at once to who moves."""
    mover = game.to_move(state)

    def looks(action):
        child = game.result(state, action)
        worth = game.utility if game.is_terminal(child) else game.evaluate
        return worth(child, mover)

    return max(game.actions(state), key=looks)


@pytest.mark.parametrize("kind", THREE_PLAYERS)
def test_agrees_with_the_oracle(kind, some):
    game = THREE_PLAYERS[kind]
    for number, state in enumerate(roots(game, some(1000))):
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


@pytest.mark.parametrize("kind", THREE_PLAYERS)
def test_plain_and_compiled_do_the_same(kind):
    compare_with_plain(best_reply, THREE_PLAYERS[kind])


def test_it_is_between_paranoia_and_trust():
    """One opponent hurts less than all of them: never worse than the paranoid value."""
    game = plain(THREE_PLAYERS["three players"])
    for state in roots(game, 100):
        result = best_reply(game, state)
        assert result.value >= naive.paranoid(game, state, result.player) - 1e-9
        assert math.isnan(result.values[(result.player + 1) % 3])


def test_trace_and_limits():
    game = plain(THREE_PLAYERS["three players, general-sum, chance"])
    for state in roots(game, 40):
        result = best_reply(game, state, nodes=10_000, trace=5000)
        assert (result.stopped, result.exact) == ("finished", False)
        assert result.trace.nodes[0].value == pytest.approx(result.value)


def test_refusals():
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        best_reply(load("kuhn_poker"))
    game = NaNEvaluation(3, compiled=False)
    with pytest.raises(BadEvaluation, match="NaN"):
        best_reply(game, game.root(2), depth=1)

"""A look ahead from leaves proves nothing that is false, and sees what a network overlooks.

In plain Python; `test_solver` holds compiled looks to the truth, too.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests import naive
from tests.games.comparing import plain_twin
from tests.montecarlo.batched.test_solver import SeenTree, lines, worth
from tests.random_trees import roots
from zermelo.errors import BadParameter
from zermelo.game import Game
from zermelo.games.connect_four import ConnectFour
from zermelo.games.othello import Othello
from zermelo.kernel import runnable
from zermelo.montecarlo import Forest, NetworkSearch
from zermelo.montecarlo.batched.lazy_tree import LEAST_LOOK
from zermelo.montecarlo.batched.lookahead import look


class PlainFour(ConnectFour):
    compiled = False


SMALL = PlainFour(rows=4, columns=4)


def blind(seen: Any) -> tuple[Any, Any]:
    return np.ones((len(seen), 65)), np.zeros(len(seen))


def bounds(game: Game, state: Any, nodes: int) -> tuple[float, float, int]:
    """Those that a look of so many nodes finds, and how many it took."""
    record = Forest(game, 1, 4, lookahead=nodes).lazy.record
    record.look = nodes
    low, high = look(runnable(game).game, record, state)
    return low, high, int(record.looked)


@pytest.mark.parametrize("nodes", [1, 4, 20, 400])
def test_bounds_hold_however_few_nodes_there_are(nodes: int) -> None:
    game, met = SeenTree(2, depth=4, branching=3, compiled=False), 0
    for state in roots(game, 60):
        low, high, taken = bounds(game, state, nodes)
        assert low <= naive.expectiminimax(game, state, 0) <= high
        assert taken <= nodes + 3 * 4  # of moves that were being tried, none is looked into
        met += low == high
    assert met == 60 if nodes == 400 else met < 60


def test_an_even_board_is_solved_and_a_wide_one_is_bounded() -> None:
    for state in lines(SMALL, 20, (6, 14)):
        low, high, _ = bounds(SMALL, state, 9)
        assert low <= worth(state, 0) <= high
    for state in lines(SMALL, 10, (10, 14)):
        assert bounds(SMALL, state, 50_000)[:2] == (worth(state, 0),) * 2


WIPED_OUT = "e6 d6 c6 f4 g3 f6 g6 c5 c4 e7 e8"


def test_a_reply_that_ends_the_game_is_seen() -> None:
    """In a game that a network lost: it was sure of this move, and the answer left it no disc."""
    game = plain_twin(Othello())
    state = game.initial_state()
    *before, mistake, answer = WIPED_OUT.split()
    for text in before:
        state = game.result(state, game.parse_action(state, text))
    wrong = game.parse_action(state, mistake)
    after = game.result(state, wrong)
    end = game.result(after, game.parse_action(after, answer))
    assert game.is_terminal(end)
    assert game.utility(end, game.to_move(state)) < 0

    def sure(seen: Any) -> tuple[Any, Any]:
        """Of this move, and of any but the answer to it."""
        priors = np.full((len(seen), 65), 0.01)
        priors[:, wrong], priors[:, game.parse_action(after, answer)] = 1.0, 1e-6
        return priors, np.zeros(len(seen))

    searches = {
        nodes: NetworkSearch(game, sure, iterations=24, leaves=1, lookahead=nodes).search(state)
        for nodes in (0, LEAST_LOOK)
    }
    assert searches[0].action == wrong
    assert searches[LEAST_LOOK].action != wrong
    row = next(row for row in searches[LEAST_LOOK].rows if row.action == wrong)
    assert (row.exact, row.value) == (True, -1.0)


def test_looks_grow_with_success() -> None:
    game, state = SMALL, lines(SMALL, 1, (12, 12))[0]
    forest = Forest(game, 1, 64, lookahead=2048)
    record = forest.lazy.record
    assert record.look == LEAST_LOOK
    forest.plant([state])
    forest.search(blind)
    assert forest.proven[0]
    assert record.foreseen > 0
    assert LEAST_LOOK < record.look <= 2048
    forest = Forest(PlainFour(), 1, 64, lookahead=2048)
    forest.plant([PlainFour().initial_state()])
    forest.search(blind)
    assert forest.lazy.record.foreseen == 0
    assert forest.lazy.record.look == LEAST_LOOK


def test_none_where_there_is_no_solver() -> None:
    forest = Forest(SMALL, 1, 64, lookahead=2048, solver=False)
    forest.plant(lines(SMALL, 1, (12, 12)))
    forest.search(blind)
    assert forest.lazy.record.foreseen == 0
    with pytest.raises(BadParameter, match="lookahead must be at least 0, not -1"):
        NetworkSearch(SMALL, blind, lookahead=-1)

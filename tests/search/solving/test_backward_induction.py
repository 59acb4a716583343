"""Tables of all states: against oracles, and where there can be none."""

import pytest

from tests import naive
from tests.games.comparing import plain_twin
from tests.random_trees import ChanceTree, HashedTree, roots
from zermelo.errors import BadParameter, NotThisKindOfGame, TooManyStates
from zermelo.game import Game
from zermelo.games import load
from zermelo.search.solving.backward_induction import tabulate

TREES, CHANCE, THREE = HashedTree(), ChanceTree(), HashedTree(players=3)


@pytest.mark.parametrize("game", [TREES, CHANCE], ids=["trees", "chance"])
def test_tables_agree_with_the_oracle(game, some):
    for state in roots(game, some(200)):
        solution = tabulate(game, state)
        for action, worth in naive.action_values(game, state).items():
            child = game.result(state, action)
            mover = game.to_move(state)
            assert solution.values(child)[mover] == pytest.approx(worth)
        assert solution.action(state) in naive.optimal_actions(game, state)


def test_tables_for_three_players():
    for state in roots(THREE, 100):
        assert tabulate(THREE, state).values(state) == pytest.approx(naive.maxn(THREE, state))


class Circle(Game):
    """Goes round for ever unless somebody stops."""

    def initial_state(self):
        return (0, 0)

    def to_move(self, state):
        return state[0] % 2

    def actions(self, state):
        if state[1] == 0:
            yield 0
            yield 1

    def result(self, state, action):
        return ((state[0] + 1) % 4, action)

    def is_terminal(self, state):
        return state[1] == 1

    def utility(self, state, player):
        return 1.0 if player == 0 else -1.0


def test_errors():
    with pytest.raises(NotThisKindOfGame, match="can repeat"):
        tabulate(Circle())
    with pytest.raises(TooManyStates):
        tabulate(plain_twin(load("connect_four")), states=1000)
    game = load("tic_tac_toe")
    with pytest.raises(BadParameter, match="can't be reached"):
        tabulate(game, game.result(game.initial_state(), 0)).value(game.initial_state())


class Counting(Game):
    """Up to a number, one by one."""

    def __init__(self, last):
        self.last = last

    def initial_state(self):
        return (0,)

    def to_move(self, state):
        return 0

    def actions(self, state):
        if state[0] < self.last:
            yield 0

    def result(self, state, action):
        return (state[0] + 1,)

    def is_terminal(self, state):
        return state[0] == self.last

    def utility(self, state, player):
        return 1.0 if player == 0 else -1.0


@pytest.mark.parametrize("compiled", [True, False])
def test_lines_too_long_for_the_stack(compiled):
    game = Counting(100_000)
    game.__dict__["compiled"] = compiled
    with pytest.raises(NotThisKindOfGame, match="too long to follow"):
        tabulate(game)

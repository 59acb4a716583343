"""Tables of all states: against oracles, and where there can be none."""

import pytest

from tests import naive
from tests.games.comparing import plain_twin
from tests.random_trees import ChanceTree, HashedTree, roots
from zermelo.errors import BadParameter, NotThisKindOfGame, TooManyStates
from zermelo.game import Game
from zermelo.games import load
from zermelo.search.solving import backward_induction
from zermelo.search.solving.backward_induction import tabulate

TREES, CHANCE, THREE = HashedTree(), ChanceTree(), HashedTree(players=3)
PLAIN_CHANCE = plain_twin(CHANCE)


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


def test_there_may_be_as_many_states_as_are_allowed():
    """The table grows on the way there, and keeps what is solved, also where chance moves."""
    game = load("tic_tac_toe")
    assert tabulate(game, states=5478).value() == 0
    with pytest.raises(TooManyStates, match="more than 5477 states"):
        tabulate(game, states=5477)


def test_what_is_begun_is_begun_anew_in_a_larger_table(monkeypatch):
    """Whatever the state is in which there is no more room."""
    for room in range(1, 12):
        monkeypatch.setattr(backward_induction, "FIRST_ROOM", room)
        for state in roots(PLAIN_CHANCE, 4):
            worth = naive.expectiminimax(PLAIN_CHANCE, state)
            assert tabulate(PLAIN_CHANCE, state).values(state)[0] == pytest.approx(worth)


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

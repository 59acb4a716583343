"""Exact values: tables of all states and searches to the end, against oracles and each other."""

import importlib
import time
from types import SimpleNamespace

import pytest

from tests import naive
from tests.random_trees import ChanceTree, HashedTree, roots
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.game import Game
from zermelo.games import load
from zermelo.games.tree import Tree
from zermelo.search.solve import TooLarge, solve, solve_exactly, tabulate

TREES, CHANCE, THREE = HashedTree(), ChanceTree(), HashedTree(players=3)


@pytest.mark.parametrize("game", [TREES, CHANCE], ids=["trees", "chance"])
def test_tables_agree_with_the_oracle(game):
    for state in roots(game, 200):
        solution = tabulate(game, state)
        for action, worth in naive.action_values(game, state).items():
            child = game.result(state, action)
            mover = game.to_move(state)
            assert solution.values(child)[mover] == pytest.approx(worth)
        assert solution.action(state) in naive.optimal_actions(game, state)


def test_tables_for_three_players():
    for state in roots(THREE, 100):
        assert tabulate(THREE, state).values(state) == pytest.approx(naive.maxn(THREE, state))


def test_exact_search_agrees_with_the_oracle():
    for state in roots(TREES, 200):
        result = solve_exactly(TREES, state, table=1)
        assert result.exact
        assert result.value == max(naive.action_values(TREES, state).values())
        assert result.action in naive.optimal_actions(TREES, state)


def test_tic_tac_toe_whole():
    game = load("tic_tac_toe")
    solution = tabulate(game)
    assert len(solution) == 5478
    assert solution.value() == 0
    result = solve(game)
    assert (result.value, result.exact, result.nodes, result.depth) == (0, True, 5478, 9)


@pytest.mark.parametrize(
    "size, value",
    [
        # Each is compiled by itself: the first is the one of random positions below.
        ("rows=4,columns=5,score=true", 0),
        ("rows=4,columns=6", -1),
        pytest.param("rows=4,columns=4", 0, marks=pytest.mark.long),
        pytest.param("rows=4,columns=5", 0, marks=pytest.mark.long),
        pytest.param("rows=5,columns=4", 0, marks=pytest.mark.long),
    ],
)
def test_small_boards_of_connect_four(size, value):
    result = solve_exactly(load(f"connect_four:{size}"), table=16)
    assert (result.value, result.exact) == (value, True)


def play(game, moves):
    state = game.initial_state()
    for column in moves:
        state = game.result(state, int(column) - 1)
    return state


POSITIONS = {
    # Columns played and the score of the side to move, from the end of the game to its beginning.
    "2252576253462244111563365343671351441": -1,
    "7422341735647741166133573473242566": 1,
    "23163416124767223154467471272416755633": 0,
    "71255763773133525731261364622167124446454": 0,
    "5554224333234511764415115": 4,
    "52753311433677442422121": 8,
    "1233722555341451114725221333": -1,
    "32164625": 11,
    "44444412": -1,
}


def test_scores_of_connect_four():
    game = load("connect_four:score=true")
    for moves, score in POSITIONS.items():
        result = solve_exactly(game, play(game, moves), table=64)
        assert (result.value, result.exact) == (score, True), moves


def test_hooks_do_not_change_values():
    """Random positions: the engine with the game's hooks against plain minimax without them."""
    from zermelo.search.minimax import plain_alpha_beta

    game = load("connect_four:rows=4,columns=5,score=true")
    for seed in range(60):
        state, ply = game.initial_state(), 0
        while ply < 8 + seed % 5 and not game.is_terminal(state):
            actions = list(game.actions(state))
            state, ply = game.result(state, actions[(seed * 7 + ply * 3) % len(actions)]), ply + 1
        if not game.is_terminal(state):
            assert solve_exactly(game, state, table=1).value == plain_alpha_beta(game, state).value


def test_small_solutions_of_the_lectures():
    assert solve(load("bucket")).value == 1
    assert solve(load("bucket:opponent=random")).value == 5
    assert solve(load("nim")).value == 1
    assert solve(Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])).value == 3


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
    with pytest.raises(NotThisKindOfGame, match="come again"):
        tabulate(Circle())
    with pytest.raises(TooLarge):
        tabulate(load("connect_four"), states=1000)
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        solve(load("kuhn_poker"))
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
    with pytest.raises(NotThisKindOfGame, match="too long to be followed"):
        tabulate(game)


def test_a_limit_of_time_ends_a_solution():
    result = solve_exactly(load("connect_four:score=true"), seconds=0.2, table=16)
    assert not result.exact
    assert result.stopped == "time"
    assert result.action in range(7)


def test_compiling_is_off_the_clock(monkeypatch):
    order = []
    module = importlib.import_module("zermelo.search.solve")
    compile_first, clock = module.compile_first, time.perf_counter

    def compiles(*given):
        order.append("compile")
        compile_first(*given)

    def reads():
        order.append("clock")
        return clock()

    monkeypatch.setattr(module, "compile_first", compiles)
    monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=reads))
    assert solve(load("tic_tac_toe")).value == 0
    assert order[0] == "compile"
    assert "clock" in order

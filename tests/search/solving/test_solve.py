"""Exact values: tables of all states and searches to the end, against oracles and each other."""

import importlib
import math

import numpy as np
import pytest

from tests import naive
from tests.clocks import ManualClock
from tests.games.comparing import plain_twin
from tests.random_trees import ChanceTree, HashedTree, roots
from zermelo.cancellation import Stop, stoppable
from zermelo.errors import (
    BadEvaluation,
    BadParameter,
    GameIsOver,
    InvalidState,
    NotThisKindOfGame,
)
from zermelo.game import Game
from zermelo.games import load
from zermelo.games.tree import Tree
from zermelo.kernel import new_record
from zermelo.search import alpha_beta, best_first, expectiminimax, minimax, plain_alpha_beta
from zermelo.search.limits import INTERRUPTED, OUT_OF_NODES, Stopwatch
from zermelo.search.solving.backward_induction import tabulate
from zermelo.search.solving.solve import solve, solve_exactly

TREES, CHANCE, THREE = HashedTree(), ChanceTree(), HashedTree(players=3)


def test_exact_search_agrees_with_the_oracle(some):
    for state in roots(TREES, some(200)):
        result = solve_exactly(TREES, state, memory=1)
        assert result.exact
        assert result.value == max(naive.action_values(TREES, state).values())
        assert result.action in naive.optimal_actions(TREES, state)


@pytest.mark.parametrize("compiled", [True, False])
def test_many_states_at_once(compiled, some):
    """The same values as one by one, and actions that reach them, with what others left behind."""
    game = HashedTree(compiled=compiled)
    states = list(roots(game, some(200)))
    results = solve_exactly(game, states, memory=0.01)
    assert [one.value for one in results] == [
        max(naive.action_values(game, state).values()) for state in states
    ]
    for state, one in zip(states, results, strict=True):
        assert one.exact
        assert one.stopped == "finished"
        assert one.action in naive.optimal_actions(game, state)
        assert one.nodes > 0


def test_many_positions_of_connect_four():
    game = load("connect_four:score=true")
    states = [play(game, moves) for moves in POSITIONS if len(moves) > 20]
    told = []
    results = solve_exactly(game, states, memory=16, report=told.append)
    assert [one.value for one in results] == [
        value for moves, value in POSITIONS.items() if len(moves) > 20
    ]
    assert told == results
    assert solve_exactly(game, []) == []


def test_many_states_within_limits(clock: ManualClock):
    """A state that has had its nodes is given up; what is proven of it is true; others go on."""
    game = load("connect_four:score=true")
    hard, easy = game.initial_state(), play(game, "2252576253462244111563365343671351441")
    results = solve_exactly(game, [easy, hard, easy], nodes=20_000, memory=1)
    assert [(one.exact, one.stopped) for one in results] == [
        (True, "finished"),
        (False, "nodes"),
        (True, "finished"),
    ]
    assert 20_000 <= results[1].nodes <= 20_100
    assert results[1].lower <= 1 <= results[1].upper, "the first player wins with the last disc"
    clock.per_look = 0.04
    late = solve_exactly(game, [hard] * 3, seconds=0.05, memory=1)
    assert [one.stopped for one in late] == ["time"] * 3


def test_many_states_that_make_no_sense():
    game = load("connect_four:score=true")
    over = play(game, "1212121")
    with pytest.raises(GameIsOver, match="state 2 of 2"):
        solve_exactly(game, [game.initial_state(), over], memory=1)
    with pytest.raises(InvalidState):
        solve_exactly(game, [game.initial_state(), "abc"], memory=1)


def test_many_states_without_steps():
    assert [one.value for one in solve_exactly(Corridor(3, 0.1), [0, 1], memory=1)] == [0.1, -0.1]


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
        pytest.param("rows=4,columns=5,score=true", 0, marks=pytest.mark.long),
        pytest.param("rows=4,columns=6", -1, marks=pytest.mark.long),
        pytest.param("rows=4,columns=4", 0, marks=pytest.mark.long),
        pytest.param("rows=4,columns=5", 0, marks=pytest.mark.long),
        pytest.param("rows=5,columns=4", 0, marks=pytest.mark.long),
    ],
)
def test_small_boards_of_connect_four(size, value):
    """Each is compiled by itself."""
    result = solve_exactly(load(f"connect_four:{size}"), memory=16)
    assert (result.value, result.exact) == (value, True)


def test_a_board_of_four_times_four_in_plain_python():
    game = plain_twin(load("connect_four:rows=4,columns=4,score=true"))
    result = solve_exactly(game, memory=1)
    assert (result.value, result.exact) == (0, True)


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
        result = solve_exactly(game, play(game, moves), memory=64)
        assert (result.value, result.exact) == (score, True), moves


@pytest.mark.parametrize(
    "game",
    [
        plain_twin(load("connect_four:rows=4,columns=4,score=true")),
        pytest.param(load("connect_four:rows=4,columns=5,score=true"), marks=pytest.mark.long),
    ],
    ids=["plain", "compiled"],
)
def test_hooks_do_not_change_values(game):
    """Random positions: the engine with the game's hooks against plain minimax without them."""
    for seed in range(30):
        state, ply = game.initial_state(), 0
        while ply < 8 + seed % 5 and not game.is_terminal(state):
            actions = list(game.actions(state))
            state, ply = game.result(state, actions[(seed * 7 + ply * 3) % len(actions)]), ply + 1
        if not game.is_terminal(state):
            assert solve_exactly(game, state, memory=1).value == plain_alpha_beta(game, state).value


@pytest.mark.plain(unless_long=True, all_kernels=True)
def test_small_solutions_of_the_lectures():
    assert solve(load("bucket")).value == 1
    assert solve(load("bucket:opponent=random")).value == 5
    assert solve(load("nim")).value == 1
    assert solve(Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])).value == 3


def test_hidden_cards_are_for_others():
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        solve(load("kuhn_poker"))


def test_a_limit_of_time_ends_a_solution(clock: ManualClock):
    clock.per_look = 0.04
    result = solve_exactly(load("connect_four:score=true"), seconds=0.1, memory=16)
    assert not result.exact
    assert result.stopped == "time"
    assert result.action in range(7)


def test_compiling_is_off_the_clock(monkeypatch, clock: ManualClock):
    table = importlib.import_module("zermelo.search.solving.backward_induction")
    compile_first = table.compile_first

    def compiles(*given):
        clock.advance(1000)
        compile_first(*given)

    monkeypatch.setattr(table, "compile_first", compiles)
    result = solve(load("tic_tac_toe"), seconds=1)
    assert (result.value, result.seconds) == (0, 0)


def test_a_table_that_takes_too_long_is_given_up(clock: ManualClock):
    clock.per_look = 0.04
    with pytest.raises(NotThisKindOfGame, match=r"more states than the time allows: \d+"):
        solve(plain_twin(load("monopoly")), seconds=0.1, states=1 << 40)
    with pytest.raises(BadParameter, match="more than 0"):
        solve(load("tic_tac_toe"), seconds=0)


# Lines longer than the engine can follow.


class Corridor(Game):
    """One action at a time; who comes to the end after 300 plies was always going to win."""

    name = "corridor"

    def __init__(self, length: int = 300, worth: float = 1.0, compiled: bool = False) -> None:
        self.length, self.worth, self.compiled = length, worth, compiled

    def initial_state(self):
        return 0

    def to_move(self, state):
        return state % 2

    def actions(self, state):
        yield 0

    def result(self, state, action):
        return state + 1

    def is_terminal(self, state):
        return state >= self.length

    def utility(self, state, player):
        return self.worth if player == 0 else -self.worth


@pytest.mark.parametrize(
    "search", [solve_exactly, alpha_beta, minimax, plain_alpha_beta, best_first, expectiminimax]
)
def test_a_line_that_is_cut_off_proves_nothing(search):
    settings = {"memory": 1} if search is solve_exactly else {}
    if search is alpha_beta:
        settings = {"depth": 50}  # more than the whole one has, less than the cut one
    cut = search(Corridor(), **settings)
    assert not cut.exact
    assert (cut.lower, cut.upper) == (-math.inf, math.inf)
    assert cut.stopped == "depth"
    whole = search(Corridor(40), **settings)
    assert (whole.value, whole.exact, whole.stopped) == (1, True, "finished")


def test_a_table_of_all_states_follows_long_lines():
    assert (solve(Corridor()).value, solve(Corridor()).exact) == (1, True)


def test_no_time_no_value(clock: ManualClock):
    clock.per_look = 0.04
    result = solve_exactly(load("connect_four:score=true"), seconds=0.05, memory=16)
    assert (result.value, result.values, result.exact) == (None, (None, None), False)
    assert result.lower <= result.upper


@pytest.mark.parametrize("worth", [1 / 3, 0.1, 1 / 4096, 2.0**27, 1e300, 1e-300])
def test_utilities_that_single_precision_cuts_short_are_exact(worth):
    class Worth(Corridor):
        utility_bounds = None

    for search in (solve_exactly, alpha_beta):
        result = search(Worth(3, worth))
        assert result.exact
        assert result.value == worth


def test_a_utility_outside_its_bounds_is_an_error():
    class Broken(Corridor):
        resolution = 1.0

    with pytest.raises(BadEvaluation, match="utility_bounds"):
        solve_exactly(Broken(3, 5.0), memory=1)


def test_a_request_to_end_is_heard_while_a_limit_of_the_searchs_own_is_lifted():
    record = new_record(np.dtype([("stop", np.int64)], align=True))
    watch = Stopwatch((record,), None)
    record.stop = OUT_OF_NODES
    watch.stop(INTERRUPTED)
    watch.go_on()
    assert record.stop == INTERRUPTED


def test_no_number_is_no_solution():
    with pytest.raises(BadEvaluation, match="NaN"):
        solve(Corridor(3, math.nan))


def test_an_interrupted_table_returns_what_is_known():
    stop = Stop()
    stop.request()
    with stoppable(stop):
        result = solve(load("tic_tac_toe"))
    assert (result.value, result.values, result.exact) == (None, (None, None), False)
    assert (result.lower, result.upper, result.stopped) == (-1, 1, "interrupted")

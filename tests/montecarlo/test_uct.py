"""UCT against the lectures' figures, oracles and itself in plain Python."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests import naive
from tests.montecarlo.clocks import tick
from tests.random_trees import ChanceTree, HashedTree, roots
from zermelo.errors import BadParameter, GameIsOver, NotThisKindOfGame, UnknownName
from zermelo.game import Game
from zermelo.games.bucket import Bucket
from zermelo.games.connect_four import ConnectFour
from zermelo.games.fishing import Fishing
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.montecarlo import MonteCarloTree, Options, mcts
from zermelo.montecarlo.report import Cost
from zermelo.result import Result


class PlainTicTacToe(TicTacToe):
    compiled = False


class Position(NamedTuple):
    ply: int


class Figure(Game):
    """Three moves, then a game that ends as it was told to."""

    compiled = False

    def __init__(self, black_wins: bool = True) -> None:
        self.black_wins = black_wins

    def initial_state(self) -> Position:
        return Position(0)

    def to_move(self, state: Position) -> int:
        return 1 - state.ply % 2  # black, the second player, is to move

    def actions(self, state: Position) -> Iterator[int]:
        yield from range(3)

    def result(self, state: Position, action: int) -> Position:
        return Position(state.ply + 1)

    def is_terminal(self, state: Position) -> bool:
        return state.ply == 4

    def utility(self, state: Position, player: int) -> float:
        return 1.0 if (player == 1) == self.black_wins else -1.0


# Wins and playouts as in the lectures: a node counts the wins of the player who moved there.
ROOT, CHILDREN = (37, 100), ((60, 79), (1, 10), (2, 11))


def figure(black_wins: bool, exploration: float | None = None) -> MonteCarloTree:
    tree = MonteCarloTree(
        Figure(black_wins), options=Options(exploration=exploration, solver=False), memory=1
    )
    nodes = tree.trees[0].nodes
    nodes[0]["first"], nodes[0]["children"] = 1, 3
    tree.trees[0].records[0].free = 4
    for node, (wins, playouts) in enumerate((ROOT, *CHILDREN)):
        nodes[node]["visits"], nodes[node]["total"] = playouts, 2 * wins - playouts
        nodes[node]["value"] = (2 * wins - playouts) / playouts
        nodes[node]["width"] = playouts**-0.5
        if node:
            nodes[node]["first"], nodes[node]["children"] = (1 << 32) - 1, -1
            nodes[node]["action"], nodes[node]["player"], nodes[node]["mover"] = node - 1, 0, 1
    return tree


def counts(tree: MonteCarloTree) -> list[tuple[int, int]]:
    nodes = tree.trees[0].nodes[:4]
    return [(int(node["total"] + node["visits"]) // 2, int(node["visits"])) for node in nodes]


@pytest.mark.parametrize(
    "black_wins, after",
    [
        (True, [(37, 101), (61, 80), (1, 10), (2, 11)]),
        (False, [(38, 101), (60, 80), (1, 10), (2, 11)]),
    ],
)
def test_the_figure_of_the_lectures(black_wins: bool, after: list[tuple[int, int]]) -> None:
    tree = figure(black_wins)
    tree.grow(iterations=1)
    assert counts(tree) == after


def test_more_exploration_turns_to_the_rarely_tried() -> None:
    tree = figure(True, exploration=1.5)
    tree.grow(iterations=1)
    assert counts(tree) == [(37, 101), (60, 79), (1, 10), (3, 12)]


def test_the_answer_is_the_most_visited_action() -> None:
    result = mcts(TicTacToe(), iterations=2000, seed=5)
    assert result.action == max(result.rows, key=lambda row: row.visits).action == 4
    assert sum(row.visits for row in result.rows) == 2000
    assert result.rows[0].text == "b2" == result.line[0]
    assert result.principal_variation[0] == 4
    assert result.value == result.rows[0].value == -result.values[1]
    assert result.rows[0].promise is not None
    assert result.rows[0].promise > result.value


def play(searcher_first: bool, seed: int, reply: Any) -> float:
    """A game of tic-tac-toe of 1,000 iterations a move against `reply`; what it is worth."""
    game = TicTacToe()
    state, me = game.initial_state(), 0 if searcher_first else 1
    tree = MonteCarloTree(game, seed=seed, memory=2)
    while not game.is_terminal(state):
        if game.to_move(state) == me:
            action = mcts(game, state, iterations=1000, tree=tree).action
        else:
            action = reply(game, state)
        state = game.result(state, action)
    return game.utility(state, me)


def test_never_loses_to_a_random_player() -> None:
    rng = random.Random(1)
    results = [
        play(seed % 2 == 0, seed, lambda game, state: rng.choice(list(game.actions(state))))
        for seed in range(200)
    ]
    assert min(results) >= 0
    assert sum(results) > 150


def test_draws_a_perfect_player() -> None:
    rng = random.Random(2)

    @cache
    def worth(game: Game, state: Any) -> float:
        if game.is_terminal(state):
            return game.utility(state, game.to_move(state))
        return max(-worth(game, child) for _, child in naive.children(game, state))

    def best(game: Game, state: Any) -> list[int]:
        goal = worth(game, state)
        return [a for a, child in naive.children(game, state) if -worth(game, child) == goal]

    results = [
        play(seed % 2 == 0, seed, lambda game, state: rng.choice(best(game, state)))
        for seed in range(100)
    ]
    assert sum(result == 0 for result in results) >= 95
    assert max(results) == 0


# Convergence.

BRANCHES = {"depth": 4, "branching": 3}
TWO, THREE = ChanceTree(2, **BRANCHES), ChanceTree(3, zero_sum=False, **BRANCHES)


def regret(game: HashedTree, state: Any, iterations: int) -> float:
    """What the chosen action loses against the best, as a share of the range."""
    action = mcts(game, state, iterations=iterations, memory=1, solver=False, seed=1).action
    low, high = game.utility_bounds or (0.0, 1.0)
    mover = game.to_move(state)
    worth = {a: naive.maxn(game, child)[mover] for a, child in naive.children(game, state)}
    return (max(worth.values()) - worth[action]) / (high - low)


@pytest.mark.parametrize("game", [TWO, THREE], ids=["two players", "three players"])
def test_the_chosen_action_approaches_the_best(game: HashedTree) -> None:
    states = [state for state in roots(game, 500) if not game.is_terminal(state)]
    few, many, most = (
        np.array([regret(game, state, iterations) for state in states])
        for iterations in (5, 100, 3000)
    )
    assert few.mean() > many.mean() > most.mean()
    assert most.mean() < few.mean() / 5
    assert (most == 0).mean() > 0.95


def test_several_players_each_seek_their_own() -> None:
    game = Fishing()
    result = mcts(game, iterations=3000, seed=1)
    assert len(result.values) == 3
    assert result.value == pytest.approx(result.values[0])
    assert not result.exact


def test_chance_at_the_root_is_averaged() -> None:
    game = Bucket(coin=True)
    state = game.result(game.initial_state(), 0)
    assert game.to_move(state) == -1
    result = mcts(game, state, iterations=5000, solver=False, seed=1)
    assert result.action is None
    assert result.principal_variation == ()
    expected = naive.expectiminimax(game, state)
    assert result.value == pytest.approx(expected, abs=3)


def test_open_loop_finds_the_best_action_where_chance_replies() -> None:
    game = Bucket(opponent="random")
    assert mcts(game, iterations=3000, open_loop=True).action == 2
    result = mcts(Fishing(), iterations=1000, open_loop=True)
    assert sum(row.visits for row in result.rows) == 1000


# One source, two executions.

VARIANTS = [
    {},
    {"selection": "ucb1_tuned"},
    {"selection": "puct", "prior": "evaluate"},
    {"rave": 300.0},
    {"bias": 0.5, "widening": 2.0, "first_play": 0.6},
    {"minimax": 0.3, "cutoff": 2, "sharpness": 5.0},
    {"playout": "greedy"},
    {"playout": "mast"},
    {"open_loop": True},
]


def grown(game: Game, iterations: int, **options: Any) -> dict[str, bytes]:
    tree = MonteCarloTree(game, options=Options(**options), seed=3, memory=2)
    tree.grow(iterations)
    used = int(tree.trees[0].records[0].free)
    return {name: array[:used].tobytes() for name, array in tree.trees[0].arrays.items()}


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_same_tree_plain_and_compiled(options: dict[str, Any]) -> None:
    assert grown(TicTacToe(), 60, **options) == grown(PlainTicTacToe(), 60, **options)


@pytest.mark.parametrize("open_loop", [False, True])
def test_the_same_tree_with_chance_and_three_players(open_loop: bool) -> None:
    plain = ChanceTree(3, zero_sum=False, compiled=False, **BRANCHES)
    assert grown(THREE, 100, open_loop=open_loop) == grown(plain, 100, open_loop=open_loop)


def test_a_seed_repeats_a_search_and_another_does_not() -> None:
    first, again, other = (mcts(TicTacToe(), iterations=3000, seed=seed).rows for seed in (1, 1, 2))
    assert first == again != other


@pytest.mark.parametrize("options", VARIANTS[1:-1], ids=str)
def test_every_improvement_still_finds_the_win(options: dict[str, Any]) -> None:
    game = TicTacToe()
    state = game.initial_state()
    for cell in (0, 3, 1, 4):  # X has two in a row, so has O
        state = game.result(state, cell)
    assert mcts(game, state, iterations=500, seed=1, **options).action == 2


def test_priors_from_the_order_of_actions() -> None:
    rows = mcts(ConnectFour(), iterations=50, selection="puct", prior="order").rows
    priors = [row.prior for row in sorted(rows, key=lambda row: row.action)]
    places = (6, 4, 2, 1, 2, 4, 6)  # from the middle outwards
    assert priors == pytest.approx([1 / n / sum(1 / m for m in places) for n in places])


@pytest.mark.parametrize("sharpness", [0.0, 1.0, 2.0, 1000.0])
def test_sharpness_multiplies_an_evaluation_inside_the_range_of_utilities(sharpness: float) -> None:
    game = ConnectFour()
    root = game.result(game.initial_state(), 3)
    options = Options(cutoff=0, sharpness=sharpness, solver=False)
    tree = MonteCarloTree(game, root, options=options)
    tree.grow(7)
    for node in tree.trees[0].nodes[tree.trees[0].children(0)]:
        value = game.evaluate(game.result(root, int(node["action"])), 1)
        assert float(node["total"]) == pytest.approx(min(max(sharpness * value, -1.0), 1.0))


def test_a_game_whose_actions_are_words() -> None:
    result = mcts(Words(), iterations=200, seed=1)
    assert result.action == "take"
    assert result.line[0] == "take"


class Words(Game):
    compiled = False

    def initial_state(self) -> str:
        return ""

    def to_move(self, state: str) -> int:
        return 0

    def actions(self, state: str) -> Iterator[str]:
        yield from ("leave", "take")

    def result(self, state: str, action: str) -> str:
        return state + action[0]

    def is_terminal(self, state: str) -> bool:
        return len(state) == 2

    def utility(self, state: str, player: int) -> float:
        return (state.count("t") - 1.0) * (1 if player == 0 else -1)


def test_an_unknown_range_is_learnt() -> None:
    class Unbounded(Fishing):
        compiled = False
        utility_bounds = None

        def __init__(self) -> None:
            super().__init__(players=2, rounds=1)
            self.utility_bounds = None

    tree = MonteCarloTree(Unbounded(), memory=1)
    tree.grow(iterations=100)
    record = tree.trees[0].records[0]
    assert 0 <= record.low < record.high <= 2


# Budgets.


def test_stops_early_once_the_answer_cannot_change() -> None:
    game = ConnectFour()
    sure = mcts(game, iterations=200_000, seed=1)
    assert sure.stopped == "finished"
    assert sure.leaves < 200_000
    whole = mcts(game, iterations=200_000, seed=1, stop_early=False)
    assert whole.stopped == "iterations"
    assert whole.leaves == 200_000
    assert whole.action == sure.action == 3


def test_seconds() -> None:
    result = mcts(TicTacToe(), seconds=0.05, solver=False, stop_early=False)
    assert result.stopped == "time"
    assert result.leaves > 0


def test_a_single_action_is_found_at_once() -> None:
    game = TicTacToe()
    state = game.initial_state()
    for cell in (0, 1, 2, 4, 3, 5, 7, 6):
        state = game.result(state, cell)
    result = mcts(game, state, iterations=10**9, solver=False)
    assert result.action == 8
    assert result.stopped == "finished"


def test_memory_is_bounded() -> None:
    game = ConnectFour()
    tree = MonteCarloTree(game, memory=1, options=Options(stop_early=False))
    assert sum(array.nbytes for array in tree.trees[0].arrays.values()) <= 1 << 20
    result = tree.search(iterations=150_000)
    assert result.leaves == 150_000
    assert tree.trees[0].seen() <= tree.trees[0].capacity
    assert result.action == 3
    assert sum(row.visits for row in result.rows) == 150_000


@pytest.mark.parametrize("solver", [True, False])
def test_tidying_a_tree_stays_inside_its_memory(solver: bool) -> None:
    game, memory = ConnectFour(), 16
    mcts(game, iterations=10, solver=solver)  # compiled, and tables made that all searches share
    tracemalloc.start()
    tree = MonteCarloTree(game, options=Options(solver=solver), memory=memory)
    tree.grow(400_000)
    assert int(tree.trees[0].records[0].free) < 400_000  # it was tidied
    tree.advance(tree.result(Cost(0, 0.0, "")).action)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert memory / 2 < peak / 2**20 <= memory


def test_a_tree_without_room_goes_on_with_playouts() -> None:
    tree = MonteCarloTree(ConnectFour(), memory=1, options=Options(stop_early=False))
    tree.trees[0].records[0].end = 9  # the root and its children, no more
    tree.grow(iterations=100)
    assert int(tree.trees[0].nodes["visits"][0]) == 100


class Interrupting(TicTacToe):
    compiled = False
    calls = 0

    def result(self, state: Any, action: int) -> Any:
        Interrupting.calls += 1
        if Interrupting.calls == 300:
            raise KeyboardInterrupt
        return super().result(state, action)


def test_an_interrupt_returns_the_best_so_far() -> None:
    Interrupting.calls = 0
    result = mcts(Interrupting(), iterations=10_000)
    assert result.stopped == "interrupted"
    assert 0 < result.leaves < 300
    Interrupting.calls = 299
    with pytest.raises(KeyboardInterrupt):
        mcts(Interrupting(), iterations=10_000)


@pytest.mark.parametrize("parallel", ["root", "tree"])
def test_threads(parallel: str) -> None:
    game = ConnectFour()
    result = mcts(game, iterations=40_000, threads=2, parallel=parallel, seed=1, stop_early=False)
    assert result.action == 3
    assert result.leaves == 40_000
    visits = sum(row.visits for row in result.rows)
    assert visits == 40_000 if parallel == "root" else visits > 36_000  # races lose a few


# From move to move.


def test_a_tree_is_kept_from_move_to_move() -> None:
    game = ConnectFour()
    tree = MonteCarloTree(game, memory=4, options=Options(stop_early=False))
    first = tree.search(iterations=20_000)
    row = next(row for row in first.rows if row.action == 3)
    below = next(r for r in tree.trees[0].children(0) if tree.trees[0].nodes["action"][r] == 3)
    before = subtree(tree, below)
    tree.advance(3)
    assert subtree(tree, 0) == before
    assert int(tree.trees[0].nodes["visits"][0]) == row.visits
    second = tree.search(iterations=1000)
    assert sum(row.visits for row in second.rows) == row.visits - 1 + 1000
    assert second.line[0] == row.line[1]


def subtree(tree: MonteCarloTree, node: int) -> Any:
    nodes = tree.trees[0].nodes
    below = sorted(subtree(tree, child) for child in tree.trees[0].children(node))
    return int(nodes["visits"][node]), float(nodes["total"][node]), below


def test_moving_to_a_state_keeps_what_is_known_of_it() -> None:
    game = TicTacToe()
    tree = MonteCarloTree(game, memory=2)
    state = game.initial_state()
    mcts(game, state, iterations=3000, tree=tree)
    state = game.result(game.result(state, 4), 0)
    tree.move_to(state)
    assert tree.trees[0].nodes["visits"][0] > 20
    far = state
    for cell in (1, 7, 2):
        far = game.result(far, cell)
    result = mcts(game, far, iterations=100, tree=tree)
    assert sum(row.visits for row in result.rows) <= 100
    tree.advance(result.action)
    with pytest.raises(ValueError, match="not legal"):
        tree.advance(result.action)


# The trace.


def test_the_trace_is_the_tree_as_it_grew() -> None:
    result = mcts(TicTacToe(), iterations=200, trace=50, seed=1)
    trace = result.trace
    assert trace is not None
    assert len(trace.nodes) == 50
    assert trace.truncated == result.nodes - 50
    assert [node.entered for node in trace.nodes] == list(range(50))
    assert trace.nodes[0].visits == 200
    assert trace.nodes[0].kind == "max"
    assert all(node.parent < node.index for node in trace.nodes[1:] if node.parent is not None)
    whole = mcts(TicTacToe(), iterations=200, trace=1000, seed=1).trace
    assert whole is not None
    assert whole.truncated == 0
    for node in whole.nodes[1:]:
        visits = sum(child.visits for child in whole.children(node.index))
        assert visits in (node.visits - 1, 0)
    assert type(whole).from_json(whole.to_json()) == whole


def test_the_trace_of_several_players_has_their_values() -> None:
    trace = mcts(THREE, THREE.root(3), iterations=50, trace=20).trace
    assert trace is not None
    assert all(node.values is not None and len(node.values) == 3 for node in trace.nodes)


# Errors.


def test_nothing_to_search() -> None:
    game = TicTacToe()
    state = game.initial_state()
    for cell in (0, 3, 1, 4, 2):
        state = game.result(state, cell)
    with pytest.raises(GameIsOver, match="is over"):
        mcts(game, state, iterations=10)


@pytest.mark.parametrize(
    "wrong, named",
    [
        ({"iterations": 0}, "iterations"),
        ({"seconds": 0}, "seconds"),
        ({"seconds": float("nan")}, "seconds"),
        ({"threads": 0}, "threads"),
        ({"parallel": "leaf"}, "parallel"),
        ({"memory": 0}, "memory"),
        ({"trace": -1}, "trace"),
        ({"exploration": -1.0}, "exploration"),
        ({"epsilon": 2.0}, "epsilon"),
        ({"expand_after": 0}, "expand_after"),
        ({"temperature": 0.0}, "temperature"),
        ({"open_loop": True, "rave": 1.0}, "open-loop"),
        ({"open_loop": True, "trace": 5}, "open-loop"),
    ],
)
def test_bad_parameters(wrong: dict[str, Any], named: str) -> None:
    with pytest.raises(BadParameter, match=named):
        mcts(TicTacToe(), **wrong)


def test_a_tree_of_another_game() -> None:
    with pytest.raises(BadParameter, match="this tree is of TicTacToe"):
        mcts(ConnectFour(), iterations=5, tree=MonteCarloTree(TicTacToe()))


def test_unknown_names() -> None:
    with pytest.raises(UnknownName, match="did you mean ucb1"):
        mcts(TicTacToe(), selection="ucb2")
    with pytest.raises(TypeError, match="exploring"):
        mcts(TicTacToe(), exploring=1.0)


def test_options_that_do_not_fit_the_game() -> None:
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        mcts(KuhnPoker())
    with pytest.raises(NotThisKindOfGame, match="opposed interests"):
        mcts(Fishing(), minimax=0.5)
    with pytest.raises(NotThisKindOfGame, match="playout_action"):
        mcts(TicTacToe(), playout="own")
    with pytest.raises(NotThisKindOfGame, match="no order of actions"):
        mcts(TicTacToe(), selection="puct", prior="order")


class Endless(TicTacToe):
    compiled = False

    def is_terminal(self, state: Any) -> bool:
        return False

    def actions(self, state: Any) -> Iterator[int]:
        yield 0

    def result(self, state: Any, action: int) -> Any:
        return state

    def random_action(self, state: Any, dice: Any) -> int:
        return 0


def test_an_endless_game_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zermelo.montecarlo.policies.LONGEST", 50)
    with pytest.raises(Exception, match="did not end"):
        mcts(Endless(), iterations=3)


def test_too_many_actions_are_reported() -> None:
    class Crowded(TicTacToe):
        compiled = False
        max_actions = 5

    with pytest.raises(BadParameter, match="max_actions"):
        mcts(Crowded(), iterations=3)


def test_reports_lead_up_to_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    tick(monkeypatch)
    told: list[Result] = []
    options = Options(stop_early=False, solver=False)
    result = mcts(TicTacToe(), seconds=0.8, options=options, report=told.append, trace=50)
    assert 1 <= len(told) <= 4
    assert [one.stopped for one in told] == ["searching"] * len(told)
    assert all(one.trace is None for one in told)
    assert told[-1].leaves < result.leaves
    assert result.trace is not None

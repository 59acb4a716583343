"""UCT against the lectures' figures and oracles."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests import naive
from tests.montecarlo.trees import THREE, TWO
from tests.random_trees import HashedTree, roots
from zermelo.game import Game
from zermelo.games.bucket import Bucket
from zermelo.games.fishing import Fishing
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.montecarlo import MonteCarloTree, Options, mcts
from zermelo.montecarlo.budget import SearchBudget


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
    tree.grow(SearchBudget(1))
    assert counts(tree) == after


def test_more_exploration_turns_to_the_rarely_tried() -> None:
    tree = figure(True, exploration=1.5)
    tree.grow(SearchBudget(1))
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
        for seed in range(100)
    ]
    assert min(results) >= 0
    assert sum(results) > 75


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
        for seed in range(60)
    ]
    assert sum(result == 0 for result in results) >= 57
    assert max(results) == 0


def regret(game: HashedTree, state: Any, iterations: int) -> float:
    """What the chosen action loses against the best, as a share of the range."""
    action = mcts(game, state, iterations=iterations, memory=1, solver=False, seed=1).action
    low, high = game.utility_bounds or (0.0, 1.0)
    mover = game.to_move(state)
    worth = {a: naive.maxn(game, child)[mover] for a, child in naive.children(game, state)}
    return (max(worth.values()) - worth[action]) / (high - low)


@pytest.mark.parametrize(
    "game, count", [(TWO, 200), (THREE, 500)], ids=["two players", "three players"]
)
def test_the_chosen_action_approaches_the_best(game: HashedTree, count: int) -> None:
    states = [state for state in roots(game, count) if not game.is_terminal(state)]
    few, many, most = (
        np.array([regret(game, state, iterations) for state in states])
        for iterations in (5, 100, 3000)
    )
    assert few.mean() > many.mean() > most.mean()
    assert most.mean() < few.mean() / 5
    assert (most == 0).mean() > 0.95


@pytest.mark.plain
def test_several_players_each_seek_their_own() -> None:
    game = Fishing()
    result = mcts(game, iterations=500, seed=1)
    assert len(result.values) == 3
    assert result.value == pytest.approx(result.values[0])
    assert not result.exact


@pytest.mark.plain
def test_chance_at_the_root_is_averaged() -> None:
    game = Bucket(coin=True)
    state = game.result(game.initial_state(), 0)
    assert game.to_move(state) == -1
    result = mcts(game, state, iterations=2000, solver=False, seed=1)
    assert result.action is None
    assert result.principal_variation == ()
    expected = naive.expectiminimax(game, state)
    assert result.value == pytest.approx(expected, abs=3)


@pytest.mark.plain
def test_open_loop_finds_the_best_action_where_chance_replies() -> None:
    game = Bucket(opponent="random")
    assert mcts(game, iterations=1500, open_loop=True).action == 2
    result = mcts(Fishing(), iterations=100, open_loop=True)
    assert sum(row.visits for row in result.rows) == 100


def test_a_seed_repeats_a_search_and_another_does_not() -> None:
    first, again, other = (mcts(TicTacToe(), iterations=3000, seed=seed).rows for seed in (1, 1, 2))
    assert first == again != other


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
    tree.grow(SearchBudget(100))
    record = tree.trees[0].records[0]
    assert 0 <= record.low < record.high <= 2

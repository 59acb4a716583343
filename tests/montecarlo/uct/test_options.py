"""Improvements and other options: the same tree in both executions, and what fits no game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.comparing import plain_twin
from tests.montecarlo.trees import BRANCHES, THREE, PlainTicTacToe
from tests.random_trees import ChanceTree
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.game import Game
from zermelo.games.connect_four import ConnectFour
from zermelo.games.fishing import Fishing
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.montecarlo import MonteCarloTree, Options, mcts
from zermelo.montecarlo.budget import SearchBudget

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
    tree.grow(SearchBudget(iterations))
    used = int(tree.trees[0].records[0].free)
    return {name: array[:used].tobytes() for name, array in tree.trees[0].arrays.items()}


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_same_tree_plain_and_compiled(options: dict[str, Any]) -> None:
    assert grown(TicTacToe(), 60, **options) == grown(PlainTicTacToe(), 60, **options)


@pytest.mark.parametrize("open_loop", [False, True])
def test_the_same_tree_with_chance_and_three_players(open_loop: bool) -> None:
    plain = ChanceTree(3, zero_sum=False, compiled=False, **BRANCHES)
    assert grown(THREE, 100, open_loop=open_loop) == grown(plain, 100, open_loop=open_loop)


@pytest.mark.parametrize("options", VARIANTS[1:-1], ids=str)
def test_every_improvement_still_finds_the_win(options: dict[str, Any]) -> None:
    game = TicTacToe()
    state = game.initial_state()
    for cell in (0, 3, 1, 4):  # X has two in a row, so has O
        state = game.result(state, cell)
    assert mcts(game, state, iterations=500, seed=1, **options).action == 2


class Ordered(PlainTicTacToe):
    """From the middle outwards."""

    def order(self, state: Any, action: int) -> int:
        return -abs(action - 4)


def test_priors_from_the_order_of_actions() -> None:
    rows = mcts(Ordered(), iterations=50, selection="puct", prior="order").rows
    priors = [row.prior for row in sorted(rows, key=lambda row: row.action)]
    places = (8, 6, 4, 2, 1, 2, 4, 6, 8)
    assert priors == pytest.approx([1 / n / sum(1 / m for m in places) for n in places])


@pytest.mark.parametrize("sharpness", [0.0, 1.0, 2.0, 1000.0])
def test_sharpness_multiplies_an_evaluation_inside_the_range_of_utilities(sharpness: float) -> None:
    game = plain_twin(ConnectFour())
    root = game.result(game.initial_state(), 3)
    options = Options(cutoff=0, sharpness=sharpness, solver=False)
    tree = MonteCarloTree(game, root, options=options)
    tree.grow(SearchBudget(7))
    for node in tree.trees[0].nodes[tree.trees[0].children(0)]:
        value = game.evaluate(game.result(root, int(node["action"])), 1)
        assert float(node["total"]) == pytest.approx(min(max(sharpness * value, -1.0), 1.0))


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


def test_unknown_names() -> None:
    with pytest.raises(
        BadParameter, match="selection must be ucb1, ucb1_tuned or puct, not 'ucb2'"
    ):
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

"""Probabilities of chance that are none are refused by all that reads them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from zermelo import CHANCE, Game
from zermelo.chance import chance_action, chances, is_distribution
from zermelo.equilibrium import (
    cfr,
    information_trees,
    mccfr,
    sequence_form,
    solve_exactly,
    solve_markov,
)
from zermelo.errors import BadRules
from zermelo.montecarlo import Beliefs, flat_monte_carlo, ismcts, mcts, pimc
from zermelo.playouts import playouts
from zermelo.search import (
    best_reply,
    expectiminimax,
    interval_iteration,
    maxn,
    paranoid,
    solve,
    tabulate,
)
from zermelo.strategy import Uniform, choices

BAD = [(-0.5, 1.5), (0.5, 0.25), (1.0, 1.0), (0.0, 0.0), (float("nan"), 1.0)]


class Toss(NamedTuple):
    call: int
    coin: int
    again: int


class Coin(Game):
    """The first player calls, a coin is tossed, the second player calls."""

    def __init__(self, weights: tuple[float, float] = (0.5, 0.5)) -> None:
        self.weights = weights

    def initial_state(self) -> Toss:
        return Toss(-1, -1, -1)

    def to_move(self, state: Toss) -> int:
        return 0 if state.call < 0 else CHANCE if state.coin < 0 else 1

    def actions(self, state: Toss) -> Any:
        yield 0
        yield 1

    def probability(self, state: Toss, action: int) -> float:
        return self.weights[action]

    def result(self, state: Toss, action: int) -> Toss:
        call = action if state.call < 0 else state.call
        coin = -1 if state.call < 0 else action if state.coin < 0 else state.coin
        return Toss(call, coin, action if state.coin >= 0 else -1)

    def is_terminal(self, state: Toss) -> bool:
        return state.again >= 0

    def utility(self, state: Toss, player: int) -> float:
        won = state.coin == state.call and state.again == 0
        return 1.0 if won == (player == 0) else -1.0


class PlainCoin(Coin):
    compiled = False


class HiddenCoin(PlainCoin):
    """Nobody sees the coin."""

    def information(self, state: Toss, player: int) -> Any:
        return player, state.call, state.again, state.coin >= 0

    def world(self, state: Toss) -> Toss:
        return state


SEARCHES: list[Callable[[Game], Any]] = [
    expectiminimax,
    maxn,
    paranoid,
    best_reply,
    solve,
    tabulate,
    interval_iteration,
    lambda game: mcts(game, iterations=200),
    lambda game: mcts(game, iterations=2000, open_loop=True),
    lambda game: playouts(game, 2000),
    lambda game: expectiminimax(game, pruning="star2"),
    lambda game: expectiminimax(game, Toss(0, -1, -1)),
    lambda game: maxn(game, Toss(0, -1, -1)),
    lambda game: mcts(game, Toss(0, -1, -1), iterations=200),
    lambda game: choices(game, Toss(0, -1, -1), Uniform()),
    lambda game: chance_action(game, Toss(0, -1, -1), random.Random(0)),
    solve_markov,
]
SOLVERS: list[Callable[[Game], Any]] = [
    sequence_form,
    information_trees,
    solve_exactly,
    solve_markov,
    lambda game: cfr(game, iterations=2),
    lambda game: mccfr(game, iterations=500),
    lambda game: mccfr(game, "outcome", iterations=500),
    lambda game: ismcts(game, (1, 0, -1, True), 1, iterations=100),
    lambda game: pimc(game, (1, 0, -1, True), 1, iterations=100),
]


@pytest.mark.parametrize("weights", BAD)
@pytest.mark.parametrize("search", SEARCHES)
def test_no_search_takes_what_is_no_distribution(
    search: Callable[[Game], Any], weights: tuple[float, float]
) -> None:
    with pytest.raises(BadRules, match="probabilities of chance don't sum to 1"):
        search(PlainCoin(weights))


@pytest.mark.parametrize("weights", BAD)
@pytest.mark.parametrize("solver", SOLVERS)
def test_no_solver_takes_it(solver: Callable[[Game], Any], weights: tuple[float, float]) -> None:
    with pytest.raises(BadRules, match="probabilities of chance don't sum to 1"):
        solver(HiddenCoin(weights))


@pytest.mark.parametrize("search", [*SEARCHES, flat_monte_carlo])
def test_all_take_thirds(search: Callable[[Game], Any]) -> None:
    search(PlainCoin((1 / 3, 2 / 3)))


@pytest.mark.parametrize("search", [expectiminimax, lambda game: mcts(game, iterations=200)])
def test_compiled_searches_look_too(search: Callable[[Game], Any]) -> None:
    with pytest.raises(BadRules, match="probabilities of chance"):
        search(Coin((-0.5, 1.5)))


@pytest.mark.long
@pytest.mark.parametrize("search", SEARCHES)
def test_all_compiled_searches_look(search: Callable[[Game], Any]) -> None:
    with pytest.raises(BadRules, match="probabilities of chance"):
        search(Coin((-0.5, 1.5)))


def test_beliefs_look_too() -> None:
    beliefs = Beliefs(HiddenCoin((0.5, 0.25)), 1)
    with pytest.raises(BadRules, match="probabilities of chance"):
        beliefs.update((1, 0, -1, True))


def test_what_is_a_distribution() -> None:
    assert is_distribution(1.0, 0.0)
    assert is_distribution(sum([1 / 3] * 3), 1 / 3)
    assert not is_distribution(1.0, -1e-300)
    assert not is_distribution(float("nan"), 0.0)


def test_the_error_names_the_state() -> None:
    with pytest.raises(BadRules, match=r"in the state Toss\(call=0, coin=-1, again=-1\)"):
        chances(PlainCoin((0.5, 0.4)), Toss(0, -1, -1))

"""Monte Carlo without a tree."""

from __future__ import annotations

import pytest

from tests.clocks import ManualClock
from zermelo.errors import BadParameter, GameIsOver, UnknownName
from zermelo.games import load
from zermelo.games.bucket import Bucket
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.montecarlo import bandit_monte_carlo, flat_monte_carlo
from zermelo.playouts import playouts
from zermelo.result import Result


def test_every_action_gets_its_playouts() -> None:
    game = TicTacToe()
    result = flat_monte_carlo(game, playouts=500, seed=1)
    assert [row.visits for row in result.rows] == [500] * 9
    assert result.action == 4
    assert result.algorithm == "flat"
    assert result.line == ("b2",)


def test_means_are_those_of_random_playouts() -> None:
    game = TicTacToe()
    result = flat_monte_carlo(game, playouts=4000, seed=1)
    for row in result.rows:
        expected = playouts(game, 4000, game.result(game.initial_state(), row.action)).utility[0]
        assert row.value == pytest.approx(expected, abs=0.06)


@pytest.mark.plain
def test_it_is_taken_in_by_averages() -> None:
    """Bucket C has the better average; against an adversary B is the right choice."""
    assert flat_monte_carlo(Bucket(), playouts=500, seed=1).action == 2


@pytest.mark.parametrize("allocation", ["halving", "ucb1"])
def test_a_bandit_spends_playouts_where_they_matter(allocation: str) -> None:
    result = bandit_monte_carlo(TicTacToe(), playouts=9000, allocation=allocation, seed=1)
    assert result.action == 4
    assert sum(row.visits for row in result.rows) == 9000
    assert result.leaves == 9000
    best = next(row for row in result.rows if row.action == 4)
    assert best.visits == max(row.visits for row in result.rows)
    assert best.visits > 2000
    assert min(row.visits for row in result.rows) < 900


@pytest.mark.plain
@pytest.mark.parametrize("seed", range(5))
def test_halving_ends_with_the_better_of_the_last_two(seed: int) -> None:
    """Both had as many playouts, or one more: that one more is no reason to choose it."""
    game = load("nim:piles=1-2")
    result = bandit_monte_carlo(game, playouts=200, seed=seed)
    assert game.action_text(game.initial_state(), result.action) == "b1"
    assert result.value == 1


def test_time_instead_of_playouts(clock: ManualClock) -> None:
    clock.per_look = 0.02
    game = TicTacToe()
    for search in (flat_monte_carlo, bandit_monte_carlo):
        result = search(game, seconds=0.5)
        assert result.stopped == "time"
        assert result.leaves > 9
        assert result.action == 4


@pytest.mark.parametrize("allocation", ["halving", "ucb1"])
def test_reports_lead_up_to_the_result(allocation: str, clock: ManualClock) -> None:
    clock.per_look = 0.02
    told: list[Result] = []
    result = bandit_monte_carlo(TicTacToe(), seconds=0.6, allocation=allocation, report=told.append)
    spent = [one.leaves for one in told]
    assert spent
    assert spent == sorted(spent)
    assert spent[-1] <= result.leaves


def test_few_playouts() -> None:
    assert bandit_monte_carlo(TicTacToe(), playouts=1).leaves == 1


def test_errors() -> None:
    game = TicTacToe()
    with pytest.raises(BadParameter, match="playouts"):
        flat_monte_carlo(game, playouts=0)
    with pytest.raises(BadParameter, match="seconds"):
        flat_monte_carlo(game, seconds=0)
    with pytest.raises(BadParameter, match="playouts"):
        bandit_monte_carlo(game, playouts=0)
    with pytest.raises(UnknownName, match="did you mean halving"):
        bandit_monte_carlo(game, allocation="halves")
    state = game.initial_state()
    for cell in (0, 3, 1, 4, 2):
        state = game.result(state, cell)
    with pytest.raises(GameIsOver):
        flat_monte_carlo(game, state)

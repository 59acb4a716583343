"""Playouts against exact expectations, and plain against compiled."""

from __future__ import annotations

import copy
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.broken_games.definition import Crowded, Endless
from tests.broken_games.good import HighCard
from zermelo import CHANCE, Game, load
from zermelo.errors import BadParameter, ZermeloError
from zermelo.playouts import PlayoutStats, playouts


def expected(game: Game, state: Any, memory: dict[Any, Fraction]) -> Fraction:
    """The exact mean utility to the first player under uniformly random play."""
    if state not in memory:
        if game.is_terminal(state):
            memory[state] = Fraction(game.utility(state, 0))
        else:
            actions = list(game.actions(state))
            chance = game.to_move(state) == CHANCE
            memory[state] = sum(
                (Fraction(game.probability(state, a)) if chance else Fraction(1, len(actions)))
                * expected(game, game.result(state, a), memory)
                for a in actions
            )
    return memory[state]


@pytest.mark.parametrize("spec", ["tic_tac_toe", "kuhn_poker", "bucket:coin=true"])
def test_means_are_right(spec: str) -> None:
    game = load(spec)
    stats = playouts(game, 200_000, seed=5)
    value = expected(game, game.initial_state(), {})
    bounds = game.utility_bounds or (-100.0, 100.0)
    deviation = (bounds[1] - bounds[0]) / 2 / stats.count**0.5
    assert abs(stats.utility[0] - value) < 5 * deviation
    assert sum(stats.wins) + stats.draws == stats.count == 200_000


@pytest.mark.parametrize("spec", ["tic_tac_toe", "connect_four:rows=4,columns=4", "fishing"])
def test_plain_and_compiled_play_the_same(spec: str) -> None:
    game = load(spec)
    twin = copy.copy(game)
    twin.__dict__.pop("_numba_type_", None)
    twin.__dict__["compiled"] = False
    assert same(playouts(game, 300, seed=9), playouts(twin, 300, seed=9))
    assert not same(playouts(game, 300, seed=9), playouts(game, 300, seed=10))


def same(one: PlayoutStats, other: PlayoutStats) -> bool:
    return replace(one, seconds=0.0) == replace(other, seconds=0.0)


def test_chance_and_hidden_cards() -> None:
    game = HighCard()
    stats = playouts(game, 500, seed=1)
    assert stats.plies == 6.0
    assert stats.branching == 2.0
    game.__dict__["compiled"] = True
    assert same(stats, playouts(game, 500, seed=1))


def test_from_a_state() -> None:
    game = load("tic_tac_toe")
    state = game.initial_state()
    for name in ("a1", "b1", "a2", "b2"):
        state = game.result(state, game.parse_action(state, name))
    stats = playouts(game, 100_000, state)
    assert stats.plies <= 5
    assert abs(stats.utility[0] - expected(game, state, {})) < 0.02


def test_the_branching_factor_counts_actions() -> None:
    stats = playouts(load("connect_four"), 2000)
    assert 6.5 < stats.branching < 7.0
    assert 20 < stats.plies < 23


def test_games_that_do_not_fit() -> None:
    endless = Endless()
    endless.__dict__["compiled"] = True
    with pytest.raises(ZermeloError, match="did not end within"):
        playouts(endless, 1)
    with pytest.raises(BadParameter, match="more than max_actions = 2"):
        playouts(Crowded(), 1)
    with pytest.raises(BadParameter, match="at least 1"):
        playouts(HighCard(), 0)


class Interrupts(HighCard):
    """Presses Ctrl-C in its five-thousandth utility."""

    def utility(self, state: Any, player: int) -> float:
        pressed.append(player)
        if len(pressed) == 5000:
            raise KeyboardInterrupt
        return super().utility(state, player)


pressed: list[int] = []


def test_ctrl_c_returns_what_was_played() -> None:
    pressed.clear()
    stats = playouts(Interrupts(), 1_000_000)
    assert 1000 <= stats.count < 2500
    assert sum(stats.wins) + stats.draws == stats.count
    pressed[:] = [0] * 4000
    with pytest.raises(KeyboardInterrupt):
        playouts(Interrupts(), 1_000_000)

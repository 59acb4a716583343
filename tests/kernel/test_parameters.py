"""Parameters that are floats are handed to machine code; others are compiled into it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from zermelo import Game
from zermelo.kernel import kernel, runnable, while_compiling
from zermelo.kernel.tiers import plain_twin


class Counter(NamedTuple):
    left: int


class Priced(Game):
    """One player counts down, for a price that depends on two parameters."""

    players = 1

    def __init__(self, steps: int = 3, price: float = 1.5, bonus: float = 0.25) -> None:
        self.steps, self.price, self.bonus = steps, price, bonus

    def initial_state(self) -> Counter:
        return Counter(self.steps)

    def to_move(self, state: Counter) -> int:
        return 0

    def actions(self, state: Counter) -> Iterator[int]:
        yield 0

    def result(self, state: Counter, action: int) -> Counter:
        return Counter(state.left - 1)

    def is_terminal(self, state: Counter) -> bool:
        return state.left == 0

    def utility(self, state: Counter, player: int) -> float:
        return self.price * self.steps + self.bonus


@kernel
def worth(game, state):
    while not game.is_terminal(state):
        state = game.result(state, 0)
    return game.utility(state, 0)


def value(game: Game) -> float:
    run = runnable(game)
    return float(worth(run.game, run.state()))


@pytest.fixture
def compiled() -> Iterator[list[bool]]:
    begun: list[bool] = []
    with while_compiling(begun.append):
        yield begun


def test_another_float_compiles_nothing(compiled: list[bool]) -> None:
    games = [Priced(3, price, bonus) for price in (1.5, 2.0, -0.25) for bonus in (0.25, 0.0)]
    assert value(games[0]) == 4.75
    compiled.clear()
    for game in games * 2:
        expected = game.price * 3 + game.bonus
        assert value(game) == value(plain_twin(game)) == expected
    assert not compiled


def test_another_integer_does(compiled: list[bool]) -> None:
    assert value(Priced(3)) == 4.75
    assert value(Priced(5)) == 7.75
    assert value(Priced(3)) == 4.75


def test_a_parameter_changed_behind_our_back() -> None:
    game = Priced(3, 1.0)
    assert value(game) == 3.25
    game.__dict__["price"] = 2.0
    assert value(game) == 6.25
    game.__dict__["price"] = 2  # an integer now, compiled into the code
    assert value(game) == 6.25
    game.__dict__["bonus"] = float("nan")
    assert value(game) != value(game)


def test_a_start_that_depends_on_a_float() -> None:
    class Started(Priced):
        def initial_state(self) -> Counter:
            return Counter(int(self.price))

    @kernel
    def start(game):
        return game.initial_state().left

    for price in (2.0, 5.0, 2.0):
        assert start(runnable(Started(1, price)).game) == int(price)

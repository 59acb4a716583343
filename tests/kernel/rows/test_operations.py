"""Rows of whole numbers in states: compiled, they do what Python's tuples do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from zermelo.equilibrium.regret.mccfr import MonteCarloCfr
from zermelo.game import Game
from zermelo.kernel import (
    kernel,
    keyed_hash,
    load_state,
    new_states,
    put_state,
    state_hash,
    wait_compiled,
)
from zermelo.montecarlo.batched.leaf_playouts import Playouts
from zermelo.montecarlo.batched.network import NetworkSearch
from zermelo.montecarlo.search import MonteCarloTree
from zermelo.search import alpha_beta, minimax
from zermelo.tuples import replaced


class State(NamedTuple):
    cells: tuple[int, ...]
    marks: tuple[bool, ...]
    player: int


class Rows(Game):
    """Players add to the numbers of a row; whoever takes the sum past a limit loses."""

    def __init__(self, largest: int = 3, count: int = 9) -> None:
        self.largest, self.count = largest, count

    def initial_state(self) -> State:
        return State((self.largest,) * self.count, (False,) * 5, 0)

    def to_move(self, state: State) -> int:
        return state.player

    def actions(self, state: State) -> Iterator[int]:
        for place in range(self.count):
            if state.cells[place] < 2 * self.largest:
                yield place

    def result(self, state: State, action: int) -> State:
        more = (state.cells[action] + 1,)
        cells = state.cells[:action] + more + state.cells[action + 1 :]
        return State(cells, replaced(state.marks, action % 5, True), 1 - state.player)

    def is_terminal(self, state: State) -> bool:
        return False not in state.marks

    def utility(self, state: State, player: int) -> float:
        return float(sum(state.cells) % 3 - 1) * (1 - 2 * player)


@kernel
def answers(game: Any, state: Any, other: Any, at: int, to: int, value: int) -> Any:
    """All that a rule may ask of rows."""
    row, more = state.cells, other.cells
    found = [len(row), row[at], row[-1 - at], sum(row), max(row), min(row), row.count(value)]
    found.append(int(value in row) + 2 * int(value not in row))
    found.append(row.index(row[at]))
    found.append(
        int(row == more) + 2 * int(row != more) + 4 * int(row < more) + 8 * int(row >= more)
    )
    for one in (row[at:to], row[:to], row[at:], row[to::2]):
        found.append(len(one))
        for number in one:
            found.append(number)
    for number in row[2:5] + more[1:] + row[::3] + more[-2:] + (value, at):
        found.append(number)
    for number in row[::-1] + more:
        found.append(number)
    for number in row[at:] + more[:at] + row[to:]:
        found.append(number)
    joined = (*row[:at], value, *row[at + 1 :])
    found.append(int(joined == row) + 2 * int(joined == replaced(row, at, value)))
    found.append(int(value in joined) + 2 * int(value in row[:at]) + 4 * joined.count(value))
    for place, number in enumerate(tuple(joined)):
        found.append(place * number)
    for left, right in zip(row, more):  # noqa: B905 (Numba has no `strict`)
        found.append(left - right)
    for number in sorted(row):
        found.append(number)
    for number in list(row):
        found.append(number)
    found.append(int(state.marks[at % 5]) + 2 * int(True in state.marks) + 4 * sum(state.marks))
    first, second, third = row[:3]
    found.append(first - second + third)
    above = [number > value for number in row]
    found.append(int(any(row)) + 2 * int(all(row)) + 4 * int(any(above)) + 8 * int(all(above)))
    found.append(int(state == other) + 2 * int(state.cells[:3] == other.cells[:3]))
    return found


def drawn(dice: random.Random, game: Rows, largest: int) -> State:
    cells = tuple(dice.randint(-largest, largest) for _ in range(game.count))
    return State(cells, tuple(dice.random() < 0.5 for _ in range(5)), dice.randrange(2))


@pytest.mark.parametrize(
    "largest, edge",
    [
        (3, 127),
        pytest.param(300, 32767, marks=pytest.mark.long),
        (100_000, 1 << 58),
    ],
)
def test_rows_are_tuples(largest: int, edge: int) -> None:
    game = Rows(largest)
    dice = random.Random(largest)
    for trial in range(150):
        top = dice.choice([2, largest, edge])
        state = drawn(dice, game, top)
        other = state if trial % 5 == 0 else drawn(dice, game, top)
        if trial % 7 == 0:
            other = state._replace(cells=(*state.cells[:-1], -state.cells[-1]))
        at, to = dice.randrange(game.count), dice.randrange(game.count + 1)
        value = dice.choice([*state.cells, 0, top])
        given = state, other, at, to, value
        assert answers(game, *given) == answers.plain(game, *given), given


def test_numbers_are_as_narrow_as_the_game_s() -> None:
    from zermelo.kernel.numba_types import type_of_state
    from zermelo.kernel.rows.cells import widths

    assert list(widths(type_of_state(Rows(3, 6)))) == [8, 8]
    assert list(widths(type_of_state(Rows(300, 7)))) == [16, 8]
    assert list(widths(type_of_state(Rows(30_000, 8)))) == [64, 8]


@kernel
def hashes(game: Any, state: Any) -> Any:
    return state_hash(state), keyed_hash(state)


def test_the_hash_of_a_row_is_that_of_the_tuple() -> None:
    game = Rows(3)
    dice = random.Random(1)
    for _ in range(20):
        state = drawn(dice, game, 127)
        assert hashes(game, state) == hashes.plain(game, state)


@kernel
def kept(game: Any, states: Any, index: int) -> Any:
    return load_state(game, states, index)


def test_states_in_memory() -> None:
    game = Rows(3, 10)  # of a size that no other game here has: the widest decides for all
    dice = random.Random(2)
    given = [drawn(dice, game, 127) for _ in range(10)]
    states = new_states(game, len(given))
    assert states.shape[1] == 48  # 16 bytes for each row, 8 for the player, a multiple of 16
    for index, state in enumerate(given):
        put_state(game, states, index, state)
    assert [kept(game, states, index) for index in range(10)] == given


class Doubling(Game):
    """A move doubles a number, up to 2^40, but 63 of 64 end the game: no sample shows how large it
    becomes."""

    def __init__(self, count: int = 4) -> None:
        self.count = count

    def initial_state(self) -> State:
        return State((1, *[0] * (self.count - 1)), (False, False, False, False), 0)

    def to_move(self, state: State) -> int:
        return 0

    def actions(self, state: State) -> Iterator[int]:
        yield 0
        if state.cells[1] == 0:
            for action in range(1, 64):
                yield action

    def result(self, state: State, action: int) -> State:
        if action:
            return State(replaced(state.cells, 1, 2), state.marks, 0)
        return State(replaced(state.cells, 0, 2 * state.cells[0]), state.marks, 0)

    def is_terminal(self, state: State) -> bool:
        return state.cells[1] == 2 or state.cells[0] == 1 << 40

    def utility(self, state: State, player: int) -> float:
        return float(state.cells[0])


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("search", [minimax, pytest.param(alpha_beta, marks=pytest.mark.long)])
def test_a_number_that_does_not_fit_is_noticed(search: Any) -> None:
    class Unknown(Doubling):
        """Of a class that has been searched it is known."""

    assert search(Unknown(7)).value == float(1 << 40)


@kernel
def doubled(game: Any, state: Any, counts: Any, times: int) -> Any:
    for _ in range(times):
        counts[0] += 1
        state = game.result(state, 0)
    return state.cells[0]


@pytest.mark.usefixtures("forgetful")
def test_a_kernel_goes_on_with_wider_numbers() -> None:
    class Again(Doubling):
        """Of the other class it is known."""

    game, counts = Again(5), np.zeros(1, np.int64)
    assert doubled(game, game.initial_state(), counts, 6) == 64
    assert doubled(game, game.initial_state(), counts, 7) == 128
    assert counts[0] == 13  # those of the call that broke off are not counted


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize(
    "search", ["tree", *(pytest.param(one, marks=pytest.mark.long) for one in ("network", "mccfr"))]
)
def test_objects_go_on_with_wider_numbers(search: str) -> None:
    class Grown(Doubling):
        """Of the other classes it is known."""

        max_actions, observation_shape = 64, (1, 1, 1)
        utility_bounds = 0.0, float(1 << 40)

        def observation(self, state: Any, player: int, planes: Any) -> None:
            planes[0, 0, 0] = 1.0

        def actions(self, state: State) -> Iterator[int]:
            yield 0
            if state.cells[0] == 1:
                for action in range(1, 64):
                    yield action

    game = Grown(6 + len(search))
    with wait_compiled():
        if search == "tree":
            assert (MonteCarloTree(game).search(iterations=300).value or 0.0) > 1 << 30
        elif search == "network":
            blind = lambda seen: (np.ones((len(seen), 64)), np.zeros(len(seen)))  # noqa: E731
            searching = NetworkSearch(game, blind, iterations=300, playouts=Playouts())
            searching.search()
            assert searching.forest.simulations[0] == 300
        else:
            solver = MonteCarloCfr(game)
            solver.run(300)
            assert solver.iteration == 300


@pytest.mark.usefixtures("forgetful")
def test_a_number_that_does_not_fit_may_come_from_python() -> None:
    class Given(Doubling):
        """Of the other class it is known."""

    state = State((1 << 30, 0, 0, 0, 0, 0), (False, False, False, False), 0)
    assert minimax(Given(6), state).value == float(1 << 40)


class Reset(Doubling):
    """A helper makes the next state with a tuple that is a constant of the game."""

    def __init__(self, count: int = 5) -> None:
        self.count = count
        self.start = (1, *[0] * (count - 1))

    def result(self, state: State, action: int) -> State:
        one = State(replaced(state.cells, 0, 2 * state.cells[0]), state.marks, 0)
        return one if action == 0 else self.begun_again(one, action)

    def begun_again(self, state: State, action: int) -> State:
        if action == 1:
            return State(replaced(state.cells, 1, 2), state.marks, 0)
        return State(self.start, state.marks, 0)


def test_a_helper_may_make_a_state_with_a_constant() -> None:
    game = Reset()
    state = State((4, 0, 0, 0, 0), (False, False, False, False), 0)
    for action in (0, 1, 2):
        assert stepped(game, state, action) == stepped.plain(game, state, action)


class Wide(Rows):
    """Of as many numbers as there may be."""


def test_two_thousand_numbers() -> None:
    game = Wide(3, 2035)
    state = drawn(random.Random(5), game, 100)
    assert stepped(game, state, 2034) == stepped.plain(game, state, 2034)
    assert hashes(game, state) == hashes.plain(game, state)


@kernel
def stepped(game: Any, state: Any, action: int) -> Any:
    return game.result(state, action)


def test_the_mark_is_found_by_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from zermelo.kernel.api import native_side
    from zermelo.kernel.cache.dispatcher import clear
    from zermelo.kernel.rows import packed_states

    class Noted(Doubling):
        pass

    native_side()
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path))
    packed_states.widen(Noted(8))
    monkeypatch.setattr(packed_states, "_wide", set())
    assert packed_states._is_wide(Noted)
    monkeypatch.setattr(packed_states, "_wide", set())
    assert clear() == 1
    assert not packed_states._is_wide(Noted)

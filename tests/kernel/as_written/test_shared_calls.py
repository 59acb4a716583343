"""A method that several rules ask is called as a function without side effects, errors included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from zermelo.game import Game
from zermelo.kernel import kernel
from zermelo.kernel.as_written.shared_calls import is_shared


class Row(NamedTuple):
    cells: tuple[int, ...]
    player: int


class Lined(Game):
    """Three alike beside each other end it; a cell holds at most 5."""

    def initial_state(self) -> Row:
        return Row((0, 1) * 4, 0)

    def to_move(self, state: Row) -> int:
        return state.player

    def alike(self, state: Row) -> int:
        """The first of three that are alike, or -1."""
        for place in range(6):
            if state.cells[place] > 5:
                raise ValueError("a cell of more than 5")
            if state.cells[place] == state.cells[place + 1] == state.cells[place + 2]:
                return place
        return -1

    def first(self, state: Row) -> int:
        return state.cells[0]

    def actions(self, state: Row) -> Iterator[int]:
        if self.alike(state) < 0:
            yield from range(8)

    def result(self, state: Row, action: int) -> Row:
        cells = (*state.cells[:action], state.cells[action] + 1, *state.cells[action + 1 :])
        return Row(cells, 1 - state.player)

    def is_terminal(self, state: Row) -> bool:
        return self.alike(state) >= 0 or self.first(state) == 9

    def utility(self, state: Row, player: int) -> float:
        return float(self.alike(state)) + self.first(state)


@kernel
def walked(game: Any, state: Any, seed: int) -> Any:
    count = 0
    while not game.is_terminal(state):
        number = 0
        for _ in game.actions(state):
            number += 1
        seed = (seed * 1103 + 12345) % 65536
        state = game.result(state, seed % number)
        count += 1
    return count, game.utility(state, 0), state


def test_several_rules_ask_one_question() -> None:
    game = Lined()
    assert is_shared(Lined, "alike", Lined.alike)
    assert not is_shared(Lined, "first", Lined.first)  # no loop
    assert not is_shared(Lined, "is_terminal", Lined.is_terminal)
    failed = 0
    for seed in range(40):
        given = game, game.initial_state(), seed
        try:
            expected = walked.plain(*given)
        except ValueError:
            failed += 1
            with pytest.raises(ValueError, match="a cell of more than 5"):
                walked(*given)
        else:
            assert walked(*given) == expected
    assert 0 < failed < 40

"""A game of one's own with a board and a helper beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lines import LINES

from zermelo import Game
from zermelo.board import Board, Grid, Piece


class State(NamedTuple):
    cells: tuple[int, ...]
    player: int


class Cells(Game):
    """Who has two beside each other on a 3 by 3 board loses."""

    zero_sum = True

    def initial_state(self) -> State:
        return State((0,) * 9, 0)

    def to_move(self, state: State) -> int:
        return state.player

    def actions(self, state: State) -> Iterator[int]:
        for cell in range(9):
            if state.cells[cell] == 0:
                yield cell

    def result(self, state: State, action: int) -> State:
        stone = state.player + 1
        cells = tuple(stone if cell == action else state.cells[cell] for cell in range(9))
        return State(cells, 1 - state.player)

    def has_pair(self, state: State, stone: int) -> bool:
        for one, other in LINES:
            if state.cells[one] == stone and state.cells[other] == stone:
                return True
        return False

    def is_terminal(self, state: State) -> bool:
        return self.has_pair(state, 1) or self.has_pair(state, 2) or 0 not in state.cells

    def utility(self, state: State, player: int) -> float:
        if self.has_pair(state, player + 1):
            return -1.0
        return 1.0 if self.has_pair(state, 2 - player) else 0.0

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return (action,)

    def board(self, state: State, player: int | None = None) -> Board:
        stones = (None, Piece("x", 0), Piece("o", 1))
        return (Grid(3, 3, tuple(stones[cell] for cell in state.cells)),)

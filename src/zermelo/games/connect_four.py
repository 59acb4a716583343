"""Connect Four on a board of any size up to 62 cells plus a guard row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..game import Game


class State(NamedTuple):
    mine: int  # stones of the side to move, a bit each, columns from the left, bottom up
    mask: int  # all stones
    ply: int


class ConnectFour(Game):
    def __init__(self, rows: int = 6, columns: int = 7) -> None:
        self.rows, self.columns = rows, columns

    def initial_state(self) -> State:
        return State(0, 0, 0)

    def to_move(self, state: State) -> int:
        return state.ply & 1

    def actions(self, state: State) -> Iterator[int]:
        for column in range(self.columns):
            if state.mask & (1 << (column * (self.rows + 1) + self.rows - 1)) == 0:
                yield column

    def result(self, state: State, action: int) -> State:
        mask = state.mask | (state.mask + (1 << (action * (self.rows + 1))))
        return State(state.mine ^ state.mask, mask, state.ply + 1)

    def is_terminal(self, state: State) -> bool:
        return self.has_four(state.mine ^ state.mask) or state.ply == self.rows * self.columns

    def utility(self, state: State, player: int) -> float:
        if self.has_four(state.mine ^ state.mask):
            return 1.0 if self.to_move(state) != player else -1.0
        return 0.0

    def has_four(self, stones: int) -> bool:
        for step in (1, self.rows, self.rows + 1, self.rows + 2):
            pairs = stones & (stones >> step)
            if pairs & (pairs >> (2 * step)):
                return True
        return False

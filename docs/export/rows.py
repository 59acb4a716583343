"""Three in a row on nine cells: a game of one's own, to be exported."""

from collections.abc import Iterator
from typing import NamedTuple

import zermelo

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class State(NamedTuple):
    cells: tuple[int, ...]
    player: int


class Rows(zermelo.Game):
    players = 2
    zero_sum = True
    utility_bounds = (-1.0, 1.0)
    max_actions = 9

    def __init__(self, prize: float = 1.0) -> None:
        self.prize = prize

    def initial_state(self) -> State:
        return State((0,) * 9, 0)

    def to_move(self, state: State) -> int:
        return state.player

    def actions(self, state: State) -> Iterator[int]:
        if self.winner(state) == 0:
            free = [cell for cell in range(9) if state.cells[cell] == 0]
            for cell in free:
                yield cell

    def result(self, state: State, action: int) -> State:
        cells = list(state.cells)
        cells[action] = state.player + 1
        return State(tuple(cells), 1 - state.player)

    def winner(self, state: State) -> int:
        cells = state.cells
        for a, b, c in LINES:
            if cells[a] != 0 and cells[a] == cells[b] and cells[b] == cells[c]:
                return cells[a]
        return 0

    def is_terminal(self, state: State) -> bool:
        return self.winner(state) != 0 or 0 not in state.cells

    def utility(self, state: State, player: int) -> float:
        winner = self.winner(state)
        if winner == 0:
            return 0.0
        return self.prize if winner == player + 1 else -self.prize

"""Tic-tac-toe: crosses and noughts take turns on nine cells; three in a row win.

An action is a cell, 0 to 8 row by row from the top left; in text a1 is the bottom left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits, popcount
from ..board import Board
from ..errors import InvalidState
from ..game import LinearEvaluation
from ..guide import Guide
from ._board_game import BoardGame
from ._grid import draw, marked, parse_rows, rows_of, rows_text

_CELLS = range(9)
_FULL = 0b111_111_111
_LINES = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
_SYMMETRIC_CELLS = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    (2, 5, 8, 1, 4, 7, 0, 3, 6),  # a quarter turn
    (8, 7, 6, 5, 4, 3, 2, 1, 0),
    (6, 3, 0, 7, 4, 1, 8, 5, 2),
    (2, 1, 0, 5, 4, 3, 8, 7, 6),  # left and right swapped
    (8, 5, 2, 7, 4, 1, 6, 3, 0),
    (6, 7, 8, 3, 4, 5, 0, 1, 2),
    (0, 3, 6, 1, 4, 7, 2, 5, 8),
)
# There are only 512 sets of cells: what is needed of them is looked up.
_HAS_LINE = np.array([any(cells & line == line for line in _LINES) for cells in range(512)])
_NTH_FREE = np.array(
    [
        (sorted(_CELLS, key=lambda cell: (cells >> cell & 1, cell)))  # the free ones first
        for cells in range(512)
    ],
    np.int8,
)


class State(NamedTuple):
    mine: int  # cells of the side to move, a bit each
    theirs: int


class TicTacToe(LinearEvaluation, BoardGame):
    guide = Guide(
        title="Tic-tac-toe",
        summary="Three in a row win",
        kind="Connection games",
        popular=True,
        compiled_ahead=True,
        rules="""
        The board has three rows of three cells. X moves first, and the players mark one free cell
        in turn. The player who first has three marks in a row, across, down or diagonally, wins. A
        full board without such a row is a draw. If both play well it always is.
        """,
        moves="""
        Click a cell. `a1` is at the bottom left and `c3` at the top right.
        """,
        history="https://en.wikipedia.org/wiki/Tic-tac-toe",
        known=("a draw", "5,478 positions, 765 up to symmetry"),
        picture="b2, a3, c3, a1, a2",
    )

    player_names = ("X", "O")
    figures, upward = ("cross", "ring"), True
    rows, columns, cells, max_actions = 3, 3, 9, 9
    feature_names = ("open lines with two", "open lines with one")
    weights = (0.15, 0.05)
    observation_shape = (2, 3, 3)
    symmetries = 8

    def initial_state(self) -> State:
        return State(0, 0)

    def to_move(self, state: State) -> int:
        return popcount(state.mine | state.theirs) & 1

    def actions(self, state: State) -> Iterator[int]:
        if not _HAS_LINE[state.theirs]:
            for cell in range(9):
                if (state.mine | state.theirs) & (1 << cell) == 0:
                    yield cell

    def result(self, state: State, action: int) -> State:
        return State(state.theirs, state.mine | (1 << action))

    def is_terminal(self, state: State) -> bool:
        return bool(_HAS_LINE[state.theirs]) or state.mine | state.theirs == _FULL

    def utility(self, state: State, player: int) -> float:
        if _HAS_LINE[state.theirs]:
            return 1.0 if self.to_move(state) != player else -1.0
        return 0.0

    def random_action(self, state: State, dice: Bits) -> int:
        taken = state.mine | state.theirs
        free = 9 - popcount(taken)
        return int(_NTH_FREE[taken, draw(dice, free)])

    # Evaluation and learning.

    def features(self, state: State, player: int) -> tuple[float, ...]:
        to_move = self.to_move(state)
        mine = state.mine if to_move == player else state.theirs
        theirs = state.theirs if to_move == player else state.mine
        twos = 0.0
        ones = 0.0
        for line in _LINES:
            own, other = popcount(mine & line), popcount(theirs & line)
            if other == 0:
                twos += own == 2
                ones += own == 1
            elif own == 0:
                twos -= other == 2
                ones -= other == 1
        return twos, ones

    def observation(self, state: State, player: int, planes: Any) -> None:
        """A plane of the player's cells, one of the opponent's."""
        to_move = self.to_move(state)
        mine = state.mine if to_move == player else state.theirs
        theirs = state.theirs if to_move == player else state.mine
        for cell in range(9):
            planes[0, cell // 3, cell % 3] = (mine >> cell) & 1
            planes[1, cell // 3, cell % 3] = (theirs >> cell) & 1

    def symmetric_state(self, state: State, symmetry: int) -> State:
        mine, theirs = 0, 0
        for cell in range(9):
            image = _SYMMETRIC_CELLS[symmetry][cell]
            mine |= ((state.mine >> cell) & 1) << image
            theirs |= ((state.theirs >> cell) & 1) << image
        return State(mine, theirs)

    def symmetric_action(self, action: int, symmetry: int) -> int:
        return _SYMMETRIC_CELLS[symmetry][action]

    # Notation and picture.

    def end_words(self, state: State) -> str:
        return "three in a row" if _HAS_LINE[state.theirs] else "the board is full"

    def marks(self, state: State) -> str:
        mine, theirs = "XO" if self.to_move(state) == 0 else "OX"
        return "".join(
            mine if state.mine >> cell & 1 else theirs if state.theirs >> cell & 1 else "."
            for cell in _CELLS
        )

    def state_text(self, state: State) -> str:
        return rows_text(self.marks(state), 3)

    def parse_state(self, text: str) -> State:
        marks = parse_rows(text.strip().upper(), 3, 3, "XO.")
        crosses, noughts = (sum(1 << cell for cell in marked(marks, mark)) for mark in "XO")
        more = crosses.bit_count() - noughts.bit_count()
        if more not in (0, 1):
            raise InvalidState("X begins, so there are as many X as O or one more")
        return State(crosses, noughts) if more == 0 else State(noughts, crosses)

    def board(self, state: State, player: int | None = None) -> Board:
        """With the row that won, which is of the side that moved last."""
        cells = [cell for cell in _CELLS if state.theirs >> cell & 1]
        return (self.grid(state, lines=rows_of(cells, 3, 3)),)

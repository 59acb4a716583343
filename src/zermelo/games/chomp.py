"""Chomp (Fred Schuh, David Gale): bite into a chocolate bar whose first piece is poisoned.

A bite takes a piece and all pieces right of it and below. Who has to eat the
piece at the top left loses. The first player wins on every bar larger than one
piece, and nobody knows a general way how. Bars up to 64 pieces.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits, bit, lowest, popcount, without_lowest
from ..board import Board, Piece
from ..errors import InvalidState
from ..game import LinearEvaluation
from ..guide import Guide
from ..settings import Range, Setting
from . import _grid
from ._board_game import BoardGame

_PIECES = (Piece("■", figure="tile"), Piece("☠", figure="skull"))


class State(NamedTuple):
    left: Bits  # the pieces that are left
    player: int


class Chomp(LinearEvaluation, BoardGame):
    guide = Guide(
        title="Chomp",
        summary="Bite off chocolate; the last piece is poisoned",
        kind="Lecture games",
        rules="""
        The board is a bar of chocolate, and the piece at the top left is poisoned. Players bite in
        turn. A bite takes a piece and all pieces to the right of it and below. The player who has
        to eat the poisoned piece loses. The first player can win on every bar of more than one
        piece: if taking the far corner were not good enough, the answer to it could have been the
        first bite. Yet nobody knows a general way how to win.
        """,
        moves="""
        Click the piece to bite at; all that is right of it and below goes too. `c2` is the piece in
        the third column and the second row from the top; `a1` is poisoned.
        """,
        parameters={
            "rows": Setting("How many rows the bar has.", Range(1, 64)),
            "columns": Setting("How many columns the bar has.", Range(1, 26)),
        },
        history="https://en.wikipedia.org/wiki/Chomp",
        known=("the first player wins on every board of more than one piece (strategy stealing)",),
        picture="e3, g2",
    )

    player_names = ("first", "second")
    resolution = 1.0
    symmetry_step = 4
    feature_names = ("a full bar", "arms that match", "arms that don't")
    weights = (1.0, -1.0, 1.0)

    def __init__(self, rows: int = 4, columns: int = 7) -> None:
        self.set_board(rows, columns)
        self.observation_shape = (1, rows, columns)
        self.symmetries = 2 if rows == columns else 1
        self.first_row = _grid.mask(range(columns))
        self.first_column = _grid.mask(range(0, self.cells, columns))
        bites = [self._bite(cell) for cell in range(self.cells)]
        self.bites = np.array(bites, np.uint64)

    def _bite(self, cell: int) -> Bits:
        row, column = divmod(cell, self.columns)
        return _grid.mask(
            r * self.columns + c for r in range(row, self.rows) for c in range(column, self.columns)
        )

    def initial_state(self) -> State:
        return State(Bits(self.bites[0]), 0)

    def actions(self, state: State) -> Iterator[int]:
        left = state.left
        while left:
            yield lowest(left)
            left = without_lowest(left)

    def result(self, state: State, action: int) -> State:
        return State(state.left & ~Bits(self.bites[action]), 1 - state.player)

    def is_terminal(self, state: State) -> bool:
        return not state.left

    def utility(self, state: State, player: int) -> float:
        return 1.0 if player == state.player else -1.0

    def random_action(self, state: State, dice: Bits) -> int:
        return _grid.nth(state.left, _grid.draw(dice, popcount(state.left)))

    def plies_left(self, state: State) -> int:
        return popcount(state.left)

    def features(self, state: State, player: int) -> tuple[float, ...]:
        """What is proven: a rectangle is won, two arms are won unless they match."""
        side = 1.0 if player == state.player else -1.0
        width = popcount(state.left & self.first_row)
        height = popcount(state.left & self.first_column)
        pieces = popcount(state.left)
        if pieces == width + height - 1:  # a row and a column, or one of them
            return (0.0, side, 0.0) if width == height else (0.0, 0.0, side)
        return (side, 0.0, 0.0) if pieces == width * height else (0.0, 0.0, 0.0)

    def observation(self, state: State, player: int, planes: Any) -> None:
        """The pieces that are left."""
        for cell in range(self.cells):
            planes[0, cell // self.columns, cell % self.columns] = popcount(state.left & bit(cell))

    def symmetric_state(self, state: State, symmetry: int) -> State:
        left = _grid.turned_bits(state.left, self.rows, self.columns, 4 * symmetry)
        return State(left, state.player)

    # Notation and picture.

    def state_text(self, state: State) -> str:
        """The pieces left in each row, then the player to move: "7,7,3,0 1"."""
        widths = [
            str(popcount(state.left & (self.first_row << row * self.columns)))
            for row in range(self.rows)
        ]
        return f"{','.join(widths)} {state.player + 1}"

    def parse_state(self, text: str) -> State:
        rows, mover = _grid.parse_fields(text, 2, self.state_text(self.initial_state()))
        player = _grid.parse_mark(mover, "12")
        widths = _grid.parse_numbers(rows, self.rows)
        if max(widths) > self.columns:
            raise InvalidState(f"a row has {self.columns} pieces at most, not {max(widths)}")
        if widths != sorted(widths, reverse=True):
            raise InvalidState(f"no row is longer than the one above it, but here {rows} are left")
        left = (r * self.columns + c for r, width in enumerate(widths) for c in range(width))
        return State(_grid.mask(left), player)

    def board(self, state: State, player: int | None = None) -> Board:
        cells = [
            _PIECES[cell == 0] if state.left & bit(cell) else None for cell in range(self.cells)
        ]
        return (_grid.grid(cells, self.rows, self.columns),)

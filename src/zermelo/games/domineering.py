"""Domineering (Göran Andersson): fill the board with dominoes; who can't, loses.

The first player lays dominoes upright, the second lengthwise, each on two
empty cells. Boards up to 64 cells.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import Bits, bit, each, popcount
from ..board import Board, Piece
from ..errors import InvalidState
from ..game import LinearEvaluation
from ..guide import Guide
from ..settings import Range, Setting
from . import _grid
from ._board_game import BoardGame


class State(NamedTuple):
    taken: Bits  # whose dominoes they are makes no difference
    player: int


class Domineering(LinearEvaluation, BoardGame):
    """An action is a domino's upper or left cell, plus the number of cells if it lies."""

    guide = Guide(
        title="Domineering",
        summary="Lay dominoes your way; whoever can't, loses",
        kind="Board games",
        rules="""
        Two players lay dominoes on a board of squares, in turn. Each domino covers two empty
        squares. The first player lays them upright only, the second lengthwise only. Dominoes are
        never moved or taken away. The player who can't lay one loses, so there are no draws. It
        pays to make places that only you can use later.
        """,
        moves="""
        Click the two squares of the domino, one after the other. `a1a2` covers a1 and a2; letters
        are columns, rows count from the top.
        """,
        parameters={
            "rows": Setting("How many rows the board has.", Range(1, 64)),
            "columns": Setting("How many columns the board has.", Range(1, 26)),
        },
        history="https://en.wikipedia.org/wiki/Domineering",
        known=("on eight by eight the first player wins (Breuker and others, 2000)",),
        picture="b2b3, d2e2, g2g3, d4e4, b5b6, d6e6, g6g7, d8e8",
    )

    player_names = ("vertical", "horizontal")
    symbols = "VH"
    symmetries = 4
    resolution = 1.0
    feature_names = ("places", "safe places")
    weights = (0.4, 0.5)

    def __init__(self, rows: int = 8, columns: int = 8) -> None:
        self.set_board(rows, columns)
        self.observation_shape = (2, rows, columns)
        self.full = _grid.mask(range(self.cells))
        self.first_column = _grid.mask(range(0, self.cells, columns))
        self.last_column = self.first_column << (columns - 1)

    def initial_state(self) -> State:
        return State(Bits(0), 0)

    def places(self, free: Bits, player: int) -> Bits:
        """The upper or left cells of the dominoes that fit."""
        if player == 0:
            return free & (free >> self.columns)
        return free & ((free & ~self.first_column) >> 1)

    def actions(self, state: State) -> Iterator[int]:
        for cell in each(self.places(self.full & ~state.taken, state.player)):
            yield cell + state.player * self.cells

    def result(self, state: State, action: int) -> State:
        return State(state.taken | self.domino(action), 1 - state.player)

    def domino(self, action: int) -> Bits:
        if action < self.cells:
            return bit(action) | bit(action + self.columns)
        return bit(action - self.cells) | bit(action - self.cells + 1)

    def is_terminal(self, state: State) -> bool:
        return not self.places(self.full & ~state.taken, state.player)

    def utility(self, state: State, player: int) -> float:
        return -1.0 if player == state.player else 1.0

    def random_action(self, state: State, dice: Bits) -> int:
        places = self.places(self.full & ~state.taken, state.player)
        cell = _grid.nth(places, _grid.draw(dice, popcount(places)))
        return cell + state.player * self.cells

    def order(self, state: State, action: int) -> int:
        """First the dominoes that cost the opponent the most places, and the player the fewest."""
        free = self.full & ~state.taken
        left = free & ~self.domino(action)
        mine = popcount(self.places(free, state.player)) - popcount(self.places(left, state.player))
        theirs = popcount(self.places(free, 1 - state.player)) - popcount(
            self.places(left, 1 - state.player)
        )
        return theirs - mine

    def plies_left(self, state: State) -> int:
        return popcount(self.full & ~state.taken) // 2

    def features(self, state: State, player: int) -> tuple[float, ...]:
        """The places for dominoes, and those that the opponent can't spoil: shares of both."""
        free = self.full & ~state.taken
        upright, lying = self.places(free, 0), self.places(free, 1)
        beside = lying | (lying << 1)  # cells that a lying domino could cover
        below = upright | (upright << self.columns)
        safe = popcount(self.places(free & ~beside, 0)) - popcount(self.places(free & ~below, 1))
        more = popcount(upright) - popcount(lying)
        total = popcount(upright) + popcount(lying) + 1
        side = 1.0 if player == 0 else -1.0
        return (side * more / total, side * safe / total)

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Taken cells, and ones if the player's dominoes stand upright."""
        for cell in range(self.cells):
            row, column = cell // self.columns, cell % self.columns
            planes[0, row, column] = popcount(state.taken & bit(cell))
            planes[1, row, column] = 1 - player

    def symmetric_state(self, state: State, symmetry: int) -> State:
        taken = _grid.turned_bits(state.taken, self.rows, self.columns, symmetry)
        return State(taken, state.player)

    def symmetric_action(self, action: int, symmetry: int) -> int:
        lies = action >= self.cells
        cell = _grid.turned(action % self.cells, self.rows, self.columns, symmetry)
        if lies:
            return cell + self.cells - (1 if symmetry & 2 else 0)
        return cell - (self.columns if symmetry & 1 else 0)

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        """The two cells: "a1a2"."""
        cells = self.action_cells(state, action)
        return "".join(_grid.cell_name(cell, self.columns) for cell in cells)

    def parse_state(self, text: str) -> State:
        marks, player = self.parse_marks(text, "#")
        if marks.count("#") % 2:
            raise InvalidState(
                f"{marks.count('#')} cells are taken, but dominoes cover an even number"
            )
        return State(_grid.mask(_grid.marked(marks, "#")), player)

    def marks(self, state: State) -> str:
        return _grid.marks(self.cells, **{"#": state.taken})

    def board(self, state: State, player: int | None = None) -> Board:
        cells = [Piece("■", figure="tile") if mark == "#" else None for mark in self.marks(state)]
        return (_grid.grid(cells, self.rows, self.columns),)

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return tuple(each(self.domino(action)))

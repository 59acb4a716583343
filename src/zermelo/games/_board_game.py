"""What games of pieces on a grid share: turns, notation, picture and symmetries."""

from __future__ import annotations

from typing import Any

from ..board import Board, Grid
from ..errors import BadParameter
from ..game import Game
from . import _grid


class BoardGame(Game):
    """Subclasses say which mark is in each cell: `marks(state)`.

    An action is a cell; one more, the number of cells, may be a pass or a swap.
    """

    rows: int
    columns: int
    cells: int
    symbols = "XO"  # of the players, on the board and in text
    figures = ("", "")  # how they are drawn
    shape = "square"
    chequered = False  # whether squares are light and dark in turn
    upward = False  # whether rows are numbered from the bottom
    no_cell = "pass"  # the action that is not a cell
    symmetry_step = 1  # from one symmetry of the game to the next among those of `_grid.turned`

    def set_board(self, rows: int, columns: int, most: int = 64) -> None:
        """For `__init__`: the size of the board."""
        if rows * columns > most:
            raise BadParameter(f"the board has {rows * columns} cells; {most} is the maximum")
        self.rows, self.columns, self.cells = rows, columns, rows * columns
        self.max_actions = self.cells

    def marks(self, state: Any) -> str:
        """The symbol in each cell, or a dot."""
        raise NotImplementedError(self._missing("marks"))

    def to_move(self, state: Any) -> int:
        return int(state.player)

    def symmetric_action(self, action: int, symmetry: int) -> int:
        if not 0 <= action < self.cells:
            return action
        return _grid.turned(action, self.rows, self.columns, self.symmetry_step * symmetry)

    def action_text(self, state: Any, action: int) -> str:
        if action >= self.cells:
            return self.no_cell
        return _grid.cell_name(action, self.columns, self.rows if self.upward else 0)

    def action_cells(self, state: Any, action: int) -> tuple[int, ...]:
        return () if action >= self.cells else (action,)

    def state_text(self, state: Any) -> str:
        """The rows from the top, then the player to move: ".../.X./... O"."""
        rows = _grid.rows_text(self.marks(state), self.columns)
        return f"{rows} {self.symbols[self.to_move(state)]}"

    def parse_marks(self, text: str, symbols: str = "") -> tuple[str, int]:
        """The marks of the cells and the player to move in a state's text."""
        marks, mover = _grid.parse_fields(text, 2, self.state_text(self.initial_state()))
        marks = _grid.parse_rows(marks, self.rows, self.columns, f"{symbols or self.symbols}.")
        return marks, _grid.parse_mark(mover, self.symbols)

    def grid(self, state: Any, **more: Any) -> Grid:
        cells = _grid.pieces(self.symbols, self.marks(state), self.figures)
        more = {"shape": self.shape, "chequered": self.chequered, **more}
        return _grid.grid(cells, self.rows, self.columns, upward=self.upward, **more)

    def board(self, state: Any, player: int | None = None) -> Board:
        return (self.grid(state),)

"""Dots and Boxes (Édouard Lucas, 1889): draw lines between dots; who closes a box keeps it.

Closing one or two boxes gives another move. More boxes win; `score="boxes"`
makes the difference of boxes, divided by their number, the utility. `rows` and
`columns` count boxes; boards up to 64 lines, such as 5x5.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits, bit, each, lowest, popcount, without_lowest
from ..board import Board, Cell, Grid, Piece, Text
from ..errors import BadParameter, InvalidState
from ..game import LinearEvaluation
from ..guide import Guide
from ..settings import Range, Setting
from . import _grid
from ._shares import MarginGame

SYMBOLS = "AB"


class State(NamedTuple):
    lines: Bits  # those drawn: the horizontal ones row by row, then the vertical ones
    first: Bits  # boxes of the first player
    second: Bits
    player: int


class DotsAndBoxes(LinearEvaluation, MarginGame):
    guide = Guide(
        title="Dots and Boxes",
        summary="Draw lines between dots; who closes a box keeps it",
        kind="Board games",
        rules="""
        Players in turn draw a line between two neighbouring dots. The player who draws the fourth
        side of a box owns it and has to move again. One line may close two boxes. The game ends
        when all lines are drawn. More boxes win; if both have as many, it is a draw. A good player
        makes the other open long chains of boxes, and sometimes leaves the last two of a chain in
        order to keep the upper hand.
        """,
        moves="""
        Click the place of a line. `b1` is the cell in the second column and the first row from the
        top, where dots, lines and boxes all count as cells.
        """,
        parameters={
            "rows": Setting("How many rows of boxes there are.", Range(1, 12)),
            "columns": Setting("How many columns of boxes there are.", Range(1, 12)),
            "score": Setting(
                "What counts: `win`, who has more, or `boxes`, by how large a share of all.",
                choices=("win", "boxes"),
            ),
        },
        history="https://en.wikipedia.org/wiki/Dots_and_boxes",
        known=("with four by five boxes a draw (Barker and Korf, Solving Dots-And-Boxes, 2012)",),
        picture="b1, a2, b7, c2, d5, g2, e6, b3, f3",
    )

    player_names = ("first", "second")
    feature_names = ("boxes", "boxes to take")
    weights = (0.8, 0.2)

    def __init__(self, rows: int = 3, columns: int = 3, score: str = "win") -> None:
        self.rows, self.columns = rows, columns
        self.horizontal = (rows + 1) * columns
        self.count = self.horizontal + rows * (columns + 1)
        if self.count > 64:
            raise BadParameter(f"the board has {self.count} lines; 64 is the maximum")
        self.boxes = rows * columns
        self.set_score(score, "boxes", self.boxes, 1)
        self.max_actions = self.count
        self.observation_shape = (3, 2 * rows + 1, 2 * columns + 1)
        self.symmetries = 8 if rows == columns else 4
        self.full = _grid.mask(range(self.count))
        sides = [self._sides(box) for box in range(self.boxes)]
        self.sides = np.array([_grid.mask(lines) for lines in sides], np.uint64)
        # The one or two boxes beside each line; a line at the edge has the same one twice.
        beside = [[b for b in range(self.boxes) if i in sides[b]] for i in range(self.count)]
        self.beside = np.array([(some[0], some[-1]) for some in beside], np.int64)

    def _sides(self, box: int) -> tuple[int, int, int, int]:
        row, column = divmod(box, self.columns)
        left = self.horizontal + row * (self.columns + 1) + column
        return (box, box + self.columns, left, left + 1)

    def initial_state(self) -> State:
        return State(Bits(0), Bits(0), Bits(0), 0)

    def to_move(self, state: State) -> int:
        return state.player

    def actions(self, state: State) -> Iterator[int]:
        free = self.full & ~state.lines
        while free:
            yield lowest(free)
            free = without_lowest(free)

    def result(self, state: State, action: int) -> State:
        lines = state.lines | bit(action)
        closed = self.closed(lines, action)
        if state.player == 0:
            return State(lines, state.first | closed, state.second, 0 if closed else 1)
        return State(lines, state.first, state.second | closed, 1 if closed else 0)

    def closed(self, lines: Bits, line: int) -> Bits:
        """The boxes beside this line that have all four."""
        boxes = Bits(0)
        for i in range(2):
            box = self.beside[line, i]
            sides = Bits(self.sides[box])
            if lines & sides == sides:
                boxes = boxes | bit(box)
        return boxes

    def is_terminal(self, state: State) -> bool:
        return state.lines == self.full

    def margin(self, state: State, player: int) -> int:
        """The player's lead in boxes."""
        ahead = popcount(state.first) - popcount(state.second)
        return ahead if player == 0 else -ahead

    def random_action(self, state: State, dice: Bits) -> int:
        free = self.full & ~state.lines
        return _grid.nth(free, _grid.draw(dice, popcount(free)))

    def in_play(self, state: State) -> int:
        """Boxes without an owner; a closed box keeps its owner."""
        return self.boxes - popcount(state.first | state.second)

    def key(self, state: State) -> tuple[Bits, int, int]:
        """The owners of closed boxes matter only by the margin."""
        return state.lines, self.margin(state, 0), state.player

    def plies_left(self, state: State) -> int:
        return self.count - popcount(state.lines)

    def order(self, state: State, action: int) -> int:
        """Lines that close boxes first, lines that leave boxes to close last."""
        score = 0
        for i in range(2):
            missing = popcount(Bits(self.sides[self.beside[action, i]]) & ~state.lines)
            score += 1 if missing == 1 else -1 if missing == 2 else 0
        return score

    def noisy_actions(self, state: State) -> Iterator[int]:
        """Lines that close a box."""
        for line in self.actions(state):
            if self.closed(state.lines | bit(line), line):
                yield line

    def is_quiet(self, state: State) -> bool:
        """Not where a box can be closed at once."""
        return self.to_take(state.lines) == 0

    def to_take(self, lines: Bits) -> int:
        """How many boxes lack one line."""
        count = 0
        for box in range(self.boxes):
            if popcount(Bits(self.sides[box]) & ~lines) == 1:
                count += 1
        return count

    def features(self, state: State, player: int) -> tuple[float, ...]:
        take = self.to_take(state.lines) / self.boxes
        return (
            self.margin(state, player) / self.boxes,
            take if player == state.player else -take,
        )

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own boxes, the other side's, and the lines, on a grid of dots, lines and boxes."""
        planes[:] = 0
        mine, theirs = (state.first, state.second) if player == 0 else (state.second, state.first)
        for box in range(self.boxes):
            row, column = 2 * (box // self.columns) + 1, 2 * (box % self.columns) + 1
            planes[0, row, column] = popcount(mine & bit(box))
            planes[1, row, column] = popcount(theirs & bit(box))
        for line in each(state.lines):
            cell = self.cell_of(line)
            planes[2, cell // (2 * self.columns + 1), cell % (2 * self.columns + 1)] = 1

    def ownership(self, state: State, player: int, cells: Any) -> None:
        """The owner of each box, on that grid."""
        cells[:] = 0
        mine, theirs = (state.first, state.second) if player == 0 else (state.second, state.first)
        for box in range(self.boxes):
            row, column = 2 * (box // self.columns) + 1, 2 * (box % self.columns) + 1
            cells[row, column] = popcount(mine & bit(box)) - popcount(theirs & bit(box))

    # Lines and boxes lie between the dots of a finer grid, in every other row and column.

    def cell_of(self, line: int) -> int:
        """The line's cell in the grid of dots, lines and boxes."""
        wide = 2 * self.columns + 1
        if line < self.horizontal:
            return 2 * (line // self.columns) * wide + 2 * (line % self.columns) + 1
        line -= self.horizontal
        return (2 * (line // (self.columns + 1)) + 1) * wide + 2 * (line % (self.columns + 1))

    def line_at(self, cell: int) -> int:
        row, column = cell // (2 * self.columns + 1), cell % (2 * self.columns + 1)
        if row % 2 == 0:
            return row // 2 * self.columns + column // 2
        return self.horizontal + row // 2 * (self.columns + 1) + column // 2

    def symmetric_state(self, state: State, symmetry: int) -> State:
        lines = Bits(0)
        for line in each(state.lines):
            lines = lines | bit(self.symmetric_action(line, symmetry))
        return State(
            lines,
            _grid.turned_bits(state.first, self.rows, self.columns, symmetry),
            _grid.turned_bits(state.second, self.rows, self.columns, symmetry),
            state.player,
        )

    def symmetric_action(self, action: int, symmetry: int) -> int:
        high, wide = 2 * self.rows + 1, 2 * self.columns + 1
        return self.line_at(_grid.turned(self.cell_of(action), high, wide, symmetry))

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        """The line's column and row on the grid of dots, lines and boxes: "b1"."""
        return _grid.cell_name(self.cell_of(action), 2 * self.columns + 1)

    def state_text(self, state: State) -> str:
        """Rows of dots (+), lines (- |) and boxes (A B), then the player to move."""
        return (
            f"{_grid.rows_text(self._marks(state), 2 * self.columns + 1)} {SYMBOLS[state.player]}"
        )

    def _marks(self, state: State) -> str:
        wide = 2 * self.columns + 1
        marks = [
            "+" if row % 2 == column % 2 == 0 else "."
            for row in range(2 * self.rows + 1)
            for column in range(wide)
        ]
        for line in each(state.lines):
            marks[self.cell_of(line)] = "-" if line < self.horizontal else "|"
        for mark, boxes in zip(SYMBOLS, (state.first, state.second), strict=True):
            for box in each(boxes):
                row, column = divmod(box, self.columns)
                marks[(2 * row + 1) * wide + 2 * column + 1] = mark
        return "".join(marks)

    def parse_state(self, text: str) -> State:
        form = self.state_text(self.initial_state())
        marks, mover = _grid.parse_fields(text, 2, form)
        wide = 2 * self.columns + 1
        marks = _grid.parse_rows(marks, 2 * self.rows + 1, wide, "+-|.AB")
        drawn = [line for line in range(self.count) if marks[self.cell_of(line)] in "-|"]
        owners = [
            marks[(2 * (box // self.columns) + 1) * wide + 2 * (box % self.columns) + 1]
            for box in range(self.boxes)
        ]
        first, second = (_grid.mask(_grid.marked("".join(owners), mark)) for mark in SYMBOLS)
        state = State(_grid.mask(drawn), first, second, _grid.parse_mark(mover, SYMBOLS))
        closed = _grid.mask(b for b in range(self.boxes) if set(self._sides(b)) <= set(drawn))
        if closed != first | second:
            raise InvalidState("boxes with four lines belong to A or B, and no others do")
        if self._marks(state) != marks:
            raise InvalidState(f"dots are +, lines - across and | down, as in {form!r}")
        return state

    def board(self, state: State, player: int | None = None) -> Board:
        cells: list[Cell] = [
            None if mark == "." else Piece(mark, SYMBOLS.find(mark)) for mark in self._marks(state)
        ]
        high, wide = 2 * self.rows + 1, 2 * self.columns + 1
        picture: Grid = _grid.grid(cells, high, wide, shape="lattice")
        return (picture, Text(f"{popcount(state.first)} to {popcount(state.second)} boxes"))

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return (self.cell_of(action),)

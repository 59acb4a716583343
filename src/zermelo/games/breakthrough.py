"""Breakthrough (Dan Troyka, 2000): be first to bring a piece to the far side.

A piece steps one row forward, straight or diagonally, onto an empty cell; it
captures diagonally only, and never has to. Who reaches the opponent's home row
or takes the last piece wins. Each side starts with two full rows. White, at
the bottom, moves first; boards of 2 to 26 columns and 4 or more rows, up to 64
cells.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import Bits, bit, each, highest, lowest, popcount
from ..errors import InvalidState
from ..game import LinearEvaluation
from ..guide import Guide
from ..settings import Range, Setting
from . import _grid
from ._board_game import BoardGame


class State(NamedTuple):
    white: Bits
    black: Bits
    player: int


class Breakthrough(LinearEvaluation, BoardGame):
    """An action is three times the cell of the piece, plus 0 for left, 1 straight, 2 right."""

    guide = Guide(
        title="Breakthrough",
        summary="Be first to bring a piece to the far side",
        kind="Board games",
        rules="""
        Each side starts with two full rows of pieces, white at the bottom, and white moves first. A
        piece steps one row forward, straight or diagonally, onto an empty square. It captures
        diagonally only, one row forward, and takes the place of what it captures. Nobody has to
        capture. The player who reaches the other's home row wins, and so does the player who takes
        the last piece of the other. There are no draws.
        """,
        moves="""
        Click a piece and then its target, or drag it. `b2b3` moves from b2 to b3, `b2xa3` captures
        on a3. Letters are columns, rows count from the bottom.
        """,
        parameters={
            "rows": Setting("How many rows the board has.", Range(4, 32)),
            "columns": Setting("How many columns the board has.", Range(2, 16)),
        },
        history="https://en.wikipedia.org/wiki/Breakthrough_(board_game)",
        picture="d2d3, e7e6, e2e3, d7d6, d3d4, e6e5, d4xe5, d6xe5",
    )

    player_names = ("white", "black")
    symbols, figures = "WB", ("white pawn", "black pawn")
    upward, chequered = True, True
    symmetries = 2
    resolution = 1.0
    feature_names = ("pieces", "furthest piece", "advance")
    weights = (0.4, 0.3, 0.3)

    def __init__(self, rows: int = 8, columns: int = 8) -> None:
        self.set_board(rows, columns)
        self.max_actions = 6 * columns
        self.observation_shape = (3, rows, columns)
        last = columns - 1
        self.can_go_left = _grid.mask(i for i in range(self.cells) if i % columns != 0)
        self.can_go_right = _grid.mask(i for i in range(self.cells) if i % columns != last)
        self.top = _grid.mask(range(columns))
        self.bottom = _grid.mask(range(self.cells - columns, self.cells))

    def initial_state(self) -> State:
        two_rows = self.top | (self.top << self.columns)
        return State(two_rows << (self.cells - 2 * self.columns), two_rows, 0)

    def moves(self, state: State) -> tuple[Bits, Bits, Bits]:
        """The pieces that may move left, straight and right."""
        columns = self.columns
        if state.player == 0:
            mine, theirs = state.white, state.black
            left = ~mine << (columns + 1)
            straight = ~(mine | theirs) << columns
            right = ~mine << (columns - 1)
        else:
            mine, theirs = state.black, state.white
            left = ~mine >> (columns - 1)
            straight = ~(mine | theirs) >> columns
            right = ~mine >> (columns + 1)
        return mine & left & self.can_go_left, mine & straight, mine & right & self.can_go_right

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        left, straight, right = self.moves(state)
        for cell in each(straight):
            yield 3 * cell + 1
        for cell in each(left):
            yield 3 * cell
        for cell in each(right):
            yield 3 * cell + 2

    def target(self, player: int, action: int) -> int:
        forward = -self.columns if player == 0 else self.columns
        return action // 3 + forward + action % 3 - 1

    def result(self, state: State, action: int) -> State:
        start = bit(action // 3)
        end = bit(self.target(state.player, action))
        if state.player == 0:
            return State(state.white ^ start ^ end, state.black & ~end, 1)
        return State(state.white & ~end, state.black ^ start ^ end, 0)

    def is_terminal(self, state: State) -> bool:
        arrived = (state.white & self.top) | (state.black & self.bottom)
        return bool(arrived) or not state.white or not state.black

    def utility(self, state: State, player: int) -> float:
        # The player who has just moved has won: no move loses.
        return -1.0 if player == state.player else 1.0

    def random_action(self, state: State, dice: Bits) -> int:
        drawn = _grid.any_cell(self.moves(state), dice)
        return 3 * (drawn & 63) + (drawn >> 6)

    def order(self, state: State, action: int) -> int:
        """Captures first, then the pieces that are furthest on."""
        end = self.target(state.player, action)
        row = end // self.columns
        covered = self.rows - 1 - row if state.player == 0 else row
        taken = (state.white | state.black) & bit(end)
        return covered + (self.rows if taken else 0)

    def noisy_actions(self, state: State) -> Iterator[int]:
        """Captures, and steps onto the far row."""
        for action in self.actions(state):
            end = bit(self.target(state.player, action))
            if end & (state.white | state.black | self.top | self.bottom):
                yield action

    def plies_left(self, state: State) -> int:
        """No piece ever steps back."""
        covered = self.advance(state.white, 0) + self.advance(state.black, 1)
        return (self.rows - 1) * popcount(state.white | state.black) - covered

    def is_quiet(self, state: State) -> bool:
        """Not where the player to move can win or take at once."""
        left, _, right = self.moves(state)
        columns = self.columns
        if state.player == 0:
            taken = ((left >> (columns + 1)) | (right >> (columns - 1))) & state.black
            return not taken and not state.white & (self.top << columns)
        taken = ((left << (columns - 1)) | (right << (columns + 1))) & state.white
        return not taken and not state.black & (self.bottom >> columns)

    def features(self, state: State, player: int) -> tuple[float, ...]:
        white, black = popcount(state.white), popcount(state.black)
        sign = 1.0 if player == 0 else -1.0
        steps = self.rows - 1
        white_front = steps - lowest(state.white) // self.columns if white else 0
        black_front = highest(state.black) // self.columns if black else 0
        advance = self.advance(state.white, 0) - self.advance(state.black, 1)
        return (
            sign * (white - black) / (2 * self.columns),
            sign * (white_front - black_front) / steps,
            sign * advance / (2 * self.columns * steps),
        )

    def advance(self, stones: Bits, player: int) -> int:
        """The rows that the pieces have covered, summed."""
        total = 0
        for row in range(self.rows):
            covered = self.rows - 1 - row if player == 0 else row
            total += covered * popcount(stones & (self.top << (row * self.columns)))
        return total

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own pieces, the other side's, and ones if the player is white."""
        mine, theirs = (state.white, state.black) if player == 0 else (state.black, state.white)
        for cell in range(self.cells):
            row, column = cell // self.columns, cell % self.columns
            planes[0, row, column] = popcount(mine & bit(cell))
            planes[1, row, column] = popcount(theirs & bit(cell))
            planes[2, row, column] = 1 - player

    def sparse_features(self, state: State, player: int) -> tuple[Bits, ...]:
        """Own pieces and the other side's, by cell, the board turned so that both go upwards."""
        if player == 0:
            return state.white, state.black
        rows, columns = self.rows, self.columns
        mine = _grid.flipped(state.black, rows, columns)
        return mine, _grid.flipped(state.white, rows, columns)

    def symmetric_state(self, state: State, symmetry: int) -> State:
        return State(
            _grid.turned_bits(state.white, self.rows, self.columns, 2 * symmetry),
            _grid.turned_bits(state.black, self.rows, self.columns, 2 * symmetry),
            state.player,
        )

    def symmetric_action(self, action: int, symmetry: int) -> int:
        if symmetry == 0:
            return action
        return 3 * _grid.turned(action // 3, self.rows, self.columns, 2) + 2 - action % 3

    # Notation and picture.

    def end_words(self, state: State) -> str:
        arrived = (state.white & self.top) | (state.black & self.bottom)
        return "a piece has crossed the board" if arrived else "all pieces are taken"

    def action_text(self, state: State, action: int) -> str:
        """Like "b2b3", or "b2xa3" for a capture."""
        end = self.target(state.player, action)
        taken = bool((state.white | state.black) & bit(end))
        names = [_grid.cell_name(cell, self.columns, self.rows) for cell in (action // 3, end)]
        return ("x" if taken else "").join(names)

    def parse_state(self, text: str) -> State:
        marks, player = self.parse_marks(text)
        for name, mark in zip(self.player_names, self.symbols, strict=True):
            if marks.count(mark) > 2 * self.columns:
                raise InvalidState(
                    f"{name} has {marks.count(mark)} pieces, more than the {2 * self.columns} "
                    "of the start"
                )
        white, black = (_grid.mask(_grid.marked(marks, mark)) for mark in self.symbols)
        state = State(white, black, player)
        arrived, theirs = (
            (white & self.top, black) if state.player == 0 else (black & self.bottom, white)
        )
        if arrived or not theirs:
            raise InvalidState("the player to move has won already, so the game is over")
        return state

    def marks(self, state: State) -> str:
        return _grid.marks(self.cells, W=state.white, B=state.black)

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return (action // 3, self.target(state.player, action))

"""Gomoku: five stones in a row, across, down or diagonally, on boards up to 19x19.

The free-style game by default: five or more win, for both sides. With `exact`
a row of six or more does not count (standard gomoku). A full board is a draw.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits, bit, each
from ..board import Board
from ..errors import InvalidState
from ..game import LinearEvaluation
from ..guide import Guide
from ..settings import Range, Setting, check
from ..tuples import replaced
from . import _grid
from ._board_game import BoardGame
from ._grid import Words

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))  # down, right

# What learnt evaluations count of a side, and how many of each at most.
FIVES, FOURS, OPEN_THREES, FOUR_FOURS, FOUR_THREES, THREE_THREES, OPEN_TWOS, TWOS = range(8)
MOST_COUNTED = (2, 7, 3, 2, 3, 3, 7, 15)
FIRST_BIT = tuple(accumulate((0, *MOST_COUNTED[:-1])))


def _other(*kinds: int) -> tuple[int, ...]:
    """The same features of the other side."""
    return tuple(len(MOST_COUNTED) + kind for kind in kinds)


PATTERNS = (
    (FIVES, OPEN_THREES, FOURS, *_other(FIVES, OPEN_THREES, FOURS)),
    (FIVES, FOUR_FOURS, FOUR_THREES, THREE_THREES, *_other(FIVES, OPEN_THREES, FOURS)),
    (FIVES, OPEN_THREES, FOURS, *_other(FIVES, FOUR_FOURS, FOUR_THREES, THREE_THREES)),
    (OPEN_THREES, FOUR_FOURS, FOUR_THREES, *_other(FIVES, OPEN_THREES, FOUR_FOURS, FOUR_THREES)),
    (FOURS, OPEN_TWOS, *_other(FOURS, OPEN_TWOS)),
    (OPEN_TWOS, TWOS, *_other(OPEN_TWOS, TWOS)),
)


class State(NamedTuple):
    black: Words
    white: Words
    ply: int
    won: bool  # whether the last stone completed a row


class Gomoku(LinearEvaluation, BoardGame):
    guide = Guide(
        title="Gomoku",
        summary="Five stones in a row win",
        kind="Connection games",
        compiled_ahead=True,
        rules="""
        Players in turn put a stone on any free point of a board of 15 lines. Black moves first.
        Stones are never moved or taken. The player who first has five of their own in a row,
        across, down or diagonally, wins. This is the free-style game: six or more in a row win as
        well, for both sides, and no opening is forbidden. A full board without such a row is a
        draw. Rows of four with a free end must be stopped at once, and so must rows of three with
        two free ends.
        """,
        moves="""
        Click a point. `h8` is the eighth column and the eighth row from the bottom, the middle of
        the board.
        """,
        parameters={
            "size": Setting("How many lines the board has each way.", Range(3, 19)),
            "in_row": "How many stones in a row win.",
            "exact": "Whether longer rows don't count.",
        },
        history="https://en.wikipedia.org/wiki/Gomoku",
        known=(
            "without rules for the opening the first player wins on fifteen by fifteen "
            "(Allis, 1994)",
        ),
        picture="h8, i9, h10, h9, g9, i11, f8, i7, i10, e7, g8, i8",
    )

    player_names = ("black", "white")
    figures, shape, upward = ("black stone", "white stone"), "point", True
    symmetries = 8
    resolution = 1.0
    feature_names = ("one stone missing", "two stones missing", "three stones missing")
    weights = (0.6, 0.25, 0.1)

    def __init__(self, size: int = 15, in_row: int = 5, exact: bool = False) -> None:
        check("in_row", in_row, Range(3, size))
        self.size, self.in_row, self.exact = size, in_row, bool(exact)
        self.set_board(size, size, most=19 * 19)
        self.observation_shape = (2, size, size)
        self.none = _grid.packed([], self.cells)
        self.everywhere = _grid.packed(range(self.cells), self.cells)
        self.steps = tuple(down * size + right for down, right in DIRECTIONS)
        starts = [_starts(size, in_row, right, down) for down, right in DIRECTIONS]
        self.fits = np.array([_grid.packed(cells, self.cells) for cells in starts], np.uint64)

    def initial_state(self) -> State:
        return State(self.none, self.none, 0, False)

    def to_move(self, state: State) -> int:
        return state.ply & 1

    def actions(self, state: State) -> Iterator[int]:
        if state.won:
            return
        for i in range(len(self.none)):
            for place in each(self.everywhere[i] & ~(state.black[i] | state.white[i])):
                yield 64 * i + place

    def result(self, state: State, action: int) -> State:
        if state.ply & 1 == 0:
            black = _grid.with_cell(state.black, action)
            return State(black, state.white, state.ply + 1, self.completes(black, action))
        white = _grid.with_cell(state.white, action)
        return State(state.black, white, state.ply + 1, self.completes(white, action))

    def completes(self, stones: Words, cell: int) -> bool:
        """Whether the stone on this cell is part of a winning row."""
        for down, right in DIRECTIONS:
            length = (
                1 + self.reach(stones, cell, down, right) + self.reach(stones, cell, -down, -right)
            )
            if length == self.in_row or (length > self.in_row and not self.exact):
                return True
        return False

    def reach(self, stones: Words, cell: int, down: int, right: int) -> int:
        """The number of stones that follow without a gap in this direction."""
        row, column = cell // self.size + down, cell % self.size + right
        count = 0
        while (
            0 <= row < self.size
            and 0 <= column < self.size
            and _grid.has(stones, row * self.size + column)
        ):
            count += 1
            row += down
            column += right
        return count

    def is_terminal(self, state: State) -> bool:
        return state.won or state.ply == self.cells

    def utility(self, state: State, player: int) -> float:
        return 0.0 if not state.won else -1.0 if player == state.ply & 1 else 1.0

    def free(self, state: State) -> Words:
        return _grid.less(self.everywhere, _grid.joined(state.black, state.white))

    def random_action(self, state: State, dice: Bits) -> int:
        return _grid.any_cell(self.free(state), dice)

    def order(self, state: State, action: int) -> int:
        """Long rows first, made or barred."""
        best = 0
        for down, right in DIRECTIONS:
            black = self.reach(state.black, action, down, right)
            black += self.reach(state.black, action, -down, -right)
            white = self.reach(state.white, action, down, right)
            white += self.reach(state.white, action, -down, -right)
            mine, theirs = (black, white) if state.ply & 1 == 0 else (white, black)
            best = max(best, 2 * mine + 1, 2 * theirs)
        return best

    def plies_left(self, state: State) -> int:
        return self.cells - state.ply

    def features(self, state: State, player: int) -> tuple[float, ...]:
        """Rows still open to one side alone, by the stones they lack: the sides' shares."""
        if player == 0:
            mine, theirs = state.black, state.white
        else:
            mine, theirs = state.white, state.black
        own = self.open_rows(mine, theirs)
        other = self.open_rows(theirs, mine)
        return (
            (own[0] - other[0]) / (own[0] + other[0] + 1),
            (own[1] - other[1]) / (own[1] + other[1] + 1),
            (own[2] - other[2]) / (own[2] + other[2] + 1),
        )

    def open_rows(self, mine: Words, theirs: Words) -> tuple[int, int, int]:
        """How many rows without their stones lack one, two, three of mine."""
        one, two, three = 0, 0, 0
        for direction in range(4):
            first, second, third = self.lacking(mine, theirs, direction)
            one += _grid.size_of(first)
            two += _grid.size_of(second)
            three += _grid.size_of(third)
        return one, two, three

    def lacking(self, mine: Words, theirs: Words, direction: int) -> tuple[Words, Words, Words]:
        """The rows without their stones that lack one, two, three of mine, by their first cells.

        All rows of a direction at once: a row's first cell moves from set to set with every
        stone that the row lacks, and out of them at a stone of theirs.
        """
        step = self.steps[direction]
        full, first, second, third = self.none, self.none, self.none, self.none
        for i in range(len(full)):
            full = replaced(full, i, Bits(self.fits[direction, i]))
        own, other = mine, theirs
        for _ in range(self.in_row):
            for i in range(len(full)):
                held, gap = own[i], ~(own[i] | other[i])
                third = replaced(third, i, (third[i] & held) | (second[i] & gap))
                second = replaced(second, i, (second[i] & held) | (first[i] & gap))
                first = replaced(first, i, (first[i] & held) | (full[i] & gap))
                full = replaced(full, i, full[i] & held)
            own, other = _grid.shifted(own, step), _grid.shifted(other, step)
        return first, second, third

    def sparse_features(self, state: State, player: int) -> tuple[Bits, ...]:
        """A word of the player's threats, and one of the opponent's."""
        if player == 0:
            return self.threats(state.black, state.white), self.threats(state.white, state.black)
        return self.threats(state.white, state.black), self.threats(state.black, state.white)

    def threats(self, mine: Words, theirs: Words) -> Bits:
        """How many of each kind there are, a bit for each number but 0.

        For five in a row: cells that make five, or four; threes that lack one of an open four;
        cells that make two fours, a four and an open three, or two open threes, in two directions;
        twos that lack one of such a three; and rows that lack three.
        """
        free = _grid.less(self.everywhere, _grid.joined(mine, theirs))
        fives, fours, threes = self.none, self.none, self.none  # cells that make them
        four_fours, four_threes, three_threes = self.none, self.none, self.none
        open_threes, open_twos, twos = 0, 0, 0
        for direction in range(4):
            step = self.steps[direction]
            first, second, third = self.lacking(mine, theirs, direction)
            after = _grid.shifted(free, step)  # the cell behind a row
            for _ in range(self.in_row - 1):
                after = _grid.shifted(after, step)
            ready = self.open_rows_of(second, free, after, step)
            growing = self.open_rows_of(third, free, after, step)
            open_threes += _grid.size_of(ready)
            open_twos += _grid.size_of(growing)
            twos += _grid.size_of(third)
            fives = _grid.joined(fives, self.gaps(first, free, step, 0))
            four = self.gaps(second, free, step, 0)
            three = self.gaps(growing, free, step, 1)  # the first cell stays free
            four_fours = _grid.joined(four_fours, _grid.met(fours, four))
            three_threes = _grid.joined(three_threes, _grid.met(threes, three))
            mixed = _grid.joined(_grid.met(fours, three), _grid.met(threes, four))
            four_threes = _grid.joined(four_threes, mixed)
            fours, threes = _grid.joined(fours, four), _grid.joined(threes, three)
        return (
            _counted(FIVES, _grid.size_of(fives))
            | _counted(FOURS, _grid.size_of(fours))
            | _counted(OPEN_THREES, open_threes)
            | _counted(FOUR_FOURS, _grid.size_of(four_fours))
            | _counted(FOUR_THREES, _grid.size_of(four_threes))
            | _counted(THREE_THREES, _grid.size_of(three_threes))
            | _counted(OPEN_TWOS, open_twos)
            | _counted(TWOS, (twos + 1) // 2)
        )

    def open_rows_of(self, rows: Words, free: Words, after: Words, step: int) -> Words:
        """The rows among these that are free at both ends: the next one is there, too."""
        both = _grid.met(rows, _grid.shifted(rows, step))
        return _grid.met(both, _grid.met(free, after))

    def gaps(self, rows: Words, free: Words, step: int, first: int) -> Words:
        """The free cells of these rows, from their first, or from their second one on."""
        found = self.none
        if _grid.some(rows):
            for place in range(self.in_row):
                if place >= first:
                    found = _grid.joined(found, _grid.met(rows, free))
                rows = _grid.raised(rows, step)
        return found

    @property
    def feature_places(self) -> tuple[tuple[int, ...], ...]:  # type: ignore[override]
        return tuple(
            tuple(range(64 * side + first, 64 * side + first + most))
            for side in range(2)
            for first, most in zip(FIRST_BIT, MOST_COUNTED, strict=True)
        )

    patterns = PATTERNS

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own stones, the other side's."""
        for cell in range(self.cells):
            row, column = cell // self.size, cell % self.size
            planes[player, row, column] = 1 if _grid.has(state.black, cell) else 0
            planes[1 - player, row, column] = 1 if _grid.has(state.white, cell) else 0

    def symmetric_state(self, state: State, symmetry: int) -> State:
        black = self.turned(state.black, symmetry)
        return State(black, self.turned(state.white, symmetry), state.ply, state.won)

    def turned(self, stones: Words, symmetry: int) -> Words:
        made = self.none
        for cell in _grid.each_cell(stones):
            made = _grid.with_cell(made, _grid.turned(cell, self.size, self.size, symmetry))
        return made

    # Notation and picture.

    def end_words(self, state: State) -> str:
        return "five in a row" if state.won else "the board is full"

    def parse_state(self, text: str) -> State:
        marks, player = self.parse_marks(text)
        black, white = (_grid.marked(marks, mark) for mark in self.symbols)
        if len(black) - len(white) != player:
            raise InvalidState(
                f"{len(black)} stones of X and {len(white)} of O "
                f"can't be with {self.symbols[player]} to move"
            )
        sides = [_grid.packed(cells, self.cells) for cells in (black, white)]
        rows = [
            any(self.completes(side, cell) for cell in cells)
            for side, cells in zip(sides, (black, white), strict=True)
        ]
        if rows[player]:
            raise InvalidState("the player to move has won already, so the game is over")
        return State(sides[0], sides[1], len(black) + len(white), rows[1 - player])

    def marks(self, state: State) -> str:
        return _grid.marks(self.cells, X=_grid.whole(state.black), O=_grid.whole(state.white))

    def board(self, state: State, player: int | None = None) -> Board:
        """With the star points and the row that won, which is of the side that moved last."""
        last = state.white if state.ply & 1 == 0 else state.black
        lines = _grid.rows_of(_grid.each_cell(last), self.size, self.in_row, self.exact)
        return (self.grid(state, stars=_grid.star_points(self.size), lines=lines),)


def _counted(kind: int, count: int) -> Bits:
    """The bit that stands for `count`, or for the most that are counted."""
    if count == 0:
        return Bits(0)
    return bit(FIRST_BIT[kind] + min(count, MOST_COUNTED[kind]) - 1)


def _starts(size: int, in_row: int, right: int, down: int) -> list[int]:
    """The cells at which a row in this direction may start."""
    last = in_row - 1
    return [
        row * size + column
        for row in range(size - last * down)
        for column in range(size)
        if 0 <= column + last * right < size
    ]

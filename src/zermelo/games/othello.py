"""Othello (Reversi with the crossed start): outflank discs in any direction and turn them.

The player who can't turn a disc passes, which is an action of its own; the game ends
when neither can. More discs win, and empty squares left count for the winner.
Boards of 4x4, 6x6 and 8x8.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits, bit, enclosed, lowest, past_runs, popcount, without_lowest
from ..board import Board, Text
from ..errors import InvalidState
from ..game import LinearEvaluation
from ..guide import Guide
from ..settings import Setting
from . import _grid
from ._board_game import BoardGame
from ._othello import (
    last,
    last_few,
    last_seven,
    last_two,
    lines,
    patterns,
    rays,
    stable,
    turned_in_line,
)
from ._shares import MarginGame

_EVALUATIONS = {"weighted": (0.4, 0.15, 0.25, 0.15, 0.05), "discs": (0.0, 0.0, 0.0, 0.0, 1.0)}
FEW = 7  # empty squares: with no more, the end is known without a search


class State(NamedTuple):
    mine: Bits  # discs of the player to move
    theirs: Bits
    moves: Bits  # squares where the player to move turns discs
    player: int


class Othello(LinearEvaluation, MarginGame, BoardGame):
    """`score` is "win" for utilities of 1, 0, -1, or "discs" for the difference of discs,
    divided by the number of squares. `evaluation` is "weighted", or "discs" for who has more."""

    guide = Guide(
        title="Othello",
        summary="Outflank discs and turn them to your colour",
        kind="Board games",
        popular=True,
        compiled_ahead=True,
        rules="""
        Black moves first. A move puts a disc on an empty square so that one or more of the other's
        discs lie between it and another of your own, in a straight line across, down or diagonally.
        All discs that are outflanked so are turned to your colour, in every direction. The player
        who can't turn a disc passes. The game ends when neither can. More discs win, and empty
        squares that are left count for the winner. Corners can never be turned again.
        """,
        moves="""
        Click a marked square. `d3` is the fourth column and the third row from the top; `pass` is
        the only move when nothing can be turned.
        """,
        parameters={
            "size": Setting(
                "How many squares the board has each way: 4, 6 or 8.", choices=(4, 6, 8)
            ),
            "score": Setting(
                "What counts: `win`, who has more, or `discs`, by how large a share of all.",
                choices=("win", "discs"),
            ),
            "evaluation": Setting(
                "How programs judge a position: `weighted` by several features, `discs` "
                "by who has more.",
                choices=tuple(_EVALUATIONS),
            ),
        },
        history="https://en.wikipedia.org/wiki/Reversi",
        known=("a draw (Takizawa, 2023)",),
        picture="d3, c5, f6, f5, e6, e3, d6, f7, g5, c3",
    )

    player_names = ("black", "white")
    figures = ("black stone", "white stone")
    symmetries = 8
    last_plies = 14  # seven empty squares: passes count
    feature_names = ("corners", "beside empty corners", "mobility", "frontier", "discs")

    def __init__(self, size: int = 8, score: str = "win", evaluation: str = "weighted") -> None:
        self.size, self.evaluation = size, evaluation
        self.set_board(size, size)
        self.set_score(score, "discs", self.cells, 2)
        self.pass_action = self.cells
        self.observation_shape = (3, size, size)
        last = size - 1
        self.full = _grid.mask(range(self.cells))
        # A line that leaves the board at the side would go on in the next row but for this.
        self.inner_columns = _grid.mask(i for i in range(self.cells) if 0 < i % size < last)
        self.first_column = _grid.mask(range(0, self.cells, size))
        self.last_column = self.first_column << last
        self.rims = (
            self.first_column | self.last_column,
            _grid.mask([*range(size), *range(self.cells - size, self.cells)]),
        )
        # Columns that a step of one, two or four to the right, or to the left, can lead to.
        self.reached = tuple(
            _grid.mask(i for i in range(self.cells) if inside(i % size))
            for step in (1, 2, 4)
            for inside in (step.__le__, (size - step).__gt__)
        )
        self.corners = _grid.mask([0, last, self.cells - size, self.cells - 1])
        self.steps = np.array([1, size - 1, size, size + 1], np.uint64)
        inner = int(self.inner_columns)
        self.inner = np.array([inner, inner, int(self.full), inner], np.uint64)
        self.rays = rays(size)
        self.neighbours = np.array([int(self.around(bit(i))) for i in range(self.cells)], np.uint64)
        self.lines = lines(self.rays)
        self.turned_in_line = turned_in_line()
        quarter = _grid.mask(i for i in range(self.cells) if max(i % size, i // size) < size // 2)
        across, down = size // 2, size * size // 2
        self.quarters = tuple(quarter << shift for shift in (0, across, down, across + down))

    def initial_state(self) -> State:
        middle = self.size // 2
        above, below = (middle - 1) * self.size + middle, middle * self.size + middle
        black = bit(above) | bit(below - 1)
        white = bit(above - 1) | bit(below)
        return State(black, white, self.placements(black, white), 0)

    def actions(self, state: State) -> Iterator[int]:
        moves = state.moves
        if not moves and self.placements(state.theirs, state.mine):
            yield self.pass_action
        while moves:
            yield lowest(moves)
            moves = without_lowest(moves)

    def result(self, state: State, action: int) -> State:
        mine, theirs = state.mine, state.theirs
        if action != self.pass_action:
            turned = self.outflanked(mine, theirs, action)
            mine = mine | turned | bit(action)
            theirs = theirs ^ turned
        return State(theirs, mine, self.placements(theirs, mine), 1 - state.player)

    def is_terminal(self, state: State) -> bool:
        return not state.moves and not self.placements(state.theirs, state.mine)

    def utility(self, state: State, player: int) -> float:
        value = self.worth(self.over(state.mine, state.theirs))
        return value if player == state.player else -value

    # Every line at once: discs to turn spread from the start through the other side's discs,
    # first by one step and then by two, at most six.

    def placements(self, mine: Bits, theirs: Bits) -> Bits:
        """The empty squares where `mine` would outflank some of `theirs`."""
        found = past_runs(theirs, mine, self.steps, self.inner)
        return found & ~(mine | theirs) & self.full

    def outflanked(self, mine: Bits, theirs: Bits, cell: int) -> Bits:
        """The discs of `theirs` that a disc of `mine` on the cell turns.

        On each ray, those up to the first square that is not theirs, if that one is mine.
        """
        return enclosed(theirs, mine, self.rays, 8 * cell)

    def random_action(self, state: State, dice: Bits) -> int:
        count = popcount(state.moves)
        if count == 0:
            return self.pass_action
        return _grid.nth(state.moves, _grid.draw(dice, count))

    # Hooks for search.

    def odd(self, empty: Bits) -> Bits:
        """The quarters of the board with an odd number of empty squares.

        The player who moves there may get the last move there.
        """
        if self.size == 8:  # the parities of all quarters at once, folded into a bit of each
            empty ^= empty >> 1
            empty ^= empty >> 2
            empty ^= empty >> 8
            empty ^= empty >> 16
            return (empty & 0x0000001100000011) * 0x0F0F0F0F
        found = Bits(0)
        for i in range(4):
            if popcount(empty & self.quarters[i]) & 1:
                found |= self.quarters[i]
        return found

    def candidates(self, state: State) -> Iterator[int]:
        """Odd quarters first."""
        moves = state.moves
        odd = self.odd(self.full & ~(state.mine | state.theirs))
        if not moves:
            yield self.pass_action
        while moves:
            first = moves & odd
            if not first:
                first = moves
            yield lowest(first)
            moves ^= first & -first

    def order(self, state: State, action: int) -> int:
        """Corners first, then moves after which the opponent has few answers (those in corners
        count twice) now and later."""
        if action == self.pass_action:
            return 0
        after = self.result(state, action)
        empty = self.full & ~(after.mine | after.theirs)
        answers = popcount(after.moves) + popcount(after.moves & self.corners)
        later = popcount(self.around(after.theirs) & empty)
        return (32 if self.corners & bit(action) else 0) - 8 * answers - 4 * later

    def accuracy(self, value: float) -> float:
        """Some six discs of 64."""
        return 0.1

    def bounds(self, state: State) -> tuple[float, float]:
        """With two empty squares or fewer, the end is known at once."""
        if popcount(state.mine | state.theirs) < self.cells - 2:
            return -1.0, 1.0
        return self.bounds_within(state, -1.0, 1.0)

    def bounds_within(self, state: State, alpha: float, beta: float) -> tuple[float, float]:
        """With a few more, as exact as the window needs; before, by what can't be turned."""
        mine, theirs = state.mine, state.theirs
        empty = self.full & ~(mine | theirs)
        count = popcount(empty)
        low, enough = self.margins(alpha, beta)
        if count > FEW:
            needed = (self.cells - low + 1) >> 1  # discs that they keep: then it is low at most
            if needed > self.cells // 2 - count or needed > popcount(theirs):
                return -1.0, 1.0
            return -1.0, self.worth(self.cells - 2 * popcount(stable(self, theirs, empty)))
        first, rest = lowest(empty), without_lowest(empty)
        if count == FEW:
            margin = last_seven(self, mine, theirs, empty, low, enough)
        elif count > 2:
            margin = last_few(self, mine, theirs, empty, low, enough)
        elif count == 2:
            margin = last_two(self, mine, theirs, first, lowest(rest), enough)
        else:
            margin = last(self, mine, theirs, first)
        value = self.worth(margin)
        return value, value

    def margins(self, alpha: float, beta: float) -> tuple[int, int]:
        """The largest lead that is worth no more than alpha, and the least that is worth beta."""
        if self.by_margin:
            low = math.floor(self.cells * max(alpha, -1.5))
            return low, math.ceil(self.cells * min(beta, 1.5))
        return (-1 if alpha < 0 else 0), (0 if beta <= 0 else 1)

    def over(self, mine: Bits, theirs: Bits) -> int:
        """The lead in discs where neither side can move: empty squares count for the winner."""
        margin = popcount(mine) - popcount(theirs)
        empty = self.cells - popcount(mine | theirs)
        return margin + empty if margin > 0 else margin - empty if margin < 0 else 0

    def key(self, state: State) -> tuple[Bits, Bits]:
        """Only whose discs the player to move has counts, not the colour."""
        return state.mine, state.theirs

    def plies_left(self, state: State) -> int:
        """A pass before every disc is the most."""
        return 2 * (self.cells - popcount(state.mine | state.theirs))

    @property
    def weights(self) -> tuple[float, ...]:  # type: ignore[override]  # not in repr and hash
        return _EVALUATIONS[self.evaluation]

    def features(self, state: State, player: int) -> tuple[float, ...]:
        mine, theirs = state.mine, state.theirs
        if player != state.player:
            mine, theirs = theirs, mine
        empty = self.full & ~(mine | theirs)
        risky = self.around(empty & self.corners)
        return (
            (popcount(mine & self.corners) - popcount(theirs & self.corners)) / 4,
            (popcount(theirs & risky) - popcount(mine & risky)) / 12,
            _share(
                popcount(self.placements(mine, theirs)), popcount(self.placements(theirs, mine))
            ),
            _share(popcount(theirs & self.around(empty)), popcount(mine & self.around(empty))),
            _share(popcount(mine), popcount(theirs)),
        )

    def around(self, squares: Bits) -> Bits:
        """The squares next to these."""
        row = squares | ((squares & ~self.first_column) >> 1) | ((squares & ~self.last_column) << 1)
        return (row | (row << self.size) | (row >> self.size)) & self.full & ~squares

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own discs, the other side's, and where the player may move now."""
        own = state.player == player
        mine, theirs = (state.mine, state.theirs) if own else (state.theirs, state.mine)
        moves = state.moves if own else Bits(0)
        for row in range(self.size):
            for column in range(self.size):
                cell = row * self.size + column
                planes[0, row, column] = int(mine >> cell) & 1
                planes[1, row, column] = int(theirs >> cell) & 1
                planes[2, row, column] = int(moves >> cell) & 1

    def ownership(self, state: State, player: int, cells: Any) -> None:
        """The owner of the disc on each square."""
        own = state.player == player
        mine, theirs = (state.mine, state.theirs) if own else (state.theirs, state.mine)
        for row in range(self.size):
            for column in range(self.size):
                cell = row * self.size + column
                cells[row, column] = int(mine >> cell & 1) - int(theirs >> cell & 1)

    def sparse_features(self, state: State, player: int) -> tuple[Bits, ...]:
        """Own discs and the other side's, by square."""
        if player == state.player:
            return state.mine, state.theirs
        return state.theirs, state.mine

    @property
    def feature_places(self) -> tuple[tuple[int, ...], ...]:  # type: ignore[override]
        return tuple((cell, 64 + cell) for cell in range(self.cells))

    @property
    def patterns(self) -> tuple[tuple[int, ...], ...]:  # type: ignore[override]
        return patterns(self.size)

    def symmetric_state(self, state: State, symmetry: int) -> State:
        return State(
            _grid.turned_bits(state.mine, self.size, self.size, symmetry),
            _grid.turned_bits(state.theirs, self.size, self.size, symmetry),
            _grid.turned_bits(state.moves, self.size, self.size, symmetry),
            state.player,
        )

    # Notation and picture.

    def end_words(self, state: State) -> str:
        mine, theirs = popcount(state.mine), popcount(state.theirs)
        return f"{max(mine, theirs)} discs to {min(mine, theirs)}"

    def state_text(self, state: State) -> str:
        """The squares row by row, then the player to move: "---XO---... X"."""
        return f"{self.marks(state)} {self.symbols[state.player]}"

    def parse_state(self, text: str) -> State:
        form = "---XO--- and so on, then X"
        marks, mover = _grid.parse_fields(text.replace(".", "-").upper(), 2, form)
        marks = _grid.parse_rows(marks, self.size, self.size, self.symbols + "-")
        player = _grid.parse_mark(mover, self.symbols)
        mine = _grid.mask(_grid.marked(marks, self.symbols[player]))
        theirs = _grid.mask(_grid.marked(marks, self.symbols[1 - player]))
        start = self.initial_state()
        if (start.mine | start.theirs) & ~(mine | theirs):
            raise InvalidState("the four squares in the middle are never empty in Othello")
        return State(mine, theirs, self.placements(mine, theirs), player)

    def marks(self, state: State) -> str:
        black, white = (state.mine, state.theirs)[:: 1 - 2 * state.player]
        return _grid.marks(self.cells, X=black, O=white).replace(".", "-")

    def board(self, state: State, player: int | None = None) -> Board:
        marks = self.marks(state)
        score = f"black {marks.count('X')}, white {marks.count('O')}"
        return (self.grid(state), Text(score))


def _share(mine: int, theirs: int) -> float:
    return (mine - theirs) / (mine + theirs) if mine + theirs else 0.0

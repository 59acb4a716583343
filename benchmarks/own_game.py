"""A game of one's own, written in the obvious way: how fast is it beside hand-written C++?

The games that come with zermelo are tuned: a board is packed into a few words. These are as one
writes a first game: a tuple with a number for each cell, and loops over rows and columns.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.harness import Benchmark
from benchmarks.mcts_speed import openspiel_mcts, our_mcts
from zermelo.game import Game
from zermelo.tuples import replaced

TITLE = "a straightforward game of one's own against OpenSpiel's C++, in Monte Carlo tree search"

SEARCHES = 2  # of ours in a round, where games are fast


class Cells(NamedTuple):
    """0 where a cell is empty, else 1 more than the player who has it."""

    cells: tuple[int, ...]
    player: int


class _Rows(Game):
    """Players take cells in turn; a row of `length` in any direction wins."""

    rows: int
    columns: int
    length: int

    def initial_state(self) -> Cells:
        return Cells((0,) * (self.rows * self.columns), 0)

    def to_move(self, state: Cells) -> int:
        return state.player

    def has_row(self, state: Cells) -> bool:
        """Whether the player who has just moved has won."""
        own = 2 - state.player
        for row in range(self.rows):
            for column in range(self.columns):
                for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    last_row = row + down * (self.length - 1)
                    last_column = column + right * (self.length - 1)
                    if last_row >= self.rows or not 0 <= last_column < self.columns:
                        continue
                    cell, count = row * self.columns + column, 0
                    while count < self.length and state.cells[cell] == own:
                        cell, count = cell + down * self.columns + right, count + 1
                    if count == self.length:
                        return True
        return False

    def is_terminal(self, state: Cells) -> bool:
        return self.has_row(state) or 0 not in state.cells

    def utility(self, state: Cells, player: int) -> float:
        if not self.has_row(state):
            return 0.0
        return -1.0 if player == state.player else 1.0


class OwnTicTacToe(_Rows):
    """Three in a row."""

    rows = columns = length = 3

    def actions(self, state: Cells) -> Iterator[int]:
        if not self.has_row(state):
            for cell in range(9):
                if state.cells[cell] == 0:
                    yield cell

    def result(self, state: Cells, action: int) -> Cells:
        return Cells(replaced(state.cells, action, state.player + 1), 1 - state.player)


class OwnConnectFour(_Rows):
    """Four in a row, where discs fall down the columns; row 0 is the top."""

    rows, columns, length = 6, 7, 4

    def actions(self, state: Cells) -> Iterator[int]:
        if not self.has_row(state):
            for column in range(7):
                if state.cells[column] == 0:
                    yield column

    def result(self, state: Cells, action: int) -> Cells:
        row = 5
        while state.cells[row * 7 + action] != 0:
            row -= 1
        return Cells(replaced(state.cells, row * 7 + action, state.player + 1), 1 - state.player)


LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
ANY = -1


class Boards(NamedTuple):
    """Nine boards of nine cells. A board is won by 1 or 2, full (3) or open (0)."""

    cells: tuple[int, ...]
    won: tuple[int, ...]
    board: int
    player: int


class OwnUltimateTicTacToe(Game):
    """Three boards in a row; the cell that one takes is the board in which the other plays."""

    def initial_state(self) -> Boards:
        return Boards((0,) * 81, (0,) * 9, ANY, 0)

    def to_move(self, state: Boards) -> int:
        return state.player

    def actions(self, state: Boards) -> Iterator[int]:
        if not self.is_won(state.won, 0, 2 - state.player):
            for board in range(9):
                if state.won[board] == 0 and state.board in (ANY, board):
                    for cell in range(9 * board, 9 * board + 9):
                        if state.cells[cell] == 0:
                            yield cell

    def result(self, state: Boards, action: int) -> Boards:
        own, board = state.player + 1, action // 9
        cells, won = replaced(state.cells, action, own), state.won
        if self.is_won(cells, 9 * board, own):
            won = replaced(won, board, own)
        elif self.is_full(cells, 9 * board):
            won = replaced(won, board, 3)
        following = action % 9
        return Boards(cells, won, following if won[following] == 0 else ANY, 1 - state.player)

    def is_won(self, cells: tuple[int, ...], first: int, own: int) -> bool:
        for a, b, c in LINES:
            if cells[first + a] == own and cells[first + b] == own and cells[first + c] == own:
                return True
        return False

    def is_full(self, cells: tuple[int, ...], first: int) -> bool:
        for cell in range(first, first + 9):  # noqa: SIM110 (no generator in compiled code)
            if cells[cell] == 0:
                return False
        return True

    def is_terminal(self, state: Boards) -> bool:
        return self.is_won(state.won, 0, 2 - state.player) or self.is_full(state.won, 0)

    def utility(self, state: Boards, player: int) -> float:
        if not self.is_won(state.won, 0, 2 - state.player):
            return 0.0
        return -1.0 if player == state.player else 1.0


class Grid(NamedTuple):
    """Rows of cells: 0 is empty, else 1 more than the player."""

    board: tuple[tuple[int, ...], ...]
    player: int
    passes: int


PASS = 64
DIRECTIONS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


class OwnOthello(Game):
    """Discs between two of the other colour turn over; a board of rows, lists to change it."""

    def initial_state(self) -> Grid:
        board = [[0] * 8 for _ in range(8)]
        board[3][4] = board[4][3] = 1
        board[3][3] = board[4][4] = 2
        return Grid(tuple(tuple(row) for row in board), 0, 0)

    def to_move(self, state: Grid) -> int:
        return state.player

    def turned(self, state: Grid, row: int, column: int, down: int, right: int) -> int:
        """How many discs a disc here turns over in this direction."""
        count = 0
        row, column = row + down, column + right
        while 0 <= row < 8 and 0 <= column < 8 and state.board[row][column] == 2 - state.player:
            row, column, count = row + down, column + right, count + 1
        inside = 0 <= row < 8 and 0 <= column < 8
        return count if inside and state.board[row][column] == state.player + 1 else 0

    def is_legal(self, state: Grid, row: int, column: int) -> bool:
        if state.board[row][column] != 0:
            return False
        for down, right in DIRECTIONS:  # noqa: SIM110 (as one writes a first game)
            if self.turned(state, row, column, down, right) > 0:
                return True
        return False

    def actions(self, state: Grid) -> Iterator[int]:
        if state.passes == 2:
            return
        found = False
        for row in range(8):
            for column in range(8):
                if self.is_legal(state, row, column):
                    found = True
                    yield 8 * row + column
        if not found:
            yield PASS

    def result(self, state: Grid, action: int) -> Grid:
        if action == PASS:
            return Grid(state.board, 1 - state.player, state.passes + 1)
        row, column = divmod(action, 8)
        board = [list(cells) for cells in state.board]
        board[row][column] = state.player + 1
        for down, right in DIRECTIONS:
            for step in range(1, self.turned(state, row, column, down, right) + 1):
                board[row + step * down][column + step * right] = state.player + 1
        return Grid(tuple(tuple(cells) for cells in board), 1 - state.player, 0)

    def is_terminal(self, state: Grid) -> bool:
        return state.passes == 2

    def utility(self, state: Grid, player: int) -> float:
        own = sum([cells.count(player + 1) for cells in state.board])
        other = sum([cells.count(2 - player) for cells in state.board])
        return 1.0 if own > other else -1.0 if own < other else 0.0


class OwnHex(Game):
    """Who joins two sides of an 11x11 board; a stone's group is followed from the side."""

    size = 11

    def initial_state(self) -> Cells:
        return Cells((0,) * self.size**2, 0)

    def to_move(self, state: Cells) -> int:
        return state.player

    def actions(self, state: Cells) -> Iterator[int]:
        for cell in range(self.size**2):
            if state.cells[cell] == 0:
                yield cell

    def result(self, state: Cells, action: int) -> Cells:
        cells = (*state.cells[:action], state.player + 1, *state.cells[action + 1 :])
        return Cells(cells, 1 - state.player)

    def has_joined(self, state: Cells) -> bool:
        """Whether the player who has just moved has."""
        own, size = 2 - state.player, self.size
        seen = [False] * size**2
        left = []
        for place in range(size):
            cell = place if own == 1 else place * size
            if state.cells[cell] == own:
                seen[cell] = True
                left.append(cell)
        while left:
            row, column = divmod(left.pop(), size)
            if (row if own == 1 else column) == size - 1:
                return True
            for down, right in ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)):
                if 0 <= row + down < size and 0 <= column + right < size:
                    cell = (row + down) * size + column + right
                    if state.cells[cell] == own and not seen[cell]:
                        seen[cell] = True
                        left.append(cell)
        return False

    def is_terminal(self, state: Cells) -> bool:
        return self.has_joined(state)

    def utility(self, state: Cells, player: int) -> float:
        return -1.0 if player == state.player else 1.0


GAMES = {
    "tic_tac_toe": OwnTicTacToe,
    "connect_four": OwnConnectFour,
    "ultimate_tic_tac_toe": OwnUltimateTicTacToe,
    "othello": OwnOthello,
    "hex(board_size=11)": OwnHex,
}
SLOW = ("othello", "hex(board_size=11)")  # tens of plies with hundreds of cells to a simulation


def benchmarks() -> Iterator[Benchmark]:
    for name, rules in GAMES.items():
        game = rules()
        simulations = 10_000 if name in SLOW else 100_000
        searches = 1 if name in SLOW else SEARCHES
        yield Benchmark(
            f"simulations of {name}, {simulations:,} from the start, one thread; "
            f"rules of {game.name}",
            [our_mcts(game, searches, simulations), openspiel_mcts(name, simulations, 1)],
            reference="OpenSpiel",
            asked="how fast zermelo is beside OpenSpiel",
        )

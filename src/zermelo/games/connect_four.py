"""Connect Four on a board of any size that fits a 64-bit word.

Players drop stones into columns; the first with four of theirs in a row, across, up or
diagonally, wins. A full board is a draw. `connect` sets how many in a row it takes.
With `score` a win counts the more the earlier it comes: one more than the stones the
winner has left, as solvers of the game count it. `evaluation` is "weighted", "centre" for
stones in the middle column alone, or "none".

An action is a column; in text, columns count from 1 at the left.

What a solver knows about the game is in the hooks for search: a win at hand and a loss
that can't be parried end the search at once; only moves that don't lose at once are
candidates; those that make threats come first; stones that can't be part of a line any
more look all the same to the table, and so do mirror images. On boards of even height two
plans bound the value: a second player who can always answer in the same column gets every
even cell (Allis's claimeven, 1988), and a first player who can do so, with a line to be
completed on an odd cell, has the second run out of other moves (zugzwang).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import Bits, popcount
from ..board import Board, Grid
from ..errors import BadParameter, InvalidState
from ..game import Game, LinearEvaluation
from ..guide import Guide
from ..settings import Range, Setting, check
from ._grid import draw, marked, parse_rows, pieces, rows_of, rows_text

_EVALUATIONS = {"weighted": (0.05, 0.01), "centre": (0.0, 0.01), "none": (0.0, 0.0)}
_SPREAD = 0x9E3779B97F4A7C15


class State(NamedTuple):
    mine: int  # stones of the side to move, a bit each, columns from the left, bottom up
    mask: int  # all stones
    ply: int


class ConnectFour(LinearEvaluation, Game):
    """Each column has a guard bit above it, always 0, so that no line runs from one to the next."""

    guide = Guide(
        title="Connect Four",
        summary="Drop discs; four in a row wins",
        kind="Connection games",
        popular=True,
        compiled_ahead=True,
        rules="""
        The board stands upright, seven columns wide and six high. Players drop their discs in turn.
        A disc falls to the lowest free cell of its column. The player who first has four of their
        own in a row, across, up or diagonally, wins. A full board without such a row is a draw.
        With perfect play the first player wins, by beginning in the middle.
        """,
        moves="""
        Click anywhere in a column to drop a disc there. Moves are written as the number of the
        column, from `1` at the left.
        """,
        parameters={
            "rows": Setting("How many rows the board has.", Range(1, 63)),
            "columns": Setting("How many columns the board has.", Range(1, 32)),
            "connect": "How many discs in a row win.",
            "score": "Whether an early win counts more: one more than the discs that the winner "
            "has left.",
            "evaluation": Setting(
                "How programs judge a position: `weighted` by threats and the centre, "
                "`centre` by the middle column alone, `none` not at all.",
                choices=tuple(_EVALUATIONS),
            ),
        },
        history="https://en.wikipedia.org/wiki/Connect_Four",
        known=(
            "the first player wins, by beginning in the middle (Allen, and Allis, 1988)",
            "4,531,985,219,092 positions (Edelkamp and Kissmann, 2008)",
        ),
        picture="4, 4, 3, 5, 4, 4, 3, 3, 5, 2, 6",
    )

    player_names = ("X", "O")
    feature_names = ("threats", "stones in the centre")
    symmetries = 2

    def __init__(
        self,
        rows: int = 6,
        columns: int = 7,
        connect: int = 4,
        score: bool = False,
        evaluation: str = "weighted",
    ) -> None:
        check("connect", connect, Range(1, max(rows, columns)))
        if (rows + 1) * columns > 64:
            raise BadParameter(
                f"(rows + 1) * columns must be at most 64 to fit a word, "
                f"not {(rows + 1) * columns} as with {rows} rows and {columns} columns"
            )
        self.rows, self.columns, self.connect, self.score = rows, columns, connect, score
        self.evaluation = evaluation
        self.size = rows * columns
        most = self.worth_of_win(2 * connect - 1)
        self.utility_bounds = (-most, most)
        self.resolution = 1.0
        self.cells = sum(((1 << rows) - 1) << (column * (rows + 1)) for column in range(columns))
        self.centre = ((1 << rows) - 1) << ((columns // 2) * (rows + 1))
        self.foot = sum(1 << (column * (rows + 1)) for column in range(columns))
        self.even = self.cells & sum(self.foot << row for row in range(1, rows, 2))
        self.central = tuple(
            sorted(range(columns), key=lambda column: abs(2 * column - columns + 1))
        )
        self.max_actions = columns
        self.observation_shape = (2, rows, columns)

    def initial_state(self) -> State:
        return State(0, 0, 0)

    def to_move(self, state: State) -> int:
        return state.ply & 1

    def actions(self, state: State) -> Iterator[int]:
        if not self.connected(state.mine ^ state.mask):
            for column in range(self.columns):
                if self.has_room(state, column):
                    yield column

    def result(self, state: State, action: int) -> State:
        # Adding at the foot of a column carries up to its first free cell.
        mask = state.mask | (state.mask + (1 << (action * (self.rows + 1))))
        return State(state.mine ^ state.mask, mask, state.ply + 1)

    def is_terminal(self, state: State) -> bool:
        return self.connected(state.mine ^ state.mask) or state.ply == self.size

    def utility(self, state: State, player: int) -> float:
        if self.connected(state.mine ^ state.mask):
            worth = self.worth_of_win(state.ply)
            return worth if self.to_move(state) != player else -worth
        return 0.0

    def worth_of_win(self, ply: int) -> float:
        """What it is worth to complete a line with the stone of this number."""
        return float((self.size + 2 - ply) // 2) if self.score else 1.0

    def has_room(self, state: State, column: int) -> bool:
        return state.mask & (1 << (column * (self.rows + 1) + self.rows - 1)) == 0

    def connected(self, stones: int) -> bool:
        """Whether there is a line; the runs found double in length with each shift."""
        for step in (1, self.rows, self.rows + 1, self.rows + 2):
            run = stones
            length = 1
            while length < self.connect:
                more = min(length, self.connect - length)
                run &= run >> (more * step)
                length += more
            if run:
                return True
        return False

    def random_action(self, state: State, dice: Bits) -> int:
        while True:  # most columns have room until late in the game
            column = draw(dice, self.columns)
            if self.has_room(state, column):
                return column
            dice = dice * _SPREAD + 1

    # Hooks for search.

    @property
    def weights(self) -> tuple[float, ...]:  # type: ignore[override]  # not in repr and hash
        return _EVALUATIONS[self.evaluation]

    def winning_cells(self, stones: int) -> int:
        """The cells where one more stone completes a line, whether they are free or not.

        Nearest stones first, so that the compiler sees what the gaps of a line have in common.
        """
        found = 0
        for step in (1, self.rows, self.rows + 1, self.rows + 2):
            for gap in range(self.connect if step > 1 else 1):
                line = ~0
                for i in range(1, self.connect - gap):
                    line &= stones << (i * step)
                for i in range(1, gap + 1):
                    line &= stones >> (i * step)
                found |= line
        return found & self.cells

    def playable(self, state: State) -> int:
        """The cells on which the next stone can come to lie."""
        return (state.mask + self.foot) & self.cells

    def safe_cells(self, state: State) -> int:
        """The cells on which the player to move, who has no immediate win, can play without losing
        at once."""
        theirs = self.winning_cells(state.mine ^ state.mask) & ~state.mask
        playable = self.playable(state)
        forced = theirs & playable
        if forced:
            playable = forced if forced & (forced - 1) == 0 else 0
        return playable & ~(theirs >> 1)

    def bounds(self, state: State) -> tuple[float, float]:
        """The bounds from an immediate win, a loss that can't be parried, or the players' plans.

        As long as there is only one answer to a threat it is played first.
        """
        sign = 1.0
        while True:
            if self.winning_cells(state.mine) & self.playable(state):
                worth = sign * self.worth_of_win(state.ply + 1)
                return worth, worth
            safe = self.safe_cells(state)
            if safe == 0:
                worth = sign * self.worth_if_time(state.ply + 2)
                return -worth, -worth
            theirs = state.mine ^ state.mask
            if self.winning_cells(theirs) & self.playable(state) == 0:
                break
            state, sign = State(theirs, state.mask | safe, state.ply + 1), -sign
        low, high = self.with_plans(state)
        return (low, high) if sign > 0 else (-high, -low)

    def with_plans(self, state: State) -> tuple[float, float]:
        """Bounds where neither side is about to win; on boards of even height, plans are known."""
        low, high = -self.worth_if_time(state.ply + 4), self.worth_if_time(state.ply + 3)
        if self.rows % 2 == 0:
            low, high = self.with_claimeven(state, low, high)
            if state.ply & 1:
                high = self.with_zugzwang(state, high)
        return low, high

    def worth_if_time(self, ply: int) -> float:
        return self.worth_of_win(ply) if ply <= self.size else 0.0

    def with_claimeven(self, state: State, low: float, high: float) -> tuple[float, float]:
        """Bounds from a plan for the second player: answer each stone with one on top of it.

        On a board of even height that gives him the even cells. Where an even cell is next in
        its column already, he answers a stone there with one on another such cell: whenever the
        first is to move, their number is even. Who gets which of those is open.
        """
        uneven = self.playable(state) & self.even
        second_moves = state.ply & 1
        theirs = state.mine ^ state.mask
        first, second = (theirs, state.mine) if second_moves else (state.mine, theirs)
        if second_moves and uneven & (uneven - 1) == 0:
            uneven = 0  # it is his
        free = self.cells & ~state.mask
        if self.connected(first | (free & ~self.even) | uneven):
            return low, high
        sure = free & self.even & ~uneven
        worth = self.worth_of_win(self.size) if self.connected(second | sure) else 0.0
        return (max(low, worth), high) if second_moves else (low, min(high, -worth))

    def with_zugzwang(self, state: State, high: float) -> float:
        """A bound on the second player, to move, from a plan for the first: have him run out.

        The first needs an odd cell that completes a line, in a column where an even cell is next.
        He answers each stone with one on top of it, or, as in claimeven, on another even cell that
        is next in its column; what is left for the second in the end is the cell below that one.
        """
        free = self.cells & ~state.mask
        goals = self.winning_cells(state.mine ^ state.mask) & free & ~self.even
        if goals == 0:
            return high
        uneven = self.playable(state) & self.even
        for i in range(self.columns):
            column = ((1 << self.rows) - 1) << (i * (self.rows + 1))
            goal = goals & column
            if goal and uneven & column:
                before = free & column & ((goal & -goal) - 1)
                elsewhere = free & ~column
                theirs = (elsewhere & (uneven | ~self.even)) | (before & self.even)
                if not self.connected(state.mine | theirs):
                    end = state.ply + popcount(elsewhere | before) + 1
                    return min(high, -self.worth_of_win(end))
        return high

    def candidates(self, state: State) -> Iterator[int]:
        safe = self.safe_cells(state)
        for i in range(self.columns):
            column = self.central[i]
            if safe & (((1 << self.rows) - 1) << (column * (self.rows + 1))):
                yield column

    def order(self, state: State, action: int) -> int:
        """The threats that the stone leaves, then how central it is."""
        after = self.result(state, action)
        threats = self.winning_cells(after.mine ^ after.mask) & ~state.mask
        return 16 * popcount(threats) + self.columns - abs(2 * action - self.columns + 1)

    def key(self, state: State) -> tuple[int, int, int]:
        theirs = state.mine ^ state.mask
        mine, theirs = self.in_play(state.mine, theirs), self.in_play(theirs, state.mine)
        mask, mirrored = state.mask, self.mirrored(state.mask)
        if mirrored < mask:
            return mirrored, self.mirrored(mine), self.mirrored(theirs)
        if mirrored == mask:
            image = self.mirrored(mine)
            if image < mine:
                return mask, image, self.mirrored(theirs)
        return mask, mine, theirs

    def in_play(self, mine: int, theirs: int) -> int:
        """Those stones of mine that can still be part of a line."""
        alive = 0
        for step in (1, self.rows, self.rows + 1, self.rows + 2):
            lines = self.open_lines(theirs, step)
            for i in range(self.connect):
                alive |= lines << (i * step)
        return mine & alive

    def plies_left(self, state: State) -> int:
        return self.size - state.ply

    # Evaluation and learning.

    def features(self, state: State, player: int) -> tuple[float, ...]:
        mine = state.mine if self.to_move(state) == player else state.mine ^ state.mask
        theirs = mine ^ state.mask
        return (
            float(self.threats(mine, state.mask) - self.threats(theirs, state.mask)),
            float(popcount(mine & self.centre) - popcount(theirs & self.centre)),
        )

    def threats(self, stones: int, mask: int) -> int:
        """How many free cells would complete a line."""
        return popcount(self.winning_cells(stones) & ~mask)

    def open_lines(self, theirs: int, step: int) -> int:
        """A bit for the lowest cell of each line without a stone of theirs."""
        free = self.cells & ~theirs
        lines = free
        for i in range(1, self.connect):
            lines &= free >> (i * step)
        return lines

    def observation(self, state: State, player: int, planes: Any) -> None:
        """A plane of the player's stones, one of the opponent's; the top row first."""
        mine = state.mine if self.to_move(state) == player else state.mine ^ state.mask
        theirs = mine ^ state.mask
        for row in range(self.rows):
            for column in range(self.columns):
                place = column * (self.rows + 1) + self.rows - 1 - row
                planes[0, row, column] = (mine >> place) & 1
                planes[1, row, column] = (theirs >> place) & 1

    def sparse_features(self, state: State, player: int) -> tuple[Bits, ...]:
        """Own stones and the opponent's, by cell."""
        mine = state.mine if self.to_move(state) == player else state.mine ^ state.mask
        return Bits(mine), Bits(mine ^ state.mask)

    def symmetric_state(self, state: State, symmetry: int) -> State:
        if symmetry == 0:
            return state
        return State(self.mirrored(state.mine), self.mirrored(state.mask), state.ply)

    def symmetric_action(self, action: int, symmetry: int) -> int:
        return action if symmetry == 0 else self.columns - 1 - action

    def mirrored(self, stones: int) -> int:
        column = (1 << self.rows) - 1
        image = 0
        for i in range(self.columns):
            stones_there = (stones >> (i * (self.rows + 1))) & column
            image |= stones_there << ((self.columns - 1 - i) * (self.rows + 1))
        return image

    # Notation and picture.

    def end_words(self, state: State) -> str:
        won = self.connected(state.mine ^ state.mask)
        return f"{self.connect} in a row" if won else "the board is full"

    def win_text(self, plies: int) -> str:
        return f"wins in {(plies + 1) // 2}"

    @property
    def scored_game(self) -> ConnectFour:
        return self if self.score else ConnectFour(**{**self.parameters, "score": True})

    def plies_to_end(self, state: State, value: float) -> int:
        """The plies to the end, given the value of a win, which says how many stones the winner has
        left."""
        parity = (state.ply + (1 if value > 0 else 0)) % 2
        stone = self.size + 1 - 2 * int(abs(value))
        return stone + (stone + parity) % 2 - state.ply

    def action_text(self, state: State, action: int) -> str:
        return str(action + 1)

    def places(self) -> Iterator[int]:
        """The bit of each cell, row by row from the top."""
        for row in reversed(range(self.rows)):
            for column in range(self.columns):
                yield 1 << (column * (self.rows + 1) + row)

    def marks(self, state: State) -> str:
        mine, theirs = "XO" if state.ply % 2 == 0 else "OX"
        return "".join(
            mine if state.mine & place else theirs if state.mask & place else "."
            for place in self.places()
        )

    def state_text(self, state: State) -> str:
        return rows_text(self.marks(state), self.columns)

    def parse_state(self, text: str) -> State:
        marks = parse_rows(text.strip().upper(), self.rows, self.columns, "XO.")
        stones = {"X": 0, "O": 0, ".": 0}
        for mark, place in zip(marks, self.places(), strict=True):
            stones[mark] |= place
        mask = stones["X"] | stones["O"]
        ply = mask.bit_count()
        if stones["X"].bit_count() - stones["O"].bit_count() != ply % 2:
            raise InvalidState("X begins, so there are as many X as O or one more")
        if stones["."] << 1 & mask:
            raise InvalidState("a stone has nothing below it")
        return State(stones["XO"[ply % 2]], mask, ply)

    def board(self, state: State, player: int | None = None) -> Board:
        marks = self.marks(state)
        cells = pieces("XO", marks, ("disc", "disc"))
        labels = tuple(str(column + 1) for column in range(self.columns))
        last = marked(marks, "OX"[state.ply % 2])  # only who moved last can have won
        lines = rows_of(last, self.columns, self.connect)
        return (Grid(self.rows, self.columns, tuple(cells), "hole", (), labels, lines=lines),)

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        """The cell in which the stone comes to lie."""
        column = (state.mask >> (action * (self.rows + 1))) & ((1 << self.rows) - 1)
        return ((self.rows - 1 - column.bit_count()) * self.columns + action,)

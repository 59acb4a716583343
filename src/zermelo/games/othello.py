"""Othello (Reversi with the crossed start): outflank discs in any direction and turn them.

Whoever can't turn a disc passes, which is an action of its own; the game ends
when neither can. More discs win, and empty squares left count for the winner.
Boards of 4x4, 6x6 and 8x8.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import Bits, bit, lowest, popcount, without_lowest
from ..board import Board, Text
from ..errors import BadParameter, InvalidState
from ..game import Game, LinearEvaluation
from ..kernel import state_hash
from . import _grid

SYMBOLS = "XO"


class State(NamedTuple):
    mine: Bits  # discs of the player to move
    theirs: Bits
    moves: Bits  # squares where the player to move turns discs
    player: int


class Othello(LinearEvaluation, Game):
    """`score` is "win" for utilities of 1, 0, -1, or "discs" for the difference of discs,
    divided by the number of squares."""

    player_names = ("black", "white")
    symmetries = 8
    feature_names = ("corners", "beside empty corners", "mobility", "frontier", "discs")
    weights = (0.4, 0.15, 0.25, 0.15, 0.05)

    def __init__(self, size: int = 8, score: str = "win") -> None:
        if size not in (4, 6, 8):
            raise BadParameter(f"size must be 4, 6 or 8, not {size!r}")
        if score not in ("win", "discs"):
            raise BadParameter(f'score must be "win" or "discs", not {score!r}')
        self.size, self.score = size, score
        self.by_discs = score == "discs"
        self.cells = size * size
        self.pass_action = self.cells
        self.max_actions = self.cells
        self.resolution = 2 / self.cells if self.by_discs else 1.0
        self.observation_shape = (3, size, size)
        last = size - 1
        self.full = _grid.mask(range(self.cells))
        # A line that leaves the board at the side would go on in the next row but for this.
        self.inner_columns = _grid.mask(i for i in range(self.cells) if 0 < i % size < last)
        self.first_column = _grid.mask(range(0, self.cells, size))
        self.last_column = self.first_column << last
        self.corners = _grid.mask([0, last, self.cells - size, self.cells - 1])

    def initial_state(self) -> State:
        middle = self.size // 2
        above, below = (middle - 1) * self.size + middle, middle * self.size + middle
        black = bit(above) | bit(below - 1)
        white = bit(above - 1) | bit(below)
        return State(black, white, self.placements(black, white), 0)

    def to_move(self, state: State) -> int:
        return state.player

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
            turned = self.outflanked(mine, theirs, bit(action))
            mine = mine | turned | bit(action)
            theirs = theirs ^ turned
        return State(theirs, mine, self.placements(theirs, mine), 1 - state.player)

    def is_terminal(self, state: State) -> bool:
        return not state.moves and not self.placements(state.theirs, state.mine)

    def utility(self, state: State, player: int) -> float:
        mine, theirs = popcount(state.mine), popcount(state.theirs)
        if mine == theirs:
            return 0.0
        margin = self.cells - 2 * theirs if mine > theirs else 2 * mine - self.cells
        value = margin / self.cells if self.by_discs else (1.0 if margin > 0 else -1.0)
        return value if player == state.player else -value

    # Every line at once: discs to turn spread from the start through the other side's discs,
    # first by one step and then by two, six at the most.

    def placements(self, mine: Bits, theirs: Bits) -> Bits:
        """The empty squares where `mine` would outflank some of `theirs`."""
        found = self._ends(mine, theirs & self.inner_columns, 1)
        found = found | self._ends(mine, theirs, self.size)
        found = found | self._ends(mine, theirs & self.inner_columns, self.size - 1)
        found = found | self._ends(mine, theirs & self.inner_columns, self.size + 1)
        return found & ~(mine | theirs) & self.full

    def _ends(self, mine: Bits, theirs: Bits, step: int) -> Bits:
        return (_spread_up(mine, theirs, step) << step) | (_spread_down(mine, theirs, step) >> step)

    def outflanked(self, mine: Bits, theirs: Bits, square: Bits) -> Bits:
        """The discs of `theirs` that a disc of `mine` on the square turns."""
        turned = _between(mine, theirs & self.inner_columns, square, 1)
        turned = turned | _between(mine, theirs, square, self.size)
        turned = turned | _between(mine, theirs & self.inner_columns, square, self.size - 1)
        return turned | _between(mine, theirs & self.inner_columns, square, self.size + 1)

    def random_action(self, state: State, dice: Bits) -> int:
        count = popcount(state.moves)
        if count == 0:
            return self.pass_action
        return _grid.nth(state.moves, _grid.draw(dice, count))

    def order(self, state: State, action: int) -> int:
        """Few answers first, corners before all."""
        if action == self.pass_action:
            return 0
        answers = popcount(self.result(state, action).moves)
        return (32 if self.corners & bit(action) else 0) - answers

    def key(self, state: State) -> Bits:
        return state_hash((state.mine, state.theirs, state.player))

    def plies_left(self, state: State) -> int:
        """A pass before every disc is the most."""
        return 2 * (self.cells - popcount(state.mine | state.theirs))

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
        for cell in range(self.cells):
            row, column = cell // self.size, cell % self.size
            planes[0, row, column] = popcount(mine & bit(cell))
            planes[1, row, column] = popcount(theirs & bit(cell))
            planes[2, row, column] = popcount(moves & bit(cell))

    def symmetric_state(self, state: State, symmetry: int) -> State:
        return State(
            _grid.turned_bits(state.mine, self.size, self.size, symmetry),
            _grid.turned_bits(state.theirs, self.size, self.size, symmetry),
            _grid.turned_bits(state.moves, self.size, self.size, symmetry),
            state.player,
        )

    def symmetric_action(self, action: int, symmetry: int) -> int:
        if action == self.pass_action:
            return action
        return _grid.turned(action, self.size, self.size, symmetry)

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        return "pass" if action == self.pass_action else _grid.cell_name(action, self.size)

    def state_text(self, state: State) -> str:
        """The squares row by row, then the player to move: "---XO---... X"."""
        return f"{self._marks(state)} {SYMBOLS[state.player]}"

    def parse_state(self, text: str) -> State:
        form = "---XO--- and so on, then X"
        marks, mover = _grid.parse_fields(text.replace(".", "-").upper(), 2, form)
        marks = _grid.parse_rows(marks, self.size, self.size, SYMBOLS + "-")
        player = _grid.parse_mark(mover, SYMBOLS)
        mine = _grid.mask(_grid.marked(marks, SYMBOLS[player]))
        theirs = _grid.mask(_grid.marked(marks, SYMBOLS[1 - player]))
        start = self.initial_state()
        if (start.mine | start.theirs) & ~(mine | theirs):
            raise InvalidState("the four squares in the middle are never empty in Othello")
        return State(mine, theirs, self.placements(mine, theirs), player)

    def _marks(self, state: State) -> str:
        black, white = (state.mine, state.theirs)[:: 1 - 2 * state.player]
        return _grid.marks(self.cells, X=black, O=white).replace(".", "-")

    def board(self, state: State, player: int | None = None) -> Board:
        marks = self._marks(state)
        score = f"black {marks.count('X')}, white {marks.count('O')}"
        cells = _grid.pieces(SYMBOLS, marks)
        return (_grid.grid(cells, self.size, self.size), Text(score))

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return () if action == self.pass_action else (action,)


def _spread_up(start: Bits, through: Bits, step: int) -> Bits:
    spread = through & (start << step)
    spread = spread | (through & (spread << step))
    pairs = through & (through << step)
    spread = spread | (pairs & (spread << (2 * step)))
    return spread | (pairs & (spread << (2 * step)))


def _spread_down(start: Bits, through: Bits, step: int) -> Bits:
    spread = through & (start >> step)
    spread = spread | (through & (spread >> step))
    pairs = through & (through >> step)
    spread = spread | (pairs & (spread >> (2 * step)))
    return spread | (pairs & (spread >> (2 * step)))


def _between(mine: Bits, theirs: Bits, square: Bits, step: int) -> Bits:
    """What stands in line between the square and the next disc of `mine`, both ways."""
    up = _spread_up(square, theirs, step)
    down = _spread_down(square, theirs, step)
    if not mine & (up << step):
        up = Bits(0)
    if not mine & (down >> step):
        down = Bits(0)
    return up | down


def _share(mine: int, theirs: int) -> float:
    return (mine - theirs) / (mine + theirs) if mine + theirs else 0.0

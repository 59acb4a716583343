"""Hex (Piet Hein, John Nash): join your two sides of the board with a chain of stones.

The first player joins top and bottom, the second left and right, on a rhombus
of hexagons up to 14x14; there are no draws. With `swap`, the second player may
answer the opening by taking it over: the stone changes hands and is mirrored
in the long diagonal, so that both keep their sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits, each
from ..board import Board
from ..errors import InvalidState
from ..game import LinearEvaluation
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from . import _grid
from ._board_game import BoardGame
from ._grid import Words

WORTH_MEASURING = 7  # up to this size a better order saves more time than it takes


class State(NamedTuple):
    first: Words  # stones
    second: Words
    first_joined: Words  # those of them that hang together with the top
    second_joined: Words  # the same with the left side
    ply: int


class Hex(LinearEvaluation, BoardGame):
    guide = Guide(
        title="Hex",
        summary="Join your two sides of the board with a chain",
        kind="Connection games",
        compiled_ahead=True,
        rules="""
        The board is a rhombus of hexagons, eleven each way. Players in turn put a stone on any free
        cell. The first player wants a chain of neighbouring stones from top to bottom, the second
        from left to right. Stones are never moved or taken. The player who completes such a chain
        wins. A full board always holds exactly one of the two, so there are no draws. The first
        player has an advantage, which the swap rule evens out.
        """,
        moves="""
        Click a cell. `c4` is the third cell of the fourth row; letters are columns, rows count from
        the top. `swap` takes over the opening, where that is allowed.
        """,
        parameters={
            "size": Setting("How many cells the board has each way.", Range(1, 14)),
            "swap": "Whether the second player may answer the opening by taking it over: the "
            "stone changes hands and is mirrored in the long diagonal.",
        },
        history="https://en.wikipedia.org/wiki/Hex_(board_game)",
        known=(
            "without the swap rule the first player wins on every board (strategy stealing, Nash)",
        ),
        picture="f6, d8, e8, e7, f7, c9, d9, h4, g5, i3, h3, g4, e6, d7",
    )

    player_names = ("first", "second")
    figures, shape, no_cell, symmetry_step = ("stone", "stone"), "hexagon", "swap", 3
    symmetries = 2
    resolution = 1.0
    feature_names = ("distance",)
    weights = (0.9,)

    def __init__(self, size: int = 11, swap: bool = False) -> None:
        self.size, self.swap = size, bool(swap)
        self.set_board(size, size, most=14 * 14)
        self.swap_action = self.cells
        self.observation_shape = (3, size, size)
        self.none = _grid.packed([], self.cells)
        self.everywhere = _grid.packed(range(self.cells), self.cells)
        self.top = _grid.packed(range(size), self.cells)
        self.bottom = _grid.packed(range(self.cells - size, self.cells), self.cells)
        self.left = _grid.packed(range(0, self.cells, size), self.cells)
        self.right = _grid.packed(range(size - 1, self.cells, size), self.cells)
        near = [_grid.packed(self._around(cell), self.cells) for cell in range(self.cells)]
        self.near = np.array(near, np.uint64)

    def _around(self, cell: int) -> list[int]:
        near = _grid.hexagons_around(cell, self.size)
        return [other for other in near if other < self.cells]

    def initial_state(self) -> State:
        return State(self.none, self.none, self.none, self.none, 0)

    def to_move(self, state: State) -> int:
        return state.ply & 1

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        for i in range(len(self.none)):
            for place in each(self.everywhere[i] & ~(state.first[i] | state.second[i])):
                yield 64 * i + place
        if self.swap and state.ply == 1:
            yield self.swap_action

    def result(self, state: State, action: int) -> State:
        if action == self.swap_action:
            return self.swapped(state)
        if state.ply & 1 == 0:
            first = _grid.with_cell(state.first, action)
            joined = self.grown(first, state.first_joined, action, action < self.size)
            return State(first, state.second, joined, state.second_joined, state.ply + 1)
        second = _grid.with_cell(state.second, action)
        joined = self.grown(second, state.second_joined, action, action % self.size == 0)
        return State(state.first, second, state.first_joined, joined, state.ply + 1)

    def swapped(self, state: State) -> State:
        cell = _grid.turned(_grid.first_cell(state.first), self.size, self.size, 4)
        stone = _grid.with_cell(self.none, cell)
        return State(self.none, stone, self.none, stone if cell % self.size == 0 else self.none, 2)

    def grown(self, stones: Words, joined: Words, cell: int, at_side: bool) -> Words:
        """The joined stones after one more stone, which may bring its whole chain along."""
        if not at_side and not self.touches(joined, cell):
            return joined
        joined = _grid.with_cell(joined, cell)
        waiting = self.none
        while cell >= 0:
            for i in range(len(waiting)):
                new = Bits(self.near[cell, i]) & stones[i] & ~joined[i]
                joined = replaced(joined, i, joined[i] | new)
                waiting = replaced(waiting, i, waiting[i] | new)
            cell = _grid.first_cell(waiting)
            if cell >= 0:
                waiting = _grid.without_cell(waiting, cell)
        return joined

    def touches(self, stones: Words, cell: int) -> bool:
        shared = Bits(0)
        for i in range(len(stones)):
            shared = shared | (Bits(self.near[cell, i]) & stones[i])
        return shared != Bits(0)

    def is_terminal(self, state: State) -> bool:
        return _grid.some(_grid.met(state.first_joined, self.bottom)) or _grid.some(
            _grid.met(state.second_joined, self.right)
        )

    def utility(self, state: State, player: int) -> float:
        won = _grid.some(_grid.met(state.first_joined, self.bottom))
        return 1.0 if won == (player == 0) else -1.0

    def free(self, state: State) -> Words:
        return _grid.less(self.everywhere, _grid.joined(state.first, state.second))

    def random_action(self, state: State, dice: Bits) -> int:
        count = self.cells - state.ply
        if self.swap:
            count = self.cells - _grid.size_of(state.first) - _grid.size_of(state.second)
            if state.ply == 1:
                count += 1
        cell = _grid.nth_cell(self.free(state), _grid.draw(dice, count))
        return cell if cell >= 0 else self.swap_action

    def candidates(self, state: State) -> Iterator[int]:
        """The cell that wins at once, or the one where the opponent would win at once, or all
        cells."""
        forced = -1
        if state.ply > 1 or not self.swap:
            forced = self.winning_cell(state, state.ply & 1)
            if forced < 0:
                forced = self.winning_cell(state, 1 - (state.ply & 1))
        if forced >= 0:
            yield forced
        else:
            for action in self.actions(state):
                yield action

    def winning_cell(self, state: State, player: int) -> int:
        """A free cell that joins both sides of the player; -1 if there is none."""
        if player == 0:
            return self.link(state, state.first, state.first_joined, self.top, self.bottom)
        return self.link(state, state.second, state.second_joined, self.left, self.right)

    def link(self, state: State, stones: Words, joined: Words, start: Words, goal: Words) -> int:
        """A free cell that joins the start and the goal, given the stones joined to the start; -1
        if there is none."""
        beyond = self.none
        for i in range(len(goal)):
            for place in each(goal[i] & stones[i]):
                if not _grid.has(beyond, 64 * i + place):
                    beyond = self.grown(stones, beyond, 64 * i + place, True)
        for i in range(len(start)):
            for place in each(self.everywhere[i] & ~(state.first[i] | state.second[i])):
                cell = 64 * i + place
                if (start[i] >> place & 1 or self.touches(joined, cell)) and (
                    goal[i] >> place & 1 or self.touches(beyond, cell)
                ):
                    return cell
        return -1

    def order(self, state: State, action: int) -> int:
        """Stones that shorten the player's own way and lengthen the other's; the middle first."""
        if action == self.swap_action:
            return 0
        row, column = action // self.size, action % self.size
        off_centre = abs(2 * row - self.size + 1) + abs(2 * column - self.size + 1)
        if self.size > WORTH_MEASURING:
            return -off_centre
        ahead = self.features(self.result(state, action), state.ply & 1)[0]
        return round(32 * self.size * ahead) - off_centre

    def key(self, state: State) -> tuple[Words, Words, int]:
        return state.first, state.second, state.ply

    def plies_left(self, state: State) -> int:
        return self.cells + 1 - state.ply + (1 if self.swap else 0)

    def features(self, state: State, player: int) -> tuple[float, ...]:
        first = self.distance(state.first, state.second, state.first_joined, self.top, self.bottom)
        second = self.distance(
            state.second, state.first, state.second_joined, self.left, self.right
        )
        ahead = (second - first) / self.size
        return (ahead if player == 0 else -ahead,)

    def distance(self, mine: Words, theirs: Words, joined: Words, start: Words, goal: Words) -> int:
        """The number of stones needed to join the two sides; the board's size if none can."""
        seen, wave, later = joined, joined, start
        for steps in range(self.size):
            cell = _grid.first_cell(wave)
            while cell >= 0:
                wave = _grid.without_cell(wave, cell)
                for i in range(len(wave)):
                    near = Bits(self.near[cell, i]) & ~theirs[i] & ~seen[i]
                    seen = replaced(seen, i, seen[i] | (near & mine[i]))
                    wave = replaced(wave, i, wave[i] | (near & mine[i]))
                    later = replaced(later, i, later[i] | near)
                cell = _grid.first_cell(wave)
            if _grid.some(_grid.met(seen, goal)):
                return steps
            for i in range(len(wave)):
                wave = replaced(wave, i, later[i] & ~theirs[i] & ~seen[i])
                seen = replaced(seen, i, seen[i] | wave[i])
            later = self.none
        return self.size

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own stones, the other side's, and ones if the player joins top and bottom."""
        for cell in range(self.cells):
            row, column = cell // self.size, cell % self.size
            planes[player, row, column] = 1 if _grid.has(state.first, cell) else 0
            planes[1 - player, row, column] = 1 if _grid.has(state.second, cell) else 0
            planes[2, row, column] = 1 - player

    def symmetric_state(self, state: State, symmetry: int) -> State:
        """Half a turn: each side's two edges change places."""
        if symmetry == 0:
            return state
        return self.joined_up(self.turned(state.first), self.turned(state.second), state.ply)

    def turned(self, stones: Words) -> Words:
        made = self.none
        for cell in _grid.each_cell(stones):
            made = _grid.with_cell(made, self.cells - 1 - cell)
        return made

    def joined_up(self, first: Words, second: Words, ply: int) -> State:
        """The state of these stones."""
        first_joined, second_joined = self.none, self.none
        for i in range(self.size):
            if _grid.has(first, i):
                first_joined = self.grown(first, first_joined, i, True)
            if _grid.has(second, i * self.size):
                second_joined = self.grown(second, second_joined, i * self.size, True)
        return State(first, second, first_joined, second_joined, ply)

    # Notation and picture.

    def end_words(self, state: State) -> str:
        return "a chain from side to side"

    def parse_state(self, text: str) -> State:
        marks, player = self.parse_marks(text)
        ahead = marks.count("X") - marks.count("O")
        if ahead == player:
            ply = 2 * marks.count("O") + player
        elif self.swap and ahead == player - 1 and "O" in marks:
            ply = 2 * marks.count("O") + player  # a swap took a turn and placed no stone
        else:
            raise InvalidState(
                f"{marks.count('X')} stones of X and {marks.count('O')} of O "
                f"can't be with {self.symbols[player]} to move"
            )
        first, second = (
            _grid.packed(_grid.marked(marks, mark), self.cells) for mark in self.symbols
        )
        state = self.joined_up(first, second, ply)
        if self.is_terminal(state) and self.utility(state, player) > 0:
            raise InvalidState("the player to move has won already, so the game is over")
        return state

    def marks(self, state: State) -> str:
        return _grid.marks(self.cells, X=_grid.whole(state.first), O=_grid.whole(state.second))

    def board(self, state: State, player: int | None = None) -> Board:
        title = "First: top to bottom; second: left to right"
        return (self.grid(state, title=title, sides=(0, 1, 0, 1), lines=self.winning(state)),)

    def winning(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The shortest chain that joins the two sides of a player."""
        first = (state.first, self.top, self.bottom)
        second = (state.second, self.left, self.right)
        chains = (
            _grid.shortest_chain(
                _grid.each_cell(stones),
                self.size,
                _grid.each_cell(start),
                _grid.each_cell(goal),
            )
            for stones, start, goal in (first, second)
        )
        return tuple(chain for chain in chains if chain)

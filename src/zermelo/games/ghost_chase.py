"""Ghost chase: eat all pellets before the ghost gets you.

One walks a maze and eats, a ghost follows; they move in turn, one step along
the corridors, and neither may stand still. The score, which one side
maximises, is 10 for a pellet, -1 for each step, 500 for the last pellet and
-500 for being caught. After `steps` steps the game ends with the score as it is.

`ghost="adversary"`: the ghost is a player and wants the score low.
`ghost="random"`: it moves by chance, each way equally likely.

A layout is rows of text between slashes: % wall, . pellet, P the eater,
G the ghost, - nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits, bit, each, popcount
from ..board import Board, Cell, Grid, Piece, Text
from ..errors import BadParameter
from ..game import CHANCE, Game

CLASSIC = "%%%%%%%%%/%---P---%/%-%%.%%-%/%-%%..%-%/%-%%%%%-%/%.--G--.%/%%%%%%%%%"
"""A ring, and a dead end that is no place to be with a ghost about."""

DIRECTIONS = ("north", "east", "south", "west")
WALL, PELLET, EATER, GHOST, NOTHING = "%.PG-"

FOOD, STEP, WIN, LOSS = 10, 1, 500, -500
FAR = 99


class State(NamedTuple):
    eater: int
    ghost: int
    pellets: Bits
    plies: int


class GhostChase(Game):
    player_names = ("eater", "ghost")
    max_actions = 4

    def __init__(self, layout: str = CLASSIC, ghost: str = "adversary", steps: int = 100) -> None:
        if ghost not in ("adversary", "random"):
            raise BadParameter(f"ghost must be adversary or random, not {ghost!r}")
        if steps < 1:
            raise BadParameter(f"steps must be at least 1, not {steps}")
        rows = _read(layout)
        self.layout, self.ghost, self.steps = layout, ghost, steps
        self.rows, self.columns = len(rows), len(rows[0])
        cells = "".join(rows)
        self.start = (cells.index(EATER), cells.index(GHOST))
        self.food = tuple(cell for cell, what in enumerate(cells) if what == PELLET)
        self.follower = CHANCE if ghost == "random" else 1
        self.players = 1 if ghost == "random" else 2
        self.zero_sum = self.players == 2
        self.neighbours = _neighbours(rows)
        self.distances = _distances(self.neighbours)
        self.utility_bounds = (float(LOSS - steps * STEP), float(WIN + FOOD * len(self.food)))
        if self.distances[self.start] == FAR:
            raise BadParameter("the ghost can't reach the eater in this layout")

    @property
    def chance(self) -> bool:
        return self.follower == CHANCE

    def initial_state(self) -> State:
        pellets = Bits(0)
        for cell in self.food:
            pellets |= bit(cell)
        return State(self.start[0], self.start[1], pellets, 0)

    def to_move(self, state: State) -> int:
        return 0 if state.plies % 2 == 0 else self.follower

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        cell = state.eater if state.plies % 2 == 0 else state.ghost
        for direction in range(4):
            if self.neighbours[cell, direction] >= 0:
                yield direction

    def result(self, state: State, action: int) -> State:
        if state.plies % 2 == 1:
            cell = int(self.neighbours[state.ghost, action])
            return State(state.eater, cell, state.pellets, state.plies + 1)
        cell = int(self.neighbours[state.eater, action])
        return State(cell, state.ghost, state.pellets & ~bit(cell), state.plies + 1)

    def is_terminal(self, state: State) -> bool:
        return (
            state.eater == state.ghost or state.pellets == Bits(0) or state.plies >= 2 * self.steps
        )

    def utility(self, state: State, player: int) -> float:
        score = self.score(state)
        if state.eater == state.ghost:
            score += LOSS
        elif state.pellets == Bits(0):
            score += WIN
        return float(score if player == 0 else -score)

    def score(self, state: State) -> int:
        eaten = len(self.food) - popcount(state.pellets)
        return FOOD * eaten - STEP * ((state.plies + 1) // 2)

    def probability(self, state: State, action: int) -> float:
        count = 0
        for direction in range(4):
            if self.neighbours[state.ghost, direction] >= 0:
                count += 1
        return 1.0 / count

    def evaluate(self, state: State, player: int) -> float:
        """The score, less the way to the next pellet and the danger of a ghost that is near."""
        nearest = FAR
        for cell in each(state.pellets):
            nearest = min(nearest, int(self.distances[state.eater, cell]))
        danger = 10.0 / (1 + int(self.distances[state.ghost, state.eater]))
        value = float(self.score(state)) - nearest - danger
        return value if player == 0 else -value

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        return DIRECTIONS[action]

    def board(self, state: State, player: int | None = None) -> Board:
        cells = tuple(self._seen(state, cell) for cell in range(self.rows * self.columns))
        return (Grid(self.rows, self.columns, cells), Text(f"score {self.score(state)}"))

    def _seen(self, state: State, cell: int) -> Cell:
        if cell == state.ghost:
            return Piece(GHOST, 1)
        if cell == state.eater:
            return Piece(EATER, 0)
        if (self.neighbours[cell] < 0).all():
            return Piece(WALL)
        return Piece(PELLET) if state.pellets & bit(cell) else None

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        cell = state.eater if state.plies % 2 == 0 else state.ghost
        return (cell, int(self.neighbours[cell, action]))


def _read(layout: str) -> list[str]:
    rows = layout.split("/")
    cells = "".join(rows)
    if len({len(row) for row in rows}) != 1 or not 2 <= len(cells) <= 64:
        raise BadParameter("a layout has rows of equal length between slashes, 64 cells at most")
    if set(cells) - set(WALL + PELLET + EATER + GHOST + NOTHING):
        raise BadParameter(f"a layout has % . P G and - only, not {layout!r}")
    if cells.count(EATER) != 1 or cells.count(GHOST) != 1 or PELLET not in cells:
        raise BadParameter("a layout has one P, one G and at least one pellet")
    return rows


def _neighbours(rows: list[str]) -> Any:
    """The cell to the north, east, south and west of each, or -1."""
    height, width = len(rows), len(rows[0])
    found = np.full((height * width, 4), -1)
    for row in range(height):
        for column in range(width):
            for direction, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
                r, c = row + down, column + right
                inside = 0 <= r < height and 0 <= c < width
                if inside and WALL not in (rows[row][column], rows[r][c]):
                    found[row * width + column, direction] = r * width + c
    return found


def _distances(neighbours: Any) -> Any:
    """Steps between any two cells along the corridors; FAR where there is no way."""
    count = len(neighbours)
    distances = np.full((count, count), FAR)
    for start in range(count):
        distances[start, start] = 0
        waiting = [start]
        for cell in waiting:  # grows while it is walked
            for other in neighbours[cell]:
                if other >= 0 and distances[start, other] == FAR:
                    distances[start, other] = distances[start, cell] + 1
                    waiting.append(int(other))
    return distances

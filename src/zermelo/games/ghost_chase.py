"""Ghost chase, as in Pac-Man: eat all pellets before a ghost gets you.

One walks a maze and eats, ghosts follow; they move in turn, one step along the corridors, and
nobody may stand still. The score, which one side maximises, is 10 for a pellet, -1 for each
step, 200 for a ghost, 500 for the last pellet and -500 for being caught. After `steps` steps
the game ends with the score as it is. With `steps=0` it goes on until all is eaten or the eater
is caught; then a step costs nothing, so that positions come again.

A capsule scares all ghosts for the next 20 steps: then it is they who are caught, and they
start again, no longer scared, from where they began.

`ghost="adversary"`: the ghosts are one player who moves each of them and wants the score low.
`ghost="random"`: they move by chance, each way equally likely.

`layout` is the name of one that is here, or rows of text between slashes: % wall, . pellet,
o capsule, P the eater, G a ghost, - nothing; up to 4 ghosts and 64 pellets.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits, bit, each, popcount
from ..board import Board, Cell, Grid, Piece, Text
from ..errors import BadParameter, InvalidState, UnknownName
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Setting
from ..tuples import replaced
from ._grid import marked

LAYOUTS = {
    # A ring, and a dead end that is no place to be with a ghost about.
    "ring": "%%%%%%%%%/%---P---%/%-%%.%%-%/%-%%..%-%/%-%%%%%-%/%.--G--.%/%%%%%%%%%",
    # One long way round, with the food at its end.
    "loop": "%%%%%%%/%P---.%/%-%%%.%/%-%G-.%/%-%%%.%/%---..%/%%%%%%%",
    # A small room with all the food, and a corridor from one of its doors to the other.
    "room": "%%%%%%%%%/%%--%%%%%/%%-..---%/%%.-%%%G%/%%-.P---%/%%%%%%%%%",
    # Between two ghosts: the nearer one can't be passed.
    "trap": "%%%%%%%%/%.%G--P%/%-%-%%-%/%-%-%%-%/%------%/%%%.%%G%/%%%%%%%%",
    "crossing": (
        "%%%%%%%%%%%%%/%....%-%....%/%.%%.%-%.%%.%/%.o.-.P.-.o.%/%.%%.%-%.%%.%/"
        "%....%G%....%/%%%%%%%%%%%%%"
    ),
    "open": (
        "%%%%%%%%%%%%%%%%%/%.......-.......%/%-.-.-.-.-.-.-.-%/%P------G-------%/"
        "%-.-.-.-.-.-.-.-%/%.......-.......%/%%%%%%%%%%%%%%%%%"
    ),
    "small": (
        "%%%%%%%%%%%%%%%%%%%%/%......%G--G%......%/%.%%...%%--%%...%%.%/"
        "%.%o.%........%.o%.%/%.%%.%.%%%%%%.%.%%.%/%........P.........%/%%%%%%%%%%%%%%%%%%%%"
    ),
    "capsules": (
        "%%%%%%%%%%%%%%%%%/%o..%..-G-..%..o%/%.%%%.%%-%%.%%%.%/%...-.%G-G%.-...%/"
        "%.%%%.%%%%%.%%%.%/%o..%...P...%..o%/%%%%%%%%%%%%%%%%%"
    ),
}

DIRECTIONS = ("north", "east", "south", "west")
WALL, PELLET, EATER, GHOST, NOTHING, CAPSULE = "%.PG-o"

FOOD, STEP, CATCH, WIN, LOSS = 10, 1, 200, 500, -500
SCARE = 20  # steps
MOST_GHOSTS = 4
FAR = 99


class State(NamedTuple):
    eater: int
    ghosts: tuple[int, ...]
    pellets: Bits  # numbered as `food` lists their cells
    capsules: Bits
    scared: tuple[int, ...]  # steps that each ghost remains so
    catches: int
    caught: bool
    plies: int


class GhostChase(Game):
    guide = Guide(
        title="Ghost chase",
        summary="Eat all pellets in the maze before a ghost gets you",
        kind="Lecture games",
        rules="""
        This is Pac-Man in turns. The eater and the ghosts move in turn, one step along the
        corridors, and nobody may stand still. A pellet is worth 10, and each step of the eater
        costs 1. Eating the last pellet is worth 500 more and ends the game. Being caught by a ghost
        costs 500 and ends it too. A capsule scares all ghosts for the next 20 steps: then the eater
        catches them, for 200 each, and they start again from where they began. After 100 steps of
        each the game ends with the score as it is. The eater wants the score high, the ghosts want
        it low.
        """,
        moves="""
        Use the arrow keys, or click the neighbouring cell to go to. Moves are written as `north`,
        `east`, `south` and `west`.
        """,
        parameters={
            "layout": Setting(
                "The maze: a name like `ring`, or rows of text between slashes, with "
                "`%` for a wall, `.` a pellet, `o` a capsule, `P` the eater, `G` a ghost, `-` "
                "nothing.",
                page=True,
            ),
            "ghost": Setting(
                "Who moves the ghosts: `adversary`, one player, or `random`, chance.",
                choices=("adversary", "random"),
            ),
            "steps": "After this many steps of each the game ends; with 0 it never does, and steps "
            "cost nothing.",
        },
        history="https://en.wikipedia.org/wiki/Pac-Man",
    )

    player_names = ("eater", "ghost")
    max_actions = 4

    def __init__(self, layout: str = "ring", ghost: str = "adversary", steps: int = 100) -> None:
        if steps < 0:
            raise BadParameter(f"steps must be at least 1, or 0 for no limit, not {steps}")
        rows = _read(LAYOUTS.get(layout, layout))
        self.layout, self.ghost, self.steps = layout, ghost, steps
        self.rows, self.columns = len(rows), len(rows[0])
        cells = "".join(rows)
        self.start, self.homes = cells.index(EATER), tuple(marked(cells, GHOST))
        self.food, self.pills = tuple(marked(cells, PELLET)), tuple(marked(cells, CAPSULE))
        self.pellet_at, self.capsule_at = _numbers(cells, self.food), _numbers(cells, self.pills)
        self.round = 1 + len(self.homes)  # plies
        self.follower = CHANCE if ghost == "random" else 1
        self.players = 1 if ghost == "random" else 2
        self.zero_sum = self.players == 2
        self.neighbours = _neighbours(rows)
        self.distances = _distances(self.neighbours)
        most = WIN + FOOD * len(self.food) + CATCH * len(self.homes) * len(self.pills)
        least = LOSS - steps * STEP
        if self.zero_sum:  # what one loses the other wins
            most = max(most, -least)
            least = -most
        self.utility_bounds = (float(least), float(most))
        if any(self.distances[self.start, home] == FAR for home in self.homes):
            raise BadParameter("a ghost can't reach the eater in this layout")

    @property
    def chance(self) -> bool:
        return self.follower == CHANCE

    def initial_state(self) -> State:
        pellets, pills = (1 << len(self.food)) - 1, (1 << len(self.pills)) - 1
        calm = (0,) * len(self.homes)
        return State(self.start, self.homes, Bits(pellets), Bits(pills), calm, 0, False, 0)

    def turn(self, state: State) -> int:
        """0 for the eater, 1, 2, ... for the ghosts."""
        return state.plies % self.round

    def next_ply(self, state: State) -> int:
        """The ply counter after one more ply; without a limit only whose turn it is."""
        return state.plies + 1 if self.steps > 0 else (state.plies + 1) % self.round

    def to_move(self, state: State) -> int:
        return 0 if self.turn(state) == 0 else self.follower

    def mover(self, state: State) -> int:
        """The cell of the player to move."""
        turn = self.turn(state)
        return state.eater if turn == 0 else state.ghosts[turn - 1]

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        cell = self.mover(state)
        for direction in range(4):
            if self.neighbours[cell, direction] >= 0:
                yield direction

    def probability(self, state: State, action: int) -> float:
        count = 0
        for direction in range(4):
            if self.neighbours[self.mover(state), direction] >= 0:
                count += 1
        return 1.0 / count

    def result(self, state: State, action: int) -> State:
        turn, cell = self.turn(state), int(self.neighbours[self.mover(state), action])
        if turn == 0:
            return self.eaten(state, cell)
        ghosts = replaced(state.ghosts, turn - 1, cell)
        scared = replaced(state.scared, turn - 1, max(state.scared[turn - 1] - 1, 0))
        moved = State(
            state.eater,
            ghosts,
            state.pellets,
            state.capsules,
            scared,
            state.catches,
            state.caught,
            self.next_ply(state),
        )
        return self.met(moved, turn - 1) if cell == state.eater else moved

    def eaten(self, state: State, cell: int) -> State:
        """The eater steps on a cell and takes what is there, and who."""
        pellet, capsule = int(self.pellet_at[cell]), int(self.capsule_at[cell])
        pellets = state.pellets & ~bit(pellet) if pellet >= 0 else state.pellets
        capsules, scared = state.capsules, state.scared
        if capsule >= 0 and capsules >> capsule & 1:
            capsules &= ~bit(capsule)
            for i in range(len(scared)):
                scared = replaced(scared, i, SCARE)
        state = State(
            cell,
            state.ghosts,
            pellets,
            capsules,
            scared,
            state.catches,
            state.caught,
            self.next_ply(state),
        )
        for i in range(len(self.homes)):
            if state.ghosts[i] == cell:
                state = self.met(state, i)
        return state

    def met(self, state: State, ghost: int) -> State:
        """The eater and this ghost are in one place: one of them is caught."""
        scared = state.scared[ghost] > 0
        home = self.homes[ghost] if scared else state.ghosts[ghost]
        return State(
            state.eater,
            replaced(state.ghosts, ghost, home),
            state.pellets,
            state.capsules,
            replaced(state.scared, ghost, 0),
            state.catches + (1 if scared else 0),
            state.caught or not scared,
            state.plies,
        )

    def is_terminal(self, state: State) -> bool:
        over = self.steps > 0 and state.plies >= self.round * self.steps
        return state.caught or state.pellets == Bits(0) or over

    def utility(self, state: State, player: int) -> float:
        score = self.score(state)
        if state.caught:
            score += LOSS
        elif state.pellets == Bits(0):
            score += WIN
        return float(score if player == 0 else -score)

    def score(self, state: State) -> int:
        eaten = len(self.food) - popcount(state.pellets)
        steps = (state.plies + self.round - 1) // self.round if self.steps > 0 else 0
        return FOOD * eaten + CATCH * state.catches - STEP * steps

    def evaluate(self, state: State, player: int) -> float:
        """The score, less the way to the next pellet and the danger of ghosts that are near."""
        nearest = FAR
        for pellet in each(state.pellets):
            nearest = min(nearest, int(self.distances[state.eater, self.food[pellet]]))
        danger = 0.0
        for i in range(len(self.homes)):
            near = 10.0 / (1 + int(self.distances[state.ghosts[i], state.eater]))
            danger += -4.0 * near if state.scared[i] > 0 else near
        value = float(self.score(state)) - nearest - danger
        return value if player == 0 else -value

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        return DIRECTIONS[action]

    def parse_state(self, text: str) -> State:
        state: State = super().parse_state(text)
        for cell in (state.eater, *state.ghosts):
            if not 0 <= cell < len(self.neighbours) or (self.neighbours[cell] < 0).all():
                raise InvalidState(f"{cell} is not a walkable cell of this layout")
        if state.pellets >> len(self.food) or state.capsules >> len(self.pills):
            raise InvalidState("there are more pellets or capsules than in this layout")
        if state.plies < 0 or state.catches < 0 or min(state.scared) < 0:
            raise InvalidState("plies, catches and scared steps are 0 or more")
        return state

    def board(self, state: State, player: int | None = None) -> Board:
        cells = tuple(self._seen(state, cell) for cell in range(self.rows * self.columns))
        parts = (Grid(self.rows, self.columns, cells), Text(f"score {self.score(state)}"))
        if any(state.scared):
            return (*parts, Text(f"scared for {', '.join(map(str, state.scared))} steps"))
        return parts

    def _seen(self, state: State, cell: int) -> Cell:
        if cell in state.ghosts:
            scared = state.scared[state.ghosts.index(cell)]
            return Piece(GHOST.lower(), 1, "scared") if scared else Piece(GHOST, 1, "ghost")
        if cell == state.eater:
            return Piece(EATER, 0, "eater")
        if (self.neighbours[cell] < 0).all():
            return Piece(WALL, figure="wall")
        pellet, capsule = int(self.pellet_at[cell]), int(self.capsule_at[cell])
        if capsule >= 0 and state.capsules >> capsule & 1:
            return Piece(CAPSULE, figure="capsule")
        if pellet >= 0 and state.pellets >> pellet & 1:
            return Piece(PELLET, figure="dot")
        return None

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        cell = self.mover(state)
        return (cell, int(self.neighbours[cell, action]))


def _numbers(cells: str, places: tuple[int, ...]) -> Any:
    """For each cell its place in a list, or -1."""
    numbers = np.full(len(cells), -1)
    for number, cell in enumerate(places):
        numbers[cell] = number
    return numbers


def _read(layout: str) -> list[str]:
    rows = layout.split("/")
    cells = "".join(rows)
    if len({len(row) for row in rows}) != 1 or not 2 <= len(cells) <= 250:
        raise BadParameter("a layout has rows of equal length between slashes, 250 cells at most")
    if layout.isalpha() and layout.islower():
        raise UnknownName("layout", layout, LAYOUTS)
    if set(cells) - set(WALL + PELLET + EATER + GHOST + NOTHING + CAPSULE):
        raise BadParameter(f"a layout has % . o P G and - only, not {layout!r}")
    ghosts, pellets = cells.count(GHOST), cells.count(PELLET)
    if cells.count(EATER) != 1 or not 1 <= ghosts <= MOST_GHOSTS or not 1 <= pellets <= 64:
        raise BadParameter("a layout has one P, 1 to 4 G and 1 to 64 pellets")
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
    distances = np.full((count, count), FAR, np.int16)
    for start in range(count):
        distances[start, start] = 0
        waiting = [start]
        for cell in waiting:  # grows while it is walked
            for other in neighbours[cell]:
                if other >= 0 and distances[start, other] == FAR:
                    distances[start, other] = distances[start, cell] + 1
                    waiting.append(int(other))
    return distances

"""Pursuit: a hunter and its prey on a grid, who step at the same time.

The hunter catches the prey if it is within `reach` steps after a pair of steps, or if they would
change places. After each pair night falls with probability `end`, and the prey has escaped. States
repeat, and in each there is a matrix game. With a reach of 0 there is always a step that is safe.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..board import Board, Cell, Piece, Text
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from . import _grid
from ._steps import STAND, UNDECIDED, WAYS, Steps, check_probability

_ON, _CAUGHT, _ESCAPED = range(3)
_STAYS, _FALLS = range(2)


class State(NamedTuple):
    places: tuple[int, ...]
    chosen: tuple[int, ...]
    outcome: int = _ON


class Pursuit(Steps):
    guide = Guide(
        title="Pursuit",
        summary="Hunt, or escape: both step at the same time",
        kind="Choices at once",
        rules="""
        A hunter and its prey begin in opposite corners of a grid of four by four cells. Both choose
        at the same time: a step north, east, south or west, or to stand. Then both steps are taken.
        The hunter wins if it is then next to the prey or on the same cell; diagonally is not near
        enough. After every pair of steps night falls with probability 0.1; then the prey has
        escaped, and wins.
        """,
        moves="""
        Click the cell to step to, or your own cell to stand. Moves are written as `north`, `east`,
        `south`, `west` and `stand`.
        """,
        parameters={
            "rows": Setting("How many rows the grid has.", Range(2, 9)),
            "columns": Setting("How many columns the grid has.", Range(2, 9)),
            "reach": Setting("Within how many steps the hunter catches the prey.", Range(0, 1)),
            "end": "The probability that night falls after a pair of steps.",
        },
        history="https://en.wikipedia.org/wiki/Pursuit%E2%80%93evasion",
        picture="east, west, day, south, north, day",
    )

    player_names = ("hunter", "prey")
    max_actions = 5

    def __init__(self, rows: int = 4, columns: int = 4, reach: int = 1, end: float = 0.1) -> None:
        check_probability(end=end)
        self.rows, self.columns, self.reach, self.end = rows, columns, reach, float(end)
        self.cells = rows * columns

    def initial_state(self) -> State:
        return State((0, self.cells - 1), (UNDECIDED, UNDECIDED))

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        player = self.to_move(state)
        if player < 0:
            yield _STAYS
            yield _FALLS
        else:
            for way in range(STAND):
                if self.beside(state.places[player], way) >= 0:
                    yield way
            yield STAND

    def probability(self, state: State, action: int) -> float:
        return self.end if action == _FALLS else 1.0 - self.end

    def result(self, state: State, action: int) -> State:
        player = self.to_move(state)
        if player == 0:
            return State(state.places, replaced(state.chosen, 0, action), state.outcome)
        if player == 1:
            return self.stepped(state, state.chosen[0], action)
        outcome = _ESCAPED if action == _FALLS else _ON
        return State(state.places, (UNDECIDED, UNDECIDED), outcome)

    def stepped(self, state: State, first: int, second: int) -> State:
        hunter, prey = self.beside(state.places[0], first), self.beside(state.places[1], second)
        crossing = hunter == state.places[1] and prey == state.places[0]
        down = abs(hunter // self.columns - prey // self.columns)
        across = abs(hunter % self.columns - prey % self.columns)
        outcome = _CAUGHT if down + across <= self.reach or crossing else _ON
        return State((hunter, prey), (first, second), outcome)

    def is_terminal(self, state: State) -> bool:
        return state.outcome != _ON

    def utility(self, state: State, player: int) -> float:
        return 1.0 if (state.outcome == _CAUGHT) == (player == 0) else -1.0

    def information(self, state: State, player: int) -> State:
        return State(state.places, self.known_choices(state, player), state.outcome)

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        if self.to_move(state) >= 0:
            return WAYS[action]
        return "night" if action == _FALLS else "day"

    def action_words(self, state: State, action: int) -> str:
        text = self.action_text(state, action)
        if self.to_move(state) < 0:
            return "night falls" if action == _FALLS else "it is still day"
        return text if action == STAND else f"step {text}"

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        player = self.to_move(state)
        if player < 0:
            return ()
        return state.places[player], self.beside(state.places[player], action)

    def board(self, state: State, player: int | None = None) -> Board:
        chosen = state.chosen if player is None else self.known_choices(state, player)
        cells: list[Cell] = [None] * self.cells
        cells[state.places[1]] = Piece("P", 1, "eater")
        cells[state.places[0]] = Piece("H", 0, "ghost")
        grid = _grid.grid(cells, self.rows, self.columns)
        return (grid, Text(self.choices_text(chosen), "choices"))

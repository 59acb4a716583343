"""Soccer on a grid, of Littman's "Markov games as a framework for multi-agent reinforcement
learning" (1994).

Both choose a step at the same time, and the steps are taken in random order. Who would step onto
the other stays, and the other has the ball then. Who leaves the field with the ball through the
other's goal wins. After each pair of steps play ends with probability `end`, as a draw; that is the
same as a discount.

A stands to the left and plays to the right. Littman lets chance decide who begins; here A does.
A step against the edge, which would be to stand, is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..board import Board, Cell, Piece, Text
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from . import _grid
from ._steps import STAND, UNDECIDED, WAYS, Choosing, Steps, check_probability

_NOBODY, _DRAWN = -1, 2
_EAST, _WEST = 1, 3
_LAST = 2  # of what chance does: this and more end the game


class State(NamedTuple):
    places: tuple[int, ...]
    ball: int  # who has it
    chosen: tuple[int, ...]
    winner: int = _NOBODY


class Soccer(Steps):
    guide = Guide(
        title="Soccer",
        summary="Step at the same time, take the ball, and shoot",
        kind="Choices at once",
        rules="""
        Two players stand on a field of four by five cells, A to the left and B to the right, and A
        has the ball. Both choose at the same time: a step north, east, south or west, or to stand.
        Then chance decides whose step is taken first. The player who would step onto the other's
        cell stays where it is, and the ball is the other's then. The goals are the middle cells of
        the left and the right edge: the player who has the ball and steps off the field through the
        other's goal wins. After every pair of steps time is up with probability 0.1, and it is a
        draw.
        """,
        moves="""
        Click the cell to step to, your own cell to stand, or use the buttons; a shot is the step
        off the field. Moves are written as `north`, `east`, `south`, `west` and `stand`.
        """,
        parameters={
            "rows": Setting("How many rows the field has.", Range(1, 9)),
            "columns": Setting("How many columns the field has.", Range(4, 9)),
            "end": "The probability that time is up after a pair of steps.",
        },
        history="https://en.wikipedia.org/wiki/Stochastic_game",
        picture="east, west, A-B, east, south, B-A, north, stand, A-B",
    )

    player_names = ("A", "B")
    max_actions = 5

    def __init__(self, rows: int = 4, columns: int = 5, end: float = 0.1) -> None:
        check_probability(end=end)
        self.rows, self.columns, self.end = rows, columns, float(end)
        self.cells = rows * columns
        self.start = (rows - 1) // 2 * columns + 1

    def initial_state(self) -> State:
        return State((self.start, self.cells - 1 - self.start), 0, (UNDECIDED, UNDECIDED))

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        player = self.to_move(state)
        if player < 0:
            for outcome in range(2 * _LAST):
                yield outcome
        else:
            for way in range(STAND):
                if self.beside(state.places[player], way) >= 0 or self.shoots(state, player, way):
                    yield way
            yield STAND

    def probability(self, state: State, action: int) -> float:
        return self.end / 2 if action >= _LAST else (1.0 - self.end) / 2

    def shoots(self, state: State, player: int, way: int) -> bool:
        """Whether a step leads off the field through the other's goal; it counts if the player has
        the ball by then."""
        cell = state.places[player]
        row, column = cell // self.columns, cell % self.columns
        mouth = row == (self.rows - 1) // 2 or row == self.rows // 2
        there = column == self.columns - 1 if player == 0 else column == 0
        return mouth and there and way == (_EAST if player == 0 else _WEST)

    def result(self, state: State, action: int) -> State:
        player = self.to_move(state)
        if player >= 0:
            chosen = replaced(state.chosen, player, action)
            return State(state.places, state.ball, chosen, state.winner)
        first = action % 2
        state = self.stepped(self.stepped(state, first), 1 - first)
        winner = state.winner
        if winner == _NOBODY and action >= _LAST:
            winner = _DRAWN
        return State(state.places, state.ball, (UNDECIDED, UNDECIDED), winner)

    def stepped(self, state: State, player: int) -> State:
        """The field after a player's step."""
        way = state.chosen[player]
        if way == STAND or state.winner != _NOBODY:
            return state
        to = self.beside(state.places[player], way)
        if to < 0:
            winner = player if state.ball == player else _NOBODY
            return State(state.places, state.ball, state.chosen, winner)
        if to == state.places[1 - player]:
            return State(state.places, 1 - player, state.chosen, _NOBODY)
        return State(replaced(state.places, player, to), state.ball, state.chosen, _NOBODY)

    def is_terminal(self, state: State) -> bool:
        return state.winner != _NOBODY

    def utility(self, state: State, player: int) -> float:
        if state.winner == _DRAWN:
            return 0.0
        return 1.0 if state.winner == player else -1.0

    def information(self, state: State, player: int) -> State:
        return State(state.places, state.ball, self.known_choices(state, player), state.winner)

    # Notation and picture.

    def sees(self, state: Choosing, action: int, player: int) -> bool:
        """Both choices with the second; who was quicker often makes no difference."""
        return self.to_move(state) == 1

    def action_text(self, state: State, action: int) -> str:
        if self.to_move(state) >= 0:
            return WAYS[action]
        return ("A-B", "B-A")[action % 2] + ("-end" if action >= _LAST else "")

    def action_words(self, state: State, action: int) -> str:
        player = self.to_move(state)
        if player < 0:
            first = f"{self.player_name(action % 2)} is quicker"
            return f"{first}, and time is up" if action >= _LAST else first
        if self.shoots(state, player, action):
            return "shoot"
        return "stand" if action == STAND else f"step {self.action_text(state, action)}"

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        player = self.to_move(state)
        if player < 0:
            return ()
        place = state.places[player]
        to = place if action == STAND else self.beside(place, action)
        return (place, to) if to >= 0 else ()

    def board(self, state: State, player: int | None = None) -> Board:
        chosen = state.chosen if player is None else self.known_choices(state, player)
        cells: list[Cell] = [None] * self.cells
        for owner, place in enumerate(state.places):
            symbol = self.player_name(owner) + ("*" if state.ball == owner else "")
            cells[place] = Piece(symbol, owner)
        rows = {(self.rows - 1) // 2, self.rows // 2}
        mouths = {row * self.columns + edge for row in rows for edge in (0, self.columns - 1)}
        tints = tuple("green" if cell in mouths else "" for cell in range(self.cells))
        grid = _grid.grid(cells, self.rows, self.columns, title="* has the ball", tints=tints)
        return (grid, Text(self.choices_text(chosen), "choices"))

"""Can't Stop, by Sid Sackson (1980): climb columns with dice, and know when to stop.

Four dice are rolled and paired. Each pair's sum is a column in which a runner climbs a step. Three
runners are there for a turn. Who stops keeps what they climbed; a roll that no runner can use loses
it. The player who first has three columns wins.

With fewer sides there are fewer columns and shorter ones, so that the game can be solved (Glenn,
Fang and Kruskal, "A retrograde approximation algorithm for two-player Can't Stop", 2008, take the
same ones). A lost turn leaves all as it was, so that states repeat. Where a pairing has two columns
and one runner is left, the player takes one of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import numpy as np

from ..board import Board, Cell, Dice, Grid, Piece, Text
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Range, Setting, check
from ..tuples import replaced

RUNNERS = 3
ROLLING, DECIDING = -1, -2
_ROLL, _STOP = range(2)


class State(NamedTuple):
    markers: tuple[int, ...]  # steps that are kept: the first player's columns, then the second's
    runners: tuple[int, ...]  # the step of the runner in each column, or 0
    roll: int  # the number of the roll to be used, ROLLING or DECIDING
    player: int


class CantStop(Game):
    guide = Guide(
        title="Can't Stop",
        summary="Climb columns with dice; stop before a roll loses it all",
        kind="Dice games",
        rules="""
        There is a column for each sum of two dice, the longest in the middle. In a turn, four dice
        are rolled, and the player pairs them. In the columns of both sums a runner climbs one step,
        from where the player's own marker is. There are three runners. If both pairs can be used,
        they must be. Then the player chooses: roll again, or stop. Stopping keeps the steps of the
        runners. A roll that no runner can use loses them, and the turn ends. A player who stops
        at the top of a column has won it, and nobody may use it any more. The player who first has
        three columns wins.
        """,
        moves="""
        Use the buttons, or type the move. `5+8` climbs in columns 5 and 8, `7` in one only. `roll`
        rolls again and `stop` keeps the steps.
        """,
        parameters={
            "sides": Setting("How many sides each die has.", Range(2, 6)),
            "shortest": Setting(
                "The length of the outermost columns; each further in has two more.", Range(1, 5)
            ),
            "columns": "How many columns win.",
        },
        history="https://en.wikipedia.org/wiki/Can%27t_Stop_(board_game)",
        picture="2-3-4-5, 7+7, roll, 1-2-5-6, 7+7, stop, 1-2-2-6, 4+7",
    )

    def __init__(self, sides: int = 6, shortest: int = 3, columns: int = 3) -> None:
        # With more to win than there are sides, both might win too many for the other to win.
        check("columns", columns, Range(1, sides))
        self.sides, self.shortest, self.columns = sides, shortest, columns
        self.width = 2 * sides - 1
        self.lengths = tuple(
            shortest + 2 * min(column, self.width - 1 - column) for column in range(self.width)
        )
        rolls = list(combinations_with_replacement(range(1, sides + 1), 4))
        self.rolls = np.array(rolls, np.int8)
        ways = [24 // prod(factorial(roll.count(face)) for face in set(roll)) for roll in rolls]
        self.chances = np.array([way / sides**4 for way in ways])
        self.nothing = (0,) * self.width
        self.nowhere = (0,) * (2 * self.width)
        self.utility_bounds = (-1.0, 1.0)
        self.max_actions = max(len(rolls), self.width * (self.width + 1))

    def initial_state(self) -> State:
        return State(self.nowhere, self.nothing, ROLLING, 0)

    def to_move(self, state: State) -> int:
        return CHANCE if state.roll == ROLLING else state.player

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        if state.roll == ROLLING:
            for action in range(len(self.rolls)):
                yield action
        elif state.roll == DECIDING:
            yield _ROLL
            yield _STOP
        else:
            for number in range(6):
                action = self.option(state, number)
                if action >= 0 and not self.offered(state, action, number):
                    yield action

    def offered(self, state: State, action: int, number: int) -> bool:
        """Whether an option before this number is the same."""
        same = 0
        for other in range(number):
            if self.option(state, other) == action:
                same += 1
        return same > 0

    def option(self, state: State, number: int) -> int:
        """Two options for each of three pairings: both columns or the lower one, and the higher
        one where not both can be used; -1 where there is none.

        A pair of columns is written as lower * (width + 1) + higher, with width for no second.
        """
        first = number // 2 + 1  # the die that is paired with the first one
        dice = self.rolls[state.roll]
        one = int(dice[0]) + int(dice[first])
        other = int(dice[1]) + int(dice[2]) + int(dice[3]) + int(dice[0]) - one
        low, high = min(one, other) - 2, max(one, other) - 2
        lower_fits = self.fits(state, low)
        both = lower_fits and self.fits(self.climbed(state, low), high)
        if both:
            return low * (self.width + 1) + high if number % 2 == 0 else -1
        if number % 2 == 0:
            return low * (self.width + 1) + self.width if lower_fits else -1
        fits = low != high and self.fits(state, high)
        return high * (self.width + 1) + self.width if fits else -1

    def fits(self, state: State, column: int) -> bool:
        """Whether a runner can climb in a column."""
        length = self.lengths[column]
        for player in range(2):
            if state.markers[player * self.width + column] == length:
                return False
        if state.runners[column] > 0:
            return state.runners[column] < length
        used = 0
        for other in range(self.width):
            if state.runners[other] > 0:
                used += 1
        return used < RUNNERS

    def climbed(self, state: State, column: int) -> State:
        step = state.runners[column]
        if step == 0:
            step = state.markers[state.player * self.width + column]
        runners = replaced(state.runners, column, step + 1)
        return State(state.markers, runners, state.roll, state.player)

    def result(self, state: State, action: int) -> State:
        if state.roll == ROLLING:
            rolled = State(state.markers, state.runners, action, state.player)
            for number in range(6):
                if self.option(rolled, number) >= 0:
                    return rolled
            return State(state.markers, self.nothing, ROLLING, 1 - state.player)
        if state.roll >= 0:
            first, second = action // (self.width + 1), action % (self.width + 1)
            state = self.climbed(state, first)
            if second < self.width:
                state = self.climbed(state, second)
            return State(state.markers, state.runners, DECIDING, state.player)
        if action == _ROLL:
            return State(state.markers, state.runners, ROLLING, state.player)
        markers = state.markers
        for column in range(self.width):
            if state.runners[column] > 0:
                place = state.player * self.width + column
                markers = replaced(markers, place, state.runners[column])
        return State(markers, self.nothing, ROLLING, 1 - state.player)

    def won(self, state: State, player: int) -> int:
        """The number of columns that a player has won."""
        count = 0
        for column in range(self.width):
            if state.markers[player * self.width + column] == self.lengths[column]:
                count += 1
        return count

    def is_terminal(self, state: State) -> bool:
        # Only who has just stopped can have won.
        return state.roll == ROLLING and self.won(state, 1 - state.player) >= self.columns

    def utility(self, state: State, player: int) -> float:
        return 1.0 if player == 1 - state.player else -1.0

    def probability(self, state: State, action: int) -> float:
        return float(self.chances[action])

    def evaluate(self, state: State, player: int) -> float:
        """The lead in steps, runners included, each as a part of its column."""
        lead = 0.0
        for column in range(self.width):
            for owner in range(2):
                step = state.markers[owner * self.width + column]
                if owner == state.player:
                    step = max(step, state.runners[column])
                part = step / self.lengths[column]
                lead += part if owner == player else -part
        return lead / self.width

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        if state.roll == ROLLING:
            return "-".join(str(int(face)) for face in self.rolls[action])
        if state.roll == DECIDING:
            return ("roll", "stop")[action]
        first, second = divmod(action, self.width + 1)
        return f"{first + 2}+{second + 2}" if second < self.width else str(first + 2)

    def action_words(self, state: State, action: int) -> str:
        text = self.action_text(state, action)
        if state.roll == ROLLING:
            return f"{self.player_name(state.player)} rolls {text}"
        if state.roll == DECIDING:
            return "roll again" if action == _ROLL else "stop and keep the steps"
        return f"climb in {text.replace('+', ' and ')}"

    def board(self, state: State, player: int | None = None) -> Board:
        rows = max(self.lengths)
        cells = tuple(
            self._seen(state, column, rows - row)
            for row in range(rows)
            for column in range(self.width)
        )
        labels = tuple(str(column + 2) for column in range(self.width))
        grid = Grid(rows, self.width, cells, column_labels=labels)
        names = [f"{self.player_name(one)} {self.won(state, one)}" for one in range(2)]
        score = Text(", ".join(names), "columns won")
        if state.roll < 0:
            return (grid, score)
        dice = tuple(int(face) for face in self.rolls[state.roll])
        return (grid, Dice(dice, state.player, "rolled"), score)

    def _seen(self, state: State, column: int, step: int) -> Cell:
        if step > self.lengths[column]:
            return Piece("%", figure="wall")
        if state.runners[column] == step:
            return Piece("o", figure="dot")
        owners = [one for one in range(2) if state.markers[one * self.width + column] == step]
        if len(owners) == 2:
            return Piece("=")
        return Piece("XO"[owners[0]], owners[0], "stone") if owners else None

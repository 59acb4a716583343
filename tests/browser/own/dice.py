"""A game of one's own with dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from zermelo import CHANCE, Game


class State(NamedTuple):
    points: tuple[int, int]
    player: int
    rolling: bool


class Dice(Game):
    """Roll a die or pass; who first has ten points wins, and who rolls a one loses them."""

    zero_sum = True
    chance = True

    def initial_state(self) -> State:
        return State((0, 0), 0, False)

    def to_move(self, state: State) -> int:
        return CHANCE if state.rolling else state.player

    def actions(self, state: State) -> Iterator[int]:
        if state.rolling:
            for eyes in range(1, 7):
                yield eyes
        else:
            yield 0
            yield 1

    def probability(self, state: State, action: int) -> float:
        return 1 / 6

    def result(self, state: State, action: int) -> State:
        mine, other = state.points[state.player], 1 - state.player
        if not state.rolling:
            passed = State(state.points, other, False)
            return State(state.points, state.player, True) if action == 1 else passed
        mine = 0 if action == 1 else mine + action
        points = (mine, state.points[1]) if state.player == 0 else (state.points[0], mine)
        return State(points, other, False)

    def is_terminal(self, state: State) -> bool:
        return state.points[0] >= 10 or state.points[1] >= 10

    def utility(self, state: State, player: int) -> float:
        return 1.0 if state.points[player] >= 10 else -1.0

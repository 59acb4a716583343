"""Rock paper scissors: both choose at once.

At once means: the second player chooses without seeing what the first did. `rock`, `paper`
and `scissors` set what a win with each is worth, so that biased versions can be played.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import NamedTuple

from ..board import Board, Cards
from ..errors import BadParameter
from ..game import Game

_NAMES = ("rock", "paper", "scissors")
_NONE, _HIDDEN = -1, 3


class State(NamedTuple):
    first: int
    second: int


class RockPaperScissors(Game):
    max_actions = 3

    def __init__(self, rock: float = 1.0, paper: float = 1.0, scissors: float = 1.0) -> None:
        if not all(0 < worth < inf for worth in (rock, paper, scissors)):
            raise BadParameter("what a win is worth must be above 0, and finite")
        self.rock, self.paper, self.scissors = float(rock), float(paper), float(scissors)
        self.worth = (self.rock, self.paper, self.scissors)
        self.utility_bounds = (-max(self.worth), max(self.worth))

    def initial_state(self) -> State:
        return State(_NONE, _NONE)

    def to_move(self, state: State) -> int:
        return 0 if state.first == _NONE else 1

    def actions(self, state: State) -> Iterable[int]:
        return range(3 if state.second == _NONE else 0)

    def result(self, state: State, action: int) -> State:
        if state.first == _NONE:
            return State(action, _NONE)
        return State(state.first, action)

    def is_terminal(self, state: State) -> bool:
        return state.second != _NONE

    def utility(self, state: State, player: int) -> float:
        if state.first == state.second:
            return 0.0
        if (state.first - state.second) % 3 == 1:
            return self.worth[state.first] if player == 0 else -self.worth[state.first]
        return self.worth[state.second] if player == 1 else -self.worth[state.second]

    def information(self, state: State, player: int) -> State:
        """The second player sees that the first has chosen, and what only once it is over."""
        if player == 1 and state.first != _NONE and state.second == _NONE:
            return State(_HIDDEN, _NONE)
        return state

    def action_text(self, state: State, action: int) -> str:
        return _NAMES[action]

    def board(self, state: State, player: int | None = None) -> Board:
        seen = state if player is None else self.information(state, player)
        shown = {_NONE: (), _HIDDEN: ("?",), 0: ("rock",), 1: ("paper",), 2: ("scissors",)}
        return tuple(
            Cards(shown[choice], owner, self.player_name(owner))
            for owner, choice in enumerate(seen)
        )

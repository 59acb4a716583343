"""Matching pennies: both lay down a coin at once; the first wins if they match.

At once means: the second player chooses without seeing what the first did.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..board import Board, Cards
from ..game import Game

_NAMES = ("heads", "tails")
_NONE, _HIDDEN = -1, 2


class State(NamedTuple):
    first: int
    second: int


class MatchingPennies(Game):
    max_actions = 2

    def initial_state(self) -> State:
        return State(_NONE, _NONE)

    def to_move(self, state: State) -> int:
        return 0 if state.first == _NONE else 1

    def actions(self, state: State) -> Iterable[int]:
        return range(2 if state.second == _NONE else 0)

    def result(self, state: State, action: int) -> State:
        if state.first == _NONE:
            return State(action, _NONE)
        return State(state.first, action)

    def is_terminal(self, state: State) -> bool:
        return state.second != _NONE

    def utility(self, state: State, player: int) -> float:
        winner = 0 if state.first == state.second else 1
        return 1.0 if player == winner else -1.0

    def information(self, state: State, player: int) -> State:
        """The second player sees that the first has chosen, and what only once it is over."""
        if player == 1 and state.first != _NONE and state.second == _NONE:
            return State(_HIDDEN, _NONE)
        return state

    def action_text(self, state: State, action: int) -> str:
        return _NAMES[action]

    def board(self, state: State, player: int | None = None) -> Board:
        seen = state if player is None else self.information(state, player)
        shown = {_NONE: (), _HIDDEN: ("?",), 0: ("heads",), 1: ("tails",)}
        return tuple(
            Cards(shown[choice], owner, self.player_name(owner))
            for owner, choice in enumerate(seen)
        )

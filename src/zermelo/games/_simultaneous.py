"""Two players choose at once, and the game is over: the second does not see the first's choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..board import Board, Cards, card_place
from ..game import Game

NONE, HIDDEN = -1, -2


class State(NamedTuple):
    first: int
    second: int


class AtOnce(Game):
    """A game of one simultaneous choice each; subclasses name the choices and their utilities."""

    choices: tuple[str, ...] = ()
    observation_shape = (2,)

    def initial_state(self) -> State:
        return State(NONE, NONE)

    def to_move(self, state: State) -> int:
        return 0 if state.first == NONE else 1

    def actions(self, state: State) -> Iterable[int]:
        return range(self.max_actions if state.second == NONE else 0)

    def result(self, state: State, action: int) -> State:
        return State(action, NONE) if state.first == NONE else State(state.first, action)

    def is_terminal(self, state: State) -> bool:
        return state.second != NONE

    def information(self, state: State, player: int) -> State:
        """The second player sees that the first has chosen, and what only once it is over."""
        if player == 1 and state.first != NONE and state.second == NONE:
            return State(HIDDEN, NONE)
        return state

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Who the player is: there is nothing else to know before both have chosen."""
        planes[0], planes[1] = 1 - player, player

    def action_text(self, state: State, action: int) -> str:
        return self.choices[action]

    def board(self, state: State, player: int | None = None) -> Board:
        """What lies on the table, and what the player to move may choose from."""
        seen = state if player is None else self.information(state, player)
        table = tuple(
            Cards(self.words(choice), owner, self.player_name(owner))
            for owner, choice in enumerate(seen)
        )
        if self.is_terminal(state):
            return table
        return (*table, Cards(self.choices, self.to_move(state), "to choose from"))

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return (card_place(self.board(state), 2, action),)

    def words(self, choice: int) -> tuple[str, ...]:
        """What lies on the table for a choice."""
        if choice == NONE:
            return ()
        return ("?",) if choice == HIDDEN else (self.choices[choice],)

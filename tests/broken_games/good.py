"""Two good games, and how to break them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from zermelo import CHANCE, Game
from zermelo.board import Board, Cards, Grid, Piece, Text


class Walk(NamedTuple):
    place: int
    ply: int


class Corridor(Game):
    """Two players take turns to step left or right from the middle of a corridor of nine
    places, or stay; whoever reaches an end wins, and nobody after ten plies. A good game."""

    breaks = ""
    compiled = False  # which is quicker than to compile each of the broken ones
    max_actions = 3
    symmetries = 2
    feature_names = ("place",)
    observation_shape = (9,)

    def initial_state(self) -> Any:
        return Walk(4, 0)

    def to_move(self, state: Any) -> int:
        return state.ply % 2

    def actions(self, state: Any) -> Iterator[int]:
        if not self.is_terminal(state):
            yield -1
            yield 0
            yield 1

    def result(self, state: Any, action: int) -> Any:
        return Walk(state.place + action, state.ply + 1)

    def is_terminal(self, state: Any) -> bool:
        return state.place == 0 or state.place == 8 or state.ply == 10

    def utility(self, state: Any, player: int) -> float:
        if 0 < state.place < 8:
            return 0.0
        return -1.0 if self.to_move(state) == player else 1.0

    def symmetric_state(self, state: Any, symmetry: int) -> Any:
        return state if symmetry == 0 else Walk(8 - state.place, state.ply)

    def symmetric_action(self, action: int, symmetry: int) -> int:
        return action if symmetry == 0 else -action

    def features(self, state: Any, player: int) -> tuple[float, ...]:
        return (float(state.place),)

    def observation(self, state: Any, player: int, planes: Any) -> None:
        planes[state.place] = 1.0

    def action_text(self, state: Any, action: int) -> str:
        return ("left", "stay", "right")[action + 1]

    def board(self, state: Any, player: int | None = None) -> Board:
        return (Grid(1, 9, tuple(Piece("x") if i == state.place else None for i in range(9))),)


class Deal(NamedTuple):
    cards: tuple[int, int]
    dealt: int
    played: tuple[int, int]
    ply: int


class HighCard(Game):
    """Each gets one of three cards; both stay or raise, twice in turn. A good game."""

    breaks = ""
    compiled = False  # which is quicker than to compile each of the broken ones
    max_actions = 3
    utility_bounds = (-3.0, 3.0)
    plays = 4

    def initial_state(self) -> Deal:
        return Deal((-1, -1), 0, (0, 0), 0)

    def to_move(self, state: Deal) -> int:
        return CHANCE if state.dealt < 2 else state.ply % 2

    def actions(self, state: Deal) -> Iterator[int]:
        if state.dealt < 2:
            for card in range(3):
                if card != state.cards[0]:
                    yield card
        elif not self.is_terminal(state):
            yield 0
            yield 1

    def result(self, state: Deal, action: int) -> Deal:
        if state.dealt == 0:
            return Deal((action, -1), 1, state.played, 0)
        if state.dealt == 1:
            return Deal((state.cards[0], action), 2, state.played, 0)
        first, second = state.played
        bit = action << (state.ply // 2)
        played = (first | bit, second) if state.ply % 2 == 0 else (first, second | bit)
        return Deal(state.cards, 2, played, state.ply + 1)

    def is_terminal(self, state: Deal) -> bool:
        return state.ply == self.plays

    def utility(self, state: Deal, player: int) -> float:
        stake = 1.0 + (1.0 if state.played[0] else 0.0) + (1.0 if state.played[1] else 0.0)
        return stake if state.cards[player] > state.cards[1 - player] else -stake

    def probability(self, state: Deal, action: int) -> float:
        return 1.0 / 3.0 if state.dealt == 0 else 0.5

    def information(self, state: Deal, player: int) -> Any:
        return (state.cards[player], state.dealt, state.played, state.ply)

    def board(self, state: Deal, player: int | None = None) -> Board:
        cards = tuple(
            "?" if player is not None and who != player else str(card)
            for who, card in enumerate(state.cards)
        )
        return (Cards(cards), Text(f"{state.dealt} {state.played} {state.ply}"))


def broken(name: str, good: type[Game], breaks: str, **changed: Any) -> type[Game]:
    """A good game in which one thing is changed, and the rule that this breaks."""
    return type(name, (good,), {"breaks": breaks, **changed})
